// Taking another name, which the chronicle tells.
import { ok } from '../../core/result.ts';
import { tallyOf } from '../../kingdom/dayTally.ts';
import { renamed, tookName } from '../../kingdom/renaming.ts';
import { deed } from '../deed.ts';
import { renameKingdom } from './renameKingdom.ts';

export const renameKingdomDeed = deed(renameKingdom, ({ kingdom, content, now }, { name }) => {
  const today = tallyOf(kingdom.today, now);
  return ok({
    kingdom: renamed({ ...kingdom, today: { ...today, names: today.names + 1 } }, name, content),
    message: { code: 'kingdomRenamed', params: { name } },
    report: { oldName: kingdom.name, newName: name },
    chronicle: [tookName(kingdom.name, name)],
  });
});
