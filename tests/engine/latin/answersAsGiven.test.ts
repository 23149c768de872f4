// Sentences that bring no tree: their English is read into one that says them as their Latin does, and answers are held against that.
import { describe, expect, it } from 'vitest';
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';

const academy = openAcademy(readLibrary());

const verdict = (answer: 'english' | 'latin', latin: string, english: string, given: string): string => {
  const [from, to] = answer === 'english' ? [latin, english] : [english, latin];
  const question: LatinQuestion = {
    id: 'given', questionType: 'translation', questionText: `Translate: ${from}`, baseText: from, correctAnswer: to, acceptableAnswers: [], difficulty: 2,
    explanation: 'As it stands.', conceptTags: [], grammarFocus: '', generatedBy: 'fallback', generatedAt: '2026-01-01T00:00:00.000Z',
  }; // prettier-ignore
  return academy.grade(question, given).verdict;
};

type Row = {
  readonly latin: string;
  readonly english: string;
  readonly good: readonly string[];
  readonly bad?: readonly string[];
};

const INTO_ENGLISH: readonly Row[] = [
  {
    latin: 'Urbe captā, hostēs discessērunt.', english: 'When the city had been captured, the enemies departed.',
    good: ['With the city captured, the enemy departed', 'The city having been captured, the enemies withdrew', 'After capturing the city the enemy left', 'Having captured the city, the enemies left'],
    bad: ['When the city had been captured, the enemies depart', 'The captured enemies left the city'],
  },
  { latin: 'Amāstī patriam.', english: 'You loved your country.', good: ['You have loved the fatherland', 'You loved your native land'], bad: ['You love your country'] },
  { latin: 'Pater fīliō pecūniam dedit.', english: 'The father gave money to his son.', good: ['The father has given the son the money', 'His father gave money to his son'], bad: ['The son gave money to his father'] },
  { latin: 'Māter fīliam suam amat.', english: 'The mother loves her daughter.', good: ['The mother loves her own daughter'], bad: ['The daughter loves her own mother'] },
  { latin: 'Puerī puellaeque in hortō lūdunt.', english: 'The boys and girls are playing in the garden.', good: ['The girls and boys are playing in the garden'], bad: ['The boys are playing in the garden and girls'] },
  { latin: 'Domī manēbimus.', english: 'We will stay at home.', good: ['We shall stay home', 'We will remain home'], bad: ['We will go home'] },
  { latin: 'Nihil videō.', english: 'I see nothing.', good: ['I can see nothing', 'I cannot see anything'], bad: ['I could see nothing'] },
  { latin: 'Testis mentītus est.', english: 'The witness lied.', good: ['The witness has lied', 'A witness told lies'], bad: ['The witness lay', 'The witness has lain'] },
  { latin: 'Mihi est liber.', english: 'I have a book.', good: ['I own a book'], bad: ['I am a book'] },
]; // prettier-ignore

const INTO_LATIN: readonly Row[] = [
  { latin: 'Amāstī patriam.', english: 'You loved your country.', good: ['patriam tuam amavisti', 'patriam amasti', 'patriam amabas'], bad: ['patriam meam amavisti', 'patria tua amavisti'] },
  { latin: 'Patriam amāmus.', english: 'We love our country.', good: ['patriam nostram amamus', 'patria a nobis amatur'], bad: ['patriam vestram amamus'] },
  { latin: 'Māter fīliam suam amat.', english: 'The mother loves her daughter.', good: ['filia a matre amatur', 'mater filiam amat'], bad: ['mater filiam meam amat'] },
  { latin: 'Mihi est liber.', english: 'I have a book.', good: ['librum habeo', 'liber mihi est'], bad: ['ego liber est'] },
  { latin: 'In lectō iacet.', english: 'He is lying in bed.', good: ['iacet in lecto'], bad: ['in lecto mentitur'] },
]; // prettier-ignore

describe.each([
  ['english', INTO_ENGLISH],
  ['latin', INTO_LATIN],
] as const)('an answer in %s to a sentence without a tree', (answer, rows) => {
  it.each(rows)('takes what says $latin', ({ latin, english, good, bad = [] }) => {
    expect(good.filter((one) => verdict(answer, latin, english, one) !== 'correct')).toEqual([]);
    expect(bad.filter((one) => verdict(answer, latin, english, one) === 'correct')).toEqual([]);
  });
});

describe('home', () => {
  it.each([
    ['We stay home.', 'Domī manēmus.'],
    ['He is home.', 'Domī est.'],
    ['We go home.', 'Domum īmus.'],
  ])('%s: %s', (english, latin) => {
    expect(academy.translate(english)).toMatchObject({ found: true, entry: { latin } });
  });
});
