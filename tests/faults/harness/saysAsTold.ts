// Whether an answer is remembered as it was told, over versions of the game.
import { isDeepStrictEqual } from 'node:util';

const isNothing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/**
 * Does what is remembered say what was told? An answer of an earlier version is remembered in today's shape, which names what that version did not know:
 * as nothing, an empty list or object.
 */
export const saysAsTold = (remembered: unknown, told: unknown): boolean => {
  if (typeof told !== 'object' || told === null || Array.isArray(told))
    return isDeepStrictEqual(remembered, told);
  if (typeof remembered !== 'object' || remembered === null) return false;
  const [now, then] = [remembered, told] as readonly Readonly<Record<string, unknown>>[];
  return (
    Object.keys(told).every((key) => saysAsTold(now?.[key], then?.[key])) &&
    Object.entries(remembered).every(([key, value]) => key in told || isNothing(value))
  );
};
