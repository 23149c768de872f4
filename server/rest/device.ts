// What a browser says of itself, in words that its owner knows: "Firefox on Linux". Nothing else of the header is kept.
// It is what they say, not what they are: good enough to tell one's own telephone from a stranger, and no proof of anything.

/** The first that is found; many call themselves by the names of others besides their own. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bChromium\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'a Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];
const named = (list: typeof BROWSERS, header: string): string | undefined =>
  list.find(([sign]) => sign.test(header))?.[1];

/** Longer ones are no browser's. */
const MOST = 1000;

/** What a `User-Agent` says; null when it names no browser and no system that is known here. */
export const deviceOf = (header: string | undefined): string | null => {
  if (header === undefined || header.length > MOST) return null;
  const browser = named(BROWSERS, header);
  const system = named(SYSTEMS, header);
  if (browser === undefined) return system === undefined ? null : `A browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
};
