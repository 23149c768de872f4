// What a question tells of its own key: true of the very word that was asked about, and enough to learn from.
import { describe, expect, it } from 'vitest';
import type { QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import { forkSeed, randomFork, randomFrom } from '@sigilla/engine/core/random.ts';
import { explainForm, explainReadings, tellingForms } from '@sigilla/engine/latin/questions/explaining.ts';
import { generateQuestion } from '@sigilla/engine/latin/questions/generate.ts';
import { grade } from '@sigilla/engine/latin/questions/grading/grade.ts';
import { noteOn } from '@sigilla/engine/latin/questions/noteOn.ts';
import { gap } from '@sigilla/engine/latin/questions/sentenceChoice.ts';
import { paradigm } from '@sigilla/engine/latin/inflect.ts';
import { isMass } from '@sigilla/engine/latin/sentences/englishNouns.ts';
import { composeSentence } from '@sigilla/engine/latin/sentences/compose.ts';
import { composingStock } from '@sigilla/engine/latin/sentences/stock.ts';
import { latinMaterial } from './latinMaterial.ts';

const { index, frames } = latinMaterial;
const stock = composingStock(index, frames);
const SEED = '6'.repeat(32);

const word = (id: string) => {
  const found = index.byId(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

const cellOf = (id: string, key: string) => {
  const cell = paradigm(word(id)).find((one) => one.key === key);
  if (!cell) throw new Error(`no ${key} of ${id}`);
  return cell;
};

const asked = (type: QuestionType, level: number, count: number) =>
  Array.from({ length: count }, (_, at) =>
    generateQuestion({
      material: latinMaterial,
      seed: forkSeed(SEED, type, level, at),
      type,
      level,
      generatedAt: '2026-11-29T00:00:00.000Z',
    }),
  ).filter((question) => question !== undefined);

/** Sentences of one construction. */
const sentences = (focus: string, count = 60) =>
  Array.from({ length: count }, (_, at) =>
    composeSentence({ index, frames, random: randomFork('explained', focus, at), level: 9, focus }),
  ).filter((sentence) => sentence !== undefined);

describe('what a form is', () => {
  it('is told with its declension, and the forms beside it say which they are', () => {
    expect(explainForm(word('natura_n'), cellOf('natura_n', 'acc.pl'))).toBe(
      'The accusative plural of nātūra is nātūrās, first declension. Plural, nominative to ablative: nātūrae, nātūrārum, nātūrīs, nātūrās, nātūrīs.',
    );
    expect(explainForm(word('regno_v'), cellOf('regno_v', 'pres.ind.act.2sg'))).toBe(
      'The second person singular present indicative active of rēgnō is rēgnās, first conjugation. From “I” to “they”: rēgnō, rēgnās, rēgnat, rēgnāmus, rēgnātis, rēgnant.',
    );
  });

  it('names no declension where another than that of the word is shown', () => {
    expect(explainForm(word('brevis_adj'), cellOf('brevis_adj', 'sup.nom.sg.m'))).not.toContain('declension');
    expect(explainForm(word('emo_v'), cellOf('emo_v', 'pres.part.act.nom.sg.m'))).not.toContain(
      'conjugation',
    );
  });

  it('keeps what belongs to another word apart: vallem is a form of vallis, and of vallō', () => {
    const readings = index.analyse('vallem').filter(({ exact }) => exact);
    const told = explainReadings('vallem', word('vallis_n'), cellOf('vallis_n', 'acc.sg').features, readings);
    expect(told).toBe(
      'vallem is the accusative singular of vallis. It is also a form of another word, vallō: the first person singular present subjunctive active.',
    );
  });
});

describe('why the word of a gap stands as it does', () => {
  it('is told of subject, object and verb by the word that asks for it', () => {
    const told = Array.from({ length: 60 }, (_, at) => {
      const random = randomFrom(forkSeed(SEED, 'gap', at));
      return gap({ material: latinMaterial, stock, random, level: 1 + (at % 10) })?.explanation ?? '';
    }).join('\n');
    expect(told).toMatch(/accusative (?:singular|plural) of \S+; the object of [\p{L}]+\./u);
    expect(told).toMatch(/nominative (?:singular|plural) of \S+; the subject of [\p{L}]+\./u);
    expect(told).toMatch(/; its subject is [\p{L}]+\./u);
  });
});

describe('two words that are one form', () => {
  it('are told as that form and not as a participle: of passives, deponents and reports', () => {
    const told = ['passive', 'deponent', 'reported passive', 'cum'].flatMap((focus) =>
      sentences(focus, 120).flatMap((sentence) => {
        const explained = tellingForms(index, sentence);
        const { slots } = sentence;
        const participles = slots.filter(
          ({ role, cells: [cell = ''], clause }) =>
            role === 'verb' &&
            cell.startsWith('perf.part') &&
            slots.some((other) => other.role === 'auxiliary' && other.clause === clause),
        );
        for (const { text } of participles) expect(explained).not.toContain(`${text}: `);
        return participles.length === 0 ? [] : [explained];
      }),
    );
    expect(told.length).toBeGreaterThan(20);
    for (const form of [
      /\p{L}+ (?:est|sunt): third person (?:singular|plural) perfect indicative passive of /u,
      /\p{L}+ (?:erat|erant): third person (?:singular|plural) pluperfect indicative of /u,
    ])
      expect(told.some((one) => form.test(one))).toBe(true);
  });
});

describe('the note on a construction speaks of its own sentence', () => {
  it('gives the ending of a present participle only where it is singular', () => {
    for (const { tree, latin } of sentences('present absolute')) {
      const isPlural = tree.clause.background?.clause.subject.number === 'pl';
      expect(noteOn(tree).includes('-e'), latin).toBe(!isPlural);
    }
  });

  it('names the case that the very adjective takes', () => {
    for (const { tree, latin } of sentences('adjective with case')) {
      const names = { dat: 'dative', gen: 'genitive', abl: 'ablative' } as const;
      const taken = tree.clause.predicate?.of?.case;
      expect(taken, latin).toBeDefined();
      expect(noteOn(tree), latin).toContain(`this one takes the ${names[taken as keyof typeof names]}`);
    }
  });
});

describe('what is asked', () => {
  it('puts nothing into the plural that English does not count: no "the light were bright"', () => {
    const changed = [1, 2, 3, 4].flatMap((level) => asked('grammar_transformation', level, 40));
    const toPlural = changed.filter(({ questionText }) =>
      questionText.startsWith('Put the subject into the plural'),
    );
    expect(toPlural.length).toBeGreaterThan(5);
    for (const { explanation } of toPlural) {
      const english = explanation.split(' – ')[1] ?? '';
      const subject = /^The (?:\p{L}+ )?(\p{L}+) (?:were|are) /u.exec(english)?.[1] ?? '';
      expect(isMass(subject), explanation).toBe(false);
    }
  });

  it('writes a name with its capital wherever it stands', () => {
    const pieces = [4, 7, 9]
      .flatMap((level) => asked('text_reconstruction', level, 40))
      .flatMap((question) =>
        question.questionType === 'text_reconstruction' ? question.scrambledWords : [],
      );
    const isName = (piece: string) => {
      const readings = index.analyse(piece);
      return readings.length > 0 && readings.every(({ lexeme }) => /^\p{Lu}/u.test(lexeme.parts[0] ?? ''));
    };
    const names = pieces.filter(isName);
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !/^\p{Lu}/u.test(name))).toEqual([]);
  });
});

describe('the English of a longer sentence', () => {
  const long = [...sentences('relative', 400), ...sentences('participle', 200), ...sentences('urging', 200)];
  const branched = long.filter(
    ({ tree: { clause, mode } }) =>
      mode === 'statement' &&
      !clause.asEnglish &&
      (clause.complement !== undefined ||
        clause.args.some(({ phrase }) => phrase.relative ?? phrase.participle)),
  );

  it('says when and how before a clause that would seem to own it: "in the autumn the dancers called the son to whom …"', () => {
    const timed = branched.filter(({ tree }) => tree.clause.args.some(({ role }) => role === 'time'));
    expect(timed.length).toBeGreaterThan(0);
    for (const { english } of timed)
      expect(english).not.toMatch(
        / (?:in|on|at) (?:the )?[\p{L} ]+(?:autumn|winter|summer|night|day|hour)\.$/u,
      );
    const adverbs = branched.filter(({ tree }) => tree.clause.adverb !== undefined);
    expect(adverbs.length).toBeGreaterThan(0);
    for (const { english, tree } of adverbs)
      expect(english.endsWith(` ${tree.clause.adverb?.en}.`), english).toBe(false);
  });

  it('has one person neither come together nor shout together', () => {
    expect(long.filter(({ english }) => /\b(?:comes?|came|shout(?:s|ed)?) together\b/.test(english))).toEqual(
      [],
    );
  });
});

describe('a choice that was not it', () => {
  const choices = [1, 3, 5, 7].flatMap((level) => asked('multiple_choice', level, 25));
  const wrong = choices.map((question) => {
    const options = question.questionType === 'multiple_choice' ? question.multipleChoiceOptions : [];
    const chosen = options.find((option) => option !== question.correctAnswer) ?? '';
    return { question, chosen, told: grade({ index, question, answer: chosen }).explanation };
  });

  it('is told what it would have been, where it is a form of the word', () => {
    const ofForms = wrong.filter(({ question }) => question.judging?.form !== undefined);
    expect(ofForms.length).toBeGreaterThan(10);
    for (const { chosen, told } of ofForms) expect(told).toMatch(new RegExp(`^\\*${chosen}\\* is the `, 'u'));
  });

  it('ends the right sentence with one stop', () => {
    for (const { told } of wrong) expect(told).not.toMatch(/[.!?]\./);
  });
});

describe('what is said of a form that an author’s sentence has otherwise', () => {
  const faults = (key: string, answer: string): readonly string[] =>
    grade({
      index,
      answer,
      question: {
        id: 'q',
        questionType: 'translation',
        questionText: 'Translate into Latin: that night, friends',
        baseText: 'that night, friends',
        correctAnswer: key,
        acceptableAnswers: [],
        difficulty: 2,
        explanation: 'So it is.',
        conceptTags: [],
        grammarFocus: '',
        generatedBy: 'AI',
        generatedAt: '2026-11-29T00:00:00.000Z',
      },
    }).errors.map(({ message }) => message);

  it('names its case, whatever the gender of the word that it goes with', () => {
    const [first] = faults('Meministisne illīus noctis, amīcī?', 'Meministisne illam noctis, amīcī?');
    expect(first).toBe('You wrote *illam*, the accusative; here it must be the genitive *illīus*.');
  });

  it('calls a form that only asks no other form of itself', () => {
    expect(faults('Illīus noctis meminimus, amīcī.', 'Meminimusne illīus noctis, amīcī?')).toEqual([
      '*Meminimusne* asks, by its *-ne*; here it must be *meminimus*.',
    ]);
  });
});
