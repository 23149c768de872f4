// The table's own words: what a circumstance is called, how sure a forecast is, what a share of battles means.
// Invariant: chances are said in whole parts of a hundred, never as certainty where battles were only counted.
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import type { BattleSetup } from '@sigilla/engine/battle/setup.ts';
import { possessive } from '../../realm/battle/words.ts';
import type { Worth } from './useFights.ts';

/** Permille in whole parts of a hundred. */
export const inHundred = (permille: number): number => Math.round(permille / 10);

const FIELD_WORDS = {
  encounter: (setup: BattleSetup) => kingdomContent.encounters.get(setup.type)?.name,
  terrain: (setup: BattleSetup) => `The ground: ${kingdomContent.terrains.get(setup.terrain)?.name ?? ''}`,
  sight: () => 'How far one sees',
  weather: (setup: BattleSetup) => `The sky: ${kingdomContent.weathers.get(setup.weather)?.name ?? ''}`,
  timeOfDay: (setup: BattleSetup) =>
    `The hour: ${kingdomContent.timesOfDay.get(setup.timeOfDay)?.name ?? ''}`,
  season: (setup: BattleSetup) => `The season: ${kingdomContent.seasons.get(setup.season)?.name ?? ''}`,
} as const;

const OWN_WORDS = {
  formation: 'formation',
  position: 'place to stand',
  commander: 'commander',
  bonuses: 'halls and walls at home',
  veterans: 'veterans',
  abilities: 'soldiers’ abilities',
  morale: 'want of heart',
} as const;

const isOwn = (code: Worth['code']): code is keyof typeof OWN_WORDS => Object.hasOwn(OWN_WORDS, code);

/** What a circumstance is called: "Your formation", "Orc Warband’s veterans", "The sky: Rain". */
export const circumstanceWords = (setup: BattleSetup, { side, code }: Worth, isYours: boolean): string => {
  if (isOwn(code)) {
    const whose = isYours ? 'Your' : possessive(side === null ? '' : setup[side].kingdomName);
    return `${whose} ${OWN_WORDS[code]}`;
  }
  return FIELD_WORDS[code](setup) ?? code;
};

/** What a chance means, in a sentence a captain would say. */
export const verdictWords = (permille: number): string => {
  if (permille >= 950) return 'A parade. Mind that somebody tells the enemy.';
  if (permille >= 800) return 'Yours, unless the day itself is against you.';
  if (permille >= 600) return 'The better part is yours.';
  if (permille > 400) return 'Anybody’s day.';
  if (permille > 200) return 'Theirs, if nothing happens. Make something happen.';
  if (permille > 50) return 'You would need the weather, the tide and a miracle; two of these are free.';
  return 'Do not go there.';
};

/** What a list of circumstances means, when `told` of `tried` circumstances tell and stand there. */
export const toldOf = (isDone: boolean, told: number, tried: number): string => {
  if (!isDone) return 'Taking one thing away at a time, and fighting again…';
  if (told === 0) return 'Nothing on this table is worth three battles of a hundred, either way.';
  return told === tried
    ? 'In battles of a hundred: so many more are yours with it than would be without.'
    : 'So many more battles of a hundred are yours with it than without. What is not named is worth less than three either way.';
};
