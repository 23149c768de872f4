// Founding a kingdom. Whether another bears the name already, the store says when the commit is made.
import { KingdomId } from '../../core/brand.ts';
import { ok } from '../../core/result.ts';
import { foundKingdom as found } from '../../kingdom/found.ts';
import { foundingOf } from '../../kingdom/founding.ts';
import { accountDeed } from '../deed.ts';
import { foundKingdom } from './foundKingdom.ts';

export const foundKingdomDeed = accountDeed(
  foundKingdom,
  ({ account, rules, content, now, newId, random }, { name }) => {
    const id = KingdomId.parse(newId());
    const kingdom = found({ id, accountId: account.id, now, rules, content, name, isGuest: false });
    return ok({
      ...foundingOf(kingdom, random.below(1000)),
      message: { code: 'kingdomIsYours', params: { kingdom: name } },
      report: { kingdomId: id, kingdomName: name },
    });
  },
);
