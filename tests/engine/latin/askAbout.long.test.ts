// Every skill of every word of the lexicon can be asked.
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { openAcademy, SKILLS } from '@sigilla/engine/latin/academy.ts';
import { expect, it } from 'vitest';
import { unaskable } from './carriedSkills.ts';

it.each(SKILLS.map((_, turn) => turn))('every skill of every word, round %i', (turn) => {
  const { lexicon, ...library } = readLibrary();
  const academy = openAcademy({ lexicon, ...library });
  expect(unaskable(academy, [...lexicon.slice(turn), ...lexicon.slice(0, turn)])).toEqual([]);
});
