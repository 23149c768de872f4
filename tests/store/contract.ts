// The contract every adapter of server/store/Store.ts is held to, unchanged. An adapter's test opens a harness and calls `storeContract`.
// It asks only what the port promises: semantics of change sets, order and pages, durability, and how a store says no.
import { afterEach, beforeEach, describe, expect as expectThat, it } from 'vitest';
import { BadCursor, create, StoreBusy, type Store } from '@sigilla/server/store/Store.ts';
import { changeSetContract } from './contractChanges.ts';
import { durabilityContract } from './contractDurability.ts';
import { listContract } from './contractLists.ts';
import { orderContract } from './contractOrder.ts';
import { rawContract } from './contractRaw.ts';
import { purses, scrolls } from './fixtures.ts';
import { mustCommit } from '../support/mustCommit.ts';

export interface StoreHarness {
  /** The store that is open now. */
  readonly store: Store;
  /** Closes the store and opens the same data anew. */
  reopen(): Promise<Store>;
  /** How another process opens the same data: a module that exports `openStore(target)`, and the target. */
  readonly elsewhere: { readonly module: string; readonly target: string };
  /** Closes the store and throws the data away. */
  dispose(): Promise<void>;
}

export type OpenHarness = (options?: { readonly maxQueue?: number }) => Promise<StoreHarness>;

export const storeContract = (name: string, open: OpenHarness): void => {
  describe(`${name}: the store contract`, () => {
    let harness: StoreHarness;
    let store: Store;
    beforeEach(async () => {
      harness = await open();
      store = harness.store;
    });
    afterEach(() => harness.dispose());

    changeSetContract(() => harness.store);
    orderContract(() => harness.store);
    durabilityContract(() => harness);
    listContract(() => harness);
    rawContract(() => harness);

    describe('saying no', () => {
      it('refuses a cursor that it did not give out for this look-up', async () => {
        await mustCommit(
          store,
          [1, 2, 3].map((n) => create(scrolls, `s${n}`, { text: '', order: ['list', n] })),
        );
        const { next } = await store.find(scrolls, 'order', { prefix: ['list'], limit: 1 });
        if (next === null) throw new Error('there should be another page');
        for (const cursor of ['', 'nonsense', `${next}!`, '..', 'AA.AA']) {
          await expectThat(
            store.find(scrolls, 'order', { prefix: ['list'], limit: 1, cursor }),
            cursor,
          ).rejects.toThrow(BadCursor);
        }
        await expectThat(
          store.find(scrolls, 'order', { prefix: ['other'], limit: 1, cursor: next }),
        ).rejects.toThrow(BadCursor);
      });

      it('refuses a limit outside 1 to 500 and an index that is not declared', async () => {
        for (const limit of [0, 501, 1.5]) {
          await expectThat(store.find(scrolls, 'order', { prefix: [], limit })).rejects.toThrow();
        }
        await expectThat(store.find(scrolls, 'none', { prefix: [], limit: 1 })).rejects.toThrow();
        await expectThat(store.count(scrolls, 'none', [])).rejects.toThrow();
        await expectThat(store.findUnique(scrolls, 'none', [])).rejects.toThrow();
      });

      it('is busy when its queue is full, names the seconds to wait, keeps what it took, and recovers', async () => {
        await harness.dispose();
        harness = await open({ maxQueue: 5 });
        store = harness.store;
        const asked = Array.from({ length: 9 }, (_, i) =>
          store.commit([create(purses, `p${i}`, { coins: i })]),
        );
        const fates = await Promise.allSettled(asked);
        const refused = fates.filter((fate) => fate.status === 'rejected');
        expectThat(refused.length).toBe(4);
        for (const { reason } of refused) {
          expectThat(reason).toBeInstanceOf(StoreBusy);
          expectThat((reason as StoreBusy).retryAfterSeconds).toBeGreaterThan(0);
        }
        expectThat(await store.count(purses, 'coins', [])).toBe(5);
        await mustCommit(store, [create(purses, 'later', { coins: 9 })]);
        expectThat(store.health()).toMatchObject({ queued: 0, oldestWait: 0, commits: 6 });
      });
    });
  });
};
