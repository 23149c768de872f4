// Looking words up: by headword, by any inflected form, by English, by letter; then by beginning and by near miss (minisearch).
// Invariant: nothing is indexed by form; a form is read by analysis and the hit says which form it is. A blank wish finds nothing.
import { default as MiniSearch } from 'minisearch';
import type { DictionaryEntry } from '@sigilla/content/schema/dictionaryEntry.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { LatinIndex } from '../analyse.ts';
import { lemmaOf } from '../analyse.ts';
import { fold, withoutMacrons } from '../fold.ts';
import type { EnglishIndex, EnglishReading } from './englishIndex.ts';
import { englishWords, indexEnglish, indexSynonyms, readingCost } from './englishIndex.ts';
import { Alphabet, initialsOf } from './alphabet.ts';
import { dictionaryEntry } from './entry.ts';
import type { DictionaryHit, Found } from './hits.ts';
import { formLine, hitOf } from './hits.ts';
import { byCommonness } from './order.ts';
import { distance } from '../../core/distance.ts';
import { isWithin } from './sieve.ts';
import type { Sieve } from './sieve.ts';
import { nearest } from './spelling.ts';
import { wordOfDay, wordsWorthADay } from './wordOfDay.ts';

/** What is looked for. A query that is not blank outweighs a letter, of which `*` is every one; limit 50 and offset 0 unless told. */
export type DictionaryWish = Sieve & {
  readonly query?: string;
  /** A to Z, macron-blind; j shows the words with i. */
  readonly letter?: string;
  readonly limit?: number;
  readonly offset?: number;
};

export type DictionaryResult = {
  readonly hits: readonly DictionaryHit[];
  /** How many there are in all, beyond this page. */
  readonly total: number;
};

/** A lexicon opened as a dictionary. */
export type LatinDictionary = {
  readonly search: (wish: DictionaryWish) => DictionaryResult;
  /** The entry of a word by its id; undefined when there is none. */
  readonly entry: (id: string) => DictionaryEntry | undefined;
  /** The id of the word of a date, such as 2026-11-30; undefined of a lexicon without any that is worth a day. */
  readonly wordOfDay: (day: string) => string | undefined;
  /** The glosses, for whoever goes from English to Latin. */
  readonly english: EnglishIndex;
};

const PERSONS_SAID: ReadonlySet<string> = new Set(['i', 'you', 'he', 'she', 'it', 'we', 'they']);

/** What stands beside an English word without being what is looked for. */
const BESIDE: ReadonlySet<string> = new Set([
  ...PERSONS_SAID,
  "'s",
  'the',
  'a',
  'of',
  'at',
  'in',
  'to',
  'for',
  'with',
  'from',
  'by',
  'my',
  'your',
  'his',
  'her',
  'our',
  'their',
]);

/** No word and no phrase is longer. */
const LONGEST_QUERY = 80;

/** Letters with a sign for others: `mil*`, `*tor`, `r?x`. A question mark behind everything only asks. */
const PATTERN = /^(?=.*\p{L})[\p{L}\p{M} *?]*(?:\*|\?(?=.))[\p{L}\p{M} *?]*$/u;

const INITIAL = /^[a-z]$/;

/** More would take long, and find nothing that fewer do not. */
const MOST_STARS = 4;

/** Of a longer text no one entry has all the words; its Latin words are found one by one. */
const MOST_WORDS_OF_AN_ENTRY = 8;

type Row = { readonly id: number; readonly latin: string; readonly english: string };
const buildTexts = (lexemes: readonly Lexeme[]): MiniSearch<Row> => {
  const texts = new MiniSearch<Row>({
    fields: ['latin', 'english'],
    processTerm: (term) => fold(term) || null,
    searchOptions: { boost: { latin: 2 }, combineWith: 'AND' },
  });
  texts.addAll(
    lexemes.map((lexeme, id) => ({
      id,
      latin: [lemmaOf(lexeme), ...lexeme.alt].join(' '),
      english: lexeme.senses.flatMap(({ en }) => en).join(' '),
    })),
  );
  return texts;
};

class Shelves {
  private texts: MiniSearch<Row> | undefined;
  private readonly byInitial = new Map<string, readonly Found[]>();
  readonly alphabet: Alphabet;
  private readonly index: LatinIndex;
  private readonly english: EnglishIndex;

  constructor(index: LatinIndex, english: EnglishIndex) {
    this.index = index;
    this.english = english;
    this.alphabet = new Alphabet(index.lexemes);
  }

  private headwords(query: string): readonly Found[] {
    return this.index
      .byLemma(query)
      .toSorted(byCommonness)
      .map((lexeme) => ({ lexeme, match: 'headword' as const, forms: [] }));
  }

  /** Words with this form: as its macrons have it before others, then the commoner. */
  private forms(query: string): readonly Found[] {
    const isMarked = withoutMacrons(query) !== query;
    const byWord = new Map<Lexeme, { readonly lines: string[]; isExact: boolean }>();
    for (const analysis of this.index.analyse(query)) {
      const row = byWord.get(analysis.lexeme) ?? { lines: [], isExact: false };
      row.lines.push(formLine(analysis));
      row.isExact ||= analysis.exact;
      byWord.set(analysis.lexeme, row);
    }
    return [...byWord]
      .toSorted(
        ([one, a], [other, b]) =>
          (isMarked ? Number(b.isExact) - Number(a.isExact) : 0) || byCommonness(one, other),
      )
      .map(([lexeme, { lines }]) => ({ lexeme, match: 'form' as const, forms: lines }));
  }

  /** Words with this English; "to" calls for verbs, an article for nouns. */
  private glosses(words: readonly string[]): readonly Found[] {
    const [first = ''] = words;
    const isVerb = words.length > 1 && first === 'to';
    const isNoun = words.length > 1 && (first === 'the' || first === 'a');
    const isMeant = ({ lexeme: { pos } }: EnglishReading): boolean => pos === (isVerb ? 'verb' : 'noun');
    const bare = isVerb || isNoun ? this.english.readings(words.slice(1)) : [];
    const readings = [
      ...this.english.readings(words),
      ...bare.filter(isMeant),
      ...bare.filter((one) => !isMeant(one)),
    ];
    return readings.map(({ lexeme }) => ({ lexeme, match: 'english' as const, forms: [] }));
  }

  /** Words by what is left of an English phrase without its small words: "i love", "king's", "friend of", "at home". */
  private bare(words: readonly string[]): readonly Found[] {
    const isDeed = PERSONS_SAID.has(words[0] ?? '');
    const left = words.filter((word) => !BESIDE.has(word));
    if (left.length === 0 || left.length === words.length) return [];
    const found = this.glosses(left);
    return isDeed
      ? [
          ...found.filter(({ lexeme }) => lexeme.pos === 'verb'),
          ...found.filter(({ lexeme }) => lexeme.pos !== 'verb'),
        ]
      : found;
  }

  /** Words that answer to this English though no sense lists it. */
  private synonyms(words: readonly string[]): readonly Found[] {
    return indexSynonyms(this.index)
      .readings(words)
      .map(({ lexeme }) => ({ lexeme, match: 'english' as const, forms: [] }));
  }

  /** Words under the English that was meant, where it is misspelt. */
  private misspelt(query: string): readonly Found[] {
    const cost = (word: string): number => {
      const [reading] = this.english.readings([word]);
      return reading ? readingCost(reading) : 0;
    };
    const meant = nearest(query.toLowerCase(), this.english.words(), cost);
    return meant === undefined
      ? []
      : this.glosses([meant]).map((one) => ({ ...one, match: 'fuzzy' as const }));
  }

  /** Words whose headword or English begins so, or nearly is so. */
  private near(query: string, fuzzy: boolean): readonly Found[] {
    const words = [...new Set(fold(query).split(/\s+/))];
    if (words.length > MOST_WORDS_OF_AN_ENTRY) return [];
    const text = words.join(' ');
    // With a letter begin hundreds of words, and there are few letters: those are looked for once.
    if (fuzzy || !INITIAL.test(text)) return this.sought(text, fuzzy);
    const found = this.byInitial.get(text) ?? this.sought(text, fuzzy);
    this.byInitial.set(text, found);
    return found;
  }

  private sought(text: string, fuzzy: boolean): readonly Found[] {
    this.texts ??= buildTexts(this.index.lexemes);
    // Beside other words a letter stands for itself.
    const begins = (term: string): boolean => term.length > 1 || text.length === 1;
    const rows = this.texts.search(text, fuzzy ? { fuzzy: 0.2, maxFuzzy: 2 } : { prefix: begins });
    return rows.flatMap((row) => {
      const lexeme = this.index.lexemes[Number(row.id)];
      return lexeme ? [{ lexeme, match: fuzzy ? ('fuzzy' as const) : ('prefix' as const), forms: [] }] : [];
    });
  }

  /** Near misses: first what is nearer, Latin or English. */
  private nearly(text: string): readonly Found[] {
    const [latin, english] = [this.near(text, true), this.misspelt(text)];
    const [first] = latin;
    const isLatin = first !== undefined && distance(fold(text), fold(lemmaOf(first.lexeme)), 1) <= 1;
    return isLatin ? [...latin, ...english] : [...english, ...latin];
  }

  /** Everything a query finds, each word once, in the order of the kinds of match. */
  find(query: string): readonly Found[] {
    const text = query.trim().slice(0, LONGEST_QUERY);
    if (PATTERN.test(text))
      return text.split('*').length - 1 > MOST_STARS ? [] : this.alphabet.matching(text);
    const words = englishWords(text);
    const own = [...this.headwords(text), ...this.forms(text), ...this.glosses(words)];
    const exact = own.length > 0 ? own : this.synonyms(words);
    const parts = text.split(/\s+/);
    const bare = exact.length === 0 ? this.bare(words) : [];
    const isLatin = parts.every((part) => this.index.analyse(part).length > 0);
    const apart =
      exact.length === 0 &&
      parts.length > 1 &&
      (bare.length === 0 || (isLatin && !BESIDE.has(words[0] ?? '')))
        ? parts.flatMap((part) => [...this.headwords(part), ...this.forms(part)])
        : [];
    const all = [...exact, ...apart, ...bare, ...this.near(text, false)];
    const found = new Map<string, Found>();
    for (const one of all.length > 0 ? all : this.nearly(text)) {
      const there = found.get(one.lexeme.id);
      if (!there) found.set(one.lexeme.id, one);
      else if (there.forms.length === 0 && one.forms.length > 0)
        found.set(one.lexeme.id, { ...there, forms: one.forms });
    }
    return [...found.values()];
  }
}

/**
 * Opens a lexicon as a dictionary. Nothing is built before the first search; then the glosses and the texts for near matches, together
 * about a third of a second, cold, for 5,200 words.
 */
export const openDictionary = (index: LatinIndex): LatinDictionary => {
  const english = indexEnglish(index);
  const shelves = new Shelves(index, english);
  const search = (wish: DictionaryWish): DictionaryResult => {
    const { query = '', letter = '', level = 'all', frequency = 'all', theme = 'all' } = wish;
    const { limit = 50, offset = 0 } = wish;
    const isAll = letter === '*';
    const initial = isAll ? '' : initialsOf(letter.trim()).replace('j', 'i');
    const isFiltered = isAll || level !== 'all' || frequency !== 'all' || theme !== 'all';
    const found: readonly Found[] =
      query.trim() !== ''
        ? shelves.find(query)
        : initial !== '' || isFiltered
          ? shelves.alphabet.page(initial)
          : [];
    const kept = found.filter(({ lexeme }) => isWithin(lexeme, wish));
    return { hits: kept.slice(offset, offset + limit).map(hitOf), total: kept.length };
  };
  const entry = (id: string): DictionaryEntry | undefined => {
    const lexeme = index.byId(id);
    return lexeme && dictionaryEntry(index, lexeme);
  };
  let worthADay: readonly Lexeme[] | undefined;
  return {
    search,
    entry,
    wordOfDay: (day) => wordOfDay((worthADay ??= wordsWorthADay(index.lexemes)), day)?.id,
    english,
  };
};
