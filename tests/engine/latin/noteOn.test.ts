// What is said of a construction under an answer: true of the sentence that was read.
import { describe, expect, it } from 'vitest';
import { randomFork } from '@sigilla/engine/core/random.ts';
import { noteOn } from '@sigilla/engine/latin/questions/noteOn.ts';
import { composeSentence } from '@sigilla/engine/latin/sentences/compose.ts';
import { latinMaterial } from './latinMaterial.ts';

const { index, frames } = latinMaterial;
const sentences = (focus: string) =>
  Array.from({ length: 30 }, (_, at) =>
    composeSentence({ index, frames, random: randomFork('notes', focus, at), level: 3, focus }),
  ).filter((sentence) => sentence !== undefined);

describe('the note on a construction', () => {
  it('speaks of an object only where there is one', () => {
    const of = Object.groupBy(sentences('simple'), ({ tree }) => String(noteOn(tree).includes('object')));
    for (const { tree } of of['true'] ?? [])
      expect(tree.clause.args.some(({ role }) => role === 'object')).toBe(true);
    for (const { tree } of of['false'] ?? [])
      expect(tree.clause.args.some(({ role }) => role === 'object')).toBe(false);
    expect(Object.keys(of).toSorted()).toEqual(['false', 'true']);
  });

  it('names the preposition that was read and the case it stands with', () => {
    for (const { tree, latin } of sentences('prepositions')) {
      const preposition = tree.clause.args.find((one) => one.preposition)?.preposition;
      expect(noteOn(tree), latin).toContain(`${preposition?.form} `);
    }
  });

  it('speaks of the negation or of the adverb, whichever stands there', () => {
    for (const { tree, latin } of sentences('adverb'))
      expect(noteOn(tree), latin).toContain(tree.clause.adverb === undefined ? 'negation' : 'Adverbs');
  });
});
