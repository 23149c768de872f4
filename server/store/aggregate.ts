// What is said of an aggregate, in one place: its shape and how older ones become it, what finds it, what must be unique in it and what
// it means when that is taken, whom its changes concern, whose it is. The unit of work, the facts, the removal of a guest and the export
// of an account derive from it. Invariant: nothing is left unsaid; what an aggregate has none of is written `none`.
import type { z } from 'zod';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import type { Collection, IndexKey } from './Store.ts';

/** One version's body as the next version's; the first turns version 1 into 2. */
export type Step = (body: Record<string, unknown>) => Record<string, unknown>;

/** The step for a shape that every older document fits already, such as a list of words that has grown. */
export const asItWas: Step = (body) => body;

/** A key that at most one document may hold (null: holds none). */
export interface UniqueKey<T> {
  readonly key: (body: T) => IndexKey | null;
  /** The refusal it means when another document holds it; `a fault` where no one's wish can lead to that. */
  readonly taken: Refusal | 'a fault';
}

/** Whom a change concerns: the topics (topics.ts) in which it is told, once each. */
export interface Told<T> {
  readonly written: ((body: T) => readonly string[]) | 'none';
  readonly removed: ((id: string) => readonly string[]) | 'none';
}

/** Whose a document is. */
export interface Owned<T, Index extends string = string> {
  readonly by: 'account' | 'kingdom';
  /** The indexes whose keys begin with the owner's id; `its id` where it bears that itself. */
  readonly found: readonly Index[] | 'its id';
  /** When the account is removed: in the same commit (a few documents), page by page after it, or never. */
  readonly leaves: 'with the account' | 'after the account' | 'never';
  /** While true it may not be removed, nor its account. */
  readonly isHeld: ((body: T) => boolean) | 'never';
  /** What its owner is given of it when they ask for all that is theirs: a list of what may be seen. Null for what may not be seen yet. */
  readonly shown: (body: T, accountId: AccountId) => unknown;
}

/** A collection with all that the house must know of it. */
export interface Aggregate<T> extends Collection<T> {
  readonly shape: z.ZodType;
  readonly taken: Readonly<Record<string, Refusal | 'a fault'>>;
  readonly told: Told<T> | 'none';
  readonly owner: Owned<T> | 'none';
}

/** An aggregate with a summary for lists, whose version rises with the summary's shape. */
export interface ListedAggregate<T, S> extends Aggregate<T> {
  readonly summary: { readonly version: number; readonly of: (body: T) => S };
}

interface Declaration<T, Index extends string> {
  readonly name: string;
  readonly shape: z.ZodType<T>;
  /** How each version becomes the next; today's number is one more than there are steps. */
  readonly versions: readonly Step[];
  /** See Collection: named where a new version has left all keys as they were, so that a realm need not make them anew. */
  readonly keysSince?: number;
  readonly indexes: Readonly<Record<Index, (body: T) => IndexKey | null>>;
  readonly unique: Readonly<Record<string, UniqueKey<T>>>;
  readonly told: Told<T> | 'none';
  readonly owner: Owned<T, NoInfer<Index>> | 'none';
  /** See Collection. */
  readonly compact?: boolean | ((body: T) => boolean);
  /** See Collection. */
  readonly isRecalled?: boolean;
}

const each = <A, B>(record: Readonly<Record<string, A>>, part: (one: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([name, one]) => [name, part(one)]));

/** Declares an aggregate; whatever may be missing in it, the compiler names. */
export const aggregate = <T, Index extends string = never>({
  versions,
  unique,
  ...said
}: Declaration<T, Index>): Aggregate<T> => ({
  compact: false,
  ...said,
  schemaVersion: versions.length + 1,
  upcast: (body, from) =>
    versions.slice(from - 1).reduce((older, step) => step(older), body as Record<string, unknown>) as T,
  unique: each(unique, ({ key }) => key),
  taken: each(unique, ({ taken }) => taken),
});

/** The same aggregate with a summary for lists. */
export const listed = <T, S>(
  declared: Aggregate<T>,
  version: number,
  of: (body: T) => S,
): ListedAggregate<T, S> => ({ ...declared, summary: { version, of } });
