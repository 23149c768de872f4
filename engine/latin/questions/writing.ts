// Questions whose answer is written: translation, words put in order or into gaps, compositions, passages, dialogues.
import type { LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinIndex } from '../analyse.ts';
import { lemmaOf, wordsOf } from '../analyse.ts';
import { fold } from '../fold.ts';
import type { Sentence } from '../sentences/compose.ts';
import { fillingAsked } from './asks.ts';
import { explain } from './explaining.ts';
import type { Body, Generator } from './making.ts';
import { focusOf, nearLevel, sentenceFor, shuffled, some } from './making.ts';

const lines = (sentence: Sentence) => sentence.arrangements.map((line) => [...line]);
const slotsOf = (sentence: Sentence): LatinSlot[] => sentence.slots.map((slot) => ({ ...slot }));

/** The same slots, with no word but the key's own. */
export const exactSlots = (sentence: Sentence): LatinSlot[] =>
  sentence.slots.map((slot) => ({ ...slot, lexemes: slot.lexemes.slice(0, 1) }));

/** The tree as a question stores it. */
export const storedTree = ({ tree }: Sentence): Record<string, unknown> => ({ ...tree });

/** A sentence as a question of translation, into English or into Latin. */
export const translationOf = (
  index: LatinIndex,
  sentence: Sentence,
  answer: 'english' | 'latin',
): Extract<Body, { questionType: 'translation' }> => {
  const { latin, english, manner } = sentence;
  const [from, to] = answer === 'english' ? [latin, english] : [english, latin];
  const key = answer === 'english' ? { english: lines(sentence) } : { latin: slotsOf(sentence) };
  return {
    questionType: 'translation',
    questionText: `Translate into ${answer === 'english' ? 'English' : `Latin${manner ? `, ${manner}` : ''}`}: ${from}`,
    baseText: from,
    correctAnswer: to,
    explanation: explain(index, sentence),
    conceptTags: [...sentence.concepts],
    grammarFocus: focusOf(sentence),
    judging: {
      answer,
      ...key,
      tree: storedTree(sentence),
      ...(manner && answer === 'latin' ? { manner } : {}),
    },
  };
};

/** Latin into English, and from level 3 English into Latin now and then. */
export const translation: Generator = (making) => {
  const { random, level, material } = making;
  const sentence = sentenceFor(making);
  if (!sentence) return undefined;
  const isIntoLatin = level >= 3 && random.chance(350);
  if (isIntoLatin && sentence.slots.some(({ role }) => role.startsWith('participle'))) return undefined;
  return translationOf(material.index, sentence, isIntoLatin ? 'latin' : 'english');
};

/** Whether a word of a sentence is written with a capital wherever it stands: Catō, Rōmānus. */
const isName = (index: LatinIndex, { slots }: Sentence, word: string): boolean =>
  slots.some(({ text, lexemes: [id = ''] }) => {
    const lexeme = fold(text) === fold(word) ? index.byId(id) : undefined;
    return lexeme !== undefined && /^\p{Lu}/u.test(lemmaOf(lexeme));
  });

/** A composed sentence with its words shuffled, or with gaps to be filled from a list. */
export const reconstruction: Generator = (making) => {
  const { random, material } = making;
  const sentence = sentenceFor(making);
  if (!sentence || sentence.slots.length < 3) return undefined;
  const words = wordsOf(sentence.latin).map((word, at) =>
    at === 0 && !isName(material.index, sentence, word) ? word.charAt(0).toLowerCase() + word.slice(1) : word,
  );
  const about = {
    explanation: explain(material.index, sentence),
    conceptTags: [...sentence.concepts, 'word order'],
    grammarFocus: focusOf(sentence),
  };
  if (random.chance(650) || words.length < 4)
    return {
      questionType: 'text_reconstruction',
      reconstructionType: 'word_order',
      questionText: `Put the words in order to say: ${sentence.english}`,
      baseText: sentence.english,
      scrambledWords: shuffled(random, words),
      correctAnswer: sentence.latin,
      ...about,
      judging: { answer: 'latin', latin: exactSlots(sentence) },
    };
  const places = some(
    random,
    words.map((_, at) => at),
    words.length > 6 ? 3 : 2,
  ).toSorted((one, other) => one - other);
  const taken = places.map((at) => words[at] ?? '');
  if (new Set(taken.map(fold)).size !== taken.length) return undefined;
  let at = -1;
  const gapped = sentence.latin.replaceAll(/[\p{L}\p{M}]+/gu, (word) => {
    at += 1;
    return places.includes(at) ? '___' : word;
  });
  return {
    questionType: 'text_reconstruction',
    reconstructionType: 'missing_words',
    questionText: fillingAsked(sentence.english, gapped),
    baseText: gapped,
    scrambledWords: shuffled(random, taken),
    correctAnswer: taken.join(' '),
    ...about,
    judging: { answer: 'latin', gapped, latin: exactSlots(sentence) },
  };
};

/** A prompt for a composition, with its model answer as the key. */
export const composition: Generator = ({ material, random, level }) => {
  if (material.prompts.length === 0) return undefined;
  const prompt = random.pick(nearLevel(material.prompts, level));
  const required = prompt.required.flatMap((id) => material.index.byId(id) ?? []);
  return {
    questionType: 'creative_composition',
    questionText: `${prompt.title}. Try: ${prompt.tryThis.join('; ')}.`,
    writingPrompt: prompt.prompt,
    minimumWords: prompt.minimumWords,
    requiredVocabulary: required.map(lemmaOf),
    correctAnswer: prompt.model.la,
    explanation: `One way to write it means: ${prompt.model.en}`,
    conceptTags: ['composition', prompt.grammarFocus],
    grammarFocus: prompt.grammarFocus,
    judging: { answer: 'latin' },
  };
};

/** A question about a passage and its source. */
export const culturalContext: Generator = ({ material, random, level }) => {
  if (material.passages.length === 0) return undefined;
  const passage = random.pick(nearLevel(material.passages, level));
  const { ask, answer, concepts, contrary, why } = random.pick(passage.questions);
  const { la, en, author, work, place } = passage.source;
  return {
    questionType: 'cultural_context',
    questionText: ask,
    backgroundText: passage.background,
    culturalTopic: passage.topic,
    primarySource: { latin: la, translation: en, author, work: `${work} ${place}` },
    correctAnswer: answer,
    explanation: why,
    conceptTags: ['culture', passage.topic],
    grammarFocus: '',
    judging: { answer: 'english', concepts, contrary },
  };
};

/** One blank of an authored dialogue; the other lines stand. */
export const dialogueCompletion: Generator = ({ material, random, level }) => {
  if (material.dialogues.length === 0) return undefined;
  const dialogue = random.pick(nearLevel(material.dialogues, level));
  const blank = random.pick(dialogue.blanks);
  const spoken = dialogue.lines.map(({ speaker, la, en }, at) =>
    at === blank.line
      ? { speaker, text: la.replace(blank.answer, '___'), translation: en, isBlank: true, hints: blank.hints }
      : { speaker, text: la, translation: en, isBlank: false, hints: [] },
  );
  const whole = dialogue.lines[blank.line]?.la ?? '';
  return {
    questionType: 'dialogue_completion',
    questionText: `${dialogue.title}: complete what ${dialogue.lines[blank.line]?.speaker ?? 'the speaker'} says.`,
    scenario: dialogue.scenario,
    dialogue: spoken,
    correctAnswer: blank.answer,
    acceptableAnswers: [...blank.accept, ...(whole === blank.answer ? [] : [whole])],
    explanation: blank.why,
    conceptTags: ['dialogue', blank.concept],
    grammarFocus: blank.concept,
    judging: { answer: 'latin' },
  };
};
