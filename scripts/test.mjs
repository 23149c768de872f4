// `npm test`: sets up, builds the client, then runs every suite that this machine can run. The short tier by default, `--long` for all.
// `--changed` runs only the files whose imports lead to what differs from the last commit, `--changed=REF` from that one. The browser suite
// looks at the built window and not at its sources: it is left out then, as the services are, and said to be (`npm test -- tests/browser` runs it).
// The browser suite needs a Chromium, the services' suite a real MongoDB and Redis (tests/services fetches them); what can't be had is left out
// with a word, except under CI=true, where that is a failure.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, nodeBinary, root, runTool } from './setup.mjs';
import { ensureWindow } from './window.mjs';

const args = process.argv.slice(2);
const long = args.includes('--long');
const changed = args.find((arg) => arg === '--changed' || arg.startsWith('--changed='));
const filters = args.filter((arg) => arg !== '--long' && arg !== changed);

ensureInstalled();
const node = nodeBinary();

const chromium = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));
if (!chromium && process.env.CI === 'true') {
  console.error('CI=true, but there is no Chromium: the browser suite must run.');
  process.exit(1);
}
if (!chromium) console.log('No Chromium found (set CHROMIUM_PATH to it): the browser suite is left out.');

/** Is the program of a service there, or can it be brought? */
const canBring = (name) =>
  spawnSync(join(root, 'tests', 'services', name), ['binary'], { stdio: ['ignore', 'ignore', 'inherit'] })
    .status === 0;
const services = !changed && ['mongod', 'redis'].every(canBring);
if (!services && !changed) {
  const what =
    'a real MongoDB and Redis can’t be had here (see above): the tests of the store at scale and of many processes';
  if (process.env.CI === 'true') {
    console.error(`CI=true, but ${what} must run.`);
    process.exit(1);
  }
  console.log(`\n*** SKIPPED: ${what} are left out. ***\n`);
}

ensureWindow(node);

const results = join(root, 'node_modules', '.cache-test-results.json');
rmSync(results, { force: true });
if (changed)
  console.log('Only what the change touches; the browser suite and the services’ suite are left out.');
const suites = [
  'unit',
  'live',
  ...(services ? ['services', 'mongo'] : []),
  ...(chromium && !changed ? ['browser'] : []),
];
const projects = suites.flatMap((name) => ['--project', name]);
const status = runTool(
  node,
  'vitest/vitest.mjs',
  [
    'run',
    '--config',
    'tests/vitest.config.ts',
    ...projects,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
    ...(changed ? [changed, '--passWithNoTests'] : []),
    ...filters,
  ],
  { SIGILLA_LONG: long ? '1' : '', ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
);

if (!existsSync(results)) {
  console.error('The test runner stopped before it could report.');
  process.exit(status || 1);
}
const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } = JSON.parse(
  readFileSync(results, 'utf8'),
);
const skipped = numPendingTests + numTodoTests;
const failed = numFailedTests + (numFailedTests === 0 && status !== 0 ? Math.max(1, numFailedTestSuites) : 0);
if (skipped > 0) console.error(`${skipped} tests were skipped: that counts as failing.`);
console.log(`${numPassedTests} passed, ${failed + skipped} failed`);
process.exit(failed + skipped > 0 || (numPassedTests === 0 && !changed) ? 1 : status);
