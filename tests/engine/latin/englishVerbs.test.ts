// English verbs in their forms: what is shown, and what a learner may write.
import { describe, expect, it } from 'vitest';
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { englishVerb } from '@sigilla/engine/latin/sentences/englishVerbs.ts';
import { doubles, irregular } from '@sigilla/engine/latin/sentences/englishVerbTable.ts';

const told = (gloss: string): readonly string[] => {
  const { ing, past, part } = englishVerb(gloss);
  return [ing, past[0] ?? '', part[0] ?? ''];
};

describe('an English verb', () => {
  it.each([
    ['fulfil', 'fulfilling', 'fulfilled', 'fulfilled'],
    ['equip', 'equipping', 'equipped', 'equipped'],
    ['omit', 'omitting', 'omitted', 'omitted'],
    ['abhor', 'abhorring', 'abhorred', 'abhorred'],
    ['panic', 'panicking', 'panicked', 'panicked'],
    ['befall', 'befalling', 'befell', 'befallen'],
    ['forsake', 'forsaking', 'forsook', 'forsaken'],
    ['shrink from', 'shrinking from', 'shrank from', 'shrunk from'],
    ['rend', 'rending', 'rent', 'rent'],
    ['cost', 'costing', 'cost', 'cost'],
    ['mislead', 'misleading', 'misled', 'misled'],
    ['vomit', 'vomiting', 'vomited', 'vomited'],
    ['winter', 'wintering', 'wintered', 'wintered'],
  ])('%s: %s, %s, %s', (gloss, ing, past, part) => {
    expect(told(gloss)).toEqual([ing, past, part]);
  });

  it('is known to double its consonant or not to, wherever its spelling does not tell', () => {
    const { lexicon, frames } = readLibrary();
    const verbs = lexicon.filter(({ pos }) => pos === 'verb');
    const heads = new Set(
      [
        ...verbs.flatMap(({ senses }) => senses.flatMap(({ en }) => en)),
        ...frames.verbs.map(({ en }) => en),
      ].map((gloss) => gloss.split(' ')[0] ?? ''),
    );
    // Unstressed at the end: these never double.
    const isPlain = (head: string): boolean =>
      /(?:[^r]en|on|er|om|ish|our)$/.test(head) &&
      !/(?:prefer|refer|infer|confer|defer|inter|deter|transfer)$/.test(head);
    const plain = new Set(
      'benefit blossom covet deposit differ elicit exit farewell gallop hallow inhabit inherit cannot interpret limit merit murmur pilot profit prohibit visit vomit winter'.split(
        ' ',
      ),
    );
    const doubtful = [...heads].filter(
      (head) =>
        /[aeiou].*[^aeiou][aeiou][bdgklmnprt]$/.test(head) &&
        !irregular(head) &&
        !doubles(head) &&
        !isPlain(head) &&
        !plain.has(head),
    );
    expect(doubtful).toEqual([]);
  });
});
