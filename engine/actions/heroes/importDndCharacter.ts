// Taking one's own role-playing character into service as a hero (kingdom.md §7): who it then is stands in docs/RULES.md, and what it asks is what a
// named hero of the same category and rarity asks. Invariant: a character serves one kingdom at a time, on whatever game server: the ruler's others are
// held to the revision at which nobody of that id served them.
import { z } from 'zod';
import { heroOfCharacter, type HeroMaterial } from '../../characters/hero.ts';
import { heroIdOf } from '../../characters/heroId.ts';
import { fine, refuse } from '../../core/result.ts';
import { heroOf, heroSeats, reluctance } from '../../heroes/court.ts';
import type { KingdomContent } from '../../kingdom/content.ts';
import type { Kingdom } from '../../kingdom/kingdom.ts';
import { seenCharacter, touchable, type SeenCharacter } from '../characters/owned.ts';
import { lookThrough, read } from '../load.ts';
import { declareVerb, FREE } from '../verb.ts';

/** What a character asks as a hero; null for one whose pages the book has not. */
export const characterTerms = (character: HeroMaterial, content: KingdomContent) => {
  const made = heroOfCharacter(character, content);
  const category = made === null ? undefined : content.heroClasses.get(made.class)?.category;
  return made === null || category === undefined ? null : content.heroTerms[category][made.rarity];
};

/** More game servers than there are. */
const MOST_KINGDOMS = 16;

/** What of a character is seen who is to serve. */
export interface Applicant extends SeenCharacter {
  /** The other kingdom of the same ruler that they serve already, by its name; null for none, or as far as is known. */
  readonly servesAt: string | null;
}

/** Wire: actionId is the character. */
export const importDndCharacter = declareVerb({
  id: 'import_dnd_character',
  input: z.object({ characterId: z.string().max(64) }),
  carried: { actionId: 'characterId' },
  *load({ accountId, kingdomId }, { characterId }) {
    const others: Kingdom[] = [];
    for (const { id } of yield* lookThrough('kingdoms', 'account', {
      prefix: [accountId],
      limit: MOST_KINGDOMS,
    })) {
      const other = id === kingdomId ? null : yield* read('kingdoms', id);
      if (other !== null) others.push(other);
    }
    const served = others.find((one) => heroOf(one, heroIdOf(characterId)) !== undefined);
    return { character: yield* read('characters', characterId), servesAt: served?.name ?? null };
  },
  see: ({ character, servesAt }, actor): Applicant => ({ ...seenCharacter(character, actor), servesAt }),

  check: ({ actor, kingdom, content, seen }, { characterId }) => {
    const found = touchable(seen);
    if (!found.ok) return found;
    if (actor.isGuest) return refuse({ code: 'guest_must_claim', params: {} });
    const terms = characterTerms(found.value, content);
    if (terms === null) return refuse({ code: 'character_page_unknown', params: { what: 'class' } });
    if (heroOf(kingdom, heroIdOf(characterId)) !== undefined)
      return refuse({ code: 'hero_serves_already', params: { hero: found.value.choices.name } });
    if (seen.servesAt !== null)
      return refuse({
        code: 'hero_serves_elsewhere',
        params: { hero: found.value.choices.name, kingdom: seen.servesAt },
      });
    const [reason] = reluctance(terms, kingdom, content);
    if (reason !== undefined) return refuse(reason);
    const seats = heroSeats(kingdom.level);
    return kingdom.heroes.length < seats ? fine : refuse({ code: 'hero_seats_taken', params: { seats } });
  },

  cost: ({ content, seen: { character } }) => {
    const price = character === null ? null : characterTerms(character, content)?.recruitmentCost;
    if (price === null || price === undefined) return FREE;
    const { turns, ...coins } = price;
    return { turns, resources: coins };
  },

  report: z.object({ heroId: z.string(), heroName: z.string(), experienceGained: z.int() }),
});
