// Every other form of every word of every Latin key: nothing is taken for right that is not the very cell.
import { expect, it } from 'vitest';
import { acceptedForms, exampleQuestions, isVariant, sentenceQuestions } from './latinKeys.ts';

it('no Latin key takes another form of its words, variants of the very form apart', () => {
  const found = [...sentenceQuestions(), ...exampleQuestions()].flatMap((question) => acceptedForms(question, 1).accepted); // prettier-ignore
  expect(found.filter((one) => !isVariant(...(one.split(' for ') as [string, string])))).toEqual([]);
}, 600_000);
