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

/** All faults of the pages of magic; none when they agree. */
export const magicFaults = ({ spells, technologies, spellPaths, units }: MagicPages): string[] => {
  const faults: string[] = [];
  const byId = new Map(spells.map((spell) => [spell.id, spell]));
  for (const [page, rows] of Object.entries({ spells, technologies, spellPaths }))
    for (const { id } of rows)
      if (rows.filter((row) => row.id === id).length > 1) faults.push(`${page} has ${id} twice.`);
  const mustered = new Set(units.map(({ id }) => id));
  for (const { id, effect } of spells)
    for (const gain of effect.gains)
      if (gain.kind === 'soldiers' && !mustered.has(gain.unitId))
        faults.push(`${id} names the unit ${gain.unitId}, which there is not.`);
  for (const { id, school, tier, requires } of spells)
    for (const need of requires.spells) {
      const before = byId.get(need);
      if (before === undefined) faults.push(`${id} names the spell ${need}, which there is not.`);
      else {
        if (before.school !== school)
          faults.push(`${id} is of ${school} and asks for ${need}, which is of ${before.school}.`);
        if (before.tier > tier || before.requires.level > requires.level)
          faults.push(`${id} comes after ${need}, which is of a higher tier or level.`);
      }
    }
  const found = new Set(technologies.map(({ id }) => id));
  for (const { id, requires } of technologies)
    for (const need of requires.technologies)
      if (!found.has(need)) faults.push(`${id} names the technology ${need}, which there is not.`);
  const learnt = [
    ...unreachable(spells.map(({ id, requires }) => ({ id, needs: requires.spells }))),
    ...unreachable(technologies.map(({ id, requires }) => ({ id, needs: requires.technologies }))),
  ];
  for (const id of learnt) faults.push(`${id} can never be learned.`);
  // What is researched and what is cast is named by its id alone.
  for (const { id } of technologies) if (byId.has(id)) faults.push(`${id} is both a spell and a technology.`);
  for (const school of SCHOOLS)
    if (!spells.some((spell) => spell.school === school && spell.requires.spells.length === 0))
      faults.push(`${school} has no spell to begin with.`);
  for (const path of SPELL_PATHS)
    if (!spellPaths.some(({ id }) => id === path)) faults.push(`The path ${path} leads nowhere.`);
  return faults;
};
