// How what was written is compared. Folding levels macrons, case, u/v and i/j, so that "IVVENES" finds iuvenēs: two forms are the same word
// to a reader when their foldings are equal. Before that, whatever was typed is put into plain letters (`plainText`).

const LEVELLED: Readonly<Record<string, string>> = {
  ā: 'a',
  ē: 'e',
  ī: 'i',
  ō: 'o',
  ū: 'u',
  ȳ: 'y',
  ă: 'a',
  ĕ: 'e',
  ĭ: 'i',
  ŏ: 'o',
  ŭ: 'u',
  ë: 'e',
  ï: 'i',
  v: 'u',
  j: 'i',
  æ: 'ae',
  œ: 'oe',
};

const MARKS = /[\u0300-\u036f]/g;

/** What is levelled already: a space, and the letters of the alphabet but j and v. By its code, for a form is folded a thousand times a scroll. */
const isLevel = (code: number): boolean =>
  code === 0x20 || (code >= 0x61 && code <= 0x7a && code !== 0x6a && code !== 0x76);

/** The form without macrons, breves, diaeresis or capitals, v written u and j written i. */
export const fold = (form: string): string => {
  const lower = form.toLowerCase();
  let folded = '';
  let from = 0;
  for (let at = 0; at < lower.length; at += 1) {
    if (isLevel(lower.charCodeAt(at))) continue;
    const letter = lower.charAt(at);
    folded += lower.slice(from, at) + (LEVELLED[letter] ?? letter.normalize('NFD').replace(MARKS, ''));
    from = at + 1;
  }
  return from === 0 ? lower : folded + lower.slice(from);
};

const APOSTROPHES = /[’‘ʼ′´`]/g;
const INVISIBLE = /\p{Cf}+/gu;
const HYPHENS = /[\u2010\u2011\u2212]/g;

/**
 * A text as it was meant, whatever it was typed with: letters composed with their marks, full-width letters and ligatures as plain ones,
 * straight apostrophes, plain hyphens and spaces, and nothing that cannot be seen (soft hyphens, zero-width spaces, marks of direction).
 */
export const plainText = (text: string): string =>
  text.replaceAll(INVISIBLE, '').replaceAll(APOSTROPHES, "'").normalize('NFKC').replaceAll(HYPHENS, '-');

/** The form without macrons but otherwise as written. */
export const withoutMacrons = (form: string): string =>
  form.normalize('NFD').replaceAll('\u0304', '').normalize('NFC');

const VOWELS = 'aeiouyāēīōūȳëï';
const DIPHTHONGS = ['ae', 'au', 'oe', 'eu'];

/** How many syllables a Latin form has: vowels and diphthongs, consonantal i and the u of qu and gu before a vowel apart. */
export const syllables = (form: string): number => {
  const letters = form.toLowerCase();
  let count = 0;
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    const next = letters[at + 1] ?? '';
    const before = letters[at - 1] ?? '';
    if (!VOWELS.includes(letter)) continue;
    if (letter === 'u' && before === 'q') continue;
    if (letter === 'u' && before === 'g' && letters[at - 2] === 'n' && VOWELS.includes(next)) continue;
    if (letter === 'i' && VOWELS.includes(next) && next !== '' && (at === 0 || VOWELS.includes(before)))
      continue;
    count += 1;
    if (DIPHTHONGS.includes(letter + next) && !(letter + next === 'eu' && at + 2 === letters.length - 1))
      at += 1;
  }
  return count;
};
