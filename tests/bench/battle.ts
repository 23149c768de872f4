// The battle engine against the reference implementation and against the bare arithmetic of the very same blows.
// All sides do battles of the same armies; the unit of work is one blow. The bare arithmetic is what no engine can do without: the
// four lines of docs/BATTLE.md ("A blow"), the draw of luck and the count of the living, over blows whose striker, target, base and
// factor are already known: no queue, no choice of target, no modifiers to gather, no morale, no seed to fork, no log.
import { companiesOf } from '@sigilla/engine/battle/companies.ts';
import type { Company } from '@sigilla/engine/battle/companies.ts';
import { baseBlow, pressOf } from '@sigilla/engine/battle/compile.ts';
import { decodeRound } from '@sigilla/engine/battle/decode.ts';
import { HIT_WIDTH } from '@sigilla/engine/battle/hits.ts';
import { fightBattle } from '@sigilla/engine/battle/resolve.ts';
import { opposite } from '@sigilla/engine/battle/setup.ts';
import type { BattleSetup, Orders } from '@sigilla/engine/battle/setup.ts';
import type { RoundLog } from '@sigilla/engine/battle/state.ts';
import { estimateOdds } from '@sigilla/engine/battle/odds.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import type { Seed } from '@sigilla/engine/core/random.ts';
import { SEED, aBattle, anArmy, orders, randomOrders } from '../engine/battle/armies.ts';
import { fightPlainly } from '../engine/battle/reference/fight.ts';
import { timeTurns } from './measure.ts';
import type { Bench, BenchRow } from './measure.ts';
import { skirmishRows } from './skirmish.ts';

/** Two hosts of forty companies each, of seven kinds, steady enough for a long day. */
const host = (more: number) =>
  anArmy(
    {
      militia: 300,
      pikemen: 400 + more,
      swordsmen: 300,
      archers: 120,
      heavy_cavalry: 60,
      catapult: 8,
      healer: 40,
    },
    { morale: 100, formation: 'combined' },
  );

const BATTLES = 24;
/** A turn of the fast sides, which would be over too soon to be timed otherwise. */
const REPEATS = 4;

interface Fight {
  readonly seed: Seed;
  readonly ordersFor: (round: number) => Orders;
}

const seeds = Array.from({ length: BATTLES }, (_, i) => forkSeed(SEED, 'bench', i));

/** The battles that every side fights: nobody says a word, as between rulers who are not there … */
const silent: readonly Fight[] = seeds.map((seed) => ({ seed, ordersFor: () => orders() }));

/** … and orders as varied as commanders are. */
const ordered: readonly Fight[] = seeds.map((seed) => {
  const list = randomOrders(randomFrom(seed));
  return { seed, ordersFor: (round) => list[round - 1] ?? orders() };
});

const blowsOf = (rounds: readonly RoundLog[]): number =>
  rounds.reduce((sum, { hits }) => sum + hits.length / HIT_WIDTH, 0);

/** The blows of the battles as plain numbers: who strikes whom, with what base and factor, and what a man there can bear. */
const knownBlows = (setup: BattleSetup) => {
  const companies = companiesOf(setup);
  const actors: number[] = [];
  const targets: number[] = [];
  const bases: number[] = [];
  const factors: number[] = [];
  for (const { seed, ordersFor } of silent)
    for (const log of fightBattle(setup, seed, ordersFor).rounds)
      for (const event of decodeRound(setup, log)) {
        if (event.type !== 'companyAttacked') continue;
        const by = companies[event.actor];
        const on = companies[event.target];
        const attack = by ? (setup[by.side].units[by.unit]?.attack ?? 0) : 0;
        const defense = on ? (setup[on.side].units[on.unit]?.defense ?? 0) : 0;
        actors.push(event.actor);
        targets.push(event.target);
        const { attackPercent } = setup[event.side];
        const { defensePercent } = setup[opposite(event.side)];
        bases.push(baseBlow(attack, defense, attackPercent, defensePercent));
        factors.push(event.modifiers.reduce((sum, { permille }) => sum + permille, 1000));
      }
  const unitOf = ({ side, unit }: Company) => setup[side].units[unit];
  return {
    count: actors.length,
    actors: Int32Array.from(actors),
    targets: Int32Array.from(targets),
    bases: Int32Array.from(bases),
    factors: Int32Array.from(factors),
    men: Int32Array.from(companies, ({ men }) => men),
    health: Int32Array.from(companies, (company) => (unitOf(company)?.health ?? 1) * 1000),
    pools: Int32Array.from(companies, (company) => company.men * (unitOf(company)?.health ?? 1) * 1000),
    press: pressOf(companies.reduce((sum, { men }) => sum + men, 0)),
  };
};

export const battleBench: Bench = {
  name: 'battle',
  about:
    'blows a second of CPU time in whole battles between two hosts of 40 companies of 7 kinds, default orders unless said, the field ' +
    'compiled once. "Round logs" are all that the server stores; the reference makes events as it goes; "odds" keeps no logs; ' +
    '"bare arithmetic" is the damage formula alone over blows already known. The last two rows are of twenty men a side.',
  run: async () => {
    const setup = aBattle(host(0), host(20));
    const bare = knownBlows(setup);
    const blowsABattle = Math.ceil(bare.count / BATTLES);
    const pools = Int32Array.from(bare.pools);
    const men = Int32Array.from(bare.men);
    let sink = 0;

    const engine = (fights: readonly Fight[]) => (): number => {
      let blows = 0;
      for (let turn = 0; turn < REPEATS; turn += 1)
        for (const { seed, ordersFor } of fights)
          blows += blowsOf(fightBattle(setup, seed, ordersFor).rounds);
      return blows;
    };
    const decoding = (): number => {
      let blows = 0;
      for (const { seed, ordersFor } of silent) {
        const { rounds } = fightBattle(setup, seed, ordersFor);
        for (const log of rounds) sink += decodeRound(setup, log).length;
        blows += blowsOf(rounds);
      }
      return blows;
    };
    const odds = (): number => {
      for (let turn = 0; turn < REPEATS; turn += 1) sink += estimateOdds(setup, BATTLES, SEED).attacker;
      return oddsBlows * REPEATS;
    };
    const reference = (fights: readonly Fight[]) => (): number => {
      let sum = 0;
      for (const { seed, ordersFor } of fights)
        for (const { blows } of fightPlainly(setup, seed, ordersFor)) sum += blows.length;
      return sum;
    };
    const arithmetic = (): number => {
      const random = randomFrom(SEED);
      const { count, actors, targets, bases, factors, health, press } = bare;
      for (let i = 0; i < count; i += 1) {
        // A new battle's armies, as often as the engine musters them.
        if (i % blowsABattle === 0) {
          pools.set(bare.pools);
          men.set(bare.men);
        }
        const target = targets[i] as number;
        const factor = Math.min(3000, Math.max(250, factors[i] as number));
        const blow = Math.floor(((bases[i] as number) * factor * press) / 1000);
        const variance = 950 + Math.floor((random.next() * 101) / 0x1_0000_0000);
        const strikers = men[actors[i] as number] as number;
        const damage = Math.floor((strikers * blow * variance) / 1_000_000);
        const pool = pools[target] as number;
        const left = pool - Math.min(pool, damage);
        pools[target] = left;
        men[target] = Math.ceil(left / (health[target] as number));
      }
      sink += men[7] as number;
      return count;
    };
    // The odds fight other seeds; their blows are counted once, by fighting the same seeds with logs.
    const oddsBlows = Array.from({ length: BATTLES }, (_, i) =>
      blowsOf(fightBattle(setup, forkSeed(SEED, 'odds', i)).rounds),
    ).reduce((sum, blows) => sum + blows, 0);

    const timings = await timeTurns(
      [
        { name: 'engine', turn: engine(silent) },
        { name: 'engine ordered', turn: engine(ordered) },
        { name: 'decoding', turn: decoding },
        { name: 'odds', turn: odds },
        { name: 'reference', turn: reference(silent) },
        { name: 'reference ordered', turn: reference(ordered) },
        { name: 'arithmetic', turn: arithmetic },
      ],
      31,
      15,
    );
    if (sink === 0) throw new Error('nothing was computed');
    const nanoseconds = (name: string): number =>
      timings.find((timing) => timing.name === name)?.nanoseconds ?? Number.NaN;
    const row = (
      what: string,
      name: string,
      against: string,
      other: string,
      goal: number | null,
    ): BenchRow => ({
      what,
      rate: Math.round(1e9 / nanoseconds(name)),
      unit: 'blows/s',
      against,
      ratio: nanoseconds(other) / nanoseconds(name),
      goal,
    });
    return [
      row('engine, round logs', 'engine', 'reference', 'reference', 25),
      row('engine, round logs and decoded events', 'decoding', 'reference', 'reference', null),
      row('engine, round logs, changing orders', 'engine ordered', 'reference', 'reference ordered', null),
      row('engine, round logs', 'engine', 'bare arithmetic', 'arithmetic', 0.1),
      row('engine, round logs and decoded events', 'decoding', 'bare arithmetic', 'arithmetic', null),
      row('engine, odds', 'odds', 'bare arithmetic', 'arithmetic', 0.1),
      row('reference', 'reference', 'bare arithmetic', 'arithmetic', null),
      ...(await skirmishRows()),
    ];
  },
};
