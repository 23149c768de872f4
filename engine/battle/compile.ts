// A setup made ready to fight: companies and lookup tables as typed arrays, built once a battle and never changed after.
// Units of both sides share one numbering (the attacker's first), so a pair of units is one index: striker x units + struck.
// Invariant: nothing here depends on seed, orders or rounds, so one compiled field serves a thousand simulated battles.
import type { UnitType } from '@sigilla/content/schema/modifier.ts';
import { companiesOf } from './companies.ts';
import type { Company } from './companies.ts';
import { PRESS_LOW, PRESS_MEN, POINT } from './law.ts';
import { canCharge, chargeInto, lastingSum, targetEdge } from './modifiers.ts';
import type { Blow } from './modifiers.ts';
import type { BattleSetup, BattleSide, BattleUnit, Target } from './setup.ts';

export interface CompiledBattle {
  readonly setup: BattleSetup;
  readonly companies: readonly Company[];
  /** Companies in all, and the attacker's. */
  readonly count: number;
  readonly attackers: number;
  readonly units: number;
  /** By company: unit, men at the start. */
  readonly unitOf: Int32Array;
  readonly menAtStart: Int32Array;
  /** By unit: health of one man in thousandths; initiative out of and in formation; can it charge. */
  readonly health: Int32Array;
  readonly initiative: readonly [loose: Int32Array, formed: Int32Array];
  readonly horse: Uint8Array;
  /** By pair of units: max(1, attack - defense / 2) in thousandths of a point. */
  readonly base: Int32Array;
  readonly charge: Int32Array;
  /** By unit: what an order whom to strike adds; is the unit what a hunt is after? */
  readonly targetEdge: Readonly<Record<Target, Int32Array>>;
  readonly prey: Readonly<Record<Target, Uint8Array>>;
  /** Permille of the men who find an enemy to strike at. */
  readonly press: number;
  /** Lasting sums by pair, from 1000; index: striker formed + 2 x struck formed. Filled when first needed. */
  readonly lasting: (Int32Array | null)[];
  /** By company: enemies from near to far. Filled when first needed. */
  readonly nearest: (Uint8Array | null)[];
}

interface SidedUnit {
  readonly side: BattleSide;
  readonly enemy: BattleSide;
  readonly unit: BattleUnit;
  readonly sideIndex: number;
}

const sidedUnits = (setup: BattleSetup): SidedUnit[] => [
  ...setup.attacker.units.map((unit) => ({
    side: setup.attacker,
    enemy: setup.defender,
    unit,
    sideIndex: 0,
  })),
  ...setup.defender.units.map((unit) => ({
    side: setup.defender,
    enemy: setup.attacker,
    unit,
    sideIndex: 1,
  })),
];

/** The share of men (permille) who strike in a round: all while few stand on the field, fewer the greater the press. */
export const pressOf = (men: number): number =>
  Math.min(1000, Math.max(PRESS_LOW, Math.floor((PRESS_MEN * 1000) / men)));

/** One man's blow before any modifier, in thousandths: max(1, attack - defense / 2) (latin.md 9.7). */
export const baseBlow = (attack: number, defense: number): number =>
  Math.max(POINT, POINT * attack - (POINT / 2) * defense);

const initiativeOf = (setup: BattleSetup, { side, unit }: SidedUnit, formed: boolean): number => {
  let sum = unit.initiative + (side.stand.initiative?.[unit.type] ?? 0);
  for (const { modifier } of setup.field) sum += modifier.initiative?.[unit.type] ?? 0;
  if (formed) sum += side.drill.modifier.initiative?.[unit.type] ?? 0;
  return Math.max(0, sum);
};

const forEachPair = (setup: BattleSetup, use: (pair: number, blow: Blow) => void): void => {
  const all = sidedUnits(setup);
  all.forEach((striker, s) => {
    all.forEach((struck, t) => {
      if (striker.sideIndex === struck.sideIndex) return;
      const blow = {
        setup,
        striker: striker.side,
        by: striker.unit,
        struck: struck.side,
        on: struck.unit,
      };
      use(s * all.length + t, blow);
    });
  });
};

/** Compiles a setup. */
export const compile = (setup: BattleSetup): CompiledBattle => {
  const companies = companiesOf(setup);
  const all = sidedUnits(setup);
  const attackers = companies.filter((company) => company.side === 'attacker').length;
  const offset = setup.attacker.units.length;
  const base = new Int32Array(all.length * all.length);
  const charge = new Int32Array(all.length * all.length);
  forEachPair(setup, (pair, { by, on }) => {
    base[pair] = baseBlow(by.attack, on.defense);
    charge[pair] = chargeInto(by, on);
  });
  const edges = (target: Target): Int32Array => Int32Array.from(all, ({ unit }) => targetEdge(target, unit));
  const prey = (wanted: (type: UnitType) => boolean): Uint8Array =>
    Uint8Array.from(all, ({ unit }) => (wanted(unit.type) ? 1 : 0));
  return {
    setup,
    companies,
    count: companies.length,
    attackers,
    units: all.length,
    unitOf: Int32Array.from(companies, ({ side, unit }) => (side === 'attacker' ? unit : unit + offset)),
    menAtStart: Int32Array.from(companies, ({ men }) => men),
    health: Int32Array.from(all, ({ unit }) => unit.health * POINT),
    initiative: [
      Int32Array.from(all, (sided) => initiativeOf(setup, sided, false)),
      Int32Array.from(all, (sided) => initiativeOf(setup, sided, true)),
    ],
    horse: Uint8Array.from(all, ({ unit }) => (canCharge(unit) ? 1 : 0)),
    base,
    charge,
    targetEdge: {
      weakest: edges('weakest'),
      nearest: edges('nearest'),
      archers: edges('archers'),
      engines: edges('engines'),
    },
    prey: {
      weakest: prey(() => true),
      nearest: prey(() => true),
      archers: prey((type) => type === 'archer'),
      engines: prey((type) => type === 'siege' || type === 'support'),
    },
    press: pressOf(companies.reduce((sum, { men }) => sum + men, 0)),
    lasting: [null, null, null, null],
    nearest: companies.map(() => null),
  };
};

/** The table of lasting sums (1000 included) for one state of the two formations. */
export const lastingTable = (
  battle: CompiledBattle,
  strikerFormed: boolean,
  struckFormed: boolean,
): Int32Array => {
  const index = (strikerFormed ? 1 : 0) + (struckFormed ? 2 : 0);
  const known = battle.lasting[index];
  if (known) return known;
  const table = new Int32Array(battle.units * battle.units);
  forEachPair(battle.setup, (pair, blow) => {
    table[pair] = 1000 + lastingSum(blow, strikerFormed, struckFormed);
  });
  battle.lasting[index] = table;
  return table;
};

/** The enemies of a company from near to far: hand fighters meet the front rank first; then by lane; ties by index. */
export const nearestOf = (battle: CompiledBattle, company: number): Uint8Array => {
  const known = battle.nearest[company];
  if (known) return known;
  const self = battle.companies[company];
  if (!self) throw new Error(`no company ${company}`);
  const distance = (other: Company): number =>
    (self.strikes === 'melee' && other.rank === 'rear' ? 10_000 : 0) + Math.abs(other.lane - self.lane);
  const order = battle.companies
    .filter((other) => other.side !== self.side)
    .sort((a, b) => distance(a) - distance(b) || a.index - b.index);
  const list = Uint8Array.from(order, ({ index }) => index);
  battle.nearest[company] = list;
  return list;
};
