// Questions that the engine did not make are judged by their sentence: unlisted good answers pass, wrong ones do not, and what cannot be judged is
// called so.
import { assessmentQuestions } from '../../content/latin/assessments/index.ts';
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { emergencySet } from '@sigilla/content/learning/emergency.ts';
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { describe, expect, it } from 'vitest';
import { assessedQuestion } from '../../content/latin/assessments/assessedQuestion.ts';
import type { FreeList, FreeListName, FreeRate } from './freeRates.ts';
import { FREE_LIST_NAMES, FREE_LISTS, freeRates } from './freeRates.ts';

const academy = openAcademy(readLibrary());
const head = {
  id: 'q',
  difficulty: 2,
  explanation: 'Because it is so.',
  conceptTags: [],
  grammarFocus: '',
  generatedBy: 'AI',
  generatedAt: '2026-01-01T00:00:00Z',
  acceptableAnswers: [],
} as const;
const translation = (baseText: string, correctAnswer: string): LatinQuestion => ({
  ...head,
  acceptableAnswers: [],
  conceptTags: [],
  questionType: 'translation',
  questionText: `Translate: ${baseText}`,
  baseText,
  correctAnswer,
});
const verdict = (question: LatinQuestion, answer: string) => academy.grade(question, answer).verdict;

/** What must pass of a list, and which of its wrong answers do; of a half that is held out only how many, for its sentences are not told. */
type Least = {
  readonly what: string;
  readonly english?: number;
  readonly latin?: number;
  readonly passing?: readonly string[] | number;
};

const LEAST: Readonly<Record<FreeListName, Least>> = {
  first: { what: 'that nobody listed', english: 0.8, latin: 0.95 },
  second: { what: 'that the judge was not made for', english: 0.9, latin: 0.95 },
  third: {
    what: 'of what the academy asks by lot and a model writes',
    english: 0.86,
    latin: 0.9,
    // The dative may be hers who gives.
    passing: ['Mīlitī vulnerātō aqua danda est. – The wounded soldier must give water.'],
  },
  fourth: { what: 'measured before anything was mended by it', english: 0.92, latin: 0.97 },
  fifth: {
    what: 'as teachers write them',
    english: 0.97,
    latin: 1,
    passing: ['Servī in agrīs dominī dūrī labōrant. – The harsh slaves work in the fields of the master.'],
  },
  fifthHeld: { what: 'as teachers write them', english: 0.77, passing: 1 },
  fifthOpened: { what: 'as teachers write them, once held out', latin: 1 },
  sixth: { what: 'of what a teacher of Latin meets', english: 0.89, latin: 0.95 },
  sixthHeld: { what: 'of what a teacher of Latin meets', english: 0.86, passing: 1 },
  sixthOpened: { what: 'of what a teacher of Latin meets, once held out', latin: 1 },
  seventh: {
    what: 'of lessons and authors',
    english: 0.86,
    latin: 0.95,
    passing: ['Vir quem heri vīdistī medicus est. – The doctor whom you saw yesterday is a man.'],
  },
  seventhHeld: { what: 'of lessons and authors', english: 0.84, passing: 1 },
  seventhOpened: { what: 'of lessons and authors, once held out', latin: 0.91 },
  eighth: { what: 'of courses and easy authors', english: 0.87, latin: 0.96 },
  eighthHeld: { what: 'of courses and easy authors', english: 0.75, latin: 0.95 },
  ninth: { what: 'of school sentences', english: 0.76, latin: 0.96 },
  ninthOpened: { what: 'of the first six levels, once held out', latin: 0.93 },
  tenth: { what: 'of the first six levels, or, into Latin, of all', english: 0.8, latin: 0.95 },
  tenthHeld: { what: 'of the first six levels', english: 0.83 },
  tenthOpened: {
    what: 'of all levels, once held out',
    latin: 0.93,
  },
  eleventh: {
    what: 'of all levels, as a stranger writes them',
    english: 0.9,
    // A participle goes with another noun than its own.
    passing: [
      'Dominus, ubi servum dormientem invēnit, īrātus clāmāvit. – When the sleeping master found the slave, he shouted angrily.',
    ],
  },
  eleventhHeld: { what: 'of all levels', english: 0.66 },
  eleventhOpened: { what: 'of school books, once held out', latin: 0.84 },
  twelfthHeld: { what: 'of school books', english: 0.8, passing: 1 },
  thirteenthHeld: {
    what: 'of all ten levels, as a stranger writes them',
    english: 0.83,
    passing: 3,
  },
  twelfthOpened: {
    what: 'of all ten levels, as a stranger writes them, once held out',
    latin: 0.94,
    // Who is killed may kill, by his form; sē has no gender.
    passing: [
      'The soldiers were killed by the enemy. – Mīlitēs hostēs interfēcērunt.',
      'The general promised to send help. – Dux sē auxilium missūram esse prōmīsit.',
    ],
  },
  thirteenth: {
    what: 'of all ten levels, as learners of several schools answer',
    latin: 0.91,
    // Who promises and who is promised change places.
    passing: ['I promise that I will write to you every day. – Prōmittō tē cotīdiē ad mē scrīptūrum esse.'],
  },
  fourteenthOpened: {
    what: 'of all ten levels, as learners of several schools answer, once held out',
    latin: 0.8,
  },
  fifteenth: { what: 'of what the academy really asks, as a class hands it in', latin: 0.92 },
  fifteenthOpened: {
    what: 'of what the academy really asks, as a class hands it in, once held out',
    latin: 0.82,
  },
  sixteenth: {
    what: 'of all ten levels, as two teachers write them',
    latin: 0.87,
  },
  sixteenthHeld: { what: 'of all ten levels, as two teachers write them', latin: 0.79, passing: 6 },
};

const rates = new Map(FREE_LIST_NAMES.map((name) => [name, freeRates(academy, name)]));

describe.each(FREE_LIST_NAMES)('answers of the list %s', (name) => {
  const { isHeld = false }: FreeList = FREE_LISTS[name];
  const { what, passing = isHeld ? 0 : [], ...least } = LEAST[name];
  it.each(Object.entries(least))(
    `${what}, into %s, pass where they are good: %d of one`,
    (language, share) => {
      const rate = rates.get(name)?.[language === 'latin' ? 'latin' : 'english'];
      if (rate === undefined) throw new Error(`no such list: ${name}`);
      expect(rate.accepted / rate.good).toBeGreaterThanOrEqual(share);
    },
  );

  it(`${what}, are refused where they are wrong`, () => {
    const { english, latin } = rates.get(name) ?? {};
    const passed = [...(english?.passed ?? []), ...(latin?.passed ?? [])];
    if (isHeld) expect(passed.length).toBeLessThanOrEqual(Number(passing));
    else expect(passed).toEqual(passing);
  });
});

it('good answers of the first list are a table of some size, and none is a reference', () => {
  const { english, latin } = freeRates(academy, 'first');
  expect(english.good + latin.good).toBeGreaterThanOrEqual(150);
  expect(english.wrong + latin.wrong).toBeGreaterThanOrEqual(150);
  const listed = [...FREE_LISTS.first.english, ...FREE_LISTS.first.latin].flatMap(({ good, references }) =>
    good.filter((one) => references.includes(one)),
  );
  expect(listed).toEqual([]);
});

describe('an answer with a word that the lexicon lacks', () => {
  const hides = {
    ...translation('She hid the letters in the chest.', 'Epistulās in arcā cēlāvit.'),
    questionText: 'Translate into Latin: She hid the letters in the chest.',
  };

  it('is unjudged where the word may be Latin and the others say the sentence', () => {
    expect(verdict(hides, 'Epistulās in capsellā cēlāvit.')).toBe('unjudged');
  });

  it('is not spared where the word is a slip of the author’s, or no Latin, or all but alone', () => {
    expect(verdict(hides, 'Epistulās in arcā cēlavitt.')).not.toBe('unjudged');
    expect(verdict(hides, 'Epistulās in chest cēlāvit.')).toBe('wrong');
    expect(verdict(hides, 'Capsellam blandulitat murta.')).toBe('wrong');
  });
});

describe('Latin spelled as other books have it', () => {
  const waits = {
    ...translation('We are waiting for our friends.', 'Amīcōs nostrōs exspectāmus.'),
    questionText: 'Translate into Latin: We are waiting for our friends.',
  };

  it('is the author’s, in whatever form is right', () => {
    expect(verdict(waits, 'Amīcōs nostrōs expectāmus.')).toBe('correct');
    expect(verdict(waits, 'Nōs amīcōs nostrōs expectāmus.')).toBe('correct');
  });

  it('is wrong where its form is', () => {
    expect(verdict(waits, 'Amīcōs nostrōs expectant.')).not.toBe('correct');
    expect(verdict(waits, 'Amīcī nostrī expectāmus.')).not.toBe('correct');
  });
});

it('accepts what is remembered in either case, and calls another number of it wrong', () => {
  const night = {
    ...translation('Do you remember that night, friends?', 'Meministisne illīus noctis, amīcī?'),
    questionText: 'Translate into Latin: Do you remember that night, friends?',
  };
  expect(verdict(night, 'Illamne noctem, amīcī, meministis?')).toBe('correct');
  expect(verdict(night, 'Meministisne illārum noctium, amīcī?')).not.toBe('unjudged');
});

/** The list of the two teachers, half of which is held out. */
const FIRST_SIGHT: ReadonlySet<FreeListName> = new Set(['sixteenth', 'sixteenthHeld']);

describe('good answers of all lists', () => {
  const summed = (count: (rate: FreeRate) => number, isCounted = (_: FreeListName) => true): number =>
    FREE_LIST_NAMES.filter((name) => isCounted(name))
      .flatMap((name) => Object.values(rates.get(name) ?? {}))
      .reduce((total, one) => total + count(one), 0);
  const isKnown = (name: FreeListName): boolean => !FIRST_SIGHT.has(name);
  const isNew = (name: FreeListName): boolean => FIRST_SIGHT.has(name);
  const wronged = (rate: FreeRate): number => rate.wronged.length;

  it('are called wrong or close hardly ever: one in two hundred at most; what cannot be matched is unjudged', () => {
    expect(summed(wronged, isKnown) / summed(({ good }) => good, isKnown)).toBeLessThanOrEqual(1 / 200);
  });

  it('are called wrong or close by four of a hundred at most where they were new', () => {
    expect(summed(wronged, isNew) / summed(({ good }) => good, isNew)).toBeLessThanOrEqual(0.04);
  });

  it('are told from wrong ones: of a hundred wrong ones two at most pass', () => {
    expect(summed(({ refused }) => refused) / summed(({ wrong }) => wrong)).toBeGreaterThanOrEqual(0.98);
  });
});

describe('a sentence of ours, which brings its tree', () => {
  /** A translation as the academy asks it: the tree of the sentence goes with it. */
  const ours = (baseText: string, correctAnswer: string, answer: 'english' | 'latin'): LatinQuestion => {
    const judging = academy.judgingFor({ answer, prompt: baseText, references: [correctAnswer] });
    if (judging === undefined) throw new Error(`no tree says ${baseText}`);
    return { ...translation(baseText, correctAnswer), judging };
  };

  it.each([
    ['Pīrāta et nāvēs īnsulam pulchram petunt.', 'The pirate and the ships make for the beautiful island.', 'The pirate and the ships are heading for the beautiful island.'],
    ['Nēmō rēgem vīdit.', 'Nobody saw the king.', 'No one has seen the king.'],
    ['Coquae pulchrae sunt.', 'The woman cooks are beautiful.', 'The cooks are beautiful.'],
    ['Augēbatne mercātor pretia?', 'Was the merchant increasing the prices?', 'Was the trader raising the prices?'],
  ])('is answered by wordings that the tree has not: %s', (latin, english, answer) => {
    expect(verdict(ours(latin, english, 'english'), answer)).toBe('correct');
  });

  it('leaves unjudged what it cannot match, and calls wrong what its tree shows', () => {
    const cave = ours('Vulpēs in spēluncā latent.', 'The foxes lie hidden in the cave.', 'english');
    expect(verdict(cave, 'The foxes are concealing themselves in the cave.')).not.toBe('wrong');
    expect(verdict(cave, 'The foxes lay hidden in the cave.')).toBe('close');
    const door = ours('Virgō iānuam aperit.', 'The maiden opens the door.', 'english');
    expect(verdict(door, 'The maiden opens the doors.')).toBe('close');
    expect(verdict(door, 'The door opens the maiden.')).toBe('wrong');
  });

  it('is said in Latin by other constructions, and not by a slip of its own words', () => {
    const urn = ours('Who broke this urn?', 'Quis hanc urnam frēgit?', 'latin');
    expect(verdict(urn, 'Ā quō haec urna frācta est?')).toBe('correct');
    expect(verdict(urn, 'Quis hanc urnam frangit?')).toBe('close');
  });
}); // prettier-ignore

describe('owners whom the Latin does not name', () => {
  const sees = translation('Puella mātrem videt.', 'The girl sees her mother.');

  it('are those who are spoken of', () => {
    for (const owner of ['her', 'his', 'the', 'their'])
      expect(verdict(sees, `The girl sees ${owner} mother.`), owner).toBe('correct');
    expect(verdict(translation('Patrem amō.', 'I love father.'), 'I love my father.')).toBe('correct');
    expect(verdict(translation('Vocā mātrem!', 'Call mother!'), 'Call your mother!')).toBe('correct');
    const cooks = translation('Māter cēnam parat.', 'Mother is preparing dinner.');
    expect(verdict(cooks, 'My mother prepares dinner.')).toBe('correct');
  });

  it('are nobody who is not mentioned', () => {
    for (const owner of ['your', 'my', 'our'])
      expect(academy.grade(sees, `The girl sees ${owner} mother.`), owner).toMatchObject({
        verdict: 'close',
        errors: [{ kind: 'extra' }],
      });
    expect(verdict(translation('Patrem amō.', 'I love my father.'), 'I love your father.')).not.toBe(
      'correct',
    );
  });
});

describe('what shows nothing', () => {
  it.each([
    ['Populus iam sedet.', 'The people are already seated.', 'The people is sitting now.'],
    ['Frūctūs arboris dulcēs sunt.', 'The fruits of the tree are sweet.', 'The fruit of the tree is sweet.'],
    ['Nesciō ubi frāter meus sit.', 'I do not know where my brother is.', 'I don’t know where my brother may be.'],
    ['Mīles Rōmānus sum.', 'I am a Roman soldier.', 'I am a soldier of Rome.'],
    ['Ad rīvum eundem lupus et agnus vēnerant.', 'A wolf and a lamb had come to the same stream.', 'To the same stream had come a wolf and a lamb.'],
  ])('is not held against an English answer: %s', (latin, english, answer) => {
    expect(['correct', 'unjudged']).toContain(verdict(translation(latin, english), answer));
  });

  it('is not held against a Latin one, where a phrase stands for one; a word for a word is', () => {
    const storm = {
      ...translation('The storm did not last long.', 'Tempestās nōn diū mānsit.'),
      questionText: 'Translate into Latin: The storm did not last long.',
    };
    expect(verdict(storm, 'Tempestās brevis fuit.')).toBe('unjudged');
    expect(verdict(storm, 'Tempestās nōn diū cantāvit.')).toBe('wrong');
    expect(verdict(storm, 'Rosa pulchra in hortō est.')).toBe('wrong');
  });
}); // prettier-ignore

describe('a sentence that no tree says', () => {
  const poem = translation(
    'Timeō Danaōs et dōna ferentēs, nēve quisquam fallat verēbor.',
    'I fear Greeks even when they bring gifts, and shall be anxious that none deceive.',
  );

  it('is judged by its list', () => {
    expect(
      academy.judgingFor({ answer: 'english', prompt: poem.questionText, references: [poem.correctAnswer] }),
    ).toBeUndefined();
    expect(verdict(poem, poem.correctAnswer)).toBe('correct');
  });

  it('leaves another wording unjudged, and says so', () => {
    const said = academy.grade(
      poem,
      'The Greeks frighten me, gifts and all, and I shall dread being taken in.',
    );
    expect(said).toMatchObject({ verdict: 'unjudged', isCorrect: false, score: 0 });
    expect(said.explanation).toContain('I cannot judge this wording');
  });

  it('tells who is asked after from who is pointed at', () => {
    const asked = translation(
      'Quem Danaum timeās, nēve quisquam fallat verēberis?',
      'Which Greek may you fear, and shall you be anxious that none deceive?',
    );
    expect(verdict(asked, 'Which Greek may you fear, and will you be anxious that none deceive?')).toBe(
      'correct',
    );
    expect(verdict(asked, 'That Greek may you fear, and shall you be anxious that none deceive?')).not.toBe(
      'correct',
    );
  });

  it('does so where the sentence has no words but those that carry one', () => {
    const doubt = translation('Quid ego facerem?', 'What was I to do?');
    expect(verdict(doubt, 'What could I do?')).toBe('unjudged');
    expect(verdict(doubt, 'Bananas ripen slowly.')).toBe('wrong');
  });

  it('refuses what is empty or speaks of something else', () => {
    expect(verdict(poem, ' ')).toBe('wrong');
    expect(verdict(poem, 'Bananas ripen slowly.')).toBe('wrong');
  });
});

describe('a Latin answer in other words and other constructions at once', () => {
  it.each([
    ['A few days later the guests departed.', 'Paucīs post diēbus convīvae discessērunt.', 'Post paucōs diēs hospitēs discessērunt.'],
    ['So great was the fear of the sailors.', 'Tantus erat timor nautārum.', 'Tam magnus erat pavor nautārum.'],
    ['They came to Rome to see the emperor.', 'Rōmam vēnērunt ut imperātōrem vidērent.', 'Rōmam vēnērunt imperātōris videndī causā.'],
    ['Then the lion opened one eye.', 'Tum leō oculum aperuit.', 'Deinde leō ūnum oculum aperuit.'],
    ['Be quiet! The god does not know that.', 'Tacē! Deus hoc nescit.', 'Tacēte! Deus id nescit.'],
  ])('is right: %s', (english, latin, answer) => {
    expect(verdict({ ...translation(english, latin), questionText: `Translate into Latin: ${english}` }, answer)).toBe('correct');
  });

  it.each([
    ['Then the lion opened one eye.', 'Tum leō oculum aperuit.', 'Tum leō magnum oculum aperuit.'],
    ['A few days later the guests departed.', 'Paucīs post diēbus convīvae discessērunt.', 'Post multōs diēs hospitēs discessērunt.'],
    ['There are many ships in the harbour.', 'Multae nāvēs in portū sunt.', 'Multī nāvēs in portū sunt.'],
  ])('is not right by a word that says something else: %s', (english, latin, answer) => {
    expect(verdict({ ...translation(english, latin), questionText: `Translate into Latin: ${english}` }, answer)).not.toBe('correct');
  });
}); // prettier-ignore

describe('authored questions', () => {
  const dialogue: LatinQuestion = {
    ...head,
    acceptableAnswers: [],
    conceptTags: [],
    questionType: 'dialogue_completion',
    questionText: 'At the gate: complete what the guard says.',
    scenario: 'A guard stops a merchant at the gate.',
    dialogue: [
      {
        speaker: 'Mercātor',
        text: 'Salvē, custōs!',
        translation: 'Hello, guard!',
        isBlank: false,
        hints: [],
      },
      {
        speaker: 'Custōs',
        text: 'Ubi est ___ tua?',
        translation: 'Where is your wife?',
        isBlank: true,
        hints: [],
      },
    ],
    correctAnswer: 'uxor',
  };

  it('take another word that says the line, and no other form', () => {
    expect(verdict(dialogue, 'coniunx')).toBe('correct');
    expect(verdict(dialogue, 'uxōrem')).toBe('close');
    expect(verdict(dialogue, 'filia')).not.toBe('correct');
  });

  it('are not filled by a word that only joins, points or relates, where another is asked for', () => {
    const walks: LatinQuestion = {
      ...dialogue,
      correctAnswer: 'hodiē',
      dialogue: dialogue.dialogue.map((line) =>
        line.isBlank
          ? { ...line, text: 'Amīcus mēcum ___ ambulat.', translation: 'My friend is walking with me today.' }
          : line,
      ),
    };
    expect(verdict(walks, 'cum')).toBe('wrong');
    for (const word of ['nēmō', 'sine', 'quia', 'est']) expect(verdict(dialogue, word), word).toBe('wrong');
  });

  it('of what was done are not answered by what is done, though "is loved" may be amāta est', () => {
    const loved = translation('Puella ab omnibus amābātur.', 'The girl was loved by everyone.');
    expect(verdict(loved, 'The girl is loved by all.')).not.toBe('correct');
    expect(verdict(loved, 'Everyone loved the girl.')).toBe('correct');
  });

  it('of one word are judged by what it means', () => {
    const meaning: LatinQuestion = {
      ...head,
      acceptableAnswers: [],
      conceptTags: [],
      questionType: 'type_response',
      questionText: 'What does cōnspiciō mean?',
      correctAnswer: 'to catch sight of',
    };
    expect(verdict(meaning, 'to notice')).toBe('correct');
    expect(verdict(meaning, 'to bury')).toBe('wrong');
  });

  it('take mālum for an apple and malum for an evil as they are written, and an answer without macrons for either', () => {
    const meaning = (form: string, correctAnswer: string): LatinQuestion => ({
      ...head,
      acceptableAnswers: [],
      conceptTags: [],
      questionType: 'type_response',
      questionText: `What does ${form} mean?`,
      correctAnswer,
    });
    expect(verdict(meaning('mālum', 'apple'), 'evil')).toBe('wrong');
    expect(verdict(meaning('malum', 'apple'), 'evil')).toBe('correct');
    const intoLatin = (baseText: string, correctAnswer: string): LatinQuestion => ({
      ...translation(baseText, correctAnswer),
      questionText: `Translate into Latin: ${baseText}`,
    });
    const typed: readonly (readonly [english: string, latin: string, answers: readonly string[]])[] = [
      ['The apple is bad.', 'Mālum malum est.', ['malum malum est', 'Malum est malum']],
      ['He fears evil.', 'Malum timet.', ['timet malum']],
      ['I want an apple.', 'Mālum cupiō.', ['cupio malum']],
      ['I prefer the apple.', 'Mālum mālō.', ['malum malo']],
      [
        'The evil apples lie under the apple tree.',
        'Māla mala sub mālō iacent.',
        ['sub malo mala mala iacent'],
      ],
      ['The people sit under the poplar.', 'Populus sub pōpulō sedet.', ['sub populo populus sedet']],
      ['The free boy reads a book.', 'Puer līber librum legit.', ['liber puer librum legit']],
      ['He came to the city.', 'Ad urbem vēnit.', ['venit ad urbem']],
      ['The old woman is here.', 'Anus hīc est.', ['hic est anus']],
    ];
    for (const [english, latin, answers] of typed)
      for (const answer of answers)
        expect(verdict(intoLatin(english, latin), answer), answer).toBe('correct');
  });

  it('of the assessments and the emergency set can all be graded: the key right, nothing wrong', () => {
    for (const one of assessmentQuestions) {
      const question = assessedQuestion(one, head.generatedAt);
      expect(verdict(question, one.correctAnswer), one.id).toBe('correct');
      expect(verdict(question, ''), one.id).toBe('wrong');
    }
    for (const question of emergencySet(6)) {
      expect(verdict(question, question.correctAnswer)).toBe('correct');
      expect(verdict(question, 'nothing of the kind')).toBe('wrong');
    }
  });

  it('of an assessment take wordings that their author did not list', () => {
    const answers: Readonly<Record<string, string>> = {
      'first-steps-3': 'A servant carries the water.',
      'forum-and-field-6': 'The girl is braver than a brother.',
    };
    const asked = assessmentQuestions.filter(({ id }) => id in answers);
    expect(
      asked.map((one) => verdict(assessedQuestion(one, head.generatedAt), answers[one.id] ?? '')),
    ).toEqual(['correct', 'correct']);
  });
});
