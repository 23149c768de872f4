// English back to Latin words: every gloss of the lexicon by its words, with plurals, verb forms and degrees led back to the gloss.
// Invariant: a form is known only if the engine's own English grammar makes it from a gloss; nothing is stemmed by guesswork.
import type { Frequency, Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { LatinIndex } from '../analyse.ts';
import { englishTokens, levelSpelling } from '../reading/english.ts';
import { comparativesOf, pluralOf, superlativesOf } from '../sentences/englishNouns.ts';
import { englishVerb } from '../sentences/englishVerbs.ts';

/** "Lied" is told of a liar alone, "lay" of whoever lies down. */
const isOfLying = (head: string, lexeme: string): boolean =>
  head === 'lied' ? lexeme === 'mentior_v' : lexeme !== 'mentior_v' || (head !== 'lay' && head !== 'lain');

/** How an English word stands to its gloss. `ly`: the adverb of an adjective. */
export type EnglishForm = 'base' | 'plural' | 'third' | 'ing' | 'past' | 'part' | 'comp' | 'sup' | 'ly';

/** One way to take an English word or phrase. */
export type EnglishReading = {
  readonly lexeme: Lexeme;
  /** The gloss as the lexicon has it, and its place: 0 and 0 for the first synonym of the first sense. */
  readonly gloss: string;
  readonly sense: number;
  readonly place: number;
  readonly form: EnglishForm;
  readonly note?: string | undefined;
  readonly gov?: readonly string[] | undefined;
};

type GlossEntry = Omit<EnglishReading, 'form'>;

const FREQUENCY_COST: Readonly<Record<Frequency, number>> = {
  'very high': 0,
  high: 0.25,
  'very common': 0.4,
  common: 0.6,
  moderate: 0.9,
};

/** How far a reading is from the likeliest: sense before synonym, common words before rare ones, plain senses before remarks. */
export const readingCost = ({ lexeme, sense, place, note, form }: EnglishReading): number =>
  sense +
  place * 0.25 +
  FREQUENCY_COST[lexeme.freq] +
  (lexeme.level === 'advanced' ? 0.2 : 0) +
  (note ? 0.3 : 0) +
  (form === 'ly' ? 0.1 : form === 'plural' ? 0.15 : 0);

/** Whether English reaches a word only by a later sense of it, or by the third synonym of its first. */
export const isFar = ({ sense, place }: Pick<EnglishReading, 'sense' | 'place'>): boolean =>
  sense > 0 || place > 1;

/** The most confidence in what is reached so. */
const FAR = 0.6;

/** Confidence in a reading, 0 to 1: 1 for the first word of the first sense, 0.95 for the second; what is far, at most 0.6. */
export const readingConfidence = (reading: EnglishReading): number =>
  isFar(reading) ? FAR : 1 - reading.place * 0.05 - (reading.note ? 0.05 : 0);

const APOSTROPHES = /[’‘`´]/g;
const OWNERS = /(?<!\b(?:he|she|it|that|there|who|what|where|how|when|let))'s\b/gi;

const PLAIN = /^(?!an? |the |cannot)[a-z]+(?: (?!an? |the |cannot)[a-z]+)*$/;

const wordsOfProse = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(OWNERS, " 's ")
    .replaceAll(/(?<=s)'(?=[\s.,;!?]|$)/g, " 's ")
    .replaceAll(/[,;:]/g, ' , ')
    .split(/\s+/)
    .flatMap((chunk) => {
      if (chunk === ',' || chunk === "'s") return [chunk];
      const word = chunk.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
      if (word === 'a' || word === 'an') return ['a'];
      return word === 'the' ? ['the'] : englishTokens(chunk);
    });

/** The words of an English text, levelled; articles, commas and the possessive `'s` stand as words of their own. */
export const englishWords = (text: string): readonly string[] =>
  PLAIN.test(text) ? text.split(' ').map(levelSpelling) : wordsOfProse(text);

const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const there = map.get(key);
  if (there) there.push(value);
  else map.set(key, [value]);
};

/** English words and phrases of a lexicon. */
export type EnglishIndex = {
  /** Every reading of a whole phrase, likeliest first; empty when no gloss says it. */
  readonly readings: (words: readonly string[]) => readonly EnglishReading[];
  /** Whether any gloss has this word, in any form. */
  readonly knows: (word: string) => boolean;
  /** Every single word that some gloss has, in any form; those of commoner Latin first. */
  readonly words: () => readonly string[];
  /** The most words a gloss has. */
  readonly longest: number;
};

type Heads = Map<string, { readonly base: string; readonly form: EnglishForm }[]>;

/** `brave` → bravely, `happy` → happily, `noble` → nobly. */
const adverbOf = (adjective: string): string => {
  if (adjective === 'good') return 'well';
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`;
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  return adjective.endsWith('ic') ? `${adjective}ally` : `${adjective}ly`;
};

class Glosses {
  readonly entries = new Map<string, GlossEntry[]>();
  readonly plurals = new Map<string, string>();
  readonly degrees = new Map<string, { readonly base: string; readonly form: EnglishForm }>();
  readonly heads: Heads = new Map();
  readonly words = new Set<string>();
  longest = 1;
  private each: readonly string[] | undefined;

  constructor(lexemes: readonly Lexeme[]) {
    const verbHeads = new Set<string>();
    for (const lexeme of lexemes)
      for (const [sense, { en, ...more }] of lexeme.senses.entries())
        for (const [place, gloss] of en.entries())
          this.add(lexeme, { lexeme, gloss, sense, place, ...more }, verbHeads);
    for (const head of verbHeads) this.addHead(head);
  }

  private add(lexeme: Lexeme, entry: GlossEntry, verbHeads: Set<string>): void {
    const words = englishWords(entry.gloss);
    const key = words.join(' ');
    this.longest = Math.max(this.longest, words.length);
    for (const word of words) this.words.add(word);
    push(this.entries, key, entry);
    if (lexeme.pos === 'noun') {
      const plural = englishWords(pluralOf(entry.gloss)).join(' ');
      if (plural !== key) this.plurals.set(plural, key);
    } else if (lexeme.pos === 'verb') verbHeads.add(words[0] ?? '');
    else if (lexeme.pos === 'adj') this.addDegrees(lexeme, key);
  }

  private addDegrees(lexeme: Lexeme, base: string): void {
    if (lexeme.adv) this.degrees.set(adverbOf(base), { base, form: 'ly' });
    if (lexeme.flags.includes('nograde')) return;
    for (const form of comparativesOf(base)) this.degrees.set(form, { base, form: 'comp' });
    for (const form of superlativesOf(base)) this.degrees.set(form, { base, form: 'sup' });
  }

  private addHead(head: string): void {
    const { third, ing, past, part } = englishVerb(head);
    push(this.heads, levelSpelling(third), { base: head, form: 'third' });
    push(this.heads, levelSpelling(ing), { base: head, form: 'ing' });
    for (const form of new Set(past.map(levelSpelling))) push(this.heads, form, { base: head, form: 'past' });
    for (const form of new Set(part.map(levelSpelling))) push(this.heads, form, { base: head, form: 'part' });
    if (head !== 'lie') return;
    for (const form of ['past', 'part'] as const) push(this.heads, 'lied', { base: head, form });
  }

  private *readings(key: string): Generator<EnglishReading> {
    for (const entry of this.entries.get(key) ?? []) yield { ...entry, form: 'base' };
    const plural = this.plurals.get(key);
    if (plural !== undefined)
      for (const entry of this.entries.get(plural) ?? [])
        if (entry.lexeme.pos === 'noun') yield { ...entry, form: 'plural' };
    const degree = this.degrees.get(key);
    if (degree)
      for (const entry of this.entries.get(degree.base) ?? [])
        if (entry.lexeme.pos === 'adj' && (degree.form !== 'ly' || entry.lexeme.adv))
          yield { ...entry, form: degree.form };
    const space = key.indexOf(' ');
    const [head, rest] = space < 0 ? [key, ''] : [key.slice(0, space), key.slice(space)];
    for (const { base, form } of this.heads.get(head) ?? [])
      for (const entry of this.entries.get(base + rest) ?? [])
        if (entry.lexeme.pos === 'verb' && isOfLying(head, entry.lexeme.id)) yield { ...entry, form };
  }

  read(words: readonly string[]): readonly EnglishReading[] {
    return [...this.readings(words.join(' '))].toSorted(
      (one, other) =>
        readingCost(one) - readingCost(other) || (one.lexeme.rank ?? 9999) - (other.lexeme.rank ?? 9999),
    );
  }

  private *single(): Generator<string> {
    yield* this.words;
    for (const forms of [this.heads, this.plurals, this.degrees])
      for (const word of forms.keys()) if (!word.includes(' ')) yield word;
  }

  all(): readonly string[] {
    return (this.each ??= [...new Set(this.single())]);
  }

  knows(word: string): boolean {
    return this.words.has(word) || this.heads.has(word) || this.plurals.has(word) || this.degrees.has(word);
  }
}

/** Makes the glosses of a lexicon searchable; built at the first question. */
export const indexEnglish = (index: LatinIndex): EnglishIndex => {
  let glosses: Glosses | undefined;
  const built = (): Glosses => (glosses ??= new Glosses(index.lexemes));
  return {
    readings: (words) => built().read(words),
    knows: (word) => built().knows(word),
    words: () => built().all(),
    get longest() {
      return built().longest;
    },
  };
};

const synonyms = new WeakMap<LatinIndex, EnglishIndex>();

/** English that answers for a word though no sense of it lists it (`also`): for whoever finds nothing among the glosses. */
export const indexSynonyms = (index: LatinIndex): EnglishIndex => {
  const known = synonyms.get(index);
  if (known) return known;
  const lexemes = index.lexemes.flatMap((lexeme) =>
    lexeme.also.length > 0 ? [{ ...lexeme, senses: [{ en: lexeme.also }] }] : [],
  );
  const made = indexEnglish({ ...index, lexemes });
  synonyms.set(index, made);
  return made;
};
