// One's own characters, read. Invariant: nobody is shown another's; that there is one is all that is told.
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { ownCharacter } from '@sigilla/engine/actions/characters/owned.ts';
import { MOST_CHARACTERS, type Character } from '@sigilla/engine/characters/character.ts';
import {
  characterView,
  servicesIn,
  type CharacterView,
  type ServiceView,
} from '@sigilla/engine/characters/views.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { characters, kingdoms } from '../../store/collections.ts';
import type { House } from '../house.ts';

type Reads = Pick<House, 'store' | 'content'>;

/** A character of the caller's own as it is kept. Refuses character_unknown and character_not_yours. */
export const keptCharacter = async (
  { store }: Pick<Reads, 'store'>,
  accountId: AccountId,
  id: string,
): Promise<Result<Character>> => ownCharacter((await store.get(characters, id))?.body ?? null, { accountId });

/** A character of the caller's own, with all that follows from its choices. Refuses as above. */
export const characterOf = async (
  house: Reads,
  accountId: AccountId,
  id: string,
): Promise<Result<CharacterView>> => {
  const own = await keptCharacter(house, accountId, id);
  if (!own.ok) return own;
  const view = characterView(own.value, house.content.characters);
  return view === null ? refuse({ code: 'character_unknown', params: {} }) : ok(view);
};

/** All of the caller's own, the first made first. */
export const charactersOf = async (
  { store, content }: Reads,
  accountId: AccountId,
): Promise<readonly CharacterView[]> => {
  const page = await store.find(characters, 'account', { prefix: [accountId], limit: MOST_CHARACTERS });
  return page.items.flatMap(({ body }) => characterView(body, content.characters) ?? []);
};

/** More game servers than there are. */
const MOST_KINGDOMS = 16;

/** Where the caller's made heroes serve. */
export const servicesOf = async (
  { store }: Pick<Reads, 'store'>,
  accountId: AccountId,
): Promise<readonly ServiceView[]> => {
  const held = await store.find(kingdoms, 'account', { prefix: [accountId], limit: MOST_KINGDOMS });
  return servicesIn(held.items.map(({ body }) => body));
};
