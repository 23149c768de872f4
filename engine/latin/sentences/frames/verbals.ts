// Verbal nouns and adjectives: gerund, gerundive, supine, the participle that is about to act, ablative absolutes.
import type { Draft } from '../draft.ts';
import type { Argument, Background, Clause, Verbal } from '../tree.ts';
import { concerned } from './cases.ts';
import { reaction } from './stories.ts';
import type { Frame } from './frame.ts';
import {
  allowsPassive,
  anyVerb,
  clauseOf,
  GOING,
  LIFELESS,
  objectOf,
  quietVerb,
  same,
  someone,
  straight,
  SUM,
  verbIds,
  verbIn,
  withBackground,
} from './frame.ts';

const goer = (draft: Draft): Clause | undefined => {
  const subject = someone(draft, ['soldier', 'human']);
  const row = subject && draft.verbThat(({ verb, subject: who }) => GOING.has(verb) && verb !== 'fugio_v' && verb !== 'discedo_v' && (who.includes('human') || draft.stock.isOf(subject.lexeme, who)));
  const clause = draft.clause(row, draft.tense('pres', 'perf', 'impf', 'fut'), { ...(subject ? { subject } : {}), plain: true });
  return clause && { ...clause, args: clause.args.filter(({ role }) => role !== 'place') };
}; // prettier-ignore

/** Deeds that need no object to be worth while. */
const ERRANDS = verbIds('dormio laboro canto ceno pugno fugio redeo navigo ambulo');

/** A deed for a gerund: with a lifeless object, or with none. */
const deed = (draft: Draft, subject: Clause['subject']): Clause | undefined => {
  const clause = draft.clause(quietVerb(draft), 'pres', { subject: subject.kind === 'noun' ? same(subject) : subject, mood: 'inf', plain: true });
  const isWarlike = draft.random.chance(350) && subject.kind === 'noun' && draft.stock.isOf(subject.lexeme, ['soldier']);
  const row = isWarlike ? draft.verbThat(({ verb, object }) => ['oppugno_v', 'defendo_v', 'capio_v', 'deleo_v', 'munio_v'].includes(verb) && (object?.some((name) => LIFELESS.has(name)) ?? false)) : undefined;
  const town = row && draft.noun(['target'], { adorned: 100 });
  if (row && town) return clauseOf(draft.choice(row), same(subject), [objectOf(town)], { mood: 'inf' });
  return clause && (clause.args.some(({ role }) => role === 'object') || ERRANDS.has(clause.verb.lexeme)) ? { ...clause, args: clause.args.filter(({ role }) => role === 'object') } : undefined;
}; // prettier-ignore

const aiming = (draft: Draft, kind: Verbal['kind']): Clause | undefined => {
  const main = goer(draft);
  const clause = main && deed(draft, main.subject);
  return (
    main &&
    clause && {
      ...main,
      args: draft.random.chance(300) && clause.args.length === 0 ? main.args : [],
      verbal: { kind, clause },
    }
  );
};

const HELD = [['spes', 'hope', 'of'], ['consilium', 'plan', 'to'], ['cupiditas', 'desire', 'to'], ['facultas', 'opportunity', 'to'], ['occasio', 'opportunity', 'to']] as const; // prettier-ignore

const MEANS = [
  ['disco_v', 'learn', 'human', 'lego scribo audio laboro'],
  ['vinco_v', 'win', 'soldier', 'pugno'],
  ['doceo_v', 'teach', 'teacher', 'narro lego'],
  ['placeo_v', 'please', 'human', 'canto narro'],
  ['noceo_v', 'do harm', 'enemy', 'clamo pugno'],
] as const; // prettier-ignore

const SUPINES = [
  ['fabula', 'mirabilis', 'wonderful', 'audio', ['hear']],
  ['carmen', 'facilis', 'easy', 'canto', ['sing']],
  ['opus', 'difficilis', 'difficult', 'facio', ['do', 'make']],
  ['iter', 'difficilis', 'difficult', 'facio', ['make', 'do']],
  ['fabula', 'facilis', 'easy', 'dico', ['tell', 'say']],
  ['liber', 'difficilis', 'difficult', 'lego', ['read']],
  ['liber', 'facilis', 'easy', 'lego', ['read']],
  ['templum', 'mirabilis', 'wonderful', 'video', ['see']],
  ['urbs', 'mirabilis', 'wonderful', 'video', ['see']],
] as const; // prettier-ignore

const LEADERS = 'caesar pompeius scipio hannibal brutus'.split(' ');
const RULERS = 'cicero cato pompeius caesar augustus nero'.split(' ');
const WATCHED = verbIds('rideo fleo clamo dormio canto sedeo specto audio laboro'); // prettier-ignore

/** An ablative without a verb: under a general, while a king is alive. */
const verbless = (draft: Draft): Background | undefined => {
  const way = draft.random.below(3);
  if (way === 0) {
    const subject = draft.named(`${draft.random.pick(LEADERS)}_n`, { number: 'sg' });
    const noun = draft.named('dux_n', { number: 'sg', article: 'none', en: 'general' });
    return subject && noun && { kind: 'absolute', clause: clauseOf(SUM, subject, [], { tense: 'impf', noun }) };
  }
  if (way === 1) {
    const subject = draft.named(`${draft.random.pick(RULERS)}_n`, { number: 'sg' });
    const noun = draft.named(subject?.lexeme === 'augustus_n' || subject?.lexeme === 'nero_n' ? 'princeps_n' : 'consul_n', { number: 'sg', article: 'none', ...(subject?.lexeme === 'augustus_n' || subject?.lexeme === 'nero_n' ? { en: 'emperor' } : {}) });
    return subject && noun && { kind: 'absolute', clause: clauseOf(SUM, subject, [], { tense: 'impf', noun }) };
  }
  const subject = draft.noun(['ruler', 'family'], { number: 'sg', adorned: 0 });
  const [stem, en] = draft.random.pick([['vivus', 'alive'], ['invitus', 'unwilling']] as const);
  const adjective = { lexeme: `${stem}_adj`, en, degree: 'pos' } as const;
  return subject && { kind: 'absolute', clause: clauseOf(SUM, subject, [], { tense: 'impf', predicate: { adjective } }) };
}; // prettier-ignore

export const VERBAL_FRAMES: readonly Frame[] = [
  {
    name: 'about to', level: 6, concepts: ['future participle', 'active periphrastic'], note: 'The future participle with sum: about to do.', manner: 'with the future participle',
    make: (draft) => {
      const tense = draft.random.pick(['pres', 'impf'] as const);
      const clause = draft.clause(quietVerb(draft), tense, { plain: true, bare: 150 });
      return straight(clause && { ...clause, tense, isPeriphrastic: true, says: [tense === 'pres' ? 'about to' : 'was about to'] });
    },
  },
  {
    name: 'gerund', level: 6, concepts: ['gerund', 'gerundive', 'genitive'], note: 'The genitive of the gerund, or of the gerundive with its noun, says of what: spēs pugnandī, cōnsilium urbis capiendae.', manner: 'with the gerund or gerundive',
    make: (draft) => {
      const subject = someone(draft, ['soldier', 'human']);
      const clause = subject && deed(draft, subject);
      if (!subject || !clause) return undefined;
      const verbal: Verbal = { kind: 'to', clause };
      const tense = draft.tense('pres', 'impf', 'perf');
      if (draft.random.chance(300)) {
        const adjective = { lexeme: 'cupidus_adj', en: 'eager', degree: 'pos' } as const;
        return straight(clauseOf(SUM, subject, [], { tense: tense === 'perf' ? 'impf' : tense, predicate: { adjective, verbal } }));
      }
      const [stem, en, kind] = draft.random.pick(HELD);
      const held = draft.named(`${stem}_n`, { number: 'sg', en });
      return straight(held && clauseOf({ lexeme: 'habeo_v', en: 'have', stative: true }, subject, [objectOf({ ...held, article: stem === 'spes' ? 'none' : 'a', verbal: { kind, clause } })], { tense }));
    },
  },
  {
    name: 'ad with the gerundive', level: 6, concepts: ['gerundive', 'gerund', 'purpose'], note: 'ad with the accusative of the gerund or gerundive gives the purpose.', manner: 'with ad and the gerund or gerundive',
    make: (draft) => straight(aiming(draft, 'ad')),
  },
  {
    name: 'for the sake of', level: 7, concepts: ['gerundive', 'gerund', 'causā'], note: 'causā stands behind the genitive of the gerund or gerundive.', manner: 'with causā',
    make: (draft) => straight(aiming(draft, 'causa')),
  },
  {
    name: 'by doing', level: 7, concepts: ['gerund', 'ablative'], note: 'The ablative of the gerund says by what means.',
    make: (draft) => {
      const [verb, en, who, deeds] = draft.random.pick(MEANS);
      const subject = draft.noun([who], { adorned: 150 });
      const row = subject && draft.verbThat(({ verb: one }) => deeds.split(' ').includes(one.slice(0, -2)));
      if (!subject || !row) return undefined;
      const clause = clauseOf(draft.choice(row), same(subject), [], { mood: 'inf' });
      const main = clauseOf(verbIn(verb, en, ...(verb === 'vinco_v' ? ['conquer', 'be victorious', 'prevail'] : verb === 'placeo_v' ? ['give pleasure'] : verb === 'noceo_v' ? ['cause harm'] : [])), subject, [], { tense: draft.tense('pres', 'impf', 'perf', 'fut'), verbal: { kind: 'by', clause } });
      return straight({ ...main, verb: { ...main.verb, stative: false } });
    },
  },
  {
    name: 'supine', level: 7, concepts: ['supine', 'purpose'], note: 'After verbs of going the supine in -um gives the purpose.', manner: 'with the supine',
    make: (draft) => straight(aiming(draft, 'supine')),
  },
  {
    name: 'easy to do', level: 8, concepts: ['supine'], note: 'After adjectives such as facilis the supine in -ū: easy to do.', manner: 'with the supine',
    make: (draft) => {
      const [noun, adjective, en, verb, only] = draft.random.pick(SUPINES);
      const subject = draft.named(`${noun}_n`, { adorned: 350 });
      const [first, ...others] = only;
      const clause = subject && clauseOf(verbIn(`${verb}_v`, first ?? '', ...others), same(subject));
      return straight(subject && clause && clauseOf(SUM, subject, [], { tense: draft.tense('pres', 'impf', 'fut'), predicate: { adjective: { lexeme: `${adjective}_adj`, en, degree: 'pos' }, verbal: { kind: 'supine-u', clause } } }));
    },
  },
  {
    name: 'obligation', level: 8, concepts: ['gerundive of obligation'], note: 'Gerundive with sum: must be done.', manner: 'with the gerundive',
    make: (draft) => {
      const row = draft.verbThat(allowsPassive);
      const subject = row && draft.noun(row.object, { adorned: 250 });
      return straight(row && subject && clauseOf(draft.choice(row), subject, [], { tense: draft.tense('pres', 'impf'), mood: 'gerundive', voice: 'pass', isNegated: draft.random.chance(150) }));
    },
  },
  {
    name: 'who must', level: 8, concepts: ['gerundive of obligation', 'dative of the agent'], note: 'With the gerundive of obligation the doer stands in the dative.', manner: 'with the gerundive',
    make: (draft) => {
      const row = draft.verbThat((one) => allowsPassive(one) && (one.subject.includes('human') || one.subject.includes('soldier')) && (one.object?.some((name) => LIFELESS.has(name)) ?? false));
      const subject = row && draft.noun(row.object, { adorned: 150 });
      const who = row && concerned(draft, row.subject);
      if (!row || !subject || !who) return undefined;
      const tense = draft.random.pick(['pres', 'pres', 'impf', 'fut'] as const);
      const verb = draft.choice(row);
      const must = tense === 'pres' ? verbIn('debeo_v', 'must', 'have to', 'ought', 'need to') : verbIn('debeo_v', 'have to', 'need to');
      const body = clauseOf(verb, who.subject, [objectOf(subject)], { mood: 'inf' });
      const active = clauseOf(must, who.subject, [], { tense, complement: { kind: 'infinitive', clause: body } });
      const by: Argument = { role: 'agent', case: 'dat', en: ['by'], phrase: who.dative };
      const passive = clauseOf(verb, subject, [by], { tense: tense === 'fut' ? 'pres' : tense, mood: 'gerundive', voice: 'pass' });
      const latin = clauseOf(verb, subject, [{ role: 'agent', case: 'dat', phrase: who.dative }], { tense, mood: 'gerundive', voice: 'pass' });
      return straight({ ...latin, asEnglish: tense === 'fut' ? [active] : [active, passive] });
    },
  },
  {
    name: 'absolute', level: 8, concepts: ['ablative absolute', 'participle'], note: 'Noun and participle in the ablative make a clause of their own.', manner: 'with an ablative absolute',
    make: (draft) => {
      const row = draft.verbThat((one) => allowsPassive(one) && (one.sudden === true || one.verb === 'gero_v'));
      const subject = row && draft.noun(row.object, { adorned: 0 });
      if (!row || !subject) return undefined;
      const inner = clauseOf(draft.choice(row), subject, [], { tense: 'plup', voice: 'pass' });
      const main = reaction(draft, inner, ['perf', 'ind']);
      if (!main || main.subject.kind === 'person' || main.args.some(({ phrase }) => phrase.lexeme === 'is_pron')) return undefined;
      return straight(withBackground(main, { kind: 'absolute', clause: inner }));
    },
  },
  {
    name: 'present absolute', level: 8, concepts: ['ablative absolute', 'participle'], note: 'With a present participle the ablative absolute says what goes on meanwhile; its ablative ends in -e.', manner: 'with an ablative absolute',
    make: (draft) => {
      const main = draft.clause(anyVerb(draft), 'perf', { plain: true, bare: 0 });
      const row = draft.verbThat(({ verb }) => WATCHED.has(verb));
      const subject = row && draft.noun(['human', 'soldier', 'ruler'], { adorned: 0 });
      if (!main || !row || !subject) return undefined;
      return straight(withBackground(main, { kind: 'absolute', clause: clauseOf(draft.choice(row), subject, [], { tense: 'pres' }) }));
    },
  },
  {
    name: 'absolute without a verb', level: 8, concepts: ['ablative absolute'], note: 'Two nouns, or a noun and an adjective, make an ablative absolute: Caesare duce, rēge invītō.', manner: 'with an ablative absolute',
    make: (draft) => {
      const background = verbless(draft);
      const main = draft.clause(anyVerb(draft), 'perf', { plain: true, bare: 0 });
      return straight(background && withBackground(main, background));
    },
  },
]; // prettier-ignore
