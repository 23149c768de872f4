// Switching an artifact off.
import { ok, refuse } from '../../core/result.ts';
import { deed } from '../deed.ts';
import { deactivateArtifact } from './deactivateArtifact.ts';

export const deactivateArtifactDeed = deed(deactivateArtifact, ({ kingdom, content }, { artifactId }) => {
  const owned = kingdom.artifacts.find(({ id }) => id === artifactId);
  const definition = owned && content.artifacts.get(owned.artifactId);
  if (owned === undefined || definition === undefined)
    return refuse({ code: 'unknown_artifact', params: {} });
  return ok({
    kingdom: {
      ...kingdom,
      artifacts: kingdom.artifacts.map((one) => (one === owned ? { ...one, isActive: false } : one)),
    },
    message: { code: 'artifactSwitchedOff', params: { artifact: definition.name } },
    report: { artifactId, artifactName: definition.name },
  });
});
