// The words that a composition asks for are ticked in whatever form they are written: every form of every word that our prompts ask for.
import { readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import { readPrompts } from '@sigilla/content/latin/private/prompts/index.ts';
import { seemsUsed } from '@sigilla/client/features/academy/answering/usedWords.ts';
import { indexLexicon, lemmaOf } from '@sigilla/engine/latin/analyse.ts';
import { paradigm } from '@sigilla/engine/latin/inflect.ts';
import { describe, expect, it } from 'vitest';

const index = indexLexicon(readLexicon());

describe('LR-012 a word to use', () => {
  it('is ticked in every form that it has', () => {
    const unticked = [...new Set(readPrompts().flatMap(({ required }) => required))].flatMap((id) => {
      const word = index.byId(id);
      if (!word) return [`${id}: not in the lexicon`];
      const lemma = lemmaOf(word);
      return paradigm(word)
        .flatMap(({ forms }) => forms.map(({ text }) => text.split(' ')[0] ?? ''))
        .filter((form) => !seemsUsed(`Hīc ${form}.`, lemma))
        .map((form) => `${lemma}: ${form}`);
    });
    expect([...new Set(unticked)]).toEqual([]);
  });

  it('is not ticked by a stranger that begins alike', () => {
    for (const [text, word] of [
      ['Amīcus meus abest.', 'amō'],
      ['Rēte nautae rēpit.', 'rēx'],
      ['Dominus dormit.', 'dō'],
      ['Aestās longa.', 'sum'],
      ['Avārus aurum petit.', 'avis'],
    ] as const)
      expect(seemsUsed(text, word), `${text} ${word}`).toBe(false);
  });
});
