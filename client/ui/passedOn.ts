// Escapes that a notice was offered first, because it came last, and that it leaves to the leaf beneath it.
const passedOn = new WeakSet<Event>();

/** The notice wants nothing of it. */
export const passOn = (event: Event): void => void passedOn.add(event);

/** Was it left to an open leaf by a notice that lies over it? */
export const isPassedOn = (event: Event): boolean => passedOn.has(event);
