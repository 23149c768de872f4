// How far up this browser has seen a kingdom climb. Invariant: where it stood when this browser first saw it is no news.
import { remember, remembered } from '../../ui/remembered.ts';

const nameOf = (kingdomId: string): string => `sigilla.climbed.${kingdomId}`;

/** The steps that were told of; null where this browser has not seen the kingdom yet. */
export const stepsTold = (kingdomId: string): number | null => {
  const kept = remembered(nameOf(kingdomId));
  return kept === null ? null : Number(kept);
};

/** Remembers in this browser how many steps of a kingdom’s climb have been told. */
export const keepSteps = (kingdomId: string, steps: number): void =>
  remember(nameOf(kingdomId), String(steps));
