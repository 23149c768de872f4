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
  {
    latin: 'Nisi pluisset, arāvissēmus.', english: 'If it had not rained, we would have ploughed.',
    good: ['Had it not rained, we would have ploughed', 'Unless it had rained, we would have ploughed'],
    bad: ['It had rained, we would have ploughed', 'If it had rained, we would have ploughed', 'Had it rained, we would have ploughed'],
  },
  { latin: 'Nōnne vīdistī lūnam?', english: 'Did you not see the moon?', good: ["You saw the moon, didn't you?"], bad: ['You saw the moon, did you?', "You saw the moon, didn't he?"] },
  { latin: 'Nihil est dulcius quam lībertās.', english: 'Nothing is sweeter than freedom.', good: ['There is nothing sweeter than liberty'], bad: ['There is nothing sweeter than peace', 'There was nothing sweeter than freedom'] },
  // No tree is found for these: they are held against the author's own words.
  { latin: 'Pecūniam nōn habeō.', english: 'I have no money.', good: ["I don't have any money", "I haven't any money", "I've got no money"], bad: ['I have money', 'I had no money', 'I do not want money'] },
  { latin: 'Ovēs in agrō nōn sunt.', english: 'The sheep are not in the field.', good: ['There are no sheep in the field'], bad: ['There are sheep in the field', 'The sheep were not in the field'] },
  {
    latin: 'Nōnne tē pater excitāre solet?', english: "Doesn't your father usually wake you?",
    good: ['Does your father not usually wake you?', "Your father usually wakes you, doesn't he?", 'Surely your father usually wakes you?'],
    bad: ['Do you not usually wake your father?', 'Your father usually wakes you.', "Doesn't my father usually wake you?", "Surely your father doesn't usually wake you?"],
  },
  {
    latin: 'Mercātōrēs vīnum et oleum in nāvem imposuērunt.', english: 'The merchants loaded wine and oil onto the ship.',
    good: ['The traders loaded wine and oil onto a ship', 'The merchants have loaded wine and oil on the ship'],
    bad: ['The merchants load wine and oil onto the ship', 'The merchants loaded oil and wine onto the ship of wine', 'The ship loaded wine and oil onto the merchants', 'The merchant loaded wine and oil onto the ship'],
  },
  { latin: 'Avus meus, quī senex est, fābulās nārrat.', english: 'My grandfather, who is an old man, tells stories.', good: ['My grandfather, who is an old man, is telling tales'], bad: ['Your grandfather, who is an old man, tells stories', 'My grandfather, who is an old man, told stories'] },
  { latin: 'Tōtum diem sub sōle lūsī.', english: 'I played in the sun the whole day.', good: ['All day long I played in the sun', 'I played the entire day under the sun', 'I have played under the sun all day'], bad: ['I play in the sun the whole day', 'I played in the sun the whole night', 'He played in the sun all day'] },
  { latin: 'Habēmusne satis piscium?', english: 'Have we enough fish?', good: ['Do we have enough fish?', 'Have we got enough fish?'], bad: ['Do you have enough fish?', 'Do we not have enough fish?', 'We have enough fish.'] },
  { latin: 'Sed ille mentiēbātur; ego vērum dīcō.', english: 'But he was lying; I am telling the truth.', good: ['But he lied; I tell the truth', 'But that man was lying, I speak the truth'], bad: ['But he lies; I tell the truth', 'But I was lying; he is telling the truth', 'But he has lied; I told the truth'] },
  { latin: 'Sed ego tē quoque nōn videō.', english: 'But I do not see you either.', good: ["But I can't see you either", "But I don't see you, either"], bad: ["But I couldn't see you either", 'But I can see you too', 'But you do not see me either'] },
  { latin: 'Tenē lucernam, puer! Parietem nōn videō.', english: 'Hold the lamp, boy! I do not see the wall.', good: ["Boy, hold the lamp! I can't see the wall"], bad: ['Boy, hold the wall! I do not see the lamp', 'Hold the lamp, boy! I see the wall'] },
  { latin: 'In alterā piscīnā aqua calida est.', english: 'In the other pool the water is warm.', good: ['The water is warm in the other pool'], bad: ['The other water is warm in the pool', 'In the other pool the water was warm'] },
  { latin: 'Iam vir es, nōn puer.', english: 'You are now a man, not a boy.', good: ["You're a man now, not a boy", 'Now you are a man and not a boy'], bad: ['You are now a boy, not a man', 'You are not a man now, a boy'] },
  { latin: 'Hīs verbīs dictīs discessit.', english: 'Having said these words, he left.', good: ['When he had said these words, he departed', 'After saying these words he went away'], bad: ['When they had said these words, he left', 'Having heard these words, he left', 'Having said these words, they left'] },
  { latin: 'Puer dēlicātus labōrāre nōn vult.', english: 'The pampered boy does not want to work.', good: ["A pampered boy isn't willing to work"], bad: ['The pampered boy wants not to work', 'The boy does not want to work pampered'] },
]; // prettier-ignore

const INTO_LATIN: readonly Row[] = [
  // A form that is nominative and accusative alike lends no accusative the place of the subject.
  { latin: 'Mulierēs ad cēnam vēnērunt.', english: 'The women came to dinner.', good: ['Fēminae ad cēnam vēnērunt.'], bad: ['Fēminās ad cēnam vēnērunt.'] },
  { latin: 'Mulierēs vident.', english: 'They see the women.', good: ['Fēminās vident.'], bad: ['Fēminae vident.'] },
  { latin: 'Pater hospitēs in hortum dūxit.', english: 'Father led the guests into the garden.', good: ['Pater convīvās in hortum dūxit.'], bad: ['Pater convīvae in hortum dūxit.'] },
  // Whom it is said to may be named in the midst of a clause.
  { latin: 'Mārce, ubi hunc equum ēmistī?', english: 'Marcus, where did you buy this horse?', good: ['Ubi, Mārce, hunc equum ēmistī?'], bad: ['Ubi, Mārcus, hunc equum ēmistī?', 'Ubi, Mārce, hic equus ēmistī?'] },
  { latin: 'Amāstī patriam.', english: 'You loved your country.', good: ['patriam tuam amavisti', 'patriam amasti', 'patriam amabas'], bad: ['patriam meam amavisti', 'patria tua amavisti'] },
  { latin: 'Patriam amāmus.', english: 'We love our country.', good: ['patriam nostram amamus', 'patria a nobis amatur'], bad: ['patriam vestram amamus'] },
  { latin: 'Māter fīliam suam amat.', english: 'The mother loves her daughter.', good: ['filia a matre amatur', 'mater filiam amat'], bad: ['mater filiam meam amat'] },
  { latin: 'Mihi est liber.', english: 'I have a book.', good: ['librum habeo', 'liber mihi est'], bad: ['ego liber est'] },
  { latin: 'Nesciō quid velīs.', english: 'I do not know what you want.', good: ['quid velis nescio', 'Nescio quid cupias', 'Non scio quid velis'], bad: ['Scio quid velis', 'Nescio quis velis', 'Nescio cuius velis', 'Nescio cui velis'] },
  { latin: 'Puer viam nescit.', english: 'The boy does not know the way.', good: ['Puer viam non scit'], bad: ['Puer viam scit', 'Puer viam non nescit'] },
  { latin: 'Quid vidēs?', english: 'What do you see?', good: ['quid vides'], bad: ['Quis vides', 'Quem vides', 'Cui vides'] },
  { latin: 'Nesciō quis vēnerit.', english: 'I do not know who came.', good: ['Nescio quis venerit'], bad: ['Nescio quid venerit', 'Nescio quem venerit'] },
  { latin: 'Quid ego facerem?', english: 'What was I to do?', good: ['Quid facerem', 'Quid ego agerem'], bad: ['Quis facerem', 'Quid tu facerem', 'Quid facerem eum', 'Quid faceret'] },
  { latin: 'Sī valēs, gaudeō.', english: 'If you are well, I am glad.', good: ['Si vales, laetus sum'], bad: ['Si vales, laetus es', 'Si vales, tristis sum'] },
  { latin: 'Aperīte librōs et legite!', english: 'Open the books and read!', good: ['Libros aperite legiteque!', 'Aperite libros ac legite!'], bad: ['Aperite libri et legite!', 'Aperite libros legite!'] },
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
