// What a word means where it stands: the key is how its sentence says it, and who writes it so, or as the dictionary has it, is right.
import { describe, expect, it } from 'vitest';
import { meaningHere } from '@sigilla/engine/latin/questions/examples.ts';
import { provedOf } from '@sigilla/engine/latin/questions/generate.ts';
import { grade } from '@sigilla/engine/latin/questions/grading/grade.ts';
import { randomFork } from '@sigilla/engine/core/random.ts';
import { composingStock } from '@sigilla/engine/latin/sentences/stock.ts';
import { latinMaterial } from './latinMaterial.ts';

const { index, frames } = latinMaterial;
const stock = composingStock(index, frames);

/** The question about a word in its example that begins so. */
const asked = (id: string, begins: string) => {
  const word = index.byId(id);
  if (word === undefined) throw new Error(`no word ${id}`);
  const examples = word.examples.filter(({ la }) => la.startsWith(begins));
  const body = meaningHere({
    material: latinMaterial,
    stock,
    random: randomFork('here', id),
    level: 5,
    word: { ...word, examples },
  });
  const given = { id: 'x', level: 5, generatedAt: '2026-01-01T00:00:00.000Z' };
  return body === undefined ? undefined : provedOf(latinMaterial, body, given);
};

describe('the meaning of a word where it stands', () => {
  it.each([
    [
      'incito_v',
      'Eques',
      'spurs',
      ['urges on', 'he urges on', 'is spurring', 'to urge on'],
      ['urged on', 'ride'],
    ],
    [
      'capio_v',
      'Rōmānī',
      'took',
      ['they took', 'have taken', 'captured', 'to take'],
      ['takes', 'they take', 'we took'],
    ],
    ['peto_v', 'Hostēs', 'are asking for', ['ask for', 'they ask for'], ['asked for', 'they give']],
    ['peto_v', 'Montem', 'we make for', ['we are making for'], ['we made for']],
    ['puer_n', 'Puerī', 'boys', ['the boys', 'boy'], ['girls']],
  ])('%s: %s … is “%s”', (id, begins, key, right, wrong) => {
    const question = asked(id, begins);
    if (question === undefined) throw new Error('it is not asked');
    expect(question.correctAnswer).toBe(key);
    const passes = (answer: string): boolean => grade({ index, question, answer }).isCorrect;
    expect(right.filter((answer) => !passes(answer))).toEqual([]);
    expect(wrong.filter((answer) => passes(answer))).toEqual([]);
  });

  it('is not asked where the English takes another turn', () => {
    expect(asked('sum_v', 'Est mihi')).toBeUndefined();
  });

  it('tells the sentence in English when it is answered', () => {
    expect(asked('peto_v', 'Hostēs')?.explanation).toMatch(
      /^Hostēs pācem petunt\. – The enemy are asking for peace\. /,
    );
  });
});
