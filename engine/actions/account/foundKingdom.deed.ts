// Founding a kingdom, and taking up rule in it. Whether another bears the name already, the store says when the commit is made.
import { KingdomId } from '../../core/brand.ts';
import { ok } from '../../core/result.ts';
import { foundKingdom as found } from '../../kingdom/newKingdom.ts';
import { foundingOf } from '../../kingdom/founding.ts';
import { accountDeed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { foundKingdom } from './foundKingdom.ts';

export const foundKingdomDeed = accountDeed(
  foundKingdom,
  ({ account, rules, content, now, newId, random }, { name }) => {
    const id = KingdomId.parse(newId());
    const kingdom = found({ id, accountId: account.id, now, rules, content, name, isGuest: false });
    const founding = foundingOf(kingdom, random.below(1000));
    return ok({
      ...founding,
      changes: [...founding.changes, changed('accounts', { ...account, currentServerId: rules.id })],
      message: { code: 'kingdomIsYours', params: { kingdom: name } },
      report: { kingdomId: id, kingdomName: name },
    });
  },
);
