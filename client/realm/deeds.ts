// What the player does, outside of React: sent under one command id by room or by REST, one at a time, and kept until it is put away.
// Invariant: a repeated sending carries the same command id, so nothing is done twice.
import type { QueryClient } from '@tanstack/react-query';
import type { ActionRefused, ActionResult } from '@sigilla/server/contract/action.ts';
import type { Command, WireAction } from '@sigilla/engine/actions/command.ts';
import type { Preview } from '@sigilla/engine/actions/preview.ts';
import { CommandId } from '@sigilla/engine/core/brand.ts';
import { api } from '../session/api.ts';
import { after, now } from '../session/clock.ts';
import { newId } from '../session/ids.ts';
import { painted } from '../session/painted.ts';
import { act, worldOf } from '../session/rooms.ts';
import { realmContent } from './content.ts';
import type { Deed } from './deed.ts';
import { changedBy, readAnew } from './feature.ts';
import type { Feature } from './feature.ts';
import { kingdomNow, serverIdNow } from './kingdomStore.ts';
import { openListeners } from '../ui/listeners.ts';
import { untilTold } from './untold.ts';

type ActionFailed = Pick<ActionRefused, 'success' | 'error' | 'code'> & Partial<ActionRefused>;

/** What came of a deed; `report` is what its verb declares, as far as the answer holds it. */
export type DeedAnswer<R = unknown> = (ActionResult & { readonly report: R | null }) | ActionFailed;

export interface Done {
  readonly deed: Deed;
  readonly outcome: DeedAnswer;
  /** When it was begun, and when it was answered. */
  readonly from: number;
  readonly until: number;
}

export interface Deeds {
  /** Calls back when a deed begins, ends or is put away. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The deed under way, or null. */
  readonly underway: () => Deed | null;
  /** While a deed is done many times, all others wait from its first time to its last. Answers the way to let them go. */
  readonly hold: (deed: Deed) => () => void;
  /** The last deed's result while its leaf is open. */
  readonly shown: () => Done | null;
  readonly dismiss: () => void;
  /** Does it; answers what came of it, or null when another deed is under way. */
  readonly run: <R>(deed: Deed<R>) => Promise<DeedAnswer<R> | null>;
}

/** What is said of a deed of which nobody can tell whether it was done. */
const UNHEARD: ReadonlySet<string> = new Set(['unexpected_error', 'unreachable', 'outcome_unknown']);

/** Whether nobody knows if a deed was done: no answer came, or one that does not say that it was taken back. */
export const isInTheDark = ({ code, rollbackApplied }: ActionFailed): boolean =>
  UNHEARD.has(code) && rollbackApplied === undefined;

/** Sends an action by the world room when it is live, otherwise by REST, under one command id. */
export const send = async (
  serverId: string,
  live: boolean,
  wire: WireAction,
): Promise<ActionResult | ActionFailed> => {
  const command: Command = {
    commandId: CommandId.parse(newId()),
    actionType: wire.actionType,
    actionId: wire.actionId,
    ...(wire.quantity === undefined ? {} : { quantity: wire.quantity }),
    ...(wire.metadata === undefined ? {} : { metadata: { ...wire.metadata } }),
  };
  let wasSent = false;
  if (live) {
    const answer = await act<ActionResult>(serverId, command);
    // A room that fell silent may or may not have done it: REST is asked with the same command id, and answers what was done.
    if (answer.success || (!UNHEARD.has(answer.code) && answer.code !== 'not_found')) return answer;
    wasSent = answer.code !== 'not_found';
  }
  const body = { ...command, serverId };
  const told = await untilTold(() => api.actions.act({ body }), wasSent, after);
  return told.ok ? told.value : told.failure;
};

/** The answer with its report read as the verb declares it. */
const told = <R>(deed: Deed<R>, answer: ActionResult | ActionFailed): DeedAnswer<R> => {
  if (!answer.success) return answer;
  return { ...answer, report: deed.report(answer.actionResult) };
};

/** What a deed would cost now and why it would be refused; null while the kingdom is not known, or where only the server can tell. */
export const weighed = (deed: Deed): Preview | null => {
  const state = kingdomNow();
  if (state.status !== 'ready' || deed.weigh === null) return null;
  const content = realmContent();
  const rules = content.gameServers.get(state.serverId);
  if (rules === undefined) return null;
  const { kingdom, actor } = state;
  return deed.weigh({ now: now(), actor, kingdom, content, rules });
};

/** The deeds of one ruler. `features`: every one whose reads a deed may change. */
export const createDeeds = (features: readonly Feature[], queries: QueryClient): Deeds => {
  let underway: Deed | null = null;
  let held: Deed | null = null;
  let shown: Done | null = null;
  const { subscribe, tell } = openListeners();
  return {
    subscribe,
    underway: () => held ?? underway,
    hold(deed) {
      held = deed;
      tell();
      return () => {
        held = null;
        tell();
      };
    },
    shown: () => shown,
    dismiss() {
      shown = null;
      tell();
    },
    async run<R>(deed: Deed<R>) {
      const state = kingdomNow();
      const serverId = serverIdNow();
      if (underway !== null || serverId === null || state.status !== 'ready') return null;
      const live = worldOf(serverId).snapshot().link === 'live';
      underway = deed;
      if (held === null) tell();
      const from = now();
      // The button is seen to answer before anything that comes of the deed is reckoned and drawn.
      await painted();
      // Neither room nor REST throws: whatever goes wrong is an outcome.
      const outcome = told(deed, await send(serverId, live, deed.wire));
      underway = null;
      if (!outcome.success || deed.quiet !== true) shown = { deed, outcome, from, until: now() };
      if (held === null || shown !== null) tell();
      if (!live) void queries.invalidateQueries({ queryKey: ['kingdom'] });
      readAnew(queries, changedBy(features, deed.wire.actionType));
      return outcome;
    },
  };
};
