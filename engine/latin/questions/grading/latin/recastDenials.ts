// Where Latin sets its "not": in the verb, in the conjunction, or beside them.
// Invariant: what is denied stays denied, and nothing else is.
import type { Clause } from '../../../sentences/tree.ts';

/** Verbs that are another with a "not". */
const NEGATIVES: Readonly<Record<string, string>> = { nescio_v: 'scio_v', nolo_v: 'volo_v' };
const POSITIVES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NEGATIVES).map(([no, yes]) => [yes, no]),
);

const GLOSS: Readonly<Record<string, string>> = {
  nescio_v: 'not know',
  scio_v: 'know',
  nolo_v: 'not want',
  volo_v: 'want',
};

/** The clause with a verb that holds the "not" in itself, or without: nescit for nōn scit. */
export const denied = (clause: Clause): Clause | undefined => {
  const { verb, isNegated, complement } = clause;
  const inner = complement?.clause;
  if (verb.lexeme === 'nego_v' && complement?.kind === 'statement' && inner && !inner.isNegated && !isNegated)
    return {
      ...clause,
      verb: { lexeme: 'dico_v', en: 'say', stative: false },
      complement: { ...complement, clause: { ...inner, isNegated: true } },
    };
  const other = isNegated ? POSITIVES[verb.lexeme] : NEGATIVES[verb.lexeme];
  return other === undefined || clause.asEnglish
    ? undefined
    : { ...clause, isNegated: !isNegated, verb: { lexeme: other, en: GLOSS[other] ?? '', stative: true } };
};

/** The clause with the "not" beside its verb, where English says it so: nōn scit for nescit. */
export const deniedOutright = ({ verb, isNegated, asEnglish = [] }: Clause): Clause | undefined => {
  const [said, ...more] = asEnglish;
  return said !== undefined &&
    more.length === 0 &&
    !isNegated &&
    said.isNegated &&
    said.verb.lexeme === NEGATIVES[verb.lexeme]
    ? said
    : undefined;
};

/** Where Latin sets its "not": negat for dīcit nōn, neque for sed nōn, nisi for sī nōn. */
export const otherDenials = (clause: Clause): readonly Clause[] => {
  const { verb, isNegated, complement, joined, background } = clause;
  const inner = complement?.clause;
  const reports =
    verb.lexeme === 'dico_v' && complement?.kind === 'statement' && inner?.isNegated && !isNegated;
  const denies = joined && joined.clause.isNegated && (joined.by === 'sed' || joined.by === 'et');
  const [word = ''] = background?.opener?.lexemes ?? [];
  const condition = background?.clause;
  const opened = (lexeme: string, form: string, isDenied: boolean): readonly Clause[] =>
    background && condition
      ? [
          {
            ...clause,
            background: {
              ...background,
              opener:
                lexeme === 'nisi_conj'
                  ? { lexemes: [lexeme], form, en: ['unless'], negates: true as const }
                  : { lexemes: [lexeme], form, en: ['if'] },
              clause: { ...condition, isNegated: isDenied },
            },
          },
        ]
      : [];
  return [
    ...(reports && complement && inner
      ? [
          {
            ...clause,
            verb: { lexeme: 'nego_v', en: 'deny', stative: false },
            complement: { ...complement, clause: { ...inner, isNegated: false } },
          },
        ]
      : []),
    ...(denies
      ? [
          {
            ...clause,
            joined: { ...joined, by: 'neque', clause: { ...joined.clause, isNegated: false } } as const,
          },
        ]
      : []),
    ...(joined?.by === 'neque' && !joined.clause.isNegated && !isNegated
      ? (['et', 'sed'] as const).map((by): Clause => ({
          ...clause,
          joined: { ...joined, by, clause: { ...joined.clause, isNegated: true } },
        }))
      : []),
    ...(word === 'nisi_conj' && !condition?.isNegated ? opened('si_conj', 'sī', true) : []),
    ...(word === 'si_conj' && condition?.isNegated ? opened('nisi_conj', 'nisi', false) : []),
  ];
};
