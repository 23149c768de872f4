// What has changed between two views of one thing: the fields that a change carries on the wire.

import { same } from '@sigilla/engine/core/same.ts';

/** The fields of `after` that differ from those of `before`. */
export const changedFields = <T extends object>(before: T, after: T): Partial<T> => {
  const changed: Partial<T> = {};
  for (const name of Object.keys(after) as (keyof T)[])
    if (!same(after[name], before[name])) changed[name] = after[name];
  return changed;
};
