// From a battle document to what a duel room shows: shared state for everyone, and for each viewer what publicBattle lets them see.
// Invariant: everything sent comes through publicBattle; shared state holds nothing that a visitor may not know.
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import { CALL_IDS } from '@sigilla/content/texts/calls.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { roundsWithheld } from '@sigilla/engine/war/delay.ts';
import { hasSpoken } from '@sigilla/engine/war/standingOrders.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { changedFields } from '../frame/change.ts';
import type { At, BattleNote } from '../services.ts';
import type { BattleAdvance, BattleSnapshot } from './messages.ts';
import type { DuelState } from './state.ts';

/** Shows where the battle stands. */
export const drawDuel = (state: DuelState, revision: number, battle: BattleDoc): void => {
  state.battleId = battle.id;
  state.status = battle.status;
  state.revision = revision;
  state.round = battle.rounds.length - roundsWithheld(battle, battle.rounds.length);
  state.roundDueAt = battle.roundDueAt ?? 0;
  state.attackerReady = hasSpoken(battle.pending.attacker);
  state.defenderReady = hasSpoken(battle.pending.defender);
};

/** Shows who is at the battle, and what is called out there, by what each process has told of its own rooms. */
export const drawPresence = (state: DuelState, notes: readonly BattleNote[]): void => {
  for (const side of SIDES)
    state[`${side}Present`] = notes.some(({ commanding }) => commanding.includes(side));
  for (const at of CALL_IDS.keys()) {
    const called = notes.reduce((sum, { calls }) => sum + (calls[at] ?? 0), 0);
    if (state.calls[at] !== called) state.calls[at] = called;
  }
  state.watchers = new Set(notes.flatMap(({ visitors }) => visitors)).size;
};

/** The whole of what a viewer may see. */
export const battleSnapshot = ({ revision, body }: At<BattleView>, now: number): BattleSnapshot => ({
  revision,
  battle: body,
  now,
});

/** What is new between two views of a battle, or null when nothing is. */
export const battleAdvance = (
  before: At<BattleView>,
  after: At<BattleView>,
  now: number,
): BattleAdvance | null => {
  const { rounds, given, seals, ...rest } = after.body;
  const { rounds: roundsBefore, given: _given, seals: _seals, ...restBefore } = before.body;
  const fromRound = roundsBefore.length;
  const fields = changedFields(restBefore, rest);
  if (rounds.length === fromRound && Object.keys(fields).length === 0) return null;
  return {
    revision: after.revision,
    fromRound,
    rounds: rounds.slice(fromRound),
    given: given.slice(fromRound),
    seals: seals.slice(fromRound),
    fields,
    now,
  };
};
