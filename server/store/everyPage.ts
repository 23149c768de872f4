// All of a range, for whoever goes through the whole of it.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Page, Stored } from './Store.ts';

/**
 * Every page of a range, in its order. `read` reads one: the first, or that of the cursor. Between two the event loop takes a turn, so that nobody waits
 * for more than one of them.
 */
export async function* everyPage<T>(
  read: (from: { readonly cursor?: string }) => Promise<Page<T>>,
): AsyncGenerator<readonly Stored<T>[]> {
  for (let next: string | null | undefined; next !== null;) {
    const page: Page<T> = await read(next === undefined ? {} : { cursor: next });
    yield page.items;
    next = page.next;
    if (next !== null) await nextTurn();
  }
}
