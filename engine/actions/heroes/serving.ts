// A hero in service, or why they cannot do what is asked of them: what the checks of all heroes' verbs begin with.
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import { ok, refuse, type Result } from '../../core/result.ts';
import { heroOf } from '../../heroes/court.ts';
import type { OwnedHero } from '../../heroes/hero.ts';
import { statsOf, whoIs, type Person } from '../../heroes/stats.ts';
import type { KingdomContent } from '../../kingdom/content.ts';
import type { OwnKingdomView } from '../../kingdom/views.ts';

export interface Serving {
  readonly owned: OwnedHero;
  readonly person: Person;
}

type Realm = Pick<OwnKingdomView, 'heroes' | 'armies' | 'turnsSpent'>;

/** Whoever serves under this id. */
export const serving = (
  kingdom: Pick<Realm, 'heroes'>,
  heroId: string,
  content: KingdomContent,
): Result<Serving> => {
  const owned = heroOf(kingdom, heroId);
  const person = owned === undefined ? null : whoIs(owned, content);
  return owned === undefined || person === null
    ? refuse({ code: 'unknown_hero', params: {} })
    : ok({ owned, person });
};

/** Does the hero lead an army? In earlier versions one that had been joined to another was still written down as theirs. */
export const isLeading = ({ armyId }: OwnedHero, { armies }: Pick<Realm, 'armies'>): boolean =>
  armies.some(({ id }) => id === armyId);

/** Why a hero cannot leave where they are; null when they can. */
export const bound = ({ owned, person }: Serving, kingdom: Realm): Refusal | null => {
  const hero = person.name;
  if (owned.captive !== null)
    return { code: 'hero_captive', params: { hero, kingdom: owned.captive.kingdomName } };
  const army = kingdom.armies.find(({ id }) => id === owned.armyId);
  return army !== undefined && army.lockedBy !== null
    ? { code: 'hero_in_battle', params: { hero, army: army.name } }
    : null;
};

/** A hero who is here, well and free of other errands; or why not. */
export const atHand = (kingdom: Realm, heroId: string, content: KingdomContent): Result<Serving> => {
  const found = serving(kingdom, heroId, content);
  if (!found.ok) return found;
  const { owned, person } = found.value;
  const refusal = bound(found.value, kingdom);
  if (refusal !== null) return refuse(refusal);
  if (owned.healedAtTurn > kingdom.turnsSpent)
    return refuse({
      code: 'hero_wounded',
      params: { hero: person.name, turns: owned.healedAtTurn - kingdom.turnsSpent },
    });
  return owned.quest === null ? found : refuse({ code: 'hero_on_quest', params: { hero: person.name } });
};

/** The six scores of somebody in service today. */
export const scoresOf = (
  { owned, person }: Serving,
  kingdom: Pick<OwnKingdomView, 'artifacts'>,
  content: KingdomContent,
) => statsOf(owned, person, kingdom.artifacts, content);
