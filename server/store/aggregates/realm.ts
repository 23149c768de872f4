// What the house keeps for itself: the realm's own memory, how far its long works have come, and the trials of the disk.
// Invariant: nothing here is anybody's, and nobody is told of it.
import { z } from 'zod';
import { NotaryBook } from '@sigilla/engine/proof/notary.ts';
import { Realm } from '@sigilla/engine/realm/realm.ts';
import { aggregate } from '../aggregate.ts';
import type { Step } from '../aggregate.ts';

const ITS_OWN = { versions: [], indexes: {}, unique: {}, told: 'none', owner: 'none' } as const;

/** One document, REALM_ID. */
export const realm = aggregate({ name: 'realm', shape: Realm, ...ITS_OWN });

/** One document, NOTARY_ID. */
export const notary = aggregate({ name: 'notary', shape: NotaryBook, ...ITS_OWN });

/** Version 1 knew no work that goes through a collection by id. */
const byTimeAlone: Step = (body) => ({ ...body, reachedId: null });

/** How far a work that goes through a long index or a collection bit by bit has come: the time, or the id, of the last that is done. */
export const progress = aggregate({
  name: 'progress',
  shape: z.object({ reachedAt: z.int(), reachedId: z.string().nullable() }).readonly(),
  ...ITS_OWN,
  versions: [byTimeAlone],
});

/** What is written to see whether anything can be (server/app/readiness.ts): one document. */
export const trials = aggregate({
  name: 'trials',
  shape: z.object({ filling: z.string() }).readonly(),
  ...ITS_OWN,
});

/** A copy or a restoring that fills this store and has not come to its end: one document, FILLING_ID, gone when it has. */
const Filling = z
  .object({
    /** What it is filled from, in words. */
    from: z.string(),
    /** The instant of the realm that is being carried. */
    instant: z.string(),
    begunAt: z.int(),
    /** What is there already: everything up to this id of this collection, and how many documents that is. */
    reached: z.object({ collection: z.string(), id: z.string() }).readonly().nullable(),
    documents: z.int(),
  })
  .readonly();
export type Filling = z.infer<typeof Filling>;

export const fillings = aggregate({ name: 'fillings', shape: Filling, ...ITS_OWN });
export const FILLING_ID = 'filling';
