// Every aggregate of the realm. Each is declared in a file of its own under aggregates/ (docs/ADD-AN-AGGREGATE.md); a new one is named here once,
// and the store makes its tables, the unit of work knows its refusals, facts go out, its owner is given it and leaves with it.
// Documents hold epoch milliseconds; nothing is rewritten at start. Whatever a screen lists is read through an index of its declaration.
import type { AggregateName, Aggregates } from '@sigilla/engine/actions/aggregates.ts';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import type { Aggregate } from './aggregate.ts';
import { accounts } from './aggregates/accounts.ts';
import { battles } from './aggregates/battles.ts';
import { cards } from './aggregates/cards.ts';
import { chronicle } from './aggregates/chronicle.ts';
import { honors, tallies } from './aggregates/honors.ts';
import { jobs } from './aggregates/jobs.ts';
import { kingdoms } from './aggregates/kingdoms.ts';
import { learners } from './aggregates/learners.ts';
import { ledger } from './aggregates/ledger.ts';
import { notices } from './aggregates/notices.ts';
import { palaces } from './aggregates/palaces.ts';
import { questions } from './aggregates/questions.ts';
import { fillings, progress, realms, trials } from './aggregates/realm.ts';
import { replies } from './aggregates/replies.ts';
import { reports } from './aggregates/reports.ts';
import { rulings } from './aggregates/rulings.ts';
import { reviews } from './aggregates/reviews.ts';
import { sessions } from './aggregates/sessions.ts';
import { teachers } from './aggregates/teachers.ts';
import { writings } from './aggregates/writings.ts';

export {
  accounts,
  battles,
  cards,
  chronicle,
  fillings,
  honors,
  jobs,
  kingdoms,
  learners,
  ledger,
  notices,
  palaces,
  progress,
  questions,
  realms,
  replies,
  reports,
  rulings,
  reviews,
  sessions,
  tallies,
  teachers,
  trials,
  writings,
};
export { ledgerId, numberedLines } from './aggregates/ledger.ts';
export type { LedgerEntry } from './aggregates/ledger.ts';
export { FILLING_ID } from './aggregates/realm.ts';
export type { Filling } from './aggregates/realm.ts';
export { replyId } from './aggregates/replies.ts';

/** The aggregates by the names of their collections. */
const BY_NAME = {
  accounts,
  sessions,
  kingdoms,
  battles,
  ledger,
  replies,
  chronicle,
  notices,
  progress,
  realm: realms,
  jobs,
  trials,
  fillings,
  learners,
  questions,
  reports,
  rulings,
  writings,
  honors,
  tallies,
  palaces,
  cards,
  reviews,
  teachers,
};
export type CollectionName = keyof typeof BY_NAME;

/** Every aggregate, for adapters that prepare tables before the first write and for whatever goes through all of them. */
export const AGGREGATES = Object.values(BY_NAME) as readonly Aggregate<unknown>[];
const declared: ReadonlyMap<string, Aggregate<unknown>> = new Map(AGGREGATES.map((one) => [one.name, one]));

/** The aggregate of a collection. Throws for one that was never declared: nothing of it would be told, kept or given away. */
export const aggregateOf = (collection: string): Aggregate<unknown> => {
  const found = declared.get(collection);
  if (found === undefined) throw new Error(`${collection} is no declared aggregate`);
  return found;
};

/** Where the aggregates of the engine are kept: under the same names. The compiler names here whichever has no collection. */
export const keptAs: { readonly [A in AggregateName]: Aggregate<Aggregates[A]> } = BY_NAME;

/** What it means to whoever asked that a unique key is held by another; null where that is a fault of the house. */
export const takenRefusal = (collection: string, key: string): Refusal | null => {
  const taken = aggregateOf(collection).taken[key];
  return taken === undefined || taken === 'a fault' ? null : taken;
};
