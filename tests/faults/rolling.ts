// `npm run rolling -- COMMIT`: two processes of an older version of the game, over a real MongoDB and Redis and under load, replaced one by one by
// this version. The older one is taken from this repository's history; it runs on the packages that are installed here.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { optionsOf } from '../../scripts/options.ts';
import { replacedByThis } from './cases/replaced.ts';
import { THIS_TREE } from './harness/serverProcess.ts';
import { tableOf, troublesOf } from './harness/table.ts';

const USAGE = `npm run rolling -- --from COMMIT: two processes of that version, replaced under load by this one
  --from COMMIT   the older version
  --seed WORDS    draws the clients' chance (default: the time)`;
const values = optionsOf(USAGE, { from: { type: 'string' }, seed: { type: 'string' } });
if (values.from === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
// What the SDK says of every connection that is cut would drown the rest.
for (const word of ['warn', 'info'] as const) console[word] = () => undefined;

const PACKAGES = ['.', 'content', 'engine', 'rooms', 'server', 'client', 'tests'];

/**
 * The tree of a commit. Its packages are hard links to those here, for a symbolic one would lead back to this version's sources; and copies where
 * temporary files lie on another disk, or in memory.
 */
const treeOf = (commit: string): string => {
  const tree = mkdtempSync(path.join(tmpdir(), 'sigilla-older-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: THIS_TREE, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['x', '-C', tree], { input: archive });
  const how = statSync(tree).dev === statSync(THIS_TREE).dev ? '-al' : '-a';
  for (const name of PACKAGES) {
    const packages = path.join(THIS_TREE, name, 'node_modules');
    if (existsSync(packages)) execFileSync('cp', [how, packages, path.join(tree, name, 'node_modules')]);
  }
  return tree;
};

const tree = treeOf(values.from);
try {
  const row = await replacedByThis(tree, values.seed ?? new Date().toISOString());
  process.stdout.write(`${tableOf([row])}${row.troubles.length === 0 ? '' : `${troublesOf(row)}\n`}`);
  process.exitCode = row.troubles.length > 0 ? 1 : 0;
} finally {
  rmSync(tree, { recursive: true, force: true });
}
process.exit();
