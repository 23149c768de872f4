// Questions about one word, one skill or one construction: every word carries at least one skill, what it carries can be asked and is about it,
// what was seen is not asked again, and what cannot be asked is refused with its reason.
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { openAcademy, SKILLS } from '@sigilla/engine/latin/academy.ts';
import type { AboutWish, Asked } from '@sigilla/engine/latin/academy.ts';
import { describe, expect, it } from 'vitest';

import { unaskable } from './carriedSkills.ts';
import { longIt } from '../../support/longIt.ts';

const library = readLibrary();
const academy = openAcademy(library);
const SEED = '3'.repeat(32);
const AT = '2026-01-01T00:00:00Z';
const ask = (wish: Partial<AboutWish>, n = 0): Asked =>
  academy.askAbout({ seed: forkSeed(SEED, n), level: 4, generatedAt: AT, ...wish });
const asked = (wish: Partial<AboutWish>, n = 0) => {
  const found = ask(wish, n);
  if (!found.ok) throw new Error(`${JSON.stringify(wish)}: ${found.reason}`);
  return found;
};

describe('a question about a word', () => {
  it('is carried by every word of the lexicon, and from the level at which it is met', () => {
    const bare = library.lexicon.filter(({ id }) => !academy.skills(id, 1).includes('meaning'));
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('can be asked of whatever carries the skill', () => {
    const some = library.lexicon.filter((_, at) => at % 31 === 0);
    expect(unaskable(academy, some)).toEqual([]);
  });

  it('has the word in its text or in its key', () => {
    for (const [at, { id }] of library.lexicon.filter((_, n) => n % 150 === 0).entries())
      for (const skill of academy.skills(id, 4)) {
        const { question } = asked({ lexeme: id, skill }, at);
        const text = [question.questionText, question.correctAnswer].join(' ');
        const lexemes = academy
          .words(text)
          .flatMap((form) => academy.analyse(form))
          .map(({ lexeme }) => lexeme.id);
        expect(lexemes, `${skill}: ${text}`).toContain(id);
      }
  });

  it('is composed with the word where sentences can be', () => {
    for (const lexeme of ['gladius_n', 'laudo_v', 'fortis_adj', 'saepe_adv', 'sequor_v']) {
      const { question } = asked({ lexeme, skill: 'usage', types: ['translation'] });
      expect(question.questionType).toBe('translation');
      expect(question.judging?.tree).toBeDefined();
    }
  });

  it('asks for first forms too, whatever the level', () => {
    for (const lexeme of ['puella_n', 'dominus_n', 'amo_v', 'hic_pron', 'duo_num'])
      expect(asked({ lexeme, skill: 'inflection', level: 9 }).skill).toBe('inflection');
  });

  it('accepts another word that says the same and begins so', () => {
    const { question } = asked({ lexeme: 'neco_v', skill: 'recall', types: ['type_response'] });
    expect(academy.grade(question, 'necare').isCorrect).toBe(true);
    expect(academy.grade(question, 'amo').isCorrect).toBe(false);
    expect(academy.grade(question, 'necas').isCorrect).toBe(false);
  });

  it('is the same for the same seed, and another for another', () => {
    const wish = { lexeme: 'rex_n', skill: 'inflection' } as const;
    expect(ask(wish)).toEqual(ask(wish));
    expect(new Set([1, 2, 3, 4].map((n) => asked(wish, n).question.questionText)).size).toBeGreaterThan(1);
  });

  it('avoids what was seen, until nothing is left', () => {
    const wish = { lexeme: 'rex_n', skill: 'inflection' } as const;
    const seen = new Set<string>();
    const isSeen: AboutWish['isSeen'] = ({ questionText }) => seen.has(questionText);
    const asks: Asked[] = [];
    for (let n = 0; n < 100; n += 1) {
      const found = ask({ ...wish, isSeen }, n);
      asks.push(found);
      if (!found.ok) break;
      expect(seen).not.toContain(found.question.questionText);
      seen.add(found.question.questionText);
    }
    expect(seen.size).toBeGreaterThan(8);
    expect(asks.at(-1)).toEqual({ ok: false, reason: 'all_seen' });
  });

  it('is refused with its reason', () => {
    const reason = (wish: Partial<AboutWish>) => {
      const found = ask(wish);
      return found.ok ? 'asked' : found.reason;
    };
    expect(reason({ lexeme: 'nobody_n' })).toBe('unknown_word');
    expect(reason({ construction: 'haruspicy' })).toBe('unknown_construction');
    expect(reason({ lexeme: 'saepe_adv', skill: 'parts' })).toBe('skill_not_carried');
    expect(reason({ lexeme: 'sed_conj', skill: 'inflection' })).toBe('skill_not_carried');
    expect(reason({ lexeme: 'rex_n', skill: 'inflection', types: ['cultural_context'] })).toBe(
      'no_such_type',
    );
    expect(academy.skills('nobody_n', 1)).toEqual([]);
  });
});

describe('a question about a skill or a construction', () => {
  it('trains the skill', () => {
    for (const skill of SKILLS) expect(asked({ skill }).skill).toBe(skill);
  });

  longIt('is on the construction, by name or concept', () => {
    for (const { name, level, concepts } of academy.constructions) {
      const construction = level % 2 === 0 ? name : (concepts[0] ?? name);
      const found = ask({ construction, level });
      expect(found.ok ? found.question.conceptTags : found.reason, construction).toContain(construction);
    }
  });

  it('lets the form of a gerund and of a gerundive be chosen', () => {
    const met = new Map<string, string>();
    for (let n = 0; n < 60 && met.size < 2; n += 1) {
      const { question } = asked({ construction: 'gerund', types: ['multiple_choice'], level: 8 }, n);
      const form = /^gerund(?:ive)?/.exec(question.grammarFocus)?.[0];
      if (question.questionType !== 'multiple_choice' || !question.questionText.startsWith('Which form'))
        continue;
      if (form === undefined || met.has(form)) continue;
      met.set(form, question.correctAnswer);
      const verdicts = question.multipleChoiceOptions.filter(
        (answer) => academy.grade(question, answer).isCorrect,
      );
      expect(verdicts).toEqual([question.correctAnswer]);
      const readings = academy.analyse(question.correctAnswer).map(({ features: { mood } }) => mood);
      expect(readings).toContain(form);
    }
    expect([...met.keys()].toSorted()).toEqual(['gerund', 'gerundive']);
  });

  it('has the word too where both are asked for', () => {
    const { question } = asked({ lexeme: 'miles_n', construction: 'passive', types: ['translation'] });
    const ids = academy
      .words(`${question.questionText} ${question.correctAnswer}`)
      .flatMap((form) => academy.analyse(form));
    expect(ids.map(({ lexeme }) => lexeme.id)).toContain('miles_n');
    expect(question.conceptTags).toContain('passive');
  });
});
