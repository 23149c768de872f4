// Which heroes each of the six bonuses of a kingdom comes from. Invariant: the parts of a bonus add up to it; a captive is in none.
import { heroBonuses, statsOf, whoIs, type HeroBonus } from '@sigilla/engine/heroes/stats.ts';
import type { KingdomContent } from '@sigilla/engine/kingdom/content.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import type { Part } from '../../realm/madeOf.ts';

/** What each hero adds to a bonus, those left out who add nothing. */
export const bonusSources = (
  kingdom: Pick<OwnKingdomView, 'heroes' | 'artifacts'>,
  bonus: HeroBonus,
  content: KingdomContent,
): readonly Part[] =>
  kingdom.heroes.flatMap((owned) => {
    const person = whoIs(owned, content);
    if (person === null || owned.captive !== null) return [];
    const amount = heroBonuses(statsOf(owned, person, kingdom.artifacts, content))[bonus];
    return amount === 0 ? [] : [{ name: person.name, note: person.className, amount, until: null }];
  });
