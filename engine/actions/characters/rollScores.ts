// Throwing six times for six scores. Dice that lie open stay as they fell until somebody is made of them: asked again, the same dice answer.
import { z } from 'zod';
import { openRoll } from '../../characters/character.ts';
import { RollView } from '../../characters/views.ts';
import { fine } from '../../core/result.ts';
import { accountVerb } from '../freeVerb.ts';
import { read } from '../load.ts';
import { chairRefusal } from './seating.ts';

export const rollScores = accountVerb({
  id: 'roll_scores',
  givenBy: 'people',
  input: z.object({}),
  *load({ accountId }) {
    return yield* read('characterTables', accountId);
  },
  see: (table) => ({ seated: table?.seated ?? 0, isThrown: table !== null && openRoll(table) !== null }),
  check: ({ seen: { seated, isThrown } }) => (isThrown ? fine : chairRefusal(seated)),
  report: z.object({ roll: RollView, isNew: z.boolean() }),
});
