// Bringing a hero home: the gold goes to the captor's treasury, where there still is one.
import { ok } from '../../core/result.ts';
import { heroOf, withHero } from '../../heroes/court.ts';
import { ransomNow } from '../../heroes/fate.ts';
import { kingdomHeroBonuses } from '../../heroes/giving.ts';
import { plus } from '../../kingdom/ledger.ts';
import { deed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { ransomHero } from './ransomHero.ts';
import { serving } from './serving.ts';

export const ransomHeroDeed = deed(ransomHero, ({ kingdom, content, loaded: captor }, { heroId }) => {
  const found = serving(kingdom, heroId, content);
  if (!found.ok) return found;
  const captive = heroOf(kingdom, heroId)?.captive ?? null;
  const { diplomaticBonus } = kingdomHeroBonuses(kingdom, content);
  const gold = captive === null ? 0 : ransomNow(captive, kingdom.turnsSpent, diplomaticBonus);
  const params = { hero: found.value.person.name, kingdom: captive?.kingdomName ?? '' };
  // A realm's own ruler reads no letters.
  const isTold = captor !== null && captor.npc === null && gold > 0;
  return ok({
    kingdom: withHero(kingdom, heroId, { captive: null }),
    changes:
      captor === null || gold === 0
        ? []
        : [changed('kingdoms', { ...captor, resources: plus(captor.resources, { gold }) })],
    notices: isTold
      ? [
          {
            accountId: captor.accountId,
            text: {
              code: 'ransomCame',
              params: { hero: found.value.person.name, kingdom: kingdom.name, gold },
            },
            link: '/ledger',
          },
        ]
      : [],
    message:
      gold === 0 ? { code: 'heroLetGo', params } : { code: 'heroRansomed', params: { ...params, gold } },
    report: { heroId, heroName: found.value.person.name, gold },
  });
});
