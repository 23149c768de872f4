// The book of characters, read and checked: ancestries, classes, backgrounds, skills, languages, and how scores come about.
// Loading throws with every fault named. Facts of the open SRD 5.1 and words of our own (credit.ts).
import { byId } from '../schema/byId.ts';
import type { CharacterBook } from '../schema/character.ts';
import { ancestries } from './ancestries.ts';
import { backgrounds } from './backgrounds.ts';
import { classes } from './classes.ts';
import { CREDIT } from './credit.ts';
import { scoring } from './scoring.ts';
import { languages, skills } from './skills.ts';

export const characterBook: CharacterBook = {
  ancestries: byId(ancestries),
  classes: byId(classes),
  backgrounds: byId(backgrounds),
  skills: byId(skills),
  languages: byId(languages),
  scoring,
  credit: CREDIT,
};

const faults: string[] = [];
const known = (whose: string, ids: readonly string[], page: ReadonlyMap<string, unknown>): void => {
  for (const id of ids) if (!page.has(id)) faults.push(`${whose} names ${id}`);
};
for (const { id, skills: own, languages: spoken } of ancestries) {
  known(id, own, characterBook.skills);
  known(id, spoken, characterBook.languages);
}
for (const { id, skills: own } of classes) known(id, own.from, characterBook.skills);
for (const { id, skills: own } of backgrounds) known(id, own, characterBook.skills);
if (faults.length > 0)
  throw new Error(`The book of characters does not hang together:\n${faults.join('\n')}`);
