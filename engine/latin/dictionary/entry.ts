// A lexeme as the dictionary shows it: everything in words, grammar notes made from class, gender and government.
// Invariant: what the lexeme lacks is absent from the entry; every entry fits content/schema/dictionaryEntry.ts.
import type { DictionaryEntry } from '@sigilla/content/schema/dictionaryEntry.ts';
import type { Lexeme, PartOfSpeech } from '@sigilla/content/schema/lexeme.ts';
import type { LatinIndex } from '../analyse.ts';
import { lemmaOf } from '../analyse.ts';
import { inflectionClass } from '../classes.ts';
import { adverbOf } from '../sentences/englishNouns.ts';

const PARTS_OF_SPEECH: Readonly<Record<PartOfSpeech, string>> = {
  noun: 'noun',
  adj: 'adjective',
  verb: 'verb',
  adv: 'adverb',
  prep: 'preposition',
  conj: 'conjunction',
  pron: 'pronoun',
  num: 'numeral',
  interj: 'interjection',
  particle: 'particle',
};

/** `adj` → `adjective`. */
export const partOfSpeechName = (pos: PartOfSpeech): string => PARTS_OF_SPEECH[pos];

const GENDERS = {
  m: 'masculine',
  f: 'feminine',
  n: 'neuter',
  c: 'masculine or feminine, by the person meant',
} as const;

/** The headword with its principal parts, and a noun's gender: `rēx, rēgis, m.` A part that does not exist is a dash. */
export const headwordLine = (lexeme: Lexeme): string => {
  const parts = lexeme.parts.map((part) => (part === '-' ? '–' : part));
  const shown = lexeme.lemma && lexeme.lemma !== parts[0] ? [lexeme.lemma, ...parts] : parts;
  const gender = lexeme.pos === 'noun' && lexeme.gender ? [`${lexeme.gender}.`] : [];
  return [...shown, ...gender].join(', ');
};

/** `war; (in the plural) …`: senses apart by semicolons, remarks in brackets behind. */
export const definitionOf = (lexeme: Lexeme): string =>
  lexeme.senses
    .map((sense) => sense.en.join(', ') + ('note' in sense && sense.note ? ` (${sense.note})` : ''))
    .join('; ');

/** Qualities that English makes no adverb of, or another one than by -ly. */
const NO_ADVERB =
  /ly$|ed$|ll$|[ -]|^(?:old|young|long|big|little|white|much|many|wily|silly|kingly|womanly)$/;

/** What the adverb of an adjective means: `well, honestly` of `good, honest`; undefined of what English has no such adverbs for. */
export const adverbMeaning = ({ senses: [sense] }: Lexeme): string | undefined => {
  const qualities = (sense?.en ?? []).filter((quality) => !NO_ADVERB.test(quality));
  return qualities.length === 0 ? undefined : qualities.map(adverbOf).join(', ');
};

const CASE_NAMES: Readonly<Record<string, string>> = {
  acc: 'the accusative', dat: 'the dative', abl: 'the ablative', gen: 'the genitive', nom: 'a predicate in the nominative', inf: 'an infinitive',
  aci: 'an accusative and infinitive', ut: 'an ut clause', ne: 'a nē clause', quin: 'a quīn clause', quominus: 'a quōminus clause', quod: 'a quod clause',
  si: 'a sī clause', question: 'an indirect question', ind: 'the indicative', subj: 'the subjunctive', a: 'ā', ab: 'ab', ad: 'ad', apud: 'apud', contra: 'contrā',
  cum: 'cum', de: 'dē', ex: 'ex', in: 'in', inter: 'inter', ob: 'ob', per: 'per', pro: 'prō', sub: 'sub', super: 'super',
}; // prettier-ignore

const PREPOSITIONS = new Set('a ab ad apud contra cum de ex in inter ob per pro sub super'.split(' '));

/** `in+abl` → "in with the ablative"; `acc+dat` → "the accusative and the dative". */
const governmentName = (pattern: string): string => {
  const [first = '', second] = pattern.split('+');
  const name = CASE_NAMES[first] ?? first;
  if (second === undefined) return name;
  return `${name} ${PREPOSITIONS.has(first) ? 'with' : 'and'} ${CASE_NAMES[second] ?? second}`;
};

const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1) ?? ''}`;

const FLAG_NOTES: Readonly<Record<string, string>> = {
  plural: 'Plural only.',
  singular: 'Singular only.',
  indecl: 'Does not decline.',
  locative: 'Has a locative.',
  abus: 'Dative and ablative plural in -ābus.',
  ubus: 'Dative and ablative plural in -ubus.',
  im: 'Accusative in -im.',
  nograde: 'Has no comparative or superlative.',
  pronominal: 'Genitive in -īus, dative in -ī.',
  intransitive: 'Passive only in the impersonal third person.',
  nopassive: 'Has no passive.',
  impersonal: 'Impersonal: third person singular only.',
  noimperative: 'Has no imperative.',
  enclitic: 'Leans on the word before it.',
};

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const takes = (lexeme: Lexeme): string | undefined => {
  const patterns = (lexeme.gov ?? []).filter((pattern) => pattern !== 'none');
  if (patterns.length === 0) return undefined;
  const alone = lexeme.gov?.includes('none') ? ', or stands alone' : '';
  return sentence(`takes ${listed(patterns.map(governmentName))}${alone}`);
};

/** Class, gender, peculiarities and government in plain sentences; undefined when there is nothing to say. */
const grammarNotesOf = (lexeme: Lexeme): string | undefined => {
  const kind = inflectionClass(lexeme);
  const gender = lexeme.gender && lexeme.pos === 'noun' ? GENDERS[lexeme.gender] : undefined;
  const notes = [
    kind && kind !== 'unreadable' ? sentence([kind, gender].filter(Boolean).join(', ')) : undefined,
    ...lexeme.flags.map((flag) => FLAG_NOTES[flag]),
    takes(lexeme),
    lexeme.comp && lexeme.sup ? `Comparative ${lexeme.comp}, superlative ${lexeme.sup}.` : undefined,
    typeof lexeme.adv === 'string' ? `Its adverb is ${lexeme.adv}.` : undefined,
  ].filter((note) => note !== undefined);
  return notes.length === 0 ? undefined : notes.join(' ');
};

const exampleLine = ({ la, en, source }: Lexeme['examples'][number]): string =>
  `${la} – ${en}${source ? ` (${source.author}, ${[source.work, source.place].filter(Boolean).join(' ')})` : ''}`;

/** The dictionary entry of a word. Related words that the lexicon lacks are left out. */
export const dictionaryEntry = (index: LatinIndex, lexeme: Lexeme): DictionaryEntry => {
  const related = lexeme.related.flatMap((id) => {
    const word = index.byId(id);
    return word ? [`${lemmaOf(word)} (${word.senses[0]?.en[0] ?? ''})`] : [];
  });
  const grammarNotes = grammarNotesOf(lexeme);
  return {
    id: lexeme.id,
    latin: headwordLine(lexeme),
    definition: definitionOf(lexeme),
    partOfSpeech: partOfSpeechName(lexeme.pos),
    ...(lexeme.etym ? { etymology: lexeme.etym } : {}),
    ...(lexeme.usage ? { usage: lexeme.usage } : {}),
    examples: lexeme.examples.map(exampleLine),
    frequency: lexeme.freq,
    level: lexeme.level,
    ...(related.length > 0 ? { relatedWords: related } : {}),
    ...(grammarNotes ? { grammarNotes } : {}),
    ...(lexeme.literary ? { literaryUsage: lexeme.literary } : {}),
    ...(lexeme.culture ? { culturalNotes: lexeme.culture } : {}),
    ...(lexeme.alt.length > 0 ? { alternativeForms: lexeme.alt } : {}),
  };
};
