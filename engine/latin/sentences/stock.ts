// The words that frames may choose from at a level: the frames' lists, met with the lexicon that is there.
// Everything is found once per lexicon and remembered; choosing is then a draw from a list.
import type {
  AdjectiveFrame,
  AdverbFrame,
  LatinFrames,
  Story,
  VerbFrame,
} from '@sigilla/content/schema/latinFrame.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { LatinIndex } from '../analyse.ts';
import { usualForm } from '../inflect.ts';
import { isDeponentId } from '../lexemeIds.ts';
import { widened } from './widened.ts';

const FIRST_LEVEL = { basic: 1, intermediate: 4, advanced: 7 } as const;

/** Deponents are met with the passive. */
const DEPONENTS_FROM = 4;

const LIVING: ReadonlySet<string> = new Set(['person', 'people', 'animal', 'army', 'god']);

/** The skill level from which a word may be used. */
export const levelOf = (lexeme: Lexeme): number => FIRST_LEVEL[lexeme.level];

/** English for a word: every gloss of its senses, those with a remark apart. */
export const glossesOf = (lexeme: Lexeme | undefined): readonly string[] =>
  (lexeme?.senses ?? []).filter((sense) => !('note' in sense && sense.note)).flatMap((sense) => sense.en);

/** A liar does not lie as a log does: the two verbs share no more than their spelling. */
const isOfTongue = ({ id }: Lexeme, gloss: string): boolean => id === 'mentior_v' && gloss === 'lie';

/** The words to choose from, each list in the order of the frames. */
export type Stock = {
  readonly index: LatinIndex;
  readonly frames: LatinFrames;
  /** Nouns of these classes that a learner of this level may meet; in a scene, its own and those of no scene. */
  readonly nouns: (classes: readonly string[], level: number, scene?: string) => readonly Lexeme[];
  /** Rows of verbs that a learner of this level may meet; in a scene, what is done there or anywhere and finds its nouns there. */
  readonly verbs: (level: number, scene?: string) => readonly VerbFrame[];
  /** Rows of one verb that a learner of this level may meet, in any scene. */
  readonly uses: (verb: string, level: number) => readonly VerbFrame[];
  /** Stories of a scene whose verbs a learner of this level may meet. */
  readonly stories: (level: number, scene: string) => readonly Story[];
  /** Whether a noun belongs to one of these classes. */
  readonly isOf: (noun: string, classes: readonly string[]) => boolean;
  /** Whether the noun is somebody or some beast: what such a one does is done with ā, what a thing does in the bare ablative. */
  readonly isAlive: (noun: string) => boolean;
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

/** Nouns named by the rows at home in a scene: they are part of it. */
const propsOf = (frames: LatinFrames, scene: string): readonly string[] =>
  frames.verbs
    .filter(({ scenes }) => scenes?.includes(scene))
    .flatMap(({ subject, object, to, where, whither, whence, means }) =>
      [subject, object, to, where, whither, whence, means].flatMap((names) => names ?? []),
    )
    .filter((name) => name.endsWith('_n'));

/** A list that is found once a key. */
const foundOnce = <T>() => {
  const known = new Map<string, T>();
  return (key: string, find: () => T): T => {
    const there = known.get(key);
    if (there !== undefined) return there;
    const found = find();
    known.set(key, found);
    return found;
  };
};

/** Whether there is such a word, and a learner of this level may meet it. */
type Fits = (id: string, level: number) => boolean;

/** Nouns by the classes that frames name, and the classes of each. */
const nounsByClass = (index: LatinIndex, frames: LatinFrames) => {
  const byClass = new Map<string, readonly Lexeme[]>();
  const classesOf = new Map<string, Set<string>>();
  for (const [name, ids] of Object.entries(frames.nouns)) {
    const found = ids.flatMap((id) => index.byId(id) ?? []).filter((lexeme) => lexeme.pos === 'noun');
    byClass.set(name, found);
    for (const { id } of found) classesOf.set(id, (classesOf.get(id) ?? new Set()).add(name));
  }
  return { byClass, classesOf };
};

const nounsFrom = (frames: LatinFrames, byClass: ReadonlyMap<string, readonly Lexeme[]>): Stock['nouns'] => {
  const casts = new Map(
    frames.scenes.map(({ name, people, surroundings }) => [
      name,
      new Set([...people, ...surroundings, ...propsOf(frames, name)]),
    ]),
  );
  const anyone = new Set(frames.scenes.flatMap(({ people, surroundings }) => [...people, ...surroundings]));
  const once = foundOnce<readonly Lexeme[]>();
  return (classes, level, scene = '') =>
    once(`${level} ${scene} ${classes.join(' ')}`, () => {
      const all = classes.flatMap((name) => byClass.get(name) ?? []);
      const found = [...new Set(all)].filter((lexeme) => levelOf(lexeme) <= level);
      const cast = casts.get(scene);
      return cast ? found.filter(({ id }) => cast.has(id) || !anyone.has(id)) : found;
    });
};

const verbsFrom = (frames: LatinFrames, fits: Fits, nouns: Stock['nouns']): Stock['verbs'] => {
  const deeds = new Map(frames.scenes.map(({ name, verbs: own }) => [name, new Set(own)]));
  const anything = new Set(frames.scenes.flatMap((scene) => scene.verbs));
  const isAtHome = ({ verb, scenes }: VerbFrame, scene: string): boolean => {
    const own = deeds.get(scene);
    if (own === undefined) return true;
    return scenes === undefined
      ? own.has(verb) || !anything.has(verb)
      : scenes.includes(scene) || scenes.includes('*');
  };
  const once = foundOnce<readonly VerbFrame[]>();
  return (level, scene = '') =>
    once(`${level} ${scene}`, () =>
      frames.verbs.filter(
        (row) =>
          isAtHome(row, scene) &&
          fits(row.verb, level) &&
          (level >= DEPONENTS_FROM || !isDeponentId(row.verb)) &&
          nouns(row.subject, level, scene).length > 0 &&
          (row.object === undefined || nouns(row.object, level, scene).length > 0),
      ),
    );
};

const adjectivesFrom = (
  frames: LatinFrames,
  fits: Fits,
  classesOf: ReadonlyMap<string, ReadonlySet<string>>,
): Stock['adjectives'] => {
  const saidOf = new Map<string, AdjectiveFrame[]>();
  for (const row of frames.adjectives)
    for (const name of row.of) saidOf.set(name, [...(saidOf.get(name) ?? []), row]);
  const once = foundOnce<readonly AdjectiveFrame[]>();
  return (noun, level) =>
    once(`${level} ${noun.id}`, () => {
      const own = [...(classesOf.get(noun.id) ?? [])].flatMap((name) => saidOf.get(name) ?? []);
      return [...new Set(own)].filter((row) => fits(row.adjective, level));
    });
};

const storiesFrom = (frames: LatinFrames, verbs: Stock['verbs']): Stock['stories'] => {
  const once = foundOnce<readonly Story[]>();
  return (level, scene) =>
    once(`${level} ${scene}`, () => {
      const told = new Set(
        verbs(level)
          .filter(({ kind }) => kind !== 'aci')
          .map(({ verb }) => verb),
      );
      return frames.stories.filter(
        (story) => story.scene === scene && told.has(story.first.verb) && told.has(story.next.verb),
      );
    });
};

const takes = (lexeme: Lexeme): string =>
  (lexeme.gov ?? []).map((pattern) => pattern.split('+')[0]).join(' ');

const synonymsFrom = (index: LatinIndex): Stock['synonyms'] => {
  const byGloss = new Map<string, Lexeme[]>();
  for (const lexeme of index.lexemes) {
    for (const gloss of new Set([...glossesOf(lexeme), ...lexeme.also])) {
      if (isOfTongue(lexeme, gloss)) continue;
      const key = `${lexeme.pos} ${gloss}`;
      const there = byGloss.get(key);
      if (there) there.push(lexeme);
      else byGloss.set(key, [lexeme]);
    }
  }
  const once = foundOnce<readonly string[]>();
  return (lexeme, gloss) =>
    once(`${lexeme.id} ${gloss}`, () => {
      const meant = isOfTongue(lexeme, gloss) ? [] : (byGloss.get(`${lexeme.pos} ${gloss}`) ?? []);
      const others = meant.filter(
        (other) =>
          other.id !== lexeme.id &&
          (glossesOf(other).includes(gloss) ||
            glossesOf(other).some((one) => glossesOf(lexeme).includes(one))) &&
          (lexeme.pos !== 'verb' ||
            (lexeme.gov ?? []).some((pattern) => takes(other).includes(pattern.split('+')[0] ?? pattern))),
      );
      return [lexeme.id, ...others.map((other) => other.id)];
    });
};

const build = (index: LatinIndex, frames: LatinFrames): Stock => {
  const fits: Fits = (id, level) => {
    const lexeme = index.byId(id);
    return lexeme !== undefined && levelOf(lexeme) <= level;
  };
  const { byClass, classesOf } = nounsByClass(index, frames);
  const nouns = nounsFrom(frames, byClass);
  const verbs = verbsFrom(frames, fits, nouns);
  const alone = new Set(frames.alone);
  const allClasses = [...byClass.keys()];
  const metOnce = foundOnce<ReadonlySet<string>>();
  const usesOnce = foundOnce<readonly VerbFrame[]>();
  return {
    index,
    frames,
    nouns,
    verbs,
    isOf: (noun, classes) => classes.some((name) => classesOf.get(noun)?.has(name)),
    isAlive: (noun) => index.byId(noun)?.tags.some((tag) => LIVING.has(tag)) ?? false,
    isAlone: (noun) => alone.has(noun),
    adjectives: adjectivesFrom(frames, fits, classesOf),
    stories: storiesFrom(frames, verbs),
    uses: (verb, level) =>
      usesOnce(`${level} ${verb}`, () => verbs(level).filter((row) => row.verb === verb)),
    isMet: (id, level, scene = '') =>
      metOnce(
        `${level} ${scene}`,
        () =>
          new Set([
            ...nouns(allClasses, level, scene).map((noun) => noun.id),
            ...verbs(level, scene).map(({ verb }) => verb),
            ...frames.adjectives.map(({ adjective }) => adjective).filter((one) => fits(one, level)),
            ...frames.adverbs.map(({ adverb }) => adverb).filter((one) => fits(one, level)),
          ]),
      ).has(id),
    adverbs: (level) => frames.adverbs.filter((row) => fits(row.adverb, level)),
    synonyms: synonymsFrom(index),
  };
};

const stocks = new WeakMap<LatinIndex, Map<LatinFrames, Stock>>();

/** The stock of a lexicon over the first frames, which is what the translator knows; built at the first call. */
export const stockOf = (index: LatinIndex, frames: LatinFrames): Stock => {
  const known = stocks.get(index) ?? new Map<LatinFrames, Stock>();
  stocks.set(index, known);
  const stock = known.get(frames) ?? build(index, frames);
  known.set(frames, stock);
  return stock;
};

const wide = new WeakMap<LatinFrames, LatinFrames>();

/** The stock of composition: all that may be chosen from, the wider frames with the first. */
export const composingStock = (index: LatinIndex, frames: LatinFrames): Stock => {
  const all = wide.get(frames) ?? widened(frames);
  wide.set(frames, all);
  return stockOf(index, all);
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
