// A scholar who takes their time over everything but single words.
import { setTimeout as after } from 'node:timers/promises';
import type { Errand } from '@sigilla/server/app/academy/scholar.ts';

export default async ({ task }: Errand): Promise<readonly never[]> => {
  await after(task === 'word' ? 1 : 60);
  return [];
};
