// Multiple choice: meanings, forms, readings of forms, government, gaps and whole sentences. Distractors are near misses;
// whether one of them could be right after all is for prove.ts to find.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { describeFeatures } from '../features.ts';
import { formsAt, paradigm } from '../inflect.ts';
import type { Sentence } from '../sentences/compose.ts';
import { sentenceOf } from '../sentences/compose.ts';
import { glossesOf } from '../sentences/stock.ts';
import type { Clause, SentenceTree } from '../sentences/tree.ts';
import { explain } from './explaining.ts';
import type { Body, Generator, Making } from './making.ts';
import { glossOf, heading, sentenceFor, shuffled, some, wordsFor } from './making.ts';

const KINDS = ['noun', 'verb', 'adj', 'adv'] as const;

const options = (
  { random }: Making,
  key: string,
  others: readonly string[],
): { readonly multipleChoiceOptions: string[]; readonly correctAnswer: string } | undefined =>
  others.length < 3
    ? undefined
    : { multipleChoiceOptions: shuffled(random, [key, ...others.slice(0, 3)]), correctAnswer: key };

const differ = (one: Lexeme, other: Lexeme): boolean => {
  const own = new Set(one.senses.flatMap((sense) => sense.en));
  return one.id !== other.id && !other.senses.some((sense) => sense.en.some((gloss) => own.has(gloss)));
};

const meaning: Generator = (making) => {
  const { random, level } = making;
  const pos = random.pick(KINDS);
  const pool = wordsFor(making, level, pos);
  if (pool.length < 8) return undefined;
  const word = random.pick(pool);
  const others = some(random, pool.filter((other) => differ(word, other)), 3);
  const form = word.parts[0] ?? '';
  const chosen = options(making, glossOf(word), others.map(glossOf));
  return chosen && {
    questionType: 'multiple_choice', questionText: `What does ${heading(word)} mean?`, ...chosen,
    explanation: `${form} means ${glossesOf(word).slice(0, 3).join(', ')}. ${word.usage ?? word.etym ?? ''}`.trim(),
    conceptTags: ['vocabulary', word.level], grammarFocus: 'vocabulary', judging: { answer: 'option', meaning: { form } },
  };
}; // prettier-ignore

const wordFor: Generator = (making) => {
  const { random, level } = making;
  const pool = wordsFor(making, level, random.pick(KINDS));
  if (pool.length < 8) return undefined;
  const word = random.pick(pool);
  const others = some(random, pool.filter((other) => differ(word, other)), 3);
  const chosen = options(making, word.parts[0] ?? '', others.map((other) => other.parts[0] ?? ''));
  return chosen && {
    questionType: 'multiple_choice', questionText: `Which Latin word says "${glossOf(word)}"?`, ...chosen,
    explanation: `${heading(word)}: ${glossesOf(word).slice(0, 3).join(', ')}. The others are ${others.map((other) => `${other.parts[0] ?? ''}, ${glossOf(other)}`).join('; ')}.`,
    conceptTags: ['vocabulary', word.level], grammarFocus: 'vocabulary', judging: { answer: 'option' },
  };
}; // prettier-ignore

const inflecting = (
  making: Making,
): { readonly word: Lexeme; readonly cells: ReturnType<typeof paradigm> } | undefined => {
  const { random, level } = making;
  const pool = wordsFor(
    making,
    level,
    random.pick(level < 3 ? (['noun', 'noun', 'verb'] as const) : (['noun', 'verb', 'verb', 'adj'] as const)),
  );
  if (pool.length === 0) return undefined;
  const word = random.pick(pool);
  const cells = paradigm(word).filter(
    ({ features, forms }) => isTaught(features, level) && (forms[0]?.text.split(' ').length ?? 2) === 1,
  );
  return cells.length < 5 ? undefined : { word, cells };
};

/** Which cells a level knows. */
export const isTaught = (features: Parameters<typeof describeFeatures>[0], level: number): boolean => {
  const { mood, tense, voice, degree, case: grammaticalCase } = features;
  if (features.adverb || grammaticalCase === 'loc') return false;
  if (degree && degree !== 'pos' && level < 4) return false;
  if (!mood) return grammaticalCase !== 'voc' || level >= 2;
  if (mood === 'supine' || mood === 'gerund') return level >= 8;
  if (mood === 'part' || mood === 'gerundive') return level >= 5;
  if (mood === 'subj') return level >= 6;
  if (mood === 'imp') return level >= 2 && tense === 'pres';
  if (voice === 'pass') return level >= 4;
  if (level < 2) return tense === 'pres';
  return tense !== 'futp' || level >= 4;
};

const formQuestion: Generator = (making) => {
  const found = inflecting(making);
  if (!found) return undefined;
  const { word, cells } = found;
  const cell = making.random.pick(cells);
  const key = cell.forms[0]?.text ?? '';
  const others = [...new Set(some(making.random, cells, 12).flatMap(({ forms }) => forms[0]?.text ?? []))].filter((text) => text !== key && !formsAt(word, cell.key).some((form) => form.text === text));
  const chosen = options(making, key, others);
  const what = describeFeatures(cell.features);
  return chosen && {
    questionType: 'multiple_choice', questionText: `Which form of ${heading(word)} is the ${what}?`, ...chosen,
    explanation: `The ${what} of ${word.parts[0] ?? ''} is ${key}.`, conceptTags: ['forms', word.pos], grammarFocus: what,
    judging: { answer: 'option', form: { lexeme: word.id, cells: [cell.key] } },
  };
}; // prettier-ignore

const reading: Generator = (making) => {
  const found = inflecting(making);
  if (!found) return undefined;
  const { word, cells } = found;
  const cell = making.random.pick(cells);
  const form = cell.forms[0]?.text ?? '';
  const own = new Set(making.material.index.analyse(form).filter(({ exact }) => exact).map(({ features }) => describeFeatures(features)));
  const key = describeFeatures(cell.features);
  const others = [...new Set(some(making.random, cells, 14).map(({ features }) => describeFeatures(features)))].filter((what) => !own.has(what));
  const chosen = options(making, key, others);
  return chosen && {
    questionType: 'multiple_choice', questionText: `What form of ${word.parts[0] ?? ''} (${glossOf(word)}) can ${form} be?`, ...chosen,
    explanation: `${form} is the ${[...own].slice(0, 3).join(', or the ')}.`, conceptTags: ['forms', word.pos], grammarFocus: key, judging: { answer: 'option' },
  };
}; // prettier-ignore

const CASES_TAKEN: Readonly<Record<string, string>> = {
  acc: 'the accusative',
  dat: 'the dative',
  abl: 'the ablative',
  gen: 'the genitive',
};

const government: Generator = (making) => {
  const { random, level } = making;
  const pool = wordsFor(making, level, 'verb', 'prep').filter(({ gov, pos, senses }) => gov !== undefined && (pos === 'prep' ? gov.length === 1 && senses.every((sense) => !('note' in sense && sense.note)) : gov.every((one) => one === gov[0] || one === 'none')) && CASES_TAKEN[gov[0] ?? ''] !== undefined && (pos === 'prep' || gov[0] !== 'acc'));
  if (pool.length === 0) return undefined;
  const word = random.pick(pool);
  const key = CASES_TAKEN[word.gov?.[0] ?? ''] ?? '';
  const chosen = options(making, key, Object.values(CASES_TAKEN).filter((one) => one !== key));
  return chosen && {
    questionType: 'multiple_choice', questionText: `Which case does ${heading(word)} ("${glossOf(word)}") take?`, ...chosen,
    explanation: `${word.parts[0] ?? ''} takes ${key}. ${word.usage ?? ''}`.trim(), conceptTags: ['government', word.pos], grammarFocus: 'government', judging: { answer: 'option' },
  };
}; // prettier-ignore

const OTHER_TENSES = ['pres', 'impf', 'fut', 'perf', 'plup'] as const;

/** Near misses of a sentence: another tense, number, negation, or the roles exchanged. */
const nearMisses = ({ stock, random }: Making, { tree }: Sentence): readonly Sentence[] => {
  const { clause } = tree;
  const changes: SentenceTree[] = [];
  const change = (next: Partial<Clause>): void =>
    void changes.push({ ...tree, clause: { ...clause, ...next } });
  if (clause.adverb === undefined && !clause.complement && !clause.background)
    for (const tense of OTHER_TENSES) if (tense !== clause.tense && clause.mood === 'ind') change({ tense });
  if (!clause.isNegated) change({ isNegated: true });
  else change({ isNegated: false });
  const [object] = clause.args;
  if (clause.subject.kind === 'noun' && object) {
    if (object.role === 'object')
      change({
        subject: object.phrase,
        args: [{ ...object, phrase: clause.subject }, ...clause.args.slice(1)],
      });
    const { number, count } = object.phrase;
    if (number === count && !object.phrase.determiner)
      change({
        args: [
          {
            ...object,
            phrase: {
              ...object.phrase,
              number: number === 'sg' ? 'pl' : 'sg',
              count: number === 'sg' ? 'pl' : 'sg',
            },
          },
          ...clause.args.slice(1),
        ],
      });
  }
  return some(random, changes, 8).flatMap((changed) => sentenceOf(stock, changed) ?? []);
};

const sentenceMeaning: Generator = (making) => {
  const sentence = sentenceFor(making);
  if (!sentence || sentence.tree.mode !== 'statement') return undefined;
  const others = [...new Set(nearMisses(making, sentence).map(({ english }) => english))].filter((english) => english !== sentence.english);
  const chosen = options(making, sentence.english, others);
  return chosen && {
    questionType: 'multiple_choice', questionText: `What does this mean: ${sentence.latin}`, ...chosen, explanation: explain(making.material.index, sentence),
    conceptTags: [...sentence.concepts], grammarFocus: sentence.concepts[0] ?? '', judging: { answer: 'option', english: sentence.arrangements.map((line) => [...line]) },
  };
}; // prettier-ignore

const gap: Generator = (making) => {
  const { material, random } = making;
  const sentence = sentenceFor(making);
  if (!sentence) return undefined;
  const gaps = sentence.slots.filter(({ role, enclitic }) => enclitic === undefined && /^(?:object|subject|indirect|verb|agent|place|predicate|means|goal)$/.test(role));
  if (gaps.length === 0) return undefined;
  const slot = random.pick(gaps);
  const lexeme = material.index.byId(slot.lexemes[0] ?? '');
  const pattern = new RegExp(`(?<![\\p{L}])${slot.text}(?![\\p{L}])`, 'iu');
  const gapped = sentence.latin.replace(pattern, '___');
  if (!lexeme || gapped === sentence.latin) return undefined;
  const forms = paradigm(lexeme).filter(({ features }) => slot.role !== 'verb' || (features.person !== undefined && isTaught(features, making.level))).flatMap(({ forms: cellForms }) => cellForms[0]?.text ?? []);
  const others = some(random, [...new Set(forms)].filter((text) => text !== slot.text && !text.includes(' ')), 3);
  const chosen = options(making, slot.text, others);
  return chosen && {
    questionType: 'multiple_choice', questionText: `Which form completes "${sentence.english}" – ${gapped}`, ...chosen, explanation: explain(material.index, sentence),
    conceptTags: [...sentence.concepts], grammarFocus: sentence.concepts[0] ?? '', judging: { answer: 'option', form: { lexeme: lexeme.id, cells: [...slot.cells] } },
  };
}; // prettier-ignore

const BY_LEVEL: readonly (readonly [Generator, number, number])[] = [
  [meaning, 1, 3],
  [wordFor, 1, 2],
  [formQuestion, 1, 3],
  [reading, 2, 2],
  [government, 3, 1],
  [sentenceMeaning, 1, 3],
  [gap, 1, 3],
];

/** A multiple choice question of the level. */
export const multipleChoice = (making: Making): Body | undefined => {
  const known = BY_LEVEL.filter(([, level]) => level <= making.level);
  const at = making.random.weighted(known.map(([, , weight]) => weight));
  return known[at]?.[0](making);
};
