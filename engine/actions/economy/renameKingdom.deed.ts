// Taking another name, which the chronicle tells.
import { ok } from '../../core/result.ts';
import { renamed, tookName } from '../../kingdom/renaming.ts';
import { deed } from '../deed.ts';
import { renameKingdom } from './renameKingdom.ts';

export const renameKingdomDeed = deed(renameKingdom, ({ kingdom, content }, { name }) =>
  ok({
    kingdom: renamed(kingdom, name, content),
    message: { code: 'kingdomRenamed', params: { name } },
    report: { oldName: kingdom.name, newName: name },
    chronicle: [tookName(kingdom.name, name)],
  }),
);
