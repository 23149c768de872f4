// A battle against one of the three opponents who fight anyone for nothing (kingdom.md 2.3): drawn up and fought at a stretch.
// Invariants: the opponent defends, under a clear sky by day (G-057); nothing of the realm is read or changed, so a window may fight it.
import type { Opponent } from '@sigilla/content/schema/opponent.ts';
import type { TerrainId } from '@sigilla/content/schema/terrain.ts';
import type { SeasonId } from '@sigilla/content/schema/weather.ts';
import { drawUp } from '../battle/drawUp.ts';
import type { BattleContent, MusteredSide } from '../battle/drawUp.ts';
import { battleReport } from '../battle/battleReport.ts';
import type { BattleReport } from '../battle/report.ts';
import { beginBattle, resolveRound } from '../battle/resolve.ts';
import { DEFAULT_ORDERS } from '../battle/setup.ts';
import type { BattleSetup } from '../battle/setup.ts';
import type { RoundLog } from '../battle/state.ts';
import type { Seed } from '../core/random.ts';
import { npcOrders } from './npcOrders.ts';

export interface Practice {
  readonly setup: BattleSetup;
  readonly rounds: readonly RoundLog[];
  readonly report: BattleReport;
}

/** An opponent's host as it takes the field. */
export const hostOf = ({ id, name, army: { garrisoned: _, ...army } }: Opponent): MusteredSide => ({
  kingdomId: id,
  kingdomName: name,
  isNpc: true,
  ...army,
});

/** Fights an opponent to the end. `own` holds its ground and strikes the weakest throughout; the opponent gives orders by its temper. */
export const fightOpponent = (
  content: BattleContent,
  own: MusteredSide,
  opponent: Opponent,
  ground: { readonly terrain: TerrainId; readonly season: SeasonId },
  seed: Seed,
): Practice => {
  const setup = drawUp(content, {
    type: opponent.battleType,
    ...ground,
    weather: 'clear',
    timeOfDay: 'day',
    attacker: own,
    defender: hostOf(opponent),
  });
  let state = beginBattle(setup);
  const rounds: RoundLog[] = [];
  while (state.ending === null) {
    const defender = npcOrders(opponent.temper, { setup, state, side: 'defender' }, seed);
    const fought = resolveRound(setup, state, { attacker: DEFAULT_ORDERS, defender }, seed);
    rounds.push(fought.log);
    state = fought.state;
  }
  return { setup, rounds, report: battleReport(setup, state, rounds) };
};
