// Bodies that several may hold at once, because nobody can change them any more: what an adapter keeps in mind of its documents.

/** The value, which nobody can change from here on. */
export const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner);
  return value;
};

/** Would JSON say of this value what it is? What `before`, a value that is kept, has at the same place is known to be so. Freezes what is. */
export const isJson = (value: unknown, before: unknown): boolean => {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  if (value === before) return true;
  const kept = (typeof before === 'object' ? before : null) as Readonly<Record<string, unknown>> | null;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) if (!isJson(value[i], kept?.[i])) return false;
  } else {
    if (Object.getPrototypeOf(value) !== Object.prototype) return false;
    const fields = value as Readonly<Record<string, unknown>>;
    for (const name of Object.keys(fields)) if (!isJson(fields[name], kept?.[name])) return false;
  }
  Object.freeze(value);
  return true;
};
