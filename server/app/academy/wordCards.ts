// The Latin words of a question and its key, each with its reading, for the cards under an answer. Runs in a worker.
// Invariant: a text counts as Latin when nearly all of its words can be read as such; English is passed over.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { Academy, Analysis } from '@sigilla/engine/latin/academy.ts';
import type { WordCard } from '@sigilla/engine/learning/views.ts';
import { LATIN_FROM, parting } from './latinTexts.ts';
import { likelier } from './likelier.ts';
import type { ReadForm } from './likelier.ts';

const MOST_CARDS = 24;
/** What stands between the English of a question and the words that get a card: fewer than are looked up, for a form that is asked for is its key's card alone. */
const BETWEEN = parting(':–?()"“”', 'of|does|for|can|word|form|completes|mean|take');

/** Every text of a question that may be Latin, its sentence before its key; of a dialogue, the line that was to be completed; of a theme to write on, none. */
const textsOf = (question: LatinQuestion): readonly string[] => {
  const texts =
    'primarySource' in question
      ? [question.primarySource.latin]
      : 'dialogue' in question
        ? question.dialogue
            .filter(({ text }) => text.includes('___'))
            .map(({ text }) => text.replaceAll('___', question.correctAnswer))
        : 'baseText' in question
          ? [question.baseText]
          : 'writingPrompt' in question
            ? []
            : question.questionText.split(BETWEEN);
  return [...texts, question.correctAnswer];
};

/** What a word means, once looked up: to make an entry costs more than to read a form. An adjective's adverb means what it means there. */
const meanings = new Map<string, string>();
const meaningOf = (academy: Academy, id: string, isAdverb: boolean): string | undefined => {
  const name = isAdverb ? `${id}/adverb` : id;
  const known =
    meanings.get(name) ?? (isAdverb ? academy.asAdverb(id) : undefined) ?? academy.entry(id)?.definition;
  if (known !== undefined) meanings.set(name, known);
  return known;
};

const MOST_READINGS = 3;

/** The case of a participle that an explanation speaks of as one form with its sum: "captus est: third person …", "captum esse: …". */
const besideSum = (explanation: string, form: string): 'nom' | 'acc' | undefined => {
  const sum = new RegExp(`(?<!\\p{L})${form} (\\p{L}+): `, 'u').exec(explanation)?.[1];
  return sum === undefined ? undefined : sum === 'esse' ? 'acc' : 'nom';
};

/** The words that a sentence's tree names, wherever in it. */
const lexemesIn = (tree: unknown): readonly string[] =>
  typeof tree !== 'object' || tree === null
    ? []
    : Object.entries(tree).flatMap(([name, value]) =>
        name === 'lexeme' && typeof value === 'string' ? [value] : lexemesIn(value),
      );

/** Kinds of words by which a question says what it is about. */
const KINDS = { conj: /conjunction/i, prep: /preposition/i, adv: /adverb/i, pron: /pronoun/i } as const;

/** Of a form that is all of the key, the readings of the kind that the question is about, where it names one: quod of conjunctions is no pronoun. */
const ofKind = (
  academy: Academy,
  { correctAnswer, grammarFocus }: LatinQuestion,
  key: string,
  all: readonly Analysis[],
): readonly Analysis[] => {
  if (academy.fold(correctAnswer.trim()) !== key) return all;
  const meant = all.filter(
    ({ lexeme: { pos } }) => pos in KINDS && KINDS[pos as keyof typeof KINDS].test(grammarFocus),
  );
  return meant.length > 0 ? meant : all;
};

/** How common a word is, the commonest first. */
const COMMONNESS = ['very high', 'high', 'very common', 'common', 'moderate'];
const commonness = ({ freq }: Pick<Analysis['lexeme'], 'freq'>): number =>
  COMMONNESS.indexOf(freq) + 1 || COMMONNESS.length + 1;

/** Whose genitive looks like an owner's own adjective, and is seldom meant: "flōrēs meī" are my flowers. */
const PERSONS: ReadonlySet<string> = new Set(['ego_pron', 'tu_pron', 'sui_pron']);

/** How seldom a form is met as this, where nothing else tells: "eam" is her oftener than "may I go", "dīcere" to say oftener than "be said!". */
const rarityOf = ({ lexeme, features, form }: Analysis): number =>
  (lexeme.pos === 'pron' ? 0 : 1) +
  (PERSONS.has(lexeme.id) && features.case === 'gen' ? 2 : 0) +
  (features.mood === 'imp' && features.voice === 'pass' ? 2 : 0) +
  (form.variant === undefined ? 0 : 2);

/** What a form stands in. */
interface Lesson {
  readonly academy: Academy;
  readonly question: LatinQuestion;
  /** What the learner reads under the answer. */
  readonly explanation: string;
  /** The words that the sentence is composed of, by their ids. */
  readonly composed: ReadonlySet<string>;
}

/**
 * What a form is in this question, whose sentence is composed of these words: as the key has it, or as the explanation says of it. Where neither
 * tells, every reading that it can have is told, for a card that picks one by chance teaches a mistake.
 */
const readingOf = (
  { academy, question, explanation, composed }: Lesson,
  { form, readings: all, heads }: Read,
):
  | { readonly lexeme: Analysis['lexeme']; readonly features: string; readonly isMeant: boolean }
  | undefined => {
  const exact = all.filter((reading) => reading.exact);
  const spelt = exact.length > 0 ? exact : all;
  const headed = spelt.filter(({ lexeme: { id } }) => heads.includes(id));
  // Where a word's forms are asked for, what may be one of them is: conventum of conveniō is no gathering.
  const wanted = question.judging?.form;
  const asked = spelt.filter(({ lexeme: { id } }) => id === wanted?.lexeme);
  // And where a sentence was made of words, a form in it is one of those: socius of the noun is no adjective.
  const said = asked.length > 0 ? asked : spelt.filter(({ lexeme: { id } }) => composed.has(id));
  const key = academy.fold(form);
  const readings = ofKind(
    academy,
    question,
    key,
    said.length > 0 ? said : headed.length > 0 ? headed : spelt,
  ).toSorted(
    (one, other) => rarityOf(one) - rarityOf(other) || commonness(one.lexeme) - commonness(other.lexeme),
  );
  const slot = question.judging?.latin?.find(({ text }) => academy.fold(text) === key);
  // The key of a question about a form is that form, and the form of a question about a key's name is what it is called.
  const isKey = wanted !== undefined && key === academy.fold(question.correctAnswer);
  const meant =
    readings.find((one) => isKey && one.lexeme.id === wanted?.lexeme && wanted.cells.includes(one.key)) ??
    readings.find((one) => academy.describe(one.features, one.lexeme) === question.correctAnswer) ??
    readings.find((one) => slot?.lexemes.includes(one.lexeme.id) && slot.cells.includes(one.key)) ??
    readings.find((one) =>
      explanation.includes(`${form}: ${academy.describe(one.features, one.lexeme)} of`),
    ) ??
    readings.find(
      ({ features: { mood, case: named } }) => mood === 'part' && named === besideSum(explanation, form),
    );
  const lexeme = (meant ?? readings[0])?.lexeme;
  if (lexeme === undefined) return undefined;
  const shown = meant === undefined ? readings.filter((one) => one.lexeme.id === lexeme.id) : [meant];
  // Nobody is called by a word that may as well be the nominative.
  const isNominative = shown.some(({ features }) => features.case === 'nom');
  const likely = shown.filter(({ features }) => !(isNominative && features.case === 'voc'));
  const told = [...new Set(likely.map(({ features, lexeme: word }) => academy.describe(features, word)))];
  return { lexeme, features: told.slice(0, MOST_READINGS).join(' or '), isMeant: meant !== undefined };
};

const CONTENT: ReadonlySet<string> = new Set(['noun', 'verb', 'adj', 'adv', 'num']);

const matteringOf = (academy: Academy, cards: readonly WordCard[]): readonly WordCard[] =>
  cards.filter(({ lexeme }) => {
    const word = academy.word(lexeme);
    return word !== undefined && CONTENT.has(word.pos) && word.id !== 'sum_v';
  });

/** The least common of these words that means something: whoever knows the others may not know it. */
export const leastCommon = (academy: Academy, cards: readonly WordCard[]): WordCard | undefined => {
  const rarity = ({ lexeme }: WordCard): number => {
    const word = academy.word(lexeme);
    return word === undefined ? 0 : commonness(word);
  };
  return matteringOf(academy, cards).toSorted((one, other) => rarity(other) - rarity(one))[0] ?? cards[0];
};

/**
 * The cards with the one word pointed at: the first that a fault of the answer names; of a wrong choice, which has no fault, the least common that the
 * explanation names. None where the fault is of no one word: a red word beside "one or many?" would be taken for it.
 */
const pointed = (
  academy: Academy,
  cards: readonly WordCard[],
  { question, explanation }: Lesson,
  faults: readonly string[],
): readonly WordCard[] => {
  const mattering = matteringOf(academy, cards);
  const named = faults
    .flatMap((fault) => [...fault.matchAll(/\*([^*]+)\*/g)].map(([, form = '']) => academy.fold(form)))
    .map((form) =>
      cards.find((card) => academy.fold(card.form) === form || academy.fold(card.headword) === form),
    )
    .filter((card) => card !== undefined);
  const said = (card: WordCard): boolean =>
    ` ${academy.fold(explanation)}`.includes(` ${academy.fold(card.form)}`);
  const isChosen = question.questionType === 'multiple_choice';
  const explained = cards.length === 1 ? cards : isChosen ? cards.filter(said) : [];
  const point = named.find((card) => mattering.includes(card)) ?? named[0] ?? leastCommon(academy, explained);
  return cards.map((card) => ({ ...card, points: card === point }));
};

interface Read extends ReadForm {
  /** The words among whose parts it stands, by which the dictionary names them; none in a sentence. */
  readonly heads: readonly string[];
}

const NONE: readonly string[] = [];

/**
 * The words of which these are the parts, as the dictionary names them: whose headword opens the row, where any has it, for maiōrēs, maiōrum are
 * ancestors and nobody's comparative. None where they are no parts of one word.
 */
const namedBy = (
  academy: Academy,
  words: readonly { readonly form: string; readonly readings: readonly Analysis[] }[],
): readonly string[] => {
  const [first, ...others] = words;
  if (first === undefined || others.length === 0) return NONE;
  const shared = first.readings.filter(({ lexeme }) =>
    others.every(({ readings }) => readings.some((one) => one.lexeme.id === lexeme.id)),
  );
  const headed = shared.filter(({ lexeme }) => academy.lemma(lexeme) === first.form);
  return (headed.length > 0 ? headed : shared).map(({ lexeme: { id } }) => id);
};

/** What is read of a question is the same under each of its answers, and the likeliest are judged one after another. */
const known = new WeakMap<LatinQuestion, readonly Read[]>();

/** The words of the question's Latin, in their order, with every reading. */
const wordsRead = (academy: Academy, question: LatinQuestion): readonly Read[] => {
  const there = known.get(question);
  if (there !== undefined) return there;
  const found = textsOf(question).flatMap((text) => {
    // A tree says which words its sentence is made of; without one the sentence itself leaves fewer readings.
    const isWritten = question.judging?.tree === undefined;
    const words = isWritten
      ? academy.readings(text).map(({ word, readings }) => ({ form: word, readings }))
      : academy.words(text).map((form) => ({ form, readings: academy.analyse(form) }));
    const read = words.filter(({ readings }) => readings.length > 0);
    const heads = namedBy(academy, read);
    if (100 * read.length < LATIN_FROM * words.length) return [];
    const meant = isWritten && heads.length === 0 ? likelier(academy, read) : read;
    return meant.map((one) => ({ ...one, heads }));
  });
  known.set(question, found);
  return found;
};

/** The words under the answer, each form once. `explanation` is what the learner reads there, `faults` what it names as wrong. */
export const wordCards = (
  academy: Academy,
  question: LatinQuestion,
  explanation: string,
  faults: readonly string[] = [],
): readonly WordCard[] => {
  const seen = new Set<string>();
  const asksForms = !('baseText' in question || 'dialogue' in question || 'primarySource' in question);
  const lesson = { academy, question, explanation, composed: new Set(lexemesIn(question.judging?.tree)) };
  const cards = wordsRead(academy, question)
    .flatMap(({ form, readings, heads }) => {
      const key = academy.fold(form);
      const best = readingOf(lesson, { form, readings, heads });
      const meaning =
        best === undefined
          ? undefined
          : meaningOf(academy, best.lexeme.id, best.features.startsWith('adverb'));
      if (best === undefined || meaning === undefined || seen.has(key)) return [];
      // The principal parts of one word are one card.
      const word = `${best.lexeme.id}/${asksForms ? '' : key}`;
      if (seen.has(word) && key !== academy.fold(question.correctAnswer)) return [];
      seen.add(key).add(word);
      return [
        {
          form,
          lexeme: best.lexeme.id,
          headword: academy.lemma(best.lexeme),
          meaning,
          // A word as the dictionary has it, in no sentence, is in no case.
          features: heads.length > 0 && !best.isMeant ? '' : best.features,
          points: false,
        },
      ];
    })
    .slice(0, MOST_CARDS);
  return pointed(academy, cards, lesson, faults);
};
