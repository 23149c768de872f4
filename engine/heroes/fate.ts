// What a kingdom has of a hero who led a host: what they learnt, a wound that heals, a ransom to be paid. The rule stands in docs/RULES.md.
// Invariant: whether they are hurt or taken is their lot (lot.ts), and nothing else decides it.
import type { Side } from '../battle/setup.ts';
import type { Seed } from '../core/random.ts';
import type { KingdomId } from '../core/brand.ts';
import type { KingdomContent } from '../kingdom/content.ts';
import type { Kingdom } from '../kingdom/kingdom.ts';
import { withHero } from './court.ts';
import { fateOf } from './lot.ts';
import type { HeroFate, LedTo } from './lot.ts';
import { whoIs } from './stats.ts';

/** Experience of a hero for a battle led. */
const LED = { won: 40, even: 20, lost: 15, sparred: 5 } as const;
/** Turns that a wound takes to heal. */
const HEALS = 12;
/** Gold asked for somebody, by what recruiting them asked. */
const RANSOM_PERCENT = 60;
/** Turns after which nobody asks for anything any more. */
export const CAPTIVITY_TURNS = 40;

/** How the battle went for whoever leads. */
export interface Led {
  readonly outcome: LedTo;
  readonly isSparring: boolean;
  /** Is this one of the day's bouts that teach (G-180)? Of a battle in earnest, always. */
  readonly isTaught: boolean;
  readonly captor: { readonly id: KingdomId; readonly name: string };
}

const learntBy = ({ isSparring, outcome }: Pick<Led, 'isSparring' | 'outcome'>): number => {
  if (isSparring) return LED.sparred;
  return outcome === 'surrendered' ? 0 : LED[outcome];
};

/** The kingdom with its hero after a battle, and what became of them. */
export const afterLeading = (
  kingdom: Kingdom,
  heroId: string,
  led: Led,
  seed: Seed,
  side: Side,
  content: KingdomContent,
): { readonly kingdom: Kingdom; readonly fate: HeroFate } => {
  const owned = kingdom.heroes.find((one) => one.heroId === heroId);
  const person = owned === undefined ? null : whoIs(owned, content);
  if (owned === undefined || person === null) return { kingdom, fate: 'unharmed' };
  const experience = owned.experience + (led.isTaught ? learntBy(led) : 0);
  const fate = fateOf(led.outcome, led.isSparring, seed, side);
  const { turnsSpent } = kingdom;
  if (fate === 'unharmed') return { kingdom: withHero(kingdom, heroId, { experience }), fate };
  const wounds = owned.wounds + 1;
  const healedAtTurn = turnsSpent + HEALS;
  if (fate === 'wounded')
    return { kingdom: withHero(kingdom, heroId, { experience, wounds, healedAtTurn }), fate };
  const { gold } = content.heroTerms[person.category][person.rarity].recruitmentCost;
  const ransom = Math.max(1, Math.floor((gold * RANSOM_PERCENT) / 100));
  return {
    kingdom: withHero(kingdom, heroId, {
      experience,
      armyId: null,
      captive: { by: led.captor.id, kingdomName: led.captor.name, since: turnsSpent, ransom },
    }),
    fate,
  };
};

/** Gold that is asked for a captive today: less with every turn, and less of a realm with a name for fair words. */
export const ransomNow = (
  captive: { readonly since: number; readonly ransom: number },
  turnsSpent: number,
  diplomaticBonus: number,
): number => {
  const left = Math.max(0, CAPTIVITY_TURNS - (turnsSpent - captive.since));
  const asked = Math.floor((captive.ransom * left) / CAPTIVITY_TURNS);
  return Math.floor((asked * Math.max(0, 100 - diplomaticBonus)) / 100);
};
