// A notary for tests: the server's own, over a book that is the same in every run.
import { newBook, notaryOf } from '@sigilla/server/app/notary.ts';
import { NOW } from './builders.ts';
import { predictableIds } from './predictableIds.ts';

/** The notary of another realm, or of a forger. */
export const notaryFrom = (seed: string) => notaryOf(newBook(predictableIds(seed), NOW));

export const NOTARY = notaryFrom('0'.repeat(32));
