// All that there is of magic: the spells of six schools, what may be found out for good, and the five paths.
import { arcane } from './spells/arcane.ts';
import { divine } from './spells/divine.ts';
import { elementalism } from './spells/elementalism.ts';
import { illusion } from './spells/illusion.ts';
import { nature } from './spells/nature.ts';
import { necromancy } from './spells/necromancy.ts';

export { spellPaths } from './paths.ts';
export { technologies } from './technologies.ts';

/** School by school. */
export const spells = [...elementalism, ...necromancy, ...divine, ...arcane, ...nature, ...illusion];
