// One configuration for every tier: `unit` needs nothing, `live` starts the game's server, `services` and `mongo` a real MongoDB and Redis (tests/services),
// `browser` needs a Chromium. Files of whatever tier run side by side; each brings servers and folders of its own.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import LongestFirst from './sequencer.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const long = process.env['SIGILLA_LONG'] === '1';
const leftOut = long ? [] : ['**/*.long.test.ts'];
const SERVICES = '**/*.services.test.ts';
/** Files share a worker, and with it all modules: the game is loaded once a worker and not once a file. */
const together = { isolate: false };
/** What a test that lives with real servers needs: a MongoDB for all, and time, for every commit waits for a disk that all of them share. */
const amongServices = {
  globalSetup: [here('support/servicesSetup.ts')],
  testTimeout: 180_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  root: here('..'),
  test: {
    globals: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What a file opens is closed at its end.
    setupFiles: [here('support/atEnd.ts')],
    // What is started as a process of its own is compiled once, and not anew by each.
    env: { NODE_COMPILE_CACHE: here('../node_modules/.cache-compiled') },
    // Vitest would leave a core to itself, and of two cores use one. Two more than there are cores, for most files wait for disks, browsers and other
    // processes as long as they reckon. The same for all projects: only those run side by side.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/*.test.ts', 'tests/{engine,content,client}/**/*.test.{ts,tsx}'],
          exclude: leftOut,
          ...together,
          // Whole lexicons are walked in one test; a machine with other work takes several times as long.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'live',
          include: ['tests/{store,server,rest,rooms,scripts,faults}/**/*.test.ts'],
          exclude: [...leftOut, SERVICES],
          ...together,
        },
      },
      {
        extends: true,
        test: {
          name: 'services',
          include: [`tests/${SERVICES}`],
          exclude: leftOut,
          ...amongServices,
        },
      },
      {
        extends: true,
        test: {
          name: 'mongo',
          // The same tests as in `live`, their realms kept in MongoDB (tests/support/server.ts): founded, ruled, at war, read and added up.
          include: ['tests/rest/{actions,ledger,war}.test.ts'],
          env: { SIGILLA_TEST_STORE: 'mongo' },
          ...amongServices,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: leftOut,
          ...together,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
