// From a battle document to what a duel room shows: shared state for everyone, and for each viewer what publicBattle lets them see.
// Invariant: everything sent comes through publicBattle; shared state holds nothing that a visitor may not know.
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { hasSpoken } from '@sigilla/engine/war/standingOrders.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import type { BattleAdvance } from './messages.ts';
import type { DuelState } from './state.ts';

/** Shows where the battle stands. Presence and watchers are the room's own. */
export const drawDuel = (state: DuelState, revision: number, battle: BattleDoc): void => {
  state.battleId = battle.id;
  state.status = battle.status;
  state.revision = revision;
  state.round = battle.rounds.length;
  state.roundDueAt = battle.roundDueAt ?? 0;
  state.attackerReady = hasSpoken(battle.pending.attacker);
  state.defenderReady = hasSpoken(battle.pending.defender);
};

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** What is new for one viewer between two views of a battle, or null when nothing is. */
export const battleAdvance = (
  before: BattleView,
  after: BattleView,
  revision: number,
  now: number,
): BattleAdvance | null => {
  const { rounds, given, ...rest } = after;
  const fromRound = before.rounds.length;
  const fields = Object.fromEntries(
    Object.entries(rest).filter(([name, value]) => !same(value, before[name as keyof BattleView])),
  );
  if (rounds.length === fromRound && Object.keys(fields).length === 0) return null;
  return {
    revision,
    fromRound,
    rounds: rounds.slice(fromRound),
    given: given.slice(fromRound),
    fields,
    now,
  };
};
