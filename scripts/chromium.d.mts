export const CHROMIUM_PLACES: readonly string[];
export const findChromium: () => string | undefined;
