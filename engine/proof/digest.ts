// One value, one digest: SHA-256 of its canonical JSON, in which the keys of every object stand in order and nothing is left to spelling.
// Invariant: two values have the same digest exactly when they say the same; whatever JSON cannot say throws.
import { sha256Hex } from '../core/random.ts';

/** JSON with sorted keys and without spaces. Fields that are undefined are left out. */
export const canonical = (value: unknown): string => {
  // By hand: every round of a battle goes through here, and lists of its entries would be a twentieth of all the garbage that a server makes.
  if (Array.isArray(value)) {
    let items = '';
    for (const item of value as readonly unknown[]) items += `${items === '' ? '' : ','}${canonical(item)}`;
    return `[${items}]`;
  }
  if (typeof value === 'object' && value !== null) {
    let fields = '';
    for (const key of Object.keys(value).sort()) {
      const inner = (value as Readonly<Record<string, unknown>>)[key];
      if (inner !== undefined)
        fields += `${fields === '' ? '' : ','}${JSON.stringify(key)}:${canonical(inner)}`;
    }
    return `{${fields}}`;
  }
  const isSayable = value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
  if (!isSayable) throw new Error(`no digest can be taken of what is ${typeof value}`);
  return JSON.stringify(value);
};

/** The SHA-256 of a value's canonical JSON, as 64 hex digits. */
export const digestOf = (value: unknown): string => sha256Hex(canonical(value));
