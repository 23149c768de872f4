// How a long vowel is typed without a Latin keyboard: the vowel twice (i and u three times, since Latin writes filii and suus), a held key, or
// a bar. Macrons are a help and are never asked for.
const LONG: Readonly<Record<string, string>> = { a: 'ā', e: 'ē', i: 'ī', o: 'ō', u: 'ū', y: 'ȳ' };

/** What stands on the bar. */
export const BAR: readonly string[] = Object.values(LONG);

/** The long vowel of a short one, capital for capital; undefined for anything else. */
export const longOf = (letter: string): string | undefined => {
  const long = LONG[letter.toLowerCase()];
  return letter === letter.toLowerCase() ? long : long?.toUpperCase();
};

/** A part of a text to be written anew: from, to (not included), and with what. */
export interface Rewriting {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What becomes of a text when a letter has just been typed before `caret`; null when nothing does. The letter once more takes it back. */
export const whenTyped = (text: string, caret: number): Rewriting | null => {
  const letter = text.charAt(caret - 1);
  const before = text.charAt(caret - 2);
  const long = longOf(before);
  if (letter !== letter.toLowerCase()) return null;
  if (before.toLowerCase() === letter && long !== undefined) {
    if (letter !== 'i' && letter !== 'u') return { from: caret - 2, to: caret, text: long };
    const first = text.charAt(caret - 3);
    return first.toLowerCase() === letter
      ? { from: caret - 3, to: caret, text: longOf(first) ?? first }
      : null;
  }
  return before !== '' && before === longOf(letter)
    ? { from: caret - 2, to: caret, text: letter + letter }
    : null;
};
