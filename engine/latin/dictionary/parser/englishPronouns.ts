// English words that stand in place of an article or a noun, and their Latin: my, this, many; me, them, nobody.
// Invariant: every row names a word of the lexicon; where two could be meant, the likelier comes first.
import type { Gender, GrammaticalNumber } from '../../features.ts';
import type { Determiner, PersonPhrase } from '../../sentences/tree.ts';

type Owner = Determiner & { readonly number?: GrammaticalNumber; readonly cost?: number };

/** Words in place of an article; where two Latin words could be meant, the likelier first. */
export const DETERMINERS: Readonly<Record<string, readonly Owner[]>> = {
  my: [{ lexeme: 'meus_adj', en: ['my'] }],
  your: [
    { lexeme: 'tuus_adj', en: ['your'] },
    { lexeme: 'vester_adj', en: ['your'], cost: 0.3 },
  ],
  our: [{ lexeme: 'noster_adj', en: ['our'] }],
  his: [{ lexeme: 'suus_adj', en: ['his'] }],
  her: [{ lexeme: 'suus_adj', en: ['her'] }],
  its: [{ lexeme: 'suus_adj', en: ['its'] }],
  their: [{ lexeme: 'suus_adj', en: ['their'] }],
  'my own': [{ lexeme: 'meus_adj', en: ['my own'] }],
  'your own': [{ lexeme: 'tuus_adj', en: ['your own'] }],
  'our own': [{ lexeme: 'noster_adj', en: ['our own'] }],
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
  all: [
    { lexeme: 'omnis_adj', en: ['all'], number: 'pl' },
    { lexeme: 'omnis_adj', en: ['all'], number: 'sg', cost: 0.3 },
  ],
  'all the': [{ lexeme: 'omnis_adj', en: ['all'], number: 'pl' }],
  'all of the': [{ lexeme: 'omnis_adj', en: ['all of'], number: 'pl' }],
  every: [{ lexeme: 'omnis_adj', en: ['every'] }],
  few: [{ lexeme: 'pauci_adj', en: ['few'], number: 'pl' }],
  'a few': [{ lexeme: 'pauci_adj', en: ['a few'], number: 'pl' }],
  some: [
    { lexeme: 'nonnullus_adj', en: ['some'], number: 'pl' },
    { lexeme: 'aliqui_pron', en: ['some'], number: 'sg' },
  ],
  no: [{ lexeme: 'nullus_adj', en: ['no'] }],
  'the same': [{ lexeme: 'idem_pron', en: ['same'] }],
  'the whole': [{ lexeme: 'totus_adj', en: ['whole'], number: 'sg' }],
  more: [{ lexeme: 'multus_adj', en: ['more'], number: 'pl', degree: 'comp' }],
  'very many': [{ lexeme: 'multus_adj', en: ['very many'], number: 'pl', degree: 'sup' }],
  'only the': [{ lexeme: 'solus_adj', en: ['only'] }],
  both: [{ lexeme: 'ambo_num', en: ['both'], number: 'pl' }],
  'both the': [{ lexeme: 'ambo_num', en: ['both'], number: 'pl' }],
  each: [{ lexeme: 'omnis_adj', en: ['each'], number: 'sg', cost: 0.3 }],
  most: [{ lexeme: 'plerique_pron', en: ['most'], number: 'pl' }],
  another: [{ lexeme: 'alius_adj', en: ['another'], number: 'sg' }],
  which: [{ lexeme: 'qui_pron', en: ['which'], cost: 0.4 }],
  what: [{ lexeme: 'qui_pron', en: ['what'], cost: 0.5 }],
  whose: [
    { lexeme: 'quis_pron', en: ['whose'], features: { case: 'gen', number: 'sg', gender: 'm' }, cost: 0.4 },
  ],
  'how many': [{ lexeme: 'quot_adj', en: ['how many'], number: 'pl' }],
  'so many': [{ lexeme: 'tot_adj', en: ['so many'], number: 'pl' }],
  'what kind of': [{ lexeme: 'qualis_adj', en: ['what kind of'] }],
  'what sort of': [{ lexeme: 'qualis_adj', en: ['what sort of'] }],
};

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
  you: [
    { lexeme: 'tu_pron', number: 'sg', gender: 'm' },
    { lexeme: 'tu_pron', number: 'pl', gender: 'm', cost: 0.3 },
  ],
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
  anyone: [{ lexeme: 'quisquam_pron', number: 'sg', gender: 'm' }],
  anybody: [{ lexeme: 'quisquam_pron', number: 'sg', gender: 'm' }],
  anything: [{ lexeme: 'quisquam_pron', number: 'sg', gender: 'n' }],
  both: [{ lexeme: 'ambo_num', number: 'pl', gender: 'm', cost: 0.2 }],
  nobody: [{ lexeme: 'nemo_pron', number: 'sg', gender: 'm' }],
  'no one': [{ lexeme: 'nemo_pron', number: 'sg', gender: 'm' }],
  'them all': [{ lexeme: 'omnis_adj', number: 'pl', gender: 'm' }],
  'all of them': [{ lexeme: 'omnis_adj', number: 'pl', gender: 'm', cost: -0.5 }],
  nothing: [{ lexeme: 'nihil_pron', number: 'sg', gender: 'n' }],
  all: [
    { lexeme: 'omnis_adj', number: 'pl', gender: 'n' },
    { lexeme: 'omnis_adj', number: 'pl', gender: 'm', cost: 0.2 },
  ],
  many: [{ lexeme: 'multus_adj', number: 'pl', gender: 'm', cost: 0.2 }],
  few: [{ lexeme: 'pauci_adj', number: 'pl', gender: 'm', cost: 0.2 }],
  this: [{ lexeme: 'hic_pron', number: 'sg', gender: 'n', cost: 0.2 }],
  that: [{ lexeme: 'ille_pron', number: 'sg', gender: 'n', cost: 0.4 }],
  these: [
    { lexeme: 'hic_pron', number: 'pl', gender: 'm', cost: 0.2 },
    { lexeme: 'hic_pron', number: 'pl', gender: 'n', cost: 0.3 },
  ],
  those: [{ lexeme: 'ille_pron', number: 'pl', gender: 'm', cost: 0.3 }],
};

/** Times that English says as adverbs and Latin in the ablative, how long in the accusative: proximā nocte, tōtum diem. */
export const TIMES: Readonly<
  Record<
    string,
    {
      readonly noun: string;
      readonly by: string;
      readonly degree?: 'sup';
      readonly isLong?: true;
      readonly isOwner?: true;
    }
  >
> = {
  'last night': { noun: 'nox_n', by: 'propior_adj', degree: 'sup' },
  'last year': { noun: 'annus_n', by: 'propior_adj', degree: 'sup' },
  'next year': { noun: 'annus_n', by: 'propior_adj', degree: 'sup' },
  'next month': { noun: 'mensis_n', by: 'propior_adj', degree: 'sup' },
  'last summer': { noun: 'aestas_n', by: 'propior_adj', degree: 'sup' },
  'next summer': { noun: 'aestas_n', by: 'propior_adj', degree: 'sup' },
  'last winter': { noun: 'hiems_n', by: 'propior_adj', degree: 'sup' },
  'next winter': { noun: 'hiems_n', by: 'propior_adj', degree: 'sup' },
  'the next day': { noun: 'dies_n', by: 'posterus_adj' },
  'the following day': { noun: 'dies_n', by: 'posterus_adj' },
  'this year': { noun: 'annus_n', by: 'hic_pron' },
  'that day': { noun: 'dies_n', by: 'ille_pron' },
  'that night': { noun: 'nox_n', by: 'ille_pron' },
  'that year': { noun: 'annus_n', by: 'ille_pron' },
  tonight: { noun: 'nox_n', by: 'hic_pron' },
  'at dawn': { noun: 'lux_n', by: 'primus_num' },
  'all day': { noun: 'dies_n', by: 'totus_adj', isLong: true },
  'all night': { noun: 'nox_n', by: 'totus_adj', isLong: true },
  'all day long': { noun: 'dies_n', by: 'totus_adj', isLong: true },
  'all night long': { noun: 'nox_n', by: 'totus_adj', isLong: true },
  'at midnight': { noun: 'nox_n', by: 'medius_adj' },
  'in the middle of the night': { noun: 'nox_n', by: 'medius_adj' },
  'in the dead of night': { noun: 'nox_n', by: 'medius_adj' },
  'at sunset': { noun: 'occasus_n', by: 'sol_n', isOwner: true },
  'at sunrise': { noun: 'ortus_n', by: 'sol_n', isOwner: true },
  'at daybreak': { noun: 'lux_n', by: 'primus_num' },
};

type Part = {
  readonly lexeme: string;
  readonly number: GrammaticalNumber;
  /** Whether it takes ex rather than the genitive. */ readonly isOut: boolean;
};

/** Words for a part of a whole: one of the soldiers, many of the citizens. */
export const PARTS: Readonly<Record<string, Part>> = {
  one: { lexeme: 'unus_num', number: 'sg', isOut: true },
  two: { lexeme: 'duo_num', number: 'pl', isOut: true },
  three: { lexeme: 'tres_num', number: 'pl', isOut: true },
  some: { lexeme: 'nonnullus_adj', number: 'pl', isOut: true },
  few: { lexeme: 'pauci_adj', number: 'pl', isOut: true },
  many: { lexeme: 'multus_adj', number: 'pl', isOut: true },
  none: { lexeme: 'nemo_pron', number: 'sg', isOut: false },
};

/** How much of a thing: a neuter with the genitive of what it is. */
export const AMOUNTS: Readonly<
  Record<
    string,
    { readonly latin: { readonly lexeme: string; readonly degree?: 'comp' }; readonly takesMany: boolean }
  >
> = {
  more: { latin: { lexeme: 'multus_adj', degree: 'comp' }, takesMany: false },
  enough: { latin: { lexeme: 'satis_adv' }, takesMany: true },
};

/** Pronouns that a relative clause tells about: he who, those who. */
export const ANTECEDENTS: Readonly<
  Record<string, { readonly number: GrammaticalNumber; readonly gender: Gender } | undefined>
> = {
  he: { number: 'sg', gender: 'm' },
  she: { number: 'sg', gender: 'f' },
  they: { number: 'pl', gender: 'm' },
  those: { number: 'pl', gender: 'm' },
};

/** Pronouns that are singular in English, whatever their Latin is. */
export const SINGULAR_PRONOUNS = new Set([
  'everyone',
  'everybody',
  'everything',
  'someone',
  'somebody',
  'something',
  'anyone',
  'anybody',
  'anything',
  'nobody',
  'no one',
  'nothing',
]);

/** The same behind "let". */
export const OBJECTIVE: Readonly<Record<string, Omit<PersonPhrase, 'kind'>>> = {
  me: { person: 1, number: 'sg', gender: 'm' },
  us: { person: 1, number: 'pl', gender: 'm' },
  him: { person: 3, number: 'sg', gender: 'm' },
  her: { person: 3, number: 'sg', gender: 'f' },
  it: { person: 3, number: 'sg', gender: 'n' },
  them: { person: 3, number: 'pl', gender: 'm' },
};

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
