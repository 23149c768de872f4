// How a figure is written wherever a sentence names one, in content's texts and in what the engine says itself.
// Invariant: from a thousand up figures are grouped as on every screen; what is no number stays as it is.

/** A number as sentences write it: 782, 3,782. */
export const shown = (value: string | number): string =>
  typeof value === 'number' && Math.abs(value) >= 1_000
    ? String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',')
    : String(value);
