// What a stranger's browser must fetch before it can show anything, held to budgets by size (windowBuild.ts). A budget that is passed by
// more than a tenth fails here.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { everyCall } from '@sigilla/server/contract/index.ts';
import { readRenownRules } from '@sigilla/content/renown/index.ts';
import {
  BUDGETS,
  buildWindow,
  CHARTS,
  CHARTS_BUDGET,
  HOLDS,
  kilobytes,
  LENIENCE,
  SCREEN_BUDGETS,
} from './windowBuild.ts';
import type { BuiltWindow } from './windowBuild.ts';

let window: BuiltWindow;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  window = await buildWindow();
  vi.unstubAllEnvs();
});

/** Neither above what is allowed, nor so far below that the budget holds nothing. */
const expectWithin = (measured: number, budget: number): void => {
  expect(measured).toBeLessThanOrEqual(budget * LENIENCE);
  expect(measured).toBeGreaterThan(budget / 2);
};

describe('the scripts of the window', () => {
  it.each(BUDGETS)('stay within their budget: $what', ({ modules, size, files }) => {
    const scripts = window.scriptsFor(modules);
    expectWithin(kilobytes(scripts), size);
    expect(scripts.length).toBeLessThanOrEqual(files);
  });

  it('are told apart by screen, and each screen has its budget', () => {
    expect([...window.screens().keys()].sort()).toEqual(Object.keys(SCREEN_BUDGETS).sort());
  });

  it.each(Object.entries(SCREEN_BUDGETS))('stay within their budget: %s by itself', (screen, size) => {
    expectWithin(
      kilobytes([...window.screens()].flatMap(([name, chunk]) => (name === screen ? [chunk] : []))),
      size,
    );
  });

  it('hold what is named of the house and of its packages, and nothing else', () => {
    expect(window.holds()).toEqual(HOLDS);
  });

  it('ER-040 tell of no feat: what is hidden is told by the server, to whoever has earned it', () => {
    const code = window.code();
    for (const { name, description, wants } of readRenownRules().feats)
      for (const words of [name, description, wants]) expect(code).not.toContain(words);
  });

  it('carry none of the sentences that the treaty’s own pages say of a call', () => {
    const code = window.code();
    const said = everyCall.map(({ route }) => route.summary);
    expect(said.length).toBeGreaterThan(80);
    expect(said.filter((summary) => code.includes(summary))).toEqual([]);
  });

  it('keep canvas and charts out of every page', () => {
    for (const { modules } of BUDGETS)
      expect(
        window
          .scriptsFor(modules)
          .flatMap(({ moduleIds }) => moduleIds)
          .filter((id) => /\/(pixi\.js|recharts|d3-[a-z]+)\//.test(id)),
      ).toEqual([]);
  });

  it('draw every chart with one of them, which asks for no canvas and stays within its budget', () => {
    const scripts = window.scriptsFor([CHARTS]);
    const drawing = scripts.filter(({ name }) => name === 'charts' || name === 'events');
    expect(drawing).toHaveLength(2);
    expectWithin(kilobytes(drawing), CHARTS_BUDGET);
    expect(scripts.map(({ name }) => name)).not.toContain('canvas');
  });
});
