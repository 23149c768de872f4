// The command line of an operator's tool: its options, or in words what they are.
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { errorText } from '@sigilla/server/errorText.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The options given. `--help` prints the usage and ends with 0; anything unknown is named above it, and ends with 2. */
export const optionsOf = <const O extends Options>(usage: string, options: O) => {
  if (process.argv.slice(2).some((one) => one === '--help' || one === '-h')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    process.stderr.write(`${errorText(error)}\n\n${usage}\n`);
    process.exit(2);
  }
};

/** A whole number that an option was given, from `low` to `high`. Any other ends with 2, named above the usage. */
export const wholeOf = (usage: string, option: string, given: string, low: number, high: number): number => {
  const number = /^\d{1,6}$/.test(given) ? Number(given) : Number.NaN;
  if (number >= low && number <= high) return number;
  process.stderr.write(
    `--${option} must be a whole number from ${low} to ${high} (it is "${given}")\n\n${usage}\n`,
  );
  process.exit(2);
};
