// The order in which test files are taken up. Browsers draw with the processor and starve when several do at once, so they are spread evenly from the first
// minute to near the last, where one of them would go on alone; between them come those that wait for real services, then the live suites, pure rules last,
// of each kind the longest first, so that no core idles while one long file runs out. The window's own follow in one piece, for a worker is begun anew for
// another project's file.
// Invariant: the order decides when a file runs and never whether.
import { statSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Kinds of files in the order in which they are begun: how their paths look, and milliseconds for a byte of them, as measured. */
const KINDS: readonly { readonly looks: RegExp; readonly pace: number }[] = [
  { looks: /\.services\.test\.ts$/, pace: 7.5 },
  { looks: /[\\/]tests[\\/](store|server|rest|rooms|scripts|faults)[\\/]/, pace: 1.1 },
  { looks: /[\\/]tests[\\/](?!client[\\/])/, pace: 0.3 },
  { looks: /./, pace: 0.3 },
];
const DRAWS = /[\\/]tests[\\/]browser[\\/]/;
const DRAWING_PACE = 10;
/** All drawing has been begun when so much of everything else has. */
const DRAWN_BY = 0.85;
/** Files that are short, while what they do is not. */
const LONG_WINDED: readonly (readonly [looks: RegExp, milliseconds: number])[] = [
  [/[\\/]faults[\\/][\w.]+\.services\./, 130_000],
  [/[\\/]faults[\\/]faults\./, 90_000],
  [/[\\/]browser[\\/](screens|service|play)\.test\.ts$/, 60_000],
  [/[\\/](roundTrip|latinKeys|translate)\.test\.ts$/, 25_000],
];

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const kind = ({ moduleId }: TestSpecification): number =>
      KINDS.findIndex(({ looks }) => looks.test(moduleId));
    const draws = ({ moduleId }: TestSpecification): boolean => DRAWS.test(moduleId);
    // Measured by the run before; on a fresh clone guessed.
    const expected = new Map(
      files.map((file) => [
        file,
        this.ctx.cache.getTestSpecificationResult(file)?.duration ??
          LONG_WINDED.find(([looks]) => looks.test(file.moduleId))?.[1] ??
          statSync(file.moduleId).size * (draws(file) ? DRAWING_PACE : (KINDS[kind(file)]?.pace ?? 1)),
      ]),
    );
    const lasts = (file: TestSpecification): number => expected.get(file) ?? 0;
    const all = (some: readonly TestSpecification[]): number =>
      some.reduce((sum, file) => sum + lasts(file), 0);
    const drawing = files.filter(draws).toSorted((a, b) => lasts(b) - lasts(a));
    const others = files
      .filter((file) => !draws(file))
      .toSorted((a, b) => kind(a) - kind(b) || lasts(b) - lasts(a));
    const [toDraw, toDo] = [all(drawing), all(others)];
    const order: TestSpecification[] = [];
    let [drawn, done] = [0, 0];
    while (order.length < files.length) {
      const isDrawing =
        others.length === 0 || (drawing.length > 0 && drawn * toDo * DRAWN_BY <= done * toDraw);
      const next = (isDrawing ? drawing : others).shift();
      if (next === undefined) break;
      if (isDrawing) drawn += lasts(next);
      else done += lasts(next);
      order.push(next);
    }
    return order;
  }
}
