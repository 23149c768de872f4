// English numbers written out, read as one: five hundred, twenty-one, two thousand; and the Latin words that say them.
// Invariant: a number is taken whole or not at all; what Latin would say in another way (two thousand five hundred) is not read.
import type { LatinIndex } from '../../analyse.ts';

const SMALL = new Map(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen`
    .split(' ')
    .map((word, at) => [word, at + 1] as const),
);

const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, (at + 2) * 10] as const),
);

const HYPHEN = new RegExp(
  `\\b(${[...TENS.keys()].join('|')})-(${[...SMALL.keys()].slice(0, 9).join('|')}|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)\\b`,
  'gi',
);

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );

const nameOf = (map: ReadonlyMap<string, number>, value: number): string =>
  [...map].find(([, own]) => own === value)?.[0] ?? '';

const spelt = (value: number): string => {
  if (value >= 1000) return `${spelt(value / 1000)} thousand`;
  if (value >= 100)
    return `${spelt(Math.floor(value / 100))} hundred ${value % 100 === 0 ? '' : spelt(value % 100)}`.trim();
  if (value < 20) return nameOf(SMALL, value);
  return `${nameOf(TENS, value - (value % 10))} ${value % 10 === 0 ? '' : spelt(value % 10)}`.trim();
};

const ordinal = (value: number): string | undefined => {
  if (value < 20) return ORDINALS[value - 1];
  const tens = nameOf(TENS, value - (value % 10));
  return value > 99 || tens === ''
    ? undefined
    : value % 10 === 0
      ? `${tens.slice(0, -1)}ieth`
      : `${tens} ${ORDINALS[(value % 10) - 1] ?? ''}`;
};

const DIGITS = /(?<![\p{L}\d.,:/-])(\d{1,3}(?:,\d{3})+|\d{1,6})(st|nd|rd|th)?(?![\p{L}\d:/]|[.,]\d)/gu;

/** Numbers in the words that are read: "twenty-one" as two, "42" and "3rd" written out as far as Latin has a short way. */
export const withNumberWords = (text: string): string =>
  text
    .replaceAll(HYPHEN, '$1 $2')
    .replaceAll(DIGITS, (digits: string, number: string, isOrdinal?: string) => {
      const value = Number(number.replaceAll(',', ''));
      if (isOrdinal !== undefined) return ordinal(value) ?? digits;
      return value === 0 || (value > 1000 && value % 1000 !== 0)
        ? digits
        : value === 1000
          ? 'a thousand'
          : spelt(value);
    });

type Read = { readonly value: number; readonly end: number };

/** A number below a hundred. */
const belowHundred = (tokens: readonly string[], place: number): Read | undefined => {
  const word = tokens[place] ?? '';
  const small = SMALL.get(word);
  if (small !== undefined) return { value: small, end: place + 1 };
  const tens = TENS.get(word);
  if (tens === undefined) return undefined;
  const unit = SMALL.get(tokens[place + 1] ?? '');
  return unit !== undefined && unit < 10
    ? { value: tens + unit, end: place + 2 }
    : { value: tens, end: place + 1 };
};

const rest = (tokens: readonly string[], { value, end }: Read): Read => {
  const start = tokens[end] === 'and' ? end + 1 : end;
  const more = belowHundred(tokens, start);
  return more ? { value: value + more.value, end: more.end } : { value, end };
};

/** A number below a thousand; "a hundred" is one. */
const belowThousand = (tokens: readonly string[], place: number): Read | undefined => {
  const first =
    tokens[place] === 'a' && tokens[place + 1] === 'hundred'
      ? { value: 1, end: place + 1 }
      : belowHundred(tokens, place);
  if (!first) return undefined;
  if (tokens[first.end] !== 'hundred' || first.value > 9) return first;
  return rest(tokens, { value: first.value * 100, end: first.end + 1 });
};

/** The number that begins here; undefined when there is none. */
export const numberAt = (tokens: readonly string[], place: number): Read | undefined => {
  const word = tokens[place];
  if (tokens[place - 1] === 'the' && (word === 'hundred' || word === 'thousand'))
    return { value: word === 'hundred' ? 100 : 1000, end: place + 1 };
  const isOne = word === 'a' && tokens[place + 1] === 'thousand';
  const first = isOne ? { value: 1, end: place + 1 } : belowThousand(tokens, place);
  if (!first || tokens[first.end] !== 'thousand') return first;
  return { value: first.value * 1000, end: first.end + 1 };
};

type Kind = 'cardinal' | 'ordinal';

const byValue = new WeakMap<LatinIndex, Readonly<Record<Kind, ReadonlyMap<number, string>>>>();

const numerals = (index: LatinIndex, kind: Kind): ReadonlyMap<number, string> => {
  const known = byValue.get(index);
  if (known) return known[kind];
  const maps = { cardinal: new Map<number, string>(), ordinal: new Map<number, string>() };
  for (const { id, numeral } of index.lexemes)
    if (
      (numeral?.kind === 'cardinal' || numeral?.kind === 'ordinal') &&
      id !== 'milia_num' &&
      id !== 'ambo_num' &&
      !maps[numeral.kind].has(numeral.value)
    )
      maps[numeral.kind].set(numeral.value, id);
  byValue.set(index, maps);
  return maps[kind];
};

/** "Twenty first": the ids of vīcēsimus and prīmus, and where it ends; undefined when no such ordinal begins here. */
export const ordinalPair = (
  index: LatinIndex,
  tokens: readonly string[],
  place: number,
): { readonly ids: readonly [string, string]; readonly end: number } | undefined => {
  const teen = ORDINALS.indexOf(tokens[place] ?? '') + 1;
  const [small, ten] = [numerals(index, 'ordinal').get(teen - 10), numerals(index, 'ordinal').get(10)];
  if (teen > 12 && teen < 18 && small !== undefined && ten !== undefined)
    return { ids: [small, ten], end: place + 1 };
  const tens = TENS.get(tokens[place] ?? '');
  const unit = ORDINALS.indexOf(tokens[place + 1] ?? '') + 1;
  const known = numerals(index, 'ordinal');
  const [first, second] = [known.get(tens ?? 0), known.get(unit)];
  return first !== undefined && second !== undefined && unit < 10
    ? { ids: [first, second], end: place + 2 }
    : undefined;
};

/** Ids of the Latin words for a number from 1 to 1000, in order; undefined when a word is lacking. */
export const latinNumber = (index: LatinIndex, value: number): readonly string[] | undefined => {
  const known = numerals(index, 'cardinal');
  const own = known.get(value);
  if (own !== undefined) return [own];
  if (value > 1000) return undefined;
  const hundreds = Math.floor(value / 100) * 100;
  const ids: (string | undefined)[] = hundreds > 0 ? [known.get(hundreds)] : [];
  const left = value - hundreds;
  if (left > 0) {
    const whole = known.get(left);
    const tens = Math.floor(left / 10) * 10;
    ids.push(...(whole !== undefined ? [whole] : [known.get(tens), known.get(left - tens)]));
  }
  return ids.includes(undefined) ? undefined : ids.filter((id) => id !== undefined);
};
