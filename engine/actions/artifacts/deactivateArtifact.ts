// Switching an artifact off: free, so that another may be switched on.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { declareVerb, FREE } from '../verb.ts';

/** Wire: actionId is the artifact's id. */
export const deactivateArtifact = declareVerb({
  id: 'deactivate_artifact',
  input: z.object({ artifactId: z.string().max(64) }),
  carried: { actionId: 'artifactId' },

  check: ({ kingdom, content }, { artifactId }) => {
    const owned = kingdom.artifacts.find(({ id }) => id === artifactId);
    const definition = owned && content.artifacts.get(owned.artifactId);
    if (owned === undefined || definition === undefined)
      return refuse({ code: 'unknown_artifact', params: {} });
    return definition.effect.mode === 'toggleable' && owned.isActive
      ? fine
      : refuse({ code: 'artifact_not_on', params: { artifact: definition.name } });
  },

  cost: () => FREE,

  report: z.object({ artifactId: z.string(), artifactName: z.string() }),
});
