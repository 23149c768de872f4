// How characters are spoken of on their pages.
import type { Ability, ScoreMethod } from '@sigilla/content/schema/character.ts';
import type { Portrait } from '@sigilla/content/schema/portrait.ts';
import { MOST_BROUGHT } from '@sigilla/engine/characters/hero.ts';
import type { CharacterView } from '@sigilla/engine/characters/views.ts';
import { signed } from '../../ui/numberText.ts';

export const ABILITY_LABELS: Readonly<Record<Ability, string>> = {
  strength: 'Strength',
  dexterity: 'Dexterity',
  constitution: 'Constitution',
  intelligence: 'Intelligence',
  wisdom: 'Wisdom',
  charisma: 'Charisma',
};

export const METHOD_LABELS: Readonly<Record<ScoreMethod, string>> = {
  points: 'Point buy',
  array: 'Standard array',
  dice: 'Dice',
};

/** Where what the painter calls a part is not a word a sitter would use. */
const PART_WORDS: Readonly<Record<string, string>> = {
  none: 'nothing',
  tash: 'moustache',
  great: 'great beard',
  short: 'short beard',
  wizard: 'pointed hat',
  leaves: 'leaves',
  hook: 'hooked',
  habit: 'friar’s habit',
  square: 'square',
  gules: 'red',
  azure: 'blue',
  vert: 'green',
  purpure: 'purple',
};
export const partWord = (part: keyof Portrait, name: string): string => {
  if (part === 'outline' && name === 'square') return 'square';
  if (part === 'beard' && name === 'none') return 'clean-shaven';
  if (part === 'hold' && name === 'square') return 'mason’s square';
  return PART_WORDS[name] ?? name;
};

/** A modifier, which has its sign even where it is nothing. */
export const modifier = (value: number): string => (value === 0 ? '+0' : signed(value));

/** A or an, before a word. */
export const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a');

/** How the six scores came about; of dice that fell elsewhere also what they count for in the realm. */
export const scoresWords = ({
  throws,
  isVouched,
  choices: { method },
}: Pick<CharacterView, 'throws' | 'isVouched'> & {
  readonly choices: Pick<CharacterView['choices'], 'method'>;
}): string => {
  if (throws !== null) return `thrown here: ${throws.map((dice) => dice.join('-')).join(', ')}`;
  const said = METHOD_LABELS[method].toLowerCase();
  return isVouched
    ? said
    : `${said} that nobody here saw fall: of a hero they count as ${MOST_BROUGHT} at most`;
};
