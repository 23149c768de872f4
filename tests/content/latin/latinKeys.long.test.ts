// Every other form of every word of every Latin key: nothing is taken for right that is not the very cell.
import { expect, it } from 'vitest';
import { acceptedForms, exampleQuestions, GAP_VARIANTS, gapQuestions, isVariant, sentenceQuestions } from './latinKeys.ts'; // prettier-ignore

it('no gap of a dialogue takes another form of its words, variants of the very form apart', () => {
  const found = gapQuestions().map((question) => acceptedForms(question, 1));
  expect(found.reduce((sum, { tried }) => sum + tried, 0)).toBeGreaterThan(20_000);
  expect(new Set(found.flatMap(({ accepted }) => accepted).filter((one) => !GAP_VARIANTS.has(one)))).toEqual(new Set()); // prettier-ignore
}, 3_600_000);

it('no Latin key takes another form of its words, variants of the very form apart', () => {
  const found = [...sentenceQuestions(), ...exampleQuestions()].flatMap((question) => acceptedForms(question, 1).accepted); // prettier-ignore
  expect(found.filter((one) => !isVariant(...(one.split(' for ') as [string, string])))).toEqual([]);
}, 3_600_000);
