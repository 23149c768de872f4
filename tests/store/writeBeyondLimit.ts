// Run under a limit on file sizes: prints how commits ended that fit, that did not, and that came after, as JSON. Argument: the data file.
import { create, type ChangeSet } from '@sigilla/server/store/Store.ts';
import { purses, scrolls } from './fixtures.ts';
import { openStore } from './sqliteHarness.ts';

const store = await openStore(process.argv[2] ?? '');

const fateOf = async (changes: ChangeSet): Promise<string> => {
  try {
    return (await store.commit(changes)).status;
  } catch (error) {
    return error instanceof Error ? error.name : 'thrown';
  }
};

const long = (id: string) => create(scrolls, id, { text: 'x'.repeat(300_000), order: [id] });
const small = [await fateOf([create(purses, 'small', { coins: 1 })])];
const group = await Promise.all([
  fateOf([long('a')]),
  fateOf([long('b'), create(purses, 'half', { coins: 1 })]),
]);
const after = [await fateOf([create(purses, 'after', { coins: 1 })])];
await store.close();
process.stdout.write(JSON.stringify({ small, group, after }));
