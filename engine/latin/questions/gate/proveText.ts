// What the gate asks of a question's words, whatever its type: plain text of a sensible length, an answer that is not in the question,
// and nothing for the grader to work from that only our own generators may write.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../../analyse.ts';
import { wordsOf } from '../../analyse.ts';
import { fold } from '../../fold.ts';

/** Longest text of a field; a passage and a model composition may be this long, nothing else comes near. */
const MOST_LETTERS = 2000;

/** Of a sentence to be put otherwise: a period of Cicero's is half as long. */
const MOST_LETTERS_OF_SENTENCE = 600;

/** No word of any language has more letters, and no narrow window room for them. */
const ENDLESS_WORD = /[\p{L}\p{M}]{41}/u;

/** Of all fields together. */
const MOST_LETTERS_IN_ALL = 20_000;
const MOST_ANSWERS = 20;

const MARKUP =
  /<\/?[a-z!][^>]*>|&(?:[a-z]+|#\d+);|\*\*|`|(?:^|\n)#{1,6} |\[[^\]]*\]\([^)]*\)|\bjavascript:/iu;
/** An address of the web, as it is or with its house alone, or of a letter-box. */
const LINK =
  /\bhttps?:\/\/|\bwww\.|\S@\S|[\p{L}\d]\.(?:com|org|net|info|biz|app|dev|xyz|site|online|shop|ru|cn|example)\b/iu;

/** Letters that nobody sees: controls, marks of direction, spaces of no width, halves of signs and signs that are none. */
const UNSEEN = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}]|(?![\n\r\t])\p{Cc}/u;

/** Letters of other scripts than these questions are written in, some of which look like Latin ones; and marks piled on one letter. */
const STRANGE =
  /(?=\p{L})[^\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]|\p{M}{4,}/u;

/** A template that was never filled in, or mathematics for a typesetter. */
const UNFILLED =
  /\{\{|\}\}|\$\\|\\(?:text|frac|begin)\b|\[[A-Z][A-Z _]+\]|\[insert|\blorem ipsum\b|\bTODO\b/iu;

/** What a writing machine says of itself or is told, and what nobody says to a player. */
const ASIDE =
  /\bas an ai\b|\blanguage model\b|\b(?:ignore|disregard|forget) (?:all |any |the )*(?:previous|prior|above|earlier) (?:instructions|prompts?|rules)|\bsystem prompt\b|\bmark (?:every|any|all) answers?\b/iu;
/** What tries to get something out of a player, or promises what no question can give. */
const LURE =
  /\byour (?:passwords?|phone|address|credit card)\b|\be-?mails?\b|\bmoderators?\b|\bclick (?:here|on)\b|\b\d+ (?:free |extra |bonus )?turns\b/iu;
const ABUSE =
  /(?<![\p{L}\p{M}])(?:fuck\w*|shit\w*|cunts?|bitch\w*|assholes?|idiots?|morons?|retard\w*|faggots?|nigg(?:er|a)s?|whores?)(?![\p{L}\p{M}])/iu;

/** Options that are no answer of their own. */
const NO_OPTION =
  /^(?:all|none|both|any|neither)(?: of)? (?:the |these|them)?.*(?:above|options|these|them|answers)\.?$/iu;
const isNoOption = (option: string): boolean => NO_OPTION.test(option.trim()) || !/[\p{L}\d]/u.test(option);

/** What speaks of Rome or of Latin. */
const TOPIC =
  /\b(?:latin|rom(?:e|an|ans|ulus)|greek|greece|greeks|antiquity|ancient|classical|gladiators?|legions?|senators?|consuls?|emperors?|caesar|gods?|goddess|myth\w*|bc|ad|aeneid|republic|forum|toga|declensions?|conjugations?|verbs?|nouns?|grammar)\b|[āēīōūȳ]/iu;
const MOST_TAGS = 20;
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Hands that write questions from outside; the gate reads them without their own judging. */
const OUTSIDE = new Set(['AI', 'claude', 'morpheus']);

/** A text of a question, with the field it stands in: `dialogue.1.text`. */
type Field = readonly [place: string, text: string];

const fieldsOf = (value: unknown, place = ''): readonly Field[] => {
  if (typeof value === 'string') return [[place, value]];
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return entries.flatMap(([name, one]) => fieldsOf(one, place === '' ? name : `${place}.${name}`));
};

/** Words alone, macrons and all: rosā is not given away by rosa. */
const said = (text: string): string =>
  ` ${(
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\d]+/gu) ?? []
  ).join(' ')} `;

/** What a player reads before answering, apart from what the answer is made from. */
const askedText = (question: LatinQuestion): string => {
  const around =
    question.questionType === 'dialogue_completion'
      ? [question.scenario, ...question.dialogue.flatMap(({ hints }) => hints)]
      : question.questionType === 'creative_composition'
        ? [question.writingPrompt]
        : [];
  return said([question.questionText, ...around].join(' . '));
};

/** Whether a question speaks of Latin or of Rome: by a Latin word in quotation marks, a known name, or one of a few words. */
const isOnTopic = (index: LatinIndex, question: LatinQuestion): boolean => {
  if (question.questionType !== 'multiple_choice' && question.questionType !== 'type_response') return true;
  const { questionText } = question;
  const options = question.questionType === 'multiple_choice' ? question.multipleChoiceOptions : [];
  return (
    TOPIC.test([questionText, ...options].join(' ')) ||
    options.some(
      (option) =>
        wordsOf(option).length > 1 && wordsOf(option).every((word) => index.analyse(word).length > 0),
    ) ||
    (question.questionType === 'type_response' && /["“‘_]/u.test(questionText)) ||
    wordsOf(questionText).some(
      (word, at) => at > 0 && /^\p{Lu}/u.test(word) && names(index).has(word.toLowerCase()),
    ) ||
    [...questionText.matchAll(/["“‘*]([^"“”*]+)["”’*]/gu)].some(([, said = '']) =>
      wordsOf(said).some((word) => index.analyse(word).length > 0),
    )
  );
};

const named = new WeakMap<LatinIndex, ReadonlySet<string>>();

/** Proper names of the lexicon as English writes them. */
const names = (index: LatinIndex): ReadonlySet<string> => {
  const known =
    named.get(index) ??
    new Set(
      index.lexemes
        .filter(({ flags }) => flags.includes('proper'))
        .flatMap(({ senses, parts }) => [...senses.flatMap(({ en }) => en), fold(parts[0] ?? '')])
        .map((name) => name.toLowerCase()),
    );
  named.set(index, known);
  return known;
};

/** What only a question from outside can get wrong: left over from a template, said to nobody, of no matter here. */
const outsideFault = (
  index: LatinIndex,
  question: LatinQuestion,
  fields: readonly Field[],
): string | undefined => {
  const [template] = fields.find(([, text]) => UNFILLED.test(text)) ?? [];
  if (template !== undefined) return `there is a template left in ${template}`;
  const [aside] = fields.find(([, text]) => [ASIDE, ABUSE, LURE].some((one) => one.test(text))) ?? [];
  if (aside !== undefined) return `${aside} speaks to somebody else than a player`;
  if (question.conceptTags.length > MOST_TAGS) return 'there are too many conceptTags';
  if (!ISO.test(question.generatedAt)) return 'generatedAt is no date';
  if (
    question.questionType === 'multiple_choice' &&
    (question.multipleChoiceOptions.some(isNoOption) ||
      question.multipleChoiceOptions.every((option) => /^[a-f][.)]?$/iu.test(option.trim())))
  )
    return 'one of multipleChoiceOptions is no answer of its own';
  return isOnTopic(index, question) ? undefined : 'the question is not about Latin or Rome';
};

/** What no text of a question may be, whoever wrote it, and what is said of it. */
const NOWHERE: readonly (readonly [isSo: (text: string) => boolean, says: (where: string) => string])[] = [
  [(text) => MARKUP.test(text), (where) => `there is markup in ${where}`],
  [(text) => LINK.test(text), (where) => `there is a link in ${where}`],
  [(text) => UNSEEN.test(text), (where) => `there are letters that nobody sees in ${where}`],
  [(text) => ENDLESS_WORD.test(text), (where) => `there is a word that is too long in ${where}`],
  [(text) => STRANGE.test(text), (where) => `there are letters of another script in ${where}`],
];

/** Of these words that are given are asked for in another form, or in another order: one of them alone may be the answer. */
const GIVEN: ReadonlySet<LatinQuestion['questionType']> = new Set([
  'text_reconstruction',
  'grammar_transformation',
  'creative_composition',
]);

/** Does a question say what it asks for? All options of a choice may stand in what is asked. */
const givesItselfAway = (question: LatinQuestion): boolean => {
  const asked = askedText(question);
  const key = said(question.correctAnswer);
  const areAllAsked =
    question.questionType === 'multiple_choice' &&
    question.multipleChoiceOptions.every((option) => asked.includes(said(option)));
  const isGiven = GIVEN.has(question.questionType) && !key.trim().includes(' ');
  // Where it is the sentence that is to be changed, nothing is to be done, and that is told apart.
  const isUnchanged = 'baseText' in question && fold(said(question.baseText)) === fold(key);
  return !isGiven && !isUnchanged && !areAllAsked && asked.includes(key);
};

/** The first reason against a question's words, or undefined. */
export const textFault = (index: LatinIndex, question: LatinQuestion): string | undefined => {
  const { acceptableAnswers, correctAnswer, questionType } = question;
  const { judging, ...shown } = question;
  const fields = fieldsOf(shown);
  const [long] = fields.find(([, text]) => text.length > MOST_LETTERS) ?? [];
  if (long !== undefined) return `${long} is too long`;
  if ('baseText' in question && question.baseText.length > MOST_LETTERS_OF_SENTENCE)
    return 'baseText is too long';
  if (acceptableAnswers.length > MOST_ANSWERS) return 'there are too many acceptableAnswers';
  if (fields.reduce((sum, [, text]) => sum + text.length, 0) > MOST_LETTERS_IN_ALL)
    return 'there is too much text';
  for (const [isSo, says] of NOWHERE) {
    const [where] = fields.find(([, text]) => isSo(text)) ?? [];
    if (where !== undefined) return says(where);
  }
  if (
    questionType === 'translation' &&
    [correctAnswer, ...acceptableAnswers].some((one) => fold(said(one)) === fold(said(question.baseText)))
  )
    return 'an answer repeats the question';
  if (OUTSIDE.has(question.generatedBy)) {
    const strange = outsideFault(index, question, fields);
    if (strange !== undefined) return strange;
    if (judging) return 'a question from outside brings no judging of its own';
    if (givesItselfAway(question)) return 'the question gives its answer away';
  }
  return undefined;
};
