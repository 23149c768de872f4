// A second battle engine, written from docs/BATTLE.md alone, the way one would explain it: plain objects, no tables compiled, no
// typed arrays, nothing remembered that can be looked up again. Slow because it is plain, not because it dawdles.
// It must agree with the engine blow for blow (agreement.test.ts); where they differ, one of them or the page is wrong.
import type { Modifier } from '@sigilla/content/schema/modifier.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import type { BattleSetup, BattleSide, BattleUnit, Orders, Side } from '@sigilla/engine/battle/setup.ts';
import { MATCHUPS, STANCES } from './tables.ts';

export interface Blow {
  actor: number;
  target: number;
  asOrdered: boolean;
  charge: boolean;
  destroyed: boolean;
  damage: number;
  fallen: number;
  /** Every part of the factor by name, greatest first, then by name. */
  modifiers: Part[];
}

export interface Part {
  code: string;
  permille: number;
}

export interface Round {
  round: number;
  men: Record<Side, number>;
  morale: Record<Side, [number, number]>;
  fortune: Record<Side, number>;
  charging: Record<Side, boolean>;
  initiative: number[];
  blows: Blow[];
  ending: { result: string; winner: string; cause: string } | null;
}

interface Company {
  index: number;
  side: Side;
  unit: BattleUnit;
  rank: 'front' | 'rear';
  lane: number;
  pool: number;
}

interface Army {
  setup: BattleSide;
  morale: number;
  roundsSinceCharge: number;
  roundsFallingBack: number;
}

const other = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');
const menOf = (company: Company): number => Math.ceil(company.pool / (company.unit.health * 1000));

interface Share {
  unit: BattleUnit;
  companies: number;
}

const shareOut = (units: readonly BattleUnit[]): Share[] => {
  const men = units.reduce((sum, unit) => sum + unit.quantity, 0);
  const shares = units.map((unit) => ({ unit, companies: 1 }));
  const size = (share: Share): number => share.unit.quantity / share.companies;
  for (let n = units.length; n < Math.min(40, men); n += 1) {
    const largest = shares.reduce((best, share) => (size(share) > size(best) ? share : best));
    largest.companies += 1;
  }
  return shares;
};

const rankOf = (unit: BattleUnit): 'front' | 'rear' =>
  ['archer', 'siege', 'support'].includes(unit.type) ? 'rear' : 'front';

const drawUpCompanies = (setup: BattleSetup): Company[] => {
  const all: Company[] = [];
  for (const side of ['attacker', 'defender'] as const) {
    const fresh = shareOut(setup[side].units).flatMap(({ unit, companies }) =>
      Array.from({ length: companies }, (_, k) => {
        const men = Math.floor(unit.quantity / companies) + (k < unit.quantity % companies ? 1 : 0);
        return { unit, men };
      }),
    );
    fresh.forEach(({ unit, men }, i) => {
      const rank = rankOf(unit);
      const inRank = fresh.filter((one) => rankOf(one.unit) === rank).length;
      const before = fresh.slice(0, i).filter((one) => rankOf(one.unit) === rank).length;
      all.push({
        index: all.length,
        side,
        unit,
        rank,
        lane: Math.floor(((2 * before + 1) * 500) / inRank),
        pool: men * unit.health * 1000,
      });
    });
  }
  return all;
};

const inOrder = (army: Army): boolean => army.morale > 40;
const strikes = (modifier: Modifier, unit: BattleUnit): number =>
  (modifier.dealt?.[unit.type] ?? 0) + (modifier.strikes?.[unit.strikes] ?? 0);
const suffers = (modifier: Modifier, unit: BattleUnit, by: BattleUnit): number =>
  (modifier.taken?.[unit.type] ?? 0) + (modifier.against?.[by.strikes] ?? 0);
const isHorse = (unit: BattleUnit): boolean => unit.type === 'cavalry' && unit.strikes === 'melee';

const huntEdge = (unit: BattleUnit): number => {
  if (unit.strikes !== 'melee') return 0;
  return unit.type === 'cavalry' ? 50 : -50;
};

const modifiersOf = (
  setup: BattleSetup,
  round: number,
  striker: Company,
  struck: Company,
  armies: Record<Side, Army>,
  orders: Orders,
  asOrdered: boolean,
  charge: boolean,
): Part[] => {
  const own = armies[striker.side];
  const foe = armies[struck.side];
  const order = orders[striker.side];
  const enemyOrder = orders[struck.side];
  const matchup = MATCHUPS.find(([by, on]) => by === striker.unit.type && on === struck.unit.type);
  const parts: Part[] = [
    { code: 'matchup', permille: matchup?.[2] ?? 0 },
    { code: 'commander', permille: 4 * Math.min(50, own.setup.commanderBonus) },
    { code: 'morale', permille: own.morale },
    { code: 'weariness', permille: 50 * Math.max(0, round - 8) },
    { code: 'stance', permille: STANCES[order.stance][enemyOrder.stance] },
    ...setup.field.map(({ source, modifier }) => ({
      code: source,
      permille: strikes(modifier, striker.unit) + suffers(modifier, struck.unit, striker.unit),
    })),
    { code: 'position', permille: strikes(own.setup.stand, striker.unit) },
    { code: 'cover', permille: suffers(foe.setup.stand, struck.unit, striker.unit) },
  ];
  if (inOrder(own)) {
    const { bonus, modifier } = own.setup.drill;
    parts.push({ code: 'formation', permille: bonus + strikes(modifier, striker.unit) });
  }
  if (inOrder(foe)) {
    const { modifier } = foe.setup.drill;
    parts.push({ code: 'guard', permille: suffers(modifier, struck.unit, striker.unit) });
  }
  if (asOrdered)
    parts.push({ code: 'target', permille: order.target === 'nearest' ? 50 : huntEdge(striker.unit) });
  if (charge) {
    let permille = 300;
    if (struck.unit.traits.includes('pikes')) permille -= 400;
    if (enemyOrder.stance === 'hold') permille -= 100;
    if (inOrder(own)) permille += own.setup.drill.charge;
    if (inOrder(foe)) permille += foe.setup.drill.chargeAgainst;
    parts.push({ code: 'charge', permille });
  }
  return parts
    .filter(({ permille }) => permille !== 0)
    .sort((a, b) => Math.abs(b.permille) - Math.abs(a.permille) || (a.code < b.code ? -1 : 1));
};

const smallestPool = (companies: readonly Company[]): Company =>
  companies.reduce((best, one) => (one.pool < best.pool ? one : best));

const chooseTarget = (
  actor: Company,
  companies: readonly Company[],
  orders: Orders,
): { target: Company; asOrdered: boolean } => {
  const enemies = companies.filter((one) => one.side !== actor.side && one.pool > 0);
  const { target, stance } = orders[actor.side];
  const enemyFeints = orders[other(actor.side)].stance === 'feint';
  const scattered = enemyFeints && stance !== 'press';
  if (target === 'nearest' || scattered) {
    const distance = (one: Company): number =>
      Math.abs(one.lane - actor.lane) + (actor.unit.strikes === 'melee' && one.rank === 'rear' ? 60 : 0);
    const near = [...enemies].sort((a, b) => distance(a) - distance(b) || a.index - b.index).slice(0, 16);
    return { target: smallestPool(near), asOrdered: target === 'nearest' };
  }
  const prey = enemies.filter(({ unit }) =>
    target === 'archers'
      ? unit.type === 'archer'
      : target === 'engines' && (unit.type === 'siege' || unit.type === 'support'),
  );
  if (prey.length > 0) return { target: smallestPool(prey), asOrdered: true };
  return { target: smallestPool(enemies), asOrdered: false };
};

const outcome = (
  round: number,
  men: Record<Side, number>,
  fallen: Record<Side, number>,
  armies: Record<Side, Army>,
  withdrew: Record<Side, boolean>,
): Round['ending'] => {
  if (men.attacker === 0 && men.defender === 0)
    return { result: 'stalemate', winner: 'none', cause: 'destroyed' };
  if (men.attacker === 0) return { result: 'defeat', winner: 'defender', cause: 'destroyed' };
  if (men.defender === 0) return { result: 'victory', winner: 'attacker', cause: 'destroyed' };
  if (armies.attacker.morale <= 20)
    return {
      result: 'tactical_defeat',
      winner: 'defender',
      cause: withdrew.attacker ? 'withdrawal' : 'morale',
    };
  if (armies.defender.morale <= 20)
    return { result: 'victory', winner: 'attacker', cause: withdrew.defender ? 'withdrawal' : 'morale' };
  if (round < 20) return null;
  if (fallen.attacker > 1.5 * fallen.defender)
    return { result: 'pyrrhic_victory', winner: 'defender', cause: 'time' };
  return { result: 'stalemate', winner: 'none', cause: 'time' };
};

/** Fights a whole battle. `seed` is the battle's seed, `ordersFor` is asked before each round. */
export const fightPlainly = (
  setup: BattleSetup,
  seed: string,
  ordersFor: (round: number) => Orders,
): Round[] => {
  const companies = drawUpCompanies(setup);
  const armies: Record<Side, Army> = {
    attacker: {
      setup: setup.attacker,
      morale: setup.attacker.morale,
      roundsSinceCharge: 2,
      roundsFallingBack: 0,
    },
    defender: {
      setup: setup.defender,
      morale: setup.defender.morale,
      roundsSinceCharge: 2,
      roundsFallingBack: 0,
    },
  };
  const standing = (side: Side): number =>
    companies.filter((one) => one.side === side).reduce((sum, one) => sum + menOf(one), 0);
  const atStart = { attacker: standing('attacker'), defender: standing('defender') };
  const press = Math.min(1000, Math.max(100, Math.floor(10000 / (atStart.attacker + atStart.defender))));
  const rounds: Round[] = [];

  for (let round = 1; ; round += 1) {
    const orders = ordersFor(round);
    const random = randomFrom(forkSeed(seed, 'round', round));
    const draw = (upTo: number): number => Math.floor((random.next() * (upTo + 1)) / 2 ** 32);
    const fortune = { attacker: draw(300), defender: draw(300) };
    const before = { attacker: armies.attacker.morale, defender: armies.defender.morale };
    const men = { attacker: standing('attacker'), defender: standing('defender') };
    const charges = (side: Side): boolean =>
      orders[side].stance === 'press' &&
      setup.chargeGround &&
      armies[side].roundsSinceCharge >= 2 &&
      companies.some((one) => one.side === side && one.pool > 0 && isHorse(one.unit));
    const charging = { attacker: charges('attacker'), defender: charges('defender') };

    const initiativeOf = ({ side, unit }: Company): number => {
      const own = setup[side];
      const modifiers = [...setup.field.map(({ modifier }) => modifier), own.stand];
      if (inOrder(armies[side])) modifiers.push(own.drill.modifier);
      const sum = modifiers.reduce(
        (total, modifier) => total + (modifier.initiative?.[unit.type] ?? 0),
        unit.initiative,
      );
      return Math.max(0, sum) + draw(20);
    };
    const queue = companies
      .filter((one) => one.pool > 0)
      .map((company) => ({ company, initiative: initiativeOf(company) }));
    const initiative = companies.map((one) => queue.find(({ company }) => company === one)?.initiative ?? -1);
    const firstOnTies: Side = fortune.defender > fortune.attacker ? 'defender' : 'attacker';
    queue.sort((a, b) => {
      if (a.initiative !== b.initiative) return b.initiative - a.initiative;
      if (a.company.side !== b.company.side) return a.company.side === firstOnTies ? -1 : 1;
      return a.company.index - b.company.index;
    });

    const blows: Blow[] = [];
    const lost = { attacker: 0, defender: 0 };
    for (const { company: actor } of queue) {
      if (actor.pool === 0) continue;
      if (standing(other(actor.side)) === 0) break;
      const { target, asOrdered } = chooseTarget(actor, companies, orders);
      const charge = charging[actor.side] && isHorse(actor.unit);
      const modifiers = modifiersOf(setup, round, actor, target, armies, orders, asOrdered, charge);
      const sum = modifiers.reduce((total, { permille }) => total + permille, 1000);
      const factor = Math.min(3000, Math.max(250, sum));
      const attack = 10 * actor.unit.attack * (100 + (setup[actor.side].attackPercent ?? 0));
      const defense = 10 * target.unit.defense * (100 + (setup[target.side].defensePercent ?? 0));
      const base = Math.max(1000, attack - defense / 2);
      const blow = Math.floor((base * factor * press) / 1000);
      const variance = 800 + fortune[actor.side] + draw(100);
      const hard = Math.floor((menOf(actor) * blow * variance) / 1_000_000);
      const damage = Math.min(target.pool, hard);
      const menBefore = menOf(target);
      target.pool -= damage;
      const destroyed = target.pool === 0;
      blows.push({
        actor: actor.index,
        target: target.index,
        asOrdered,
        charge,
        destroyed,
        damage,
        fallen: menBefore - menOf(target),
        modifiers,
      });
      if (!destroyed) continue;
      lost[target.side] += 1;
      if (before[target.side] - 5 * lost[target.side] <= 20) break;
    }

    const withdrew = { attacker: false, defender: false };
    for (const side of ['attacker', 'defender'] as const) {
      const army = armies[side];
      const { stance } = orders[side];
      army.morale = Math.max(0, army.morale - 5 * lost[side]);
      if (stance === 'hold' && lost[side] === 0 && army.morale < army.setup.morale)
        army.morale = Math.min(army.setup.morale, army.morale + 2);
      army.roundsFallingBack = stance === 'fall_back' ? army.roundsFallingBack + 1 : 0;
      withdrew[side] = army.roundsFallingBack >= 2;
      if (withdrew[side]) army.morale = Math.min(20, army.morale);
      army.roundsSinceCharge = charging[side] ? 0 : army.roundsSinceCharge + 1;
    }
    const left = { attacker: standing('attacker'), defender: standing('defender') };
    const fallen = {
      attacker: atStart.attacker - left.attacker,
      defender: atStart.defender - left.defender,
    };
    const ending = outcome(round, left, fallen, armies, withdrew);
    rounds.push({
      round,
      men,
      morale: {
        attacker: [before.attacker, armies.attacker.morale],
        defender: [before.defender, armies.defender.morale],
      },
      fortune: { attacker: fortune.attacker - 150, defender: fortune.defender - 150 },
      charging,
      initiative,
      blows,
      ending,
    });
    if (ending) return rounds;
  }
};
