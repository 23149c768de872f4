// Taking another name, which the chronicle tells.
import { ok } from '../../core/result.ts';
import { likenessOf } from '../../kingdom/names.ts';
import { deed } from '../deed.ts';
import { renameKingdom } from './renameKingdom.ts';

export const renameKingdomDeed = deed(renameKingdom, ({ kingdom, content }, { name }) =>
  ok({
    kingdom: { ...kingdom, name, nameKey: likenessOf(name, content) },
    message: { code: 'kingdomRenamed', params: { name } },
    report: { oldName: kingdom.name, newName: name },
    chronicle: [{ code: 'kingdomTookName', params: { old: kingdom.name, name } }],
  }),
);
