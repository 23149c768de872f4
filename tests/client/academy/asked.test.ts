// A question in words, from a server that tells task and sentence apart and from one of before it did: nothing of it is lost, and nothing is guessed.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Asked } from '@sigilla/client/features/academy/answering/Asked.tsx';
import type { QuestionView } from '@sigilla/engine/learning/views.ts';

type Question = Pick<QuestionView, 'questionText' | 'asks' | 'reconstructionType'>;
const markup = (question: Question, isOpen = false): string =>
  renderToStaticMarkup(createElement(Asked, { question, isOpen }));
const words = (question: Question): string => markup(question).replaceAll(/<[^>]*>/g, ' ');

const LATIN = {
  questionText: 'Translate into English: Rēx venit.',
  asks: { task: 'Translate into English', sentence: 'Rēx venit.', isLatin: true },
};

describe('a question in words', () => {
  it('has the task for its heading and the sentence in its own language', () => {
    expect(markup(LATIN)).toMatch(/<h3[^>]*>Translate into English<\/h3><p[^>]*lang="la">Rēx venit\.<\/p>/);
    const english = { task: 'Translate into Latin', sentence: 'The king comes.', isLatin: false };
    expect(markup({ questionText: 'Translate into Latin: The king comes.', asks: english })).not.toContain(
      'lang=',
    );
  });

  it('lets its words be touched only where that tells nothing that is asked for', () => {
    expect(markup(LATIN)).not.toContain('<button');
    expect(markup(LATIN, true)).toContain('<button');
  });

  it('stands in one line where a server of before tells its text alone', () => {
    const { questionText } = LATIN;
    expect(markup({ questionText }, true)).toMatch(/^<h3[^>]*>Translate into English: Rēx venit\.<\/h3>$/);
  });

  it('leaves a text with gaps to where they are filled, and says what it is to say', () => {
    const asks = {
      task: 'Fill the gaps, in order, to say',
      sentence: '___ venit.',
      isLatin: true,
      means: 'The king comes.',
    };
    const told = words({ questionText: '…', asks, reconstructionType: 'missing_words' });
    expect(told).toContain('The king comes.');
    expect(told).not.toContain('___');
  });
});
