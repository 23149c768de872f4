// The forms by which an English verb is read beside a Latin sentence, each with what of its gloss follows.
import { remembered } from '../../core/remembered.ts';
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
  const lexeme = sense.split('/')[0];
  const forms = lexeme === 'mentior_v' ? formsOf(head, lexeme) : honestForms(head);
  for (const [form, kind] of forms) {
    const there = verbs.get(form);
    const read = { kind, head, rest, sense, tenses };
    if (there === undefined) verbs.set(form, [read]);
    else there.push(read);
  }
};

/** The forms of a verb as what is typed is levelled ("learned" is "learnt"), and what each is. */
const formsOf = (head: string, lexeme?: string): readonly (readonly [string, Kind])[] => {
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
  return forms.map(([form, kind]) => [englishTokens(lied(lexeme, form))[0] ?? form, kind] as const);
};

const MOST_VERBS = 10_000;

/** Those of every verb but the one that tells lies. */
const honestForms = remembered(MOST_VERBS, (head) => formsOf(head));
