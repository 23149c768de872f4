// Which names a kingdom may bear: length, letters, and nothing a herald would refuse to call out (G-024, G-187); and which two names
// a reader would take for one. Pure and shared by founding, renaming and the window's forms; whether a name is taken is the store's
// to say. The look-alikes come with the content: a window has none of them, so it may let pass what the server then refuses.
// Invariant: names that differ only in case, accents, width or look-alike signs have one likeness.
import { fine, refuse, type Result } from '../core/result.ts';
import type { KingdomContent } from './content.ts';

const NAME_MIN = 3;
const NAME_MAX = 30;
/** Marks that no composed letter has: one on a letter, and so many in a name. Macrons and accents are composed. */
const MARKS_IN_NAME = 3;

// Latin letters as living languages and Latin books write them: no phonetic signs, no small capitals, no clicks.
const LETTER =
  'A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u017F\u01CD-\u01DC\u0200-\u021B\u0226-\u0233\u1E00-\u1E9B\u1E9E\u1EA0-\u1EF9';
const LETTERS = new RegExp(
  `^[${LETTER}][${LETTER}\\p{Mn}0-9]*(?:[ '’-][${LETTER}0-9][${LETTER}\\p{Mn}0-9]*)*$`,
  'u',
);
const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
};

type LookAlikes = KingdomContent['lookAlikes'];

/** A name as the store should hold it: composed, blanks trimmed and single. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');

/** The plain small letters, digits and signs that a reader takes a text for. A capital may look like what its small letter does not. */
const plain = (text: string, lookAlikes: LookAlikes): string =>
  Array.from(
    text.normalize('NFKD').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, ''),
    (sign) => lookAlikes.get(sign) ?? lookAlikes.get(sign.toLowerCase()) ?? sign.toLowerCase(),
  ).join('');

/**
 * What a name looks like, as one key: two names of one likeness would be taken for each other. Besides look-alikes from elsewhere, i and l
 * and 1 are one, o and 0, m and rn, and both apostrophes.
 */
export const likenessOf = (name: string, { lookAlikes }: Pick<KingdomContent, 'lookAlikes'>): string =>
  plain(tidyName(name), lookAlikes)
    .replaceAll(/[i1|]/gu, 'l')
    .replaceAll('0', 'o')
    .replaceAll('m', 'rn')
    .replaceAll('’', "'")
    .replaceAll(/\s+/gu, ' ');

/** The words that a text is read as. Letters spelt out one by one are the word they spell. */
const words = (text: string, lookAlikes: LookAlikes): string[] => {
  const read: string[] = [];
  let spelt = '';
  const folded = plain(text, lookAlikes).replaceAll(/[0134578]/gu, (sign) => DISGUISES[sign] ?? sign);
  for (const word of folded.split(/[^a-z]+/u)) {
    if (word.length === 1) {
      spelt += word;
      continue;
    }
    read.push(spelt, word);
    spelt = '';
  }
  return [...read, spelt].filter((word) => word !== '');
};

/** A word by its looks: a capital i and a small l are one stroke. */
const strokes = (word: string): string => word.replaceAll('i', 'l');

type Unfit = Pick<KingdomContent, 'unfitWords' | 'lookAlikes'>;

/** May a herald read this out? For every text that a player writes and others read (G-187). */
export const isFitToRead = (text: string, { unfitWords, lookAlikes }: Unfit): boolean => {
  const spoken = words(text, lookAlikes).map(strokes);
  return !unfitWords.some((unfit) =>
    unfit.startsWith('*')
      ? spoken.some((word) => word.includes(strokes(unfit.slice(1))))
      : spoken.some((word) => word === strokes(unfit)),
  );
};

/** Letters below which two words of a name make a third by chance: Mo D’Arcy is nobody’s moderator. */
const LEAST_CUT = 5;

/** What neighbouring words of a name read as where they were one: an oath that is cut in two is called out whole. */
const acrossCuts = (spoken: readonly string[]): string[] =>
  spoken.flatMap((_, from) =>
    spoken.slice(from + 1).map((_last, more) => spoken.slice(from, from + more + 2).join('')),
  );

/** Is it one of the forbidden words by its looks, and no short one that is a word by chance? */
const isOneOf = (word: string, forbidden: readonly string[]): boolean =>
  forbidden.some(
    (one) =>
      (one.startsWith('*') || one.length >= LEAST_CUT) && strokes(one.replace('*', '')) === strokes(word),
  );

const hasFewMarks = (name: string): boolean =>
  !/\p{M}{2}/u.test(name) && (name.match(/\p{M}/gu) ?? []).length <= MARKS_IN_NAME;

/** What is wrong with a name besides its length: its letters, marks heaped on them, or what it says. Expects a tidied name; total on any text. */
export const nameFault = (
  name: string,
  content: Unfit & Pick<KingdomContent, 'reservedNames'>,
): 'letters' | 'marks' | 'unfit' | null => {
  if (!LETTERS.test(name)) return 'letters';
  if (!hasFewMarks(name)) return 'marks';
  const reserved = content.reservedNames.map(strokes);
  const spoken = words(name, content.lookAlikes);
  const isReserved = spoken.some((word) => reserved.includes(strokes(word)));
  const isCut = acrossCuts(spoken).some((word) =>
    isOneOf(word, [...content.reservedNames, ...content.unfitWords]),
  );
  return !isReserved && !isCut && isFitToRead(name, content) ? null : 'unfit';
};

/** Why a kingdom can't be called this, if it can't. */
export const nameRefusal = (
  name: string,
  content: Unfit & Pick<KingdomContent, 'reservedNames'>,
): Result<void> => {
  if (name.length < NAME_MIN || name.length > NAME_MAX)
    return refuse({ code: 'kingdom_name_length', params: { min: NAME_MIN, max: NAME_MAX } });
  const fault = nameFault(name, content);
  return fault === null ? fine : refuse({ code: `kingdom_name_${fault}`, params: {} });
};
