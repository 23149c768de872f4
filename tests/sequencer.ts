// The order in which test files are taken up. Browsers draw with the processor and starve when several do at once, so about one worker is theirs
// from the first minute to the last; the others meanwhile take what waits for servers, then the live suites, pure rules last, of each kind the
// longest first, so that no core idles while one long file runs out. Invariant: the order decides when a file runs and never whether.
import { statSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Milliseconds for a byte of a file, as measured. Files of one kind stay together: those of `unit` hand their worker on to the next, with all that it has loaded. */
const PACE: Readonly<Record<string, number>> = {
  browser: 10,
  services: 7.5,
  mongo: 1.6,
  live: 1.1,
  unit: 0.3,
};
const KINDS = Object.keys(PACE);
/** A file that names faults is short, and what it does is not. */
const FAULTS_MS = 200_000;

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Measured by the run before; on a fresh clone guessed.
    const expected = new Map(
      files.map((file) => [
        file,
        this.ctx.cache.getTestSpecificationResult(file)?.duration ??
          (/[\\/]faults\.[\w.]*test\.ts$/.test(file.moduleId)
            ? FAULTS_MS
            : statSync(file.moduleId).size * (PACE[file.project.name] ?? 1)),
      ]),
    );
    const lasts = (file: TestSpecification): number => expected.get(file) ?? 0;
    const kind = (file: TestSpecification): number => KINDS.indexOf(file.project.name);
    const sorted = files.toSorted((a, b) => kind(a) - kind(b) || lasts(b) - lasts(a));
    const drawing = sorted.filter((file) => kind(file) === 0);
    const others = sorted.filter((file) => kind(file) !== 0);
    const workers = this.ctx.config.maxWorkers;
    const order: TestSpecification[] = [];
    let [drawn, done] = [0, 0];
    while (drawing.length > 0 || others.length > 0) {
      const isDrawing = others.length === 0 || (drawing.length > 0 && drawn * (workers - 1) <= done);
      const next = (isDrawing ? drawing : others).shift();
      if (next === undefined) break;
      if (isDrawing) drawn += lasts(next);
      else done += lasts(next);
      order.push(next);
    }
    return order;
  }
}
