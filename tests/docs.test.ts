// What documents and comments name must be there: files, commands, the code's own names. Whoever renames or removes one is told here where it is still spoken of.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '@sigilla/server/app/limits.ts';
import { ROOT } from './support/sources.ts';

const FOLDERS = ['.ci', 'client', 'content', 'docs', 'engine', 'rooms', 'scripts', 'server', 'tests'];
const A_FILE = /\.(?:ts|tsx|mts|mjs|json|md|css|yml|html|svg|png)$/;

/** What worked examples invent: a verb and an aggregate that the house does not have. */
const INVENTED = /feast|festival|guild/i;
/** A word in capitals that the reader is to fill in, as the NAME of a room. */
const TO_FILL_IN = /(?:^|\/)[A-Z]+(?:\/|$)/;
/** Names that MongoDB has given. */
const OF_MONGODB: ReadonlySet<string> = new Set(['readWrite', 'writeConcernMajorityJournalDefault']);

/** A path in a sentence: `engine/core/day.ts`, and no address or part of a longer path. */
const NAMED_FROM_THE_ROOT = new RegExp(
  String.raw`(?<![\w/.@-])(?:${FOLDERS.map((folder) => folder.replace('.', String.raw`\.`)).join('|')})/[\w./{},*-]+`,
  'g',
);

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const files = FOLDERS.flatMap((folder) =>
  globSync(`${folder}/**`, { cwd: ROOT, exclude: (path) => /(?:^|[\\/])(?:node_modules|dist)$/.test(path) }),
).map((path) => path.replaceAll('\\', '/'));
const pages = ['README.md', ...files.filter((path) => path.endsWith('.md'))].map((path) => ({
  path,
  text: read(path),
}));
/** What is made by running, and therefore named by documents and not in the tree. */
const made = read('.gitignore')
  .split('\n')
  .map((line) => line.replaceAll(/^\/|\/$/g, ''))
  .filter((line) => line !== '');

/** Is this a file or folder of the house, named whole or by its end? Braces and stars are read as a shell reads them. */
const isThere = (named: string): boolean => {
  const path = named.replace(/\/$/, '');
  if (existsSync(join(ROOT, path)) || made.some((one) => posix.matchesGlob(path, one))) return true;
  return files.some((file) => posix.matchesGlob(file, path) || posix.matchesGlob(file, `**/${path}`));
};

const isPath = (quoted: string): boolean =>
  /^[\w.*][\w.*{},/-]*$/.test(quoted) &&
  (A_FILE.test(quoted) || FOLDERS.includes(quoted.split('/')[0] ?? '')) &&
  quoted.includes(A_FILE.test(quoted) ? '.' : '/') &&
  !TO_FILL_IN.test(quoted) &&
  !INVENTED.test(quoted);

const isName = (quoted: string): boolean =>
  /^[a-z]+[A-Z]\w*(?:\(.*\))?$/.test(quoted) && !INVENTED.test(quoted) && !OF_MONGODB.has(quoted);

/** What stands between backticks in a page, fenced blocks apart. */
const quotedIn = (text: string): readonly string[] =>
  [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, quoted = '']) => quoted);

/** For each page, which of the things that it names are not there. */
const lacking = (named: (text: string) => readonly string[], has: (one: string, page: string) => boolean) =>
  pages.flatMap(({ path, text }) =>
    [...new Set(named(text))].filter((one) => !has(one, path)).map((one) => `${path}: ${one}`),
  );

/** Files and folders that the comments of a source name from the root on. */
const namedInComments = (text: string): readonly string[] =>
  (text.match(/^\s*(?:\/\/|\/?\*).*$/gm) ?? [])
    .flatMap((comment) => comment.match(NAMED_FROM_THE_ROOT) ?? [])
    .map((path) => path.replace(/[.,/]+$/, ''));

/** Chapters that a text sends its reader to: the page and the heading, as in `RULES.md, “War”`. */
const chaptersIn = (text: string): readonly (readonly [page: string, heading: string])[] =>
  [...text.matchAll(/\b([A-Z][A-Z-]+\.md)\)?,\s+["“]([^"”\n]+)["”]/g)].map(([, page = '', heading = '']) => [
    page,
    heading.replaceAll('’', "'"),
  ]);

/** The headings of a page that is named without its folder; none where there is no such page. */
const headingsOf = (page: string): readonly string[] =>
  pages.find(({ path }) => path === page || path === `docs/${page}`)?.text.match(/^#+ .*$/gm) ?? [];

describe('the documents', () => {
  it('name files and folders that are there', () => {
    expect(lacking((text) => quotedIn(text).filter(isPath), isThere)).toEqual([]);
  });

  it('link to pages and pictures that are there', () => {
    const links = (text: string) =>
      [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
        .map(([, to = '']) => to)
        .filter((to) => !/^https?:/.test(to));
    expect(lacking(links, (to, page) => existsSync(join(ROOT, dirname(page), to)))).toEqual([]);
  });

  it('give commands that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
    const commands = (text: string) =>
      [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, command = '']) => command);
    expect(lacking(commands, (command) => Object.hasOwn(scripts, command))).toEqual([]);
  });

  it("speak of the code's names as they are", () => {
    const sources = files.filter((path) => /\.(?:ts|tsx|mts|mjs|json|yml)$/.test(path));
    const words = new Set(sources.flatMap((path) => read(path).match(/[A-Za-z_$][\w$]*/g) ?? []));
    const names = (text: string) =>
      quotedIn(text)
        .filter(isName)
        .map((quoted) => quoted.replace(/\(.*/, ''));
    expect(lacking(names, (name) => words.has(name))).toEqual([]);
  });
});

describe('SECURITY.md', () => {
  const SECONDS = { second: 1, minute: 60, hour: 3_600, day: 86_400 } as const;
  /** Every bound that the page names, as in "120 in 10 minutes" or "5 a day". */
  const told = new Set(
    [
      ...read('docs/SECURITY.md').matchAll(
        /\b([\d,]+)(?: wrong \w+)? (?:in )?(?:an? |(\d+) )?(second|minute|hour|day)s?\b/g,
      ),
    ].map(
      ([, points = '', times = '1', unit = 'day']) =>
        `${points.replace(',', '')} in ${Number(times) * SECONDS[unit as keyof typeof SECONDS]} s`,
    ),
  );

  it.each(Object.entries(LIMITS))('tells how often %s may be', (_, { points, duration }) => {
    expect(told).toContain(`${points} in ${duration} s`);
  });
});

describe('comments', () => {
  const sources = files
    .filter((path) => /\.(?:ts|tsx|mts|mjs|css)$/.test(path))
    .map((path) => ({ path, text: read(path) }));

  it('name files and folders that are there', () => {
    const lost = sources.flatMap(({ path, text }) =>
      namedInComments(text)
        .filter((named) => !isThere(named))
        .map((named) => `${path}: ${named}`),
    );
    expect(lost).toEqual([]);
  });

  it('send to chapters that the documents have', () => {
    const lost = [...sources, ...pages].flatMap(({ path, text }) =>
      chaptersIn(text)
        .filter(([page, heading]) => !headingsOf(page).some((line) => line.includes(heading)))
        .map(([page, heading]) => `${path}: ${page}, "${heading}"`),
    );
    expect(lost).toEqual([]);
  });
});
