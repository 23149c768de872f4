// An entry as dictionaries print it: "rēx, -gis m.", "bonus -a -um", "laudō 1", "fēlīx (gen. fēlīcis)", "hortor, -ārī, -ātus sum".
// Invariant: only what an abbreviation leaves out is supplied, from the headword before it; parts written in full stay as they are.
import type { LexemeFlag, PartOfSpeech } from '@sigilla/content/schema/lexeme.ts';
import { plainText } from './fold.ts';
import { without } from './word.ts';

/** What one can read off a dictionary entry. Part of speech and gender may be left out where the parts show them. */
export type DictionaryParts = {
  readonly parts: readonly string[];
  readonly pos?: PartOfSpeech;
  readonly gender?: 'm' | 'f' | 'n' | 'c';
  readonly flags?: readonly LexemeFlag[];
};

type Marks = Pick<DictionaryParts, 'pos' | 'gender'> & { readonly flag?: LexemeFlag };

const marks = (words: string, meaning: Marks): readonly (readonly [string, Marks])[] =>
  words.split(' ').map((word) => [word, meaning]);

/** Remarks of dictionaries, without their full stops. Those that say nothing of the inflection mean nothing here. */
const REMARKS: ReadonlyMap<string, Marks> = new Map([
  ...marks('m masc masculine', { gender: 'm' }),
  ...marks('f fem feminine', { gender: 'f' }),
  ...marks('n neut neuter', { gender: 'n' }),
  ...marks('c com comm common mf m/f m.f', { gender: 'c' }),
  ...marks('noun subst', { pos: 'noun' }),
  ...marks('adj adjective', { pos: 'adj' }),
  ...marks('v vb verb', { pos: 'verb' }),
  ...marks('adv adverb', { pos: 'adv' }),
  ...marks('prep preposition', { pos: 'prep' }),
  ...marks('conjunction', { pos: 'conj' }),
  ...marks('pron pronoun', { pos: 'pron' }),
  ...marks('num numeral', { pos: 'num' }),
  ...marks('interj interjection', { pos: 'interj' }),
  ...marks('pl plur plural', { flag: 'plural' }),
  ...marks('sg sing singular', { flag: 'singular' }),
  ...marks('indecl indeclinable', { flag: 'indecl' }),
  ...marks('intr intrans intransitive', { flag: 'intransitive' }),
  ...marks('impers impersonal', { flag: 'impersonal' }),
  ...marks('dep deponent semidep tr trans transitive decl conj conjugation', {}),
]);

const CONJUGATION_NUMBER = /^\(?([1-4])(?:st|nd|rd|th|a|\.)?\)?\.?$/;
const SHORTENED = /^[-–—~]/;
const VOWELS = 'aeiouyāēīōūȳ';

const startsWithVowel = (text: string): boolean => VOWELS.includes(text[0] ?? '');

/** Where the headword takes up what the abbreviation begins with; -1 when it has no such letter. */
const joinAt = (head: string, rest: string, letters = 1): number => head.lastIndexOf(rest.slice(0, letters));

/** A genitive or a further nominative from its end: rēx -gis, mīles -itis, pulcher -chra, fīlius -ī. */
const declined = (head: string, rest: string): string => {
  if (head.endsWith('er') && rest.startsWith('r')) return without(head, 'er') + rest;
  if (head.endsWith('or') && /^(?:r?is)$/.test(rest)) return `${without(head, 'or')}ōris`;
  if (startsWithVowel(rest)) {
    const bare = ['ī', 'a', 'um', 'is', 'e'].includes(rest);
    if (bare && /[^sx]$/.test(head) && !VOWELS.includes(head.at(-1) ?? '') && !head.endsWith('um'))
      return head + rest;
    if (rest === 'is' && new RegExp(`[^${VOWELS}]s$`).test(head)) return without(head, 's') + rest;
    const stem = head.replace(new RegExp(`(?:ae|[${VOWELS}])[^${VOWELS}]*$`), '');
    return stem.endsWith('i') && /^i./.test(rest) ? stem + rest.slice(1) : stem + rest;
  }
  const at = joinAt(head, rest);
  if (at > 0) return head.slice(0, at) + rest;
  return /[sx]$/.test(head) ? head.slice(0, -1) + rest : head + rest;
};

/** The present stem: what stays of the headword before the infinitive's ending. */
const presentStem = (head: string, ending: string): string => {
  if (/t(?:ur)?$/.test(head)) return head.replace(/[aeiāēī]t(?:ur)?$/, '');
  if (ending.startsWith('ā')) return head.replace(/(?:ō|or)$/, '');
  if (ending === 'esse') return without(head, 'sum');
  return head.replace(ending.startsWith('ē') ? /e?(?:ō|or)$/ : /[ei]?(?:ō|or)$/, '');
};

const INFINITIVE_ENDINGS: ReadonlySet<string> = new Set('āre ēre ere īre ārī ērī ī īrī esse'.split(' '));
const BY_NUMBER = {
  '1': ['āre', 'ārī'],
  '2': ['ēre', 'ērī'],
  '3': ['ere', 'ī'],
  '4': ['īre', 'īrī'],
} as const;

/** Infinitive, perfect and supine of a verb whose later parts are cut short: amō -āre -āvī -ātum, cōnficiō -ficere -fēcī -fectum. */
const conjugated = (head: string, rests: readonly string[]): readonly string[] => {
  const [infinitive = '', ...others] = rests;
  const short = SHORTENED.test(infinitive) ? infinitive.slice(1) : undefined;
  const isEnding = short !== undefined && INFINITIVE_ENDINGS.has(short);
  const written = infinitive.replace(/(?:[āēī]re|ere|[āēī]rī|ī|esse)$/, '');
  const stem = isEnding ? presentStem(head, short) : written;
  const prefix =
    short === undefined || isEnding
      ? undefined
      : head.slice(0, Math.max(joinAt(head, short, startsWithVowel(short) ? 2 : 1), 0));
  const complete = (rest: string): string => {
    if (!SHORTENED.test(rest)) return rest;
    const end = rest.slice(1);
    // cōn- is long before f and s alone: cōnferō but contulī
    if (prefix !== undefined) return (/^[fs]/.test(end) ? prefix : prefix.replace(/ōn$/, 'on')) + end;
    if (startsWithVowel(end)) return stem + end;
    const at = joinAt(stem, end);
    return (at > 0 ? stem.slice(0, at) : stem.slice(0, -1)) + end;
  };
  const first = short === undefined ? infinitive : isEnding ? stem + short : complete(infinitive);
  return [head, first, ...others.map(complete)];
};

const isVerbal = (head: string, second: string): boolean =>
  /(?:ō|or|sum|t)$/.test(head) &&
  (/(?:re|rī|sse|lle)$/.test(second) || (head.endsWith('or') && second === '-ī'));

/** "laudō 1" in full; the second and third conjugations have no regular perfect to supply. */
const numbered = (
  head: string,
  number: keyof typeof BY_NUMBER,
  rests: readonly string[],
): readonly string[] => {
  const deponent = head.endsWith('or');
  const infinitive = BY_NUMBER[number][deponent ? 1 : 0];
  const vowel = number === '1' ? 'ā' : 'ī';
  const regular = deponent ? [`-${vowel}tus sum`] : [`-${vowel}vī`, `-${vowel}tum`];
  const isRegular = rests.length === 0 && (number === '1' || number === '4');
  return conjugated(head, [`-${infinitive}`, ...(isRegular ? regular : rests)]);
};

/** Parts with their abbreviations written out: `['rēx', '-gis']` is `['rēx', 'rēgis']`, `['laudō', '1']` the four of laudō. */
export const completeParts = (parts: readonly string[]): readonly string[] => {
  const [head = '', ...rests] = parts.map((part) => part.replace(/^[–—~]/, '-'));
  const number = CONJUGATION_NUMBER.exec(rests[0] ?? '')?.[1] as keyof typeof BY_NUMBER | undefined;
  if (number && /(?:[oō]|or)$/.test(head)) return numbered(head.replace(/o$/, 'ō'), number, rests.slice(1));
  if (!rests.some((rest) => rest.length > 1 && SHORTENED.test(rest))) return [head, ...rests];
  if (isVerbal(head, rests[0] ?? '')) return conjugated(head, rests);
  return [
    head,
    ...rests.map((rest) =>
      rest.length > 1 && SHORTENED.test(rest)
        ? declined(head, rest.slice(1)).replace(/[āēīōū](?=n[td])/, (long) => long.normalize('NFD')[0] ?? '')
        : rest,
    ),
  ];
};

/** The words of an entry: "hortātus sum" is one, and so is each half of "rēs pūblica, reī pūblicae". */
const partsOf = (segments: readonly (readonly string[])[]): readonly string[] => {
  const [first = [], second = []] = segments;
  const twoWords = segments.length === 2 && first.length === 2 && second.length === 2;
  if (twoWords && ![...first, ...second].some((word) => SHORTENED.test(word) || /\d/.test(word)))
    return [first.join(' '), second.join(' ')];
  const parts: string[] = [];
  for (const word of segments.flat()) {
    const last = parts.at(-1);
    if ((word === 'sum' || word === 'est') && last && /(?:us|um)$/.test(last) && parts.length > 1)
      parts[parts.length - 1] = `${last} ${word}`;
    else parts.push(word);
  }
  return parts;
};

/**
 * Reads an entry as a dictionary prints it: parts in full or cut short, parted by commas or spaces, with gender, part of speech and
 * other remarks ("m.", "adj.", "indecl."). The parts are as they stand there; `lexemeFromParts` writes them out. What
 * stands after "+", ":", "=" or ";" is government and meaning, and is left out.
 */
export const readDictionaryEntry = (entry: string): DictionaryParts => {
  const text = plainText(entry)
    .replace(/[+:=;].*$/s, '')
    .replaceAll(/[()[\]"“”]/g, ' ');
  let found: { pos?: PartOfSpeech; gender?: 'm' | 'f' | 'n' | 'c' } = {};
  const flags = new Set<LexemeFlag>();
  let genitive = false;
  const segments = text.split(',').map((segment, at) =>
    segment.split(/\s+/).filter((word, place) => {
      if (word === '' || (at === 0 && place === 0)) return word !== '';
      const remark = word.toLowerCase().replace(/\.$/, '');
      if (remark === 'gen') genitive = true;
      const meaning = remark === 'gen' ? {} : REMARKS.get(remark);
      if (!meaning) return true;
      const { flag, ...kind } = meaning;
      if (flag) flags.add(flag);
      found = { ...found, ...kind };
      return false;
    }),
  );
  const parts = partsOf(segments.filter((segment) => segment.length > 0));
  if (genitive && !found.gender && !found.pos) found = { ...found, pos: 'adj' };
  return { parts, ...found, ...(flags.size > 0 ? { flags: [...flags] } : {}) };
};
