// What a browser remembers under a name, and what it forgets when somebody leaves for good.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetAll, remember, remembered } from '../../client/ui/remembered.ts';

const NAMES = [
  'sigilla/draft/ada',
  'sigilla/answer/scroll/ada',
  'sigilla/character/ada',
  'sigilla/draft/bede',
];

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage, as far as it is used. */
const aStorage = (): Record<string, unknown> => {
  const storage: Record<string, unknown> = {};
  const hidden = (name: string, value: unknown) =>
    Object.defineProperty(storage, name, { value, enumerable: false });
  hidden('getItem', (name: string) => storage[name] ?? null);
  hidden('setItem', (name: string, text: string) => void (storage[name] = text));
  hidden('removeItem', (name: string) => void Reflect.deleteProperty(storage, name));
  return storage;
};

describe('what was begun and never sent', () => {
  it.each([
    ['a browser that keeps it', aStorage],
    ['a window whose browser keeps nothing', () => undefined],
  ])('is forgotten in %s when its author leaves for good, and another’s is not', (_, storage) => {
    vi.stubGlobal('localStorage', storage());
    for (const name of NAMES) remember(name, 'arma virumque');
    forgetAll('ada');
    expect(NAMES.map(remembered)).toEqual([null, null, null, 'arma virumque']);
    forgetAll('bede');
    expect(NAMES.map(remembered)).toEqual([null, null, null, null]);
  });
});
