// The plan of the house as a test: who may import whom, and the one door each to clock, chance, environment, log, timers and the writing of dates.
// There is no allowlist. A file that fails here is in the wrong place, or wants a power that should be handed to it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSource, ROOT, sourcesUnder, type Import, type Source } from './support/sources.ts';

const PACKAGES = ['content', 'engine', 'rooms', 'server', 'client'] as const;
type Package = (typeof PACKAGES)[number];

const packageOf = (path: string): string => path.split('/')[0] ?? '';
const isPrivate = (path: string): boolean => /^content\/(?:[^/]+\/)*private(?:\/|\.ts$)/.test(path);
/** Files that build the window and never run in it. */
const isBuild = (path: string): boolean =>
  path === 'client/vite.config.ts' || path.startsWith('client/build/');

/** May a file of this package take this from elsewhere in the house? Types of anything public may go down; values by the first table of docs/ARCHITECTURE.md. */
const INSIDE: Readonly<Record<Package, (file: string, one: Import) => boolean>> = {
  content: () => false,
  engine: (file, { isType }) =>
    packageOf(file) === 'content' && (isType || file.startsWith('content/schema/')),
  rooms: (file) => ['engine', 'content'].includes(packageOf(file)) && !isPrivate(file),
  server: (file) => ['engine', 'content', 'rooms'].includes(packageOf(file)),
  client: (file) =>
    !isPrivate(file) &&
    (['engine', 'content'].includes(packageOf(file)) ||
      /^rooms\/[^/]+\/(state|messages)\.ts$/.test(file) ||
      file.startsWith('server/contract/')),
};

/** Libraries each package may use: the lowest two by name, the others whatever their package.json declares. */
const OUTSIDE: Partial<Readonly<Record<Package, readonly string[]>>> = {
  content: ['zod'],
  engine: ['zod', '@noble/hashes', 'minisearch', 'temporal-polyfill', 'ts-fsrs'],
  rooms: ['zod', '@colyseus/core', '@colyseus/schema'],
};

/** The part of the server and the rooms that the window imports must not pull anything else in after it. */
const WINDOW_SIDE = /^(server\/contract\/|rooms\/[^/]+\/(state|messages)\.ts$)/;
const windowMayPull = (one: Import): boolean =>
  one.isType ||
  (one.file === null
    ? ['zod', '@colyseus/schema'].includes(one.specifier)
    : WINDOW_SIDE.test(one.file) || ['engine', 'content'].includes(packageOf(one.file)));

const declared = (name: string, isBuildFile: boolean): Set<string> => {
  const manifest = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  return new Set([
    ...Object.keys(manifest.dependencies ?? {}),
    ...(isBuildFile ? Object.keys(manifest.devDependencies ?? {}) : []),
  ]);
};
const libraryOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** What is wrong with one import of a source, or null. */
const objection = (source: Source, one: Import): string | null => {
  const home = packageOf(source.path) as Package;
  const says = (why: string) => `${source.path} → ${one.specifier}: ${why}`;
  if (WINDOW_SIDE.test(source.path) && !windowMayPull(one))
    return says('the window would pull this in after what it may import');
  if (one.file !== null) {
    const target = packageOf(one.file);
    if (target === home)
      return one.specifier.startsWith('.')
        ? null
        : says('a file of the same package goes by its relative path');
    if (one.specifier.startsWith('.')) return says('another package goes by its name');
    return INSIDE[home](one.file, one) ? null : says(`${home} may not import this`);
  }
  if (one.specifier.startsWith('node:'))
    return home === 'server' || isBuild(source.path) ? null : says('Node belongs to the server');
  if (home === 'client' && one.specifier.startsWith('virtual:')) return null;
  const library = libraryOf(one.specifier);
  const allowed = OUTSIDE[home];
  if (allowed !== undefined && !allowed.includes(library)) return says(`${home} may not use this library`);
  if (one.isType && declared(home, true).has(`@types/${library}`)) return null;
  return declared(home, isBuild(source.path)).has(library) ? null : says(`not among ${home}'s dependencies`);
};

/** The one door to each power. */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  'Date.now': ['server/clock.ts', 'client/session/clock.ts'],
  'new Date()': ['server/clock.ts', 'client/session/clock.ts'],
  'Date()': [],
  'Temporal.Now': [],
  'performance.now': ['server/clock.ts', 'client/session/clock.ts'],
  'Math.random': ['server/ids.ts', 'client/session/ids.ts'],
  'crypto.getRandomValues': ['server/ids.ts', 'client/session/ids.ts'],
  'crypto.randomUUID': ['server/ids.ts', 'client/session/ids.ts'],
  'crypto.randomBytes': ['server/ids.ts'],
  'crypto.randomInt': ['server/ids.ts'],
  'process.env': ['server/config.ts'],
  // One way to write a date and a number, whatever page shows it.
  'Intl.DateTimeFormat': ['client/ui/timeText.ts', 'client/session/clock.ts'],
  'Intl.NumberFormat': ['client/ui/numberText.ts'],
  console: ['server/log.ts'],
};
const CHANCE = /^(random|getRandomValues|webcrypto)/;

/** What a source reaches for that it should have been handed. */
const trespasses = (source: Source): string[] => {
  if (isBuild(source.path)) return [];
  const home = packageOf(source.path);
  const reached = source.reaches.flatMap((reach) => {
    const doors = DOORS[reach];
    if (doors !== undefined)
      return doors.includes(source.path) ? [] : [`${source.path} reaches for ${reach}`];
    return home === 'engine' || home === 'content' ? [`${source.path} sets a timer (${reach})`] : [];
  });
  const drawn = source.imports
    .filter(({ specifier }) => specifier === 'node:crypto' || specifier === 'crypto')
    .flatMap(({ names }) => names.filter((name) => CHANCE.test(name)))
    .filter(() => source.path !== 'server/ids.ts')
    .map((name) => `${source.path} draws chance with ${name}`);
  return [...reached, ...drawn];
};

/** The Latin engine from the ground up; a floor takes nothing from those above it, and none takes anything from the game. */
const LATIN_FLOORS = [
  /^engine\/latin\/(?!academy\.ts$)[^/]+$/,
  /^engine\/latin\/sentences\//,
  /^engine\/latin\/reading\//,
  /^engine\/latin\/questions\//,
  /^engine\/latin\/dictionary\//,
  /^engine\/latin\/academy\.ts$/,
];
const floorOf = (path: string): number => LATIN_FLOORS.findIndex((floor) => floor.test(path));
const mayLatinTake = (path: string, { file, isType }: Import): boolean =>
  file === null ||
  /^(engine\/core|content\/schema)\//.test(file) ||
  (floorOf(file) >= 0 && (isType || floorOf(file) <= floorOf(path)));

/** Whoever is not of the Latin engine goes by its front door, for types too. */
const passesByTheDoor = (path: string, { file }: Import): boolean =>
  floorOf(path) < 0 && file !== null && floorOf(file) >= 0 && file !== 'engine/latin/academy.ts';

/** The window's floors, and what each stands on. The stage is a wing beside the realm: it draws, and knows no server.
 * `public` is handed out as it lies. */
const WINDOW_FLOORS: Readonly<Record<string, readonly string[]>> = {
  app: ['features', 'realm', 'session', 'ui'],
  features: ['stage', 'realm', 'session', 'ui'],
  stage: ['ui'],
  // Laid out by the build for the server; no page opens it.
  press: ['stage', 'realm', 'session', 'ui'],
  realm: ['session', 'ui'],
  session: ['ui'],
  ui: [],
  public: [],
};
const windowFloorOf = (path: string): string => path.split('/')[1] ?? '';
const featureOf = (path: string): string => path.split('/')[2] ?? '';
/** May a file of the window take this? Types count too; a feature takes nothing from another. */
const mayWindowTake = (path: string, { file }: Import): boolean => {
  if (file === null || packageOf(file) !== 'client') return true;
  const [from, to] = [windowFloorOf(path), windowFloorOf(file)];
  if (from === to) return from !== 'features' || featureOf(path) === featureOf(file);
  return WINDOW_FLOORS[from]?.includes(to) === true;
};

/** What a file of the rooms may take of the rooms: its own, the frame and the services; what opens them all knows them all. */
const mayRoomTake = (path: string, { file }: Import): boolean => {
  if (file === null || !file.startsWith('rooms/') || path === 'rooms/openRooms.ts') return true;
  const own = /^rooms\/[^/]+\//.exec(path)?.[0] ?? 'rooms/services.ts';
  return file.startsWith(own) || file.startsWith('rooms/frame/') || file === 'rooms/services.ts';
};

/** Chains of files that lead back to where they began, by what is run and not by types alone. */
const circlesOf = (house: readonly Source[]): string[] => {
  const leads = new Map(
    house.map(({ path, imports }) => [path, imports.flatMap((one) => (one.isType ? [] : (one.file ?? [])))]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (done.has(path)) return;
    done.add(path);
    for (const next of leads.get(path) ?? []) walk(next, [...trail, path]);
  };
  for (const path of leads.keys()) walk(path, []);
  return circles;
};

/** Every file that runs because one of these does. */
const pulledBy = (house: readonly Source[], roots: readonly string[]): ReadonlySet<string> => {
  const byPath = new Map(house.map((source) => [source.path, source]));
  const pulled = new Set(roots);
  for (const path of pulled)
    for (const { file, isType } of byPath.get(path)?.imports ?? [])
      if (file !== null && !isType) pulled.add(file);
  return pulled;
};
/** What only the server may run: what verbs do, the list of it, and the deciding. */
const ONLY_SERVERS =
  /^engine\/(actions\/(.*\.deed|deed|registry|decide|reactions?)\.ts$|war\/(reactions\/|conclusion\.ts$))/;

const sources = sourcesUnder(...PACKAGES);

describe('the house', () => {
  it('has these rooms at its top level and no others', () => {
    const ignored = readFileSync(join(ROOT, '.gitignore'), 'utf8')
      .split('\n')
      .map((line) => line.replaceAll('/', '').trim());
    const names = readdirSync(ROOT).filter((name) => !name.startsWith('.') && !ignored.includes(name));
    const rooms = ['client', 'content', 'docs', 'engine', 'rooms', 'scripts', 'server', 'tests'];
    const papers = ['README.md', 'docker-compose.yml', 'package.json', 'tsconfig.json'];
    const tools = ['package-lock.json'];
    expect(names.filter((name) => ![...rooms, ...papers, ...tools].includes(name))).toEqual([]);
    for (const room of rooms) expect(existsSync(join(ROOT, room)), room).toBe(true);
  });

  it('lets imports go down only', () => {
    const objections = sources.flatMap((source) =>
      source.imports.flatMap((one) => objection(source, one) ?? []),
    );
    expect(objections).toEqual([]);
  });

  it('has no two files that need each other to run', () => {
    expect(circlesOf(sources)).toEqual([]);
  });

  it('lets the window know what may be asked, and nothing of what it does', () => {
    const window = sources.map(({ path }) => path).filter((path) => packageOf(path) === 'client');
    const pulled = [...pulledBy(sources, window)];
    expect(pulled.filter((path) => ONLY_SERVERS.test(path))).toEqual([]);
    expect(pulled).toContain('engine/actions/army/recruitUnits.ts');
  });

  it('writes through the one writer, but for these few, each with its reason', () => {
    const BY_HAND: Readonly<Record<string, string>> = {
      'server/app/jobs/jobWork.ts':
        'ends a job in the commit of what it brought about: that it is gone is the only trace that it was done',
      'server/app/jobs/jobRunner.ts':
        'leases jobs and lets them go: which process is at one is no matter of the realm',
      'server/app/jobs/jobs.ts': 'writes jobs into the unit of work of whoever asks for them',
      'server/app/housekeeping/olderNames.ts':
        'hands a page over in one go before anyone comes in: their order decides who keeps a name that two bear',
      'server/app/readiness.ts':
        'tries whether the disk takes anything, and must not wait for the queue of deeds',
      'server/app/transact.ts': 'is the commit',
      'server/app/writeOutcome.ts': 'is the writer',
    };
    const writers = sources
      .filter(({ path, writes }) => /^(?:server|rooms)\/(?!store\/)/.test(path) && writes.length > 0)
      .map(({ path }) => path);
    expect(writers.toSorted()).toEqual(Object.keys(BY_HAND).toSorted());
  });

  it('reads the store for REST and for rooms in one place: neither has it in hand', () => {
    const READ_ELSEWHERE = /^(?:rooms\/|server\/(?:rest|contract)\/|server\/app\/roomServices\.ts$)/;
    const readers = sources.filter(({ path, holdsStore }) => READ_ELSEWHERE.test(path) && holdsStore);
    expect(readers.map(({ path }) => path)).toEqual([]);
    const readings = sources.filter(({ path }) => path.startsWith('server/app/readings/'));
    expect(readings.filter(({ holdsStore }) => holdsStore).length).toBeGreaterThan(10);
  });

  it('shapes no document anew in the treaty: what is seen of one stands in the engine, once', () => {
    const TRAVELS_ONLY: Readonly<Record<string, readonly string[]>> = {
      'server/contract/account.ts': ['Known'],
      'server/contract/action.ts': [
        'ActionCommand',
        'ActionRefused',
        'ActionResult',
        'Amounts',
        'PassiveResults',
      ],
      'server/contract/auth.ts': ['Email', 'KingdomName', 'Password', 'SignedIn'],
      'server/contract/latin.ts': ['Form', 'Hit', 'Table'],
      'server/contract/learning.ts': ['AssessmentQuestion'],
      'server/contract/realm.ts': ['Well'],
      'server/contract/route.ts': ['ErrorAnswer', 'ServerId'],
    };
    const shapesOf = (path: string): string[] =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(/^(?:export )?const ([A-Z]\w*[a-z]\w*)\b/gm)]
        .map(([, name = '']) => name)
        .toSorted((a, b) => a.localeCompare(b));
    const shapes = sources
      .filter(({ path }) => path.startsWith('server/contract/'))
      .map(({ path }) => [path, shapesOf(path)] as const)
      .filter(([, names]) => names.length > 0);
    expect(Object.fromEntries(shapes)).toEqual(TRAVELS_ONLY);
  });

  it('lets no room take anything from another, for types neither, and the frame from none', () => {
    const astray = sources
      .filter(({ path }) => path.startsWith('rooms/'))
      .flatMap(({ path, imports }) =>
        imports.filter((one) => !mayRoomTake(path, one)).map(({ specifier }) => `${path} → ${specifier}`),
      );
    expect(astray).toEqual([]);
    const of = (file: string) => ({ file, specifier: file, isType: true, names: [] });
    expect(mayRoomTake('rooms/duel/DuelRoom.ts', of('rooms/world/messages.ts'))).toBe(false);
    expect(mayRoomTake('rooms/frame/room.ts', of('rooms/world/state.ts'))).toBe(false);
    expect(mayRoomTake('rooms/services.ts', of('rooms/world/messages.ts'))).toBe(false);
    expect(mayRoomTake('rooms/world/WorldRoom.ts', of('rooms/frame/room.ts'))).toBe(true);
  });

  it('builds the Latin engine floor upon floor, and none of it on the game', () => {
    const astray = sources
      .filter(({ path }) => floorOf(path) >= 0)
      .flatMap(({ path, imports }) =>
        imports.filter((one) => !mayLatinTake(path, one)).map(({ specifier }) => `${path} → ${specifier}`),
      );
    expect(astray).toEqual([]);
  });

  it('takes Latin from its front door alone, scripts too', () => {
    const astray = [...sources, ...sourcesUnder('scripts')].flatMap(({ path, imports }) =>
      imports.filter((one) => passesByTheDoor(path, one)).map(({ specifier }) => `${path} → ${specifier}`),
    );
    expect(astray).toEqual([]);
  });

  it('builds the window floor upon floor, and no feature on another', () => {
    const window = sources.filter(({ path }) => packageOf(path) === 'client' && !isBuild(path));
    expect(
      window.map(({ path }) => path).filter((path) => WINDOW_FLOORS[windowFloorOf(path)] === undefined),
    ).toEqual([]);
    const astray = window.flatMap(({ path, imports }) =>
      imports.filter((one) => !mayWindowTake(path, one)).map(({ specifier }) => `${path} → ${specifier}`),
    );
    expect(astray).toEqual([]);
  });

  it('has one door each to clock, chance, environment, log and timers', () => {
    expect(sources.flatMap(trespasses)).toEqual([]);
  });

  it('calls nothing by a name that says nothing', () => {
    const empty = /(^|\/)(utils?|helpers?|common|misc)(\/|\.)|Manager\.|Impl\./i;
    expect(sources.map(({ path }) => path).filter((path) => empty.test(path))).toEqual([]);
  });
});

describe('the reader behind these tests', () => {
  const read = (path: string, text: string) => readSource(path, text);

  it('sees values, types, re-exports, side effects and dynamic imports alike', () => {
    const source = read(
      'engine/x.ts',
      `import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
       import type { Refusal } from '@sigilla/content/texts/errors.ts';
       export { Unit } from '../content/schema/unit.ts';
       import './beside.ts';
       const later = () => import('node:fs');`,
    );
    expect(source.imports.map((one) => [one.specifier, one.file, one.isType])).toEqual([
      ['@sigilla/content/kingdom/index.ts', 'content/kingdom/index.ts', false],
      ['@sigilla/content/texts/errors.ts', 'content/texts/errors.ts', true],
      ['./beside.ts', 'engine/beside.ts', false],
      ['../content/schema/unit.ts', 'content/schema/unit.ts', false],
      ['node:fs', null, false],
    ]);
    expect(source.imports.flatMap((one) => objection(source, one) ?? [])).toHaveLength(3);
  });

  it('sees circles, but none of types alone', () => {
    const circle = [
      read('engine/a.ts', "import { b } from './b.ts';"),
      read('engine/b.ts', "export { c } from './c.ts';"),
      read('engine/c.ts', "import { a } from './a.ts'; import type { T } from './b.ts';"),
    ];
    expect(circlesOf(circle)).toEqual(['engine/a.ts → engine/b.ts → engine/c.ts → engine/a.ts']);
    expect(circlesOf(circle.slice(1))).toEqual([]);
  });

  it.each([
    ['engine/latin/sentences/a.ts', "import { x } from '../questions/grade.ts';", false],
    ['engine/latin/sentences/a.ts', "import type { X } from '../questions/grade.ts';", true],
    ['engine/latin/questions/a.ts', "import { x } from '../sentences/tree.ts';", true],
    ['engine/latin/a.ts', "import type { Kingdom } from '../kingdom/kingdom.ts';", false],
  ])('in %s: %s', (path, text, may) => {
    expect(read(path, text).imports.every((one) => mayLatinTake(path, one))).toBe(may);
  });

  it.each([
    ['client/features/war/a.tsx', "import { x } from '../army/b.ts';", false],
    ['client/features/war/a.tsx', "import type { X } from '../army/b.ts';", false],
    ['client/features/war/parts/a.tsx', "import { x } from '../b.ts';", true],
    ['client/features/war/a.tsx', "import { x } from '../../app/b.ts';", false],
    ['client/features/war/a.tsx', "const x = () => import('../../stage/b.ts');", true],
    ['client/app/a.tsx', "const x = () => import('../features/war/b.tsx');", true],
    ['client/realm/a.tsx', "import styles from '../features/war/b.module.css';", false],
    ['client/session/a.ts', "import type { X } from '../realm/b.ts';", false],
    ['client/ui/a.tsx', "import { x } from '../session/b.ts';", false],
    ['client/stage/a.ts', "import { x } from '../session/b.ts';", false],
    ['client/ui/a.tsx', "import { x } from '@sigilla/engine/kingdom/resourceWords.ts';", true],
  ])('in %s: %s, by the window’s floors: %s', (path, text, may) => {
    expect(read(path, text).imports.every((one) => mayWindowTake(path, one))).toBe(may);
  });

  it.each([
    ['server/a.ts', "import { x } from '@sigilla/engine/latin/analyse.ts';", true],
    ['engine/learning/a.ts', "import type { X } from '../latin/questions/grading/verdict.ts';", true],
    ['scripts/a.ts', "import { x } from '@sigilla/engine/latin/academy.ts';", false],
    ['engine/latin/questions/a.ts', "import { x } from '../analyse.ts';", false],
    ['server/a.ts', "import { x } from '@sigilla/content/latin/phrases.ts';", false],
  ])('in %s: %s passes by the door of Latin: %s', (path, text, passes) => {
    expect(read(path, text).imports.some((one) => passesByTheDoor(path, one))).toBe(passes);
  });

  it.each([
    ['engine/a.ts', 'const t = Date.now();', 1],
    ['engine/a.ts', 'const t = globalThis.Date.now();', 1],
    ['engine/a.ts', "const t = Math['random']();", 1],
    ['engine/a.ts', 'setTimeout(() => {}, 1);', 1],
    ['client/app/a.tsx', 'setTimeout(() => {}, 1);', 0],
    ['rooms/a.ts', 'const t = new Date();', 1],
    ['rooms/a.ts', 'const t = new Date(0);', 0],
    ['server/app/a.ts', 'console.log(process.env);', 2],
    ['server/app/a.ts', "import { randomBytes } from 'node:crypto';", 1],
    ['server/app/a.ts', "import { createHash } from 'node:crypto';", 0],
    ['server/clock.ts', 'const t = Date.now();', 0],
    ['client/features/a.ts', '// Date.now() in words\nconst s = "Math.random()";', 0],
  ])('%s: %s', (path, text, count) => {
    expect(trespasses(read(path, text))).toHaveLength(count);
  });

  it.each([
    ['transact(house, async (u) => u.put(kingdoms, id, body));', ['put']],
    ['const write = (work: Unit) => work.create(ledger, id, entry);', ['create']],
    ["it['remove'](notices, id);", ['remove']],
    ['await house.store.commit(changes);', ['commit']],
    ["import { replace as over } from '../store/Store.ts';", ['replace']],
    ['cancelJobs(u, keys);', ['cancelJobs']],
    ['u.add(...changes);', ['add']],
    ['seen.add(id); map.remove(key); writeOutcome(house, u, outcome, cause);', []],
    ["import type { Change } from '../store/Store.ts'; // u.put(a, b, c)", []],
  ])('%s writes by %j', (text, by) => {
    expect(read('server/app/a.ts', text).writes).toEqual(by);
  });

  it.each([
    ['const found = await house.store.get(battles, id);', true],
    ["const found = await house['store'].get(battles, id);", true],
    ['const read = ({ store }: Reads) => store.get(battles, id);', true],
    ['const { store: kept } = house;', true],
    ['const seen = await battleSeenBy(house, null, id);', false],
    ["type Reads = Pick<House, 'store'>; // house.store in words", false],
  ])('%s has the store in hand: %s', (text, holds) => {
    expect(read('server/rest/a.ts', text).holdsStore).toBe(holds);
  });

  it.each([
    ['client/app/a.ts', "import { x } from '@sigilla/server/app/executeAction.ts';"],
    ['client/app/a.ts', "import { x } from '@sigilla/content/latin/private/answers.ts';"],
    ['client/app/a.ts', "import { x } from '@sigilla/rooms/duel/DuelRoom.ts';"],
    ['rooms/duel/a.ts', "import { x } from '@sigilla/server/ids.ts';"],
    ['rooms/duel/a.ts', "import { x } from 'node:fs';"],
    ['server/contract/a.ts', "import { x } from '../store/Store.ts';"],
    ['content/kingdom/a.ts', "import { x } from '@sigilla/engine/core/permille.ts';"],
    ['engine/kingdom/a.ts', "import { x } from 'lodash';"],
    ['engine/kingdom/a.ts', "import { x } from '../../content/schema/unit.ts';"],
  ])('objects in %s to %s', (path, text) => {
    const source = read(path, text);
    expect(source.imports.flatMap((one) => objection(source, one) ?? [])).toHaveLength(1);
  });
});
