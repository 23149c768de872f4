// What a grader says: right or not, how nearly, and what was wrong, in sentences a learner can use.
/** What can be wrong with an answer. */
export const FAULTS = [
  'empty',
  'ending',
  'number',
  'tense',
  'voice',
  'negation',
  'missing',
  'extra',
  'order',
  'macron',
  'unknown',
  'word',
  'length',
  'vocabulary',
  'agreement',
  'spelling',
  'concept',
  'construction',
] as const;

/** One thing that is wrong, and a sentence that tells the learner. */
export type Fault = {
  readonly kind: (typeof FAULTS)[number];
  readonly message: string;
  /** What the answer lacks, where that is all there is to say: several of them are told in one sentence. */
  readonly lacks?: { readonly what: string; readonly of: 'english' | 'latin' };
};

/** What a grader says. `close` is a wrong answer that is nearly right: one slip; `unjudged` one that nobody here can tell right from wrong. */
export type Verdict = {
  readonly isCorrect: boolean;
  readonly verdict: 'correct' | 'close' | 'wrong' | 'unjudged';
  /** 0 to 100. */
  readonly score: number;
  readonly explanation: string;
  readonly errors: readonly Fault[];
  /** What is wrong was told from what was not found; no slip was recognized. */
  readonly isGuess?: true;
};

/** What may be no sentence, with a stop behind it: a word or a form has none of its own. */
export const stopped = (key: string): string => (/[.!?]$/.test(key) ? key : `${key}.`);

/** How the key is told under an answer that was not right. */
export const tellingKey = (key: string): string => `A right answer: ${stopped(key)}`;

/** A right answer. */
export const correct = (explanation: string): Verdict => ({
  isCorrect: true,
  verdict: 'correct',
  score: 100,
  explanation,
  errors: [],
});

/** An answer that may be as good as the author's; it counts for nothing and against nobody. */
export const unjudged = (reference: string, explanation: string): Verdict => ({
  isCorrect: false,
  verdict: 'unjudged',
  score: 0,
  explanation: `I cannot judge this wording. The author wrote: ${stopped(reference)} ${explanation}`.trim(),
  errors: [],
});

/** "a", "a or b", "a, b or c". */
const listed = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;

const LACKING = {
  english: (whats: readonly string[]) => `I do not find ${listed(whats, 'or')} in your answer.`,
  latin: (whats: readonly string[]) =>
    `${listed(whats, 'and')} ${whats.length === 1 ? 'is' : 'are'} missing.`,
} as const;

/** A fault that lacks a word of the sentence. */
export const lacking = (what: string, of: keyof typeof LACKING): Fault => ({
  kind: 'missing',
  message: LACKING[of]([what]),
  lacks: { what, of },
});

const MOST_SAID = 4;

/** What is wrong, in sentences; all that is lacking in the first that says so. */
const saidOf = (errors: readonly Fault[]): string => {
  const told = errors.slice(0, MOST_SAID);
  const lacks = told.flatMap((one) => one.lacks ?? []);
  const first = told.find((one) => one.lacks !== undefined);
  return told
    .filter((one) => one.lacks === undefined || one === first)
    .map(({ message, lacks: one }) =>
      one === undefined ? message : LACKING[one.of](lacks.map(({ what }) => what)),
    )
    .join(' ');
};

const CLOSE = 60;

/** A wrong answer; `share` is how much of it was right, in hundredths. */
export const incorrect = (errors: readonly Fault[], share: number, explanation: string): Verdict => {
  const score = Math.max(0, Math.min(90, Math.floor(share)));
  const said = saidOf(errors);
  return {
    isCorrect: false,
    verdict: score >= CLOSE && errors.length <= 2 ? 'close' : 'wrong',
    score,
    explanation: [said, explanation].filter(Boolean).join(' '),
    errors,
  };
};
