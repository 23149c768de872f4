// Which ended studies this browser has told of, kingdom by kingdom. Invariant: what a kingdom knew when this browser first saw it is no news.
import { remember, remembered } from '../../ui/remembered.ts';

const nameOf = (kingdomId: string): string => `sigilla.learned.${kingdomId}`;

/** What was told of; null where this browser has not seen the kingdom yet. */
export const toldOf = (kingdomId: string): readonly string[] | null =>
  remembered(nameOf(kingdomId))?.split(' ') ?? null;

export const keepTold = (kingdomId: string, ids: readonly string[]): void =>
  remember(nameOf(kingdomId), ids.join(' '));
