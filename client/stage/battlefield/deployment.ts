// Where everyone stands before the first blow: both hosts at one scale, companies where they are posted (posting.ts), one banner a side.
// Pure and without Pixi. Measures are hanging units: the field is 1000 wide, feet stand between NORTH and SOUTH.
// Invariants: a company's place follows the engine's rank and lane, so "nearest" on the canvas is "nearest" in the rules; whoever
// stands is whole within the field, in formation and out of it.
import { companiesOf } from '@sigilla/engine/battle/companies.ts';
import type { Company } from '@sigilla/engine/battle/companies.ts';
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { BattleSetup, Side } from '@sigilla/engine/battle/setup.ts';
import { forkSeed, randomFrom, sha256Hex } from '@sigilla/engine/core/random.ts';
import type { PuppetKey } from '../../ui/art/puppets.ts';
import { bodiesOf } from './bodies.ts';
import type { Body } from './bodies.ts';
import { MIDDLE, closed, closeness } from './closing.ts';
import { FIELD_WIDTH, HALF_GAP, RETREAT, facingOf } from './field.ts';
import { SEA, WALL, rank, strung } from './posting.ts';
import { leaderOf } from './puppetOf.ts';
import { blocksOf, roomOf } from './ranks.ts';
import type { Block } from './ranks.ts';
import { figureBox, footing, within } from './room.ts';
import type { StandingCompany } from './standing.ts';

/** Figures a side, in the room one man on foot takes: as many as are sewn one by one, and as many as a throng on the stage has at most. */
export const SEWN = 88;
export const THRONG = 1000;
/** Units a puppet pixel at scale 1; a banner bearer is larger by as much, and follows his front by a share of its way. */
const FIGURE = 1.06;
export const BANNER = 1.08;
export const BANNER_FOLLOWS = 0.8;
/** Figures are drawn smaller while they would have to stand closer than this to find room, but never smaller than that. */
const LOOSEST = 0.88;
const SMALLEST = 0.24;
/** Whoever bears a banner stays as large as this among ever smaller men. */
const BEARER = 0.62;
/** Behind its front rank a host's banner follows, and behind that, before the rear, its commander. */
const BANNER_BEHIND = 26;
const COMMANDER_BEHIND = 62;

export interface Deployment {
  readonly companies: readonly StandingCompany[];
  /** Banner bearers, by side. */
  readonly banners: Readonly<Record<Side, { readonly x: number; readonly y: number }>>;
  /** How whoever leads each side is drawn. */
  readonly leaders: Readonly<Record<Side, PuppetKey>>;
  /** Units a puppet pixel, of the men and of those who bear banners. */
  readonly scale: number;
  readonly bearers: number;
  readonly bodies: readonly Body[];
  readonly seed: string;
}

/** Figures of both hosts from which on they are seen from afar. */
const MANY = 420;

/** Whether figures of this deployment are seen from afar, each as one piece. */
export const isThrong = ({ companies }: Pick<Deployment, 'companies'>): boolean =>
  companies.reduce((sum, { slots }) => sum + slots.length, 0) > MANY;

interface DrawnSide {
  readonly companies: readonly StandingCompany[];
  readonly banner: { readonly x: number; readonly y: number };
  /** How much closer than drawn up it must stand. */
  readonly along: number;
  readonly across: number;
}

const bearerScale = (scale: number): number => Math.max(scale, BEARER) * FIGURE;

/** One side at a scale, brought within the field. */
function side(
  setup: BattleSetup,
  which: Side,
  army: { readonly front: readonly Block[]; readonly rear: readonly Block[] },
  scale: number,
  seed: string,
): DrawnSide {
  const { formation, position } = setup[which];
  const facing = facingOf(which);
  const random = randomFrom(forkSeed(seed, which));
  const afloat =
    setup.terrain === 'coastal' ? army.front.filter(({ puppet }) => roomOf(puppet) === 'ship') : [];
  const walled = position === 'walls' ? army.rear.filter(({ puppet }) => roomOf(puppet) === 'foot') : [];
  const front = army.front.filter((block) => !afloat.includes(block));
  const behind = army.rear.filter((block) => !walled.includes(block));
  const edge = FIELD_WIDTH / 2 - facing * HALF_GAP;
  const first = rank(front, formation, facing, edge, scale, random);
  const start =
    (front.length === 0 ? edge : first.rear) -
    facing * (BANNER_BEHIND + COMMANDER_BEHIND * Math.min(1.3, bearerScale(scale)));
  const second = rank(behind, formation === 'phalanx' ? 'line' : formation, facing, start, scale, random);
  const groups = [
    { front: edge, companies: [...first.companies, ...second.companies] },
    { front: FIELD_WIDTH / 2, companies: strung(walled, WALL, facing, random, scale) },
    { front: FIELD_WIDTH / 2, companies: strung(afloat, SEA, facing, random, scale) },
  ].map((group) => ({ ...group, close: closeness(group.companies, facing, group.front, scale * FIGURE) }));
  const bearer = footing(
    figureBox('banner', facing, MIDDLE + 8, bearerScale(scale) * BANNER),
    facing,
    RETREAT * BANNER_FOLLOWS,
  );
  const along = groups[0]?.close.along ?? 1;
  return {
    companies: groups.flatMap((group) =>
      closed(group.companies, group.close, facing, group.front, scale * FIGURE),
    ),
    banner: {
      x: within(bearer.west, edge + (first.rear - facing * BANNER_BEHIND - edge) * along, bearer.east),
      y: MIDDLE + 8,
    },
    along: Math.min(...groups.map(({ close }) => close.along)),
    across: Math.min(...groups.map(({ close }) => close.across)),
  };
}

/** Figures for the greater of two hosts: every man of a small one, and of those beyond that every third. */
const figuresOf = (men: number, most: number): number =>
  Math.min(most, men <= SEWN ? men : SEWN + (men - SEWN) / 3);

/**
 * Draws both armies up, with at most so many figures a side (`SEWN` or `THRONG`). The same setup always gives the same places, in
 * every browser.
 */
export function deploy(setup: BattleSetup, figures = SEWN): Deployment {
  const companies = companiesOf(setup);
  const seed = sha256Hex(
    `${setup.attacker.kingdomName}/${setup.defender.kingdomName}/${setup.terrain}`,
  ).slice(0, 32);
  const menOf = (which: Side): number =>
    companies.reduce((sum, company) => (company.side === which ? sum + company.men : sum), 0);
  const mostMen = Math.max(menOf('attacker'), menOf('defender'));
  const menPerFigure = Math.max(1, mostMen / figuresOf(mostMen, figures));

  const blocks = (which: Side, rank: Company['rank']): Block[] =>
    blocksOf(setup, which, rank, companies, menPerFigure);
  const armies = {
    attacker: { front: blocks('attacker', 'front'), rear: blocks('attacker', 'rear') },
    defender: { front: blocks('defender', 'front'), rear: blocks('defender', 'rear') },
  };
  const most = Math.max(
    ...SIDES.map((which) =>
      [...armies[which].front, ...armies[which].rear].reduce((sum, { figures }) => sum + figures, 0),
    ),
  );
  // A handful of men is drawn large, so that the field is not empty; a great host as large as it finds room, and then closer together.
  const sparse = most <= 12 ? 1.6 : most <= 24 ? 1.45 : most <= 44 ? 1.3 : most <= 64 ? 1.14 : 1;
  let scale = Math.max(SMALLEST, Math.min(sparse, 1.8 * Math.sqrt(SEWN / most)));
  const drawn = (): Readonly<Record<Side, DrawnSide>> => ({
    attacker: side(setup, 'attacker', armies.attacker, scale, seed),
    defender: side(setup, 'defender', armies.defender, scale, seed),
  });
  const isTight = (both: Readonly<Record<Side, DrawnSide>>): boolean =>
    SIDES.some((which) => both[which].along < LOOSEST || both[which].across < LOOSEST);
  let both = drawn();
  while (isTight(both) && scale > SMALLEST) {
    scale = Math.max(SMALLEST, scale * 0.95);
    both = drawn();
  }
  const standing = [...both.attacker.companies, ...both.defender.companies].toSorted(
    (a, b) => a.company.index - b.company.index,
  );
  return {
    companies: standing,
    banners: { attacker: both.attacker.banner, defender: both.defender.banner },
    leaders: { attacker: leaderOf(setup.attacker), defender: leaderOf(setup.defender) },
    scale: scale * FIGURE,
    bearers: bearerScale(scale),
    bodies: bodiesOf(standing),
    seed,
  };
}
