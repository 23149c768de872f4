// What a browser says of itself, in words that its owner knows: "Firefox on Linux". Nothing else of the header is kept.
// It is what they say, not what they are: good enough to tell one's own telephone from a stranger, and no proof of anything.
import { parse } from 'bowser';

/** Longer ones are no browser's. */
const MOST = 1000;

/** What a `User-Agent` says; null when it names no browser and no system that is known. */
export const deviceOf = (header: string | undefined): string | null => {
  if (header === undefined || header === '' || header.length > MOST) return null;
  const { browser, os, platform } = parse(header);
  // A telephone goes by its own name where it says it, as people call it.
  const system = platform.model ?? os.name;
  if (!browser.name) return system ? `A browser on ${system}` : null;
  return system ? `${browser.name} on ${system}` : browser.name;
};
