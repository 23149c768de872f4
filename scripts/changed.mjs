// Which test files a change touches: those whose imports lead to it, as Vitest knows them, and those that look at files without importing them: at
// sources as texts, at programs as processes, at the built window. Invariant: what can't be told apart is run rather than left out.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root, runTool } from './setup.mjs';

/** What tests look at besides what they import: files that begin so, and how the tests begin that look at them. */
const LOOKED_AT = [
  ['(content|engine|rooms|server|client|scripts)/', 'tests/boundaries', 'tests/docs', 'tests/layout'],
  ['(docs/|README|package|\\.gitignore)', 'tests/docs'],
  [
    'client/',
    'tests/client/bundle',
    'tests/client/tokens',
    'tests/browser/backCloses',
    'tests/browser/climb',
    'tests/browser/deeds',
    'tests/browser/keyboard',
    'tests/browser/phone',
    'tests/browser/reads',
    'tests/browser/reflow',
    'tests/browser/rows',
    'tests/browser/screens',
    'tests/browser/tabs',
  ],
  ['client/ui/', 'tests/browser/gallery', 'tests/browser/parts'],
  ['client/app/', 'tests/browser/gallery', 'tests/browser/policy', 'tests/browser/rules'],
  [
    'client/(realm|session)/',
    'tests/browser/play',
    'tests/browser/reporting',
    'tests/browser/returning',
    'tests/browser/rules',
  ],
  ['client/stage/', 'tests/browser/battlefield', 'tests/browser/landing', 'tests/browser/play'],
  ['client/features/academy/', 'tests/browser/academy'],
  ['client/features/account/', 'tests/browser/account'],
  ['client/features/(buildings|trade|overview)/', 'tests/browser/kingdomDrawn'],
  [
    'client/(features/(characters|heroes)|ui|realm)/',
    'tests/browser/characters',
    'tests/browser/heroes',
    'tests/browser/service',
  ],
  ['client/features/(sandtable|battle)/', 'tests/browser/sandtable'],
  ['client/features/(landing|auth)/', 'tests/browser/landing', 'tests/browser/policy'],
  [
    'client/features/(war|battle|result)/',
    'tests/browser/play',
    'tests/browser/firstBattle',
    'tests/browser/latinTie',
    'tests/browser/keepsakes',
    'tests/browser/newcomer',
    'tests/browser/spectators',
  ],
  ['client/features/(actions|army|buildings|result)/', 'tests/browser/rules'],
  ['(rooms|server/contract)/', 'tests/browser/play', 'tests/browser/rules', 'tests/browser/deeds'],
  ['scripts/', 'tests/scripts/'],
  ['server/(main|program|leave|config|cannotStart)', 'tests/scripts/start'],
  ['tests/(faults|load)/', 'tests/scripts/help', 'tests/scripts/load', 'tests/faults/'],
  ['tests/goldens/', 'tests/engine/battle', 'tests/engine/latin', 'tests/content/latin'],
  ['tests/store/', 'tests/store/'],
  ['tests/services/', 'tests/services/', 'tests/store/mongo'],
  ['(docker-compose|\\.ci/)', 'tests/scripts/compose'],
  ['(package|tsconfig|tests/vitest|tests/sequencer|tests/support/(atEnd|opened|scratch))', 'tests/'],
].map(([begins, ...tests]) => ({ files: new RegExp(`^${begins}`), tests }));

/** How every test begins that looks at something without importing it. */
export const lookedAt = LOOKED_AT.flatMap(({ tests }) => tests);

/** How the tests begin that look at one of these files without importing it. */
export const lookingAt = (changed) => [
  ...new Set(
    LOOKED_AT.filter(({ files }) => changed.some((file) => files.test(file))).flatMap(({ tests }) => tests),
  ),
];

/**
 * Of what imports lead to, what is run. By way of the server every browser test imports nearly everything: those are
 * run for what they look at, or when they are changed themselves; and what is played over MongoDB again, for a change of the stores.
 */
export const isRun = (changed, { project }) => {
  const begins = {
    browser: /^tests\/(browser|support)\//,
    mongo: /^(tests\/(rest|support)|server\/store)\//,
  }[project];
  return begins === undefined || changed.some((file) => begins.test(file));
};

const git = (...args) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

/** Files that differ from a commit, those that git does not know yet among them. */
export const differing = (ref) => [
  ...new Set([...git('diff', '--name-only', ref), ...git('ls-files', '--others', '--exclude-standard')]),
];

/** What the suites hold; with `changed`, only what imports lead to from there. */
const listed = (node, projects, ref) => {
  const file = join(root, 'node_modules', '.cache-test-files.json');
  rmSync(file, { force: true });
  const which = ref === null ? [] : [`--changed=${ref}`];
  const args = ['list', '--config', 'tests/vitest.config.ts', '--filesOnly', `--json=${file}`, ...which];
  const status = runTool(node, 'vitest/vitest.mjs', [
    ...args,
    ...projects.flatMap((name) => ['--project', name]),
  ]);
  if (status !== 0) process.exit(status);
  return JSON.parse(readFileSync(file, 'utf8')).map(({ file: path, projectName }) => ({
    file: relative(root, path).split(sep).join('/'),
    project: projectName,
  }));
};

/** The tests that a change since `ref` touches, of these projects. */
export const touchedSince = (node, projects, ref) => {
  const changed = differing(ref);
  const looking = lookingAt(changed);
  const touched = [
    ...listed(node, projects, ref).filter((test) => isRun(changed, test)),
    ...(looking.length === 0 ? [] : listed(node, projects, null)).filter(
      ({ file, project }) => project !== 'mongo' && looking.some((begins) => file.startsWith(begins)),
    ),
  ];
  return [...new Map(touched.map((test) => [`${test.project} ${test.file}`, test])).values()];
};
