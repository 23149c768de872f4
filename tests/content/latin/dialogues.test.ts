// The authored dialogues: their shapes hold, every Latin word of a dialogue is one that the lexicon knows with
// those very macrons, and every blank can be cut out of its line in one way only.
import { describe, expect, it } from 'vitest';
import { DIALOGUE_BATCHES, readDialogues } from '@sigilla/content/latin/private/dialogues/index.ts';
import { readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import { indexLexicon, wordsOf } from '@sigilla/engine/latin/analyse.ts';
import { fold } from '@sigilla/engine/latin/fold.ts';

const index = indexLexicon(readLexicon());

/** The words of a Latin text that the lexicon does not know with exactly these macrons. */
const strange = (latin: string): readonly string[] =>
  wordsOf(latin).filter((word) => !index.analyse(word).some(({ exact }) => exact));

const repeated = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, at) => texts.indexOf(text) !== at);

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);

/** How often the words stand in the line, as whole words. */
const timesWithin = (line: string, words: string): number => {
  let times = 0;
  for (let at = line.indexOf(words); at >= 0; at = line.indexOf(words, at + 1))
    if (!isLetter(line[at - 1]) && !isLetter(line[at + words.length])) times += 1;
  return times;
};

describe('the dialogues', () => {
  const dialogues = readDialogues();

  it('are at least fifty-five, with ids, titles and lines of their own', () => {
    expect(dialogues.length).toBeGreaterThanOrEqual(55);
    expect(repeated(dialogues.map(({ id }) => id))).toEqual([]);
    expect(repeated(dialogues.map(({ title }) => title))).toEqual([]);
    expect(
      repeated(dialogues.flatMap(({ lines }) => lines.map(({ la }) => la)).filter((la) => la.length > 25)),
    ).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('offer several of level %i', (level) => {
    expect(dialogues.filter((dialogue) => dialogue.level === level).length).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.keys(DIALOGUE_BATCHES))('speak only Latin of the lexicon in %s', (batch) => {
    const ids = new Set(DIALOGUE_BATCHES[batch]?.map(({ id }) => id));
    const found = dialogues
      .filter(({ id }) => ids.has(id))
      .flatMap(({ id, lines, blanks }) =>
        [
          ...lines.flatMap(({ speaker, la }) => [speaker, la]),
          ...blanks.flatMap(({ accept }) => accept),
        ].flatMap((latin) => strange(latin).map((word) => `${id}: ${word}`)),
      );
    expect(found).toEqual([]);
  });

  it.each(dialogues)(
    'leave out of $id words that stand there once, and no hint gives them away',
    (dialogue) => {
      for (const { line, answer, accept, hints } of dialogue.blanks) {
        const la = dialogue.lines[line]?.la ?? '';
        expect(`${answer} ${timesWithin(la, answer)}`).toBe(`${answer} 1`);
        expect(la.split(answer)).toHaveLength(2);
        for (const word of wordsOf(answer))
          expect(hints.flatMap((hint) => wordsOf(hint).map((each) => each.toLowerCase()))).not.toContain(
            word.toLowerCase(),
          );
        expect(repeated([answer, ...accept].map((wording) => fold(wording)))).toEqual([]);
      }
      expect(repeated(dialogue.blanks.map(({ line, answer }) => `${line} ${answer}`))).toEqual([]);
    },
  );
});
