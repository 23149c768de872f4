// How deeply something that came from outside may be nested. Whatever goes down into a value by calling itself looks here first.
// Invariant: total on any tree, since it goes no deeper than it allows.

/** What nobody honest nests deeper: a character in a sheet in the metadata of a command. */
const DEEPEST = 8;

/** Is the value no deeper than honest ones are? A bare value has no depth. */
export const isShallow = (value: unknown, level = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (level < DEEPEST && Object.values(value).every((inner) => isShallow(inner, level + 1)));
