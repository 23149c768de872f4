// Ids as the server draws them.
import { expect, it } from 'vitest';
import { systemIds } from '@sigilla/server/ids.ts';

it('G-160 an id is short, safe in an address, and never drawn twice', () => {
  const drawn = new Set(Array.from({ length: 10_000 }, () => systemIds.id()));
  expect(drawn.size).toBe(10_000);
  for (const id of drawn) expect(id).toMatch(/^[\w-]{21}$/);
});
