// Sentences from trees, both sides, over a lexicon known by heart; and composition over the whole lexicon as properties.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFrames } from '@sigilla/content/latin/frames/index.ts';
import { readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import { forkSeed, randomFork } from '@sigilla/engine/core/random.ts';
import { indexLexicon } from '@sigilla/engine/latin/analyse.ts';
import { matchesEnglish } from '@sigilla/engine/latin/questions/grading/english/matchEnglish.ts';
import { matchLatin } from '@sigilla/engine/latin/questions/grading/latin/matchLatin.ts';
import type { Sentence } from '@sigilla/engine/latin/sentences/compose.ts';
import { composeSentence, sentenceOf } from '@sigilla/engine/latin/sentences/compose.ts';
import { pluralOf, possessiveOf, superlativesOf } from '@sigilla/engine/latin/sentences/englishNouns.ts';
import { englishVerb, verbPhrases } from '@sigilla/engine/latin/sentences/englishVerbs.ts';
import { FRAMES } from '@sigilla/engine/latin/sentences/frames.ts';
import type { Argument, Clause, SentenceTree } from '@sigilla/engine/latin/sentences/tree.ts';
import { clause, he, many, np, smallStock, they, verbOf } from './smallLexicon.ts';
import { often } from '../../support/tier.ts';
import { longIt } from '../../support/longIt.ts';

const said = (main: Clause, more: Partial<SentenceTree> = {}): Sentence | undefined =>
  sentenceOf(smallStock, {
    frame: 'test',
    mode: 'statement',
    order: 'subject-object-verb',
    clause: main,
    ...more,
  });

const both = (main: Clause, more: Partial<SentenceTree> = {}): readonly (string | undefined)[] => {
  const sentence = said(main, more);
  return [sentence?.latin, sentence?.english];
};

const by = (phrase: Argument['phrase']): readonly Argument[] => [
  { role: 'agent', case: 'abl', preposition: { lexeme: 'a_prep', form: 'ab', en: ['by'] }, phrase },
];
const good = { lexeme: 'bonus_adj', en: 'good', degree: 'pos' } as const;
const brave = { lexeme: 'fortis_adj', en: 'brave', degree: 'pos' } as const;

describe('a sentence', () => {
  it.each<readonly [string, Clause, Partial<SentenceTree>, string, string]>([
    ['a subject and an object', clause('video', np('puella'), np('rex')), {}, 'Puella rēgem videt.', 'The girl sees the king.'],
    ['no subject but an ending', clause('amo', he, np('puella')), {}, 'Puellam amat.', 'He loves the girl.'],
    ['agreement in number and gender', clause('video', many('miles', { adjective: brave }), np('urbs', { adjective: good })), {}, 'Mīlitēs fortēs bonam urbem vident.', 'The brave soldiers see the good city.'],
    ['a plural that is one thing', clause('capio', np('hostis'), np('castra'), { tense: 'perf' }), {}, 'Hostis castra cēpit.', 'The enemy captured the camp.'],
    ['a receiver', clause('do', np('rex'), [{ role: 'object', case: 'acc', phrase: np('liber') }, { role: 'indirect', case: 'dat', en: ['to'], phrase: np('servus') }]), {}, 'Rēx servō librum dat.', 'The king gives the book to the slave.'],
    ['a verb with the dative', clause('pareo', np('servus'), [{ role: 'object', case: 'dat', phrase: np('rex') }]), {}, 'Servus rēgī pāret.', 'The slave obeys the king.'],
    ['a verb with the ablative', clause('utor', np('miles'), [{ role: 'object', case: 'abl', phrase: np('gladius') }], { tense: 'perf' }), {}, 'Mīles gladiō ūsus est.', 'The soldier used the sword.'],
    ['an owner', clause('video', he, np('gladius', { genitive: np('rex') })), {}, 'Gladium rēgis videt.', "He sees the king's sword."],
    ['a place and a negation', clause('venio', np('puella'), [{ role: 'goal', case: 'acc', preposition: { lexeme: 'in_prep', form: 'in', en: ['into'] }, phrase: np('urbs') }], { tense: 'impf', isNegated: true }), {}, 'Puella in urbem nōn veniēbat.', 'The girl was not coming into the city.'],
    ['a means', clause('capio', np('rex'), [{ role: 'object', case: 'acc', phrase: np('urbs') }, { role: 'means', case: 'abl', en: ['with'], phrase: many('gladius') }], { tense: 'fut' }), {}, 'Rēx gladiīs urbem capiet.', 'The king will capture the city with the swords.'],
    ['a passive with its doer', clause('capio', np('urbs'), by(many('hostis')), { voice: 'pass', tense: 'perf' }), {}, 'Urbs ab hostibus capta est.', 'The city was captured by the enemies.'],
    ['a deponent', clause('sequor', np('puella'), np('rex'), { tense: 'plup' }), {}, 'Puella rēgem secūta erat.', 'The girl had followed the king.'],
    ['a predicate', clause('sum', np('puella'), undefined, { predicate: { adjective: good } }), {}, 'Puella bona est.', 'The girl is good.'],
    ['a comparison', clause('sum', np('puella'), undefined, { predicate: { adjective: { ...brave, degree: 'comp' }, than: np('rex'), thanCase: 'quam' } }), {}, 'Puella fortior quam rēx est.', 'The girl is braver than the king.'],
    ['a comparison in the ablative', clause('sum', np('puella'), undefined, { predicate: { adjective: { ...brave, degree: 'comp' }, than: np('rex'), thanCase: 'abl' } }), {}, 'Puella rēge fortior est.', 'The girl is braver than the king.'],
    ['an infinitive', clause('volo', np('puella'), undefined, { complement: { kind: 'infinitive', clause: clause('video', np('puella'), np('rex'), { mood: 'inf' }) } }), {}, 'Puella rēgem vidēre vult.', 'The girl wants to see the king.'],
    ['a relative clause', clause('video', he, np('miles', { relative: { case: 'nom', clause: clause('capio', he, np('urbs'), { tense: 'perf' }) } })), {}, 'Mīlitem, quī urbem cēpit, videt.', 'He sees the soldier who captured the city.'],
    ['a relative in the accusative', clause('video', he, np('urbs', { relative: { case: 'acc', clause: clause('capio', np('miles'), undefined, { tense: 'perf' }) } })), {}, 'Urbem, quam mīles cēpit, videt.', 'He sees the city which the soldier captured.'],
    ['a perfect participle', clause('video', he, np('urbs', { participle: { verb: verbOf('capio'), tense: 'perf', agent: many('hostis') } })), {}, 'Urbem ab hostibus captam videt.', 'He sees the city captured by the enemies.'],
    ['a present participle', clause('video', he, many('miles', { participle: { verb: verbOf('venio'), tense: 'pres' } })), {}, 'Mīlitēs venientēs videt.', 'He sees the coming soldiers.'],
    ['accusative and infinitive after a present', clause('dico', np('puella'), undefined, { complement: { kind: 'statement', clause: clause('venio', np('rex'), undefined, { mood: 'inf' }) } }), {}, 'Puella dīcit rēgem venīre.', 'The girl says that the king comes.'],
    ['accusative and infinitive after a past', clause('dico', np('puella'), undefined, { tense: 'perf', complement: { kind: 'statement', clause: clause('venio', np('rex'), undefined, { mood: 'inf', tense: 'fut' }) } }), {}, 'Puella dīxit rēgem ventūrum esse.', 'The girl said that the king would come.'],
    ['a purpose after a present', clause('venio', np('miles'), undefined, { complement: { kind: 'purpose', clause: clause('video', he, np('rex'), { mood: 'subj' }) } }), {}, 'Mīles venit, ut rēgem videat.', 'The soldier comes to see the king.'],
    ['a negative purpose after a past', clause('venio', np('miles'), undefined, { tense: 'perf', complement: { kind: 'purpose', clause: clause('timeo', he, np('rex'), { mood: 'subj', tense: 'impf', isNegated: true }) } }), {}, 'Mīles vēnit, nē rēgem timēret.', 'The soldier came so as not to fear the king.'],
    ['a result', clause('sum', np('miles'), undefined, { predicate: { adjective: brave, isResult: true }, complement: { kind: 'result', clause: clause('timeo', he, np('rex'), { mood: 'subj', isNegated: true }) } }), {}, 'Mīles tam fortis est, ut rēgem nōn timeat.', 'The soldier is so brave that he does not fear the king.'],
    ['a fear', clause('timeo', np('rex'), undefined, { complement: { kind: 'fear', clause: clause('venio', many('hostis'), undefined, { mood: 'subj' }) } }), {}, 'Rēx timet, nē hostēs veniant.', 'The king fears that the enemies may come.'],
    ['a cum clause', clause('venio', they, undefined, { tense: 'perf', background: { kind: 'cum', clause: clause('capio', np('rex'), np('urbs'), { mood: 'subj', tense: 'plup' }) } }), {}, 'Cum rēx urbem cēpisset, vēnērunt.', 'When the king had captured the city, they came.'],
    ['an indirect question', clause('rogo', np('puella'), undefined, { tense: 'perf', complement: { kind: 'question', asks: { lexeme: 'cur_adv', form: 'cūr', en: ['why'] }, clause: clause('venio', np('rex'), undefined, { mood: 'subj', tense: 'plup' }) } }), {}, 'Puella rogāvit, cūr rēx vēnisset.', 'The girl asked why the king had come.'],
    ['an ablative absolute', clause('venio', np('rex'), undefined, { tense: 'perf', background: { kind: 'absolute', clause: clause('capio', np('urbs'), undefined, { voice: 'pass', tense: 'plup' }) } }), {}, 'Urbe captā, rēx vēnit.', 'When the city had been captured, the king came.'],
    ['an obligation', clause('capio', np('urbs'), undefined, { mood: 'gerundive', voice: 'pass' }), {}, 'Urbs capienda est.', 'The city must be captured.'],
    ['a question with -ne', clause('capio', np('hostis'), np('rex')), { mode: 'ne', order: 'verb-first' }, 'Capitne hostis rēgem?', 'Is the enemy capturing the king?'],
    ['a question that hopes for no', clause('video', np('puella'), np('rex')), { mode: 'num' }, 'Num puella rēgem videt?', 'Surely the girl does not see the king?'],
    ['a question that hopes for yes', clause('video', np('puella'), np('rex')), { mode: 'nonne' }, 'Nōnne puella rēgem videt?', 'Surely the girl sees the king?'],
    ['a command', clause('do', { ...he, person: 2 }, np('liber'), { mood: 'imp' }), { mode: 'command', vocative: np('servus') }, 'Serve, librum dā!', 'Slave, give the book!'],
    ['a prohibition', clause('capio', { ...they, person: 2 }, np('liber'), { mood: 'imp', isNegated: true }), { mode: 'command', vocative: many('servus') }, 'Servī, nōlīte librum capere!', 'Slaves, do not capture the book!'],
    ['another order', clause('video', np('puella'), np('rex')), { order: 'object-subject-verb' }, 'Rēgem puella videt.', 'The girl sees the king.'],
  ])('says %s', (_, main, more, latin, english) => {
    expect(both(main, more)).toEqual([latin, english]);
  }); // prettier-ignore

  it('is not made when subject and object look alike', () => {
    expect(said(clause('video', many('miles'), many('hostis')))).toBeUndefined();
    expect(said(clause('video', np('miles'), many('hostis')))?.latin).toBe('Mīles hostēs videt.');
  });
  it('is not made of a form that its word lacks', () => {
    expect(said(clause('venio', np('rex'), by(np('hostis')), { voice: 'pass' }))).toBeUndefined();
  });
  it('accepts both tenses of a form that is present and perfect', () => {
    const sentence = said(clause('defendo', np('miles'), np('urbs')));
    expect(matchesEnglish(sentence?.arrangements ?? [], 'The soldier defended the city.')).toBe(true);
    expect(matchesEnglish(sentence?.arrangements ?? [], 'The soldier had defended the city.')).toBe(false);
  });
});

describe('English', () => {
  it('inflects nouns', () => {
    expect(['city', 'wolf', 'young man', 'son of a king', 'sheep', 'box', 'weapons'].map(pluralOf)).toEqual([
      'cities',
      'wolves',
      'young men',
      'sons of a king',
      'sheep',
      'boxes',
      'weapons',
    ]);
    expect([possessiveOf('king'), possessiveOf('soldiers')]).toEqual(["king's", "soldiers'"]);
    expect(superlativesOf('happy')[0]).toBe('happiest');
  });
  it.each([['see', 'seeing', 'saw', 'seen'], ['wait for', 'waiting for', 'waited for', 'waited for'], ['run', 'running', 'ran', 'run'], ['lie', 'lying', 'lay', 'lain'], ['outdo', 'outdoing', 'outdid', 'outdone'], ['carry', 'carrying', 'carried', 'carried'], ['beg', 'begging', 'begged', 'begged'], ['open', 'opening', 'opened', 'opened']])('inflects %s', (base, ing, past, part) => {
    const verb = englishVerb(base);
    expect([verb.ing, verb.past[0], verb.part[0]]).toEqual([ing, past, part]);
  }); // prettier-ignore
  it('renders tenses in every usual way', () => {
    const subject = { person: 3, number: 'sg' } as const;
    expect(verbPhrases('see', { tense: 'pres', voice: 'act', subject })).toEqual([
      'sees',
      'is seeing',
      'does see',
    ]);
    expect(verbPhrases('see', { tense: 'perf', voice: 'act', subject, isNegated: true })).toContain(
      'has not seen',
    );
    expect(verbPhrases('can', { tense: 'impf', voice: 'act', subject })).toContain('was able to');
    expect(verbPhrases('see', { tense: 'plup', voice: 'pass', subject })).toEqual(['had been seen']);
  });
});

describe('composeSentence', () => {
  const index = indexLexicon(readLexicon());
  const frames = readFrames();
  const seeds = fc.integer({ min: 0, max: 1_000_000 }).map((n) => forkSeed('0'.repeat(32), n));
  const compose = (seed: string, level: number, focus?: string): Sentence | undefined =>
    composeSentence({
      index,
      frames,
      random: randomFork(seed),
      level,
      ...(focus === undefined ? {} : { focus }),
    });

  it('gives the same sentence for the same seed', () => {
    fc.assert(fc.property(seeds, fc.integer({ min: 1, max: 10 }), (seed, level) => {
      expect(compose(seed, level)).toEqual(compose(seed, level));
    }), { numRuns: 60 });
  }); // prettier-ignore
  it('knows every construction', () => {
    for (const frame of FRAMES) {
      const sentence = compose('1'.repeat(32), 10, frame.name);
      expect(sentence?.tree.frame, frame.name).toBe(frame.name);
    }
  });
  it('is true on both sides: its words read as meant, its English and its orders grade right, its negation does not', () => {
    fc.assert(fc.property(seeds, fc.integer({ min: 1, max: 10 }), (seed, level) => {
      const sentence = compose(seed, level);
      expect(sentence).toBeDefined();
      if (!sentence) return;
      for (const slot of sentence.slots) {
        const readings = index.analyse(slot.text).filter(({ exact }) => exact);
        expect(readings.some(({ lexeme }) => lexeme.id === slot.lexemes[0]), `${slot.text} in ${sentence.latin}`).toBe(true);
      }
      for (const english of sentence.acceptedEnglish) expect(matchesEnglish(sentence.arrangements, english), `${sentence.latin} ${english}`).toBe(true);
      for (const latin of sentence.acceptedLatin) expect(matchLatin(index, sentence.slots, latin, true).is, latin).toBe('right');
      expect(matchesEnglish(sentence.arrangements, `${sentence.english} not`)).toBe(false);
      expect(matchLatin(index, sentence.slots, `${sentence.latin} et`).is).not.toBe('right');
    }), { numRuns: 400 });
  }); // prettier-ignore
  longIt('grades each of its orders right where two clauses have the same preposition', () => {
    const twice = (slots: Sentence['slots']): boolean => {
      const prepositions = slots.filter(({ role }) => role === 'preposition');
      return (
        new Set(prepositions.map(({ text }) => text)).size <
        new Set(prepositions.map(({ clause: of }) => of)).size
      );
    };
    const found: Sentence[] = [];
    for (let n = 0; found.length < often(2, 5); n += 1) {
      const sentence = compose(forkSeed('3'.repeat(32), n), 10);
      if (sentence !== undefined && twice(sentence.slots)) found.push(sentence);
    }
    for (const { slots, acceptedLatin } of found)
      for (const latin of acceptedLatin)
        expect(matchLatin(index, slots, latin, true).is, latin).toBe('right');
  });
  longIt('hardly ever repeats itself', () => {
    const texts = new Set(
      Array.from({ length: 500 }, (_, n) => compose(forkSeed('2'.repeat(32), n), 5)?.latin),
    );
    expect(texts.size).toBeGreaterThan(490);
  });
});
