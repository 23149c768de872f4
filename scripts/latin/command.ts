// What a command of `npm run latin` is, and what the commands share: the lexicon and the material, opened once.
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import type { Academy } from '@sigilla/engine/latin/academy.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';

/** What a command found: lines for people, data for programs. Not found or refused is no success. */
export type Answer = {
  readonly success: boolean;
  readonly lines: readonly string[];
  readonly data: unknown;
};

export type Command = {
  readonly usage: string;
  readonly does: string;
  /** True when the command can do without words. */
  readonly alone?: true;
  readonly run: (words: readonly string[]) => Answer | Promise<Answer>;
};

/** A refusal in one sentence. */
export const failure = (problem: string): Answer => ({
  success: false,
  lines: [problem],
  data: { problem },
});

let opened: Academy | undefined;

/** The academy over all that there is. */
export const academy = (): Academy => (opened ??= openAcademy(readLibrary()));
