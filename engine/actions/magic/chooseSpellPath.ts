// Choosing a mastery path (kingdom.md §2.12, G-010): free, from the level at which paths open, and once in a kingdom's life.
import { z } from 'zod';
import { SpellPath } from '@sigilla/content/schema/building.ts';
import { fine, refuse } from '../../core/result.ts';
import { unlockLevel } from '../../kingdom/unlocks.ts';
import { declareVerb, FREE } from '../verb.ts';

/** Wire: actionId is the path. */
export const chooseSpellPath = declareVerb({
  id: 'choose_spell_path',
  input: z.object({ path: SpellPath }),
  carried: { actionId: 'path' },

  check: ({ kingdom: { level, spellPath }, content, rules }) => {
    if (spellPath !== null)
      return refuse({
        code: 'spell_path_chosen',
        params: { path: content.spellPaths.get(spellPath)?.name ?? spellPath },
      });
    const wanted = unlockLevel('spell_paths', content, rules);
    return level < wanted
      ? refuse({ code: 'level_required', params: { level: wanted, n: wanted - level } })
      : fine;
  },

  cost: () => FREE,

  report: z.object({ spellPath: SpellPath, spellPathName: z.string() }),
});
