// `npm test`: sets up, builds the window where it is looked at, then runs every suite that this machine can run. The short tier by default, `--long` for all.
// `--changed` runs only what differs from the last commit touches (scripts/changed.mjs), `--changed=REF` what differs from that one. The browser suite
// needs a Chromium, the services' suite a real MongoDB and Redis (tests/services fetches them); what can't be had is left out with a word, except
// under CI=true, where that is a failure.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { touchedSince } from './changed.mjs';
import { findChromium } from './chromium.mjs';
import { ensureInstalled, nodeBinary, root, runTool } from './setup.mjs';
import { ensureWindow } from './window.mjs';

const args = process.argv.slice(2);
const long = args.includes('--long');
const changed = args.find((arg) => arg === '--changed' || arg.startsWith('--changed='));
const filters = args.filter((arg) => arg !== '--long' && arg !== changed);

ensureInstalled();
const node = nodeBinary();

const touched = changed
  ? touchedSince(
      node,
      ['unit', 'window', 'live', 'services', 'mongo', 'browser'],
      changed.slice('--changed='.length) || 'HEAD',
    ).filter(({ file }) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
  : null;
if (touched?.length === 0) {
  console.log('No test looks at what has changed.');
  process.exit(0);
}
/** Is any file of this suite to be run? */
const isWanted = (suite) => touched === null || touched.some(({ project }) => project === suite);

const chromium = findChromium();
const browser = isWanted('browser');
if (browser && !chromium && process.env.CI === 'true') {
  console.error('CI=true, but there is no Chromium: the browser suite must run.');
  process.exit(1);
}
if (browser && !chromium)
  console.log('No Chromium found (set CHROMIUM_PATH to it): the browser suite is left out.');

/** Is the program of a service there, or can it be brought? */
const canBring = (name) =>
  spawnSync(join(root, 'tests', 'services', name), ['binary'], { stdio: ['ignore', 'ignore', 'inherit'] })
    .status === 0;
const services = isWanted('services') || isWanted('mongo');
const canServe = services && ['mongod', 'redis'].every(canBring);
if (services && !canServe) {
  const what =
    'a real MongoDB and Redis can’t be had here (see above): the tests of the store at scale and of many processes';
  if (process.env.CI === 'true') {
    console.error(`CI=true, but ${what} must run.`);
    process.exit(1);
  }
  console.log(`\n*** SKIPPED: ${what} are left out. ***\n`);
}

// Of what a change touches, only browsers look at the built window.
if (touched === null || (browser && chromium)) ensureWindow(node);

const results = join(root, 'node_modules', '.cache-test-results.json');
rmSync(results, { force: true });
const suites = [
  'unit',
  'window',
  'live',
  ...(canServe ? ['services', 'mongo'] : []),
  ...(chromium ? ['browser'] : []),
].filter(isWanted);
if (suites.length === 0) {
  console.log('Nothing of what the change touches can be run here.');
  process.exit(0);
}
// Tiers that need no servers of others are run as one: a worker hands on what it has loaded (tests/vitest.config.ts).
const asOne = ['unit', 'live', 'browser'].filter((name) => suites.includes(name));
const apart = suites.filter((name) => !asOne.includes(name));
const projects = [...(asOne.length > 0 ? ['game'] : []), ...apart].flatMap((name) => ['--project', name]);
const files = touched === null ? filters : [...new Set(touched.map(({ file }) => file))];
if (touched !== null)
  console.log(`The change touches ${files.length} files of tests (${suites.join(', ')}).`);
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
    ...files,
  ],
  {
    SIGILLA_LONG: long ? '1' : '',
    SIGILLA_AS_ONE: asOne.join(','),
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  },
);

if (!existsSync(results)) {
  console.error('The test runner stopped before it could report.');
  process.exit(status || 1);
}
/** What failed, with the first lines of why, where whoever reads only the end of a long output finds it. */
const tellFailures = (suites) => {
  const failures = suites.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const file = relative(root, name);
    if (failed.length === 0 && message) return [{ title: file, why: message }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${file}: ${fullName}`,
      why: failureMessages.join('\n'),
    }));
  });
  if (failures.length === 0) return;
  console.error('Failed:');
  for (const { title, why } of failures)
    console.error(`- ${title}\n${stripVTControlCharacters(why).slice(0, 1_200).replaceAll(/^/gm, '    ')}`);
};

const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites, testResults } =
  JSON.parse(readFileSync(results, 'utf8'));
tellFailures(testResults);
const skipped = numPendingTests + numTodoTests;
const failed = numFailedTests + (numFailedTests === 0 && status !== 0 ? Math.max(1, numFailedTestSuites) : 0);
if (skipped > 0) console.error(`${skipped} tests were skipped: that counts as failing.`);
console.log(`${numPassedTests} passed, ${failed + skipped} failed`);
process.exit(failed + skipped > 0 || numPassedTests === 0 ? 1 : status);
