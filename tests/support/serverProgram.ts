// The server's program as tests start it beside themselves: bundled once for all that is started, since of a start's CPU the most part is finding and
// loading its hundreds of modules. Only our own sources are in the bundle; packages are loaded as ever, and so are the sources by `npm start`
// (tests/scripts/start.test.ts). Invariant: a bundle is of the sources in the working tree; its name says of which.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const ROOT = path.join(import.meta.dirname, '../..');
/** Below the server, so that packages are found as the server finds them. */
const KEPT = path.join(ROOT, 'server/node_modules/.cache-bundled');
const SOURCES = [
  'content',
  'engine',
  'rooms',
  'server',
  'package-lock.json',
  'tests/support/serverProgram.ts',
];

/** The program, and what it starts as threads, each from a file of its own. */
const PROGRAM = 'server/main.ts';
const THREADS = [
  'server/app/academy/scholar.ts',
  'server/app/captains/captain.ts',
  'server/app/pictures/needle.ts',
  'server/store/sqlite/writerThread.ts',
];

const filesUnder = (place: string): string[] =>
  place.includes('.')
    ? [place]
    : readdirSync(path.join(ROOT, place), { withFileTypes: true })
        .filter(({ name }) => name !== 'node_modules')
        .flatMap((entry) => {
          const file = `${place}/${entry.name}`;
          return entry.isDirectory() ? filesUnder(file) : [file];
        });

const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesUnder).toSorted())
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 32);
};

const nameOf = (file: string): string => path.basename(file, '.ts');

/** Each module goes on knowing where it stands, but for its threads: they are in the bundle too. */
const places: Plugin = {
  name: 'sigilla-places',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null;
    const here = JSON.stringify(pathToFileURL(id).href);
    return code
      .split(/(new URL\('\.\/\w+\.ts', import\.meta\.url\))/)
      .map((part, at) => {
        if (at % 2 === 0) return part.replaceAll('import.meta.url', here);
        const name = /\w+(?=\.ts)/.exec(part)?.[0] ?? '';
        if (!THREADS.some((thread) => nameOf(thread) === name))
          throw new Error(`${name}: a thread that no bundle has`);
        return `new URL('./${name}.js', import.meta.url)`;
      })
      .join('');
  },
};

const bundleInto = async (outDir: string): Promise<void> => {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [places],
    build: {
      outDir,
      ssr: true,
      target: 'node24',
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries([PROGRAM, ...THREADS].map((file) => [nameOf(file), path.join(ROOT, file)])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        checks: { pluginTimings: false },
      },
    },
  });
  writeFileSync(path.join(outDir, 'package.json'), '{"type":"module"}');
};

/** Has the program bundled, unless it has been, and what was bundled before thrown away. */
const bundled = async (): Promise<string> => {
  const folder = path.join(KEPT, fingerprint());
  if (existsSync(folder)) return path.join(folder, 'main.js');
  rmSync(KEPT, { recursive: true, force: true });
  mkdirSync(KEPT, { recursive: true });
  const begun = mkdtempSync(path.join(KEPT, 'begun-'));
  await bundleInto(begun);
  // Another run in this working tree may have been as quick.
  if (!existsSync(folder)) renameSync(begun, folder);
  return path.join(folder, 'main.js');
};

const everywhere = globalThis as { sigillaProgram?: Promise<string> };

/** Before any test is: each project loads this file anew, all have one program. */
export default async (): Promise<void> => {
  process.env['SIGILLA_PROGRAM'] = await (everywhere.sigillaProgram ??= bundled());
};
