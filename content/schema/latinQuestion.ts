// A Latin question as it is stored and sent: the eight types of the daily scrolls, with what the grader needs to judge an answer.
// Invariant: nothing below `PRIVATE_QUESTION_FIELDS` leaves the server before the question is answered.
// How to write one by hand or by AI: fill the fields of its type and the answer; leave `judging` out unless a frame made the question.
// `engine/latin/questions/gate/prove.ts` then says whether it may be asked.
import { z } from 'zod';

export const QUESTION_TYPES = [
  'multiple_choice',
  'translation',
  'type_response',
  'dialogue_completion',
  'text_reconstruction',
  'grammar_transformation',
  'creative_composition',
  'cultural_context',
] as const;
export const QuestionType = z.enum(QUESTION_TYPES);
export type QuestionType = z.infer<typeof QuestionType>;

/** Who made a question; the badge follows from it. `engine` is our own generator ("Sacred Codex"). */
const GENERATORS = ['AI', 'claude', 'morpheus', 'fallback', 'emergency', 'engine'] as const;
export const QuestionGenerator = z.enum(GENERATORS);
export type QuestionGenerator = z.infer<typeof QuestionGenerator>;

/** The fields that a player may not see before answering. */
export const PRIVATE_QUESTION_FIELDS = [
  'correctAnswer',
  'acceptableAnswers',
  'explanation',
  'judging',
] as const;

/** One word of the Latin key: what it must be, so that any true way of saying it is accepted and a false one is named. */
export const LatinSlot = z.strictObject({
  /** The word as the key writes it. */
  text: z.string().min(1),
  /** Words that may stand here, the key's own first; their ids in the lexicon. */
  lexemes: z.array(z.string()).min(1),
  /** The cells that the form may fill, the key's own first: `acc.sg`, `pres.ind.act.3sg`. */
  cells: z.array(z.string()).min(1),
  /** What the word does: subject, object, verb … */
  role: z.string().min(1),
  /** The clause it stands in, counted from 0; words of one clause stand together. */
  clause: z.int().min(0),
  /** The phrase it belongs to, when the words of that phrase must keep together and its first word comes first: prepositions, conjunctions. */
  phrase: z.int().min(0).optional(),
  /** Place in the key of the noun it agrees with. */
  agrees: z.int().min(0).optional(),
  /** A word that may be left out: a subject pronoun. */
  optional: z.boolean().optional(),
  /** An enclitic written on this word: `ne`, `que`. */
  enclitic: z.string().optional(),
});
export type LatinSlot = z.infer<typeof LatinSlot>;

/** One piece of the English key: every wording that says it. Articles are not written; pieces stand in order unless `free`. */
export const EnglishPiece = z.strictObject({
  /** Wordings, the best first, lower case. An empty wording means that the piece may be left out. */
  any: z.array(z.string()).min(1),
  role: z.string().min(1),
  /** The Latin word it renders, and the cell, so that a wrong number or tense can be named. */
  lexeme: z.string().optional(),
  cell: z.string().optional(),
  /** Pieces with the same number keep together and may stand elsewhere as one: "in the garden". */
  free: z.int().min(0).optional(),
});
export type EnglishPiece = z.infer<typeof EnglishPiece>;

/** What the grader works from beyond the accepted answers. */
export const QuestionJudging = z.strictObject({
  /** The language of the answer. */
  answer: z.enum(['latin', 'english', 'option']),
  /** Whether an answer must keep the key's word order. */
  fixedOrder: z.boolean().optional(),
  latin: z.array(LatinSlot).optional(),
  /** Each way to arrange the English. */
  english: z.array(z.array(EnglishPiece)).optional(),
  /** The tree of the sentence (engine/latin/sentences/tree.ts), so that other ways of saying it are known. Our own generators write it. */
  tree: z.record(z.string(), z.unknown()).optional(),
  /** The construction that was asked for: then other ways of saying the tree are not. */
  manner: z.string().optional(),
  /** For one asked form: which word and cells are right. */
  form: z.strictObject({ lexeme: z.string(), cells: z.array(z.string()).min(1) }).optional(),
  /** For one asked meaning: the word or form whose senses answer. */
  meaning: z.strictObject({ form: z.string() }).optional(),
  /** For answers in one's own words: from each list one expression must appear. */
  concepts: z.array(z.array(z.string()).min(1)).optional(),
  /** Expressions that show a misunderstanding. */
  contrary: z.array(z.string()).optional(),
  /** For a gap in a Latin sentence: the whole, with `___` where the answer goes. */
  gapped: z.string().optional(),
});
export type QuestionJudging = z.infer<typeof QuestionJudging>;

const base = {
  id: z.string().min(1),
  questionText: z.string().min(5),
  correctAnswer: z.string().min(1),
  acceptableAnswers: z.array(z.string().min(1)).default([]),
  /** Stars: half the skill level, rounded up. */
  difficulty: z.int().min(1).max(5),
  explanation: z.string().min(5),
  conceptTags: z.array(z.string()).default([]),
  grammarFocus: z.string().default(''),
  generatedBy: QuestionGenerator,
  /** ISO 8601, given by the caller. */
  generatedAt: z.string(),
  judging: QuestionJudging.optional(),
};

export const DialogueLine = z.strictObject({
  speaker: z.string().min(1),
  /** The Latin; where `isBlank`, with `___` in place of what is to be supplied. */
  text: z.string().min(1),
  translation: z.string().min(1),
  isBlank: z.boolean().default(false),
  hints: z.array(z.string()).default([]),
});

export const PrimarySource = z.strictObject({
  latin: z.string().min(3),
  translation: z.string().min(3),
  author: z.string().min(2),
  work: z.string().min(2),
});

export const RECONSTRUCTIONS = ['word_order', 'missing_words'] as const;

/** What a grammar_transformation asks for. */
export const TRANSFORMATIONS = [
  'number',
  'tense',
  'voice',
  'negation',
  'question',
  'indirect_statement',
  'indirect_question',
  'degree',
  'mood',
  'case',
  'person',
] as const;

export const LatinQuestion = z.discriminatedUnion('questionType', [
  z.strictObject({
    ...base,
    questionType: z.literal('multiple_choice'),
    multipleChoiceOptions: z.array(z.string().min(1)).min(3).max(6),
  }),
  z.strictObject({ ...base, questionType: z.literal('translation'), baseText: z.string().min(1) }),
  z.strictObject({ ...base, questionType: z.literal('type_response') }),
  z.strictObject({
    ...base,
    questionType: z.literal('dialogue_completion'),
    scenario: z.string().min(5),
    dialogue: z.array(DialogueLine).min(2),
  }),
  z.strictObject({
    ...base,
    questionType: z.literal('text_reconstruction'),
    reconstructionType: z.enum(RECONSTRUCTIONS),
    /** The words to be put in order (word_order), or to be put in the gaps (missing_words). */
    scrambledWords: z.array(z.string().min(1)).min(1),
    /** The English to be matched, or the text with gaps `___`. */
    baseText: z.string().min(1),
  }),
  z.strictObject({
    ...base,
    questionType: z.literal('grammar_transformation'),
    baseText: z.string().min(1),
    transformationType: z.enum(TRANSFORMATIONS),
  }),
  z.strictObject({
    ...base,
    questionType: z.literal('creative_composition'),
    writingPrompt: z.string().min(10),
    minimumWords: z.int().min(3).max(200).default(20),
    /** Headwords, each to appear in any form. */
    requiredVocabulary: z.array(z.string().min(1)).max(10),
  }),
  z.strictObject({
    ...base,
    questionType: z.literal('cultural_context'),
    backgroundText: z.string().min(20),
    primarySource: PrimarySource,
    culturalTopic: z.string().min(3),
  }),
]);
export type LatinQuestion = z.output<typeof LatinQuestion>;
export type LatinQuestionInput = z.input<typeof LatinQuestion>;
