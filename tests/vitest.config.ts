// One configuration for every tier: `unit` and `window` need nothing, `live` starts the game's server, `services` and `mongo` a real MongoDB and Redis
// (tests/services), `browser` needs a Chromium. Files of whatever tier run side by side; each brings servers and folders of its own.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import LongestFirst from './sequencer.ts';
import { keepInMemory } from './support/scratch.ts';

keepInMemory();

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const long = process.env['SIGILLA_LONG'] === '1';
const leftOut = long ? [] : ['**/*.long.test.ts', '**/*.long.services.test.ts'];
const SERVICES = '**/*.services.test.ts';

/** What each tier of the game itself is made of. */
const TIERS = {
  unit: ['tests/*.test.ts', 'tests/{engine,content}/**/*.test.ts'],
  live: ['tests/{store,server,rest,rooms,scripts,faults}/**/*.test.ts'],
  browser: ['tests/browser/**/*.test.ts'],
} as const;
/** Whole lexicons are walked in one test, browsers draw with the processor; a machine with other work takes several times as long. */
const PATIENCE = 300_000;

/**
 * Node runs the sources as it does in the game. Vite's runner would look every imported name up in an object at each use: battles and grammars, of which a
 * test plays thousands, take up to twice as long. Only the window's own sources need it, which Node can't read.
 */
const AS_NODE_DOES = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const;

/** Files share a worker, and with it all modules and the browser: the game is loaded once a worker and not once a file. */
const sharing = (name: string, tiers: readonly (keyof typeof TIERS)[]) => {
  return {
    extends: true as const,
    test: {
      name,
      include: tiers.flatMap((tier) => TIERS[tier]),
      exclude: [...leftOut, SERVICES],
      isolate: false,
      testTimeout: PATIENCE,
      hookTimeout: PATIENCE,
      ...(tiers.includes('live') ? { globalSetup: [here('support/serverProgram.ts')] } : {}),
      ...AS_NODE_DOES,
    },
  };
};
const NAMES = Object.keys(TIERS) as (keyof typeof TIERS)[];
/** Tiers that `npm test` runs as one: a worker is handed on to the next file only within a project. */
const asOne = NAMES.filter((name) => process.env['SIGILLA_AS_ONE']?.split(',').includes(name));
const ofTheGame = [
  ...NAMES.map((name) => sharing(name, [name])),
  ...(asOne.length === 0 ? [] : [sharing('game', asOne)]),
];

/** What a test that lives with real servers needs: a MongoDB for all. */
const amongServices = {
  globalSetup: [here('support/serverProgram.ts'), here('support/servicesSetup.ts')],
  testTimeout: PATIENCE,
  hookTimeout: PATIENCE,
  ...AS_NODE_DOES,
};

export default defineConfig({
  root: here('..'),
  test: {
    globals: false,
    // What is waited for comes when it comes: two busy cores may take a second for one look at a page.
    expect: { poll: { timeout: 30_000 } },
    // What a file opens is closed at its end; what a property is tried on is the same each time.
    setupFiles: [here('support/atEnd.ts'), here('support/seeds.ts')],
    // What is started as a process of its own is compiled once, and not anew by each; and it opens no books that nobody asks for.
    env: { NODE_COMPILE_CACHE: here('../node_modules/.cache-compiled'), WAKE_SCHOLARS: 'false' },
    // Vitest would leave a core to itself, and of two cores use one. Three more than there are cores, for many files wait for browsers, leases and other
    // processes as long as they reckon. The same for all projects: only those run side by side.
    maxWorkers: availableParallelism() + 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      ...ofTheGame,
      {
        extends: true,
        test: {
          name: 'window',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          exclude: leftOut,
          isolate: false,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
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
          // The same tests as in `live`, their realms kept in MongoDB (tests/support/server.ts): founded, ruled, at war, read and
          // added up; a short run adds up alone.
          include: [`tests/rest/${long ? '{actions,ledger,war}' : 'ledger'}.test.ts`],
          env: { SIGILLA_TEST_STORE: 'mongo' },
          ...amongServices,
        },
      },
    ],
  },
});
