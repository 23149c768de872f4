// Peopling a game server: a kingdom of the realm's own, with an account that nobody can sign in to, for each page of content.
import type { Account } from '../../account/account.ts';
import { AccountId, KingdomId } from '../../core/brand.ts';
import { ok, refuse } from '../../core/result.ts';
import { foundNpcKingdom } from '../../kingdom/newKingdom.ts';
import { foundingOf } from '../../kingdom/founding.ts';
import { REALM_ID } from '../../realm/realm.ts';
import { realmDeed } from '../deed.ts';
import { changed, created } from '../outcome.ts';
import { peopleServer } from './peopleServer.ts';

export const peopleServerDeed = realmDeed(
  peopleServer,
  ({ loaded: realm, now, rules, content, random, newId }, { most }) => {
    if (realm === null) return refuse({ code: 'not_found', params: {} });
    const founded = content.npcKingdoms.slice(0, most).map((npc) => {
      const account: Account = {
        id: AccountId.parse(newId()),
        email: null,
        passwordHash: null,
        role: 'player',
        isGuest: false,
        isNpc: true,
        currentServerId: rules.id,
        createdAt: now,
        lastSeenAt: now,
      };
      const id = KingdomId.parse(newId());
      const kingdom = foundNpcKingdom({ id, accountId: account.id, now, rules, content, npc });
      return { account, founding: foundingOf(kingdom, random.below(1000)) };
    });
    return ok({
      changes: [
        ...founded.flatMap(({ account, founding }) => [created('accounts', account), ...founding.changes]),
        changed('realm', { ...realm, peopled: [...realm.peopled, rules.id] }, REALM_ID),
      ],
      chronicle: founded.flatMap(({ founding }) => founding.chronicle),
      message: { code: 'serverPeopled', params: { n: founded.length } },
      report: { kingdoms: content.npcKingdoms.slice(0, most).map(({ name }) => name) },
    });
  },
);
