// The shape of a Latin word as it is authored: principal parts with macrons, senses, and what a dictionary says besides.
// Forms are never stored here: engine/latin inflects them from `parts`, `flags` and the few cells in `forms`.
// How to write an entry by hand: content/latin/lexicon/AUTHORING.md.
import { z } from 'zod';

const PART_OF_SPEECH = [
  'noun',
  'adj',
  'verb',
  'adv',
  'prep',
  'conj',
  'pron',
  'num',
  'interj',
  'particle',
] as const;
export const PartOfSpeech = z.enum(PART_OF_SPEECH);
export type PartOfSpeech = z.infer<typeof PartOfSpeech>;

/** What principal parts alone cannot say. Most words need none; each is explained in AUTHORING.md. */
const LEXEME_FLAGS = [
  // nouns
  'plural', // only a plural (castra); inferred from a plural genitive
  'singular', // only a singular (aurum as a metal, plēbs)
  'indecl', // does not decline (nēquam, decem)
  'proper', // a name
  'istem', // genitive plural -ium though the rules of thumb would say -um
  'consonant', // genitive plural -um (adjectives: ablative -e too) though the rules would say -ium
  'im', // accusative -im, ablative -ī only (sitis)
  'im-em', // accusative -im or -em, ablative -ī or -e (turris)
  'abl-i', // ablative -ī beside -e (ignis)
  'abus', // dative and ablative plural -ābus (dea, fīlia)
  'ubus', // dative and ablative plural -ubus (arcus, tribus)
  'um-gen', // genitive plural -um beside -ōrum or -ārum (nummus)
  'locative', // has a locative: towns, small islands
  // adjectives
  'nograde', // has no comparative and superlative (Rōmānus, aureus)
  'pronominal', // genitive -īus, dative -ī (tōtus)
  // verbs
  'intransitive', // passive only impersonal: third singular (itur, ventum est)
  'nopassive', // no passive at all (possum)
  'impersonal', // third singular and infinitive only (licet); inferred from parts in -t
  'noimperative', // has no imperative
  // others
  'enclitic', // leans on the word before (-que)
] as const;
export const LexemeFlag = z.enum(LEXEME_FLAGS);
export type LexemeFlag = z.infer<typeof LexemeFlag>;

/** What a word is about; sentence frames and question generators choose words by these, so they are a closed list. */
export const SEMANTIC_TAGS = [
  'person', 'people', 'family', 'role', 'body', 'mind', 'emotion', 'virtue', 'vice', 'life', 'death', 'health',
  'animal', 'plant', 'food', 'drink', 'nature', 'weather', 'sky', 'earth', 'water', 'sea', 'fire', 'light',
  'place', 'city', 'house', 'building', 'furniture', 'clothing', 'tool', 'vessel', 'metal', 'material', 'farming',
  'war', 'weapon', 'army', 'peace', 'politics', 'law', 'crime', 'trade', 'money', 'work', 'travel', 'ship',
  'religion', 'god', 'magic', 'myth', 'fate', 'time', 'season', 'number', 'quantity', 'size', 'shape', 'colour',
  'sound', 'speech', 'writing', 'learning', 'art', 'games', 'motion', 'position', 'change', 'making', 'giving',
  'taking', 'having', 'perception', 'thought', 'will', 'power', 'help', 'harm', 'love', 'hate', 'fear', 'joy',
  'grief', 'anger', 'beauty', 'good', 'bad', 'age', 'speed', 'difficulty', 'truth', 'cause', 'manner', 'degree',
  'negation', 'question', 'connection', 'pronoun', 'thing', 'abstract', 'name', 'rome', 'greece', 'barbarian',
] as const; // prettier-ignore
export const SemanticTag = z.enum(SEMANTIC_TAGS);
export type SemanticTag = z.infer<typeof SemanticTag>;

/** Kinds of pronoun and conjunction, where it matters to syntax. */
const WORD_KINDS = [
  'personal', 'reflexive', 'possessive', 'demonstrative', 'intensive', 'relative', 'interrogative', 'indefinite',
  'coordinating', 'subordinating',
] as const; // prettier-ignore

const FREQUENCIES = ['very high', 'high', 'very common', 'common', 'moderate'] as const;
export const Frequency = z.enum(FREQUENCIES);
export type Frequency = z.infer<typeof Frequency>;

const LEVELS = ['basic', 'intermediate', 'advanced'] as const;
export const LatinLevel = z.enum(LEVELS);
export type LatinLevel = z.infer<typeof LatinLevel>;

/** Letters of Latin with macrons (NFC), spaces and hyphens: what a form may be made of. */
const LATIN_TEXT = /^-?[A-Za-zĀāĒēĪīŌōŪūȲȳëï]+(?:[ -][A-Za-zĀāĒēĪīŌōŪūȲȳëï]+)*$/;
const latinWord = z.string().regex(LATIN_TEXT);

/** One government pattern: cases, prepositions and clauses joined by `+`: `acc`, `acc+dat`, `ad+acc`, `inf`, `aci`, `ut`. */
const government = z
  .string()
  .regex(
    /^(?:none|(?:acc|dat|abl|gen|nom|inf|aci|ut|ne|quin|quominus|quod|si|question|ind|subj|a|ab|ad|apud|contra|cum|de|ex|in|inter|ob|per|pro|sub|super)(?:\+(?:acc|dat|abl|gen|nom|inf|aci|ut|ne|quin|quominus|quod|question))*)$/,
  );

const senseObject = z.strictObject({
  /** English words that translate this sense, best first; verbs without "to", nouns without an article. */
  en: z.array(z.string().min(1)).min(1),
  /** Where the sense applies, in a few words: "of time", "in the plural", "with the dative". */
  note: z.string().min(1).optional(),
  /** Government of this sense when it differs from the word's. */
  gov: z.array(government).optional(),
});

/** A sense: a bare list of synonyms, or an object when a note or government belongs to it. */
const LexemeSense = z.union([
  z
    .array(z.string().min(1))
    .min(1)
    .transform((en) => ({ en })),
  senseObject,
]);

const LexemeExample = z.strictObject({
  la: z.string().min(3),
  en: z.string().min(3),
  source: z.strictObject({ author: z.string(), work: z.string(), place: z.string() }).optional(),
});

export const Lexeme = z.strictObject({
  /** Stable, ASCII, never renamed once learners have cards for it: `amicus_n`. */
  id: z.string().regex(/^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/),
  pos: PartOfSpeech,
  /** As a dictionary gives them, every long vowel marked; `-` stands for a part that does not exist. */
  parts: z
    .array(z.union([latinWord, z.literal('-')]))
    .min(1)
    .max(4),
  /** The headword when it is not the first part. */
  lemma: latinWord.optional(),
  /** `c`: masculine or feminine by the person meant. */
  gender: z.enum(['m', 'f', 'n', 'c']).optional(),
  flags: z.array(LexemeFlag).default([]),
  /** Comparative and superlative when irregular (nominative masculine), `false` when lacking. */
  comp: z.union([latinWord, z.literal(false)]).optional(),
  sup: z.union([latinWord, z.literal(false)]).optional(),
  /** An adjective's adverb: `true` when regular (fortiter), or the form (bene). */
  adv: z.union([latinWord, z.literal(true)]).optional(),
  /** Single cells that break the pattern: `{ 'gen.pl': 'deōrum|deum' }`, first the usual form; `-` removes the cell. */
  forms: z.record(z.string(), z.string().min(1)).optional(),
  kind: z.enum(WORD_KINDS).optional(),
  numeral: z
    .strictObject({
      kind: z.enum(['cardinal', 'ordinal', 'distributive', 'adverbial']),
      value: z.int().min(0),
    })
    .optional(),
  senses: z.array(LexemeSense).min(1),
  /** Further English that answers for the word, never shown; filled in when the lexicon is read (englishSynonyms.ts). */
  also: z.array(z.string().min(1)).default([]),
  freq: Frequency,
  level: LatinLevel,
  /** Place in the order of learning, 1 first; need not be unique. */
  rank: z.int().min(1).optional(),
  tags: z.array(SemanticTag).default([]),
  /** What it takes: verbs and adjectives their objects and clauses, prepositions their case, conjunctions their mood. */
  gov: z.array(government).optional(),
  etym: z.string().min(3).optional(),
  usage: z.string().min(3).optional(),
  examples: z.array(LexemeExample).default([]),
  /** Ids of words that belong with it. */
  related: z.array(z.string()).default([]),
  literary: z.string().min(3).optional(),
  culture: z.string().min(3).optional(),
  /** Other spellings of the headword that a reader may meet. */
  alt: z.array(latinWord).default([]),
});

/** A lexeme as the engine sees it, defaults filled in. */
export type Lexeme = z.output<typeof Lexeme>;
/** A lexeme as an author types it. */
export type LexemeInput = z.input<typeof Lexeme>;

/** A book of the lexicon. Not just any array: the compiler would hold each word against every other, and books are long. */
export type Book = readonly [LexemeInput, ...LexemeInput[]];
export type LexemeSense = z.output<typeof LexemeSense>;
