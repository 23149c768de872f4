// Whether free English denies a thing that it names: "was not short", "never", "no", "without", "anything but", "instead of".
// A denial reaches as far as its clause; "not x but y" denies x alone, "not only" nothing.
import { englishTokens, standsAt } from './english.ts';

type Tokens = readonly string[];

/** Words that deny a clause. */
export const DENIES: ReadonlySet<string> = new Set([
  'not',
  'never',
  'no',
  'nobody',
  'nothing',
  'none',
  'nowhere',
  'neither',
  'nor',
]);

/** These deny what follows them, and no more. */
const EXCLUDES = new Set([
  'without',
  'unlike',
  'except',
  'refuse',
  'refused',
  'refuses',
  'refusing',
  'fail',
  'fails',
  'failed',
  'deny',
  'denies',
  'denied',
  'denying',
  'avoid',
  'avoids',
  'avoided',
  'avoiding',
  'lack',
  'lacks',
  'lacked',
  'lacking',
  'neglected',
  'false',
  'untrue',
  'opposite',
]);

const OTHER = [
  ['instead', 'of'],
  ['rather', 'than'],
  ['other', 'than'],
  ['far', 'from'],
  ['least', 'of', 'all'],
  ['too', 'little'],
  ['less', 'than'],
  ['no', 'longer'],
] as const;

/** Behind these a denial says nothing of what stood before. */
const TURNS = new Set([
  'who',
  'which',
  'that',
  'whom',
  'whose',
  'when',
  'where',
  'if',
  'until',
  'till',
  'before',
  'so',
  'as',
  'than',
  'unless',
  'how',
  'why',
  'what',
]);

/** "The one thing that is not ours": here the denial is meant for what stood before. */
const SINGLES = new Set(['one', 'thing', 'things', 'only']);

/** The clauses of a text, as words: cut at its stops and where a new thought begins. */
export const clausesOf = (text: string): readonly Tokens[] =>
  text
    .replaceAll(/\bnot far (?:away )?from\b/gi, 'near')
    .replaceAll(/\b(nobody|no one|nothing|none|nowhere) but\b/gi, 'only')
    .replaceAll(/\bnot (?:only|just|merely|simply)\b/gi, 'also')
    .replaceAll(/\bno (?:doubt|wonder)\b|\bnone other than\b|\bnot until\b/gi, ' ')
    .replaceAll(
      /\b(any(?:thing|one|body|where)|any \w+|every(?:thing|one|body|where)|all) but\b/gi,
      '$1 other than',
    )
    .replaceAll(
      /, (?=\w+(?:,| or | and | nor |[.!]?$))(?<=\b(?:without|except|than|instead of|neither)\b[^.;:!?]*)/gi,
      ' ',
    )
    .split(
      /[.,;:!?()[\]–—]+|\bbut\b|(?<!\bnot )\bbecause\b|\bsince\b|\balthough\b|\bthough\b|\bwhile\b|\bwhereas\b|\band (?=(?:not|never|no|he|she|it|they|we|i|you|there|this|that)\b)/i,
    )
    .map(englishTokens)
    .filter((tokens) => tokens.length > 0);

/** Where the words of an expression begin in a clause; its last word may be the beginning of a longer one. */
export const placesOf = (tokens: Tokens, expression: Tokens): readonly number[] =>
  tokens.flatMap((_, at) =>
    expression.every((word, i) =>
      i === expression.length - 1 ? (tokens[at + i] ?? '').startsWith(word) : tokens[at + i] === word,
    )
      ? [at]
      : [],
  );

/** Whether what stands at a place of a clause is excluded: the clause speaks of anything but that. */
export const isExcluded = (tokens: Tokens, place: number): boolean =>
  tokens
    .slice(0, place)
    .some((word, at) => EXCLUDES.has(word) || OTHER.some((phrase) => standsAt(tokens, at, phrase)));

/** Whether what stands at a place of a clause is denied there. */
export const isDenied = (tokens: Tokens, place: number): boolean => {
  if (isExcluded(tokens, place) || tokens.slice(0, place).some((word) => DENIES.has(word))) return true;
  const after = tokens.slice(place + 1);
  const turn = after.findIndex(
    (word, at) => EXCLUDES.has(word) || (TURNS.has(word) && !SINGLES.has(after[at - 1] ?? '')),
  );
  return after.slice(0, turn < 0 ? undefined : turn).some((word) => DENIES.has(word));
};

/** Whether words deny something themselves: "not know", "nobody". */
export const isNegative = (tokens: Tokens): boolean =>
  tokens.some(
    (word, at) =>
      DENIES.has(word) || EXCLUDES.has(word) || OTHER.some((phrase) => standsAt(tokens, at, phrase)),
  );

/** Words whose opposites turn an answer round. */
const OPPOSITES =
  'good bad|little lot|always never|day night|rich poor|strong weak|before after|above below|inside outside|enforce forbid|allow forbid|permit prevent|love hate|open closed|first last|long short|large small|big small|many few|win lose|won lost|peace war|true false|old young|old new|high low|begin end|friend enemy|free slave|alive dead|life death|wise foolish|brave cowardly|cheap expensive|guilty innocent|often seldom|right wrong|public private|early late|praise blame|buy sell|friends enemies'
    .split('|')
    .map((pair) => pair.split(' '));

/** A word of an answer that is the opposite of one that the model answer has, neither of which the other speaks of. */
export const oppositeIn = (answer: Tokens, model: Tokens, around: Tokens): string | undefined => {
  if (isNegative(answer) || isNegative(model)) return undefined;
  return OPPOSITES.flatMap(
    ([one = '', other = '']) =>
      [
        [one, other],
        [other, one],
      ] as const,
  ).find(
    ([said, meant]) =>
      answer.includes(said) &&
      !answer.includes(meant) &&
      model.includes(meant) &&
      !model.includes(said) &&
      !around.includes(said),
  )?.[0];
};

/** Deeds that a text denies: "does not know", "dared not speak", "not to harm". */
export const deniedDeeds = (text: string): Tokens =>
  [
    ...englishTokens(text)
      .join(' ')
      .matchAll(
        /(?:\b(?:do|does|did|has|have|had|can|could|will|would|should|must|may|dare|dared) (?:not|never)(?: yet| ever)?|^(?:not|never) to) (\w+)/g,
      ),
  ].map(([, deed = '']) => deed);
