// The words that frames may choose from at a level: the frames' lists, met with the lexicon that is there.
// Everything is found once per lexicon and remembered; choosing is then a draw from a list.
import type {
  AdjectiveFrame,
  AdverbFrame,
  LatinFrames,
  VerbFrame,
} from '@sigilla/content/schema/latinFrame.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { LatinIndex } from '../analyse.ts';
import { usualForm } from '../inflect.ts';

const FIRST_LEVEL = { basic: 1, intermediate: 4, advanced: 7 } as const;

/** The skill level from which a word may be used. */
export const levelOf = (lexeme: Lexeme): number => FIRST_LEVEL[lexeme.level];

/** English for a word: every gloss of its senses, those with a remark apart. */
export const glossesOf = (lexeme: Lexeme | undefined): readonly string[] =>
  (lexeme?.senses ?? []).filter((sense) => !('note' in sense && sense.note)).flatMap((sense) => sense.en);

export type Stock = {
  readonly index: LatinIndex;
  readonly frames: LatinFrames;
  /** Nouns of these classes that a learner of this level may meet. */
  readonly nouns: (classes: readonly string[], level: number) => readonly Lexeme[];
  readonly verbs: (level: number) => readonly VerbFrame[];
  /** Adjectives that suit a noun. */
  readonly adjectives: (noun: Lexeme, level: number) => readonly AdjectiveFrame[];
  readonly adverbs: (level: number) => readonly AdverbFrame[];
  /** Words of the same part of speech that share an English gloss, the word itself first. */
  readonly synonyms: (lexeme: Lexeme, gloss: string) => readonly string[];
};

const build = (index: LatinIndex, frames: LatinFrames): Stock => {
  const byClass = new Map<string, readonly Lexeme[]>();
  const classesOf = new Map<string, Set<string>>();
  for (const [name, ids] of Object.entries(frames.nouns)) {
    const found = ids.flatMap((id) => index.byId(id) ?? []).filter((lexeme) => lexeme.pos === 'noun');
    byClass.set(name, found);
    for (const { id } of found) classesOf.set(id, (classesOf.get(id) ?? new Set()).add(name));
  }
  const nounLists = new Map<string, readonly Lexeme[]>();
  const nouns = (classes: readonly string[], level: number): readonly Lexeme[] => {
    const key = `${level} ${classes.join(' ')}`;
    const known = nounLists.get(key);
    if (known) return known;
    const all = classes.flatMap((name) => byClass.get(name) ?? []);
    const found = [...new Set(all)].filter((lexeme) => levelOf(lexeme) <= level);
    nounLists.set(key, found);
    return found;
  };
  const fits = (id: string, level: number): boolean => {
    const lexeme = index.byId(id);
    return lexeme !== undefined && levelOf(lexeme) <= level;
  };
  const verbLists = new Map<number, readonly VerbFrame[]>();
  const verbs = (level: number): readonly VerbFrame[] => {
    const known = verbLists.get(level);
    if (known) return known;
    const found = frames.verbs.filter((row) => fits(row.verb, level));
    verbLists.set(level, found);
    return found;
  };
  const adjectives = (noun: Lexeme, level: number): readonly AdjectiveFrame[] => {
    const own = classesOf.get(noun.id);
    return frames.adjectives.filter(
      (row) => fits(row.adjective, level) && row.of.some((name) => own?.has(name)),
    );
  };
  const byGloss = new Map<string, Lexeme[]>();
  for (const lexeme of index.lexemes) {
    for (const gloss of new Set([...glossesOf(lexeme), ...lexeme.also])) {
      const key = `${lexeme.pos} ${gloss}`;
      const there = byGloss.get(key);
      if (there) there.push(lexeme);
      else byGloss.set(key, [lexeme]);
    }
  }
  const takes = (lexeme: Lexeme): string =>
    (lexeme.gov ?? []).map((pattern) => pattern.split('+')[0]).join(' ');
  const synonyms = (lexeme: Lexeme, gloss: string): readonly string[] => {
    const others = (byGloss.get(`${lexeme.pos} ${gloss}`) ?? []).filter(
      (other) =>
        other.id !== lexeme.id &&
        (lexeme.pos !== 'verb' ||
          (lexeme.gov ?? []).some((pattern) => takes(other).includes(pattern.split('+')[0] ?? pattern))),
    );
    return [lexeme.id, ...others.map((other) => other.id)];
  };
  return {
    index,
    frames,
    nouns,
    verbs,
    adjectives,
    adverbs: (level) => frames.adverbs.filter((row) => fits(row.adverb, level)),
    synonyms,
  };
};

const stocks = new WeakMap<LatinIndex, Map<LatinFrames, Stock>>();

/** The stock of a lexicon; built at the first call. */
export const stockOf = (index: LatinIndex, frames: LatinFrames): Stock => {
  const known = stocks.get(index) ?? new Map<LatinFrames, Stock>();
  stocks.set(index, known);
  const stock = known.get(frames) ?? build(index, frames);
  known.set(frames, stock);
  return stock;
};

const NO_FRAMES: LatinFrames = { nouns: {}, verbs: [], adjectives: [], adverbs: [] };

/** A stock that chooses nothing but says any tree: what grading needs. */
export const speakingStock = (index: LatinIndex): Stock => stockOf(index, NO_FRAMES);

/** Whether a noun has a singular in use. */
export const hasSingular = (lexeme: Lexeme): boolean =>
  usualForm(lexeme, { case: 'nom', number: 'sg' }) !== undefined;

/** Whether a noun has a plural in use. */
export const hasPlural = (lexeme: Lexeme): boolean =>
  usualForm(lexeme, { case: 'nom', number: 'pl' }) !== undefined;
