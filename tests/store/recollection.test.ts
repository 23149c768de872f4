// What a process recalls of a MongoDB, by itself; with a real one: mongoRecall.services.test.ts.
import { expect, it } from 'vitest';
import { Recollection } from '@sigilla/server/store/mongo/recollection.ts';
import type { Collection } from '@sigilla/server/store/Store.ts';

const keeps: Collection<{ readonly gold: number }> = {
  name: 'keeps',
  schemaVersion: 1,
  upcast: (body) => body as { gold: number },
  indexes: {},
  unique: {},
  isRecalled: true,
};
const at = (revision: number) => ({ id: 'one', revision, body: { gold: revision } });

it('recalls the later of two reads, in whichever order they are answered', () => {
  for (const revisions of [
    [1, 2],
    [2, 1],
  ]) {
    const mind = new Recollection(() => 0);
    for (const revision of revisions) expect(mind.read(keeps, at(revision))).toMatchObject({ revision });
    expect(mind.get(keeps, 'one')).toEqual(at(2));
  }
});
