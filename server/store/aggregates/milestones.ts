// How the kingdoms of each game server stood when they were last read through, as milestones (server/app/milestones.ts): so that a rank far down a long list
// is found by counting from the next one, and not from the top. One document a game server, under its id.
// Invariant: it can be made anew from the kingdoms at any time; nothing is decided by it.
import { z } from 'zod';
import { aggregate } from '../aggregate.ts';

/** A measure that somebody has, how many have more, and how many have as much or more. */
const Milestone = z.object({ value: z.int(), above: z.int(), upTo: z.int() }).readonly();
export type Milestone = z.infer<typeof Milestone>;

/** From the greatest measure down. */
const Way = z.array(Milestone).readonly();

const Milestones = z
  .object({
    /** When the kingdoms were read through. */
    at: z.int(),
    /** Kingdoms that stand on lists, the realm's own included. */
    kingdoms: z.int(),
    honor: Way,
    power: Way,
  })
  .readonly();
export type Milestones = z.infer<typeof Milestones>;

export const milestones = aggregate({
  name: 'milestones',
  shape: Milestones,
  versions: [],
  indexes: {},
  unique: {},
  told: 'none',
  owner: 'none',
});
