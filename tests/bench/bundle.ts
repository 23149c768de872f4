// What the window's scripts weigh against their budgets, by the table that also fails the build (tests/client/windowBuild.ts).
import { BUDGETS, buildWindow, kilobytes, LENIENCE, SCREEN_BUDGETS } from '../client/windowBuild.ts';
import type { Bench, BenchRow } from './measure.ts';

const row = (what: string, size: number, budget: number): BenchRow => ({
  what,
  rate: size,
  unit: 'kB',
  against: `its budget of ${budget} kB`,
  ratio: budget / size,
  goal: Math.floor(100 / LENIENCE) / 100,
});

export const bundleBench: Bench = {
  name: 'bundle',
  about:
    'kilobytes of gzip 9 before a page can be shown, and what each screen adds when it is first shown. The ratio is budget over size; the build fails past a tenth.',
  run: async () => {
    process.env['NODE_ENV'] = 'production';
    const window = await buildWindow();
    const screens = window.screens();
    return [
      ...BUDGETS.map(({ what, modules, size }) => row(what, kilobytes(window.scriptsFor(modules)), size)),
      ...Object.entries(SCREEN_BUDGETS).map(([screen, size]) => {
        const chunk = screens.get(screen);
        return row(screen, chunk === undefined ? Number.NaN : kilobytes([chunk]), size);
      }),
    ];
  },
};
