// How the themes of the dictionary are called, each with a word of its own.
import type { WordTheme } from '@sigilla/content/schema/wordTheme.ts';

export const THEMES: Readonly<Record<WordTheme, readonly [name: string, latin: string]>> = {
  home: ['House and kin', 'domus'],
  table: ['The table', 'cēna'],
  fields: ['Field and garden', 'ager'],
  beasts: ['Beasts', 'lupus'],
  sky: ['Sky and weather', 'caelum'],
  sea: ['Sea and ships', 'mare'],
  roads: ['Roads', 'via'],
  body: ['Body and health', 'corpus'],
  heart: ['The heart', 'amor'],
  mind: ['The mind', 'mēns'],
  letters: ['Letters and arts', 'liber'],
  city: ['City and trade', 'urbs'],
  state: ['Law and state', 'lēx'],
  war: ['War and peace', 'bellum'],
  gods: ['Gods and fate', 'fātum'],
  time: ['Time and number', 'annus'],
};
