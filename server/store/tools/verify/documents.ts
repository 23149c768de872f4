// A document by itself: its revision, its version, its shape, its name, its keys.
import { z } from 'zod';
import type { Aggregate } from '../../aggregate.ts';
import { accounts, battles, kingdoms, ledger, replies } from '../../collections.ts';
import { replyId } from '../../aggregates/replies.ts';
import { ledgerId } from '../../aggregates/ledger.ts';
import { inTodaysShape } from '../../inShape.ts';
import { encodeKey } from '../../keys.ts';
import type { Collection, RawDocument } from '../../Store.ts';
import type { Fault } from '../snapshot.ts';
import { errorText } from '../../../errorText.ts';

/** Under which id a document of a collection belongs, by what stands in it. */
type Naming = readonly [collection: string, name: (body: unknown) => string];
const naming = <T>(collection: Collection<T>, name: (body: T) => string): Naming => [
  collection.name,
  (body) => name(body as T),
];
const NAMED: ReadonlyMap<string, Naming[1]> = new Map([
  naming(accounts, ({ id }) => id),
  naming(kingdoms, ({ id }) => id),
  naming(battles, ({ id }) => id),
  naming(ledger, ({ kingdomId, number }) => ledgerId(kingdomId, number)),
  naming(replies, ({ giver, commandId }) => replyId(giver, commandId)),
]);

/** A document in today's shape, and what is wrong with it; no body where it has none that may be read on. */
export const readDocument = (
  aggregate: Aggregate<unknown>,
  document: RawDocument,
): { readonly body: unknown; readonly faults: readonly string[] } => {
  const { id, revision, schemaVersion } = document;
  const faults: string[] = [];
  if (!Number.isInteger(revision) || revision < 1) faults.push(`its revision is ${revision}`);
  if (!Number.isInteger(schemaVersion) || schemaVersion < 1)
    return { body: undefined, faults: [...faults, `its schema version is ${schemaVersion}`] };
  let today: unknown;
  try {
    today = inTodaysShape(aggregate, id, schemaVersion, document.body);
  } catch (error) {
    return {
      body: undefined,
      faults: [...faults, `it can't be brought to today's shape: ${errorText(error)}`],
    };
  }
  const parsed = aggregate.shape.safeParse(today);
  if (!parsed.success) {
    const issue = z.prettifyError(parsed.error).split('\n').slice(0, 2).join(' ');
    return { body: undefined, faults: [...faults, `it does not have the shape of its kind: ${issue}`] };
  }
  const name = NAMED.get(aggregate.name)?.(today);
  if (name !== undefined && name !== id) faults.push(`it says that it is ${name}`);
  return { body: today, faults };
};

/** Which document holds each unique key. */
export class UniqueKeys {
  readonly #held = new Map<string, string>();

  /** What is wrong with the claims of a document. */
  claim(aggregate: Aggregate<unknown>, id: string, body: unknown): readonly Fault[] {
    const faults: Fault[] = [];
    for (const [name, keyOf] of Object.entries(aggregate.unique)) {
      const key = keyOf(body);
      if (key === null) continue;
      const place = `${aggregate.name}/${name}/${encodeKey(key).toString('latin1')}`;
      const holder = this.#held.get(place);
      if (holder === undefined) this.#held.set(place, id);
      else
        faults.push({
          collection: aggregate.name,
          id,
          what: `holds the unique key ${name} (${key.join(', ')}), which ${holder} holds as well`,
        });
    }
    return faults;
  }
}
