// What a card of the Memory Palace is asked: its own skill, another way each time, typed where it can be; of any word, and never without a question.
import { describe, expect, it } from 'vitest';
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { saidBy } from '@sigilla/engine/learning/asked.ts';
import { SKILLS } from '@sigilla/engine/learning/palace/card.ts';
import type { Skill } from '@sigilla/engine/learning/palace/card.ts';
import { cardQuestion } from '@sigilla/server/app/academy/cardQuestions.ts';

const library = readLibrary();
const academy = openAcademy(library);
const SEED = '0'.repeat(32);
const ask = (lexeme: string, skill: Skill, time: number, said: readonly string[] = []) =>
  cardQuestion(academy, {
    seed: forkSeed(SEED, lexeme, skill, time),
    lexeme,
    skill,
    level: 4,
    generatedAt: '2026-11-23T04:00:00.000Z',
    said,
  });
/** Some words of every kind, whatever the lexicon grows to. */
const words = [...Map.groupBy(library.lexicon, ({ pos }) => pos).values()].flatMap((kind) =>
  [0.1, 0.4, 0.8].flatMap((at) => kind[Math.floor(at * kind.length)] ?? []),
);

describe('a card', () => {
  it('of any kind of word and every skill has a question that may be asked', () => {
    for (const { id } of words)
      for (const skill of SKILLS) {
        const question = ask(id, skill, 0);
        expect(question === null ? 'none' : academy.prove(question), `${id}, ${skill}`).toMatchObject({
          ok: true,
        });
      }
  });

  it.each(SKILLS)('is asked otherwise than it was before, where there is another way: %s', (skill) => {
    for (const id of ['panis_n', 'rex_n', 'amo_v', 'magnus_adj']) {
      let said: readonly string[] = [];
      for (let time = 0; time < 6; time += 1) {
        const question = ask(id, skill, time, said);
        if (question === null) throw new Error(`${id} cannot be asked`);
        expect(said.slice(0, 1), `${id}, time ${time}`).not.toContain(saidBy(question));
        said = [saidBy(question), ...said].slice(0, 1);
      }
    }
  });

  it('asks for its own skill: the meaning of the word, the word, a form of it', () => {
    expect(ask('panis_n', 'recognise', 0)).toMatchObject({ judging: { answer: 'english' } });
    expect(ask('panis_n', 'produce', 0)?.correctAnswer).toBe('pānis');
    const form = ask('panis_n', 'inflect', 0);
    expect(form).toMatchObject({ conceptTags: ['forms', 'noun'], judging: { form: { lexeme: 'panis_n' } } });
  });

  it('whose word the dictionary has lost is not asked', () => {
    expect(ask('never_n', 'recognise', 0)).toBeNull();
  });
});
