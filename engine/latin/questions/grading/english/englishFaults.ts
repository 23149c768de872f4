// What is wrong with English, piece by piece: which word is missing or of another number, tense or person.
// Invariant: the fault named is one that the answer has.
import type { EnglishPiece } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../../../analyse.ts';
import { lemmaOf } from '../../../analyse.ts';
import { FEATURE_NAMES, TENSES, VOICES } from '../../../features.ts';
import type { Piece } from '../../../sentences/englishLines.ts';
import { pluralOf } from '../../../sentences/englishNouns.ts';
import { verbPhrases } from '../../../sentences/englishVerbs.ts';
import { glossesOf } from '../../../sentences/stock.ts';
import { findPhrase } from '../../../reading/english.ts';
import type { Tokens } from './matchEnglish.ts';
import { maySayVerb, wordingsOf, wordingTokens } from './matchEnglish.ts';
import { lacking } from '../verdict.ts';
import type { Fault } from '../verdict.ts';

type Pieces = readonly EnglishPiece[];
const SUBJECTS = [
  { person: 3, number: 'sg' },
  { person: 3, number: 'pl' },
  { person: 1, number: 'sg' },
] as const;

const nounFault = (piece: EnglishPiece, glosses: readonly string[], tokens: Tokens): Fault | undefined => {
  const isPlural = piece.cell === 'pl';
  const other = glosses
    .map((gloss) => (isPlural ? gloss : pluralOf(gloss)))
    .find((form) => findPhrase(tokens, wordingTokens(form)) >= 0);
  return other
    ? { kind: 'number', message: `"${other}" should be ${isPlural ? 'plural' : 'singular'}.` }
    : undefined;
};

/** A phrase that a gloss makes, with its words and what it says. */
type VerbPhrase = {
  readonly phrase: string;
  readonly words: Tokens;
  readonly tense: (typeof TENSES)[number];
  readonly voice: (typeof VOICES)[number];
  readonly isNegated: boolean;
};

/** Glosses kept for the next answer, each in some hundred phrases. */
const MOST_GLOSSES = 500;
const conjugated = new Map<string, readonly VerbPhrase[]>();

/** All that a gloss says of any subject in any tense of either voice, denied or not. */
const phrasesOf = (gloss: string): readonly VerbPhrase[] => {
  const there = conjugated.get(gloss);
  if (there !== undefined) return there;
  const phrases = TENSES.flatMap((tense) =>
    VOICES.flatMap((voice) =>
      SUBJECTS.flatMap((subject) =>
        [false, true].flatMap((isNegated) =>
          verbPhrases(gloss, { tense, voice, subject, isNegated }).map((phrase) => ({
            phrase,
            words: wordingTokens(phrase),
            tense,
            voice,
            isNegated,
          })),
        ),
      ),
    ),
  );
  if (conjugated.size >= MOST_GLOSSES) conjugated.clear();
  conjugated.set(gloss, phrases);
  return phrases;
};

const verbFault = (piece: EnglishPiece, glosses: readonly string[], tokens: Tokens): Fault | undefined => {
  const [tense = '', , voice = 'act'] = (piece.cell ?? '').split('.');
  // The longest that the answer says, of those the first.
  let found: VerbPhrase | undefined;
  const spoken = new Set(tokens);
  for (const gloss of glosses.filter((one) => maySayVerb(one, spoken)))
    for (const one of phrasesOf(gloss))
      if (one.words.length > (found?.words.length ?? 0) && findPhrase(tokens, one.words) >= 0) found = one;
  if (found === undefined) return undefined;
  if (found.voice !== voice)
    return {
      kind: 'voice',
      message: `The verb is ${voice === 'pass' ? 'passive' : 'active'}, not ${voice === 'pass' ? 'active' : 'passive'}.`,
    };
  const isNegative = piece.any.every((wording) => /\b(?:not|never)\b/.test(wording));
  if (found.isNegated !== isNegative)
    return {
      kind: 'negation',
      message: isNegative ? 'The sentence is negative.' : 'There is no "not" in the Latin.',
    };
  const own = TENSES.find((one) => one === tense);
  return {
    kind: found.tense === own ? 'number' : 'tense',
    message:
      found.tense === own || own === undefined
        ? `Say "${piece.any[0] ?? ''}" here, not "${found.phrase}".`
        : `The verb is ${FEATURE_NAMES[own]}: ${piece.any[0] ?? ''}.`,
  };
};

const faultOf = (index: LatinIndex, piece: EnglishPiece, tokens: Tokens): Fault => {
  const lexeme = piece.lexeme === undefined ? undefined : index.byId(piece.lexeme);
  const glosses = [...new Set(lexeme ? glossesOf(lexeme) : [])];
  const named =
    lexeme &&
    (lexeme.pos === 'verb'
      ? verbFault(piece, glosses, tokens)
      : lexeme.pos === 'noun'
        ? nounFault(piece, glosses, tokens)
        : undefined);
  if (named) return named;
  const wording = `"${piece.any[0] ?? ''}"`;
  return lacking(lexeme ? `*${lemmaOf(lexeme)}* (${wording})` : wording, 'english');
};

/** Words with a Latin word of their own are named first; that a "to" or "it" is not found tells little beside them. */
export const faultsOf = (index: LatinIndex, missing: Pieces, tokens: Tokens): readonly Fault[] => {
  const own = missing.filter(({ lexeme }) => lexeme !== undefined);
  return own.length > 0
    ? own.slice(0, 3).map((piece) => faultOf(index, piece, tokens))
    : [
        {
          kind: 'order',
          message: missing.some(({ role }) => role === 'subject')
            ? `Look at who does what to whom: the subject is "${missing.find(({ role }) => role === 'subject')?.any[0] ?? ''}".`
            : `I do not find "${missing.map(({ any }) => any[0] ?? '').join('", "')}" in your answer, or cannot match how you say it.`,
        },
      ];
};

/** Whether an answer has some wording of a piece, or, by `wide`, of its word. */
export const isFound = (piece: EnglishPiece, wide: readonly Piece[], tokens: Tokens): boolean =>
  [
    piece,
    ...wide.filter(
      ({ lexeme, role }) => lexeme !== undefined && lexeme === piece.lexeme && role === piece.role,
    ),
  ].some((one) => wordingsOf(one).some((wording) => findPhrase(tokens, wording) >= 0));
