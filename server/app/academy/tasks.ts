// What is asked of a scholar: everything of the Latin engine that may take more than a few milliseconds, by name. Runs in a worker.
// Invariant: what goes in and comes out is plain data, for it travels between threads.
import type { DictionaryEntry, LatinTranslation } from '@sigilla/content/schema/dictionaryEntry.ts';
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { Seed } from '@sigilla/engine/core/random.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { saidBy } from '@sigilla/engine/learning/asked.ts';
import type { GradedAnswer, WordCard } from '@sigilla/engine/learning/views.ts';
import type { HousedWord } from '@sigilla/engine/learning/palace/card.ts';
import type { ScrollWord } from '@sigilla/engine/learning/palace/fromScroll.ts';
import { cardQuestion } from './cardQuestions.ts';
import type { CardWish } from './cardQuestions.ts';
import { asForeseen } from './foreseen.ts';
import { named, scrollWords } from './housing.ts';
import { latinOfExplanation, latinOfNotes, latinTexts } from './latinTexts.ts';
import { examine, materialFor } from '../teachers/examining.ts';
import type { Examined, Material } from '../teachers/examining.ts';
import type { Lesson, Written } from '../teachers/lesson.ts';
import { wordCards } from './wordCards.ts';
import type {
  AboutWish,
  Academy,
  Asked,
  DictionaryResult,
  DictionaryWish,
  FirstLesson,
  ParadigmTable,
  QuestionWish,
} from '@sigilla/engine/latin/academy.ts';

/** One way to read a form as it was written. */
export interface WordReading {
  /** The word's id in the dictionary. */
  readonly id: string;
  readonly headword: string;
  /** The form with its macrons. */
  readonly form: string;
  readonly definition: string;
  readonly partOfSpeech: string;
  /** "accusative plural"; empty where nothing is inflected. */
  readonly features: string;
  /** Whether it was written with these very macrons. */
  readonly exact: boolean;
}

/** Where a cell of a word's tables stands: table, row and column, counted from 0. */
export interface CellPlace {
  readonly section: number;
  readonly row: number;
  readonly column: number;
}

/** What a drill says of one answer; null when there is no such cell. */
export type DrillVerdict = { readonly isCorrect: boolean; readonly forms: readonly string[] } | null;

const MOST_READINGS = 8;

const readings = (academy: Academy, form: string): readonly WordReading[] =>
  academy
    .analyse(form)
    .toSorted((one, other) => Number(other.exact) - Number(one.exact))
    .slice(0, MOST_READINGS)
    .flatMap(({ lexeme, form: { text }, features, exact }) => {
      const entry = academy.entry(lexeme.id);
      if (entry === undefined) return [];
      return [
        {
          id: lexeme.id,
          headword: academy.lemma(lexeme),
          form: text,
          definition: entry.definition,
          partOfSpeech: entry.partOfSpeech,
          features: academy.describe(features, lexeme),
          exact,
        },
      ];
    });

const tableOf = (academy: Academy, id: string): ParadigmTable | null => {
  const word = academy.word(id);
  return word === undefined ? null : academy.table(word);
};

/** When tasters were made, as it were: a question made again must be the same one. */
const NO_TIME = '2026-01-01T00:00:00.000Z';

/** A first lesson, and the question that it answers; the same for the same seed. */
const tasterOf = (academy: Academy, seed: Seed): FirstLesson | null =>
  academy.firstLesson({ seed: forkSeed(seed, 'lesson'), generatedAt: NO_TIME }) ?? null;

const graded = (academy: Academy, question: LatinQuestion, answer: string): GradedAnswer => {
  const { isCorrect, verdict, score, explanation, errors } = academy.grade(question, answer);
  const faults = errors.map(({ message }) => message);
  return {
    isCorrect,
    verdict,
    feedback: { score, explanation },
    correctAnswer: question.correctAnswer,
    latin: [...new Set([...latinTexts(academy, question), ...latinOfExplanation(academy, explanation)])],
    words: [...wordCards(academy, question, explanation, faults)],
  };
};

/** An answer to a scroll, judged, and the words that may be hung in the Memory Palace, those that it missed first. */
export interface JudgedScroll {
  readonly graded: GradedAnswer;
  readonly hung: readonly ScrollWord[];
}

const judgedScroll = (academy: Academy, question: LatinQuestion, answer: string): JudgedScroll => {
  const judged = graded(academy, question, answer);
  return { graded: judged, hung: scrollWords(academy, judged.words, judged.isCorrect) };
};

/** Answers of one question (`asForeseen`), and what is said of each. */
export type ForeseenAnswers = ReadonlyMap<string, JudgedScroll>;

/** A proved question with its likeliest answers judged already. */
export interface ForeseenQuestion {
  readonly question: LatinQuestion;
  readonly foreseen: ForeseenAnswers;
}

/** Of the answers that a question takes besides its key, so many are judged ahead: each costs a tenth of a millisecond. */
const MOST_LIKELY = 4;

/** The options of a choice; else the key and what is as good, as they stand and without their macrons. */
const likelyAnswers = (academy: Academy, question: LatinQuestion): readonly string[] => {
  if (question.questionType === 'multiple_choice') return question.multipleChoiceOptions;
  const good = [question.correctAnswer, ...question.acceptableAnswers.slice(0, MOST_LIKELY)];
  return good.flatMap((answer) => [answer, academy.withoutMacrons(answer)]);
};

const withForeseen = (
  academy: Academy,
  question: LatinQuestion | null | undefined,
): ForeseenQuestion | null => {
  if (question === undefined || question === null) return null;
  const answers = new Map(
    likelyAnswers(academy, question).map((answer) => [asForeseen(question, answer), answer]),
  );
  const foreseen = new Map([...answers].map(([as, answer]) => [as, judgedScroll(academy, question, answer)]));
  return { question, foreseen };
};

/** A word's page: its entry, and its forms as a grammar prints them. */
export interface WordPage {
  readonly entry: DictionaryEntry;
  /** What of its notes is Latin, text by text. */
  readonly latin: readonly string[];
  readonly table: ParadigmTable | null;
}

const pageOf = (academy: Academy, id: string): WordPage | null => {
  const entry = academy.entry(id);
  if (entry === undefined) return null;
  const { etymology, usage, grammarNotes, literaryUsage, culturalNotes } = entry;
  const notes = [etymology, usage, grammarNotes, literaryUsage, culturalNotes].flatMap((note) => note ?? []);
  return { entry, latin: latinOfNotes(academy, notes), table: tableOf(academy, id) };
};

/** Every task over an opened academy. */
export const scholarTasks = (academy: Academy) => ({
  search: (wish: DictionaryWish): DictionaryResult => academy.search(wish),
  entry: (id: string): WordPage | null => pageOf(academy, id),
  /** The page of the word of a date. */
  wordOfDay: (day: string): WordPage | null => pageOf(academy, academy.wordOfDay(day) ?? ''),
  translate: (text: string): LatinTranslation => academy.translate(text),
  word: (form: string): readonly WordReading[] => readings(academy, form),
  /** A proved question; null when the content has nothing of the kind. */
  draw: (wish: QuestionWish): ForeseenQuestion | null => withForeseen(academy, academy.ask(wish)),
  /** A proved question about a word, skill or construction that says nothing of what was said (`saidBy`), or why there is none. */
  drawAbout: (wish: Omit<AboutWish, 'isSeen'>, said: readonly string[]): Asked => {
    const known = new Set(said);
    return academy.askAbout({ ...wish, isSeen: (question) => known.has(saidBy(question)) });
  },
  grade: (question: LatinQuestion, answer: string): GradedAnswer => graded(academy, question, answer),
  judgeScroll: (question: LatinQuestion, answer: string): JudgedScroll =>
    judgedScroll(academy, question, answer),
  /** What is Latin of each of these questions. */
  latinOf: (questions: readonly LatinQuestion[]): readonly (readonly string[])[] =>
    questions.map((question) => [
      ...latinTexts(academy, question),
      ...latinOfExplanation(academy, question.explanation),
    ]),
  /** The words of a scroll that may be hung, where its answer is not what it was judged to be. */
  toBeHung: (words: readonly WordCard[], isCorrect: boolean): readonly ScrollWord[] =>
    scrollWords(academy, words, isCorrect),
  /** A question about a card; null when the dictionary has lost the word. */
  askCard: (wish: CardWish): ForeseenQuestion | null => withForeseen(academy, cardQuestion(academy, wish)),
  /** The words that rows of a deck name, by id or as written; null for each that is not known. */
  named: (given: readonly string[]): readonly (HousedWord | null)[] =>
    given.map((one) => named(academy, one)),
  /** What a teacher's lesson can be made of. */
  material: (seed: Seed, difficulty: number): Material => materialFor(academy, seed, difficulty),
  /** Reads what a teacher wrote, whatever it is. */
  examine: (candidate: unknown, lesson: Lesson, written: Written): Examined =>
    examine(academy, candidate, lesson, written),
  taster: (seed: Seed): FirstLesson | null => tasterOf(academy, seed),
  gradeTaster: (seed: Seed, answer: string): GradedAnswer | null => {
    const taster = tasterOf(academy, seed);
    return taster === null ? null : graded(academy, taster.question, answer);
  },
  drill: (id: string, { section, row, column }: CellPlace, answer: string): DrillVerdict => {
    const cell = tableOf(academy, id)?.sections[section]?.rows[row]?.cells[column];
    if (cell === undefined || cell.length === 0) return null;
    const forms = cell.map(({ text }) => text);
    return { forms, isCorrect: forms.some((form) => academy.fold(form) === academy.fold(answer.trim())) };
  },
});

export type ScholarTasks = ReturnType<typeof scholarTasks>;
