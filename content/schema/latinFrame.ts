// What sentence frames choose from: classes of nouns that behave alike in the world, what each verb may do to which class, and which
// adjectives suit it. Words are named by id; one that the lexicon lacks is passed over. Syntax is the engine's: engine/latin/sentences/.
import { z } from 'zod';

const classes = z.array(z.string().min(1)).min(1);
const lexemeId = z.string().regex(/^[a-z0-9_]+$/);

const VERB_KINDS = [
  'none',
  'acc',
  'acc+dat',
  'dat',
  'abl',
  'inf',
  'aci',
  'with',
  'ask',
  'urge',
  'order',
] as const;

/** One use of a verb: who does it, to what, and the English of it. */
export const VerbFrame = z.strictObject({
  verb: lexemeId,
  /** English base form with its particle: `wait for`. */
  en: z.string().min(2),
  /** `with`: cum and ablative; `ask`: an indirect question; `urge`: an accusative or dative person and ut; `order`: accusative and infinitive of an order. */
  kind: z.enum(VERB_KINDS),
  subject: classes,
  object: classes.optional(),
  /** Who receives, for acc+dat. */
  to: classes.optional(),
  /** Where it happens: in with the ablative. */
  where: classes.optional(),
  /** Whither: in or ad with the accusative. */
  whither: classes.optional(),
  /** Whence: ex with the ablative. */
  whence: classes.optional(),
  /** With what it is done: bare ablative. */
  means: classes.optional(),
  /** A state rather than an act: English says "loved" for the imperfect. */
  stative: z.boolean().optional(),
  /** Done in a moment, so that the imperfect would sound strange. */
  sudden: z.boolean().optional(),
  /** Done by nobody on purpose or by request. */
  aimless: z.boolean().optional(),
  /** Whither is ad, never in. */
  towards: z.boolean().optional(),
  /** The scenes where it is done, `*` for all of them; told by the scenes' own lists when left out. */
  scenes: z.array(z.string().min(1)).optional(),
});
export type VerbFrame = z.infer<typeof VerbFrame>;

export const AdjectiveFrame = z.strictObject({
  adjective: lexemeId,
  en: z.string().min(2),
  of: classes,
  /** Whether comparing by it makes sense. */
  graded: z.boolean(),
});
export type AdjectiveFrame = z.infer<typeof AdjectiveFrame>;

export const AdverbFrame = z.strictObject({
  adverb: lexemeId,
  en: z.string().min(2),
  /** Times it goes with; all when left out. */
  tenses: z.array(z.enum(['pres', 'impf', 'fut', 'perf', 'plup'])).optional(),
  /** Says that a thing is done more than once, which one does not say of what is done in a moment. */
  often: z.boolean().optional(),
});
export type AdverbFrame = z.infer<typeof AdverbFrame>;

/** People, places and things that belong together, and what is done there. */
export const Scene = z.strictObject({
  name: z.string().min(2),
  people: z.array(lexemeId).min(1),
  /** Places and things. */
  surroundings: z.array(lexemeId).default([]),
  verbs: z.array(lexemeId).min(1),
});
export type Scene = z.infer<typeof Scene>;

/** What follows from what one is: so tired that one sleeps, so sad that one does not laugh. */
export const Consequence = z.strictObject({
  adjective: lexemeId,
  verb: lexemeId,
  isNegated: z.boolean(),
});
export type Consequence = z.infer<typeof Consequence>;

/** One deed of a story: classes of nouns, or `=` the doer of the first deed, `him` the same as an object, `it` the first deed's object. */
export const Deed = z.strictObject({
  who: z.string().min(1),
  verb: lexemeId,
  what: z.string().min(1).optional(),
  to: z.string().min(1).optional(),
  where: z.string().min(1).optional(),
  whither: z.string().min(1).optional(),
  whence: z.string().min(1).optional(),
});
export type Deed = z.infer<typeof Deed>;

/** Something happens, and somebody does something about it. */
export const Story = z.strictObject({ scene: z.string().min(2), first: Deed, next: Deed });
export type Story = z.infer<typeof Story>;

/** An English verb that with this object wants a Latin verb of its own: "cast" a "spell" is canere. */
export const SetVerb = z.strictObject({
  verb: z.string().min(1),
  object: z.string().min(1),
  latin: lexemeId,
  /** The Latin of the object beside this verb, where it is another than elsewhere. */
  thing: lexemeId.optional(),
});
export type SetVerb = z.infer<typeof SetVerb>;

/** An English word of two meanings that only the company tells apart, with the Latin of each; for the translator's doubts. */
export const DoubleWord = z.strictObject({
  english: z.string().min(1),
  senses: z.array(z.strictObject({ lexeme: lexemeId, means: z.string().min(1) })).min(2),
});
export type DoubleWord = z.infer<typeof DoubleWord>;

/** What composition alone chooses from besides: it adds to the classes and scenes of the same name. */
export const WiderFrames = z.strictObject({
  nouns: z.record(z.string(), z.array(lexemeId)),
  english: z.record(lexemeId, z.string()),
  verbs: z.array(VerbFrame),
  adjectives: z.array(AdjectiveFrame),
  adverbs: z.array(AdverbFrame),
  scenes: z.array(Scene),
  stories: z.array(Story),
});
export type WiderFrames = z.infer<typeof WiderFrames>;

export const LatinFrames = z.strictObject({
  /** Nouns of each class, by id. */
  nouns: z.record(z.string(), z.array(lexemeId)),
  /** English of a noun where the dictionary's first gloss would not do in a sentence. */
  english: z.record(lexemeId, z.string()),
  /** Further English by word, and English of which the word is the first choice; for the translator. */
  glosses: z.record(lexemeId, z.array(z.string().min(1))).optional(),
  setVerbs: z.array(SetVerb).optional(),
  doubleWords: z.array(DoubleWord).optional(),
  verbs: z.array(VerbFrame),
  adjectives: z.array(AdjectiveFrame),
  adverbs: z.array(AdverbFrame),
  scenes: z.array(Scene),
  consequences: z.array(Consequence),
  stories: z.array(Story).default([]),
  wider: WiderFrames.optional(),
  /** Of whom there is usually one: the king, the mother. */
  alone: z.array(lexemeId),
});
export type LatinFrames = z.infer<typeof LatinFrames>;
