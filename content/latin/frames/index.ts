// The stuff of sentences, gathered and checked once. Syntax lives in engine/latin/sentences.
import { LatinFrames } from '../../schema/latinFrame.ts';
import { ADJECTIVE_FRAMES, ADVERB_FRAMES, CONSEQUENCES } from './adjectives.ts';
import { DOUBLE_WORDS } from './doubleWords.ts';
import { GLOSSES } from './glosses.ts';
import { ALONE, NOUN_CLASSES, NOUN_ENGLISH } from './nouns.ts';
import { SCENES } from './scenes.ts';
import { STORIES } from './stories.ts';
import { SET_VERBS } from './setVerbs.ts';
import { VERB_FRAMES } from './verbs.ts';
import { readWider } from './wider/index.ts';

let frames: LatinFrames | undefined;

/** Everything frames choose from. Throws when a row is malformed. */
export const readFrames = (): LatinFrames => {
  frames ??= LatinFrames.parse({
    nouns: NOUN_CLASSES,
    english: NOUN_ENGLISH,
    glosses: GLOSSES,
    setVerbs: SET_VERBS,
    doubleWords: DOUBLE_WORDS,
    verbs: VERB_FRAMES,
    adjectives: ADJECTIVE_FRAMES,
    adverbs: ADVERB_FRAMES,
    scenes: SCENES,
    consequences: CONSEQUENCES,
    stories: STORIES,
    wider: readWider(Object.keys(NOUN_CLASSES)),
    alone: ALONE,
  });
  return frames;
};
