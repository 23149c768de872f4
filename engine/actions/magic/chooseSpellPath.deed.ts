// A path is chosen, and the realm hears of it.
import { ok } from '../../core/result.ts';
import { deed } from '../deed.ts';
import { chooseSpellPath } from './chooseSpellPath.ts';

export const chooseSpellPathDeed = deed(chooseSpellPath, ({ kingdom, content }, { path }) => {
  const definition = content.spellPaths.get(path);
  const name = definition?.name ?? path;
  return ok({
    kingdom: { ...kingdom, spellPath: path },
    message: { code: 'spellPathChosen', params: { path: name, motto: definition?.motto ?? '' } },
    report: { spellPath: path, spellPathName: name },
    chronicle: [{ code: 'spellPathTaken', params: { kingdom: kingdom.name, path: name } }],
  });
});
