export const lookedAt: readonly string[];
export const lookingAt: (changed: readonly string[]) => readonly string[];
export const isRun: (
  changed: readonly string[],
  test: { readonly file: string; readonly project: string },
) => boolean;
