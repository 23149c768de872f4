// What an explanation claims, held against the lexicon and against its own question: meanings, forms, declensions, and which answer is right.
// Invariant: only a claim in plain words about a Latin word of the question is judged.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../../analyse.ts';
import { wordsOf } from '../../analyse.ts';
import { inflectionClass } from '../../classes.ts';
import { bareGloss } from '../../reading/english.ts';
import { isLatin } from '../../reading/latin.ts';
import { bareMeanings, canBe } from './proveGrammar.ts';
import { lowered, TERMS, termsIn } from './terms.ts';

const level = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[.!?]+$/, '');

/** The explanation of a choice that calls another option the right one. */
const rivalFault = (question: LatinQuestion): string | undefined => {
  if (question.questionType !== 'multiple_choice') return undefined;
  for (const [, quoted, bare] of question.explanation.matchAll(
    /\b(?:correct|right) (?:answer|option|choice|form|word|translation) is:? (?:["“‘]([^"”’]+)["”’]|([^.,;]+))/giu,
  )) {
    const said = level(quoted ?? bare ?? '');
    const rival = question.multipleChoiceOptions.find((option) => level(option) === said);
    if (rival !== undefined && rival !== question.correctAnswer)
      return `the explanation calls "${rival}" right, the key is "${question.correctAnswer}"`;
  }
  return undefined;
};

const latinOf = (question: LatinQuestion): ReadonlySet<string> =>
  new Set(
    [
      question.correctAnswer,
      question.questionText,
      ...('baseText' in question ? [question.baseText] : []),
      ...(question.questionType === 'multiple_choice' ? question.multipleChoiceOptions : []),
      ...(question.questionType === 'dialogue_completion' ? question.dialogue.map(({ text }) => text) : []),
    ]
      .flatMap(wordsOf)
      .map((word) => word.toLowerCase()),
  );

/** "rēx means 'ship'". */
const meaningClaimFault = (index: LatinIndex, explanation: string): string | undefined => {
  for (const [claim, word = '', gloss = ''] of explanation.matchAll(
    /(?:^|[.!?;,] |["“‘]|\b(?:word|noun|verb|adjective|form|while|and|but) )([\p{L}\p{M}]+)["”’]? (?:means|is the Latin word for|is Latin for) ["“‘]([^"”’]+)["”’]/gu,
  )) {
    const meanings = isLatin(index, word) ? bareMeanings(index, word) : new Set<string>();
    const isInflected = !index.byLemma(word).length;
    if (
      meanings.size > 0 &&
      !isInflected &&
      !gloss.split(/[,;/]| or | and /).some((one) => meanings.has(bareGloss(one)))
    )
      return `the explanation is wrong: ${claim}`;
  }
  return undefined;
};

const GENDERS = { m: 'masculine', f: 'feminine', n: 'neuter' } as const;
const GENDER_NAMES: readonly string[] = Object.values(GENDERS);

/** The genders that a form may have. */
const gendersOf = (index: LatinIndex, word: string): readonly string[] =>
  index.analyse(word).flatMap(({ lexeme, features }) => {
    const gender = lexeme.pos === 'noun' ? lexeme.gender : features.gender;
    return gender === 'c' ? ['masculine', 'feminine'] : [GENDERS[gender ?? 'm']];
  });

/** "nāvis is a second declension noun"; null where no class is named. */
const classClaimFault = (index: LatinIndex, word: string, claim: string): string | undefined | null => {
  const [, ordinal, kind = ''] =
    /\b(first|second|third|fourth|fifth)[- ](declension|conjugation)\b/.exec(claim) ?? [];
  if (!ordinal) return null;
  const classes = index
    .analyse(word)
    .map(({ lexeme }) => inflectionClass(lexeme))
    .filter((name) => name.includes(kind));
  return classes.length > 0 && !classes.some((name) => name.includes(ordinal))
    ? `the explanation is wrong: ${word} is not of the ${ordinal} ${kind}`
    : undefined;
};

/** "rēgēs is the genitive singular of rēx", where the claim is all terms of grammar. */
const formClaimFault = (index: LatinIndex, word: string, claim: string): string | undefined => {
  const terms = termsIn(claim);
  const areAllTerms = lowered(claim).every((one) => TERMS.has(one) || one === 'the' || one === 'in');
  if (terms.length === 0 || !areAllTerms) return undefined;
  const isGender = terms.every((term) => GENDER_NAMES.includes(term));
  const plain = terms.filter((term) => ![...GENDER_NAMES, 'positive', 'deponent'].includes(term));
  if (plain.length === 0 && !isGender) return undefined;
  const isSo = isGender
    ? gendersOf(index, word).some((gender) => terms.includes(gender))
    : canBe(index, word, plain);
  return isSo ? undefined : `the explanation is wrong: ${word} is not ${terms.join(' ')}`;
};

/** What is said of one of the question's own words, or of one that shows its long vowels. */
const grammarClaimFault = (index: LatinIndex, explanation: string, own: ReadonlySet<string>) => {
  for (const [, before = '', word = '', claim = ''] of explanation.matchAll(
    /(?:([\p{L}\p{M}]+) )?(?<![-\p{L}\p{M}])([\p{L}\p{M}]+)["”’]? is (?:in )?(?:(?:the|an?) )?((?:[a-z]+[ -]){0,6}?[a-z]+)(?=[.,;:]|$| (?:form|of|and|because|since|for|so|as|here|used|after|with|case|tense|noun|verb|adjective|stem)\b)/gu,
  )) {
    const isNamed = own.has(word.toLowerCase()) || /[āēīōūȳ]/iu.test(word);
    const isAuxiliary = (): boolean =>
      index.analyse(word).some(({ lexeme }) => lexeme.id === 'sum_v' && /t(?:us|a|um|ī|ae)$/u.test(before));
    if (!isNamed || word.length < 3 || !isLatin(index, word) || isAuxiliary()) continue;
    const ofClass = classClaimFault(index, word, claim);
    const fault = ofClass === null ? formClaimFault(index, word, claim) : ofClass;
    if (fault !== undefined) return fault;
  }
  return undefined;
};

/** A claim of an explanation that the lexicon contradicts: "rēx means 'ship'", "rēgēs is the genitive singular of rēx", "nāvis is a second declension noun". */
export const claimFault = (index: LatinIndex, question: LatinQuestion): string | undefined =>
  meaningClaimFault(index, question.explanation) ??
  grammarClaimFault(index, question.explanation, latinOf(question)) ??
  rivalFault(question);
