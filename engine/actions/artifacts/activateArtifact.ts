// Using an artifact (kingdom.md §2.2, §5): one turn; what it does is at once, for a while, or until it is switched off.
import { z } from 'zod';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import { fine, refuse } from '../../core/result.ts';
import { ACTIVATION_TURNS, artifactState, SWITCHED_AT_ONCE, switchedOn } from '../../kingdom/artifacts.ts';
import { missingRequirement, walks } from '../../kingdom/buildings.ts';
import type { KingdomContent } from '../../kingdom/content.ts';
import type { ArtifactDefinition } from '@sigilla/content/schema/artifact.ts';
import { ResourceName } from '../../kingdom/kingdom.ts';
import { roomIn, recruits } from '../../kingdom/recruitment.ts';
import type { OwnKingdomView } from '../../kingdom/views.ts';
import { declareVerb } from '../verb.ts';

const HOUR = 3_600_000;

/** Why an artifact that is owned can't be used now, its turn apart. */
const inTheWay = (
  definition: ArtifactDefinition,
  owned: OwnKingdomView['artifacts'][number],
  kingdom: OwnKingdomView,
  content: KingdomContent,
  now: number,
): Refusal | null => {
  const { name, effect } = definition;
  const state = artifactState(owned, definition, kingdom, now);
  switch (state.is) {
    case 'always':
      return { code: 'artifact_passive', params: { artifact: name } };
    case 'at work':
      return { code: 'artifact_at_work', params: { artifact: name } };
    case 'used up':
      return { code: 'artifact_used_up', params: { artifact: name } };
    case 'resting':
      return {
        code: 'artifact_resting',
        params: { artifact: name, hours: Math.ceil((state.until - now) / HOUR) },
      };
    case 'ready':
      break;
  }
  if (effect.mode === 'toggleable' && switchedOn(kingdom.artifacts, content) >= SWITCHED_AT_ONCE)
    return { code: 'artifacts_switched_on', params: { limit: SWITCHED_AT_ONCE } };
  for (const gain of effect.gains) {
    if (gain.kind !== 'soldiers') continue;
    const room = roomIn(kingdom.armies[0], recruits(gain.unitId, gain.quantity, { veteranPercent: 0 }, now));
    if (!room.ok) return room.refusal;
  }
  return null;
};

/** Wire: actionId is the artifact's id, metadata.artifactName is not read. */
export const activateArtifact = declareVerb({
  id: 'activate_artifact',
  input: z.object({ artifactId: z.string().max(64) }),
  carried: { actionId: 'artifactId' },

  check: ({ kingdom, content, now }, { artifactId }) => {
    const owned = kingdom.artifacts.find(({ id }) => id === artifactId);
    const definition = owned && content.artifacts.get(owned.artifactId);
    if (owned === undefined || definition === undefined)
      return refuse({ code: 'unknown_artifact', params: {} });
    const { spellPath, buildings } = definition.requirements;
    if (spellPath !== null && !walks(kingdom.spellPath, spellPath))
      return refuse({
        code: 'artifact_path_required',
        params: {
          artifact: definition.name,
          path: content.spellPaths.get(spellPath)?.name ?? spellPath,
        },
      });
    const able = missingRequirement({ requirements: { level: 1, path: null, buildings } }, kingdom, content);
    if (!able.ok) return able;
    const refusal = inTheWay(definition, owned, kingdom, content, now);
    if (refusal !== null) return refuse(refusal);
    return kingdom.turns.turns < ACTIVATION_TURNS
      ? refuse({ code: 'artifact_needs_turn', params: {} })
      : fine;
  },

  cost: () => ({ turns: ACTIVATION_TURNS, resources: {} }),

  report: z.object({
    artifactId: z.string(),
    artifactName: z.string(),
    /** What it brought at once. */
    resourcesGenerated: z.partialRecord(ResourceName, z.int()),
    turnsGained: z.int(),
    experienceGained: z.int(),
    usesRemaining: z.int().nullable(),
    /** Epoch milliseconds; null where it does not end, or does not rest. */
    expiresAt: z.int().nullable(),
    cooldownUntil: z.int().nullable(),
  }),
});
