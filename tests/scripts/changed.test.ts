// What `npm test -- --changed` runs: besides what imports lead to, whatever looks at files without importing them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isRun, lookedAt, lookingAt } from '../../scripts/changed.mjs';

const TESTS = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => join('tests', name).replaceAll('\\', '/'));

describe('tests that look at what they do not import', () => {
  it.each([
    ['engine/latin/fold.ts', 'tests/boundaries', null],
    ['client/stage/battlefield/Hanging.ts', 'tests/browser/battlefield', 'tests/browser/academy'],
    ['client/features/academy/Academy.tsx', 'tests/browser/academy', 'tests/browser/battlefield'],
    ['scripts/start.mjs', 'tests/scripts/', 'tests/browser/screens'],
    ['server/main.ts', 'tests/scripts/start', 'tests/browser/screens'],
    ['tests/vitest.config.ts', 'tests/', null],
    ['docs/RULES.md', 'tests/docs', 'tests/layout'],
  ])('for %s are those of %s, and not those of %s', (changed, found, other) => {
    const looking = lookingAt([changed]);
    expect(looking).toContain(found);
    if (other !== null) expect(looking).not.toContain(other);
  });

  it('are all there', () => {
    for (const begins of lookedAt)
      expect(
        files.some((file) => file.startsWith(begins)),
        begins,
      ).toBe(true);
  });

  it('leave no browser test to be found by nobody', () => {
    const left = files.filter(
      (file) =>
        file.startsWith('tests/browser/') &&
        !lookedAt.some((begins) => begins !== 'tests/' && file.startsWith(begins)),
    );
    expect(left).toEqual([]);
  });
});

describe('tests that imports lead to', () => {
  it.each([
    ['browser', 'server/app/jobs/jobs.ts', false],
    ['browser', 'tests/rest/times.test.ts', false],
    ['browser', 'tests/browser/play.test.ts', true],
    ['mongo', 'server/rest/kingdom.ts', false],
    ['mongo', 'server/store/mongo/mongoStore.ts', true],
    ['live', 'server/rest/kingdom.ts', true],
  ])('of %s are run for %s: %s', (project, changed, run) => {
    expect(isRun([changed], { file: 'tests/a.test.ts', project })).toBe(run);
  });
});
