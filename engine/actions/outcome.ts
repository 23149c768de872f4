// What a deed, a job's reaction or a founding changes: the one shape in which the engine hands changes to the server, where
// server/app/writeOutcome.ts alone writes them. Invariant: an outcome says everything; nobody writes besides it what it could have said.
import type { EventText } from '@sigilla/content/texts/events.ts';
import type { AccountId } from '../core/brand.ts';
import type { LedgerLine } from '../kingdom/ledger.ts';
import type { AggregateName, Aggregates } from '../core/aggregates.ts';
import type { HastenedJob, JobRequest } from './jobs.ts';

export interface Changed<A extends AggregateName> {
  readonly aggregate: A;
  readonly id: string;
  readonly body: Aggregates[A];
  readonly isNew: boolean;
}

/**
 * A changed or new document. Of a kingdom, power and ledger are brought up to date when it is written, one line for what changed in its
 * stock; `lines` are given instead where they have been reckoned already, and then the kingdom is complete as it is.
 */
export type AggregateChange = {
  [A in AggregateName]: A extends 'kingdoms'
    ? Changed<A> & { readonly lines?: readonly LedgerLine[] }
    : Changed<A>;
}[AggregateName];

/** A document that is no more. Nobody's wish takes a kingdom away: that has ways of its own (server/app/belongings.ts). */
export interface Removed {
  readonly aggregate: Exclude<AggregateName, 'kingdoms'>;
  readonly id: string;
  readonly isGone: true;
}

/** A line for the chronicle of a game server, seen by all. */
export interface Announcement {
  readonly serverId: string;
  readonly text: EventText;
  /** A path of the site. */
  readonly link?: string;
  /** It tells of the realm's own alone, and is struck off earlier. */
  readonly realmsOwn?: true;
}

/** A private word to one ruler, such as an incoming challenge. */
export interface Word {
  readonly accountId: AccountId;
  readonly text: EventText;
  /** A path of the site. */
  readonly link?: string;
}

export interface Outcome {
  readonly changes?: readonly (AggregateChange | Removed)[];
  readonly jobs?: readonly (JobRequest | HastenedJob)[];
  /** Keys of pending jobs that are no longer needed. */
  readonly cancelJobs?: readonly string[];
  readonly chronicle?: readonly Announcement[];
  readonly notices?: readonly Word[];
}

/** A changed document; `id` is told where its body does not hold it. */
export const changed = <A extends AggregateName>(
  aggregate: A,
  body: Aggregates[A],
  id: string = (body as { readonly id?: string }).id ?? '',
) => ({
  aggregate,
  id,
  body,
  isNew: false,
});

/** A new document; where one of that id is there already nothing is kept, and it is decided again. */
export const created = <A extends AggregateName>(aggregate: A, body: Aggregates[A], id?: string) => ({
  ...changed(aggregate, body, id),
  isNew: true,
});

/** A document that goes; one that has gone already stays gone. */
export const removed = (aggregate: Removed['aggregate'], id: string): Removed => ({
  aggregate,
  id,
  isGone: true,
});
