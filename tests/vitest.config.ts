// One configuration for every tier: `unit` runs in parallel and needs nothing, `live` starts real servers, `browser` needs a Chromium.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const long = process.env['SIGILLA_LONG'] === '1';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    globals: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/*.test.ts', 'tests/{engine,content,client}/**/*.test.{ts,tsx}'],
          exclude: long ? [] : ['**/*.long.test.ts'],
          // Whole lexicons are walked in one test; a machine with other work takes several times as long.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'live',
          include: ['tests/{store,server,rest,rooms,scripts,faults}/**/*.test.ts'],
          exclude: long ? [] : ['**/*.long.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: long ? [] : ['**/*.long.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
