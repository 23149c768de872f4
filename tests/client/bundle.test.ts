// What a stranger's browser must fetch before it can show anything, held to budgets by size: scripts as gzip 9 makes them. A budget that is
// passed by more than a tenth fails here.
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';

type Chunk = Rolldown.OutputChunk;
const chunks = new Map<string, Chunk>();

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    configFile: fileURLToPath(new URL('../../client/vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { write: false, outDir: path.join(tmpdir(), 'sigilla-never-written') },
  });
  vi.unstubAllEnvs();
  if (!('output' in built)) throw new Error('one build was asked for');
  for (const file of built.output) if (file.type === 'chunk') chunks.set(file.fileName, file);
});

/** The chunk that holds a module. */
const holding = (module: string): string => {
  const found = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (found === undefined) throw new Error(`no script holds ${module}`);
  return found.fileName;
};

/** All scripts that must have come before those that hold these modules run. */
const scriptsFor = (...modules: readonly string[]): readonly Chunk[] => {
  const seen = new Map<string, Chunk>();
  const walk = (name: string): void => {
    const chunk = chunks.get(name);
    if (chunk === undefined || seen.has(name)) return;
    seen.set(name, chunk);
    for (const needed of chunk.imports) walk(needed);
  };
  for (const module of modules) walk(holding(module));
  return [...seen.values()];
};

const kilobytes = (scripts: readonly Chunk[]): number =>
  scripts.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000;

const FIRST = 'client/app/main.tsx';
const SHELL = 'client/app/KingdomShell.tsx';

/** Kilobytes of gzip, and how many files. */
const BUDGETS = [
  { what: 'before any page', modules: [FIRST], size: 150, files: 1 },
  { what: 'the first page', modules: [FIRST, 'landing/LandingPage.tsx'], size: 200, files: 2 },
  { what: 'founding a kingdom', modules: [FIRST, 'auth/RegisterPage.tsx'], size: 240, files: 4 },
  { what: 'the overview', modules: [FIRST, SHELL, 'overview/Overview.tsx'], size: 410, files: 9 },
  {
    what: 'the war screen after it',
    modules: [FIRST, SHELL, 'overview/Overview.tsx', 'war/War.tsx'],
    size: 420,
    files: 10,
  },
  { what: 'a battle, but for its canvas', modules: [FIRST, 'battle/BattlePage.tsx'], size: 430, files: 10 },
] as const;

describe('the scripts of the window', () => {
  it.each(BUDGETS)('stay within their budget: $what', ({ modules, size, files }) => {
    const scripts = scriptsFor(...modules);
    const measured = kilobytes(scripts);
    expect(measured).toBeLessThanOrEqual(size * 1.1);
    expect(measured).toBeGreaterThan(size / 2);
    expect(scripts.length).toBeLessThanOrEqual(files);
  });

  it('keep the canvas out of every page', () => {
    for (const { modules } of BUDGETS)
      expect(
        scriptsFor(...modules)
          .flatMap(({ moduleIds }) => moduleIds)
          .filter((id) => id.includes('/pixi.js/')),
      ).toEqual([]);
  });
});
