// What the English of a sentence leaves open: a past that lasted or was done, you of one or many, "very" as a degree or a word.
// Invariant: a choice counts only when its own English can be the very sentence asked for; whoever calls makes sure of that.
import { verbIds } from '../../../lexemeIds.ts';
import { pluralOf } from '../../../sentences/englishNouns.ts';
import { englishVerb } from '../../../sentences/englishVerbs.ts';
import type { Clause, NounPhrase, SentenceTree } from '../../../sentences/tree.ts';
import { phrasesOf } from './recastWords.ts';

/** What goes on rather than comes about: English tells it in the simple past where Latin has imperfect or perfect. */
const LASTING = verbIds(
  'sedeo iaceo sto dormio maneo ambulo laboro pugno ceno rideo fleo canto curro specto video audio exspecto custodio porto lego colo habito teneo quaero visito sequor navigo moror dubito observo vigilo ludo guberno rego impero doceo rogo interrogo dico suadeo hortor moneo oro conor curo placeo noceo',
);

const YOURS: Readonly<Record<string, string>> = { tuus_adj: 'vester_adj', vester_adj: 'tuus_adj' };

/** A phrase with "your" said to one or to many, wherever in it the word stands. */
const yoursOf = (phrase: NounPhrase): readonly NounPhrase[] => {
  const { determiner, apposition, genitive } = phrase;
  const other = YOURS[determiner?.lexeme ?? ''];
  return [
    ...(determiner && other !== undefined
      ? [{ ...phrase, determiner: { ...determiner, lexeme: other } }]
      : []),
    ...(apposition ? yoursOf(apposition).map((next) => ({ ...phrase, apposition: next })) : []),
    ...(genitive ? yoursOf(genitive).map((next) => ({ ...phrase, genitive: next })) : []),
  ];
};

/** Changes that the English may leave open. "Came" is no imperfect, but "feared", "sat" and "did they fear" may be. */
export const openChoices = (clause: Clause, tree: SentenceTree, english: string): readonly Clause[] => {
  const { subject, tense, mood, args, verb, predicate } = clause;
  const [going = ''] = englishVerb(verb.en).ing.split(' ');
  const goesOn = new RegExp(`\\b(?:was|were)\\b.*\\b${going}\\b`, 'iu').test(english);
  const mayLast = tree.mode !== 'statement' || verb.stative || LASTING.has(verb.lexeme);
  // "Is loved" may be amāta est, which is told as of now; amābātur it is not.
  const time =
    tense === 'impf' && !goesOn
      ? ('perf' as const)
      : tense === 'perf' && mayLast && clause.says === undefined
        ? ('impf' as const)
        : undefined;
  return [
    mood === 'ind' && time ? { ...clause, tense: time } : undefined,
    predicate?.adjective.degree === 'sup' &&
    !predicate.than &&
    !predicate.measure &&
    /\bvery\b/i.test(english)
      ? {
          ...clause,
          predicate: {
            ...predicate,
            adjective: { ...predicate.adjective, degree: 'pos' },
            measure: { lexeme: 'valde_adv', features: {}, role: 'degree', en: ['very'] },
          } as const,
        }
      : undefined,
    subject.kind === 'person' && subject.person === 2 && !tree.vocative
      ? { ...clause, subject: { ...subject, number: subject.number === 'sg' ? 'pl' : 'sg' } as const }
      : undefined,
    ...args.map((argument, at) =>
      argument.phrase.lexeme === 'tu_pron'
        ? {
            ...clause,
            args: args.with(at, {
              ...argument,
              phrase: {
                ...argument.phrase,
                number: argument.phrase.number === 'sg' ? 'pl' : 'sg',
                count: argument.phrase.count === 'sg' ? 'pl' : 'sg',
              } as const,
            }),
          }
        : undefined,
    ),
    ...phrasesOf(clause).flatMap(({ phrase, put }) => {
      const isOneOrMany =
        !phrase.pronoun &&
        !phrase.also &&
        pluralOf(phrase.en) === phrase.en &&
        phrase.number === phrase.count;
      const number = phrase.number === 'sg' ? 'pl' : 'sg';
      return [
        ...(phrase.en === 'enemy' && phrase.count === 'sg'
          ? [put({ ...phrase, lexeme: 'hostis_n', gender: 'm', number: 'pl', count: 'pl' })]
          : []),
        ...(isOneOrMany ? [put({ ...phrase, number, count: number })] : []),
        ...yoursOf(phrase).map(put),
      ];
    }),
  ].filter((next) => next !== undefined);
};
