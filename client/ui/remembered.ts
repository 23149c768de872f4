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

/** Forgets all that is remembered under names that end so: what is somebody's, or some kingdom's, is named by their id at the end. */
export const forgetAll = (ending: string): void => {
  for (const name of [...here.keys()].filter((one) => one.endsWith(ending))) here.delete(name);
  try {
    for (const name of Object.keys(localStorage).filter((one) => one.endsWith(ending)))
      localStorage.removeItem(name);
  } catch {
    // Nothing can have been kept.
  }
};
