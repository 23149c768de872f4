// A battle, one round at a time: state in, orders in, state and round log out. A killed server goes on from the stored state.
// Invariant: the same setup, seed and orders give the same rounds anywhere, whether fought at a stretch or one round a day.
import { randomFork } from '../core/random.ts';
import type { Seed } from '../core/random.ts';
import { copyAids } from './aids.ts';
import { dismissArmies, musterArmies } from './armies.ts';
import type { Armies } from './armies.ts';
import { bearingAtFirst } from './bearing.ts';
import { compile } from './compile.ts';
import type { CompiledBattle } from './compiledBattle.ts';
import { CHARGE_REST, DAY, FORTUNE_EVEN, POINT } from './law.ts';
import { isBeforeLawFour } from './olderLaw.ts';
import { drawTide, strikeRound } from './round.ts';
import { settleRound } from './settle.ts';
import { DEFAULT_ORDERS } from './setup.ts';
import type { BattleSetup, Orders } from './setup.ts';
import type { BattleState, Ending, RoundLog } from './state.ts';

/** The state before the first blow. */
export const beginBattle = (setup: BattleSetup): BattleState => ({
  round: 0,
  pools: compile(setup).companies.map(
    ({ side, unit, men }) => men * (setup[side].units[unit]?.health ?? 0) * POINT,
  ),
  morale: { attacker: setup.attacker.morale, defender: setup.defender.morale },
  sinceCharge: { attacker: CHARGE_REST, defender: CHARGE_REST },
  fallingBack: { attacker: 0, defender: 0 },
  ...(isBeforeLawFour(setup)
    ? {}
    : {
        bearing: { attacker: bearingAtFirst(setup.attacker), defender: bearingAtFirst(setup.defender) },
        ...(setup.walls === undefined ? {} : { walls: setup.walls }),
      }),
  ending: null,
});

const poolsOf = (armies: Armies): number[] => {
  const pools: number[] = [];
  for (const pool of armies.pools) pools.push(pool);
  return pools;
};

const stateOf = (battle: CompiledBattle, armies: Armies, ending: Ending | null): BattleState => ({
  round: armies.round,
  pools: poolsOf(armies),
  morale: { attacker: armies.morale[0] as number, defender: armies.morale[1] as number },
  sinceCharge: { attacker: armies.sinceCharge[0] as number, defender: armies.sinceCharge[1] as number },
  fallingBack: { attacker: armies.fallingBack[0] as number, defender: armies.fallingBack[1] as number },
  ...(battle.fixed
    ? {}
    : {
        bearing: { attacker: armies.bearing[0], defender: armies.bearing[1] },
        ...(battle.setup.walls === undefined ? {} : { walls: armies.walls }),
      }),
  ending,
});

const fightRound = (battle: CompiledBattle, armies: Armies, orders: Orders, seed: Seed): RoundLog => {
  const [ours, theirs] = armies.standing as [number, number];
  const { walls } = armies;
  const [hearts, foes] = armies.morale as [number, number];
  if (!battle.older) armies.day = drawTide(randomFork(seed, 'day'), DAY);
  strikeRound(battle, armies, orders, randomFork(seed, 'round', armies.round + 1));
  const ending = settleRound(battle, armies, orders);
  return {
    round: armies.round,
    orders,
    men: { attacker: ours, defender: theirs },
    morale: {
      attacker: [hearts, armies.morale[0] as number],
      defender: [foes, armies.morale[1] as number],
    },
    fortune: {
      attacker: (armies.fortune[0] as number) - FORTUNE_EVEN,
      defender: (armies.fortune[1] as number) - FORTUNE_EVEN,
    },
    ...(battle.older
      ? {}
      : {
          front: { attacker: armies.front[0] as number, defender: armies.front[1] as number },
          exposed: { attacker: armies.exposed[0] as number, defender: armies.exposed[1] as number },
          aids: { attacker: copyAids(armies.aids[0]), defender: copyAids(armies.aids[1]) },
          tide: armies.tide,
        }),
    ...(battle.fixed
      ? {}
      : {
          drawn: { attacker: armies.drawn[0], defender: armies.drawn[1] },
          ...(battle.setup.walls === undefined ? {} : { walls: [walls, armies.walls] as [number, number] }),
        }),
    charging: { attacker: armies.charging[0] === true, defender: armies.charging[1] === true },
    initiative: armies.initiative.slice(),
    hits: armies.hits.slice(0, armies.used),
    pick: armies.lastDraw >>> 16,
    ending,
  };
};

/**
 * Fights one round. `seed` is the battle's (`battleSeed` in replay.ts). A state with an ending, or one that does not belong to
 * the setup, is a caller's bug and throws.
 */
export const resolveRound = (
  setup: BattleSetup,
  state: BattleState,
  orders: Orders,
  seed: Seed,
): { readonly state: BattleState; readonly log: RoundLog } => {
  if (state.ending) throw new Error('the battle is over');
  const battle = compile(setup);
  if (state.pools.length !== battle.count) throw new Error('the state belongs to another battle');
  const armies = musterArmies(battle, state, true);
  const log = fightRound(battle, armies, orders, seed);
  const next = stateOf(battle, armies, log.ending);
  dismissArmies(battle, armies);
  return { state: next, log };
};

/**
 * Fights a whole battle at a stretch: for tests and benchmarks, which look at battles and not at what is stored between two rounds (the server fights by
 * `resolveRound`, what a battle would come to is odds.ts's). `ordersFor` is asked before each round.
 */
export const fightBattle = (
  setup: BattleSetup,
  seed: Seed,
  ordersFor: (round: number) => Orders = () => ({ attacker: DEFAULT_ORDERS, defender: DEFAULT_ORDERS }),
): { readonly state: BattleState; readonly rounds: readonly RoundLog[] } => {
  const battle = compile(setup);
  const armies = musterArmies(battle, beginBattle(setup), true);
  const rounds: RoundLog[] = [];
  let ending: Ending | null = null;
  while (ending === null) {
    const log = fightRound(battle, armies, ordersFor(armies.round + 1), seed);
    rounds.push(log);
    ending = log.ending;
  }
  const state = stateOf(battle, armies, ending);
  dismissArmies(battle, armies);
  return { state, rounds };
};
