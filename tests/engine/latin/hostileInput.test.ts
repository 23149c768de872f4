// What people and programs may type that no word of Latin or English is: words that every object knows, endless words, texts without measure,
// letters in other dress. The morphology, the graders and the gate answer all of it as they answer any other wrong or right thing.
import { describe, expect, it } from 'vitest';
import { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { randomFork } from '@sigilla/engine/core/random.ts';
import { wordsOf } from '@sigilla/engine/latin/analyse.ts';
import { lexemeFromEntry, lexemeFromParts } from '@sigilla/engine/latin/lexemeFromParts.ts';
import { sameEnglish } from '@sigilla/engine/latin/reading/english.ts';
import { grade } from '@sigilla/engine/latin/questions/grading/grade.ts';
import { prove } from '@sigilla/engine/latin/questions/gate/prove.ts';
import { translationOf } from '@sigilla/engine/latin/questions/writing.ts';
import { composeSentence } from '@sigilla/engine/latin/sentences/compose.ts';
import { comparativesOf, pluralOf, superlativesOf } from '@sigilla/engine/latin/sentences/englishNouns.ts';
import { englishVerb, verbPhrases } from '@sigilla/engine/latin/sentences/englishVerbs.ts';
import { latinMaterial } from './latinMaterial.ts';

const { index, frames } = latinMaterial;
const academy = openAcademy(readLibrary());

const sentence = composeSentence({ index, frames, random: randomFork('a'.repeat(32)), level: 1 });
if (!sentence) throw new Error('no sentence');
const head = { id: 'q', difficulty: 1, generatedBy: 'engine', generatedAt: '2026-01-01T00:00:00Z' } as const;
const asked = (answer: 'english' | 'latin'): LatinQuestion =>
  LatinQuestion.parse({ ...head, ...translationOf(index, sentence, answer) });

describe('a word that every object knows', () => {
  it.each(['constructor', 'hasownproperty', '__proto__', 'valueOf'])('%s is graded like any other wrong word', (word) => {
    for (const language of ['english', 'latin'] as const)
      for (const answer of [word, `${sentence.english} ${word}`, `The ${word} ${word}s.`])
        expect(grade({ index, question: asked(language), answer }).verdict, answer).toBe('wrong');
  }); // prettier-ignore
  it('is inflected like any other English word', () => {
    const subject = { person: 3, number: 'sg' } as const;
    expect(pluralOf('constructor')).toBe('constructors');
    expect(comparativesOf('constructor')).toEqual(['more constructor']);
    expect(superlativesOf('constructor')[0]).toBe('most constructor');
    expect(englishVerb('constructor').past).toEqual(['constructored']);
    expect(verbPhrases('constructor', { tense: 'pres', voice: 'act', subject })[0]).toBe('constructors');
  });
  it('is no Latin word', () => {
    expect(index.analyse('constructor')).toEqual([]);
    expect(index.byLemma('__proto__')).toEqual([]);
  });
});

describe('what has no measure', () => {
  it('is no form, however it ends', () => {
    for (const endless of ['a', 'que', 'rosa', '\u0304', 'um ', "'"])
      expect(index.analyse(endless.repeat(50_000)), endless).toEqual([]);
  });
  // A minute of a scholar's time each, and more memory than a scholar has, while it was searched.
  it.each([
    ['the of ', 'english'], ['the king of ', 'english'], ['and the ', 'english'], ['KEY and ', 'english'], ['(', 'english'], [' .', 'english'], ['. ', 'english'],
    ['rēx et ', 'latin'], ['KEY et ', 'latin'], ['que ', 'latin'], ['(', 'latin'], [' .', 'latin'],
  ] as const)('is no answer to a sentence, and is not searched for one: %j over and over', (unit, language) => {
    const question = asked(language);
    const said = `x ${unit.replace('KEY', question.correctAnswer)}`;
    const answer = `${said}${unit.repeat(4000)}`.slice(0, 3999);
    for (const one of [question, { ...question, judging: undefined }]) {
      const { verdict, errors, explanation } = academy.grade(one, `${answer}x`);
      expect([verdict, errors.map(({ kind }) => kind)]).toEqual(['wrong', ['length']]);
      expect(explanation.length).toBeLessThan(1000);
    }
  }); // prettier-ignore
  it('is no question', () => {
    const order = {
      ...head, generatedBy: 'AI', questionType: 'text_reconstruction', reconstructionType: 'word_order', questionText: 'Put the words in order.', baseText: 'The girl sees the king.',
      scrambledWords: Array<string>(500_000).fill('rosa'), correctAnswer: 'Puella rēgem videt.', explanation: 'It is so.',
    }; // prettier-ignore
    expect(prove(index, order)).toEqual({ ok: false, reason: 'there is too much text' });
  });
});

describe('letters in other dress', () => {
  const soft = 'ro\u00adsa';
  it.each([
    ['combining macrons', 're\u0304gem'],
    ['full-width letters', 'ｒēｇｅｍ'],
    ['a soft hyphen', 'rē\u00adgem'],
    ['a zero-width space', 'rēgem\u200b'],
    ['a mark of direction', '\u200erēgem'],
  ])('with %s a form is read exactly', (_, form) => {
    expect(index.analyse(form)).toEqual(index.analyse('rēgem'));
    expect(index.analyse(form)[0]?.exact).toBe(true);
    expect(wordsOf(`Puella ${form} videt.`)).toEqual(['Puella', 'rēgem', 'videt']);
  });
  it('find a headword', () => {
    expect(index.byLemma('ｒｅｘ')).toEqual(index.byLemma('rēx'));
    expect(index.byLemma(soft)).toEqual(index.byLemma('rosa'));
  });
  it.each([
    'rēx,\u00a0-gis\u00a0m.',
    'rēx, ‐gis m.',
    'rēx, ‑gis m.',
    'rēx, –gis m.',
    'rēx, —gis m.',
    'ｒēｘ， －ｇｉｓ ｍ.',
    're\u0304x, -gis m.',
    '\ufeffrēx, -gis m.',
  ])('make the dictionary’s entry %j', (entry) => {
    expect(lexemeFromEntry(entry)).toEqual(lexemeFromParts({ parts: ['rēx', 'rēgis'], gender: 'm' }));
  });
  it('are graded as what they say, whatever is asked', () => {
    const choice = LatinQuestion.parse({ ...head, questionType: 'multiple_choice', questionText: 'What is it?', correctAnswer: 'the king’s son', multipleChoiceOptions: ['a king', 'the king’s son', 'a son…'], explanation: 'It is so.' });
    const meaning = LatinQuestion.parse({ ...head, questionType: 'type_response', questionText: 'What does īnsula mean?', correctAnswer: 'island', explanation: 'It is so.', judging: { answer: 'english', meaning: { form: 'īnsula' } } });
    const rows = [[choice, "The king's ｓｏｎ"], [meaning, 'isle，is\u00adland'], [asked('latin'), `\ufeff${sentence.latin.replaceAll(' ', '\u00a0').normalize('NFD')}`], [asked('english'), sentence.english.replaceAll(' ', '\u3000')]] as const;
    for (const [question, answer] of rows) expect(grade({ index, question, answer }).isCorrect, answer).toBe(true);
  }); // prettier-ignore
  it.each([
    "I don't see the king's son.",
    'I don’t see the king’s son.',
    'I donʼt see the kingʼs son.',
    'I don＇t see the king′s son.',
    'I don`t see the\u00a0king´s son。',
    'Ｉ don’t see the king’s so\u00adn.',
  ])('say the same in English: %s', (text) => {
    expect(sameEnglish(text, "I do not see the king's son")).toBe(true);
  });
});
