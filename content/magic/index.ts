// All that there is of magic: the spells of six schools, what may be found out for good, and the five paths. The server has it from the
// first; a window loads it for itself (client/realm/magic.ts), so that it is in nobody's way.
// Loading throws with every fault named: magic that does not hang together never reaches a player.
import { units } from '../kingdom/units.ts';
import { unitsFromAfar } from '../kingdom/unitsFromAfar.ts';
import { byId } from '../schema/byId.ts';
import { magicFaults } from './crossCheck.ts';
import { spellPaths } from './paths.ts';
import { arcane } from './spells/arcane.ts';
import { divine } from './spells/divine.ts';
import { elementalism } from './spells/elementalism.ts';
import { illusion } from './spells/illusion.ts';
import { nature } from './spells/nature.ts';
import { necromancy } from './spells/necromancy.ts';
import { technologies } from './technologies.ts';

export { spellPaths, technologies };

/** School by school. */
export const spells = [...elementalism, ...necromancy, ...divine, ...arcane, ...nature, ...illusion];

const faults = magicFaults({ spells, technologies, spellPaths, units: [...units, ...unitsFromAfar] });
if (faults.length > 0) throw new Error(`The magic does not hang together:\n${faults.join('\n')}`);

/** The pages of magic, as the engine's KingdomContent has them. */
export const magicContent = {
  spells: byId(spells),
  technologies: byId(technologies),
  spellPaths: byId(spellPaths),
};
