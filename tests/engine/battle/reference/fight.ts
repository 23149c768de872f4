// A second battle engine, written from docs/BATTLE.md alone, the way one would explain it: plain objects, no tables compiled, no
// typed arrays, nothing remembered that can be looked up again. Slow because it is plain, not because it dawdles.
// It must agree with the engine blow for blow (agreement.test.ts); where they differ, one of them or the page is wrong.
import type { FormationId } from '@sigilla/content/schema/formation.ts';
import type { Modifier } from '@sigilla/content/schema/modifier.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import type {
  BattleSetup,
  BattleSide,
  BattleUnit,
  Orders,
  Side,
  SideOrders,
} from '@sigilla/engine/battle/setup.ts';
import { MATCHUPS, STANCES } from './tables.ts';

export interface Blow {
  actor: number;
  target: number;
  asOrdered: boolean;
  charge: boolean;
  destroyed: boolean;
  rested: boolean;
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
  front: Record<Side, number>;
  exposed: Record<Side, number>;
  aids: Record<Side, Aids>;
  tide: number;
  drawn: Record<Side, Drawn>;
  walls: [number, number] | null;
  charging: Record<Side, boolean>;
  initiative: number[];
  blows: Blow[];
  ending: { result: string; winner: string; cause: string } | null;
}

type Way = 'melee' | 'ranged' | 'magic' | 'siege';

interface Aids {
  heartens: number;
  shelters: Record<Way, number>;
}

interface Drawn {
  formation: FormationId;
  reforming: boolean;
  held: boolean;
  rested: number;
  power: 'rally' | 'spell' | null;
}

interface Company {
  index: number;
  side: Side;
  unit: BattleUnit;
  rank: 'front' | 'rear';
  lane: number;
  pool: number;
  atStart: number;
  /** Every third of a side's companies is its reserve. */
  ofReserve: boolean;
  /** Kept out of this round. */
  waits: boolean;
}

interface Army {
  setup: BattleSide;
  morale: number;
  roundsSinceCharge: number;
  roundsFallingBack: number;
  formation: FormationId;
  /** Rounds the reserve has waited; null once it is in. */
  waited: number | null;
  calls: { rally: number; spell: number };
  drawn: Drawn;
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
        atStart: men * unit.health * 1000,
        ofReserve: i % 3 === 2,
        waits: false,
      });
    });
  }
  return all;
};

const inOrder = (army: Army): boolean => army.morale > 40 || army.drawn.power === 'rally';
const drillOf = (setup: BattleSetup, army: Army) => setup.drills?.[army.drawn.formation] ?? army.setup.drill;
const strikes = (modifier: Modifier, unit: BattleUnit): number =>
  (modifier.dealt?.[unit.type] ?? 0) + (modifier.strikes?.[unit.strikes] ?? 0);
const suffers = (modifier: Modifier, unit: BattleUnit, by: BattleUnit): number =>
  (modifier.taken?.[unit.type] ?? 0) + (modifier.against?.[by.strikes] ?? 0);
const isHorse = (unit: BattleUnit): boolean => unit.type === 'cavalry' && unit.strikes === 'melee';

const healthOf = (companies: readonly Company[]): number =>
  companies.reduce((sum, { pool }) => sum + pool, 0);

const huntEdge = (unit: BattleUnit): number => {
  if (unit.strikes !== 'melee') return -200;
  return unit.type === 'cavalry' ? -50 : -300;
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
  exposed: Record<Side, number>,
  aids: Record<Side, Aids>,
  walls: number | null,
): Part[] => {
  const own = armies[striker.side];
  const foe = armies[struck.side];
  const order = orders[striker.side];
  const enemyOrder = orders[struck.side];
  const matchup = MATCHUPS.find(([by, on]) => by === striker.unit.type && on === struck.unit.type);
  const parts: Part[] = [
    { code: 'matchup', permille: matchup?.[2] ?? 0 },
    {
      code: 'ability',
      permille:
        (striker.unit.skill?.dealt?.[struck.unit.type] ?? 0) +
        (struck.unit.skill?.taken?.[striker.unit.strikes] ?? 0) +
        (round === 1 ? (striker.unit.skill?.volley ?? 0) : 0) +
        (enemyOrder.stance === 'hold' ? (struck.unit.skill?.braced ?? 0) : 0),
    },
    { code: 'heartened', permille: aids[striker.side].heartens },
    { code: 'sheltered', permille: aids[struck.side].shelters[striker.unit.strikes] },
    { code: 'exposed', permille: exposure(striker, struck, exposed) },
    {
      code: 'quivers',
      permille: striker.unit.strikes === 'ranged' ? -Math.min(450, 150 * Math.max(0, round - 3)) : 0,
    },
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
  if (own.drawn.rested > 0 && striker.ofReserve) parts.push({ code: 'reserve', permille: own.drawn.rested });
  if (foe.drawn.held) parts.push({ code: 'thinned', permille: order.stance === 'press' ? 25 + 75 : 25 });
  if (own.drawn.power === 'rally') parts.push({ code: 'rally', permille: 2 * (100 - own.morale) });
  if (own.drawn.power === 'spell') parts.push({ code: 'spell', permille: striker.unit.skill?.spell ?? 0 });
  if (walls !== null && struck.side === 'defender') {
    const cover = -Math.min(0, foe.setup.stand.against?.[striker.unit.strikes] ?? 0);
    parts.push({ code: 'breach', permille: Math.floor((cover * (1000 - Math.min(1000, walls))) / 1000) });
  }
  if (inOrder(own) && !own.drawn.reforming) {
    const { bonus, modifier } = drillOf(setup, own);
    parts.push({ code: 'formation', permille: bonus + strikes(modifier, striker.unit) });
  }
  if (inOrder(foe)) {
    const { modifier } = drillOf(setup, foe);
    parts.push({ code: 'guard', permille: suffers(modifier, struck.unit, striker.unit) });
  }
  if (asOrdered)
    parts.push({ code: 'target', permille: order.target === 'nearest' ? 50 : huntEdge(striker.unit) });
  if (charge) {
    let permille = 300;
    permille += struck.unit.traits.includes('pikes') ? -400 : (striker.unit.skill?.shock ?? 0);
    if (enemyOrder.stance === 'hold') permille -= 100;
    if (inOrder(own)) permille += drillOf(setup, own).charge;
    if (inOrder(foe)) permille += drillOf(setup, foe).chargeAgainst;
    parts.push({ code: 'charge', permille });
  }
  return parts
    .filter(({ permille }) => permille !== 0)
    .sort((a, b) => Math.abs(b.permille) - Math.abs(a.permille) || (a.code < b.code ? -1 : 1));
};

/** How a side draws up for a round, what of it waits, and what it calls on. */
const drawOut = (setup: BattleSetup, army: Army, order: SideOrders, own: readonly Company[]): void => {
  const living = own.filter(({ pool }) => pool > 0);
  const held = order.reserve === true && army.waited !== null && living.some(({ ofReserve }) => !ofReserve);
  const able = {
    rally:
      army.setup.commanderBonus > 0 ||
      living.some(({ unit: { skill } }) => skill?.heartens !== undefined || skill?.rallies === true),
    spell: living.some(({ unit }) => unit.skill?.spell !== undefined),
  };
  const times = { rally: 1, spell: setup.type === 'magical' ? 2 : 1 };
  const { power } = order;
  army.drawn = {
    formation: order.formation ?? army.formation,
    reforming: order.formation !== undefined && order.formation !== army.formation,
    held,
    rested: held ? 0 : Math.min(300, 100 * (army.waited ?? 0)),
    power: power !== undefined && able[power] && army.calls[power] < times[power] ? power : null,
  };
  for (const one of own) one.waits = held && one.ofReserve;
};

/** Points that the attacker's engines take from the walls in a round: each kind whole where it is a tenth of the attacker's health. */
const breachOf = (attackers: readonly Company[]): number => {
  const all = healthOf(attackers);
  return [...new Set(attackers.map(({ unit }) => unit))].reduce((sum, unit) => {
    const has = healthOf(attackers.filter((one) => one.unit === unit));
    return sum + Math.floor(((unit.skill?.breaches ?? 0) * Math.min(10 * has, all)) / Math.max(1, all));
  }, 0);
};

/** Of which company least is left, in permille of what it was, rounded up; the first among equals. */
const mostWorn = (companies: readonly Company[]): Company => {
  const left = ({ pool, atStart }: Company): number => Math.ceil((1000 * pool) / atStart);
  return companies.reduce((best, one) => (left(one) < left(best) ? one : best));
};

/** What an exposed rear adds for the hand that reaches it, and takes from its own missiles. */
const exposure = (striker: Company, struck: Company, exposed: Record<Side, number>): number => {
  let permille = 0;
  if (striker.unit.strikes === 'melee' && struck.rank === 'rear')
    permille += Math.floor((700 * exposed[struck.side]) / 1000);
  if (striker.unit.strikes === 'ranged' && striker.rank === 'rear')
    permille -= Math.floor((300 * exposed[striker.side]) / 1000);
  return permille;
};

/** What a side's own units do for it: whole where they are a tenth of its health. */
const aidsAmong = (side: readonly Company[]): Aids => {
  const all = healthOf(side);
  const aids: Aids = { heartens: 0, shelters: { melee: 0, ranged: 0, magic: 0, siege: 0 } };
  for (const unit of new Set(side.map((one) => one.unit))) {
    const has = healthOf(side.filter((one) => one.unit === unit));
    const part = (whole: number): number => {
      const size = Math.floor((Math.abs(whole) * Math.min(10 * has, all)) / Math.max(1, all));
      return whole < 0 ? -size : size;
    };
    aids.heartens += part(unit.skill?.heartens ?? 0);
    for (const way of ['melee', 'ranged', 'magic', 'siege'] as const)
      aids.shelters[way] += part(unit.skill?.shelters?.[way] ?? 0);
  }
  return aids;
};

const chooseTarget = (
  actor: Company,
  companies: readonly Company[],
  orders: Orders,
): { target: Company; asOrdered: boolean } => {
  const enemies = companies.filter((one) => one.side !== actor.side && one.pool > 0 && !one.waits);
  const { target, stance } = orders[actor.side];
  const enemyFeints = orders[other(actor.side)].stance === 'feint';
  const scattered = enemyFeints && stance !== 'press';
  const distance = (one: Company): number =>
    Math.abs(one.lane - actor.lane) + (actor.unit.strikes === 'melee' && one.rank === 'rear' ? 60 : 0);
  const near = [...enemies].sort((a, b) => distance(a) - distance(b) || a.index - b.index);
  if (target === 'nearest' || scattered) return { target: near[0] ?? actor, asOrdered: target === 'nearest' };
  const prey = enemies.filter(({ unit }) =>
    target === 'archers'
      ? unit.type === 'archer'
      : target === 'engines' && (unit.type === 'siege' || unit.type === 'support'),
  );
  if (prey.length > 0) return { target: mostWorn(prey), asOrdered: true };
  return { target: mostWorn(near.slice(0, 16)), asOrdered: false };
};

const outcome = (
  round: number,
  breaksAt: number,
  men: Record<Side, number>,
  fallen: Record<Side, number>,
  armies: Record<Side, Army>,
  withdrew: Record<Side, boolean>,
  orders: Orders,
): Round['ending'] => {
  const yields = {
    attacker: orders.attacker.surrenders === true,
    defender: orders.defender.surrenders === true,
  };
  if (yields.attacker && yields.defender) return { result: 'stalemate', winner: 'none', cause: 'surrender' };
  if (yields.attacker) return { result: 'defeat', winner: 'defender', cause: 'surrender' };
  if (yields.defender) return { result: 'victory', winner: 'attacker', cause: 'surrender' };
  if (men.attacker === 0 && men.defender === 0)
    return { result: 'stalemate', winner: 'none', cause: 'destroyed' };
  if (men.attacker === 0) return { result: 'defeat', winner: 'defender', cause: 'destroyed' };
  if (men.defender === 0) return { result: 'victory', winner: 'attacker', cause: 'destroyed' };
  if (armies.attacker.morale <= breaksAt)
    return {
      result: 'tactical_defeat',
      winner: 'defender',
      cause: withdrew.attacker ? 'withdrawal' : 'morale',
    };
  if (armies.defender.morale <= breaksAt)
    return { result: 'victory', winner: 'attacker', cause: withdrew.defender ? 'withdrawal' : 'morale' };
  if (round < 20) return null;
  if (fallen.attacker > 1.5 * fallen.defender)
    return { result: 'pyrrhic_victory', winner: 'defender', cause: 'time' };
  const { attacker, defender } = armies;
  if (attacker.morale < defender.morale)
    return { result: 'tactical_defeat', winner: 'defender', cause: 'time' };
  if (defender.morale < attacker.morale) return { result: 'victory', winner: 'attacker', cause: 'time' };
  return { result: 'stalemate', winner: 'none', cause: 'time' };
};

/** Fights a whole battle. `seed` is the battle's seed, `ordersFor` is asked before each round. */
export const fightPlainly = (
  setup: BattleSetup,
  seed: string,
  ordersFor: (round: number) => Orders,
): Round[] => {
  const companies = drawUpCompanies(setup);
  const atFirst = (side: Side): Army => ({
    setup: setup[side],
    morale: setup[side].morale,
    roundsSinceCharge: 2,
    roundsFallingBack: 0,
    formation: setup[side].formation,
    waited: 0,
    calls: { rally: 0, spell: 0 },
    drawn: { formation: 'line', reforming: false, held: false, rested: 0, power: null },
  });
  const armies: Record<Side, Army> = { attacker: atFirst('attacker'), defender: atFirst('defender') };
  let walls = setup.walls ?? null;
  const breaksAt = setup.breaksAt ?? 20;
  const standing = (side: Side): number =>
    companies.filter((one) => one.side === side).reduce((sum, one) => sum + menOf(one), 0);
  const atStart = { attacker: standing('attacker'), defender: standing('defender') };
  const press = Math.min(1000, Math.max(100, Math.floor(10000 / (atStart.attacker + atStart.defender))));
  const rounds: Round[] = [];
  const of = (side: Side): Company[] => companies.filter((one) => one.side === side);
  const strength = { attacker: healthOf(of('attacker')), defender: healthOf(of('defender')) };
  const evenly = (random: { next(): number }, most: number): number =>
    Math.floor((random.next() * (2 * most + 1)) / 2 ** 32) - most;
  const day = evenly(randomFrom(forkSeed(seed, 'day')), 135);

  for (let round = 1; ; round += 1) {
    const orders = ordersFor(round);
    const random = randomFrom(forkSeed(seed, 'round', round));
    const draw = (upTo: number): number => Math.floor((random.next() * (upTo + 1)) / 2 ** 32);
    const fortune = { attacker: draw(300), defender: draw(300) };
    const tide = day + evenly(random, 155);
    const health = { attacker: healthOf(of('attacker')), defender: healthOf(of('defender')) };
    for (const side of ['attacker', 'defender'] as const)
      drawOut(setup, armies[side], orders[side], of(side));
    const drawn = { attacker: armies.attacker.drawn, defender: armies.defender.drawn };
    const wallsBefore = walls;
    const parley = orders.attacker.surrenders === true || orders.defender.surrenders === true;
    const breach = parley ? 0 : breachOf(of('attacker'));
    const fighting = (side: Side): Company[] => of(side).filter(({ waits }) => !waits);
    const frontOf = (side: Side): number =>
      Math.min(
        1000,
        Math.max(500, Math.floor((1000 * healthOf(fighting(other(side)))) / healthOf(fighting(side)))),
      );
    const front = { attacker: frontOf('attacker'), defender: frontOf('defender') };
    const reach = {
      attacker: Math.floor((front.attacker * (1000 + tide)) / 1000),
      defender: Math.floor((front.defender * (1000 - tide)) / 1000),
    };
    const exposedOf = (side: Side): number => {
      const before = healthOf(fighting(side).filter(({ rank }) => rank === 'front'));
      return Math.max(0, 1000 - Math.floor((2000 * before) / healthOf(fighting(side))));
    };
    const exposed = { attacker: exposedOf('attacker'), defender: exposedOf('defender') };
    const aids = { attacker: aidsAmong(of('attacker')), defender: aidsAmong(of('defender')) };
    /** Morale points that a side has lost with what it has lost of its strength. */
    const shaken = (side: Side, left: number): number =>
      Math.floor((200 * (strength[side] - left)) / strength[side]);
    const before = { attacker: armies.attacker.morale, defender: armies.defender.morale };
    const men = { attacker: standing('attacker'), defender: standing('defender') };
    const charges = (side: Side): boolean =>
      orders[side].stance === 'press' &&
      setup.chargeGround &&
      armies[side].roundsSinceCharge >= 2 &&
      fighting(side).some((one) => one.pool > 0 && isHorse(one.unit));
    const charging = { attacker: charges('attacker'), defender: charges('defender') };

    const initiativeOf = ({ side, unit }: Company): number => {
      const own = setup[side];
      const modifiers = [...setup.field.map(({ modifier }) => modifier), own.stand];
      if (inOrder(armies[side])) modifiers.push(drillOf(setup, armies[side]).modifier);
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
    const broken = (side: Side): boolean =>
      shaken(side, healthOf(of(side))) - shaken(side, health[side]) >= Math.max(1, before[side] - breaksAt);
    round: for (const { company: actor } of parley ? [] : queue) {
      let tenths = actor.waits ? 0 : 10 * menOf(actor);
      while (tenths > 0) {
        if (healthOf(fighting(other(actor.side))) === 0) break round;
        const { target, asOrdered } = chooseTarget(actor, companies, orders);
        const charge = charging[actor.side] && isHorse(actor.unit);
        const modifiers = modifiersOf(
          setup,
          round,
          actor,
          target,
          armies,
          orders,
          asOrdered,
          charge,
          exposed,
          aids,
          wallsBefore,
        );
        const sum = modifiers.reduce((total, { permille }) => total + permille, 1000);
        const factor = Math.min(3000, Math.max(250, sum));
        const attack = 10 * actor.unit.attack * (100 + (setup[actor.side].attackPercent ?? 0));
        const defense = 10 * target.unit.defense * (100 + (setup[target.side].defensePercent ?? 0));
        const base = (actor.unit.skill?.blows ?? 1) * Math.max(1000, attack - defense / 2);
        const blow = Math.floor((Math.floor((base * factor * press) / 1000) * reach[actor.side]) / 1000);
        const variance = 800 + fortune[actor.side] + draw(100);
        const hard = Math.floor((Math.floor((tenths * blow) / 10) * variance) / 1_000_000);
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
          rested: armies[actor.side].drawn.rested > 0 && actor.ofReserve,
          damage,
          fallen: menBefore - menOf(target),
          modifiers,
        });
        if (destroyed) lost[target.side] += 1;
        if (broken(target.side)) break round;
        tenths = destroyed ? Math.floor((tenths * (hard - damage)) / hard) : 0;
      }
    }

    const withdrew = { attacker: false, defender: false };
    for (const side of ['attacker', 'defender'] as const) {
      const army = armies[side];
      const { stance } = orders[side];
      const cost = shaken(side, healthOf(of(side))) - shaken(side, health[side]);
      army.morale = Math.max(0, army.morale - cost);
      if (!parley && stance === 'hold' && cost === 0 && army.morale < army.setup.morale)
        army.morale = Math.min(army.setup.morale, army.morale + 2);
      army.roundsFallingBack = stance === 'fall_back' && !parley ? army.roundsFallingBack + 1 : 0;
      withdrew[side] = army.roundsFallingBack >= 2;
      if (withdrew[side]) army.morale = Math.min(breaksAt, army.morale);
      army.roundsSinceCharge = charging[side] ? 0 : army.roundsSinceCharge + 1;
      const { held, power, formation } = army.drawn;
      army.formation = formation;
      army.waited = held ? (army.waited ?? 0) + 1 : null;
      if (power !== null) army.calls[power] += 1;
    }
    if (walls !== null) walls = Math.max(0, walls - breach);
    const left = { attacker: standing('attacker'), defender: standing('defender') };
    const fallen = {
      attacker: atStart.attacker - left.attacker,
      defender: atStart.defender - left.defender,
    };
    const ending = outcome(round, breaksAt, left, fallen, armies, withdrew, orders);
    rounds.push({
      round,
      men,
      morale: {
        attacker: [before.attacker, armies.attacker.morale],
        defender: [before.defender, armies.defender.morale],
      },
      fortune: { attacker: fortune.attacker - 150, defender: fortune.defender - 150 },
      front,
      exposed,
      aids,
      tide,
      drawn,
      walls: walls === null || wallsBefore === null ? null : [wallsBefore, walls],
      charging,
      initiative,
      blows,
      ending,
    });
    if (ending) return rounds;
  }
};
