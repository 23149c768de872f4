// The lines before what is shared: in order by key, bounded, and nothing kept of what is idle.
import { expect, it } from 'vitest';
import { keyedQueue } from '@sigilla/server/app/queue.ts';

const gate = () => {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
};

it('does what has a key in common one after another, in the order it came, and all else side by side', async () => {
  const queue = keyedQueue(8);
  const first = gate();
  const done: string[] = [];
  const work =
    (name: string, wait: Promise<void> = Promise.resolve()) =>
    async () => {
      await wait;
      done.push(name);
    };
  const all = [
    queue.run(['a', 'b'], work('a and b', first.passed)),
    queue.run(['b'], work('b')),
    queue.run(['c'], work('c')),
  ];
  await all[2];
  expect(done).toEqual(['c']);
  first.open();
  for (const one of all) await one;
  expect(done).toEqual(['c', 'a and b', 'b']);
  expect(queue.depth()).toBe(0);
});

it('holds so many in a line and no more; who names a key twice has one place in it, and leaves it', async () => {
  const queue = keyedQueue(2);
  const { passed, open } = gate();
  const twice = queue.run(['a', 'a'], () => passed);
  const second = queue.run(['a'], async () => undefined);
  expect(second).not.toBeNull();
  expect(queue.run(['a'], async () => undefined)).toBeNull();
  open();
  await twice;
  await second;
  expect(await queue.run(['a'], async () => 'has room again')).toBe('has room again');
});
