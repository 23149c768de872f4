// What the scrolls' window decides by itself: who made a question, what may be answered, and how a long vowel is typed.
import { describe, expect, it } from 'vitest';
import type { QuestionView } from '@sigilla/engine/learning/views.ts';
import {
  badgeOf,
  countWords,
  isIncomplete,
  isLatinAnswer,
} from '@sigilla/client/features/academy/answering/kinds.ts';
import { seemsUsed } from '@sigilla/client/features/academy/answering/usedWords.ts';
import { longOf, whenTyped } from '@sigilla/client/features/academy/answering/macrons.ts';
import { milestoneStanding } from '@sigilla/client/features/academy/streak/milestones.ts';
import { flameOf } from '@sigilla/client/features/academy/scene/Lamp.tsx';

const aQuestion = (fields: Partial<QuestionView>): QuestionView => ({
  id: 'q1',
  questionType: 'translation',
  questionText: 'Translate into English: Rēx venit.',
  difficulty: 1,
  conceptTags: [],
  grammarFocus: '',
  generatedBy: 'engine',
  generatedAt: '2026-11-22T00:00:00Z',
  ...fields,
});

/** What stands in a field after these keys, one by one. */
const typing = (keys: string): string =>
  keys.split('').reduce((text, key) => {
    const typed = text + key;
    const change = whenTyped(typed, typed.length);
    return change === null ? typed : typed.slice(0, change.from) + change.text + typed.slice(change.to);
  }, '');

describe('a scroll', () => {
  it('LR-018 says by its badge who made it', () => {
    expect(['morpheus', 'claude', 'fallback', 'engine', 'AI', 'emergency'].map(badgeOf)).toEqual([
      'Ancient Oracle',
      'Learned Scribe',
      'Temple Archive',
      'Sacred Codex',
      'Sacred Codex',
      'Sacred Codex',
    ]);
  });

  it('LR-019 a multiple choice without choices is incomplete, and nothing else is', () => {
    expect(isIncomplete(aQuestion({ questionType: 'multiple_choice' }))).toBe(true);
    expect(isIncomplete(aQuestion({ questionType: 'multiple_choice', multipleChoiceOptions: [] }))).toBe(
      true,
    );
    expect(isIncomplete(aQuestion({ questionType: 'multiple_choice', multipleChoiceOptions: ['a'] }))).toBe(
      false,
    );
    expect(isIncomplete(aQuestion({}))).toBe(false);
  });

  it('knows which answers are written in Latin', () => {
    expect(isLatinAnswer(aQuestion({}))).toBe(false);
    expect(isLatinAnswer(aQuestion({ questionText: 'Translate into Latin: The king comes.' }))).toBe(true);
    expect(
      isLatinAnswer(
        aQuestion({ questionType: 'type_response', questionText: 'Give an English word for rēx.' }),
      ),
    ).toBe(false);
    expect(isLatinAnswer(aQuestion({ questionType: 'cultural_context' }))).toBe(false);
    expect(isLatinAnswer(aQuestion({ questionType: 'creative_composition' }))).toBe(true);
  });

  it('LR-012 counts the words of a composition by whitespace and ticks those it asked for in any form', () => {
    expect(countWords('')).toBe(0);
    expect(countWords('  Rēx   venit,\nvīdit ')).toBe(3);
    expect(seemsUsed('Multī mīlitēs veniunt.', 'mīles')).toBe(true);
    expect(seemsUsed('Agricolam videō.', 'agricola')).toBe(true);
    expect(seemsUsed('Agricolam videō.', 'nauta')).toBe(false);
  });
});

describe('a long vowel', () => {
  it('comes of a vowel typed twice, and goes when it is typed once more', () => {
    expect(typing('reegiina')).toBe('rēgiina');
    expect(typing('Aacer')).toBe('Ācer');
    expect(typing('aaa')).toBe('aa');
  });

  it('leaves filiī and suus alone: i and u are lengthened by the third', () => {
    expect(typing('filii')).toBe('filii');
    expect(typing('suus')).toBe('suus');
    expect(typing('iii')).toBe('ī');
    expect(typing('luuuna')).toBe('lūna');
  });

  it('is made of vowels alone', () => {
    expect(longOf('a')).toBe('ā');
    expect(longOf('Y')).toBe('Ȳ');
    expect(longOf('b')).toBeUndefined();
    expect(typing('villa')).toBe('villa');
  });
});

describe('the flame of the streak', () => {
  it('grows at 7, 14 and 30 days, and is out at none', () => {
    expect(flameOf(0)).toBe(0);
    for (const step of [1, 7, 14, 30]) expect(flameOf(step)).toBeGreaterThan(flameOf(step - 1));
    for (const [from, to] of [
      [1, 6],
      [7, 13],
      [14, 29],
      [30, 400],
    ] as const)
      expect(flameOf(to)).toBe(flameOf(from));
  });
});

describe('a milestone of the streak', () => {
  it('LR-034 is lit as due when the streak has come to it and nobody has marked it', () => {
    const stands = (currentStreak: number, reached: boolean) =>
      milestoneStanding({ currentStreak }, { days: 7, reached });
    expect([stands(6, false), stands(7, false), stands(12, false)]).toEqual(['ahead', 'due', 'due']);
    expect([stands(0, true), stands(7, true)]).toEqual(['reached', 'reached']);
  });
});
