// Pigments as hex strings and how the painter mixes them. Pure: the same two pigments always give the same third.
// Invariant: every function takes and gives `#rrggbb`; transparency is asked for at the brush, never stored in a colour.

type Rgb = readonly [number, number, number];

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const format = ([r, g, b]: Rgb): string => {
  const byte = (n: number): string =>
    Math.max(0, Math.min(255, Math.round(n)))
      .toString(16)
      .padStart(2, '0');
  return `#${byte(r)}${byte(g)}${byte(b)}`;
};

const each = (a: string, b: string, of: (x: number, y: number) => number): string => {
  const x = parse(a);
  const y = parse(b);
  return format([of(x[0], y[0]), of(x[1], y[1]), of(x[2], y[2])]);
};

/** `share` (0 to 1) of `into`, the rest `colour`. */
export const mix = (colour: string, into: string, share: number): string =>
  each(colour, into, (a, b) => a + (b - a) * share);

/** `colour` seen through a wash: multiplied by it, as transparent pigment darkens what lies under it. */
export const wash = (colour: string, through: string): string =>
  each(colour, through, (a, b) => (a * b) / 255);

/** Darker by `share` (0 to 1) of the way to iron-gall ink, which keeps it warm. */
export const deepen = (colour: string, share: number): string => mix(colour, '#221a14', share);

/** Lighter by `share` (0 to 1) of the way to vellum. */
export const raise = (colour: string, share: number): string => mix(colour, '#fbf4e4', share);
