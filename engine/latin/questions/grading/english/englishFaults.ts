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
import { wordingsOf, wordingTokens } from './matchEnglish.ts';
import type { Fault } from '../verdict.ts';

export type Pieces = readonly EnglishPiece[];
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

const verbFault = (piece: EnglishPiece, glosses: readonly string[], tokens: Tokens): Fault | undefined => {
  const [tense = '', , voice = 'act'] = (piece.cell ?? '').split('.');
  const own = TENSES.find((one) => one === tense);
  let found: { readonly length: number; readonly fault: Fault } | undefined;
  for (const gloss of glosses)
    for (const time of TENSES)
      for (const side of VOICES)
        for (const subject of SUBJECTS)
          for (const isNegated of [false, true]) {
            for (const phrase of verbPhrases(gloss, { tense: time, voice: side, subject, isNegated })) {
              const words = wordingTokens(phrase);
              if (words.length <= (found?.length ?? 0) || findPhrase(tokens, words) < 0) continue;
              const negative = piece.any.every((wording) => /\b(?:not|never)\b/.test(wording));
              const fault: Fault =
                side !== voice
                  ? {
                      kind: 'voice',
                      message: `The verb is ${voice === 'pass' ? 'passive' : 'active'}, not ${voice === 'pass' ? 'active' : 'passive'}.`,
                    }
                  : isNegated !== negative
                    ? {
                        kind: 'negation',
                        message: negative ? 'The sentence is negative.' : 'There is no "not" in the Latin.',
                      }
                    : {
                        kind: 'tense',
                        message:
                          time === own || own === undefined
                            ? `Say "${piece.any[0] ?? ''}" here, not "${phrase}".`
                            : `The verb is ${FEATURE_NAMES[own]}: ${piece.any[0] ?? ''}.`,
                      };
              found = { length: words.length, fault };
            }
          }
  return found?.fault;
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
  return {
    kind: 'missing',
    message: lexeme
      ? `I do not find *${lemmaOf(lexeme)}* ("${piece.any[0] ?? ''}") in your answer.`
      : `I do not find "${piece.any[0] ?? ''}" in your answer.`,
  };
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
