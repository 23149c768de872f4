// Reads every source file of the house with a real parser: what it imports, and where it reaches for clock, chance, environment, console or the writing of dates and numbers.
// Paths are relative to the repository's root, with forward slashes.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

export interface Import {
  /** As it is written. */
  readonly specifier: string;
  /** Inside the house: the file it leads to, from the root; otherwise null. */
  readonly file: string | null;
  /** True when only types are taken, so that nothing of it runs. */
  readonly isType: boolean;
  /** What is taken by name. */
  readonly names: readonly string[];
}

export interface Source {
  readonly path: string;
  readonly imports: readonly Import[];
  /** Reached powers, such as `Date.now` or `setTimeout`. */
  readonly reaches: readonly string[];
  /** By what it writes the store itself, such as `put` or `commit`. */
  readonly writes: readonly string[];
  /** Has it the store in hand, as `house.store` or `{ store }`? To hand the whole house on is not that. */
  readonly holdsStore: boolean;
}

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const nameOf = (node: unknown): string | null => {
  if (!isNode(node)) return null;
  if (node.type === 'Identifier') return String(node['name']);
  if (node.type === 'Literal') return String(node['value']);
  return node.type === 'MemberExpression' ? nameOf(node['property']) : null;
};

const POWERS: Readonly<Record<string, readonly string[] | 'any'>> = {
  Date: ['now'],
  Math: ['random'],
  Temporal: ['Now'],
  performance: ['now'],
  process: ['env'],
  Intl: ['DateTimeFormat', 'NumberFormat'],
  console: 'any',
  crypto: ['getRandomValues', 'randomUUID', 'randomBytes', 'randomInt'],
};
const TIMERS = new Set([
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
]);

const reachOf = (node: Node): string | null => {
  if (node.type === 'MemberExpression') {
    const object = nameOf(node['object']);
    const property = nameOf(node['property']);
    const powers = object === null ? undefined : POWERS[object];
    if (object === null || powers === undefined || property === null) return null;
    if (powers === 'any') return object;
    return powers.includes(property) ? `${object}.${property}` : null;
  }
  if (node.type === 'NewExpression' && nameOf(node['callee']) === 'Date') {
    const given = node['arguments'];
    return Array.isArray(given) && given.length === 0 ? 'new Date()' : null;
  }
  if (node.type !== 'CallExpression') return null;
  const callee = nameOf(node['callee']);
  if (callee === 'Date' && isNode(node['callee']) && node['callee'].type === 'Identifier') return 'Date()';
  return callee !== null && TIMERS.has(callee) ? callee : null;
};

/** How many arguments each way of writing takes, whatever the unit or the store is called. */
const WRITES: Readonly<Record<string, number>> = { create: 3, put: 3, remove: 2 };
/** What writes jobs into a unit that it is handed. */
const JOB_WRITERS = new Set(['scheduleJobs', 'hastenJob', 'cancelJobs']);

/** How this writes the store without an outcome, or null: the name of what it calls. */
const writeOf = (node: Node): string | null => {
  if (node.type !== 'CallExpression' || !isNode(node['callee'])) return null;
  const called = nameOf(node['callee']);
  const given = Array.isArray(node['arguments']) ? node['arguments'] : [];
  if (called === null) return null;
  if (node['callee'].type !== 'MemberExpression') return JOB_WRITERS.has(called) ? called : null;
  if (called === 'commit' || WRITES[called] === given.length) return called;
  // A set takes values; a unit takes changes: what was made by the store's own words, or what a job is ended by.
  const [first] = given;
  const isChange = nameOf(first) === 'done' || (isNode(first) && first.type === 'SpreadElement');
  return called === 'add' && isChange ? called : null;
};

/** Does this take the store out of something? */
const takesStore = (node: Node): boolean => {
  if (node.type === 'MemberExpression') return nameOf(node['property']) === 'store';
  if (node.type !== 'ObjectPattern' || !Array.isArray(node['properties'])) return false;
  return node['properties'].some((part) => isNode(part) && nameOf(part['key']) === 'store');
};

const walk = (value: unknown, look: (node: Node) => void): void => {
  if (Array.isArray(value)) {
    for (const part of value) walk(part, look);
    return;
  }
  if (!isNode(value)) return;
  look(value);
  for (const part of Object.values(value)) walk(part, look);
};

const fileOf = (from: string, specifier: string): string | null => {
  if (specifier.startsWith('@sigilla/')) return specifier.slice('@sigilla/'.length);
  return specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(from), specifier)) : null;
};

/** Reads one source text. */
export const readSource = (path: string, text: string): Source => {
  const { module, program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? 'cannot be parsed'}`);
  const imports: Import[] = [];
  const add = (specifier: string, isType: boolean, names: readonly string[]) =>
    imports.push({ specifier, file: fileOf(path, specifier), isType, names });
  for (const { moduleRequest, entries } of module.staticImports)
    add(
      moduleRequest.value,
      entries.length > 0 && entries.every(({ isType }) => isType),
      entries.flatMap(({ importName }) => (importName.name === null ? [] : [importName.name])),
    );
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType, importName } of entries)
      if (moduleRequest !== null)
        add(moduleRequest.value, isType, importName.name === null ? [] : [importName.name]);
  for (const { moduleRequest } of module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    if (/^(['"`])[^'"`$]*\1$/.test(written)) add(written.slice(1, -1), false, []);
  }
  const reaches = new Set<string>();
  const writes = new Set<string>();
  let holdsStore = false;
  walk(program, (node) => {
    const [reach, write] = [reachOf(node), writeOf(node)];
    if (reach !== null) reaches.add(reach);
    if (write !== null) writes.add(write);
    holdsStore ||= takesStore(node);
  });
  for (const { file, names, isType } of imports)
    if (file === 'server/store/Store.ts' && !isType)
      for (const name of names) if (['create', 'replace', 'remove'].includes(name)) writes.add(name);
  return { path, imports, reaches: [...reaches].sort(), writes: [...writes].sort(), holdsStore };
};

const EXTENSIONS = /\.(ts|tsx|mts|mjs|js)$/;
const SKIPPED = new Set(['node_modules', 'dist', 'dist-kept', 'dist-last', 'dist-next', 'coverage', 'data']);

const listed = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listed(path);
    return EXTENSIONS.test(entry.name) ? [path] : [];
  });

/** Every source file under some of the top-level folders. */
export const sourcesUnder = (...folders: readonly string[]): Source[] =>
  folders
    .flatMap((folder) => listed(join(ROOT, folder)))
    .map((path) => readSource(relative(ROOT, path).split(sep).join('/'), readFileSync(path, 'utf8')));
