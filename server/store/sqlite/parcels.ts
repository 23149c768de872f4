// Groups of change sets on their way to the thread that writes them: one flat list of texts and numbers, which is copied between threads at a
// fraction of what nested objects cost. Invariant: what is unpacked is what was packed, but for
// bodies kept in memory, which stay where they are.
import type { ReadyChange } from './changeSets.ts';
import type { Fates, ReadySet } from './scribe.ts';

type Item = string | number | null;
export type Parcel = readonly Item[];

const KINDS = ['same', 'gone', 'body'] as const;

/** A group as a flat list. */
export const packedGroup = (group: readonly ReadySet[]): Parcel => {
  const items: Item[] = [];
  for (const changes of group) {
    items.push(changes.length);
    for (const { collection, id, expected, after } of changes) {
      items.push(collection, id, expected, KINDS.indexOf(after.kind));
      if (after.kind !== 'body') continue;
      const { schemaVersion, text, isCompact, keysText, summary } = after;
      items.push(schemaVersion, text, isCompact ? 1 : 0, keysText);
      items.push(summary?.version ?? null, summary?.text ?? null);
    }
  }
  return items;
};

/** The group that was packed. */
export const unpackedGroup = (parcel: Parcel): readonly ReadySet[] => {
  let at = 0;
  const next = (): Item => parcel[at++] ?? null;
  const text = (): string => String(next());
  const number = (): number => Number(next());
  const bodyAfter = (): ReadyChange['after'] => {
    const body = { schemaVersion: number(), text: text(), isCompact: number() === 1, keysText: text() };
    const [version, summary] = [next(), next()];
    return {
      kind: 'body',
      ...body,
      summary: summary === null ? null : { version: Number(version), text: String(summary) },
      kept: null,
    };
  };
  const change = (): ReadyChange => {
    const named = { collection: text(), id: text(), expected: number() };
    const kind = KINDS[number()] ?? 'same';
    return { ...named, after: kind === 'body' ? bodyAfter() : { kind } };
  };
  const group: ReadySet[] = [];
  while (at < parcel.length) group.push(Array.from({ length: number() }, change));
  return group;
};

/** What became of a group, on its way back: a number, that of its syncs, where all of it was committed, as it hardly ever is not. */
export type Answer = number | Fates;

/** What is sent back of a group: as little as says it. */
export const packedFates = (told: Fates): Answer =>
  told.fates.every(({ status }) => status === 'committed') ? told.syncs : told;

const COMMITTED = { status: 'committed' } as const;

/** What became of each set of a group. */
export const unpackedFates = (answer: Answer, group: readonly ReadySet[]): Fates =>
  typeof answer === 'number' ? { fates: group.map(() => COMMITTED), syncs: answer } : answer;
