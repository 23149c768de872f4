// The order in which test files are taken up: what waits for a browser first, pure rules last, and of each kind the longest first,
// so that no core idles while one long file runs out. Invariant: the order decides when a file runs and never whether.
import { statSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Files of one kind stay together: those of `unit` hand their worker on to the next, with all that it has loaded. */
const KINDS = ['browser', 'services', 'live', 'unit'];

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const kind = (file: TestSpecification): number => KINDS.indexOf(file.project.name);
    // Measured by the run before, in milliseconds; on a fresh clone guessed from the file's size.
    const expected = new Map(
      files.map((file) => [
        file,
        this.ctx.cache.getTestSpecificationResult(file)?.duration ?? statSync(file.moduleId).size,
      ]),
    );
    return files.toSorted((a, b) => kind(a) - kind(b) || (expected.get(b) ?? 0) - (expected.get(a) ?? 0));
  }
}
