// Builds the window (client/dist) when it is not there or was built from other sources than today's.
// Invariant: what is served was built from what is in the working tree; the stamp in dist says from what.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from './setup.mjs';

const SOURCES = ['client', 'content', 'engine', 'rooms', 'server/contract', 'package-lock.json'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-kept', 'dist-last', 'dist-next']);
const stamp = join(root, 'client', 'dist', '.sources');

const filesUnder = (path) => {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  return entries
    .filter(({ name }) => !LEFT_OUT.has(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
    );
};

const fingerprint = () => {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of source.includes('.') ? [source] : filesUnder(source).sort()) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
};

/** Ends the process when the build fails; the builder's own words are above. */
export const ensureWindow = (node) => {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the window …');
  const status = runTool(node, 'vite/bin/vite.js', ['build', 'client', '--logLevel', 'warn']);
  if (status !== 0) {
    console.error('The window could not be built; the reason is above.');
    process.exit(status);
  }
  writeFileSync(stamp, wanted);
};
