// Judging an English answer: against pieces (each with every wording), or against accepted sentences word for word.
// Invariant: an answer is right only when every word of it is accounted for; roles cannot be exchanged, nor number, tense or negation.
import type { EnglishPiece } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../analyse.ts';
import type { Tense, Voice } from '../features.ts';
import { pluralOf } from '../sentences/englishNouns.ts';
import { verbPhrases } from '../sentences/englishVerbs.ts';
import { glossesOf } from '../sentences/stock.ts';
import { englishTokens, findPhrase, sameEnglish } from './englishTokens.ts';
import type { Fault, Verdict } from './verdict.ts';
import { correct, incorrect } from './verdict.ts';

type Tokens = readonly string[];
type Wordings = readonly Tokens[];
type Pieces = readonly EnglishPiece[];

const tokenised = new WeakMap<EnglishPiece, Wordings>();

const wordingsOf = (piece: EnglishPiece): Wordings => {
  const known = tokenised.get(piece);
  if (known) return known;
  const found = piece.any.map(englishTokens).toSorted((one, other) => other.length - one.length);
  tokenised.set(piece, found);
  return found;
};

const startsWith = (tokens: Tokens, at: number, phrase: Tokens): boolean =>
  phrase.every((word, i) => tokens[at + i] === word);

/** Ends that a row of pieces may reach from `at`. */
const endsFrom = (pieces: Pieces, tokens: Tokens, at: number): readonly number[] => {
  let ends = new Set([at]);
  for (const piece of pieces) {
    const next = new Set<number>();
    for (const end of ends)
      for (const wording of wordingsOf(piece))
        if (startsWith(tokens, end, wording)) next.add(end + wording.length);
    if (next.size === 0) return [];
    ends = next;
  }
  return [...ends];
};

const groupsOf = (pieces: Pieces): readonly Pieces[] => {
  const groups = new Map<number, EnglishPiece[]>();
  for (const piece of pieces)
    if (piece.free !== undefined) groups.set(piece.free, [...(groups.get(piece.free) ?? []), piece]);
  return [...groups.values()];
};

/** Whether the tokens say these pieces: free groups anywhere, the rest in order, nothing left over. */
const saysAll = (core: Pieces, groups: readonly Pieces[], tokens: Tokens): boolean => {
  const [group, ...rest] = groups;
  if (!group) return endsFrom(core, tokens, 0).includes(tokens.length);
  for (let at = 0; at <= tokens.length; at += 1) {
    for (const end of endsFrom(group, tokens, at)) {
      if (end > at && saysAll(core, rest, [...tokens.slice(0, at), ...tokens.slice(end)])) return true;
    }
  }
  return false;
};

/** Latin leaves "his" and "their" unsaid where they are clear, so they may stand for an article. */
const OWNERS = new Set(['his', 'her', 'its', 'their']);

/** The ways an answer can be read: "the girl's" may be "the girl is". */
const readingsOf = (answer: string): readonly Tokens[] => {
  const plain = englishTokens(answer);
  const spelt = answer.replaceAll(/(\p{L})[’']s\b/gu, '$1 is');
  const readings = spelt === answer ? [plain] : [plain, englishTokens(spelt)];
  return plain.some((token) => OWNERS.has(token))
    ? [...readings, plain.filter((token) => !OWNERS.has(token))]
    : readings;
};

/** Whether an answer is a true rendering. */
export const matchesEnglish = (arrangements: readonly Pieces[], answer: string): boolean =>
  readingsOf(answer).some(
    (tokens) =>
      tokens.length > 0 &&
      arrangements.some((pieces) =>
        saysAll(
          pieces.filter(({ free }) => free === undefined),
          groupsOf(pieces),
          tokens,
        ),
      ),
  );

const TENSES: readonly Tense[] = ['pres', 'impf', 'fut', 'perf', 'plup', 'futp'];
const VOICES: readonly Voice[] = ['act', 'pass'];
const TENSE_NAMES: Readonly<Record<string, string>> = {
  pres: 'present',
  impf: 'imperfect',
  fut: 'future',
  perf: 'perfect',
  plup: 'pluperfect',
  futp: 'future perfect',
};
const SUBJECTS = [
  { person: 3, number: 'sg' },
  { person: 3, number: 'pl' },
  { person: 1, number: 'sg' },
] as const;

const nounFault = (piece: EnglishPiece, glosses: readonly string[], tokens: Tokens): Fault | undefined => {
  const isPlural = piece.cell === 'pl';
  const other = glosses
    .map((gloss) => (isPlural ? gloss : pluralOf(gloss)))
    .find((form) => findPhrase(tokens, englishTokens(form)) >= 0);
  return other
    ? { kind: 'number', message: `"${other}" should be ${isPlural ? 'plural' : 'singular'}.` }
    : undefined;
};

const verbFault = (piece: EnglishPiece, glosses: readonly string[], tokens: Tokens): Fault | undefined => {
  const [tense = '', , voice = 'act'] = (piece.cell ?? '').split('.');
  let found: { readonly length: number; readonly fault: Fault } | undefined;
  for (const gloss of glosses) for (const time of TENSES) for (const side of VOICES) for (const subject of SUBJECTS) for (const isNegated of [false, true]) {
    for (const phrase of verbPhrases(gloss, { tense: time, voice: side, subject, isNegated })) {
      const words = englishTokens(phrase);
      if (words.length <= (found?.length ?? 0) || findPhrase(tokens, words) < 0) continue;
      const negative = piece.any.every((wording) => /\b(?:not|never)\b/.test(wording));
      const fault: Fault = side !== voice
        ? { kind: 'voice', message: `The verb is ${voice === 'pass' ? 'passive' : 'active'}, not ${voice === 'pass' ? 'active' : 'passive'}.` }
        : isNegated !== negative
          ? { kind: 'negation', message: negative ? 'The sentence is negative.' : 'There is no "not" in the Latin.' }
          : { kind: 'tense', message: time === tense ? `"${phrase}" does not agree with its subject.` : `The verb is ${TENSE_NAMES[tense] ?? tense}: ${piece.any[0] ?? ''}.` };
      found = { length: words.length, fault };
    }
  }
  return found?.fault;
}; // prettier-ignore

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
    message: `${lexeme ? `${lexeme.parts[0] ?? ''} (${piece.any[0] ?? ''})` : `"${piece.any[0] ?? ''}"`} is not rendered.`,
  };
};

const diagnose = (
  index: LatinIndex,
  arrangements: readonly Pieces[],
  tokens: Tokens,
): { readonly errors: readonly Fault[]; readonly share: number } => {
  let best: { missing: readonly EnglishPiece[]; share: number } | undefined;
  for (const pieces of arrangements) {
    const needed = pieces.filter((piece) => !piece.any.includes(''));
    const missing = needed.filter(
      (piece) => !wordingsOf(piece).some((wording) => findPhrase(tokens, wording) >= 0),
    );
    const share = ((needed.length - missing.length) * 80) / Math.max(1, needed.length);
    if (!best || share > best.share) best = { missing, share };
  }
  if (!best) return { errors: [], share: 0 };
  if (best.missing.length > 0)
    return {
      errors: best.missing.slice(0, 4).map((piece) => faultOf(index, piece, tokens)),
      share: best.share,
    };
  const words = new Set(
    arrangements.flatMap((pieces) => pieces.flatMap((piece) => piece.any.flatMap(englishTokens))),
  );
  const extra = tokens.filter((token) => !words.has(token));
  if (extra.length > 0)
    return {
      errors: [{ kind: 'extra', message: `"${extra.join(' ')}" is not in the Latin.` }],
      share: Math.min(70, best.share),
    };
  return {
    errors: [
      { kind: 'order', message: 'The words are there, but not in an order that says who does what to whom.' },
    ],
    share: 45,
  };
};

/** Grades an English answer. Accepted sentences are tried first; pieces judge everything else. */
export const gradeEnglish = (
  index: LatinIndex,
  answer: string,
  accepted: readonly string[],
  arrangements: readonly Pieces[],
  explanation: string,
): Verdict => {
  if (accepted.some((one) => sameEnglish(one, answer)) || matchesEnglish(arrangements, answer))
    return correct(explanation);
  const tokens = englishTokens(answer);
  const key = accepted[0] ?? '';
  const solution = `A right answer: ${key}`;
  if (tokens.length === 0) return incorrect([{ kind: 'empty', message: 'There is no answer.' }], 0, solution);
  if (arrangements.length > 0) {
    const { errors, share } = diagnose(index, arrangements, tokens);
    return incorrect(errors, share, `${solution} ${explanation}`);
  }
  const wanted = englishTokens(key);
  const missing = wanted.filter((word) => !tokens.includes(word));
  const share = ((wanted.length - missing.length) * 75) / Math.max(1, wanted.length);
  const errors: readonly Fault[] =
    missing.length === 0
      ? [{ kind: 'order', message: 'The words are right; their order or number is not.' }]
      : [
          {
            kind: 'missing',
            message: `Not said: ${missing.slice(0, 5).join(', ')}. Other wordings can be right too; this one could not be matched.`,
          },
        ];
  return incorrect(errors, share, `${solution} ${explanation}`);
};
