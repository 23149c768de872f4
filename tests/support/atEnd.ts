// What a test file has opened and must not leave to the next, which shares its worker and its modules: closed here when the file has ended, the
// latest first. Run anew for every file of every project.
import { afterAll } from 'vitest';
import { opened } from './opened.ts';

afterAll(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});
