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

/** A claim of an explanation that the lexicon contradicts: "rēx means 'ship'", "rēgēs is the genitive singular of rēx", "nāvis is a second declension noun". */
export const claimFault = (index: LatinIndex, question: LatinQuestion): string | undefined => {
  const { explanation } = question;
  const own = latinOf(question);
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
  for (const [, before = '', word = '', claim = ''] of explanation.matchAll(
    /(?:([\p{L}\p{M}]+) )?(?<![-\p{L}\p{M}])([\p{L}\p{M}]+)["”’]? is (?:in )?(?:(?:the|an?) )?((?:[a-z]+[ -]){0,6}?[a-z]+)(?=[.,;:]|$| (?:form|of|and|because|since|for|so|as|here|used|after|with|case|tense|noun|verb|adjective|stem)\b)/gu,
  )) {
    const isNamed = own.has(word.toLowerCase()) || /[āēīōūȳ]/iu.test(word);
    if (
      !isNamed ||
      word.length < 3 ||
      !isLatin(index, word) ||
      index.analyse(word).some(({ lexeme }) => lexeme.id === 'sum_v' && /t(?:us|a|um|ī|ae)$/u.test(before))
    )
      continue;
    const [, ordinal, kind] =
      /\b(first|second|third|fourth|fifth)[- ](declension|conjugation)\b/.exec(claim) ?? [];
    if (ordinal) {
      const classes = index
        .analyse(word)
        .map(({ lexeme }) => inflectionClass(lexeme))
        .filter((name) => name.includes(kind ?? ''));
      if (classes.length > 0 && !classes.some((name) => name.includes(ordinal)))
        return `the explanation is wrong: ${word} is not of the ${ordinal} ${kind ?? ''}`;
      continue;
    }
    const terms = termsIn(claim);
    const isGender = terms.every((term) => ['masculine', 'feminine', 'neuter'].includes(term));
    const genders = index
      .analyse(word)
      .flatMap(({ lexeme, features }) =>
        lexeme.pos === 'noun'
          ? lexeme.gender === 'c'
            ? ['masculine', 'feminine']
            : [{ m: 'masculine', f: 'feminine', n: 'neuter' }[lexeme.gender ?? 'm']]
          : [{ m: 'masculine', f: 'feminine', n: 'neuter' }[features.gender ?? 'm']],
      );
    const plain = terms.filter(
      (term) => !['masculine', 'feminine', 'neuter', 'positive', 'deponent'].includes(term),
    );
    if (
      plain.length + (isGender ? 1 : 0) === 0 ||
      terms.length === 0 ||
      !lowered(claim).every((one) => TERMS.has(one) || one === 'the' || one === 'in')
    )
      continue;
    if (isGender ? !terms.some((term) => genders.includes(term)) : !canBe(index, word, plain))
      return `the explanation is wrong: ${word} is not ${terms.join(' ')}`;
  }
  return rivalFault(question);
};
