// The fixed numbers of a battle: what no content changes and no commander chooses. docs/BATTLE.md gives the reason for each.
// Invariant: any change here changes how seeds play out, and therefore needs a new ENGINE_VERSION, and battles a new version of their document, which
// a process of the older law leaves alone (tests/server/battleVersions.test.ts).
import type { UnitType } from '@sigilla/content/schema/modifier.ts';
import type { Stance } from './orders.ts';

/**
 * Named in every setup and replay; a battle is fought to its end, and its replay verified, by the version it names. What an older
 * version said otherwise is in olderLaw.ts.
 */
export const ENGINE_VERSION = 7;

/** Rounds a battle lasts at most (latin.md 9.7). */
export const MAX_ROUNDS = 20;
/** Companies a side fields at most (G-179). */
export const MAX_COMPANIES = 40;
/**
 * Morale points that a side would lose with all of its strength: 5 (latin.md 9.7) for each fortieth of the health it came with, whoever
 * bore it (G-194). So ten men more can only help, and a lone man who falls is a lone man.
 */
export const MORALE_OF_ALL = 200;
/** At or below this a side breaks, and the battle stops at that blow (latin.md 4.7, 9.7). */
export const MORALE_BREAK = 20;
/** At or below this, at the start of a round, a side has lost its formation (G-054). */
export const MORALE_WAVER = 40;
/** What a side that holds, and whose losses in the round cost it no morale, recovers, never above where it began. */
export const MORALE_STEADIED = 2;
/** Consecutive rounds of falling back after which a side has left the field. */
export const ROUNDS_TO_WITHDRAW = 2;

/** The jitter of initiative is 0 to 20 (latin.md 9.7). */
export const JITTER_FACES = 21;
/**
 * The variance of a blow is 800 to 1200 permille (latin.md 9.7): 800, plus 0 to 300 drawn once a round for each side (its fortune),
 * plus 0 to 100 drawn for the blow. Drawn blow by blow alone, luck would cancel out over a hundred blows and every battle be foretold.
 */
export const VARIANCE_LOW = 800;
export const FORTUNE_FACES = 301;
export const BLOW_FACES = 101;
/** The fortune that is neither good nor bad. */
export const FORTUNE_EVEN = 150;

/** Health and damage are counted in thousandths of a point. */
export const POINT = 1000;
/**
 * The strength that a blow has to spare when it fells its target strikes on, counted in tenths of a man. Counted in whole men a company of one
 * never had any, so that an engine fell to two stones or to three and to nothing between, and a few engines more could be worth nothing.
 */
export const MAN_PARTS = 10;
/** The sum of all modifiers is held between these (permille). */
export const FACTOR_LOW = 250;
export const FACTOR_HIGH = 3000;

/** Men on the field (both sides) up to which every man finds an enemy to strike at; beyond, the press thins the blows. */
export const PRESS_MEN = 10;
/** However great the host, this share of its men strikes in a round (permille). */
export const PRESS_LOW = 100;

/**
 * The front is as wide as the weaker side (by the health both have left): of the stronger, that share of the men finds an enemy, and the
 * others take the places of the fallen. Never less than this share (permille), so that a host walks over a handful.
 */
export const FRONT_LOW = 500;

/**
 * The tide: by how much (permille) every blow of the attacker weighs more and every blow of the defender less: the day's own (drawn once a battle,
 * up to this either way) and the round's swing (drawn every round). It is what lets the somewhat weaker win now and then, at every size
 * of battle: luck drawn round by round alone would cancel out in a long one.
 */
export const DAY = 135;
export const SWING = 155;

/**
 * A rear rank with no front before it is exposed: wholly when nobody stands there, not at all when half of the side's health does. Hand
 * fighters strike an exposed rear so much harder, and its missiles fly so much worse (permille, by the measure of exposure).
 */
export const EXPOSED = 700;
export const EXPOSED_AIM = 300;

/** One part in so many of a side's health must be of the aiding kind for its aid to be whole. */
export const AID_SHARE = 10;

/** Rounds that a quiver lasts; in each further round missiles lose as much more (permille), down to what is picked up again. */
export const QUIVER_ROUNDS = 3;
export const QUIVER_EMPTIES = 150;
export const QUIVER_LEAST = 450;

/** What is left of a company that nobody has touched, in permille: ranks whom an order means by the weakest. */
export const FRESH = 1000;

/** After this many rounds guards begin to drop: each further round adds as much to every blow of both sides (permille). */
export const FRESH_ROUNDS = 8;
export const WEARINESS = 50;

/** The largest pool of a company in points: keeps thousandths within 31 bits. */
export const MAX_POOL_POINTS = 2_000_000;

/** Permille that one point of commander bonus adds to every blow of the side, and the most points that count. */
export const COMMANDER_PERMILLE = 4;
export const COMMANDER_CAP = 50;

/** Matchups: the type in the row strikes the type in the column with this much more or less (latin.md 9.7: x1.2 and x0.8). */
const STRONG = 200;
const WEAK = -200;
export const MATCHUPS: Readonly<Record<UnitType, Readonly<Partial<Record<UnitType, number>>>>> = {
  infantry: { cavalry: STRONG, archer: WEAK },
  archer: { infantry: STRONG, cavalry: WEAK, naval: WEAK },
  cavalry: { archer: STRONG, siege: STRONG, support: STRONG, infantry: WEAK },
  siege: { infantry: STRONG, naval: STRONG, cavalry: WEAK },
  support: { infantry: STRONG, cavalry: WEAK, siege: WEAK },
  naval: { archer: STRONG, siege: WEAK },
};

/**
 * What a stance adds to its own side's blows, by the other side's stance. Hold beats press (the runner meets a wall), press beats
 * feint (the trick is overrun), feint beats hold by scattering its aim (round.ts), and pays a little for the show.
 */
export const STANCE_EDGE: Readonly<Record<Stance, Readonly<Record<Stance, number>>>> = {
  hold: { hold: 0, press: 50, feint: 0, fall_back: -100 },
  press: { hold: 0, press: 75, feint: 75, fall_back: 150 },
  feint: { hold: -40, press: 0, feint: -50, fall_back: -100 },
  fall_back: { hold: -350, press: -250, feint: -350, fall_back: -400 },
};

/** Who strikes at the nearest looks for the weakest among this many living enemies. */
export const REACH = 16;
/** How much further the rear rank is for hand fighters, in the units of `lane` (a rank is 1000 wide). */
export const REAR_STEP = 60;
/** What it is worth: no step is wasted. */
export const NEAREST_EDGE = 50;
/** What it costs to look past the front for archers or engines: on foot; by missile or spell. */
export const HUNT_ON_FOOT = -300;
export const HUNT_FROM_AFAR = -200;
/** Cavalry rides round the front, and that takes a while. */
export const HUNT_ON_HORSE = -50;

/** One company in so many is kept back with the reserve, evenly among all that a side has. */
export const RESERVE_EVERY = 3;
/** What a side's thin line costs it while its reserve is held back: on every enemy blow, and so much more where the enemy presses. */
export const THINNED = 25;
export const THINNED_PRESSED = 75;
/** What a reserve adds to its own blows in the round it goes in, for each round it has waited, and at most. */
export const RESTED = 100;
export const RESTED_MOST = 300;

/** A rally: so much on every blow of the side for each point of morale below 100, in that round; and it counts as in order. */
export const RALLY = 2;
/** How often a side may call on its mages, by the kind of battle. */
export const SPELLS = 1;
export const SPELLS_WHERE_MAGIC_REIGNS = 2;

/** A skirmish is left sooner: nobody dies for a cart. */
export const SKIRMISH_BREAK = 35;

/** What walls are, in points, before their kingdom has built anything; so long as more than this is left, they cover wholly. */
export const WALLS = 1000;
/** Points that each percent of defense from a kingdom's buildings adds to its walls, and the most that they can add. */
export const WALLS_PER_PERCENT = 10;
export const WALLS_BUILT_MOST = 1000;

/** A charge: cavalry that fights hand to hand, under orders to press, on ground that allows it. */
export const CHARGE = 300;
/** Into pikes. */
export const CHARGE_INTO_PIKES = -400;
/** Into a side that holds. */
export const CHARGE_INTO_HOLD = -100;
/** Full rounds that horses rest between two charges. */
export const CHARGE_REST = 2;
