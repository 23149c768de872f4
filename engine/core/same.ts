// Whether two values say the same: plain data as it is stored and sent, however its keys are ordered.

type Fields = Readonly<Record<string, unknown>>;

/** Are these equal, all the way down? For plain data without circles; a key that is there without a value is one more key. */
export const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [mine, other] = [a as Fields, b as Fields];
  const keys = Object.keys(mine);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && same(mine[key], other[key]))
  );
};
