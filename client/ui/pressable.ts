// The classes of a button of the house: what all have (pressable.module.css), and what its own kind adds.
import { classes } from './classes.ts';
import pressable from './pressable.module.css';

/** Of a button in this look, whose own styles are `own`. */
export const pressableClass = (
  own: Readonly<Record<string, string>>,
  { variant, size, wide }: { readonly variant: string; readonly size: string; readonly wide: boolean },
): string =>
  classes(pressable['base'], pressable[variant], own['button'], own[variant], own[size], wide && own['wide']);

/** A nib going round while the scribe writes. */
export const busyClass = pressable['busy'];
