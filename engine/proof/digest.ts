// One value, one digest: SHA-256 of its canonical JSON, in which the keys of every object stand in order and nothing is left to spelling.
// Invariant: two values have the same digest exactly when they say the same; whatever JSON cannot say throws.
import { sha256Hex } from '../core/random.ts';

/** JSON with sorted keys and without spaces. Fields that are undefined are left out. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`);
    return `{${fields.join(',')}}`;
  }
  const isSayable = value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
  if (!isSayable) throw new Error(`no digest can be taken of what is ${typeof value}`);
  return JSON.stringify(value);
};

/** The SHA-256 of a value's canonical JSON, as 64 hex digits. */
export const digestOf = (value: unknown): string => sha256Hex(canonical(value));
