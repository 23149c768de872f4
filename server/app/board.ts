// A board on which each process pins what it alone knows of a subject (who is in its rooms, who has looked), for all to read.
// Advisory only. Invariant: what is pinned goes with its process; reading costs no call, for what others have pinned is kept at hand.
import { z } from 'zod';
import { SIDES } from '@sigilla/engine/battle/setup.ts';

const Side = z.enum(SIDES);

/** What one process pins of one subject: parts that say nothing are left out. */
export const Note = z.object({
  /** Accounts with a window open here. */
  here: z.array(z.string()).readonly().default([]),
  /** When somebody last looked: epoch milliseconds, 0 for never. */
  lookedAt: z.number().default(0),
  /** Sides of a battle whose commanders are here, and whose windows have drawn the field. */
  commanding: z.array(Side).readonly().default([]),
  drawn: z.array(Side).readonly().default([]),
  /** How often each of content/texts/calls.ts was called out here. */
  calls: z.array(z.int()).readonly().default([]),
});
export type Note = Readonly<z.infer<typeof Note>>;

export interface Board {
  /** Pins this process's note of a subject in the place of its last; null takes it off. It is asked for whenever it is told, so that it may change often. */
  pin(subject: string, note: (() => Note) | null): void;
  /** What the other processes have pinned of a subject. */
  others(subject: string): readonly Note[];
  /** Says when that has changed. The answer ends the subscription. */
  onNews(subject: string, listener: () => void): () => void;
}

/** The board of a process that is alone: there is nobody to read it. */
export const localBoard = (): Board => ({
  pin: () => undefined,
  others: () => [],
  onNews: () => () => undefined,
});
