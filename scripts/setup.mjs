// What every command needs before it can run on a fresh clone: the packages of the lockfile and the Node that the project brings.
// Runs on Node 20 and later, imports nothing outside Node, and says in words what is wrong when the machine can't help.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join, dirname, delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const MAJOR = 24;
const modules = join(root, 'node_modules');
const windows = process.platform === 'win32';

/** Installs what the lockfile names when that has not been done, or not since the lockfile changed. No install scripts are run. */
export const ensureInstalled = () => {
  const lock = join(root, 'package-lock.json');
  const marker = join(modules, '.package-lock.json');
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs - 2000) return;
  console.log('Installing packages (once; about a minute) …');
  const done = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  });
  if (done.status !== 0) {
    console.error('npm ci failed; its own words are above. Nothing else was changed.');
    process.exit(done.status ?? 1);
  }
};

const majorOf = (binary) => {
  const said = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return said.status === 0 ? Number(/^v(\d+)/.exec(said.stdout)?.[1] ?? 0) : 0;
};

/** The path of a Node that is new enough: the one in node_modules, or else the machine's own. Ends the process with the reason when there is none. */
export const nodeBinary = () => {
  const brought = ['linux-x64', 'linux-arm64', 'darwin-x64', 'win-x64', 'bin-darwin-arm64'].map((name) =>
    join(modules, `node-${name}`, 'bin', windows ? 'node.exe' : 'node'),
  );
  for (const binary of [...brought, process.execPath]) {
    if ((binary === process.execPath || existsSync(binary)) && majorOf(binary) >= MAJOR) return binary;
  }
  console.error(
    `Sigilla needs Node ${MAJOR} or later. The packages bring one for Linux, macOS and Windows, but none of them runs here, ` +
      `and this machine's own is ${process.version}. Install Node ${MAJOR} and start again.`,
  );
  process.exit(1);
};

/** The environment for a child: the project's own commands come first. */
export const environment = (node, extra = {}) => ({
  ...process.env,
  PATH: [dirname(node), join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter),
  ...extra,
});

/** Runs a package's command line tool under the right Node and answers its exit code. */
export const runTool = (node, script, args, extra = {}) =>
  spawnSync(node, [join(modules, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: environment(node, extra),
  }).status ?? 1;
