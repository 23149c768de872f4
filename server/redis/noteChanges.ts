// What is said of a note that has changed: of who is here only who came and who went, for that list is long and one coming is one name.
// Invariant: `changed(before, changeOf(before, after))` holds what `after` holds.
import { z } from 'zod';
import { Note } from '../app/board.ts';

export const NoteChange = Note.omit({ here: true }).extend({
  came: z.array(z.string()).readonly().default([]),
  went: z.array(z.string()).readonly().default([]),
});
export type NoteChange = Readonly<z.infer<typeof NoteChange>>;

const without = (some: readonly string[], others: readonly string[]): string[] => {
  const gone = new Set(others);
  return some.filter((one) => !gone.has(one));
};

/** What turns one note of a subject into the next. */
export const changeOf = (before: Note, { here, ...rest }: Note): NoteChange => ({
  ...rest,
  came: without(here, before.here),
  went: without(before.here, here),
});

/** A note after a change. Who is here may stand in another order. */
export const changed = (before: Note, { came, went, ...rest }: NoteChange): Note => ({
  ...rest,
  here: [...without(before.here, [...went, ...came]), ...came],
});
