// What a battle leaves behind: casualties, seasoned veterans, experience, spoils, honor and the record, for both kingdoms at once.
// Pure; conclusion.ts makes one outcome of what is decided here and the last round.
// Invariants: in sparring nobody dies and nothing is taken; gold only changes hands; both armies are free afterwards.
import type { EventText } from '@sigilla/content/texts/events.ts';
import { advanceVeterans } from '../battle/experience.ts';
import { battleReport } from '../battle/battleReport.ts';
import type { BattleReport } from '../battle/report.ts';
import { opposite } from '../battle/setup.ts';
import type { BattleSetup, Side } from '../battle/setup.ts';
import type { Winner } from '../battle/state.ts';
import { clamp, scale } from '../core/permille.ts';
import { mergeUnits, releasedArmy } from '../kingdom/armies.ts';
import { bonusesOf } from '../kingdom/bonuses.ts';
import type { KingdomContent } from '../kingdom/content.ts';
import { tallyOf } from '../kingdom/dayTally.ts';
import type { Holdings } from '../kingdom/holdings.ts';
import type { Army, Kingdom, WarRecord } from '../kingdom/kingdom.ts';
import type { BattleDoc } from './battle.ts';
import { PAID_SPARRING_PARTNERS, SPARRING_EXPERIENCE } from './challenge.ts';
import { honorGained, isWorthy } from './honor.ts';
import { ledHome } from './ledHome.ts';
import { hasMoreToTeach, lastLesson, learntFrom, lessonLearnt } from './lessons.ts';
import { seedOf } from './seedOf.ts';
import { rulerExperience } from './rulerExperience.ts';
import type { Spoils } from './spoils.ts';

/** Permille of a beaten kingdom's gold that the attacker carries off, and the most that one surviving man can carry. */
const PLUNDER_PERMILLE = 50;
const GOLD_PER_MAN = 10;
/** Gold that no raider finds: the strongroom's, and a little under every roof for each level it stands. */
const STRONGROOM = 200;
const UNDER_A_ROOF = 20;

/** The part of a treasury that cannot be carried off. */
export const guardedGold = (holdings: Holdings, content: KingdomContent): number =>
  holdings.buildings.reduce(
    (sum, { level, quantity }) => sum + UNDER_A_ROOF * level * quantity,
    STRONGROOM + bonusesOf(holdings, content).vault,
  );

/** Points of morale an army gains or loses by the outcome; a beaten one keeps enough heart to fight again. */
const MORALE_WON = 5;
const MORALE_LOST = 10;
/** … and who laid down arms: they come home, and hear about it. */
const MORALE_SURRENDERED = 15;
const LOWEST_MORALE_AFTER = 50;

export type BothKingdoms = Readonly<Record<Side, Kingdom>>;

export interface Aftermath {
  readonly battle: BattleDoc;
  readonly kingdoms: BothKingdoms;
  readonly chronicle: EventText;
  /** For each ruler who is a player. */
  readonly notices: Readonly<Record<Side, EventText>>;
  /** What became of the hero who led a side; null where none did, or nothing did. */
  readonly ofHeroes: Readonly<Record<Side, EventText | null>>;
  /** That the rival has nothing more to teach this week; null but for the last lesson. */
  readonly ofLessons: Readonly<Record<Side, EventText | null>>;
}

const both = <T>(of: (side: Side) => T): Record<Side, T> => ({
  attacker: of('attacker'),
  defender: of('defender'),
});

/** Casualties taken out, survivors seasoned, and the army free again. */
const fought = (army: Army, report: BattleReport, side: Side): Army => {
  const survivors = army.units.flatMap((unit, index) => {
    const fallen = report[side].casualties.find(({ unitIndex }) => unitIndex === index)?.fallen ?? 0;
    if (fallen >= unit.quantity) return [];
    const gain =
      report.experienceGained.find(
        ({ participant, unitIndex }) => participant === side && unitIndex === index,
      )?.xpGain ?? 0;
    return [
      {
        ...unit,
        quantity: unit.quantity - fallen,
        ...advanceVeterans(unit.veteranLevel, unit.experience, gain),
      },
    ];
  });
  const morale =
    report.winner === side
      ? clamp(army.morale + MORALE_WON, 0, 100)
      : report.winner === opposite(side)
        ? Math.min(
            army.morale,
            Math.max(
              LOWEST_MORALE_AFTER,
              army.morale - (report.cause === 'surrender' ? MORALE_SURRENDERED : MORALE_LOST),
            ),
          )
        : army.morale;
  return releasedArmy({ ...army, units: mergeUnits([], survivors), morale });
};

const recorded = (record: WarRecord, side: Side, winner: Winner, honor: number): WarRecord => {
  const won = winner === side;
  const lost = winner === opposite(side);
  const streak = won
    ? Math.max(0, record.currentStreak) + 1
    : lost
      ? Math.min(0, record.currentStreak) - 1
      : 0;
  return {
    wins: record.wins + (won ? 1 : 0),
    losses: record.losses + (lost ? 1 : 0),
    draws: record.draws + (winner === 'none' ? 1 : 0),
    honor: Math.max(0, record.honor + honor),
    currentStreak: streak,
    longestStreak: Math.max(record.longestStreak, streak),
  };
};

const spoilsOf = (
  battle: BattleDoc,
  setup: BattleSetup,
  report: BattleReport,
  kingdoms: BothKingdoms,
  content: KingdomContent,
  now: number,
): Spoils => {
  const none = { attacker: 0, defender: 0 };
  if (battle.kind === 'sparring') {
    const paid = (side: Side): number => {
      const partners = tallyOf(kingdoms[side].today, now).sparringPartners;
      const met = partners.includes(kingdoms[opposite(side)].id);
      return !met && partners.length < PAID_SPARRING_PARTNERS ? SPARRING_EXPERIENCE : 0;
    };
    return { experienceGained: both(paid), honorGained: none, goldGained: none };
  }
  // Beating someone below half of one's own power brings nothing; being beaten teaches, where there was a chance.
  const worthy = (side: Side): boolean =>
    report.winner !== side || isWorthy(battle[side].power, battle[opposite(side)].power);
  // Who lays down arms has learnt nothing from it, and cannot be beaten for the learning.
  const yielded = (side: Side): boolean => report.cause === 'surrender' && report.winner !== side;
  const survivors = report.attacker.men - report.attacker.fallen;
  const plunder =
    report.winner === 'attacker' && worthy('attacker')
      ? Math.min(
          scale(
            Math.max(0, kingdoms.defender.resources.gold - guardedGold(kingdoms.defender, content)),
            PLUNDER_PERMILLE,
          ),
          survivors * GOLD_PER_MAN,
        )
      : 0;
  return {
    experienceGained: both((side) => {
      if (!worthy(side) || yielded(side)) return 0;
      const points = rulerExperience(setup, report.winner, side, seedOf(battle));
      return learntFrom(kingdoms[side], kingdoms[opposite(side)], points, now);
    }),
    honorGained:
      battle.kind === 'ranked'
        ? honorGained(
            both((side) => ({ honor: kingdoms[side].war.honor, power: battle[side].power })),
            report.winner,
          )
        : none,
    goldGained: { attacker: plunder, defender: plunder === 0 ? 0 : -plunder },
  };
};

/** Of those who stood on the walls and belong to no army. */
const townsfolkFallen = (battle: BattleDoc, kingdom: Kingdom, report: BattleReport, side: Side): number => {
  const entries = kingdom.armies.find(({ lockedBy }) => lockedBy === battle.id)?.units.length ?? 0;
  return report[side].casualties.slice(entries).reduce((sum, { fallen }) => sum + fallen, 0);
};

/** What a side's kingdom is after it. */
const after = (
  battle: BattleDoc,
  kingdoms: BothKingdoms,
  side: Side,
  { report, spoils }: { readonly report: BattleReport; readonly spoils: Spoils },
  now: number,
): Kingdom => {
  const [kingdom, rival] = [kingdoms[side], kingdoms[opposite(side)]];
  const experience = kingdom.experience + spoils.experienceGained[side];
  const held = (army: Army): boolean => army.lockedBy === battle.id;
  if (battle.kind === 'sparring') {
    const today = tallyOf(kingdom.today, now);
    const isPaid = spoils.experienceGained[side] > 0;
    return {
      ...kingdom,
      experience,
      armies: kingdom.armies.map((army) => (held(army) ? releasedArmy(army) : army)),
      today: isPaid ? { ...today, sparringPartners: [...today.sparringPartners, rival.id] } : today,
    };
  }
  return {
    ...kingdom,
    experience,
    lessons: spoils.experienceGained[side] > 0 ? lessonLearnt(kingdom, rival, now) : kingdom.lessons,
    resources: {
      ...kingdom.resources,
      gold: kingdom.resources.gold + spoils.goldGained[side],
      population: Math.max(0, kingdom.resources.population - townsfolkFallen(battle, kingdom, report, side)),
    },
    armies: kingdom.armies.map((army) => (held(army) ? fought(army, report, side) : army)),
    war: recorded(kingdom.war, side, report.winner, spoils.honorGained[side]),
  };
};

const chronicled = (battle: BattleDoc, report: BattleReport, spoils: Spoils, variant: number): EventText => {
  const names = { attacker: battle.attacker.kingdomName, defender: battle.defender.kingdomName };
  const { rounds, winner } = report;
  const fallen = report.attacker.fallen + report.defender.fallen;
  if (winner === 'none')
    return battle.kind === 'sparring'
      ? { code: 'sparringDrawn', params: { ...names, rounds }, variant }
      : { code: 'battleUndecided', params: { ...names, rounds, fallen }, variant };
  const pair = { winner: names[winner], loser: names[opposite(winner)] };
  switch (battle.kind) {
    case 'sparring':
      return { code: 'sparringWon', params: { ...pair, rounds }, variant };
    case 'raid':
      return winner === 'attacker'
        ? { code: 'raidWon', params: { ...names, gold: spoils.goldGained.attacker, fallen }, variant }
        : { code: 'raidBeaten', params: { ...names, fallen }, variant };
    case 'ranked':
      return { code: 'rankedWon', params: { ...pair, rounds, fallen }, variant };
  }
};

const told = (battle: BattleDoc, report: BattleReport, side: Side, variant: number): EventText => {
  const params = { kingdom: battle[opposite(side)].kingdomName, rounds: report.rounds };
  const isPractice = battle.kind === 'sparring';
  if (report.winner === 'none') return { code: isPractice ? 'sparringEven' : 'battleDrawn', params };
  const won = report.winner === side;
  if (isPractice) return { code: won ? 'sparringBested' : 'sparringBestedBy', params, variant };
  return { code: won ? 'battleWon' : 'battleLost', params, variant };
};

/**
 * Settles a battle whose last round has been fought. `kingdoms` are both as stored. Power and ledger are the committer's to bring up
 * to date. Throws when the battle has no ending yet: a caller's bug.
 */
export const aftermathOf = (
  battle: BattleDoc,
  kingdoms: BothKingdoms,
  content: KingdomContent,
  now: number,
): Aftermath => {
  const { setup, state, rounds } = battle;
  if (setup === null || state === null) throw new Error('the battle was never drawn up');
  const report = battleReport(setup, state, rounds);
  const spoils = spoilsOf(battle, setup, report, kingdoms, content, now);
  const variant = Number.parseInt(battle.seedHash.slice(0, 6), 16);
  // Hero and ruler learn from the same battles: a second account's bouts and its surrenders cost nobody anything.
  const isTaught = (side: Side): boolean =>
    battle.kind === 'sparring'
      ? spoils.experienceGained[side] > 0
      : hasMoreToTeach(kingdoms[side], kingdoms[opposite(side)], now);
  const home = both((side) =>
    ledHome(
      battle,
      after(battle, kingdoms, side, { report, spoils }, now),
      side,
      report,
      isTaught(side),
      content,
    ),
  );
  return {
    battle: { ...battle, status: 'settled', roundDueAt: null, report, spoils, settledAt: now },
    kingdoms: both((side) => home[side].kingdom),
    chronicle: chronicled(battle, report, spoils, variant),
    notices: both((side) => told(battle, report, side, variant)),
    ofHeroes: both((side) => home[side].told),
    ofLessons: both((side) => lastLesson(kingdoms[side], home[side].kingdom, kingdoms[opposite(side)], now)),
  };
};
