// What a word may be about, as somebody browses for it, in the order in which it is offered. Which of the lexicon's tags each is made of is the engine's affair
// (engine/latin/dictionary/themes.ts), and no window's.
export const WORD_THEMES = [
  'home',
  'table',
  'fields',
  'beasts',
  'sky',
  'sea',
  'roads',
  'body',
  'heart',
  'mind',
  'letters',
  'city',
  'state',
  'war',
  'gods',
  'time',
] as const;
export type WordTheme = (typeof WORD_THEMES)[number];
