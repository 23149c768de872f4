// A setup made ready to fight: companies and lookup tables as typed arrays, built once a battle and never changed after.
// Units of both sides share one numbering (the attacker's first), so a pair of units is one index: striker x units + struck.
// Invariant: nothing here depends on seed, orders or rounds, so one compiled field serves a thousand simulated battles.
import { companiesOf } from './companies.ts';
import type { Company } from './companies.ts';
import { JITTER_FACES, POINT, PRESS_LOW, PRESS_MEN, REAR_STEP } from './law.ts';
import {
  against,
  canCharge,
  chargeInto,
  commanderPart,
  drillPart,
  lastingSources,
  matchup,
  striking,
  taken,
} from './modifiers.ts';
import { opposite } from './setup.ts';
import type { BattleSetup, BattleSide, BattleUnit, Side } from './setup.ts';

export interface CompiledBattle {
  readonly setup: BattleSetup;
  readonly companies: readonly Company[];
  /** Companies in all, and the attacker's. */
  readonly count: number;
  readonly attackers: number;
  readonly units: number;
  readonly all: readonly BattleUnit[];
  /** By company: its unit. */
  readonly unitOf: Int32Array;
  /** By side: men at the start. */
  readonly menAtStart: readonly [attacker: number, defender: number];
  /** By unit: health of one man in thousandths; initiative out of and in formation; can it charge. */
  readonly health: Int32Array;
  readonly initiative: readonly [loose: Int32Array, formed: Int32Array];
  /** One more than the greatest initiative that any company can draw. */
  readonly initiatives: number;
  readonly horse: Uint8Array;
  /** By pair of units: max(1, attack - defense / 2) in thousandths of a point. */
  readonly base: Int32Array;
  readonly charge: Int32Array;
  /** By unit: is it what a hunt for archers, or for engines, is after? And a table that says yes of all. */
  readonly archers: Uint8Array;
  readonly engines: Uint8Array;
  readonly anyone: Uint8Array;
  /** Permille of the men who find an enemy to strike at. */
  readonly press: number;
  /** Lasting sums by pair, from 1000; index: attacker formed + 2 x defender formed. Filled when first needed. */
  readonly lasting: (Int32Array | null)[];
  /** By company: enemies from near to far. Filled when first needed. */
  readonly nearest: (Uint8Array | null)[];
}

/** The share of men (permille) who strike in a round: all while few stand on the field, fewer the greater the press. */
export const pressOf = (men: number): number =>
  Math.min(1000, Math.max(PRESS_LOW, Math.floor((PRESS_MEN * 1000) / men)));

/** One man's blow before any modifier, in thousandths: max(1, attack - defense / 2) (latin.md 9.7). */
export const baseBlow = (attack: number, defense: number): number =>
  Math.max(POINT, POINT * attack - (POINT / 2) * defense);

const initiativeOf = (setup: BattleSetup, side: BattleSide, unit: BattleUnit, formed: boolean): number => {
  let sum = unit.initiative + (side.stand.initiative?.[unit.type] ?? 0);
  for (const { modifier } of setup.field) sum += modifier.initiative?.[unit.type] ?? 0;
  if (formed) sum += side.drill.modifier.initiative?.[unit.type] ?? 0;
  return Math.max(0, sum);
};

/** Compiles a setup. */
export const compile = (setup: BattleSetup): CompiledBattle => {
  const { attacker, defender } = setup;
  const companies = companiesOf(setup);
  const all = [...attacker.units, ...defender.units];
  const ours = attacker.units.length;
  const units = all.length;
  const base = new Int32Array(units * units);
  const charge = new Int32Array(units * units);
  const health = new Int32Array(units);
  const horse = new Uint8Array(units);
  const loose = new Int32Array(units);
  const formed = new Int32Array(units);
  const archers = new Uint8Array(units);
  const engines = new Uint8Array(units);
  let greatest = 0;
  // Plain loops: this runs once for every battle simulated alone, and array methods would cost more than the first round.
  for (let s = 0; s < units; s += 1) {
    const by = all[s] as BattleUnit;
    const side = s < ours ? attacker : defender;
    health[s] = by.health * POINT;
    horse[s] = canCharge(by) ? 1 : 0;
    loose[s] = initiativeOf(setup, side, by, false);
    formed[s] = initiativeOf(setup, side, by, true);
    greatest = Math.max(greatest, loose[s] as number, formed[s] as number);
    archers[s] = by.type === 'archer' ? 1 : 0;
    engines[s] = by.type === 'siege' || by.type === 'support' ? 1 : 0;
    const [from, to] = s < ours ? [ours, units] : [0, ours];
    for (let t = from; t < to; t += 1) {
      const on = all[t] as BattleUnit;
      base[s * units + t] = baseBlow(by.attack, on.defense);
      charge[s * units + t] = chargeInto(by, on);
    }
  }
  const unitOf = new Int32Array(companies.length);
  const men: [number, number] = [0, 0];
  let attackers = 0;
  for (const company of companies) {
    const ofAttacker = company.side === 'attacker';
    if (ofAttacker) attackers += 1;
    unitOf[company.index] = ofAttacker ? company.unit : company.unit + ours;
    men[ofAttacker ? 0 : 1] += company.men;
  }
  return {
    setup,
    companies,
    count: companies.length,
    attackers,
    units,
    all,
    unitOf,
    menAtStart: men,
    health,
    initiative: [loose, formed],
    initiatives: greatest + JITTER_FACES,
    horse,
    base,
    charge,
    archers,
    engines,
    anyone: new Uint8Array(units).fill(1),
    press: pressOf(men[0] + men[1]),
    lasting: [null, null, null, null],
    nearest: companies.map(() => null),
  };
};

/** Puts the lasting sums of the blows of one side into `table`. */
const fillLasting = (
  battle: CompiledBattle,
  table: Int32Array,
  side: Side,
  strikerFormed: boolean,
  struckFormed: boolean,
): void => {
  const { setup, units, all } = battle;
  const striker = setup[side];
  const struck = setup[opposite(side)];
  const ours = setup.attacker.units.length;
  const [from, to] = side === 'attacker' ? [0, ours] : [ours, units];
  const [foeFrom, foeTo] = side === 'attacker' ? [ours, units] : [0, ours];
  const sources = lastingSources(setup, striker, struck, strikerFormed, struckFormed);
  const common = 1000 + commanderPart(striker) + drillPart(striker, strikerFormed);
  for (let t = foeFrom; t < foeTo; t += 1) {
    const on = all[t] as BattleUnit;
    let sum = common;
    for (const { modifier, counts } of sources) if (counts !== 'striking') sum += taken(modifier, on);
    for (let s = from; s < to; s += 1) table[s * units + t] = sum + matchup(all[s] as BattleUnit, on);
  }
  for (let s = from; s < to; s += 1) {
    const by = all[s] as BattleUnit;
    let sum = 0;
    for (const { modifier, counts } of sources) {
      if (counts !== 'receiving') sum += striking(modifier, by);
      if (counts !== 'striking') sum += against(modifier, by.strikes);
    }
    for (let t = foeFrom; t < foeTo; t += 1) table[s * units + t] = (table[s * units + t] as number) + sum;
  }
};

/** The table of lasting sums (1000 included) for one state of the two formations. */
export const lastingTable = (
  battle: CompiledBattle,
  attackerFormed: boolean,
  defenderFormed: boolean,
): Int32Array => {
  const index = (attackerFormed ? 1 : 0) + (defenderFormed ? 2 : 0);
  const known = battle.lasting[index];
  if (known) return known;
  const table = new Int32Array(battle.units * battle.units);
  fillLasting(battle, table, 'attacker', attackerFormed, defenderFormed);
  fillLasting(battle, table, 'defender', defenderFormed, attackerFormed);
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
    (self.strikes === 'melee' && other.rank === 'rear' ? REAR_STEP : 0) + Math.abs(other.lane - self.lane);
  const order = battle.companies
    .filter((other) => other.side !== self.side)
    .sort((a, b) => distance(a) - distance(b) || a.index - b.index);
  const list = Uint8Array.from(order, ({ index }) => index);
  battle.nearest[company] = list;
  return list;
};
