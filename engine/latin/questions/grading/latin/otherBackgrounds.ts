// The circumstances of an action said otherwise in Latin: cum, postquam, ubi, dum, quod with its tense, an ablative absolute.
// Invariant: the time of the circumstance against the main clause stays what it was.
import { isDeponentId } from '../../../lexemeIds.ts';
import type { Background, Clause, Opener } from '../../../sentences/tree.ts';
import { BY } from '../../../sentences/tree.ts';

const AFTER: Opener = { lexemes: ['postquam_conj', 'ubi_conj', 'ut_conj'], form: 'postquam', en: ['after'] };
const WHILE: Opener = { lexemes: ['dum_conj'], form: 'dum', en: ['while'] };

/** A clause of time or cause by cum: postquam and ubi with the perfect, quod with its own tense. */
const throughCum = ({ opener, clause, isAfter }: Background): readonly Background[] => {
  const has = (...ids: readonly string[]): boolean => opener?.lexemes.some((id) => ids.includes(id)) ?? false;
  const after = isAfter ? { isAfter } : {};
  const { says: _, ...plain } = clause;
  const isTime = has('postquam_conj', 'ubi_conj', 'simulac_conj');
  if (clause.mood !== 'ind' || !(isTime || has('quod_conj', 'quia_conj', 'quamquam_conj'))) return [];
  const tense = ({ perf: 'plup', plup: 'plup', impf: 'impf', pres: 'pres' } as const)[clause.tense as 'perf'];
  const cum: Background = { kind: 'cum', clause: { ...plain, mood: 'subj', tense }, ...after };
  return isTime && clause.tense === 'perf'
    ? [
        cum,
        {
          kind: 'adverbial',
          opener: { ...AFTER, lexemes: [...AFTER.lexemes, 'simulac_conj'] },
          clause,
          ...after,
        },
      ]
    : [cum];
};

/** What goes on meanwhile: dum with the present, cum with the imperfect, or the present participle in the ablative. */
const throughDum = ({ clause }: Background): readonly Background[] => {
  const { says: _, ...plain } = clause;
  const cum: Background = { kind: 'cum', clause: { ...plain, mood: 'subj', tense: 'impf' } };
  const { subject, voice, adverb, complement } = clause;
  if (subject.kind !== 'noun' || voice === 'pass' || adverb || complement) return [cum];
  return [cum, { kind: 'absolute', clause: { ...plain, tense: 'pres' } }];
};

const concessive = (id: string, form: string): Opener => ({ lexemes: [id], form, en: ['although'] });

/** Although: quamquam and etsī with the indicative, quamvīs and cum with the subjunctive. */
const concessions = ({ clause, opener, answer = [], isAfter }: Background): readonly Background[] => {
  const { says: _, ...plain } = clause;
  const own = opener?.lexemes[0] ?? 'cum_conj';
  if (!answer.includes('nevertheless') || clause.tense === 'perf') return [];
  const said = (id: string, form: string, mood: 'ind' | 'subj'): readonly Background[] =>
    id === own
      ? []
      : [
          {
            kind: 'adverbial',
            opener: concessive(id, form),
            clause: { ...plain, mood },
            answer,
            ...(isAfter ? { isAfter } : {}),
          },
        ];
  return [
    ...said('quamquam_conj', 'quamquam', 'ind'),
    ...said('etsi_conj', 'etsī', 'ind'),
    ...said('quamvis_conj', 'quamvīs', 'subj'),
    ...said('cum_conj', 'cum', 'subj'),
  ];
};

/** Because: quod with the indicative, cum with the subjunctive. */
const causes = ({ clause, opener, answer, isAfter }: Background): readonly Background[] => {
  const { says: _, ...plain } = clause;
  if (opener?.lexemes[0] !== 'cum_conj' || answer) return [];
  const because: Opener = {
    lexemes: ['quod_conj', 'quia_conj', 'quoniam_conj'],
    form: 'quod',
    en: ['because'],
  };
  return [
    {
      kind: 'adverbial',
      opener: because,
      clause: { ...plain, mood: 'ind' },
      ...(isAfter ? { isAfter } : {}),
    },
  ];
};

/** The same circumstance by cum, by postquam or dum, or by an ablative absolute. */
export const otherBackgrounds = (background: Background): readonly Background[] => {
  const { kind, clause, opener } = background;
  const { answer = [] } = background;
  if (opener?.lexemes[0] === 'dum_conj' && clause.tense === 'pres') return throughDum(background);
  if (opener)
    return [
      ...(answer.includes('nevertheless')
        ? concessions(background)
        : [...throughCum(background), ...causes(background)]),
    ];
  if (kind === 'absolute' && (clause.predicate || clause.noun))
    return [{ kind: 'cum', clause: { ...clause, mood: 'subj', tense: 'impf' } }];
  if (clause.predicate || clause.noun || clause.joined || clause.isNegated) return [];
  const inTime = (tense: 'plup' | 'impf'): Clause => ({ ...clause, mood: 'subj', tense });
  if (kind === 'absolute') {
    const isPresent = clause.tense === 'pres';
    const past = inTime(isPresent ? 'impf' : 'plup');
    return [
      { kind: 'cum', clause: past },
      isPresent
        ? { kind: 'adverbial', opener: WHILE, clause: { ...clause, mood: 'ind', tense: 'pres' } }
        : { kind: 'adverbial', opener: AFTER, clause: { ...clause, mood: 'ind', tense: 'perf' } },
    ];
  }
  if (kind !== 'cum') return [];
  const { voice, tense, args, subject } = clause;
  if (tense === 'impf')
    return [{ kind: 'adverbial', opener: WHILE, clause: { ...clause, mood: 'ind', tense: 'pres' } }];
  const after: Background = {
    kind: 'adverbial',
    opener: AFTER,
    clause: { ...clause, mood: 'ind', tense: 'perf' },
  };
  const [only, ...more] = args;
  const said =
    voice === 'pass' ? subject : only?.role === 'object' && only.case === 'acc' ? only.phrase : undefined;
  const agent = voice === 'pass' ? args.find(({ role }) => role === 'agent')?.phrase : subject;
  const hasRoom =
    voice === 'pass' ? args.length <= 1 : more.length === 0 && !isDeponentId(clause.verb.lexeme);
  if (said?.kind !== 'noun' || !hasRoom || said.participle || said.relative || clause.adverb) return [after];
  if (agent && agent.kind !== 'noun') return [after];
  return [
    after,
    {
      kind: 'absolute',
      clause: {
        verb: clause.verb,
        tense: 'plup',
        mood: 'ind',
        voice: 'pass',
        isNegated: false,
        subject: said,
        args: agent ? [{ role: 'agent', case: 'abl', preposition: BY, phrase: agent }] : [],
      },
    },
  ];
};

/** Behind the same word: postquam with the pluperfect, antequam and dōnec with the subjunctive of what was waited for. */
export const otherTimes = (background: Background): readonly Background[] => {
  const { opener, clause } = background;
  const { says: _, ...plain } = clause;
  if (clause.mood !== 'ind' || clause.tense !== 'perf') return [];
  const has = (...ids: readonly string[]): boolean => opener?.lexemes.some((id) => ids.includes(id)) ?? false;
  if (has('postquam_conj')) return [{ ...background, clause: { ...plain, tense: 'plup' } }];
  return has('donec_conj', 'antequam_conj')
    ? [{ ...background, clause: { ...plain, mood: 'subj', tense: 'impf' } }]
    : [];
};
