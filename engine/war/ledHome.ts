// A commander's way home from a battle: what became of the hero who led a side, and the word to their ruler.
// Invariant: a hero learns from a bout of sparring only where their ruler does (G-180).
import type { EventText } from '@sigilla/content/texts/events.ts';
import type { BattleReport } from '../battle/report.ts';
import { opposite } from '../battle/setup.ts';
import type { Side } from '../battle/setup.ts';
import { afterLeading } from '../heroes/fate.ts';
import { ledTo } from '../heroes/lot.ts';
import { whoIs } from '../heroes/stats.ts';
import type { KingdomContent } from '../kingdom/content.ts';
import type { Kingdom } from '../kingdom/kingdom.ts';
import type { BattleDoc } from './battle.ts';
import { seedOf } from './seedOf.ts';

/** What became of the hero who led this side, if one did: the kingdom with them, and the word to their ruler. */
export const ledHome = (
  battle: BattleDoc,
  kingdom: Kingdom,
  side: Side,
  report: BattleReport,
  isTaught: boolean,
  content: KingdomContent,
): { readonly kingdom: Kingdom; readonly told: EventText | null } => {
  const led = battle.setup?.[side].led;
  if (led === undefined) return { kingdom, told: null };
  const rival = battle[opposite(side)];
  const isSparring = battle.kind === 'sparring';
  const outcome = ledTo(report, side);
  const { kingdom: home, fate } = afterLeading(
    kingdom,
    led.heroId,
    { outcome, isSparring, isTaught, captor: { id: rival.kingdomId, name: rival.kingdomName } },
    seedOf(battle),
    side,
    content,
  );
  const params = { hero: led.name, kingdom: rival.kingdomName };
  if (fate === 'wounded') return { kingdom: home, told: { code: 'heroWounded', params } };
  if (fate === 'taken') return { kingdom: home, told: { code: 'heroTaken', params } };
  const owned = home.heroes.find(({ heroId }) => heroId === led.heroId);
  const trait = content.heroTraits.get((owned && whoIs(owned, content)?.traits[0]) ?? '');
  return isSparring || owned === undefined || trait === undefined || outcome === 'even'
    ? { kingdom: home, told: null }
    : {
        kingdom: home,
        told: {
          code: 'heroBroughtHome',
          params: { ...params, manner: outcome === 'won' ? trait.wins : trait.loses },
        },
      };
};
