// Joins the class names that apply, for components that take one from outside or change with their state.

/** The given names, without the absent ones, as one attribute value. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => name !== false && name !== undefined && name !== '').join(' ');
}
