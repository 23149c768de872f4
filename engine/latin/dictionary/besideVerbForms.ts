// The forms by which an English verb is read beside a Latin sentence, each with what of its gloss follows.
import { englishTokens } from '../reading/english.ts';
import { englishVerb, lied } from '../sentences/englishVerbs.ts';
import type { Kind } from './besideSayings.ts';

/** A verb that a word is a form of: what of its gloss follows, and what the Latin has of it. */
export interface VerbRead {
  readonly kind: Kind;
  /** The verb without what follows it. */
  readonly head: string;
  readonly rest: readonly string[];
  readonly sense: string;
  readonly tenses: ReadonlySet<string>;
}

export const noteVerb = (
  verbs: Map<string, VerbRead[]>,
  gloss: string,
  sense: string,
  tenses: ReadonlySet<string>,
): void => {
  const [head = '', ...rest] = gloss.split(' ');
  const { base, third, ing, past, part } = englishVerb(head);
  const forms: readonly (readonly [string, Kind])[] = [
    [base, 'base'],
    [third, 'third'],
    [ing, 'ing'],
    ...past.map((form) => [form, 'past'] as const),
    ...part.map((form) => [form, 'part'] as const),
    ...(head === 'be'
      ? ([
          ['am', 'base'],
          ['are', 'base'],
          ['were', 'past'],
        ] as const)
      : []),
  ];
  for (const [form, kind] of forms) {
    // As what is typed is levelled: "learned" is "learnt".
    const [level = form] = englishTokens(lied(sense.split('/')[0], form));
    verbs.set(level, [...(verbs.get(level) ?? []), { kind, head, rest, sense, tenses }]);
  }
};
