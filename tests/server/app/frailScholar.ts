// A scholar who does what none should: leaves in the middle of an errand, never comes to its end, or takes all the memory there is.
import type { Errand } from '@sigilla/server/app/academy/scholar.ts';

const grow = (): never => {
  const held: number[][] = [];
  for (;;) held.push(Array.from({ length: 100_000 }, (_, n) => n));
};

const done = ({ given: [form] }: Errand): unknown => {
  if (form === 'leave') process.exit(3);
  if (form === 'grow') return grow();
  if (form === 'ponder') return new Promise(() => undefined);
  return [];
};

export default (errand: Errand | readonly Errand[]): unknown =>
  'task' in errand ? done(errand) : errand.map((one) => ({ answer: done(one) }));
