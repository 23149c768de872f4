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

/** The frames with all that composition alone chooses from. */
const widened = ({ wider, ...frames }: LatinFrames): LatinFrames => {
  if (!wider) return frames;
  const nouns: Record<string, string[]> = { ...frames.nouns };
  for (const [name, ids] of Object.entries(wider.nouns))
    nouns[name] = [...new Set([...(nouns[name] ?? []), ...ids])];
  const known = new Set(frames.scenes.map(({ name }) => name));
  const more = new Map(wider.scenes.map((scene) => [scene.name, scene]));
  return {
    ...frames,
    nouns,
    english: { ...frames.english, ...wider.english },
    verbs: [...frames.verbs, ...wider.verbs],
    adjectives: [...frames.adjectives, ...wider.adjectives],
    adverbs: [...frames.adverbs, ...wider.adverbs],
    scenes: [
      ...frames.scenes.map((scene) => ({
        ...scene,
        surroundings: [...scene.surroundings, ...(more.get(scene.name)?.people ?? [])],
      })),
      ...wider.scenes.filter(({ name }) => !known.has(name)),
    ],
    stories: [...frames.stories, ...wider.stories],
  };
};

/** Nouns named by the rows at home in a scene: they are part of it. */
const propsOf = (frames: LatinFrames, scene: string): readonly string[] =>
  frames.verbs
    .filter(({ scenes }) => scenes?.includes(scene))
    .flatMap(({ subject, object, to, where, whither, whence, means }) =>
      [subject, object, to, where, whither, whence, means].flatMap((names) => names ?? []),
    )
    .filter((name) => name.endsWith('_n'));

const build = (index: LatinIndex, frames: LatinFrames): Stock => {
  const byClass = new Map<string, readonly Lexeme[]>();
  const classesOf = new Map<string, Set<string>>();
  for (const [name, ids] of Object.entries(frames.nouns)) {
    const found = ids.flatMap((id) => index.byId(id) ?? []).filter((lexeme) => lexeme.pos === 'noun');
    byClass.set(name, found);
    for (const { id } of found) classesOf.set(id, (classesOf.get(id) ?? new Set()).add(name));
  }
  const casts = new Map(
    frames.scenes.map(({ name, people, surroundings }) => [
      name,
      new Set([...people, ...surroundings, ...propsOf(frames, name)]),
    ]),
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
  const isAtHome = ({ verb, scenes }: VerbFrame, scene: string): boolean => {
    const own = deeds.get(scene);
    if (own === undefined) return true;
    return scenes === undefined
      ? own.has(verb) || !anything.has(verb)
      : scenes.includes(scene) || scenes.includes('*');
  };
  const verbLists = new Map<string, readonly VerbFrame[]>();
  const verbs = (level: number, scene = ''): readonly VerbFrame[] => {
    const key = `${level} ${scene}`;
    const known = verbLists.get(key);
    if (known) return known;
    const found = frames.verbs.filter(
      (row) =>
        isAtHome(row, scene) &&
        fits(row.verb, level) &&
        (level >= DEPONENTS_FROM || !isDeponentId(row.verb)) &&
        nouns(row.subject, level, scene).length > 0 &&
        (row.object === undefined || nouns(row.object, level, scene).length > 0),
    );
    verbLists.set(key, found);
    return found;
  };
  const alone = new Set(frames.alone);
  const saidOf = new Map<string, AdjectiveFrame[]>();
  for (const row of frames.adjectives)
    for (const name of row.of) saidOf.set(name, [...(saidOf.get(name) ?? []), row]);
  const adjectiveLists = new Map<string, readonly AdjectiveFrame[]>();
  const adjectives = (noun: Lexeme, level: number): readonly AdjectiveFrame[] => {
    const key = `${level} ${noun.id}`;
    const known = adjectiveLists.get(key);
    if (known) return known;
    const own = [...(classesOf.get(noun.id) ?? [])].flatMap((name) => saidOf.get(name) ?? []);
    const found = [...new Set(own)].filter((row) => fits(row.adjective, level));
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
      if (isOfTongue(lexeme, gloss)) continue;
      const key = `${lexeme.pos} ${gloss}`;
      const there = byGloss.get(key);
      if (there) there.push(lexeme);
      else byGloss.set(key, [lexeme]);
    }
  }
  const takes = (lexeme: Lexeme): string =>
    (lexeme.gov ?? []).map((pattern) => pattern.split('+')[0]).join(' ');
  const synonymLists = new Map<string, readonly string[]>();
  const synonyms = (lexeme: Lexeme, gloss: string): readonly string[] => {
    const called = `${lexeme.id} ${gloss}`;
    const known = synonymLists.get(called);
    if (known) return known;
    const others = (isOfTongue(lexeme, gloss) ? [] : (byGloss.get(`${lexeme.pos} ${gloss}`) ?? [])).filter(
      (other) =>
        other.id !== lexeme.id &&
        (glossesOf(other).includes(gloss) ||
          glossesOf(other).some((one) => glossesOf(lexeme).includes(one))) &&
        (lexeme.pos !== 'verb' ||
          (lexeme.gov ?? []).some((pattern) => takes(other).includes(pattern.split('+')[0] ?? pattern))),
    );
    const list = [lexeme.id, ...others.map((other) => other.id)];
    synonymLists.set(called, list);
    return list;
  };
  const storyLists = new Map<string, readonly Story[]>();
  const stories = (level: number, scene: string): readonly Story[] => {
    const key = `${level} ${scene}`;
    const known = storyLists.get(key);
    if (known) return known;
    const told = new Set(
      verbs(level)
        .filter(({ kind }) => kind !== 'aci')
        .map(({ verb }) => verb),
    );
    const list = frames.stories.filter(
      (story) => story.scene === scene && told.has(story.first.verb) && told.has(story.next.verb),
    );
    storyLists.set(key, list);
    return list;
  };
  const usesOf = new Map<string, readonly VerbFrame[]>();
  const uses = (verb: string, level: number): readonly VerbFrame[] => {
    const key = `${level} ${verb}`;
    const list = usesOf.get(key) ?? verbs(level).filter((row) => row.verb === verb);
    usesOf.set(key, list);
    return list;
  };
  return {
    index,
    frames,
    nouns,
    verbs,
    isOf: (noun, classes) => classes.some((name) => classesOf.get(noun)?.has(name)),
    isAlive: (noun) => index.byId(noun)?.tags.some((tag) => LIVING.has(tag)) ?? false,
    isAlone: (noun) => alone.has(noun),
    adjectives,
    stories,
    uses,
    isMet,
    adverbs: (level) => frames.adverbs.filter((row) => fits(row.adverb, level)),
    synonyms,
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
