// The one way the window acts: previewed with the engine's own check, sent under one command id by room or by REST, and shown
// when it is done. Invariants: one action runs at a time; a repeated sending carries the same command id, so nothing is done twice.
import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ActionRefused, ActionResult } from '@sigilla/server/contract/action.ts';
import type { Command, WireAction } from '@sigilla/engine/actions/command.ts';
import type { Preview } from '@sigilla/engine/actions/preview.ts';
import { CommandId } from '@sigilla/engine/core/brand.ts';
import { sentence } from '@sigilla/content/texts/errors.ts';
import { api } from '../session/api.ts';
import { now } from '../session/clock.ts';
import { useRealmContent } from './content.ts';
import type { Deed } from './deed.ts';
import { changedBy, readAnew } from './feature.ts';
import type { Feature } from './feature.ts';
import { newId } from '../session/ids.ts';
import { act } from '../session/rooms.ts';
import { useKingdom, useOwnWorld } from './useKingdom.ts';

/** For deeds whose unexpected failures have a sentence of their own; a known refusal keeps the server's. */
export const unexpectedly =
  (sentenceFor: string) =>
  (error: string, code: string): string =>
    code === 'unexpected_error' ? sentenceFor : error;

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

interface Actions {
  /** The deed under way, or null. */
  readonly underway: Deed | null;
  /** The last deed's result while its leaf is open. */
  readonly shown: Done | null;
  readonly dismiss: () => void;
  /** Does it; answers what came of it, or null when another deed is under way. */
  readonly run: <R>(deed: Deed<R>) => Promise<DeedAnswer<R> | null>;
  /** What it would cost and why it would be refused; null while the kingdom is not known. */
  readonly preview: (deed: Deed) => Preview | null;
}

const ActionsContext = createContext<Actions | null>(null);

/** The player's deeds. Only inside ActionsProvider. */
export const useActions = (): Actions => {
  const actions = useContext(ActionsContext);
  if (actions === null) throw new Error('useActions outside ActionsProvider');
  return actions;
};

/** The sentence of a preview's refusal, or undefined. */
export const refusalText = (preview: Preview | null): string | undefined =>
  preview?.refusal === null || preview?.refusal === undefined ? undefined : sentence(preview.refusal);

const isUnheard = (code: string): boolean =>
  code === 'unexpected_error' || code === 'not_found' || code === 'outcome_unknown';

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
  if (live) {
    const answer = await act<ActionResult>(serverId, command);
    // A room that fell silent may or may not have done it: REST is asked with the same command id, and answers what was done.
    if (answer.success || !isUnheard(answer.code)) return answer;
  }
  const body = { ...command, serverId };
  const answered = await api.actions.act({ body });
  if (answered.ok) return answered.value;
  if (answered.failure.status !== 0 && answered.failure.code !== 'outcome_unknown') return answered.failure;
  const again = await api.actions.act({ body });
  return again.ok ? again.value : again.failure;
};

/** The answer with its report read as the verb declares it. */
const told = <R,>(deed: Deed<R>, answer: ActionResult | ActionFailed): DeedAnswer<R> => {
  if (!answer.success) return answer;
  return { ...answer, report: deed.report(answer.actionResult) };
};

interface ActionsProviderProps {
  /** Every feature whose reads a deed may change. */
  readonly features: readonly Feature[];
  readonly children: ReactNode;
}

export function ActionsProvider({ features, children }: ActionsProviderProps): ReactNode {
  const state = useKingdom();
  const world = useOwnWorld();
  const queries = useQueryClient();
  const [underway, setUnderway] = useState<Deed | null>(null);
  const [shown, setShown] = useState<Done | null>(null);
  const busy = useRef(false);
  const live = world.link === 'live';
  const serverId = state.status === 'ready' ? state.serverId : null;

  const run = useCallback(
    async <R,>(deed: Deed<R>): Promise<DeedAnswer<R> | null> => {
      if (busy.current || serverId === null) return null;
      busy.current = true;
      setUnderway(deed);
      const from = now();
      // Neither room nor REST throws: whatever goes wrong is an outcome.
      const outcome = told(deed, await send(serverId, live, deed.wire));
      busy.current = false;
      setUnderway(null);
      if (!outcome.success || deed.quiet !== true) setShown({ deed, outcome, from, until: now() });
      if (!live) void queries.invalidateQueries({ queryKey: ['kingdom'] });
      readAnew(queries, changedBy(features, deed.wire.actionType));
      return outcome;
    },
    [features, live, queries, serverId],
  );

  const content = useRealmContent();
  const preview = useCallback(
    (deed: Deed): Preview | null => {
      if (state.status !== 'ready' || deed.weigh === null) return null;
      const rules = content.gameServers.get(state.serverId);
      if (rules === undefined) return null;
      const { kingdom, actor } = state;
      return deed.weigh({ now: now(), actor, kingdom, content, rules });
    },
    [state, content],
  );

  const dismiss = useCallback(() => setShown(null), []);
  const value = useMemo(
    () => ({ underway, shown, dismiss, run, preview }),
    [underway, shown, dismiss, run, preview],
  );
  return <ActionsContext value={value}>{children}</ActionsContext>;
}
