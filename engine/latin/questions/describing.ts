// What a form is called in a question or a verdict. A deponent is not called active: its forms say otherwise.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { isDeponent, isSemideponent } from '../classes.ts';
import type { Features } from '../features.ts';
import { describeFeatures } from '../features.ts';

/** Whether a verb has passive forms with an active sense, in this form: proficīscor, ausus sum. */
const isDeponentForm = (lexeme: Lexeme, { tense }: Features): boolean =>
  isDeponent(lexeme) ||
  (isSemideponent(lexeme) && (tense === 'perf' || tense === 'plup' || tense === 'futp'));

/** "third person singular present indicative"; the voice is left out where it would mislead. */
export const describeForm = (lexeme: Lexeme | undefined, features: Features): string => {
  if (!lexeme || features.voice !== 'act' || !isDeponentForm(lexeme, features)) return describeFeatures(features);
  const { voice: _, ...rest } = features;
  return describeFeatures(rest);
}; // prettier-ignore
