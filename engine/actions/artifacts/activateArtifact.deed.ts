// Using an artifact: what comes of it at once is in the report, what goes on stands in the kingdom.
import type { EventText } from '@sigilla/content/texts/events.ts';
import { ok, refuse } from '../../core/result.ts';
import { used } from '../../kingdom/artifacts.ts';
import type { ArtifactDefinition } from '@sigilla/content/schema/artifact.ts';
import { broughtBetween } from '../../kingdom/gains.ts';
import { deed } from '../deed.ts';
import { activateArtifact } from './activateArtifact.ts';

const told = ({ name, effect, benefit }: ArtifactDefinition, variant: number): EventText => {
  const params = { artifact: name, benefit };
  switch (effect.mode) {
    case 'duration':
      return { code: 'artifactAtWork', params: { ...params, hours: effect.durationHours ?? 0 }, variant };
    case 'toggleable':
      return { code: 'artifactSwitchedOn', params, variant };
    case 'instant':
    case 'consumable':
    case 'passive':
      return { code: 'artifactUsed', params, variant };
  }
};

export const activateArtifactDeed = deed(
  activateArtifact,
  ({ kingdom, content, rules, now, newId }, { artifactId }) => {
    const owned = kingdom.artifacts.find(({ id }) => id === artifactId);
    const definition = owned && content.artifacts.get(owned.artifactId);
    if (owned === undefined || definition === undefined)
      return refuse({ code: 'unknown_artifact', params: {} });
    const after = used(kingdom, owned, definition, { now, rules, newId });
    const own = after.artifacts.find(({ id }) => id === artifactId);
    const glow = after.activeEffects.find(({ kind, id }) => kind === 'artifact' && id === owned.artifactId);
    return ok({
      kingdom: after,
      message: told(definition, kingdom.turnsSpent),
      report: {
        artifactId,
        artifactName: definition.name,
        resourcesGenerated: broughtBetween(kingdom, after),
        turnsGained: after.turns.count - kingdom.turns.count,
        experienceGained: after.experience - kingdom.experience,
        usesRemaining: own?.usesRemaining ?? null,
        expiresAt: glow?.kind === 'artifact' ? glow.until : null,
        cooldownUntil: own?.cooldownUntil ?? null,
      },
    });
  },
);
