// Which change sets share a sync: the writer alone, with a scribe that says when a group is on disk and a pause that ends when it is told.
import { describe, expect, it } from 'vitest';
import { Writer } from '@sigilla/server/store/sqlite/writer.ts';
import type { Fate, Fates, ReadySet } from '@sigilla/server/store/sqlite/scribe.ts';
import { StoreUnwritable } from '@sigilla/server/store/Store.ts';

const aSet = (id: string): ReadySet => [{ collection: 'purses', id, expected: 1, after: { kind: 'gone' } }];
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** As many turns of the loop as a writer may wait, and some more. */
const turns = async (): Promise<void> => {
  for (let i = 0; i < 6; i += 1) await turn();
};

const aWriter = (maxGroup = 50, kept: (set: ReadySet) => void = () => undefined) => {
  const groups: string[][] = [];
  const pauses: (() => void)[] = [];
  let onDisk: () => void = () => undefined;
  const writer = new Writer({
    now: () => 0,
    maxQueue: 100,
    maxGroup,
    pause: () =>
      new Promise((resolve) => {
        pauses.push(resolve);
      }),
    write: (group) => {
      groups.push(group.map((set) => set[0]?.id ?? ''));
      return new Promise<Fates>((resolve) => {
        onDisk = () => resolve({ fates: group.map(() => ({ status: 'committed' })), syncs: 1 });
      });
    },
    kept,
    lost: () => undefined,
  });
  const give = (...ids: readonly string[]): Promise<unknown> =>
    Promise.all(ids.map((id) => writer.commit(aSet(id))));
  return { writer, groups, pauses, give, sync: () => onDisk() };
};

describe('the writer', () => {
  it('tells everybody of a group how it ended, whatever befalls whoever hears of one of them', async () => {
    const { writer, sync } = aWriter(50, () => {
      throw new Error('the listener stumbled');
    });
    const told = Promise.allSettled([writer.commit(aSet('a')), writer.commit(aSet('b'))]);
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    const alone = writer.alone(() => 'done');
    sync();
    expect((await told).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    await expect(alone).rejects.toThrow('stumbled');
  });

  it('counts as failing after what could not be written until something is: a set that only looks proves nothing of the disk', async () => {
    const fates: Fate[] = [
      { status: 'unwritable', cause: new Error('the disk is full') },
      { status: 'committed' },
      { status: 'committed' },
    ];
    const writer = new Writer({
      now: () => 0,
      maxQueue: 10,
      maxGroup: 10,
      pause: null,
      write: (group) => ({ fates: group.map(() => fates.shift() ?? { status: 'committed' }), syncs: 1 }),
      kept: () => undefined,
      lost: () => undefined,
    });
    await expect(writer.commit(aSet('a'))).rejects.toThrow(StoreUnwritable);
    expect(writer.health().isFailing).toBe(true);
    await writer.commit([{ collection: 'purses', id: 'a', expected: 1, after: { kind: 'same' } }]);
    expect(writer.health().isFailing).toBe(true);
    await writer.commit(aSet('a'));
    expect(writer.health().isFailing).toBe(false);
  });

  it('writes at once what comes alone, however often', async () => {
    const { groups, pauses, give, sync } = aWriter();
    for (const id of ['a', 'b', 'c']) {
      const given = give(id);
      await turns();
      sync();
      await given;
    }
    expect(groups).toEqual([['a'], ['b'], ['c']]);
    expect(pauses).toEqual([]);
  });

  it('lets those who shared a group share the next, with whoever came while it was written', async () => {
    const { groups, pauses, give, sync } = aWriter();
    const first = give('a1', 'b1');
    await turns();
    const meanwhile = give('c1');
    sync();
    await first;
    await turns();
    expect(groups).toEqual([['a1', 'b1']]);
    const again = give('a2', 'b2');
    await turns();
    pauses[0]?.();
    await turns();
    sync();
    await Promise.all([meanwhile, again]);
    expect(groups).toEqual([
      ['a1', 'b1'],
      ['c1', 'a2', 'b2'],
    ]);
    expect(pauses).toHaveLength(1);
  });

  it('waits no moment longer when a group is full, or when everything is to be written', async () => {
    const { writer, groups, pauses, give, sync } = aWriter(2);
    const all = give('a', 'b', 'c', 'd', 'e');
    await turns();
    sync();
    await turns();
    expect(groups).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    sync();
    await turns();
    expect(pauses).toHaveLength(1);
    const drained = writer.drain();
    sync();
    await Promise.all([all, drained]);
    expect(groups.at(-1)).toEqual(['e']);
    pauses[0]?.();
    await turns();
    expect(groups).toHaveLength(3);
  });
});
