// A process that is meant to be killed: commits numbered sets of three documents, several at a time, and prints each number once the
// store has acknowledged it. Arguments: a module that exports `openStore(target)`, and the target.
import { create, type Store } from '@sigilla/server/store/Store.ts';
import { purses, scrolls } from './fixtures.ts';
import { mustCommit } from '../support/mustCommit.ts';

const [module = '', target = ''] = process.argv.slice(2);
const { openStore } = (await import(module)) as { openStore: (target: string) => Promise<Store> };
const store = await openStore(target);

const highest = await store.find(purses, 'coins', { prefix: [], descending: true, limit: 1 });
let number = highest.items[0]?.body.coins ?? 0;
const write = async (): Promise<never> => {
  for (;;) {
    number += 1;
    const n = number;
    const name = `n${n}`;
    await mustCommit(store, [
      create(scrolls, name, { text: 'x'.repeat(n % 7000), order: ['n', n] }),
      create(purses, name, { coins: n }),
      create(scrolls, `seal-${name}`, { text: name, order: ['seal', n], seal: ['seal', name] }),
    ]);
    process.stdout.write(`${n}\n`);
  }
};
await Promise.all([write(), write(), write(), write(), write()]);
