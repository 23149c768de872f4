// One MongoDB for all files of the services' project, which refuses every look-up that no index carries. Each test takes a database of its own in it.
import type { TestProject } from 'vitest/node';
import { startMongo } from './services.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The MongoDB that refuses scans: `inject('mongoUrl')`, no database named. */
    readonly mongoUrl: string;
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const mongo = await startMongo({ extra: ['--setParameter', 'notablescan=1'] });
  project.provide('mongoUrl', mongo.url);
  return () => mongo.dispose();
};
