// What of a question is Latin: every word of it can be touched once the question is answered (latin.md, "every Latin word").
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { QUESTION_TYPES } from '@sigilla/content/schema/latinQuestion.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { latinOfExplanation, latinOfNotes, latinTexts } from '@sigilla/server/app/academy/latinTexts.ts';
import { describe, expect, it } from 'vitest';

const academy = openAcademy(readLibrary());
const asking = (questionText: string, correctAnswer: string, answer: 'latin' | 'english'): LatinQuestion => ({
  id: 'q',
  difficulty: 1,
  explanation: 'As the dictionary has it.',
  grammarFocus: '',
  generatedBy: 'engine',
  generatedAt: '2026-11-22T22:00:00.000Z',
  acceptableAnswers: [],
  conceptTags: [],
  questionType: 'type_response',
  questionText,
  correctAnswer,
  judging: { answer },
});
const told = (...given: Parameters<typeof asking>): readonly string[] =>
  latinTexts(academy, asking(...given));

describe('the Latin of a question', () => {
  it('is its principal parts, all of them, and the key where that is Latin', () => {
    expect(
      told(
        'Write the gerundive dative singular feminine of inundō, inundāre, inundāvī, inundātum (to flood).',
        'inundandae',
        'latin',
      ),
    ).toEqual(['inundō, inundāre, inundāvī, inundātum', 'inundandae']);
    expect(told('Give an English word for gravidus, gravida, gravidum.', 'pregnant', 'english')).toEqual([
      'gravidus, gravida, gravidum',
    ]);
  });

  it('is the word asked about and the sentence that it stands in', () => {
    expect(
      told('What is puellae in English, as it stands here? Aqua puellae frīgida est.', 'girl', 'english'),
    ).toEqual(['puellae', 'Aqua puellae frīgida est']);
  });

  it('is what an explanation names, form by form', () => {
    const explained = (text: string) => latinOfExplanation(academy, text);
    expect(explained('The principal parts are festīnō, festīnāre, festīnāvī, festīnātum.')).toEqual([
      'festīnō, festīnāre, festīnāvī, festīnātum',
    ]);
    expect(
      explained('inclūdunt: third person plural of inclūdō; *capram*: accusative singular of capra.'),
    ).toEqual(['inclūdunt', 'inclūdō', 'capram', 'capra']);
  });

  it('is a form that opens a sentence of an explanation, too', () => {
    const explained = (text: string) => latinOfExplanation(academy, text);
    expect(explained('The negation stands before the verb. lūdēbant: third person plural of lūdō.')).toEqual([
      'lūdēbant',
      'lūdō',
    ]);
    expect(explained('The answer is: modo. modo: only, just.')).toEqual(['modo']);
    expect(explained('cōnstringō means bind, tie up, restrain.')).toEqual(['cōnstringō']);
  });

  it('is no English word that is written as a Latin one', () => {
    expect(told('Write the Latin noun for "data". It begins with r.', 'rēs', 'latin')).not.toContain(
      'It begins with r',
    );
    expect(told('Give the present infinitive active of dō (to give, data).', 'dare', 'latin')).toEqual([
      'dō',
      'dare',
    ]);
  });

  it('is not an English "it", "at" or "an" that stands by itself', () => {
    const explained = 'The verb is passive, as it is in *Dīcitur venīre*; "an" and at: of it.';
    expect(latinOfExplanation(academy, explained)).toEqual(['Dīcitur venīre']);
    expect(told('Does it mean "it is"? Puer it.', 'goes', 'english')).not.toContain('it');
    expect(latinOfExplanation(academy, 'He goes: Puer it.')).toEqual(['Puer it']);
  });

  it('is found in every question of our own that has any: in twenty of each type nothing English is among it', () => {
    const english =
      /(?<!\p{L})(?:the|to|and|was|were|she|he|they|his|her|with|which|what|write|give)(?!\p{L})/iu;
    for (const type of QUESTION_TYPES) {
      const found = Array.from({ length: 20 }, (_, at) => {
        const question = academy.ask({
          seed: forkSeed('7'.repeat(32), type, at),
          type,
          level: 1 + (at % 10),
          generatedAt: '2026-11-22T22:00:00.000Z',
        });
        return question === undefined ? [] : [{ question, latin: latinTexts(academy, question) }];
      }).flat();
      expect(found.length, type).toBeGreaterThan(15);
      expect(
        found.flatMap(({ latin }) => latin).filter((text) => english.test(text)),
        type,
      ).toEqual([]);
      // A text whose long vowels are written is Latin, wherever in the heading it stands.
      const missed = found.flatMap(({ question: { questionText }, latin }) =>
        (questionText.match(/[\p{L}]*[āēīōū][\p{L}]*/gu) ?? [])
          .filter((word) => !latin.some((text) => text.includes(word)))
          .map((word) => `${word} in ${questionText}`),
      );
      expect(missed, type).toEqual([]);
    }
  });
});

describe('the Latin of a word’s notes', () => {
  const noted = (...notes: string[]) => latinOfNotes(academy, notes);

  it('is a phrase of it, and every word that shows its long vowels, wherever it stands', () => {
    expect(noted('Ask from a person with ā: pācem ab hostibus petunt.')).toEqual([
      'ā',
      'pācem ab hostibus petunt',
      'pācem',
    ]);
    expect(noted('Quis after it loses its ali-: sī quis, if anyone.')).toContain('sī');
    expect(noted('Kin of poscō.')).toEqual(['poscō']);
  });

  it('is no English of a note, nor an ending', () => {
    expect(noted('One with English ewe.', 'The lambs come out spotted.')).toEqual([]);
    expect(noted('Diminutive in -olus, with -ō in the dative.')).not.toContain('olus');
  });
});
