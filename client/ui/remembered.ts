// What this browser remembers from one visit to the next, as text under a name. Invariant: storage that is full or forbidden costs the memory of
// later visits alone: until the page is left, this window has it.
const here = new Map<string, string>();

/** What is remembered under a name; null where nothing is. */
export const remembered = (name: string): string | null => {
  const ours = here.get(name) ?? null;
  try {
    return localStorage.getItem(name) ?? ours;
  } catch {
    return ours;
  }
};

/** Remembers a text under a name, in place of what was there; null forgets it. */
export const remember = (name: string, text: string | null): void => {
  if (text === null) here.delete(name);
  else here.set(name, text);
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // This window still has it.
  }
};
