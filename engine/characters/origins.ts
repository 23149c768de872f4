// What a character comes from: the pages of the book that the choices name, and what those bring by themselves.
import type {
  Ability,
  CharacterAncestry,
  CharacterBackground,
  CharacterBook,
  CharacterClass,
  CharacterLineage,
} from '@sigilla/content/schema/character.ts';
import { ABILITIES, MOST_ABILITY } from '@sigilla/content/schema/character.ts';
import type { AbilityScores, CharacterChoices } from './character.ts';

type Named = Pick<CharacterChoices, 'ancestry' | 'lineage' | 'class' | 'background'>;

export interface Origins {
  readonly ancestry: CharacterAncestry;
  /** null where the ancestry has no lines. */
  readonly lineage: CharacterLineage | null;
  readonly class: CharacterClass;
  readonly background: CharacterBackground;
}

/** The pages that the choices name; null where one names none. */
export const originsOf = (named: Named, book: CharacterBook): Origins | null => {
  const ancestry = book.ancestries.get(named.ancestry);
  const heroClass = book.classes.get(named.class);
  const background = book.backgrounds.get(named.background);
  if (ancestry === undefined || heroClass === undefined || background === undefined) return null;
  const lineage = ancestry.lineages.find(({ id }) => id === named.lineage) ?? null;
  const isNamed = ancestry.lineages.length === 0 ? named.lineage === null : lineage !== null;
  return isNamed ? { ancestry, lineage, class: heroClass, background } : null;
};

/** The ancestry as one would say it: High Elf, Black Dragonborn, Human. */
export const raceOf = ({ ancestry, lineage }: Pick<Origins, 'ancestry' | 'lineage'>): string => {
  if (lineage === null) return ancestry.name;
  return lineage.name.endsWith(ancestry.name) ? lineage.name : `${lineage.name} ${ancestry.name}`;
};

/** What ancestry and line add to a score, the player's own choice included. */
export const raiseOf = (
  ability: Ability,
  { ancestry, lineage }: Pick<Origins, 'ancestry' | 'lineage'>,
  raised: readonly Ability[],
): number =>
  (ancestry.raises[ability] ?? 0) + (lineage?.raises[ability] ?? 0) + (raised.includes(ability) ? 1 : 0);

/** The six scores with what the ancestry adds; twenty at most. */
export const finalScores = (
  { scores, raised }: Pick<CharacterChoices, 'scores' | 'raised'>,
  origins: Pick<Origins, 'ancestry' | 'lineage'>,
): AbilityScores => {
  const final = { ...scores };
  for (const ability of ABILITIES)
    final[ability] = Math.min(MOST_ABILITY, scores[ability] + raiseOf(ability, origins, raised));
  return final;
};

/** Skills that come without choosing. */
export const givenSkills = ({
  ancestry,
  background,
}: Pick<Origins, 'ancestry' | 'background'>): readonly string[] => [
  ...new Set([...ancestry.skills, ...background.skills]),
];

/** How many skills are chosen, and how many of those may be of any kind: one more for each that came twice. */
export const skillsToChoose = ({
  ancestry,
  background,
  class: { skills },
}: Omit<Origins, 'lineage'>): { readonly choose: number; readonly ofAnyKind: number } => {
  const twice =
    ancestry.skills.length + background.skills.length - givenSkills({ ancestry, background }).length;
  const given = new Set(givenSkills({ ancestry, background }));
  // A class whose offers others have brought already gives of any kind what it can't give of its own.
  const offered = skills.from.filter((id) => !given.has(id)).length;
  const ofAnyKind = ancestry.freeSkills + twice + Math.max(0, skills.choose - offered);
  return { choose: skills.choose + ancestry.freeSkills + twice, ofAnyKind };
};

/** How many languages are chosen. */
export const languagesToChoose = ({ ancestry, lineage, background }: Omit<Origins, 'class'>): number =>
  ancestry.freeLanguages + (lineage?.languages ?? 0) + background.languages;
