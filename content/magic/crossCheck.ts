// Does the magic hang together? What must be known before is there, can be reached, and is never greater than what it leads to.
// Answers in sentences, one a fault.
import { SPELL_PATHS } from '../schema/building.ts';
import { SCHOOLS } from '../schema/spell.ts';
import type { SpellDefinition } from '../schema/spell.ts';
import type { SpellPathDefinition } from '../schema/spellPath.ts';
import type { TechnologyDefinition } from '../schema/technology.ts';

interface MagicPages {
  readonly spells: readonly SpellDefinition[];
  readonly technologies: readonly TechnologyDefinition[];
  readonly spellPaths: readonly SpellPathDefinition[];
  readonly units: readonly { readonly id: string }[];
}

interface Learnt {
  readonly id: string;
  readonly needs: readonly string[];
}

/** Those of a list that nobody can ever learn, because what they ask for leads back to themselves or nowhere. */
const unreachable = (all: readonly Learnt[]): readonly string[] => {
  const reached = new Set<string>();
  let left = all;
  for (;;) {
    const open = left.filter(({ needs }) => needs.every((need) => reached.has(need)));
    if (open.length === 0) return left.map(({ id }) => id);
    for (const { id } of open) reached.add(id);
    left = left.filter(({ id }) => !reached.has(id));
  }
};

const namedTwice = ({ spells, technologies, spellPaths }: MagicPages): string[] =>
  Object.entries({ spells, technologies, spellPaths }).flatMap(([page, rows]) =>
    rows
      .filter(({ id }) => rows.filter((row) => row.id === id).length > 1)
      .map(({ id }) => `${page} has ${id} twice.`),
  );

const strangeUnits = ({ spells, units }: MagicPages): string[] => {
  const mustered = new Set(units.map(({ id }) => id));
  return spells.flatMap(({ id, effect }) =>
    effect.gains.flatMap((gain) =>
      gain.kind === 'soldiers' && !mustered.has(gain.unitId)
        ? [`${id} names the unit ${gain.unitId}, which there is not.`]
        : [],
    ),
  );
};

/** What a spell says of one that must be known before it. */
const wrongNeed = (
  { id, school, tier, requires }: SpellDefinition,
  need: string,
  before: SpellDefinition | undefined,
): string[] => {
  if (before === undefined) return [`${id} names the spell ${need}, which there is not.`];
  const isLater = before.tier > tier || before.requires.level > requires.level;
  return [
    ...(before.school === school
      ? []
      : [`${id} is of ${school} and asks for ${need}, which is of ${before.school}.`]),
    ...(isLater ? [`${id} comes after ${need}, which is of a higher tier or level.`] : []),
  ];
};

const wrongNeeds = ({ spells, technologies }: MagicPages): string[] => {
  const byId = new Map(spells.map((spell) => [spell.id, spell]));
  const found = new Set(technologies.map(({ id }) => id));
  return [
    ...spells.flatMap((spell) =>
      spell.requires.spells.flatMap((need) => wrongNeed(spell, need, byId.get(need))),
    ),
    ...technologies.flatMap(({ id, requires }) =>
      requires.technologies
        .filter((need) => !found.has(need))
        .map((need) => `${id} names the technology ${need}, which there is not.`),
    ),
  ];
};

const neverLearned = ({ spells, technologies }: MagicPages): string[] =>
  [
    ...unreachable(spells.map(({ id, requires }) => ({ id, needs: requires.spells }))),
    ...unreachable(technologies.map(({ id, requires }) => ({ id, needs: requires.technologies }))),
  ].map((id) => `${id} can never be learned.`);

/** What is researched and what is cast is named by its id alone. */
const namedAlike = ({ spells, technologies }: MagicPages): string[] =>
  technologies
    .filter(({ id }) => spells.some((spell) => spell.id === id))
    .map(({ id }) => `${id} is both a spell and a technology.`);

const withoutBeginning = ({ spells, spellPaths }: MagicPages): string[] => [
  ...SCHOOLS.filter(
    (school) => !spells.some((spell) => spell.school === school && spell.requires.spells.length === 0),
  ).map((school) => `${school} has no spell to begin with.`),
  ...SPELL_PATHS.filter((path) => !spellPaths.some(({ id }) => id === path)).map(
    (path) => `The path ${path} leads nowhere.`,
  ),
];

/** All faults of the pages of magic; none when they agree. */
export const magicFaults = (pages: MagicPages): string[] =>
  [namedTwice, strangeUnits, wrongNeeds, neverLearned, namedAlike, withoutBeginning].flatMap((faultsOf) =>
    faultsOf(pages),
  );
