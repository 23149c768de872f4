// English verbs: their forms, and every usual way to render a Latin tense.
// A gloss may be a phrase (`wait for`, `be afraid`); its first word inflects.
import type { GrammaticalNumber, Person, Tense, Voice } from '../features.ts';
import { remembered, rememberedBy } from '../../core/remembered.ts';
import { entryOf } from '../word.ts';
import { doubles, irregular, otherSpellings } from './englishVerbTable.ts';

/** The forms of an English verb phrase. `past` and `part` may have more than one spelling, the best first. */
export type EnglishVerb = {
  readonly base: string;
  readonly third: string;
  readonly ing: string;
  readonly past: readonly string[];
  readonly part: readonly string[];
};

/** Verbs whose forms are kept: those of the glosses come in every sentence. */
const MOST_VERBS = 20_000;

/** Inflects a gloss: `wait for` → waits for, waiting for, waited for. */
export const englishVerb = remembered(MOST_VERBS, (gloss: string): EnglishVerb => {
  const space = gloss.indexOf(' ');
  const head = space < 0 ? gloss : gloss.slice(0, space);
  const rest = space < 0 ? '' : gloss.slice(space);
  const known = irregular(head);
  const sibilant = /(?:s|x|z|ch|sh|o)$/.test(head);
  const y = /[^aeiou]y$/.test(head);
  const doubled = head.endsWith('ic') ? `${head}k` : doubles(head) ? head + head.slice(-1) : head;
  const third =
    head === 'be'
      ? 'is'
      : head === 'have'
        ? 'has'
        : y
          ? `${head.slice(0, -1)}ies`
          : sibilant
            ? `${head}es`
            : `${head}s`;
  const ing = head.endsWith('ie')
    ? `${head.slice(0, -2)}ying`
    : /[^eoy]e$/.test(head) && head !== 'be'
      ? `${head.slice(0, -1)}ing`
      : `${doubled}ing`;
  const regular = head.endsWith('e') ? `${head}d` : y ? `${head.slice(0, -1)}ied` : `${doubled}ed`;
  const also = otherSpellings(head);
  const phrase = (form: string): string => form + rest;
  return {
    base: gloss,
    third: phrase(third),
    ing: phrase(ing),
    past: [known?.past ?? regular, ...also].map(phrase),
    part: [known?.part ?? regular, ...also].map(phrase),
  };
});

/** "Lie" is two verbs: whoever lies down lay and has lain, whoever tells lies lied. */
export const lied = (lexeme: string | undefined, wording: string): string =>
  lexeme === 'mentior_v' ? wording.replace(/\b(?:lay|lain)\b/, 'lied') : wording;

/** Who the verb is about. */
export type Subject = { readonly person: Person; readonly number: GrammaticalNumber };

const isSingularThird = ({ person, number }: Subject): boolean => person === 3 && number === 'sg';
const be = (subject: Subject, past: boolean): string => {
  const { person, number } = subject;
  if (past) return number === 'sg' && person !== 2 ? 'was' : 'were';
  if (number === 'pl' || person === 2) return 'are';
  return person === 1 ? 'am' : 'is';
};

/** An auxiliary and what follows it; an empty auxiliary means that the verb stands alone. */
export type VerbGroup = { readonly aux: string; readonly main: string };

const groups = (aux: string, mains: readonly string[]): readonly VerbGroup[] =>
  mains.map((main) => ({ aux, main }));

/** How a gloss that is modal in English behaves. */
type Modal = {
  readonly now: readonly VerbGroup[];
  readonly past: readonly VerbGroup[];
  readonly able: string;
};

const MODALS: Readonly<Record<string, Modal>> = {
  can: { now: [{ aux: 'can', main: '' }], past: [{ aux: 'could', main: '' }], able: 'be able to' },
  must: {
    now: [{ aux: 'must', main: '' }],
    past: [],
    able: 'be obliged to',
  },
  may: {
    now: ['may', 'can'].map((aux) => ({ aux, main: '' })),
    past: [{ aux: 'could', main: '' }],
    able: 'be allowed to',
  },
  ought: {
    now: [
      { aux: 'ought', main: 'to' },
      { aux: 'must', main: '' },
      { aux: 'should', main: '' },
    ],
    past: [],
    able: 'be obliged to',
  },
};

const beGroups = (rest: string, tense: Tense, subject: Subject): readonly VerbGroup[] => {
  const has = isSingularThird(subject) ? 'has' : 'have';
  switch (tense) {
    case 'pres':
      return [{ aux: be(subject, false), main: rest }];
    case 'impf':
      return [
        { aux: be(subject, true), main: rest },
        { aux: '', main: `used to be${rest && ` ${rest}`}` },
      ];
    case 'fut':
      return [
        ...['will', 'shall'].map((aux) => ({ aux, main: `be${rest && ` ${rest}`}` })),
        { aux: be(subject, false), main: `going to be${rest && ` ${rest}`}` },
      ];
    case 'perf':
      return [
        { aux: be(subject, true), main: rest },
        { aux: has, main: `been${rest && ` ${rest}`}` },
      ];
    case 'plup':
      return [{ aux: 'had', main: `been${rest && ` ${rest}`}` }];
    case 'futp':
      return ['will', 'shall'].map((aux) => ({ aux, main: `have been${rest && ` ${rest}`}` }));
  }
};

const modalGroups = (modal: Modal, tense: Tense, subject: Subject): readonly VerbGroup[] => {
  const able = beGroups(modal.able.slice(3), tense, subject);
  if (tense === 'pres') return [...modal.now, ...able];
  if (tense === 'impf' || tense === 'perf') return [...modal.past, ...able];
  return able;
};

const activeGroups = (
  verb: EnglishVerb,
  tense: Tense,
  subject: Subject,
  isNegated: boolean,
  isStative: boolean,
): readonly VerbGroup[] => {
  const third = isSingularThird(subject);
  const simple = third ? verb.third : verb.base;
  const has = third ? 'has' : 'have';
  const does = { aux: third ? 'does' : 'do', main: verb.base };
  const did = { aux: 'did', main: verb.base };
  const alone = (forms: readonly string[]): readonly VerbGroup[] => (isNegated ? [] : groups('', forms));
  switch (tense) {
    case 'pres': {
      const progressive = { aux: be(subject, false), main: verb.ing };
      return isNegated ? [does, progressive] : [{ aux: '', main: simple }, progressive, does];
    }
    case 'impf': {
      const progressive = { aux: be(subject, true), main: verb.ing };
      const rest = isNegated
        ? [
            { aux: 'did', main: `use to ${verb.base}` },
            { aux: 'did', main: `used to ${verb.base}` },
          ]
        : [
            { aux: '', main: `used to ${verb.base}` },
            { aux: '', main: `kept ${verb.ing}` },
            { aux: '', main: `kept on ${verb.ing}` },
          ];
      return isStative
        ? [...alone(verb.past), did, progressive, ...rest]
        : [progressive, ...alone(verb.past), did, ...rest];
    }
    case 'fut':
      return [
        ...groups('will', [verb.base, `be ${verb.ing}`]),
        ...groups('shall', [verb.base, `be ${verb.ing}`]),
        { aux: be(subject, false), main: `going to ${verb.base}` },
      ];
    case 'perf':
      return [
        ...alone(verb.past),
        ...(isNegated ? [did] : []),
        ...groups(has, verb.part),
        ...(isNegated ? [] : [did]),
      ];
    case 'plup':
      return [...groups('had', verb.part), { aux: 'had', main: `been ${verb.ing}` }];
    case 'futp':
      return [
        ...groups(
          'will',
          verb.part.map((part) => `have ${part}`),
        ),
        ...groups(
          'shall',
          verb.part.map((part) => `have ${part}`),
        ),
      ];
  }
};

const passiveGroups = (verb: EnglishVerb, tense: Tense, subject: Subject): readonly VerbGroup[] =>
  verb.part.flatMap((part): readonly VerbGroup[] => {
    const has = isSingularThird(subject) ? 'has' : 'have';
    switch (tense) {
      case 'pres':
        return [
          { aux: be(subject, false), main: part },
          { aux: be(subject, false), main: `being ${part}` },
        ];
      case 'impf':
        return [
          { aux: be(subject, true), main: `being ${part}` },
          { aux: be(subject, true), main: part },
          { aux: '', main: `used to be ${part}` },
        ];
      case 'fut':
        return [
          ...groups('will', [`be ${part}`]),
          ...groups('shall', [`be ${part}`]),
          { aux: be(subject, false), main: `going to be ${part}` },
        ];
      case 'perf':
        return [
          { aux: be(subject, true), main: part },
          { aux: has, main: `been ${part}` },
        ];
      case 'plup':
        return [{ aux: 'had', main: `been ${part}` }];
      case 'futp':
        return [...groups('will', [`have been ${part}`]), ...groups('shall', [`have been ${part}`])];
    }
  });

/** What the English verb has to say. */
export type Saying = {
  readonly tense: Tense;
  readonly voice: Voice;
  readonly subject: Subject;
  readonly isNegated?: boolean;
  readonly isStative?: boolean;
};

/** Every usual way to render a finite verb, auxiliary apart, the best first. A gloss in `not …` negates itself. */
export const verbGroups = (
  gloss: string,
  { tense, voice, subject, isNegated = false, isStative = false }: Saying,
): readonly VerbGroup[] => {
  if (gloss.startsWith('not '))
    return activeGroups(englishVerb(gloss.slice(4)), tense, subject, true, isStative).map(
      ({ aux, main }) => ({ aux: `${aux} not`, main }),
    );
  const modal = entryOf(MODALS, gloss);
  if (modal) return modalGroups(modal, tense, subject);
  if (gloss === 'be' || gloss.startsWith('be ')) return beGroups(gloss.slice(3), tense, subject);
  const verb = englishVerb(gloss);
  return voice === 'pass'
    ? passiveGroups(verb, tense, subject)
    : activeGroups(verb, tense, subject, isNegated, isStative);
};

/** A name for what a verb has to say. */
export const nameOfSaying = ({
  voice,
  subject: { person, number },
  isNegated = false,
  isStative = false,
}: Omit<Saying, 'tense'>): string =>
  `${voice}${person}${number}${isNegated ? ' not' : ''}${isStative ? ' still' : ''}`;

/** The groups as phrases, with `not` (or `never`) after the auxiliary when negated. */
export const verbPhrases = rememberedBy(
  MOST_VERBS,
  (gloss: string, saying: Saying, negative?: string) =>
    `${gloss}/${saying.tense} ${nameOfSaying(saying)}/${negative ?? 'not'}`,
  (gloss, saying, negative = 'not'): readonly string[] =>
    verbGroups(gloss, saying).flatMap(({ aux, main }) => {
      if (!saying.isNegated || gloss.startsWith('not ')) return [[aux, main].filter(Boolean).join(' ')];
      return aux === '' ? [] : [[aux, negative, main].filter(Boolean).join(' ')];
    }),
);

/** A verb in every form: the base, "sees", "seeing", the pasts, the participles. */
export const verbForms = (gloss: string): readonly string[] => {
  const { base, third, ing, past, part } = englishVerb(gloss);
  return [base, third, ing, ...past, ...part];
};

/** The forms that tell what somebody does or did, without an auxiliary. */
export const toldForms = (gloss: string): readonly string[] => {
  const { third, past } = englishVerb(gloss);
  return [third, ...past];
};
