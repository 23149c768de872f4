// The numbers by which learners' words are kept: every word of the dictionary has one, and none that was ever given is another word's.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import { NUMBERED_WORDS, wordNumbers } from '@sigilla/content/latin/wordNumbers.ts';

/** The first numbers given, all at once, and their sum. */
const FIRST = 4_345;
const SUM = '56cc264ffef5a2ca';

it('every word of the dictionary has a number; new ones stand at the end of the list', () => {
  const missing = readLexicon().flatMap(({ id }) => (wordNumbers.has(id) ? [] : id));
  expect(missing, `put these at the end of content/latin/wordNumbers.ts: ${missing.join(' ')}`).toEqual([]);
});

it('no word has two numbers', () => {
  expect(wordNumbers.size).toBe(NUMBERED_WORDS.length);
});

it('the numbers that learners’ words are kept by are those of before', () => {
  const first = NUMBERED_WORDS.slice(0, FIRST).join(' ');
  expect(createHash('sha256').update(first).digest('hex').slice(0, 16)).toBe(SUM);
});
