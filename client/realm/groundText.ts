// The ground of a battle as it is said: its name, the name within a sentence, and where something lies. Ground this edition does not know
// keeps its id.
import { groundsInLatin } from '@sigilla/content/texts/mottoes.ts';
import { encounters, terrains } from '@sigilla/content/kingdom/terrains.ts';

const known = (id: string) => terrains.find((row) => row.id === id);

/** As a heading: "Open plains". */
export const groundName = (id: string): string => known(id)?.name ?? id;

/** Within a sentence, or a list of facts: "open plains". */
export const groundWord = (id: string): string => groundName(id).toLowerCase();

/** Where it is, to follow a noun: "on open plains". */
export const groundPhrase = (id: string): string => known(id)?.phrase ?? `on ${id}`;

/** The kind of battle, within a list of facts: "siege". */
export const encounterWord = (id: string): string =>
  (encounters.find((row) => row.id === id)?.name ?? id).toLowerCase();

/** Its Latin name, in the nominative. */
export const groundInLatin = (id: string): string | undefined =>
  new Map(Object.entries(groundsInLatin)).get(id);
