// What each theme of the dictionary is made of: some of the tags that the lexicon is written with. A word may be of more than one theme, and of none.
import type { Lexeme, SemanticTag } from '@sigilla/content/schema/lexeme.ts';
import type { WordTheme } from '@sigilla/content/schema/wordTheme.ts';

const TAGS: Readonly<Record<WordTheme, readonly SemanticTag[]>> = {
  home: ['house', 'furniture', 'family', 'clothing', 'vessel'],
  table: ['food', 'drink'],
  fields: ['farming', 'plant', 'earth', 'season'],
  beasts: ['animal'],
  sky: ['sky', 'weather', 'light', 'fire'],
  sea: ['sea', 'water', 'ship'],
  roads: ['travel', 'speed'],
  body: ['body', 'health'],
  heart: ['emotion', 'love', 'hate', 'fear', 'joy', 'grief', 'anger'],
  mind: ['mind', 'thought', 'learning', 'truth'],
  letters: ['speech', 'writing', 'art', 'games'],
  city: ['city', 'building', 'trade', 'money', 'work'],
  state: ['politics', 'law', 'crime', 'rome'],
  war: ['war', 'weapon', 'army', 'peace'],
  gods: ['religion', 'god', 'myth', 'fate', 'magic'],
  time: ['time', 'age', 'number'],
};

/** Is the word of this theme? */
export const isAbout = ({ tags }: Lexeme, theme: WordTheme): boolean =>
  tags.some((tag) => TAGS[theme].includes(tag));
