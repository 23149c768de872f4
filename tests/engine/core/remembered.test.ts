import { describe, expect, it, vi } from 'vitest';
import { remembered, rememberedBy } from '@sigilla/engine/core/remembered.ts';

describe('what is remembered', () => {
  it('is made once for each text', () => {
    const make = vi.fn((text: string) => [text]);
    const made = remembered(10, make);
    expect(made('a')).toBe(made('a'));
    expect(made('b')).toEqual(['b']);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is forgotten, all of it, before there is more than was said', () => {
    const make = vi.fn((text: string) => text.length);
    const made = remembered(2, make);
    for (const text of ['a', 'bb', 'bb', 'ccc', 'ccc', 'a']) expect(made(text)).toBe(text.length);
    expect(make).toHaveBeenCalledTimes(4);
  });

  it('is known by a name for all that was given', () => {
    const make = vi.fn(
      (word: string, { isMany }: { readonly isMany: boolean }) => `${word}${isMany ? 's' : ''}`,
    );
    const made = rememberedBy(
      10,
      (word, { isMany }: { readonly isMany: boolean }) => `${word} ${isMany}`,
      make,
    );
    expect(made('gate', { isMany: true })).toBe('gates');
    expect(made('gate', { isMany: false })).toBe('gate');
    expect(made('gate', { isMany: true })).toBe('gates');
    expect(make).toHaveBeenCalledTimes(2);
  });
});
