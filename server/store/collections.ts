// All aggregates together, as they are listed in aggregates/index.ts: by name, by collection, and those of the engine by the engine's names.
// Documents hold epoch milliseconds; nothing is rewritten at start. Whatever a screen lists is read through an index of its declaration.
import type { AggregateName, Aggregates } from '@sigilla/engine/core/aggregates.ts';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import type { Aggregate } from './aggregate.ts';
import * as BY_NAME from './aggregates/index.ts';

export * from './aggregates/index.ts';

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
