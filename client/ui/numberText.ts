// How numbers are written and taken in: grouped, lining figures, a true minus sign; whole and within bounds.

import { plural } from '@sigilla/content/texts/sentence.ts';

const WHOLE = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const SHORT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** 12480 → "12,480"; −12 → "−12". */
export function whole(value: number): string {
  return WHOLE.format(value).replace('-', '−');
}

/** A change with its sign: 310 → "+310", −12 → "−12", 0 → "0". */
export function signed(value: number): string {
  return value > 0 ? `+${whole(value)}` : whole(value);
}

/** For narrow places: whole up to 99,999, then 1.2M, 340K. */
export function short(value: number): string {
  return Math.abs(value) < 100_000 ? whole(value) : SHORT.format(value).replace('-', '−');
}

/** "1 turn", "6 turns": the count with its noun. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${whole(count)} ${plural(count, one, many)}`;
}

const ROMAN = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** A small number as Rome wrote it: 14 → "XIV". Whole, from 1 to 39. */
export function roman(value: number): string {
  let left = value;
  let text = '';
  for (const [letter, worth] of ROMAN) for (; left >= worth; left -= worth) text += letter;
  return text;
}

/** Keeps what is typed within the bounds; what is no number counts as the least. */
export function clampWhole(value: number, min: number, max: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(max, min), Math.max(min, Math.trunc(value))) : min;
}
