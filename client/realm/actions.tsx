// The one way the window acts: previewed with the engine's own check, done, and shown when it is done. Invariant: whoever asks how a deed stands is
// drawn anew when that deed's own answer has changed, and not for another's: it is weighed once for whoever shows it, each time the kingdom changes.
import { createContext, useContext, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { sentence } from '@sigilla/content/texts/errors.ts';
import type { Preview } from '@sigilla/engine/actions/preview.ts';
import { now } from '../session/clock.ts';
import { useRealmContent } from './content.ts';
import type { Deed } from './deed.ts';
import { createDeeds, weighed } from './deeds.ts';
import type { DeedAnswer, Deeds, Done } from './deeds.ts';
import type { Feature } from './feature.ts';
import { kingdomNow, whenKingdomChanges } from './kingdomStore.ts';
import type { KingdomState } from './kingdomStore.ts';

/** For deeds whose unexpected failures have a sentence of their own; a known refusal keeps the server's. */
export const unexpectedly =
  (sentenceFor: string) =>
  (error: string, code: string): string =>
    code === 'unexpected_error' ? sentenceFor : error;

/** The sentence of a preview's refusal, or undefined. */
export const refusalText = (preview: Preview | null): string | undefined =>
  preview?.refusal === null || preview?.refusal === undefined ? undefined : sentence(preview.refusal);

const DeedsContext = createContext<Deeds | null>(null);

/** The ruler's deeds, for whoever does them one after another: the same as long as somebody is signed in. Only inside ActionsProvider. */
export const useDeeds = (): Deeds => {
  const deeds = useContext(DeedsContext);
  if (deeds === null) throw new Error('useDeeds outside ActionsProvider');
  return deeds;
};

/** The last deed's result while its leaf is open. */
export const useShown = (): Done | null => {
  const { subscribe, shown } = useDeeds();
  return useSyncExternalStore(subscribe, shown);
};

/** The deed under way, or null: for a screen with several buttons of one card. */
export const useUnderway = (): Deed | null => {
  const { subscribe, underway } = useDeeds();
  return useSyncExternalStore(subscribe, underway);
};

/** Is any deed under way? */
export const useIsBusy = (): boolean => {
  const { subscribe, underway } = useDeeds();
  return useSyncExternalStore(subscribe, () => underway() !== null);
};

/** What a deed would cost and why it would be refused; null while that is not known, or where there is no deed. */
export const usePreview = (deed: Deed | null): Preview | null => {
  // What is weighed rests on what the window knows of the content by now.
  const content = useRealmContent();
  const last = useRef<{ from: KingdomState; by: unknown; of: Deed; at: number; told: Preview | null } | null>(
    null,
  );
  return useSyncExternalStore(whenKingdomChanges, () => {
    if (deed === null) return null;
    const from = kingdomNow();
    // What rests on the hour (a rest, a protection) is weighed again whenever this is drawn in another second.
    const at = Math.floor(now() / 1000);
    const known = last.current;
    if (known?.from === from && known.of === deed && known.at === at && known.by === content)
      return known.told;
    const told = replaceEqualDeep(known?.told ?? null, weighed(deed));
    last.current = { from, by: content, of: deed, at, told };
    return told;
  });
};

const isSame = (one: Deed, other: Deed): boolean =>
  one.verb === other.verb && JSON.stringify(one.wire) === JSON.stringify(other.wire);

/** How a deed stands, for the button that does it. */
export interface Standing<R = unknown> {
  /** What it would cost and why it would be refused, as the engine says. */
  readonly preview: Preview | null;
  /** Turns it takes, as far as that is known. */
  readonly turns: number;
  /** The sentence why it would be refused. */
  readonly refusal: string | undefined;
  /** The sentence why it has to wait: another deed is under way. */
  readonly waits: string | undefined;
  readonly isUnderway: boolean;
  /** Does it; answers what came of it, or null when it had to wait. */
  readonly run: () => Promise<DeedAnswer<R> | null>;
}

/** How a deed stands. */
export const useDeed = <R = unknown,>(deed: Deed<R> | null): Standing<R> => {
  const { subscribe, underway, run } = useDeeds();
  const preview = usePreview(deed);
  const doing = useSyncExternalStore(subscribe, () => {
    const other = underway();
    if (other === null) return 'nothing';
    return deed !== null && isSame(other, deed) ? 'this' : 'another';
  });
  return useMemo(
    () => ({
      preview,
      turns: preview?.cost.turns ?? 0,
      refusal: refusalText(preview),
      waits: doing === 'another' ? sentence({ code: 'action_in_progress', params: {} }) : undefined,
      isUnderway: doing === 'this',
      run: async () => (deed === null ? null : run(deed)),
    }),
    [preview, doing, deed, run],
  );
};

interface ActionsProviderProps {
  /** Every feature whose reads a deed may change. */
  readonly features: readonly Feature[];
  readonly children: ReactNode;
}

export function ActionsProvider({ features, children }: ActionsProviderProps): ReactNode {
  const queries = useQueryClient();
  const [deeds] = useState(() => createDeeds(features, queries));
  return <DeedsContext value={deeds}>{children}</DeedsContext>;
}
