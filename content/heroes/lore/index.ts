// What the chronicler has heard of each hero, by their id. Apart from the rest, because only the heroes' own page reads it.
import { ECONOMIC_LORE } from './economic.ts';
import { MAGICAL_LORE } from './magical.ts';
import { MILITARY_LORE } from './military.ts';

export const HERO_LORE: Readonly<Record<string, string>> = {
  ...MILITARY_LORE,
  ...MAGICAL_LORE,
  ...ECONOMIC_LORE,
};
