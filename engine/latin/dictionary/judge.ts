// Judging an answer to any question, whoever wrote it: by what the question brings, and where that is only a list, by the sentence itself.
// Invariants: what the list accepts stays accepted; an answer that can neither be accepted nor shown wrong is `unjudged`, never wrong.
import type { LatinQuestion, QuestionJudging } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import { answerLanguage, grade } from '../questions/grading/grade.ts';
import type { Fault, Verdict } from '../questions/grading/verdict.ts';
import { incorrect, tellingKey, unjudged } from '../questions/grading/verdict.ts';
import { isLatin } from '../reading/latin.ts';
import { isBeside } from './besideReference.ts';
import type { Prompt, SentenceReading } from './judgingFor.ts';
import { judgingFor, saysLatin } from './judgingFor.ts';
import { saysLatinGist } from './gist/latin/saysLatinGist.ts';
import { saysGist } from './gist/saysGist.ts';
import { mixedWordings } from './mixedWordings.ts';
import { openSayings } from './towards/latinSayings.ts';
import type { SayingRows } from './towards/latinSayings.ts';
import { approaches } from './towards/approach.ts';
import { strangerOwner } from './strangerOwner.ts';
import { slipInEnglish, slipInLatin } from './sureSlips.ts';
import { isOfOrder, isOnMatter, isOpenToOthers, isOtherWording } from './otherEnglish.ts';
import { isOfTheirWords, isOneSlip, mayBeLatin } from './undecided.ts';
import { usuallySpelled } from './usualSpelling.ts';

const GAP = /_{3,}/g;

/** What a text asks to be translated: what it quotes, or what stands behind its colon. */
const ASKED = /["“‘]([^"“”’]+)["”’]|:\s*(.+)$/u;

const MEANING = /^what does (?:the \w+ )?(\p{L}+) mean\?$/iu;

/** The sentence that an answer has to say, and the answer as a whole sentence: a blank is filled. Undefined for what is no sentence. */
const promptOf = (
  index: LatinIndex,
  question: LatinQuestion,
): { readonly prompt: Prompt; readonly whole: (answer: string) => string } | undefined => {
  const answer = answerLanguage(index, question);
  const references = [question.correctAnswer, ...question.acceptableAnswers];
  const asked = (prompt: string) =>
    answer === 'option' || wordsOf(prompt).length < 2
      ? undefined
      : { prompt: { answer, prompt, references }, whole: (text: string) => text };
  switch (question.questionType) {
    case 'translation':
      return asked(question.baseText);
    case 'type_response': {
      const [, quoted, behind] = ASKED.exec(question.questionText) ?? [];
      const prompt = quoted ?? behind ?? '';
      return isLatin(index, prompt) === (answer === 'english') ? asked(prompt) : undefined;
    }
    case 'dialogue_completion': {
      const line = question.dialogue.find(({ isBlank }) => isBlank);
      if (!line) return undefined;
      const whole = (text: string): string =>
        wordsOf(text).length > wordsOf(line.text.replace(GAP, ' ')).length && wordsOf(line.text).length > 1
          ? text
          : line.text.replace(GAP, text);
      return {
        prompt: { answer: 'latin', prompt: line.translation, references: references.map(whole) },
        whole,
      };
    }
    case 'multiple_choice':
    case 'text_reconstruction':
    case 'grammar_transformation':
    case 'creative_composition':
    case 'cultural_context':
      return undefined;
  }
};

/** Whether a question says itself how its answers are judged, beyond a list of them. */
const bringsJudging = ({ judging }: LatinQuestion): boolean =>
  judging !== undefined &&
  [judging.tree, judging.latin, judging.form, judging.meaning, judging.concepts, judging.gapped].some(
    Boolean,
  );

/** Whether a question is a sentence of ours to be translated in any construction: its tree is known, but not all that says it. */
const isFreeSentence = ({ questionType, judging }: LatinQuestion): boolean =>
  questionType === 'translation' && judging?.tree !== undefined && judging.manner === undefined;

/** An answer, and the sentence that it is held against. */
interface Held {
  readonly reading: SentenceReading;
  readonly question: LatinQuestion;
  readonly answer: string;
  /** The answer as a whole sentence. */
  readonly said: string;
  readonly prompt: Prompt;
  /** Whether the question itself says how it is judged; else that is what was found of its sentence, if anything was. */
  readonly isOurs: boolean;
  readonly judging: QuestionJudging | undefined;
}

/** What the question's own list says of a text. */
const asListed = ({ reading: { index }, question }: Held, text: string): Verdict =>
  grade({ index, question, answer: text });

/** What the sentence says of a text, by whatever is known of how it is judged. */
const asTranslated = (held: Held, text: string): Verdict => {
  const { reading, question, prompt, judging } = held;
  if (judging === undefined) return asListed(held, text);
  const { id, difficulty, explanation, conceptTags, grammarFocus, generatedBy, generatedAt, questionText } =
    question;
  const [correctAnswer = '', ...acceptableAnswers] = prompt.references;
  return grade({
    index: reading.index,
    answer: text,
    question: {
      id,
      difficulty,
      explanation,
      conceptTags,
      grammarFocus,
      generatedBy,
      generatedAt,
      questionType: 'translation',
      questionText,
      baseText: prompt.prompt,
      correctAnswer,
      acceptableAnswers,
      judging,
    },
  });
};

const leftOpen = ({ question: { correctAnswer, explanation } }: Held): Verdict =>
  unjudged(correctAnswer, explanation);

/** An English answer that is not among those listed: does it say the sentence, might it, or does it not? `seen` is what the list says of it. */
const inEnglish = (held: Held, seen: Verdict, right: Verdict): Verdict => {
  const { reading, answer, said, prompt, isOurs, judging } = held;
  const { index } = reading;
  const isOther = judging === undefined || isOtherWording(index, seen, answer, prompt);
  const isOpen = !isOurs || isOther || isOpenToOthers(seen, answer, prompt.references);
  // What takes a few thousandths of a second comes first.
  if (isOpen && isBeside(index, said, prompt.references, prompt.prompt)) return right;
  if (isOpen && !(isOurs && isOfOrder(seen)) && saysLatin(reading, said, prompt.prompt)) return right;
  if (!isOther || !isOnMatter(index, answer, prompt.references)) return seen;
  return saysGist(index, said, prompt.references, prompt.prompt) ? right : leftOpen(held);
};

/** A question that takes some more wordings; what is no list of them stays as it is. */
const withMixed = (question: LatinQuestion, mixed: readonly string[]): LatinQuestion => ({
  ...question,
  acceptableAnswers: [...question.acceptableAnswers, ...mixed],
});

/** The same of Latin. */
const inLatin = (
  held: Held,
  seen: Verdict,
  right: Verdict,
  sayings: ReturnType<typeof openSayings>,
): Verdict => {
  const { reading, answer, said, isOurs, judging } = held;
  const { index } = reading;
  const mixed = mixedWordings(index, held.prompt.references);
  const prompt = { ...held.prompt, references: [...held.prompt.references, ...mixed] };
  // What our own tree shows as one slip is one.
  if (isOurs && isOneSlip(seen)) return seen;
  const allowed = sayings(prompt.prompt);
  const mixing: Held = mixed.length === 0 ? held : { ...held, question: withMixed(held.question, mixed) };
  if (mixed.length > 0 && asListed(mixing, said).isCorrect) return right;
  const nearer: [text: string, seen: Verdict][] = [[said, seen]];
  for (const text of approaches(index, said, prompt, allowed)) {
    const listed = asListed(mixing, text);
    if (listed.isCorrect) return right;
    nearer.push([text, listed]);
  }
  // Of other words than the author's another order is no slip.
  const isSlip =
    judging !== undefined && isOneSlip(seen) && (!isOfOrder(seen) || isOfTheirWords(index, said, prompt));
  const isOpen = mayBeLatin(index, said, answer, prompt, allowed) && !isSlip;
  const mayTell = isOpen || !isOurs;
  const telling = mayTell ? nearer.filter(([text]) => saysLatinGist(index, text, prompt, allowed)) : [];
  // In its author's very words another form is a slip, or his sentence in a form that nobody foresaw; brought to them, another order.
  const isSure = ([text, told]: readonly [string, Verdict]): boolean =>
    !(text === said ? isOneSlip(told) : isOfOrder(told)) || !isOfTheirWords(index, text, prompt);
  if (telling.length > 0) return telling.some(isSure) ? right : leftOpen(held);
  return isOpen ? leftOpen(held) : seen;
};

const MOST_KEPT = 400;

/** A judge over a lexicon; remembers how the last prompts are judged. */
export const openJudge = (reading: SentenceReading, sayingRows: SayingRows | undefined) => {
  const { index } = reading;
  const sayings = openSayings(sayingRows);
  const kept = new Map<string, QuestionJudging | null>();
  const judgingOf = (prompt: Prompt): QuestionJudging | undefined => {
    const key = JSON.stringify(prompt);
    const known = kept.get(key);
    if (known !== undefined) return known ?? undefined;
    const found = judgingFor(reading, prompt);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, found ?? null);
    return found;
  };

  /** By the sentence: right, wrong because a tree says so, or unjudged. `own` is what the question's own list says. */
  const bySentence = (
    question: LatinQuestion,
    answer: string,
    own: Verdict,
    { prompt, whole }: NonNullable<ReturnType<typeof promptOf>>,
  ): Verdict => {
    const isOurs = bringsJudging(question);
    const judging = isOurs ? question.judging : judgingOf(prompt);
    const held: Held = { reading, question, answer, said: whole(answer), prompt, isOurs, judging };
    // A sentence of ours has been read by its own tree already.
    const seen = judging && !isOurs ? asTranslated(held, held.said) : own;
    if (seen.isCorrect) return seen;
    const right: Verdict = {
      ...own,
      isCorrect: true,
      verdict: 'correct',
      score: 100,
      explanation: question.explanation,
      errors: [],
    };
    return prompt.answer === 'english' ? inEnglish(held, seen, right) : inLatin(held, seen, right, sayings);
  };

  const judged = (question: LatinQuestion, given: string, isStrict: boolean): Verdict => {
    const [, word = ''] =
      question.questionType === 'type_response' && !question.judging?.meaning
        ? (MEANING.exec(question.questionText) ?? [])
        : [];
    const meant: LatinQuestion =
      isLatin(index, word) && answerLanguage(index, question) === 'english'
        ? { ...question, judging: { answer: 'english', meaning: { form: word } } }
        : question;
    const asGiven = grade({ index, question: meant, answer: given, isStrict });
    if (asGiven.isCorrect || given.trim() === '' || asGiven.errors[0]?.kind === 'length') return asGiven;
    const spelled = answerLanguage(index, meant) === 'latin' ? usuallySpelled(index, given) : undefined;
    const answer = spelled ?? given;
    const own = spelled === undefined ? asGiven : grade({ index, question: meant, answer, isStrict });
    if (own.isCorrect) return own;
    const prompt = bringsJudging(meant) && !isFreeSentence(meant) ? undefined : promptOf(index, meant);
    return prompt ? bySentence(meant, answer, own, prompt) : own;
  };

  /** What is right but for one small word: an owner whom nobody mentions, or what turns the sentence into another. */
  const butForAWord = (question: LatinQuestion, answer: string, said: Verdict): Verdict => {
    if (!said.isCorrect || question.questionType !== 'translation') return said;
    const { correctAnswer, acceptableAnswers, baseText, explanation } = question;
    const references = [correctAnswer, ...acceptableAnswers];
    const close = (slip: Fault): Verdict =>
      incorrect([slip], 70, `${tellingKey(correctAnswer)} ${explanation}`);
    if (answerLanguage(index, question) !== 'english') {
      const slip = slipInLatin(index, answer, references);
      return slip === undefined ? said : close(slip);
    }
    const owner = strangerOwner(index, answer, references, baseText);
    if (owner !== undefined)
      return close({
        kind: 'extra',
        message: `Nobody whose it could be is mentioned: leave out "${owner}".`,
      });
    const slip = slipInEnglish(answer, references, baseText);
    return slip === undefined ? said : close(slip);
  };

  return {
    judgingOf,
    judge: (question: LatinQuestion, answer: string, isStrict = false): Verdict => {
      const { isGuess: _, ...told } = butForAWord(question, answer, judged(question, answer, isStrict));
      return told;
    },
  };
};
