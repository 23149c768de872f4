// A setup made ready to fight: its companies and lookup tables (compiledBattle.ts), built once a battle and never changed after.
// Invariant: nothing here depends on seed, orders or rounds, so one compiled field serves a thousand simulated battles.
import { FORMATION_IDS } from '@sigilla/content/schema/formation.ts';
import type { FormationId } from '@sigilla/content/schema/formation.ts';
import { STRIKES } from '@sigilla/content/schema/modifier.ts';
import { aidGivers } from './aids.ts';
import { isOfReserve } from './bearing.ts';
import { companiesOf, isRear } from './companies.ts';
import type { Company } from './companies.ts';
import type { CompiledBattle, DrillSums, LastingSums } from './compiledBattle.ts';
import { JITTER_FACES, MAN_PARTS, MORALE_BREAK, POINT, PRESS_LOW, PRESS_MEN } from './law.ts';
import {
  against,
  canCharge,
  chargeInto,
  commanderPart,
  lastingSources,
  matchup,
  skillPart,
  striking,
  taken,
} from './modifiers.ts';
import {
  isBeforeLawFive,
  isBeforeLawFour,
  isBeforeLawSeven,
  isBeforeLawSix,
  isBeforeLawThree,
  isLawOne,
} from './olderLaw.ts';
import type { BattleSetup, BattleSide, BattleUnit, Drill } from './setup.ts';

/** The share of men (permille) who strike in a round: all while few stand on the field, fewer the greater the press. */
export const pressOf = (men: number): number =>
  Math.min(1000, Math.max(PRESS_LOW, Math.floor((PRESS_MEN * 1000) / men)));

/**
 * One man's blow before any modifier, in thousandths: max(1, attack - defense / 2) (latin.md 9.7), each stat with what its kingdom
 * adds in percent. A hundredth of a point is ten thousandths, so nothing is rounded here (G-193).
 */
export const baseBlow = (attack: number, defense: number, attackPercent = 0, defensePercent = 0): number =>
  Math.max(
    POINT,
    (POINT / 100) * attack * (100 + attackPercent) - (POINT / 200) * defense * (100 + defensePercent),
  );

const initiativeOf = (
  setup: BattleSetup,
  side: BattleSide,
  unit: BattleUnit,
  drill: Drill | null,
): number => {
  let sum = unit.initiative + (side.stand.initiative?.[unit.type] ?? 0);
  for (const { modifier } of setup.field) sum += modifier.initiative?.[unit.type] ?? 0;
  if (drill !== null) sum += drill.modifier.initiative?.[unit.type] ?? 0;
  return Math.max(0, sum);
};

/** The most that any formation can add to initiative. */
const DRILL_INITIATIVE = 20;

const lastingSums = (setup: BattleSetup, all: readonly BattleUnit[], ours: number): LastingSums => {
  const empty = (): Int32Array => new Int32Array(all.length);
  const sums: LastingSums = {
    striking: empty(),
    taken: empty(),
  };
  for (let u = 0; u < all.length; u += 1) {
    const unit = all[u] as BattleUnit;
    const own = u < ours ? setup.attacker : setup.defender;
    const foe = u < ours ? setup.defender : setup.attacker;
    let strikes = 1000 + commanderPart(own);
    let suffers = 0;
    for (const { modifier, counts } of lastingSources(setup, own, foe)) {
      strikes += counts === 'receiving' ? 0 : striking(modifier, unit);
      strikes += counts === 'striking' ? 0 : against(modifier, unit.strikes);
    }
    for (const { modifier, counts } of lastingSources(setup, foe, own))
      suffers += counts === 'striking' ? 0 : taken(modifier, unit);
    sums.striking[u] = strikes;
    sums.taken[u] = suffers;
  }
  return sums;
};

// Plain loops: a setup is compiled once for every battle simulated alone, and array methods would cost more than the first round.

/** What is told by unit, and by pair of units. */
const unitTables = ({ attacker, defender }: BattleSetup, all: readonly BattleUnit[], ours: number) => {
  const units = all.length;
  const tables = {
    health: new Int32Array(units),
    horse: new Uint8Array(units),
    rear: new Uint8Array(units),
    strikes: new Uint8Array(units),
    melee: new Uint8Array(units),
    ranged: new Uint8Array(units),
    volley: new Int32Array(units),
    braced: new Int32Array(units),
    archers: new Uint8Array(units),
    engines: new Uint8Array(units),
    base: new Int32Array(units * units),
    matchup: new Int32Array(units * units),
    charge: new Int32Array(units * units),
  };
  for (let s = 0; s < units; s += 1) {
    const by = all[s] as BattleUnit;
    tables.health[s] = by.health * POINT;
    tables.horse[s] = canCharge(by) ? 1 : 0;
    tables.rear[s] = isRear(by.type) ? 1 : 0;
    tables.strikes[s] = STRIKES.indexOf(by.strikes);
    tables.melee[s] = by.strikes === 'melee' ? 1 : 0;
    tables.ranged[s] = by.strikes === 'ranged' ? 1 : 0;
    tables.volley[s] = by.skill?.volley ?? 0;
    tables.braced[s] = by.skill?.braced ?? 0;
    tables.archers[s] = by.type === 'archer' ? 1 : 0;
    tables.engines[s] = by.type === 'siege' || by.type === 'support' ? 1 : 0;
    const [from, to] = s < ours ? [ours, units] : [0, ours];
    const { attackPercent } = s < ours ? attacker : defender;
    const { defensePercent } = s < ours ? defender : attacker;
    for (let t = from; t < to; t += 1) {
      const on = all[t] as BattleUnit;
      const pair = s * units + t;
      tables.base[pair] =
        (by.skill?.blows ?? 1) * baseBlow(by.attack, on.defense, attackPercent, defensePercent);
      tables.matchup[pair] = matchup(by, on) + skillPart(by, on);
      tables.charge[pair] = chargeInto(by, on);
    }
  }
  return tables;
};

/** What is told by company, and what the companies of each side come to. */
const companyTables = (
  setup: BattleSetup,
  companies: readonly Company[],
  all: readonly BattleUnit[],
  health: Int32Array,
) => {
  const { attacker, defender } = setup;
  const unitOf = new Int32Array(companies.length);
  const loose = new Int32Array(companies.length);
  const reserve = new Uint8Array(companies.length);
  const poolAtStart = new Float64Array(companies.length);
  const menAtStart: [number, number] = [0, 0];
  const strength: [number, number] = [0, 0];
  let attackers = 0;
  let greatest = 0;
  for (const company of companies) {
    const ofAttacker = company.side === 'attacker';
    if (ofAttacker) attackers += 1;
    const u = ofAttacker ? company.unit : company.unit + attacker.units.length;
    const side = ofAttacker ? attacker : defender;
    const i = company.index;
    unitOf[i] = u;
    // Companies of one unit follow each other: its initiative is worked out once.
    const same = i > 0 && unitOf[i - 1] === u;
    loose[i] = same ? (loose[i - 1] as number) : initiativeOf(setup, side, all[u] as BattleUnit, null);
    reserve[i] = isOfReserve(ofAttacker ? i : i - attackers) ? 1 : 0;
    greatest = Math.max(greatest, loose[i] ?? 0);
    menAtStart[ofAttacker ? 0 : 1] += company.men;
    const pool = company.men * (health[u] as number);
    poolAtStart[i] = pool;
    strength[ofAttacker ? 0 : 1] += pool;
  }
  const initiatives = greatest + DRILL_INITIATIVE + JITTER_FACES;
  return { unitOf, loose, reserve, poolAtStart, menAtStart, strength, attackers, initiatives };
};

const compileFresh = (setup: BattleSetup): CompiledBattle => {
  const { attacker, defender } = setup;
  const companies = companiesOf(setup);
  const count = companies.length;
  const all = [...attacker.units, ...defender.units];
  const ours = attacker.units.length;
  const byUnit = unitTables(setup, all, ours);
  const byCompany = companyTables(setup, companies, all, byUnit.health);
  const { menAtStart } = byCompany;
  const press = pressOf(menAtStart[0] + menAtStart[1]);
  // Each field by its name, so that the compiler asks for one that is missing and refuses one that is too many.
  return {
    setup,
    companies,
    count,
    attackers: byCompany.attackers,
    units: all.length,
    all,
    unitOf: byCompany.unitOf,
    menAtStart,
    strength: byCompany.strength,
    poolAtStart: byCompany.poolAtStart,
    lawOne: isLawOne(setup),
    older: isBeforeLawThree(setup),
    fixed: isBeforeLawFour(setup),
    yields: !isBeforeLawFive(setup),
    decides: !isBeforeLawSix(setup),
    manParts: isBeforeLawSeven(setup) ? 1 : MAN_PARTS,
    breaksAt: setup.breaksAt ?? MORALE_BREAK,
    health: byUnit.health,
    loose: byCompany.loose,
    reserve: byCompany.reserve,
    initiatives: byCompany.initiatives,
    drills: [new Map(), new Map()],
    horse: byUnit.horse,
    rear: byUnit.rear,
    strikes: byUnit.strikes,
    melee: byUnit.melee,
    ranged: byUnit.ranged,
    volley: byUnit.volley,
    braced: byUnit.braced,
    base: byUnit.base,
    matchup: byUnit.matchup,
    charge: byUnit.charge,
    givers: [aidGivers(attacker.units, 0), aidGivers(defender.units, ours)],
    lasting: lastingSums(setup, all, ours),
    archers: byUnit.archers,
    engines: byUnit.engines,
    anyone: new Uint8Array(all.length).fill(1),
    press,
    pressed: Float64Array.from(byUnit.base, (one) => one * press),
    factors: [new Map(), new Map()],
    near: new Uint8Array(count * count),
    place: new Uint8Array(count * count),
    looked: new Uint8Array(count),
    idle: null,
  };
};

/** What a formation does for a side; reckoned once a battle. */
export const drillFor = (battle: CompiledBattle, side: 0 | 1, formation: FormationId): DrillSums => {
  const known = battle.drills[side].get(formation);
  if (known) return known;
  const { setup, all, attackers, count, units } = battle;
  const army = side === 0 ? setup.attacker : setup.defender;
  const own = formation === army.formation ? army.drill : (setup.drills?.[formation] ?? army.drill);
  const sums: DrillSums = {
    formation,
    place: FORMATION_IDS.indexOf(formation),
    own,
    drill: new Int32Array(units),
    guarded: new Int32Array(units),
    taken: new Int32Array(units),
    initiative: new Int32Array(count),
  };
  for (let u = 0; u < units; u += 1) {
    const unit = all[u] as BattleUnit;
    sums.drill[u] = own.bonus + striking(own.modifier, unit);
    sums.guarded[u] = against(own.modifier, unit.strikes);
    sums.taken[u] = taken(own.modifier, unit);
  }
  for (let i = side === 0 ? 0 : attackers; i < (side === 0 ? attackers : count); i += 1)
    sums.initiative[i] = initiativeOf(setup, army, all[battle.unitOf[i] as number] as BattleUnit, own);
  battle.drills[side].set(formation, sums);
  return sums;
};

const compiled = new WeakMap<BattleSetup, CompiledBattle>();

/** Compiles a setup; the same object only once. Setups never change: whoever wants another one makes another one. */
export const compile = (setup: BattleSetup): CompiledBattle => {
  const known = compiled.get(setup);
  if (known) return known;
  const fresh = compileFresh(setup);
  compiled.set(setup, fresh);
  return fresh;
};
