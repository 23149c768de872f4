// Allow-lists: what a view shows is named, field by field; whatever else a document holds, today or one day, stays where it is.

/** The named fields of a value and no others. The names have the form that zod's `pick` takes, so that view and shape share them. */
export const only = <T extends object, const Names extends { readonly [Name in keyof T]?: true }>(
  value: T,
  names: Names,
): Pick<T, keyof T & keyof Names> => {
  const shown: Partial<T> = {};
  for (const name of Object.keys(names) as (keyof T)[]) if (name in value) shown[name] = value[name];
  return shown as Pick<T, keyof T & keyof Names>;
};
