// The court: how many heroes a ruler can seat, who would come, and how one hero among them is changed.
// Invariant: the seats grow with the ruler's level, and a hero serves once.
import type { HeroDefinition } from '@sigilla/content/schema/hero.ts';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import { missingRequirements } from '../kingdom/buildings.ts';
import type { KingdomContent } from '../kingdom/content.ts';
import type { Kingdom } from '../kingdom/kingdom.ts';
import type { OwnedHero } from './hero.ts';

const FIRST_SEATS = 2;
const MOST_SEATS = 8;
const LEVELS_PER_SEAT = 6;

/** Heroes that a ruler of this level can seat: two, another for every six levels, eight at most. */
export const heroSeats = (level: number): number =>
  Math.min(MOST_SEATS, FIRST_SEATS + Math.floor(level / LEVELS_PER_SEAT));

/** A hero of the kingdom by id; undefined for whoever does not serve. */
export const heroOf = (kingdom: Pick<Kingdom, 'heroes'>, heroId: string): OwnedHero | undefined =>
  kingdom.heroes.find((one) => one.heroId === heroId);

/** The kingdom with one hero changed. */
export const withHero = <K extends Pick<Kingdom, 'heroes'>>(
  kingdom: K,
  heroId: string,
  change: Partial<OwnedHero>,
): K => ({
  ...kingdom,
  heroes: kingdom.heroes.map((one) => (one.heroId === heroId ? { ...one, ...change } : one)),
});

type Host = Pick<Kingdom, 'buildings' | 'spellPath' | 'heroes'> & { readonly level: number };

/** Why somebody who asks for this would not come, price and seats apart. */
export const reluctance = (
  { requirements }: Pick<HeroDefinition, 'requirements'>,
  host: Host,
  content: KingdomContent,
): readonly Refusal[] =>
  missingRequirements({ requirements: { ...requirements, path: null } }, host, content);

/** Those of the books who would come today. */
export const availableHeroes = (host: Host, content: KingdomContent): readonly HeroDefinition[] =>
  [...content.heroes.values()].filter(
    (definition) =>
      heroOf(host, definition.id) === undefined && reluctance(definition, host, content).length === 0,
  );
