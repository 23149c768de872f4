// A stored shape as a short hash, pinned by version in tests/store/shapes.json, so that it cannot change while documents of the old one
// would be read as if they were of the new. Invariant: whatever a document may or must hold is part of the hash; words about it are not.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Aggregate } from '@sigilla/server/store/aggregate.ts';

/** The hash of each version of each aggregate that a realm may have stored. */
export type Pinned = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The same JSON whatever the order of its keys, and of its lists of words (fields that are required, values of an enumeration). */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string') ? value.toSorted() : value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, inOrder(part)]));
};

const hashOf = (shape: z.ZodType): string => {
  const schema = z.toJSONSchema(shape, { unrepresentable: 'any' });
  return createHash('sha256')
    .update(JSON.stringify(inOrder(schema)))
    .digest('hex')
    .slice(0, 16);
};

/** What is wrong with an aggregate's shape and version against what is pinned, and what to do about it; null when nothing is. */
export const shapeFault = (
  { name, shape, schemaVersion }: Pick<Aggregate<unknown>, 'name' | 'shape' | 'schemaVersion'>,
  pinned: Pinned,
): string | null => {
  const hash = hashOf(shape);
  const known = pinned[name] ?? {};
  const latest = Math.max(0, ...Object.keys(known).map(Number));
  const line = (version: number) => `"${name}": { …, "${version}": "${hash}" } in tests/store/shapes.json`;
  if (known[schemaVersion] === hash) return latest === schemaVersion ? null : `${name} has lost versions`;
  if (known[schemaVersion] === undefined)
    return schemaVersion === latest + 1
      ? `${name} is of version ${schemaVersion}, which is not pinned yet. Pin it: ${line(schemaVersion)}.`
      : `${name} is of version ${schemaVersion}, but ${latest} is the last that is pinned: versions come one at a time.`;
  return (
    `The shape of ${name} has changed, and its version is ${schemaVersion} still: documents of version ${schemaVersion} that a realm holds ` +
    `would be read as if they were of the new shape. Add a step to its \`versions\` that makes one of ${schemaVersion} into one of ` +
    `${schemaVersion + 1} (\`asItWas\` when each fits already), show it on a stored document, and pin ${line(schemaVersion + 1)}.`
  );
};
