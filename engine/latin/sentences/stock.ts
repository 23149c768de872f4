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
import { isDeponentId } from '../lexemeIds.ts';

const FIRST_LEVEL = { basic: 1, intermediate: 4, advanced: 7 } as const;

/** Deponents are met with the passive. */
const DEPONENTS_FROM = 4;

/** The skill level from which a word may be used. */
export const levelOf = (lexeme: Lexeme): number => FIRST_LEVEL[lexeme.level];

/** English for a word: every gloss of its senses, those with a remark apart. */
export const glossesOf = (lexeme: Lexeme | undefined): readonly string[] =>
  (lexeme?.senses ?? []).filter((sense) => !('note' in sense && sense.note)).flatMap((sense) => sense.en);

/** The words to choose from, each list in the order of the frames. */
export type Stock = {
  readonly index: LatinIndex;
  readonly frames: LatinFrames;
  /** Nouns of these classes that a learner of this level may meet; in a scene, its own and those of no scene. */
  readonly nouns: (classes: readonly string[], level: number, scene?: string) => readonly Lexeme[];
  /** Rows of verbs that a learner of this level may meet; in a scene, what is done there or anywhere and finds its nouns there. */
  readonly verbs: (level: number, scene?: string) => readonly VerbFrame[];
  /** Whether a noun belongs to one of these classes. */
  readonly isOf: (noun: string, classes: readonly string[]) => boolean;
  /** Whether there is usually but one: the king, the mother. */
  readonly isAlone: (noun: string) => boolean;
  /** Adjectives that suit a noun. */
  readonly adjectives: (noun: Lexeme, level: number) => readonly AdjectiveFrame[];
  /** Adverbs that a learner of this level may meet. */
  readonly adverbs: (level: number) => readonly AdverbFrame[];
  /** Whether a word comes into the sentences of a level; of a scene, where one is named. */
  readonly isMet: (id: string, level: number, scene?: string) => boolean;
  /** Words of the same part of speech that mean this English, the word itself first: by a sense, or by a looser word when they share a sense too. */
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
  const casts = new Map(
    frames.scenes.map(({ name, people, surroundings }) => [name, new Set([...people, ...surroundings])]),
  );
  const anyone = new Set(frames.scenes.flatMap(({ people, surroundings }) => [...people, ...surroundings]));
  const deeds = new Map(frames.scenes.map(({ name, verbs: own }) => [name, new Set(own)]));
  const anything = new Set(frames.scenes.flatMap((scene) => scene.verbs));
  const nounLists = new Map<string, readonly Lexeme[]>();
  const nouns = (classes: readonly string[], level: number, scene = ''): readonly Lexeme[] => {
    const key = `${level} ${scene} ${classes.join(' ')}`;
    const known = nounLists.get(key);
    if (known) return known;
    const all = classes.flatMap((name) => byClass.get(name) ?? []);
    const found = [...new Set(all)].filter((lexeme) => levelOf(lexeme) <= level);
    const cast = casts.get(scene);
    const list = cast ? found.filter(({ id }) => cast.has(id) || !anyone.has(id)) : found;
    nounLists.set(key, list);
    return list;
  };
  const fits = (id: string, level: number): boolean => {
    const lexeme = index.byId(id);
    return lexeme !== undefined && levelOf(lexeme) <= level;
  };
  const verbLists = new Map<string, readonly VerbFrame[]>();
  const verbs = (level: number, scene = ''): readonly VerbFrame[] => {
    const key = `${level} ${scene}`;
    const known = verbLists.get(key);
    if (known) return known;
    const own = deeds.get(scene);
    const found = frames.verbs.filter(
      (row) =>
        fits(row.verb, level) &&
        (level >= DEPONENTS_FROM || !isDeponentId(row.verb)) &&
        (!own || own.has(row.verb) || !anything.has(row.verb)) &&
        nouns(row.subject, level, scene).length > 0 &&
        (row.object === undefined || nouns(row.object, level, scene).length > 0),
    );
    verbLists.set(key, found);
    return found;
  };
  const alone = new Set(frames.alone);
  const adjectiveLists = new Map<string, readonly AdjectiveFrame[]>();
  const adjectives = (noun: Lexeme, level: number): readonly AdjectiveFrame[] => {
    const key = `${level} ${noun.id}`;
    const known = adjectiveLists.get(key);
    if (known) return known;
    const own = classesOf.get(noun.id);
    const found = frames.adjectives.filter(
      (row) => fits(row.adjective, level) && row.of.some((name) => own?.has(name)),
    );
    adjectiveLists.set(key, found);
    return found;
  };
  const allClasses = [...byClass.keys()];
  const metAt = new Map<string, ReadonlySet<string>>();
  const isMet = (id: string, level: number, scene = ''): boolean => {
    const key = `${level} ${scene}`;
    const met =
      metAt.get(key) ??
      new Set([
        ...nouns(allClasses, level, scene).map((noun) => noun.id),
        ...verbs(level, scene).map(({ verb }) => verb),
        ...frames.adjectives.map(({ adjective }) => adjective).filter((one) => fits(one, level)),
        ...frames.adverbs.map(({ adverb }) => adverb).filter((one) => fits(one, level)),
      ]);
    metAt.set(key, met);
    return met.has(id);
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
        (glossesOf(other).includes(gloss) ||
          glossesOf(other).some((one) => glossesOf(lexeme).includes(one))) &&
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
    isOf: (noun, classes) => classes.some((name) => classesOf.get(noun)?.has(name)),
    isAlone: (noun) => alone.has(noun),
    adjectives,
    isMet,
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

const NO_FRAMES: LatinFrames = {
  nouns: {},
  english: {},
  verbs: [],
  adjectives: [],
  adverbs: [],
  scenes: [],
  consequences: [],
  stories: [],
  alone: [],
};

/** A stock that chooses nothing but says any tree: what grading needs. */
export const speakingStock = (index: LatinIndex): Stock => stockOf(index, NO_FRAMES);

/** Whether a noun has a singular in use. */
export const hasSingular = (lexeme: Lexeme): boolean =>
  usualForm(lexeme, { case: 'nom', number: 'sg' }) !== undefined;

/** Whether a noun has a plural in use. */
export const hasPlural = (lexeme: Lexeme): boolean =>
  usualForm(lexeme, { case: 'nom', number: 'pl' }) !== undefined;
