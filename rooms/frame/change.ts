// What has changed between two views of one thing: the fields that a change carries on the wire.

import { same } from '@sigilla/engine/core/same.ts';

/** The fields of `after` that differ from those of `before`. */
export const changedFields = <T extends object>(before: T, after: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !same(value, before[name as keyof T])),
  ) as Partial<T>;
