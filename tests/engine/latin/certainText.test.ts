// What a pattern cannot do without: a text that lacks it is passed over unread, so that none may be taken for certain that is not.
import { describe, expect, it } from 'vitest';
import { IDIOMS } from '@sigilla/engine/latin/dictionary/besideIdioms.ts';
import { TURNS } from '@sigilla/engine/latin/dictionary/besideSayings.ts';
import { certainText, replacing } from '@sigilla/engine/latin/reading/certainText.ts';
import { englishTokens } from '@sigilla/engine/latin/reading/english.ts';
import { EIGHTH_INTO_ENGLISH } from './freeAnswersEighth.ts';
import { SIXTH_INTO_ENGLISH } from './freeAnswersSixth.ts';

describe('certainText', () => {
  it.each([
    [/\bgave (?:orders?|commands?) for (.+?) to\b/g, 'gave '],
    [/\bof whom one\b/, 'of whom one'],
    [/colou?r of/, 'colo'],
    [/^(?:they )?who\b/, 'who'],
    [/lots* of/, 'lot'],
    [/be{1,2}ar so/, 'ar so'],
    [/(?<!never )with joy+$/, 'with joy'],
    [/[abc(]love[)]? it/, 'love'],
    [/\p{L}ove\u0061/u, ''],
    [/one|another/, ''],
    [/Some/i, ''],
    [/(\w+) \1/, ' '],
    [/\w+(?: \w+)?/, ''],
  ])('of %s is “%s”', (pattern, certain) => {
    expect(certainText(pattern)).toBe(certain);
  });
});

describe('replacing', () => {
  it('makes of every text what its rules make of it one by one', () => {
    const rules = [...IDIOMS, ...TURNS];
    const replaced = replacing(rules);
    const plainly = (text: string): string =>
      rules.reduce((said, [from, to]) => said.replace(from, to), text);
    const texts = [...SIXTH_INTO_ENGLISH, ...EIGHTH_INTO_ENGLISH]
      .flatMap(({ references, good, wrong }) => [...references, ...good, ...wrong])
      .map((text) => englishTokens(text).join(' '));
    expect(texts.map(replaced)).toEqual(texts.map(plainly));
    expect(texts.filter((text) => replaced(text) !== text).length).toBeGreaterThan(20);
  });
});
