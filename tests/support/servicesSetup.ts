// One MongoDB for all files of every project that wants one, which refuses every look-up that no index carries. Each test takes a database of its own in it.
// Each project loads this file anew, so what they share hangs on the process: whoever comes first starts it, the last to leave ends it.
import type { TestProject } from 'vitest/node';
import { startMongo, type Service } from './services.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The MongoDB that refuses scans: `inject('mongoUrl')`, no database named. */
    readonly mongoUrl: string;
  }
}

interface Shared {
  readonly mongo: Promise<Service>;
  projects: number;
}
const everywhere = globalThis as { sigillaMongo?: Shared };

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const shared = (everywhere.sigillaMongo ??= {
    mongo: startMongo({ extra: ['--setParameter', 'notablescan=1'] }),
    projects: 0,
  });
  shared.projects += 1;
  project.provide('mongoUrl', (await shared.mongo).url);
  return async () => {
    shared.projects -= 1;
    if (shared.projects > 0) return;
    delete everywhere.sigillaMongo;
    await (await shared.mongo).dispose();
  };
};
