// The front door of the Latin engine: whoever is not of it takes Latin from here and from nowhere else (tests/boundaries.test.ts).
// Invariant: content comes in once, as values; chance and time come in with each call; nothing is remembered but what is made of content.
import type { DictionaryEntry, LatinTranslation } from '@sigilla/content/schema/dictionaryEntry.ts';
import type { LatinDialogue } from '@sigilla/content/schema/latinDialogue.ts';
import type { LatinFrames } from '@sigilla/content/schema/latinFrame.ts';
import type { LatinPassage } from '@sigilla/content/schema/latinPassage.ts';
import type { LatinPhrase } from '@sigilla/content/schema/latinPhrase.ts';
import type { LatinPrompt } from '@sigilla/content/schema/latinPrompt.ts';
import type { LatinQuestion, QuestionJudging, QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Seed } from '../core/random.ts';
import { randomFork } from '../core/random.ts';
import type { Analysis } from './analyse.ts';
import { indexLexicon, lemmaOf, wordsOf } from './analyse.ts';
import { adverbMeaning } from './dictionary/entry.ts';
import { openJudge } from './dictionary/judge.ts';
import type { SayingRows } from './dictionary/towards/latinSayings.ts';
import type { Prompt } from './dictionary/judgingFor.ts';
import type { DictionaryResult, DictionaryWish } from './dictionary/search.ts';
import { openDictionary } from './dictionary/search.ts';
import { translateEnglish } from './dictionary/translate.ts';
import type { Features } from './features.ts';
import { fold, withoutMacrons } from './fold.ts';
import type { Cell } from './inflect.ts';
import { inflect, paradigm } from './inflect.ts';
import type { DictionaryParts } from './printedEntry.ts';
import { lexemeFromEntry, lexemeFromParts } from './lexemeFromParts.ts';
import type { ParadigmTable } from './paradigmTable.ts';
import { paradigmTable, renderParadigmTable } from './paradigmTable.ts';
import { describeForm } from './questions/describing.ts';
import type { AboutWish, Asked } from './questions/askAbout.ts';
import { askAbout } from './questions/askAbout.ts';
import type { FirstLesson } from './questions/firstLesson.ts';
import { firstLesson } from './questions/firstLesson.ts';
import type { Proof } from './questions/gate/proof.ts';
import { prove } from './questions/gate/prove.ts';
import { generateQuestion } from './questions/generate.ts';
import type { PublicQuestion } from './questions/publicQuestion.ts';
import { publicQuestion } from './questions/publicQuestion.ts';
import type { Skill } from './questions/skills.ts';
import { skillsOf } from './questions/skills.ts';
import type { ReadWord } from './reading/latin.ts';
import { likelyWords } from './reading/likelyWords.ts';
import { composeSentence } from './sentences/compose.ts';
import type { Frame } from './sentences/frames/frame.ts';
import { FRAMES } from './sentences/frames.ts';
import { levelOf } from './sentences/stock.ts';
import type { Form, Unreadable, Word } from './word.ts';

export { fold } from './fold.ts';
export { publicQuestion } from './questions/publicQuestion.ts';
export { validateLexicon } from './validateLexicon.ts';
export type { Analysis } from './analyse.ts';
export type { DictionaryHit } from './dictionary/hits.ts';
export type { DictionaryResult, DictionaryWish } from './dictionary/search.ts';
export type { Features } from './features.ts';
export type { Cell } from './inflect.ts';
export type { ParadigmTable } from './paradigmTable.ts';
export { SKILLS } from './questions/skills.ts';
export type { AboutWish, Asked } from './questions/askAbout.ts';
export type { FirstLesson } from './questions/firstLesson.ts';
export type { Skill } from './questions/skills.ts';
export type { Proof } from './questions/gate/proof.ts';
export type { Verdict } from './questions/grading/verdict.ts';
export type { PublicQuestion } from './questions/publicQuestion.ts';
export type { Form, Unreadable, Word } from './word.ts';

/** What an academy teaches from; content/latin/private/library.ts reads it all. */
export type LatinContent = {
  readonly lexicon: readonly Lexeme[];
  readonly frames: LatinFrames;
  readonly phrases: readonly LatinPhrase[];
  readonly dialogues: readonly LatinDialogue[];
  readonly passages: readonly LatinPassage[];
  readonly prompts: readonly LatinPrompt[];
  /** Latin that says one thing: what answers may say for what their author wrote. */
  readonly sayings?: SayingRows;
};

/** A construction that sentences are made of, from a skill level on. */
export type Construction = Pick<Frame, 'name' | 'level' | 'concepts' | 'note'>;

/** A sentence made by the engine, and the construction it shows. */
export type Composition = { readonly latin: string; readonly english: string; readonly construction: string };

/** What is to be composed: `construction` by its name or one of its concepts; any that the level knows when left out. */
export type CompositionWish = {
  readonly seed: Seed;
  readonly level: number;
  readonly construction?: string;
};

/** A question to be made. `level` is the skill level, 1 to 10; `generatedAt` the caller's clock, ISO 8601. */
export type QuestionWish = {
  readonly seed: Seed;
  readonly type: QuestionType;
  readonly level: number;
  readonly generatedAt: string;
};

const constructions: readonly Construction[] = FRAMES.map(({ name, level, concepts, note }) => ({
  name,
  level,
  concepts,
  note,
}));

/** Opens the academy over its content. Opening indexes the lexicon (a fifth of a second); what else is needed is built at its first use. */
export const openAcademy = ({ lexicon, phrases, sayings, ...rest }: LatinContent) => {
  const index = indexLexicon(lexicon);
  const dictionary = openDictionary(index);
  const material = { index, ...rest };
  const judge = openJudge({ index, frames: rest.frames, dictionary }, sayings);
  const translate = (text: string): LatinTranslation =>
    translateEnglish({ index, frames: rest.frames, dictionary, phrases, text });
  return {
    // Words
    /** The words of a text, without its stops. */
    words: wordsOf,
    /** Words of the lexicon by headword or other spelling, macron-blind. */
    called: (headword: string): readonly Lexeme[] => index.byLemma(headword),
    /** A word of the lexicon by its id; undefined when there is none. */
    word: (id: string): Lexeme | undefined => index.byId(id),
    /** Every reading of a form; empty when the lexicon knows none. */
    analyse: (form: string): readonly Analysis[] => index.analyse(form),
    /** The words of a text, each with the readings that its sentence leaves. */
    readings: (text: string): readonly ReadWord[] => likelyWords(index, text),
    /** The headword: what the dictionary files a word under. */
    lemma: lemmaOf,
    /** A word as dictionaries print it (`rēx, rēgis m.`), or what is wrong with that. */
    wordFromEntry: (entry: string): Word | Unreadable => lexemeFromEntry(entry),
    /** A word of its principal parts, or what is wrong with them. */
    wordFromParts: (parts: DictionaryParts): Word | Unreadable => lexemeFromParts(parts),
    /** The forms of a cell, the usual one first; none when the word lacks it. */
    inflect: (word: Word, features: Features): readonly Form[] => inflect(word, features),
    /** Every cell that a word has, with its forms. */
    paradigm: (word: Word): readonly Cell[] => paradigm(word),
    /** A word's forms as a grammar prints them. */
    table: (word: Word): ParadigmTable => paradigmTable(word),
    /** That table as plain text. */
    printed: (word: Word): string => renderParadigmTable(paradigmTable(word)),
    /** Features in words: "accusative plural"; of a word's form as questions call it: a deponent is not called active. */
    describe: (features: Features, word?: Lexeme): string => describeForm(word, features),
    /** What is equal for two spellings of one form: macrons, case, u and v, i and j levelled. */
    fold,
    withoutMacrons,

    // Dictionary
    /** Words by Latin, by any form, by English, by letter. */
    search: (wish: DictionaryWish): DictionaryResult => dictionary.search(wish),
    /** The entry of a word by its id; undefined when there is none. */
    entry: (id: string): DictionaryEntry | undefined => dictionary.entry(id),
    /** What the adverb of an adjective means, by the adjective's id: bene is well, not good. Undefined where it can't be told. */
    asAdverb: (id: string): string | undefined => {
      const word = index.byId(id);
      return word?.pos === 'adj' ? adverbMeaning(word) : undefined;
    },
    /** The id of the word of a date, such as 2026-11-30; undefined of a lexicon without any that is worth a day. */
    wordOfDay: (day: string): string | undefined => dictionary.wordOfDay(day),
    /** English into Latin, or an honest refusal; never throws. */
    translate,

    // Sentences
    /** Every construction that sentences are made of, the earliest level first. */
    constructions,
    /** A sentence in both languages; undefined when the draw came to nothing. */
    compose: ({ seed, level, construction }: CompositionWish): Composition | undefined => {
      const made = composeSentence({
        index,
        frames: rest.frames,
        random: randomFork(seed, 'compose'),
        level,
        ...(construction === undefined ? {} : { focus: construction }),
      });
      return made && { latin: made.latin, english: made.english, construction: made.tree.frame };
    },

    // Questions
    /** A proved question with its key; the same for the same seed. Undefined only when the content has nothing of the kind. */
    ask: (wish: QuestionWish): LatinQuestion | undefined => generateQuestion({ material, ...wish }),
    /** A first sentence for somebody who knows none, and a question that it answers. */
    firstLesson: (wish: Pick<QuestionWish, 'seed' | 'generatedAt'>): FirstLesson | undefined =>
      firstLesson(material, wish),
    /** A proved question about this word, that skill, that construction, unlike those seen; or the reason why there is none. */
    askAbout: (wish: AboutWish): Asked => askAbout(material, wish),
    /** The skills on a word that a learner of a level can be asked; none for an unknown id. */
    skills: (id: string, level: number): readonly Skill[] => {
      const word = index.byId(id);
      return word === undefined ? [] : skillsOf(word, Math.max(level, levelOf(word)));
    },
    /** Whether a question by anyone may be asked, or the first reason why not. Takes anything. */
    prove: (candidate: unknown): Proof => prove(index, candidate, translate),
    /** What of a question may leave the server before it is answered. */
    publicView: (question: LatinQuestion): PublicQuestion => publicQuestion(question),
    /** Judges an answer and says what is wrong with it, or that this wording cannot be judged; `isStrict` asks for macrons. */
    grade: judge.judge,
    /** How answers to a sentence by anyone are judged; undefined when no tree says both it and one of its references. */
    judgingFor: (prompt: Prompt): QuestionJudging | undefined => judge.judgingOf(prompt),
  };
};

/** The Latin engine, opened over its content. */
export type Academy = ReturnType<typeof openAcademy>;
