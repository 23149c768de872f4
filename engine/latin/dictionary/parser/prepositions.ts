// English prepositions and what Latin says for them: another preposition with its case, or a case alone. A table, then the lexicon.
// Invariant: an answer names its English, so that the sentence can be said back and compared.
import { nounIds } from '../../lexemeIds.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Case } from '../../features.ts';
import { formsAt } from '../../inflect.ts';
import type { Argument, ArgumentRole, NounPhrase } from '../../sentences/tree.ts';

/** What one knows of the noun behind the preposition. */
export type Behind = { readonly lexeme: Lexeme; readonly isLiving: boolean };

type Row = {
  /** Lexeme and form of the Latin preposition; none for a bare case. */
  readonly by?: readonly [lexeme: string, form: string];
  readonly case: Case;
  readonly role: ArgumentRole;
  readonly cost?: number;
  readonly when?: (behind: Behind) => boolean;
  /** How sure it is that English means just this; wholly unless told. */
  readonly sure?: number;
};

const isLiving = ({ isLiving: lives }: Behind): boolean => lives;
const isThing = ({ isLiving: lives }: Behind): boolean => !lives;

/** Times that are rather places: one is in the dark. */
const PLACES = new Set(['tenebrae_n', 'nix_n']);
const isTime = ({ lexeme }: Behind): boolean =>
  !PLACES.has(lexeme.id) && lexeme.tags.some((tag) => tag === 'time' || tag === 'season');
const isTown = ({ lexeme }: Behind): boolean =>
  lexeme.flags.includes('locative') &&
  formsAt(lexeme, 'loc.sg').length + formsAt(lexeme, 'loc.pl').length > 0;
const isTool = ({ lexeme, isLiving: lives }: Behind): boolean =>
  !lives &&
  lexeme.tags.some(
    (tag) => tag === 'weapon' || tag === 'tool' || tag === 'material' || tag === 'body' || tag === 'fire',
  );

/** What one heals or washes with. */
const isStuff = (behind: Behind): boolean =>
  isTool(behind) ||
  (isThing(behind) &&
    behind.lexeme.tags.some((tag) => tag === 'water' || tag === 'plant') &&
    !behind.lexeme.tags.includes('place'));

/** One sits and talks by it. */
const isHearth = ({ lexeme }: Behind): boolean =>
  lexeme.tags.includes('fire') && !lexeme.tags.includes('material');

/** Of these "for" tells what they are eaten for rather than how long. */
const isMeal = ({ lexeme }: Behind): boolean => lexeme.tags.includes('food');
const isPlain = (behind: Behind): boolean => !isTown(behind) && !isTime(behind);

const IN = ['in_prep', 'in'] as const;
const AWAY = ['a_prep', 'ā'] as const;
const OUT = ['ex_prep', 'ex'] as const;
const WITH = ['cum_prep', 'cum'] as const;
const TO = ['ad_prep', 'ad'] as const;

/** Quarters of the sky, which one comes from rather than out of. */
const QUARTERS = new Set(['septentrio_n', 'meridies_n', 'oriens_n', 'occidens_n']);

/** What one is beside rather than in. */
const BESIDE = new Set(nounIds('porta ianua ostium flumen mare fons murus ripa mensa pons'));

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  in: [
    { case: 'loc', role: 'place', when: isTown },
    { case: 'abl', role: 'time', when: isTime },
    { by: IN, case: 'abl', role: 'place', when: isPlain },
  ],
  inside: [{ by: IN, case: 'abl', role: 'place', when: isPlain }],
  at: [
    { by: TO, case: 'acc', role: 'place', cost: -0.1, when: ({ lexeme }) => BESIDE.has(lexeme.id) },
    { case: 'loc', role: 'place', when: isTown },
    { case: 'abl', role: 'time', when: isTime },
    { by: IN, case: 'acc', role: 'goal', when: (behind) => isLiving(behind) && !isTime(behind) },
    {
      by: IN,
      case: 'abl',
      role: 'place',
      cost: 0.1,
      sure: 0.84,
      when: (behind) => isThing(behind) && isPlain(behind),
    },
    { by: TO, case: 'acc', role: 'place', cost: 0.3, when: (behind) => isThing(behind) && isPlain(behind) },
  ],
  on: [
    { case: 'abl', role: 'time', when: isTime },
    { by: IN, case: 'abl', role: 'place', when: isPlain },
  ],
  into: [{ by: IN, case: 'acc', role: 'goal' }],
  onto: [{ by: IN, case: 'acc', role: 'goal' }],
  to: [
    { case: 'acc', role: 'goal', when: isTown },
    { by: TO, case: 'acc', role: 'goal', when: isPlain },
    { by: IN, case: 'acc', role: 'goal', cost: 0.4, when: isPlain },
  ],
  towards: [{ by: TO, case: 'acc', role: 'goal' }],
  from: [
    { by: AWAY, case: 'abl', role: 'source', cost: -0.1, when: ({ lexeme }) => QUARTERS.has(lexeme.id) },
    { case: 'abl', role: 'source', when: isTown },
    { by: AWAY, case: 'abl', role: 'source', when: isLiving },
    { by: AWAY, case: 'abl', role: 'source', sure: 0.84, when: isTime },
    { by: OUT, case: 'abl', role: 'source', when: (behind) => isThing(behind) && isPlain(behind) },
    {
      by: AWAY,
      case: 'abl',
      role: 'source',
      cost: 0.3,
      when: (behind) => isThing(behind) && isPlain(behind),
    },
  ],
  'out of': [{ by: OUT, case: 'abl', role: 'source' }],
  'away from': [{ by: AWAY, case: 'abl', role: 'source' }],
  with: [
    { case: 'abl', role: 'means', when: isStuff },
    { by: WITH, case: 'abl', role: 'company', when: isLiving },
    { by: WITH, case: 'abl', role: 'company', cost: 0.2, when: isThing },
    { case: 'abl', role: 'means', cost: 0.4, when: isThing },
  ],
  using: [{ case: 'abl', role: 'means', when: isThing }],
  'by means of': [{ case: 'abl', role: 'means', when: isThing }],
  'together with': [{ by: WITH, case: 'abl', role: 'company' }],
  by: [
    {
      by: ['apud_prep', 'apud'],
      case: 'acc',
      role: 'place',
      cost: 2,
      when: (behind) => isThing(behind) && (!isTool(behind) || isHearth(behind)),
    },
    { by: AWAY, case: 'abl', role: 'agent', when: isLiving },
    { case: 'abl', role: 'means', when: isThing },
  ],
  for: [
    { case: 'acc', role: 'time', when: (behind) => isTime(behind) && !isMeal(behind) },
    { case: 'dat', role: 'indirect', when: isLiving },
    {
      by: ['pro_prep', 'prō'],
      case: 'abl',
      role: 'cause',
      sure: 0.84,
      when: (behind) => isThing(behind) && (isPlain(behind) || isMeal(behind)),
    },
    { by: ['pro_prep', 'prō'], case: 'abl', role: 'cause', cost: 0.3, when: isLiving },
  ],
  about: [{ by: ['de_prep', 'dē'], case: 'abl', role: 'topic' }],
  under: [{ by: ['sub_prep', 'sub'], case: 'abl', role: 'place' }],
  over: [{ by: ['super_prep', 'super'], case: 'acc', role: 'place', sure: 0.84 }],
  before: [{ by: ['ante_prep', 'ante'], case: 'acc', role: 'time' }],
  across: [{ by: ['trans_prep', 'trāns'], case: 'acc', role: 'place' }],
  against: [{ by: ['contra_prep', 'contrā'], case: 'acc', role: 'place' }],
  until: [{ by: TO, case: 'acc', role: 'time' }],
  'instead of': [{ by: ['pro_prep', 'prō'], case: 'abl', role: 'cause' }],
  'because of': [{ by: ['propter_prep', 'propter'], case: 'acc', role: 'cause' }],
  'in defence of': [{ by: ['pro_prep', 'prō'], case: 'abl', role: 'cause' }],
  'on account of': [{ by: ['propter_prep', 'propter'], case: 'acc', role: 'cause' }],
  'in front of': [{ by: ['ante_prep', 'ante'], case: 'acc', role: 'place' }],
  'on behalf of': [{ by: ['pro_prep', 'prō'], case: 'abl', role: 'cause' }],
};

/** The most words of an English preposition. */
export const LONGEST_PREPOSITION = 4;

/** Whether the table has this preposition. */
export const isTabledPreposition = (english: string): boolean => Object.hasOwn(ROWS, english);

/** What Latin says for a tabled preposition before this noun, each with what it costs. */
export const prepositional = (
  english: string,
  phrase: NounPhrase,
  behind: Behind,
): readonly { readonly argument: Argument; readonly cost: number; readonly sure?: number }[] =>
  (ROWS[english] ?? [])
    .filter(({ when }) => !when || when(behind))
    .map(({ by, case: grammaticalCase, role, cost = 0, sure }) => ({
      argument: by
        ? { role, case: grammaticalCase, preposition: { lexeme: by[0], form: by[1], en: [english] }, phrase }
        : { role, case: grammaticalCase, en: [english], phrase },
      cost,
      ...(sure === undefined ? {} : { sure }),
    }));

/** The same for any other preposition, by its entry in the lexicon; the first case it takes. */
export const prepositionalByLexicon = (
  english: string,
  phrase: NounPhrase,
  preposition: Lexeme,
  note: string | undefined,
): Argument => {
  const [first = 'acc'] = preposition.gov ?? [];
  const grammaticalCase: Case = note?.includes('accusative')
    ? 'acc'
    : note?.includes('ablative')
      ? 'abl'
      : first === 'abl'
        ? 'abl'
        : 'acc';
  const form = preposition.parts[0] ?? '';
  return {
    role: 'place',
    case: grammaticalCase,
    preposition: { lexeme: preposition.id, form, en: [english] },
    phrase,
  };
};
