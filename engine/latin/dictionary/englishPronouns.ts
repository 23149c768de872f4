// English words that stand in place of an article or a noun, and their Latin: my, this, many; me, them, nobody.
// Invariant: every row names a word of the lexicon; where two could be meant, the likelier comes first.
import type { Gender, GrammaticalNumber } from '../features.ts';
import type { Determiner, PersonPhrase } from '../sentences/tree.ts';

type Owner = Determiner & { readonly number?: GrammaticalNumber; readonly cost?: number };

/** Words in place of an article; where two Latin words could be meant, the likelier first. */
export const DETERMINERS: Readonly<Record<string, readonly Owner[]>> = {
  my: [{ lexeme: 'meus_adj', en: ['my'] }],
  your: [{ lexeme: 'tuus_adj', en: ['your'] }, { lexeme: 'vester_adj', en: ['your'], cost: 0.3 }],
  our: [{ lexeme: 'noster_adj', en: ['our'] }],
  his: [{ lexeme: 'suus_adj', en: ['his'] }],
  her: [{ lexeme: 'suus_adj', en: ['her'] }],
  its: [{ lexeme: 'suus_adj', en: ['its'] }],
  their: [{ lexeme: 'suus_adj', en: ['their'] }],
  'his own': [{ lexeme: 'suus_adj', en: ['his own'] }],
  'her own': [{ lexeme: 'suus_adj', en: ['her own'] }],
  'their own': [{ lexeme: 'suus_adj', en: ['their own'] }],
  this: [{ lexeme: 'hic_pron', en: ['this'], number: 'sg' }],
  these: [{ lexeme: 'hic_pron', en: ['these'], number: 'pl' }],
  that: [{ lexeme: 'ille_pron', en: ['that'], number: 'sg' }],
  those: [{ lexeme: 'ille_pron', en: ['those'], number: 'pl' }],
  many: [{ lexeme: 'multus_adj', en: ['many'], number: 'pl' }],
  'a lot of': [{ lexeme: 'multus_adj', en: ['a lot of'] }],
  'lots of': [{ lexeme: 'multus_adj', en: ['lots of'] }],
  much: [{ lexeme: 'multus_adj', en: ['much'], number: 'sg' }],
  all: [{ lexeme: 'omnis_adj', en: ['all'], number: 'pl' }],
  'all the': [{ lexeme: 'omnis_adj', en: ['all'], number: 'pl' }],
  'all of the': [{ lexeme: 'omnis_adj', en: ['all of'], number: 'pl' }],
  every: [{ lexeme: 'omnis_adj', en: ['every'] }],
  few: [{ lexeme: 'paucus_adj', en: ['few'], number: 'pl' }],
  'a few': [{ lexeme: 'paucus_adj', en: ['a few'], number: 'pl' }],
  some: [{ lexeme: 'nonnullus_adj', en: ['some'], number: 'pl' }, { lexeme: 'aliqui_pron', en: ['some'], number: 'sg' }],
  no: [{ lexeme: 'nullus_adj', en: ['no'] }],
  'the same': [{ lexeme: 'idem_pron', en: ['same'] }],
  'the whole': [{ lexeme: 'totus_adj', en: ['whole'], number: 'sg' }],
}; // prettier-ignore

type Pronoun = {
  readonly lexeme: string;
  readonly number: GrammaticalNumber;
  readonly gender: Gender;
  readonly cost?: number;
};

/** Pronouns that are no subjects; subjects go into the verb. */
export const PRONOUNS: Readonly<Record<string, readonly Pronoun[]>> = {
  me: [{ lexeme: 'ego_pron', number: 'sg', gender: 'm' }],
  us: [{ lexeme: 'ego_pron', number: 'pl', gender: 'm' }],
  you: [{ lexeme: 'tu_pron', number: 'sg', gender: 'm' }, { lexeme: 'tu_pron', number: 'pl', gender: 'm', cost: 0.3 }],
  him: [{ lexeme: 'is_pron', number: 'sg', gender: 'm' }],
  her: [{ lexeme: 'is_pron', number: 'sg', gender: 'f', cost: 0.2 }],
  it: [{ lexeme: 'is_pron', number: 'sg', gender: 'n' }],
  them: [{ lexeme: 'is_pron', number: 'pl', gender: 'm' }],
  himself: [{ lexeme: 'sui_pron', number: 'sg', gender: 'm' }],
  herself: [{ lexeme: 'sui_pron', number: 'sg', gender: 'f' }],
  themselves: [{ lexeme: 'sui_pron', number: 'pl', gender: 'm' }],
  everyone: [{ lexeme: 'omnis_adj', number: 'pl', gender: 'm' }],
  everybody: [{ lexeme: 'omnis_adj', number: 'pl', gender: 'm' }],
  everything: [{ lexeme: 'omnis_adj', number: 'pl', gender: 'n' }],
  someone: [{ lexeme: 'aliquis_pron', number: 'sg', gender: 'm' }],
  somebody: [{ lexeme: 'aliquis_pron', number: 'sg', gender: 'm' }],
  something: [{ lexeme: 'aliquis_pron', number: 'sg', gender: 'n' }],
  nobody: [{ lexeme: 'nemo_pron', number: 'sg', gender: 'm' }],
  'no one': [{ lexeme: 'nemo_pron', number: 'sg', gender: 'm' }],
  nothing: [{ lexeme: 'nihil_pron', number: 'sg', gender: 'n' }],
}; // prettier-ignore

/** Pronouns of the third person that may stand as subjects though they are no verb ending. */
export const SUBJECT_PRONOUNS = new Set([
  'everyone', 'everybody', 'everything', 'someone', 'somebody', 'something', 'nobody', 'no one', 'nothing',
]); // prettier-ignore

/** Subjects that go into the ending of the verb; "you" may be many. */
export const SUBJECTS: Readonly<Record<string, Omit<PersonPhrase, 'kind'> & { readonly also?: true }>> = {
  i: { person: 1, number: 'sg', gender: 'm' },
  you: { person: 2, number: 'sg', gender: 'm', also: true },
  he: { person: 3, number: 'sg', gender: 'm' },
  she: { person: 3, number: 'sg', gender: 'f' },
  it: { person: 3, number: 'sg', gender: 'n' },
  we: { person: 1, number: 'pl', gender: 'm' },
  they: { person: 3, number: 'pl', gender: 'm' },
};
