import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { keepAnswers } from '@sigilla/server/rest/keptAnswers.ts';

const WORDS = 'arma virumque canō '.repeat(100);

describe('an answer that is kept', () => {
  it('is written once for all who ask, and pressed once for each encoding', async () => {
    const answers = keepAnswers();
    let written = 0;
    const asked = () =>
      answers.of('replay 3', () => {
        written += 1;
        return WORDS;
      });
    const [pressed, again] = await Promise.all([asked().as('br'), asked().as('br')]);
    expect(again).toBe(pressed);
    expect(brotliDecompressSync(pressed).toString()).toBe(WORDS);
    expect(gunzipSync(await asked().as('gzip')).toString()).toBe(WORDS);
    expect((await asked().as('identity')).toString()).toBe(WORDS);
    expect(written).toBe(1);
  });

  it('is another when it is called otherwise', async () => {
    const answers = keepAnswers();
    answers.of('replay 3', () => 'as it stood');
    expect((await answers.of('replay 4', () => 'struck out').as('identity')).toString()).toBe('struck out');
  });

  it('goes when others need its room, the one first that was asked for longest ago; what is too long is never kept', () => {
    const answers = keepAnswers(10);
    const written: string[] = [];
    const ask = (name: string, text: string) =>
      answers.of(name, () => {
        written.push(name);
        return text;
      });
    ask('one', 'aaaa');
    ask('two', 'bbbb');
    ask('one', 'aaaa');
    ask('three', 'cccc');
    ask('one', 'aaaa');
    ask('two', 'bbbb');
    expect(written).toEqual(['one', 'two', 'three', 'two']);
    ask('long', 'x'.repeat(11));
    ask('long', 'x'.repeat(11));
    expect(written.slice(4)).toEqual(['long', 'long']);
    ask('two', 'bbbb');
    expect(written).toHaveLength(6);
  });
});
