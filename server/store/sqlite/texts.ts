// The JSON of a long document put together from that of its parts: a battle under way is written with every order and round, and hosts, oath and the
// rounds before are the same values each time. Invariants: it is what JSON.stringify says of it; what is remembered is of values that nobody can change
// any more, and that JSON says what they are of (known.ts).

/** The text of a value, and those of its long parts by their names. */
export interface Told {
  readonly value: object;
  readonly text: string;
  /** Null where none of them is long. */
  readonly parts: ReadonlyMap<string, Told> | null;
}

/** Shorter documents are written anew: to put one together costs as much. */
export const LONG_TEXT = 4_096;
/** Shorter parts are written anew. */
const LONG_PART = 256;
/** Parts of parts: the rounds of a battle. */
const DEEPEST = 2;

/** The text of a plain value that is frozen all through. `before` is what was told of the value in its place. */
export const toldOf = (value: object, before: Told | undefined, depth = DEEPEST): Told => {
  if (before?.value === value) return before;
  // What had no long parts has none now, or they are found when it is next read from the file.
  if (depth === 0 || before?.parts === null) return { value, text: JSON.stringify(value), parts: null };
  const parts = new Map<string, Told>();
  const fields = value as Readonly<Record<string, unknown>>;
  const isList = Array.isArray(value);
  let text = '';
  for (const name of Object.keys(fields)) {
    const field = fields[name];
    let said: string;
    if (typeof field === 'object' && field !== null) {
      const told = toldOf(field, before?.parts?.get(name), depth - 1);
      if (told.text.length >= LONG_PART) parts.set(name, told);
      said = told.text;
    } else said = JSON.stringify(field);
    const begun = text === '' ? '' : `${text},`;
    text = isList ? begun + said : `${begun}${JSON.stringify(name)}:${said}`;
  }
  return { value, text: isList ? `[${text}]` : `{${text}}`, parts: parts.size === 0 ? null : parts };
};
