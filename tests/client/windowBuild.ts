// The window as it is built, in memory, and what its scripts weigh: kilobytes as gzip 9 makes them. One table of budgets serves the gate
// (bundle.test.ts) and the bench.
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const FIRST = 'client/app/main.tsx';
const SHELL = 'client/app/KingdomShell.tsx';
const OVERVIEW = 'overview/Overview.tsx';

export interface Budget {
  readonly what: string;
  /** All that must have come before these run … */
  readonly modules: readonly string[];
  /** … in kilobytes, and how many files. */
  readonly size: number;
  readonly files: number;
}

/** What a stranger's browser must fetch before it can show something. One of the files, of 400 bytes, joins libraries of the two kinds of modules there are. */
export const BUDGETS: readonly Budget[] = [
  { what: 'before any page', modules: [FIRST], size: 150, files: 2 },
  { what: 'the first page', modules: [FIRST, 'landing/LandingPage.tsx'], size: 193, files: 3 },
  { what: 'founding a kingdom', modules: [FIRST, 'auth/RegisterPage.tsx'], size: 214, files: 5 },
  { what: 'the overview', modules: [FIRST, SHELL, OVERVIEW], size: 412.5, files: 10 },
  {
    what: 'the academy, its books closed',
    modules: [FIRST, SHELL, 'academy/Academy.tsx'],
    size: 451.5,
    // What palace and books share with the desk is one of them, what all their pictures are drawn with another, and how English with Latin in it is set,
    // which the road of history shares too, a third.
    files: 16,
  },
  {
    what: 'the war screen after it',
    modules: [FIRST, SHELL, OVERVIEW, 'war/War.tsx'],
    size: 429.5,
    files: 13,
  },
  { what: 'a battle, but for its canvas', modules: [FIRST, 'battle/BattlePage.tsx'], size: 459, files: 16 },
];

/** What draws charts, with all that it brings: one script that all charts share, in kilobytes. */
export const CHARTS_BUDGET = 111;
export const CHARTS = 'ui/chart/plots.tsx';

/** What a screen adds when it is first shown, in kilobytes: what several share belongs into the groups of client/build/scriptGroups.ts. */
export const SCREEN_BUDGETS: Readonly<Record<string, number>> = {
  'app/NotFound.tsx': 0.5,
  'features/academy/Academy.tsx': 34.25,
  'features/academy/answering/usedWords.ts': 0.9,
  'features/academy/assessment/Stair.tsx': 1.9,
  'features/academy/books/DictionaryBook.tsx': 5.3,
  'features/academy/books/FormsBook.tsx': 4.5,
  'features/academy/books/HistoryBook.tsx': 34,
  'features/academy/books/RhetoricBook.tsx': 8.5,
  'features/academy/honors/Gallery.tsx': 3.2,
  'features/academy/palace/PalacePage.tsx': 12.5,
  'features/academy/scene/KindArt.tsx': 2.6,
  'features/account/Account.tsx': 4.5,
  'features/achievements/Achievements.tsx': 2.5,
  'features/achievements/FeatNews.tsx': 1,
  'features/actions/Actions.tsx': 8,
  'features/army/Army.tsx': 9.1,
  'features/artifacts/Artifacts.tsx': 6.2,
  'features/greatWorks/GreatWorks.tsx': 3.5,
  'features/trade/Trade.tsx': 5.5,
  'features/auth/GuestPage.tsx': 1,
  'features/battle/BattlePage.tsx': 18.1,
  'features/battle/FieldsPage.tsx': 2.5,
  'features/battle/Report.tsx': 1.8,
  'features/battle/RoadScene.tsx': 2,
  'features/battle/Strip.tsx': 2.8,
  'features/battle/VictorsSeal.tsx': 0.8,
  'features/battle/keepsake/KeepLeaf.tsx': 3.5,
  'features/battle/keepsake/reel.ts': 40,
  'features/buildings/Buildings.tsx': 9.5,
  'features/characters/Builder.tsx': 10,
  'features/characters/Gallery.tsx': 2,
  'features/characters/SheetPage.tsx': 3.5,
  'features/heroes/Heroes.tsx': 30,
  'features/landing/LiveFrieze.tsx': 2,
  'features/ledger/Ledger.tsx': 3,
  'features/magic/Learned.tsx': 0.5,
  'features/magic/Magic.tsx': 12,
  'features/moderation/Reports.tsx': 3.5,
  'features/moderation/Teachers.tsx': 2.5,
  'features/overview/Overview.tsx': 7.5,
  'features/overview/RealmCourse.tsx': 1,
  'features/sandtable/SandTable.tsx': 16.7,
  'features/war/drawings.ts': 3.2,
  'features/war/War.tsx': 10,
};

/**
 * What of the house and which packages a script may hold besides the window's own sources, by its name: what comes with an import that nobody meant to
 * weigh so much (the Latin engine did once) is seen here, however small it begins. A script without a row holds the window's own alone.
 */
export const HOLDS: Readonly<Record<string, readonly string[]>> = {
  index: [
    '@noble',
    '@tanstack',
    'content/schema',
    'content/texts',
    'engine/account',
    'engine/core',
    'react',
    'react-dom',
    'react-router',
    'scheduler',
    'server/contract',
    'zod',
  ],
  landing: [
    '@tanstack',
    'content/schema',
    'engine/battle',
    'engine/core',
    'engine/heroes',
    'engine/kingdom',
    'engine/proof',
    'engine/realm',
    'engine/war',
    'server/contract',
    'zod',
  ],
  Teachers: ['engine/learning', 'server/contract'],
  doors: ['@hookform', 'react-hook-form'],
  line: ['@colyseus', 'msgpackr', 'ws'],
  actions: [
    '@tanstack',
    'content/heroes',
    'content/kingdom',
    'content/learning',
    'content/schema',
    'content/texts',
    'engine/actions',
    'engine/battle',
    'engine/core',
    'engine/heroes',
    'engine/kingdom',
    'engine/learning',
    'engine/renown',
    'engine/war',
    'server/contract',
  ],
  common: [
    '@floating-ui',
    '@radix-ui',
    '@tanstack',
    'aria-hidden',
    'content/latin',
    'content/texts',
    'engine/actions',
    'engine/characters',
    'engine/core',
    'engine/kingdom',
    'get-nonce',
    'react-remove-scroll',
    'react-remove-scroll-bar',
    'react-style-singleton',
    'tslib',
    'use-callback-ref',
    'use-sidecar',
  ],
  battle: ['engine/battle', 'engine/war'],
  lists: ['@radix-ui'],
  war: ['engine/actions', 'engine/battle', 'engine/proof'],
  realm: ['engine/actions'],
  proving: ['@noble', 'engine/battle', 'engine/core', 'engine/proof'],
  reel: ['mediabunny'],
  witnessing: ['engine/actions'],
  canvas: ['@pixi', 'earcut', 'ismobilejs', 'parse-svg-path', 'pixi.js'],
  charts: [
    '@reduxjs',
    'clsx',
    'd3-array',
    'd3-color',
    'd3-format',
    'd3-interpolate',
    'd3-path',
    'd3-scale',
    'd3-shape',
    'd3-time',
    'd3-time-format',
    'decimal.js-light',
    'es-toolkit',
    'immer',
    'react-is',
    'react-redux',
    'recharts',
    'redux',
    'redux-thunk',
    'reselect',
    'tiny-invariant',
    'use-sync-external-store',
    'victory-vendor',
  ],
  effectWords: ['content/texts'],
  events: ['eventemitter3'],
  Academy: ['@tanstack'],
  Waits: ['content/schema', 'engine/core', 'engine/honors', 'engine/learning', 'server/contract'],
  Account: ['server/contract'],
  Actions: ['engine/actions', 'engine/kingdom', 'rooms/world'],
  Army: ['engine/actions', 'engine/kingdom'],
  BattlePage: ['content/texts', 'engine/actions', 'engine/war'],
  Artifacts: ['engine/actions', 'engine/kingdom'],
  Builder: ['engine/characters'],
  Buildings: ['engine/actions'],
  faces: ['content/characters', 'engine/actions', 'engine/characters', 'engine/heroes', 'server/contract'],
  pictures: ['content/texts'],
  FormsBook: ['content/reference'],
  GreatWorks: ['content/texts'],
  Heroes: ['content/heroes', 'content/schema', 'engine/actions', 'engine/heroes'],
  HistoryBook: ['content/reference', 'content/schema'],
  LevelProgression: ['engine/actions'],
  lot: ['engine/heroes'],
  magic: ['content/magic', 'content/schema'],
  Magic: ['engine/actions', 'engine/kingdom'],
  Overview: ['engine/actions', 'engine/kingdom'],
  PalacePage: ['content/learning'],
  Report: ['engine/battle'],
  RhetoricBook: ['content/reference', 'content/schema'],
  SandTable: ['content/kingdom', 'engine/battle', 'engine/war'],
  Table: ['@pixi', 'its-fine', 'react-reconciler', 'scheduler'],
  Trade: ['engine/actions', 'engine/kingdom'],
  War: ['engine/actions', 'engine/core', 'engine/war'],
  browserAll: ['pixi.js'],
  dist: ['@radix-ui'],
  useFrames: ['content/schema', 'content/texts'],
  webworkerAll: ['pixi.js'],
};

/** What of the house beyond the window, or which package, a module is of. */
const heldBy = (id: string): readonly string[] => {
  const found =
    /.*node_modules[\\/](@?[^\\/]+)/.exec(id) ??
    /[\\/]((?:engine|content|rooms|server)[\\/][^\\/]+)[\\/]/.exec(id);
  return found?.[1] === undefined ? [] : [found[1].replaceAll('\\', '/')];
};

/** A budget that is passed by more than this fails. */
export const LENIENCE = 1.1;

export interface BuiltWindow {
  /** All scripts that must have come before those that hold these modules run. */
  scriptsFor(modules: readonly string[]): readonly Chunk[];
  /** The scripts that are fetched when a screen is first shown, by the module that asks for them. */
  screens(): ReadonlyMap<string, Chunk>;
  /** All that is written in all scripts. */
  code(): string;
  /** What each script holds beyond the window's own sources, by its name. */
  holds(): Readonly<Record<string, readonly string[]>>;
}

export const kilobytes = (scripts: readonly Chunk[]): number =>
  scripts.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000;

/** Builds the window as for players; NODE_ENV must say `production`. Nothing is written. */
export const buildWindow = async (): Promise<BuiltWindow> => {
  const built = await build({
    configFile: fileURLToPath(new URL('../../client/vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { write: false, outDir: path.join(tmpdir(), 'sigilla-never-written') },
  });
  if (!('output' in built)) throw new Error('one build was asked for');
  const chunks = new Map<string, Chunk>();
  for (const file of built.output) if (file.type === 'chunk') chunks.set(file.fileName, file);
  const holding = (module: string): string => {
    const found = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (found === undefined) throw new Error(`no script holds ${module}`);
    return found.fileName;
  };
  return {
    scriptsFor(modules) {
      const seen = new Map<string, Chunk>();
      const walk = (name: string): void => {
        const chunk = chunks.get(name);
        if (chunk === undefined || seen.has(name)) return;
        seen.set(name, chunk);
        for (const needed of chunk.imports) walk(needed);
      };
      for (const module of modules) walk(holding(module));
      return [...seen.values()];
    },
    code: () => [...chunks.values()].map(({ code }) => code).join('\n'),
    holds: () => {
      const byName = Object.groupBy(chunks.values(), ({ name }) => name);
      return Object.fromEntries(
        Object.entries(byName).flatMap(([name, scripts = []]) => {
          const held = scripts.flatMap(({ moduleIds }) => moduleIds.flatMap(heldBy));
          return held.length === 0 ? [] : [[name, [...new Set(held)].toSorted((a, b) => (a < b ? -1 : 1))]];
        }),
      );
    },
    screens: () =>
      new Map(
        [...chunks.values()].flatMap((chunk) => {
          const screen = /client\/((features|app)\/.*)$/.exec(chunk.facadeModuleId ?? '')?.[1];
          return chunk.isDynamicEntry && screen !== undefined ? [[screen, chunk] as const] : [];
        }),
      ),
  };
};
