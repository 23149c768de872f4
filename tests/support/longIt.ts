// What a file leaves to the long run, test by test (tier.ts says what that is).
import { describe, it } from 'vitest';
import { LONG } from './tier.ts';

const nothing = Object.assign((): void => undefined, { each: () => (): void => undefined });

/**
 * A test of the long run alone: the same behaviour from another side or in another place, or one that the tests of the engine, the server or the window's
 * parts prove without a browser. A short run neither starts nor counts it.
 */
export const longIt: typeof it = LONG ? it : (nothing as unknown as typeof it);

/** As many of them, with what they need beforehand. */
export const longDescribe: typeof describe = LONG ? describe : (nothing as unknown as typeof describe);
