// Latin whose words can be touched: what is a button of its own still keeps the marks that belong to it.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Spoken } from '../../client/features/academy/answering/Spoken.tsx';
import { LatinText } from '../../client/realm/latin/LatinText.tsx';

const markupOf = (text: string): string => renderToStaticMarkup(createElement(LatinText, { text }));

describe('a line of Latin', () => {
  it('says what was written, and breaks only at its spaces', () => {
    const texts = [
      'Vīcīnus miser medicus est.',
      '“Quid agis?” inquit.',
      'Sī vīs pācem, parā bellum',
      'Nōn sum quālis eram (bonae sub rēgnō Cinarae).',
      'arma',
    ];
    for (const text of texts) {
      const markup = markupOf(text);
      expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(text);
      // Marks beside a word lie in one span with it; between spans and words there is nothing but spaces.
      const apart = markup
        .replace(/^<span[^>]*>/u, '')
        .replace(/<\/span>$/u, '')
        .replaceAll(
          /<span[^>]*>[^<]*<button[^>]*>[^<]*<\/button>[^<]*<\/span>|<button[^>]*>[^<]*<\/button>/gu,
          '',
        );
      expect(apart.trim()).toBe('');
    }
  });

  it.each(['.', '!', ', quod vidit.', '. Deinde abit', ' — puella', 'puella (', 'rosam ', ' ', ''])(
    'says a part of a text, as it stands before or behind a gap: “%s”',
    (text) => {
      expect(markupOf(text).replaceAll(/<[^>]*>/g, '')).toBe(text);
    },
  );

  it('keeps the marks that an English sentence sets about it', () => {
    const text = 'Not “Sī venit.”, where discēdet. was wanted';
    const markup = renderToStaticMarkup(createElement(Spoken, { text, latin: ['Sī venit', 'discēdet'] }));
    expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(text);
    for (const kept of [
      /“<button[^>]*>Sī</u,
      /venit<\/button>\.”,<\/span>/u,
      /discēdet<\/button>\.<\/span>/u,
    ])
      expect(markup).toMatch(kept);
  });
});
