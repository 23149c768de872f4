// Throwing six times: from the command's own chance, once; kept before anybody is told.
import { emptyTable, openRoll } from '../../characters/character.ts';
import { throwDice } from '../../characters/scoring.ts';
import { rollView } from '../../characters/views.ts';
import { ok } from '../../core/result.ts';
import { accountDeed } from '../deed.ts';
import { changed, created } from '../outcome.ts';
import { rollScores } from './rollScores.ts';

export const rollScoresDeed = accountDeed(
  rollScores,
  ({ actor: { accountId }, loaded: table, now, newId, random, content: { characters } }) => {
    const lying = table === null ? null : openRoll(table);
    const roll = lying ?? {
      id: newId(),
      rolledAt: now,
      throws: throwDice(random, characters.scoring),
      characterId: null,
    };
    const before = table ?? emptyTable(accountId);
    const after = { ...before, rolls: [...before.rolls, roll] };
    const view = rollView(roll, characters);
    return ok({
      changes:
        lying !== null
          ? []
          : [
              table === null
                ? created('characterTables', after, accountId)
                : changed('characterTables', after, accountId),
            ],
      message: {
        code: lying === null ? 'scoresRolled' : 'scoresLying',
        params: { totals: view.totals.join(', ') },
      },
      report: { roll: view, isNew: lying === null },
    });
  },
);
