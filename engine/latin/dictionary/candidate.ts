// What each layer of the translator answers, and the remarks that go with it.
// Confidence: a word has that of its gloss: 1 for the first synonym of the first sense or one that content vouches for, 0.95 for the second; by a
// later sense or a third synonym 0.6 at most (`isFar`). A phrase has the product of its words; another word just as likely costs a tenth; a sentence
// has 0.95 of its words; word by word 0.3 at most. A word of two meanings (content/latin/frames/doubleWords.ts) leaves 0.6. What was chosen is said.
import type { LatinTranslation } from '@sigilla/content/schema/dictionaryEntry.ts';
import type { LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../analyse.ts';
import { lemmaOf } from '../analyse.ts';
import { describeFeatures, featuresOf } from '../features.ts';

/** One way to say it in Latin. */
export type Candidate = {
  readonly latin: string;
  readonly partOfSpeech: string;
  readonly english: string;
  readonly explanation: string;
  readonly confidence: number;
};

/** The most that is left where an English word has two meanings and nothing tells which. */
export const DOUBTFUL = 0.6;

export type Alternative = LatinTranslation['alternatives'][number];

/** Two decimals, between 0 and 1. */
export const rounded = (confidence: number): number =>
  Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;

export const alternativeOf = ({ latin, english, explanation, confidence }: Candidate): Alternative => ({
  latin,
  english,
  explanation,
  confidence: rounded(confidence),
});

const MOST_EXPLAINED = 8;

/** Each Latin word with what it is: "rēgem: object, accusative singular of rēx". */
export const explainWords = (
  index: LatinIndex,
  slots: readonly Pick<LatinSlot, 'text' | 'lexemes' | 'cells' | 'role'>[],
): string => {
  const lines = slots.flatMap(({ text, lexemes, cells, role }) => {
    const lexeme = index.byId(lexemes[0] ?? '');
    if (!lexeme || cells[0] === 'form') return [];
    const described = describeFeatures(featuresOf(cells[0] ?? '') ?? {});
    const name = role === 'indirect' ? 'receiver' : role;
    const said = name === 'noun' || described.includes(name) || lexeme.pos === name ? '' : `${name}, `;
    return [`${text}: ${said}${described} of ${lemmaOf(lexeme)} (${lexeme.senses[0]?.en[0] ?? ''})`];
  });
  const shown = lines.slice(0, MOST_EXPLAINED);
  return shown.length === 0 ? '' : `${shown.join('; ')}.`;
};
