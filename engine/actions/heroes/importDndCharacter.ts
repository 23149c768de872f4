// Taking one's own role-playing character into service as a hero (kingdom.md §7): who it then is stands in docs/RULES.md, and what it asks is what a
// named hero of the same category and rarity asks.
import { z } from 'zod';
import { heroIdOf, heroOfCharacter, type HeroMaterial } from '../../characters/hero.ts';
import { fine, refuse } from '../../core/result.ts';
import { heroOf, heroSeats, reluctance } from '../../heroes/court.ts';
import type { KingdomContent } from '../../kingdom/content.ts';
import { seenCharacter, touchable } from '../characters/owned.ts';
import { read } from '../load.ts';
import { declareVerb, FREE } from '../verb.ts';

/** What a character asks as a hero; null for one whose pages the book has not. */
export const characterTerms = (character: HeroMaterial, content: KingdomContent) => {
  const made = heroOfCharacter(character, content);
  const category = made === null ? undefined : content.heroClasses.get(made.class)?.category;
  return made === null || category === undefined ? null : content.heroTerms[category][made.rarity];
};

/** Wire: actionId is the character. */
export const importDndCharacter = declareVerb({
  id: 'import_dnd_character',
  input: z.object({ characterId: z.string().max(64) }),
  carried: { actionId: 'characterId' },
  *load(_actor, { characterId }) {
    return yield* read('characters', characterId);
  },
  see: seenCharacter,

  check: ({ actor, kingdom, content, seen }, { characterId }) => {
    const found = touchable(seen);
    if (!found.ok) return found;
    if (actor.isGuest) return refuse({ code: 'guest_must_claim', params: {} });
    const terms = characterTerms(found.value, content);
    if (terms === null) return refuse({ code: 'character_page_unknown', params: { what: 'class' } });
    if (heroOf(kingdom, heroIdOf(characterId)) !== undefined)
      return refuse({ code: 'hero_serves_already', params: { hero: found.value.choices.name } });
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
