// Something the player asks for, typed from the button to the report: a verb's declaration, its input, and what was seen of others
// when it was weighed. Invariant: what is previewed is what is sent.
import type { z } from 'zod';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import { preview } from '@sigilla/engine/actions/preview.ts';
import type { Preview } from '@sigilla/engine/actions/preview.ts';
import { loadNothing } from '@sigilla/engine/actions/load.ts';
import type { CheckContext, Verb } from '@sigilla/engine/actions/verb.ts';

/** What the screen says of a deed. */
interface Words {
  /** Names it in results: "Recruit Pikemen × 10". */
  readonly label: string;
  /** Shows no result when it succeeds: for small things whose effect is in sight. Refusals are always shown. */
  readonly quiet?: boolean;
  /** The sentence for a refusal, when the screen has words of its own for it. */
  readonly failed?: (error: string, code: string) => string;
}

/** The kingdom and the rules a deed is weighed by. */
type Situation = Omit<CheckContext<unknown>, 'seen'>;

/** `R` is what its report says. */
export interface Deed<R = unknown> extends Words {
  /** The verb's id. */
  readonly verb: string;
  readonly wire: WireAction;
  /** Reads the report out of an answer's `actionResult`; null when it is not there. */
  readonly report: (actionResult: unknown) => R | null;
  /** It rests on nobody else's documents, so it can be weighed and done again as it is. */
  readonly repeatable: boolean;
  /** What it would cost and why it would be refused; null when that cannot be told without what others hold. */
  readonly weigh: ((situation: Situation) => Preview) | null;
}

/** Makes a deed. `seen` is what the window knows of others; without it, a verb that asks to see them cannot be weighed beforehand. */
export const deed = <S extends z.ZodObject, L, V, R extends z.ZodObject>(
  verb: Verb<S, L, V, R>,
  input: z.input<S>,
  words: Words,
  seen?: V,
): Deed<z.output<R>> => {
  const repeatable = verb.load === (loadNothing as unknown);
  return {
    ...words,
    verb: verb.id,
    wire: verb.wire(input),
    report: (actionResult) => {
      const parsed = verb.report.safeParse(actionResult);
      return parsed.success ? parsed.data : null;
    },
    repeatable,
    weigh:
      seen === undefined && !repeatable
        ? null
        : (situation) => preview(verb, { ...situation, seen: (seen ?? null) as V }, input),
  };
};

/** Is this deed one of that verb, with these fields of its input? For a button that shows its own deed under way. */
export const isOf = <S extends z.ZodObject, L, V, R extends z.ZodObject>(
  done: Pick<Deed, 'verb' | 'wire'> | null,
  verb: Verb<S, L, V, R>,
  fields: Partial<z.input<S>> = {},
): boolean => {
  if (done?.verb !== verb.id) return false;
  const given = verb.fromWire(done.wire) as Readonly<Record<string, unknown>>;
  return Object.entries(fields).every(([field, value]) => given[field] === value);
};
