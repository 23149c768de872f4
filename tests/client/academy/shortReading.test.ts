// A card says of a form no more than tells it from others.
import { expect, it } from 'vitest';
import { shortReading } from '@sigilla/client/features/academy/scrolls/shortReading.ts';

it.each([
  ['third person plural imperfect indicative active', '3rd pl. imperfect'],
  ['first person singular present subjunctive passive', '1st sg. present subjunctive passive'],
  ['second person plural present indicative', '2nd pl. present'],
  ['second person singular present imperative active', '2nd sg. present imperative'],
  ['present infinitive active', 'present infinitive'],
  ['nominative plural or accusative plural', 'nominative pl. or accusative pl.'],
  ['genitive plural of the present active participle', 'genitive pl. of the present participle'],
  ['adverb', 'adverb'],
])('"%s" is told as "%s"', (features, short) => {
  expect(shortReading(features)).toBe(short);
});
