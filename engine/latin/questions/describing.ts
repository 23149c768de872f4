// What a form is called in a question or a verdict. A deponent is not called active: its forms say otherwise.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { isDeponent, isSemideponent } from '../classes.ts';
import type { Features } from '../features.ts';
import { describeFeatures, FEATURE_NAMES } from '../features.ts';

/** Whether a verb has passive forms with an active sense, in this form: proficīscor, ausus sum. */
const isDeponentForm = (lexeme: Lexeme, { tense }: Features): boolean =>
  isDeponent(lexeme) ||
  (isSemideponent(lexeme) && (tense === 'perf' || tense === 'plup' || tense === 'futp'));

/** "third person singular present indicative", "genitive plural of the perfect passive participle"; the voice is left out where it would mislead. */
export const describeForm = (lexeme: Lexeme | undefined, features: Features): string => {
  const { tense, mood, voice, ...nominal } = features;
  const isMisleading = lexeme !== undefined && voice === 'act' && isDeponentForm(lexeme, features);
  const said = voice && !isMisleading ? { voice } : {};
  if (mood !== 'part' || nominal.case === undefined)
    return describeFeatures({ ...nominal, ...(tense && { tense }), ...(mood && { mood }), ...said });
  const participle = [tense && FEATURE_NAMES[tense], said.voice && FEATURE_NAMES[said.voice], 'participle'];
  return `${describeFeatures(nominal)} of the ${participle.filter(Boolean).join(' ')}`;
};
