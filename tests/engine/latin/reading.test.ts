// Latin and English as gate, graders and translator read them: what two words have in common, which are verbs, where clauses begin.
import type { Analysis } from '@sigilla/engine/latin/analyse.ts';
import { isDenied, isNegative } from '@sigilla/engine/latin/reading/denial.ts';
import { englishTokens, findPhrase, standsAt } from '@sigilla/engine/latin/reading/english.ts';
import {
  agree,
  asWritten,
  casesBehind,
  genderOf,
  isPreposition,
  isVerb,
  latinWordsOf,
  readStanding,
  readWords,
  sentencesIn,
} from '@sigilla/engine/latin/reading/latin.ts';
import { clausesOf, phrasesOf } from '@sigilla/engine/latin/reading/latinClauses.ts';
import { fitting } from '@sigilla/engine/latin/reading/latinNeighbours.ts';
import { areAlike, knownEnglish } from '@sigilla/engine/latin/reading/meanings.ts';
import { describe, expect, it } from 'vitest';
import { latinMaterial } from './latinMaterial.ts';

const { index } = latinMaterial;
const cell = (form: string, key: string): Analysis => {
  const reading = index.analyse(form).find((one) => one.key === key && one.enclitic === undefined);
  if (!reading) throw new Error(`${form} is not ${key}`);
  return reading;
};
const wordOf = (text: string) => {
  const [word] = readWords(index, text, true);
  if (!word) throw new Error('no word');
  return word;
};

describe('reading Latin', () => {
  it('finds that two forms agree in case and number, and in no two genders', () => {
    expect(agree(cell('bonī', 'gen.sg.m'), cell('rēgis', 'gen.sg'))).toBe(true);
    expect(agree(cell('bonae', 'gen.sg.f'), cell('rēgis', 'gen.sg'))).toBe(false);
    expect(agree(cell('bonī', 'gen.sg.m'), cell('rēgī', 'dat.sg'))).toBe(false);
    expect(agree(cell('bonī', 'nom.pl.m'), cell('rēx', 'nom.sg'))).toBe(false);
    const [civis] = index.byLemma('cīvis');
    expect(civis?.gender).toBe('c');
    expect(genderOf(cell('cīvem', 'acc.sg'))).toBeUndefined();
    for (const key of ['acc.sg.m', 'acc.sg.f'])
      expect(agree(cell(key.endsWith('m') ? 'bonum' : 'bonam', key), cell('cīvem', 'acc.sg'))).toBe(true);
  });

  it('tells verbs and prepositions only where a word can be nothing else', () => {
    expect([isVerb(wordOf('videt')), isVerb(wordOf('rēx')), isVerb(wordOf('amor'))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isVerb({ word: 'qwx', readings: [] })).toBe(false);
    expect([isPreposition(wordOf('ad')), isPreposition(wordOf('cum'))]).toEqual([true, false]);
    expect(casesBehind(wordOf('in')).toSorted()).toEqual(['abl', 'acc']);
  });

  it('lets macrons choose where they are written, and keeps all readings else', () => {
    expect(asWritten(index.analyse('rosā')).map(({ key }) => key)).toEqual(['abl.sg']);
    const [marked] = readWords(index, 'rosā', true);
    const [bare] = readWords(index, 'rosā', false);
    expect([marked?.readings.length, (bare?.readings.length ?? 0) > 1]).toEqual([1, true]);
    expect(latinWordsOf('Quō modō vēnit?')).toEqual(['quōmodo', 'vēnit']);
    expect(sentencesIn('Vēnī. Vīdī! …')).toEqual(['Vēnī', ' Vīdī']);
  });

  it('finds where clauses begin, which words a preposition has, and what its neighbours leave of a word', () => {
    const words = readStanding(index, 'Servus, quī in agrō labōrat, dominum timet.');
    expect(clausesOf(words)).toEqual([0, 1, 1, 1, 1, 0, 0]);
    expect(phrasesOf(words)).toEqual([[2, 3]]);
    expect(fitting(words, 3).map(({ key }) => key)).toEqual(['abl.sg']);
    const mothers = readStanding(index, 'Mātrēs fīliōs amant.');
    expect(fitting(mothers, 0).map(({ key }) => key)).toEqual(['nom.pl']);
  });
});

describe('reading English', () => {
  it('levels what makes no difference', () => {
    expect(englishTokens("The king's army DIDN'T recognize the color.")).toEqual([
      "king's",
      'army',
      'did',
      'not',
      'recognise',
      'colour',
    ]);
  });

  it('finds where a phrase stands', () => {
    const tokens = englishTokens('he set out to set out again');
    expect([
      findPhrase(tokens, ['set', 'out']),
      findPhrase(tokens, ['out', 'set']),
      findPhrase(tokens, []),
    ]).toEqual([1, -1, -1]);
    expect([standsAt(tokens, 4, ['set', 'out']), standsAt(tokens, 6, ['again', 'and'])]).toEqual([
      true,
      false,
    ]);
  });

  it('hears a denial as far as its clause', () => {
    const tokens = englishTokens('he was not afraid because he was brave');
    expect([isDenied(tokens, tokens.indexOf('afraid')), isNegative(['brave'])]).toEqual([true, false]);
    expect(isDenied(englishTokens('it was short'), 2)).toBe(false);
  });

  it('knows which English words are of one root or render the same Latin, in every form', () => {
    expect(areAlike(index, 'bravery', 'bravely')).toBe(true);
    expect(areAlike(index, 'wish', 'want')).toBe(true);
    expect(areAlike(index, 'king', 'ship')).toBe(false);
    const known = knownEnglish(index);
    expect(['saw', 'seeing', 'kings', 'braver', 'bravest'].filter((word) => !known.has(word))).toEqual([]);
    expect(known.has('xylophonist')).toBe(false);
  });
});
