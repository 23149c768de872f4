// Uses of the cases beyond object, receiver and owner: possession, ends served, adjectives with a case, price, value.
// Invariant: the English of each says which case was meant.
import type { Draft } from '../draft.ts';
import type { Argument, Clause, NounPhrase } from '../tree.ts';
import type { Frame } from './frame.ts';
import { clauseOf, datived, objectOf, pronoun, straight, SUM, verbIn } from './frame.ts';

const OF_US = [pronoun('ego_pron', ['me']), pronoun('tu_pron', ['you']), pronoun('ego_pron', ['us'], 'pl')];

/** Somebody in the dative, and the same as an English subject. */
export const concerned = (
  draft: Draft,
  classes: readonly string[] = ['human', 'soldier'],
): { readonly dative: NounPhrase; readonly subject: Clause['subject'] } | undefined => {
  if (draft.random.chance(300)) {
    const at = draft.random.below(3);
    const dative = OF_US[at];
    return (
      dative && {
        dative,
        subject: { kind: 'person', person: at === 1 ? 2 : 1, number: dative.number, gender: 'm' },
      }
    );
  }
  const noun = draft.noun(classes, { adorned: 100 });
  return noun && { dative: noun, subject: noun };
};

type End = {
  readonly noun: string;
  readonly of: readonly string[];
  readonly en: readonly [string, ...string[]];
};

const ENDS: readonly End[] = [
  { noun: 'auxilium_n', of: ['soldier', 'troops', 'steed', 'human'], en: ['be a help to', 'be of help to', 'be helpful to', 'be an aid to', 'help', 'be a support to'] },
  { noun: 'usus_n', of: ['tools', 'steed', 'arms', 'text'], en: ['be of use to', 'be useful to', 'be of service to', 'be an advantage to', 'be of advantage to'] },
  { noun: 'cura_n', of: ['human', 'captive', 'steed', 'dread'], en: ['be a concern to', 'be of concern to', 'be a care to', 'be an anxiety to', 'be a worry to', 'be a source of concern to'] },
  { noun: 'salus_n', of: ['troops', 'soldier'], en: ['be a salvation to', 'be the salvation of', 'be salvation for', 'be the rescue of', 'be a rescue to', 'save', 'be a means of safety to', 'be a source of safety to'] },
  { noun: 'impedimentum_n', of: ['barrier', 'weight'], en: ['be a hindrance to', 'be an obstacle to', 'hinder'] },
  { noun: 'odium_n', of: ['tyrant', 'enemy'], en: ['be hateful to', 'be an object of hatred to', 'be a hatred to', 'be hated by'] },
]; // prettier-ignore

const PRICES = [
  ['pretium_n', 'magnus_adj', 'sg', ['a high price', 'a great price', 'a big price', 'a large price']],
  ['pretium_n', 'parvus_adj', 'sg', ['a low price', 'a small price', 'a little price']],
  ['nummus_n', 'decem_num', 'pl', ['ten coins']],
  ['nummus_n', 'centum_num', 'pl', ['a hundred coins', 'one hundred coins']],
  ['nummus_n', 'viginti_num', 'pl', ['twenty coins']],
] as const;

const VALUES = [
  ['magnus_adj', ['highly', 'greatly', 'at a high price', 'very much', 'at a great price', 'much']],
  ['parvus_adj', ['little', 'lightly', 'at a low price', 'not much', 'at little']],
] as const;

const OPINIONS = {
  magnus_adj: ['think highly of', 'think much of', 'have a high opinion of', 'think a great deal of'],
  parvus_adj: ['think little of', 'have a low opinion of', 'have a poor opinion of'],
} as const;

const AFFECTED = [
  { adjective: 'similis_adj', en: 'like', of: 'dat', words: ['', 'to'], who: 'human animal', what: 'same' },
  { adjective: 'utilis_adj', en: 'useful', of: 'dat', words: ['to', 'for'], who: 'tools text gift steed', what: 'human soldier' },
  { adjective: 'carus_adj', en: 'dear', of: 'dat', words: ['to'], who: 'beloved dear', what: 'human' },
  { adjective: 'gratus_adj', en: 'pleasing', of: 'dat', words: ['to'], who: 'gift text food', what: 'human ruler' },
  { adjective: 'plenus_adj', en: 'full', of: 'gen', words: ['of', 'with'], who: 'crowded', what: 'human soldier' },
  { adjective: 'cupidus_adj', en: 'eager', of: 'gen', words: ['for', 'of'], who: 'human soldier', what: 'longed' },
  { adjective: 'dignus_adj', en: 'worthy', of: 'abl', words: ['of'], who: 'human soldier', what: 'earned' },
  { adjective: 'idoneus_adj', en: 'suitable', of: 'dat', words: ['for', 'to'], who: 'outside building', what: 'war human' },
] as const; // prettier-ignore

export const CASE_FRAMES: readonly Frame[] = [
  {
    name: 'possession',
    level: 3,
    concepts: ['dative of possession'],
    note: 'mihi est: what I have is the subject, I am the dative.',
    manner: 'with the dative and sum',
    make: (draft) => {
      const who = concerned(draft, ['human', 'soldier', 'ruler']);
      const thing = draft.noun(['thing', 'steed', 'offspring'], { article: 'a', adorned: 250 });
      if (!who || !thing || thing.determiner || thing.en === 'fatherland') return undefined;
      if (thing.lexeme === 'uxor_n' && who.subject.gender !== 'm') return undefined;
      const tense = draft.tense('pres', 'impf');
      const have = clauseOf(verbIn('habeo_v', 'have', 'own', 'possess'), who.subject, [objectOf(thing)], {
        tense,
      });
      const belong = clauseOf(verbIn('sum_v', 'belong'), thing, [{ ...datived(who.dative), en: ['to'] }], {
        tense,
      });
      return straight(
        clauseOf(SUM, thing, [datived(who.dative)], { tense, asEnglish: [have, belong] }),
        'circumstance-first',
      );
    },
  },
  {
    name: 'service',
    level: 7,
    concepts: ['double dative'],
    note: 'Two datives: to whom, and to what end.',
    manner: 'with two datives',
    make: (draft) => {
      const { noun, of, en } = draft.random.pick(ENDS);
      const subject = draft.noun(of, { adorned: 150 });
      const who = concerned(draft, ['human', 'ruler', 'soldier']);
      if (!subject || !who || !draft.stock.index.byId(noun)) return undefined;
      const tense = draft.tense('pres', 'impf', 'perf', 'fut');
      const end: Argument = { role: 'end', case: 'dat', phrase: pronoun(noun, [noun.slice(0, -2)]) };
      const help = clauseOf(verbIn('sum_v', ...en), subject, [objectOf(who.dative)], { tense });
      return straight(clauseOf(SUM, subject, [datived(who.dative), end], { tense, asEnglish: [help] }));
    },
  },
  {
    name: 'adjective with case',
    level: 5,
    concepts: ['adjectives with cases'],
    note: 'Some adjectives govern a case: similis and cārus the dative, plēnus and cupidus the genitive, dignus the ablative.',
    make: (draft) => {
      const { adjective, en, of, words, who, what } = draft.random.pick(AFFECTED);
      const lexeme = draft.stock.index.byId(adjective);
      const subject = lexeme && draft.noun(who.split(' '), { adorned: 150 });
      if (!subject || (lexeme.level !== 'basic' && draft.level < 4)) return undefined;
      const other = draft.noun(
        what === 'same'
          ? draft.stock.isOf(subject.lexeme, ['human'])
            ? ['human']
            : ['animal']
          : what.split(' '),
        {
          adorned: 100,
          ...(adjective === 'plenus_adj' ? { number: 'pl' as const, article: 'none' as const } : {}),
        },
      );
      if (!other || other.determiner) return undefined;
      if (subject.adjective?.lexeme === lexeme.id || other.adjective?.lexeme === lexeme.id) return undefined;
      const predicate = {
        adjective: { lexeme: lexeme.id, en, degree: 'pos' },
        of: { role: 'standard', case: of, en: words, phrase: other },
      } as const;
      return straight(clauseOf(SUM, subject, [], { tense: draft.tense('pres', 'impf', 'fut'), predicate }));
    },
  },
  {
    name: 'price',
    level: 6,
    concepts: ['ablative of price'],
    note: 'What a thing costs stands in the ablative.',
    make: (draft) => {
      const row = draft.verbThat(({ verb }) => verb === 'emo_v' || verb === 'vendo_v');
      const clause = draft.clause(row, draft.tense('pres', 'perf', 'fut'), { plain: true, bare: 150 });
      const [object, to] = clause?.args ?? [];
      const [noun, adjective, number, en] = draft.random.pick(PRICES);
      if (!clause || !object) return undefined;
      const base = pronoun(noun, en, number, noun === 'pretium_n' ? 'n' : 'm');
      const price: Argument = {
        role: 'price',
        case: 'abl',
        en: ['for', 'at'],
        phrase: adjective.endsWith('num')
          ? { ...base, determiner: { lexeme: adjective, en: [''] } }
          : { ...base, adjective: { lexeme: adjective, en: '', degree: 'pos' } },
      };
      return straight({ ...clause, args: [object, ...(to && draft.random.chance(400) ? [to] : []), price] });
    },
  },
  {
    name: 'value',
    level: 8,
    concepts: ['genitive of value'],
    note: 'How much one thinks a thing worth: magnī, parvī, tantī.',
    manner: 'with the genitive of value',
    make: (draft) => {
      const [lexeme, en] = draft.random.pick(VALUES);
      const subject = draft.noun(['human', 'ruler'], { adorned: 150 });
      const object = subject && draft.noun(['esteem', 'human', 'text', 'steed'], { adorned: 100 });
      const extra = {
        lexeme,
        features: { case: 'gen', number: 'sg', gender: 'n' },
        role: 'value',
        en,
      } as const;
      const tense = draft.tense('pres', 'impf', 'fut');
      if (!subject || !object) return undefined;
      // Beside men in the plural it would be read as theirs: servī parvī, "small slaves".
      if (subject.number === 'pl' && subject.gender === 'm') return undefined;
      const valued = clauseOf(
        { lexeme: 'aestimo_v', en: 'value', stative: true },
        subject,
        [objectOf(object)],
        { tense, extra },
      );
      const [opinion, ...same] = OPINIONS[lexeme];
      const thought = clauseOf(verbIn('aestimo_v', opinion, ...same), subject, [objectOf(object)], { tense });
      const plain = clauseOf(valued.verb, subject, [objectOf(object)], { tense, extra });
      return straight({ ...valued, asEnglish: [thought, plain] }, 'object-subject-verb');
    },
  },
];
