// Numbers in digits and in words, for English that is read. Invariant: what is no number comes back as it was.
import type { Rule } from './rephrasings.ts';

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);

const HUNDREDS: Readonly<Record<string, string>> = {
  30: 'thirty',
  40: 'forty',
  50: 'fifty',
  60: 'sixty',
  70: 'seventy',
  80: 'eighty',
  90: 'ninety',
  100: 'hundred',
  1000: 'thousand',
};

export const inWords: Rule = (text) => [
  text.replaceAll(
    /\b(\d+)(st|nd|rd|th)?\b/g,
    (figure, digits: string, ordinal?: string) =>
      (ordinal ? ORDINALS : NUMBERS)[Number(digits) - 1] ?? HUNDREDS[digits] ?? figure,
  ),
];
