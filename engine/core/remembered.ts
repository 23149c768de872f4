// What is made of a text, kept for the next time the same text comes. Invariant: no more is kept than was said; then all is forgotten, so that no
// reader of odd books fills the memory.

/** A function that makes each answer once, by a name for all that it is given; nobody may change what it gives. */
export const rememberedBy = <G extends readonly unknown[], T>(
  most: number,
  nameOf: (...given: G) => string,
  make: (...given: G) => T,
): ((...given: G) => T) => {
  const kept = new Map<string, T>();
  return (...given) => {
    const name = nameOf(...given);
    const known = kept.get(name);
    if (known !== undefined) return known;
    const made = make(...given);
    if (kept.size >= most) kept.clear();
    kept.set(name, made);
    return made;
  };
};

/** The same of a text alone. */
export const remembered = <T>(most: number, make: (text: string) => T): ((text: string) => T) =>
  rememberedBy(most, (text: string) => text, make);
