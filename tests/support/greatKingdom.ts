// A kingdom with everything that there is: every building at its height, every artifact, spell and technology, the desks full and the air too.
import { ARMY_ENTRIES } from '@sigilla/engine/kingdom/armies.ts';
import type { ActiveEffect, Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { SPELLS_AT_ONCE } from '@sigilla/engine/kingdom/magic/casting.ts';
import { STUDIES_AT_ONCE } from '@sigilla/engine/kingdom/magic/research.ts';
import { aKingdom, content, NOW } from './builders.ts';

/** Armies that a kingdom leads. */
const ARMIES = 5;
/** Of each building that may be raised without end. */
const HOUSES = 20;

/** As great as a kingdom gets. */
export const greatKingdom = (): Kingdom => {
  let all = aKingdom().atLevel(60);
  for (const id of content.artifacts.keys()) all = all.withArtifact(id);
  for (const { id, maxLevel, limit } of content.buildings.values())
    all = all.withBuilding(id, maxLevel, limit ?? HOUSES);
  const spells = [...content.spells.values()];
  const lasting = spells.filter(({ effect }) => effect.durationTurns !== null).slice(0, SPELLS_AT_ONCE);
  const inTheAir: ActiveEffect[] = lasting.map(({ id }) => ({
    kind: 'spell',
    id,
    startedAt: NOW,
    untilTurn: 10_000,
    strength: 200,
  }));
  const glowing: ActiveEffect[] = [...content.artifacts.values()].flatMap(({ id, effect }) =>
    effect.durationHours === null ? [] : [{ kind: 'artifact', id, startedAt: NOW, until: NOW + 3_600_000 }],
  );
  const kinds = Object.fromEntries([...content.units.keys()].slice(0, ARMY_ENTRIES).map((id) => [id, 40]));
  const kingdom = all.withArmy(kinds).build();
  return {
    ...kingdom,
    armies: Array.from({ length: ARMIES }, (_, n) =>
      kingdom.armies.map((army) => ({ ...army, id: `army-${n + 1}` })),
    ).flat(),
    turnsSpent: 9_000,
    spellPath: 'ascendant',
    activeEffects: [...glowing, ...inTheAir],
    magic: {
      learned: spells.map(({ id }) => id),
      technologies: [...content.technologies.keys()],
      studies: spells.slice(0, STUDIES_AT_ONCE).map(({ id }) => ({ kind: 'spell', id, turnsSpent: 3 })),
      resting: Object.fromEntries(spells.map(({ id }) => [id, 10_000])),
    },
  };
};
