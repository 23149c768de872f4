// A setup made ready to fight: its companies and lookup tables (compiledBattle.ts), built once a battle and never changed after.
// Invariant: nothing here depends on seed, orders or rounds, so one compiled field serves a thousand simulated battles.
import { FORMATION_IDS } from '@sigilla/content/schema/formation.ts';
import type { FormationId } from '@sigilla/content/schema/formation.ts';
import { STRIKES } from '@sigilla/content/schema/modifier.ts';
import { aidGivers } from './aids.ts';
import { isOfReserve } from './bearing.ts';
import { companiesOf, isRear } from './companies.ts';
import type { CompiledBattle, DrillSums, LastingSums } from './compiledBattle.ts';
import { JITTER_FACES, MORALE_BREAK, POINT, PRESS_LOW, PRESS_MEN } from './law.ts';
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
import { isBeforeLawFive, isBeforeLawFour, isBeforeLawSix, isBeforeLawThree, isLawOne } from './olderLaw.ts';
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

const compileFresh = (setup: BattleSetup): CompiledBattle => {
  const { attacker, defender } = setup;
  const companies = companiesOf(setup);
  const all = [...attacker.units, ...defender.units];
  const ours = attacker.units.length;
  const units = all.length;
  const base = new Int32Array(units * units);
  const matchups = new Int32Array(units * units);
  const charge = new Int32Array(units * units);
  const health = new Int32Array(units);
  const horse = new Uint8Array(units);
  const rear = new Uint8Array(units);
  const strikes = new Uint8Array(units);
  const melee = new Uint8Array(units);
  const ranged = new Uint8Array(units);
  const volley = new Int32Array(units);
  const braced = new Int32Array(units);
  const loose = new Int32Array(companies.length);
  const reserve = new Uint8Array(companies.length);
  const archers = new Uint8Array(units);
  const engines = new Uint8Array(units);
  let greatest = 0;
  // Plain loops: this runs once for every battle simulated alone, and array methods would cost more than the first round.
  for (let s = 0; s < units; s += 1) {
    const by = all[s] as BattleUnit;
    health[s] = by.health * POINT;
    horse[s] = canCharge(by) ? 1 : 0;
    rear[s] = isRear(by.type) ? 1 : 0;
    strikes[s] = STRIKES.indexOf(by.strikes);
    melee[s] = by.strikes === 'melee' ? 1 : 0;
    ranged[s] = by.strikes === 'ranged' ? 1 : 0;
    volley[s] = by.skill?.volley ?? 0;
    braced[s] = by.skill?.braced ?? 0;
    archers[s] = by.type === 'archer' ? 1 : 0;
    engines[s] = by.type === 'siege' || by.type === 'support' ? 1 : 0;
    const [from, to] = s < ours ? [ours, units] : [0, ours];
    const { attackPercent } = s < ours ? attacker : defender;
    const { defensePercent } = s < ours ? defender : attacker;
    for (let t = from; t < to; t += 1) {
      const on = all[t] as BattleUnit;
      base[s * units + t] =
        (by.skill?.blows ?? 1) * baseBlow(by.attack, on.defense, attackPercent, defensePercent);
      matchups[s * units + t] = matchup(by, on) + skillPart(by, on);
      charge[s * units + t] = chargeInto(by, on);
    }
  }
  const unitOf = new Int32Array(companies.length);
  const men: [number, number] = [0, 0];
  const strength: [number, number] = [0, 0];
  const poolAtStart = new Float64Array(companies.length);
  let attackers = 0;
  for (const company of companies) {
    const ofAttacker = company.side === 'attacker';
    if (ofAttacker) attackers += 1;
    const u = ofAttacker ? company.unit : company.unit + ours;
    const side = ofAttacker ? attacker : defender;
    const i = company.index;
    unitOf[i] = u;
    // Companies of one unit follow each other: its initiative is worked out once.
    const same = i > 0 && unitOf[i - 1] === u;
    loose[i] = same ? (loose[i - 1] as number) : initiativeOf(setup, side, all[u] as BattleUnit, null);
    reserve[i] = isOfReserve(ofAttacker ? i : i - attackers) ? 1 : 0;
    greatest = Math.max(greatest, loose[i] ?? 0);
    men[ofAttacker ? 0 : 1] += company.men;
    const pool = company.men * (health[u] as number);
    poolAtStart[i] = pool;
    strength[ofAttacker ? 0 : 1] += pool;
  }
  const press = pressOf(men[0] + men[1]);
  return {
    setup,
    companies,
    count: companies.length,
    attackers,
    units,
    all,
    unitOf,
    menAtStart: men,
    strength,
    poolAtStart,
    lawOne: isLawOne(setup),
    older: isBeforeLawThree(setup),
    fixed: isBeforeLawFour(setup),
    yields: !isBeforeLawFive(setup),
    decides: !isBeforeLawSix(setup),
    breaksAt: setup.breaksAt ?? MORALE_BREAK,
    health,
    loose,
    reserve,
    initiatives: greatest + DRILL_INITIATIVE + JITTER_FACES,
    drills: [new Map(), new Map()],
    horse,
    rear,
    strikes,
    melee,
    ranged,
    volley,
    braced,
    base,
    matchup: matchups,
    charge,
    givers: [aidGivers(attacker.units, 0), aidGivers(defender.units, ours)],
    lasting: lastingSums(setup, all, ours),
    archers,
    engines,
    anyone: new Uint8Array(units).fill(1),
    press,
    pressed: Float64Array.from(base, (one) => one * press),
    factors: [new Map(), new Map()],
    near: new Uint8Array(companies.length * companies.length),
    place: new Uint8Array(companies.length * companies.length),
    looked: new Uint8Array(companies.length),
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
