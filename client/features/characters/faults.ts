// What keeps a character from being made, and beside which choice it is said: the window's own look at a draft, and the server's word.
import { sentence } from '@sigilla/content/texts/errors.ts';
import { characterNameRefusal, choicesRefusal } from '@sigilla/engine/characters/lawful.ts';
import type { KingdomContent } from '@sigilla/engine/kingdom/content.ts';
import { choicesOf, type Draft } from './draft.ts';

export const PARTS = ['ancestry', 'class', 'background', 'scores', 'skills', 'name'] as const;
export type Part = (typeof PARTS)[number];

export interface Fault {
  readonly part: Part;
  readonly says: string;
}

const PART_OF: readonly (readonly [RegExp, Part])[] = [
  [/^character_(?:lineage|no_lineages)$/, 'ancestry'],
  [/^(?:scores_|character_raises)/, 'scores'],
  [/^character_(?:skill|expertise|language)/, 'skills'],
  [/^character_name/, 'name'],
];

/** Beside which choice a refusal is said; null for one that is about none. */
export const partOfRefusal = (code: string): Part | null =>
  PART_OF.find(([names]) => names.test(code))?.[1] ?? null;

const UNCHOSEN = {
  ancestry: 'Choose an ancestry.',
  class: 'Choose a class.',
  background: 'Choose a background.',
} as const;

/** The first thing that is missing or wrong; null when the character may be made. */
export const faultOf = (draft: Draft, content: KingdomContent): Fault | null => {
  for (const part of ['ancestry', 'class', 'background'] as const)
    if (draft[part] === null) return { part, says: UNCHOSEN[part] };
  if (draft.method === 'dice' && draft.roll === null) return { part: 'scores', says: 'Roll the dice first.' };
  const choices = choicesOf(draft, content.characters);
  if (choices === null) return { part: 'ancestry', says: UNCHOSEN.ancestry };
  const lawful = choicesRefusal(choices, content.characters);
  if (!lawful.ok)
    return { part: partOfRefusal(lawful.refusal.code) ?? 'scores', says: sentence(lawful.refusal) };
  if (choices.name === '') return { part: 'name', says: 'Give your character a name.' };
  const named = characterNameRefusal(choices.name, content);
  return named.ok ? null : { part: 'name', says: sentence(named.refusal) };
};
