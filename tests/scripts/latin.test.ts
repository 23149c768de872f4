// `npm run latin` as someone tries it who has just cloned the repository, and as a program that scores it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { answerWords } from '../../scripts/latin/commands.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/latin.ts', import.meta.url));

/** As a process of its own, fed from its standard input. */
const asProcess = async (words: string, input: string) => {
  const child = spawn(process.execPath, [SCRIPT, ...words.split(' ')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number];
  return { code, out };
};

async function* nothing(): AsyncGenerator<string> {}
const latin = async (words: string) => {
  let out = '';
  const code = await answerWords(words.split(' '), nothing, (line) => (out += `${line}\n`));
  return { code, out };
};

describe('npm run latin', () => {
  it.each([
    ['inflect mare', /nominative\s+mare\s+maria/],
    ['inflect quercus quercūs f', /ablative\s+quercū\s+quercubus/],
    ['analyse uirumque', /virum \+ -que: vir .*accusative singular/],
    ['parse arma virumque canō', /canō\s+canō first person singular present/],
    ['validate', /nothing to mend/],
    ['quiz translation 3 seed', /^translation, \*\*/],
    ['quiz translation 3 seed nonsense', /wrong, 0 of 100/],
    ['compose 9 seed gerund', /\[gerund\]/],
    ['search puellarum', /puella, puellae, f\./],
    ['translate the king sees the girl', /Rēx puellam videt\./],
  ])('%s', async (words, expected) => {
    const { code, out } = await latin(words);
    expect(out).toMatch(expected);
    expect(code).toBe(0);
  });

  it.each([
    ['inflect xyzzy qqq', /no declension/],
    ['inflect pānis pānum', /no declension/],
    ['inflect gurgustiolum', /not in the lexicon; give its principal parts/],
    ['analyse qqq', /not in the lexicon/],
    ['quiz riddle', /no type riddle; there are: multiple_choice/],
    ['compose 1 seed riddle', /no construction riddle; there are: simple/],
    ['search qqqqqq', /nothing found/],
    ['validate nowhere', /no batch nowhere/],
    ['conjure', /npm run latin -- inflect WORD/],
    ['constructor', /npm run latin -- inflect WORD/],
  ])('says what is wrong with: %s', async (words, expected) => {
    const { code, out } = await latin(words);
    expect(out).toMatch(expected);
    expect(code).toBe(1);
  });

  it('answers a program in JSON, one request a line', async () => {
    const { code, out } = await asProcess('inflect --json -', 'rēx rēgis m\nlaudō 1\n');
    const [king, praise] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly cells: Record<string, { readonly text: string }[]> }[]);
    expect(king?.[0]?.cells['gen.pl']).toEqual([{ text: 'rēgum' }]);
    expect(praise?.[0]?.cells['perf.inf.act']?.[0]).toEqual({ text: 'laudāvisse' });
    expect(code).toBe(0);
  });

  it('tells by its exit code, as a process, that it has failed', async () => {
    const { code, out } = await asProcess('analyse -', 'qqq\nrēx\n');
    expect(out).toContain('rēx');
    expect(code).toBe(1);
  });
});
