// Every construction: said from a tree of known words, with renderings that must be taken and such as must not;
// and composed at every level where it is allowed, each sentence proved as a question in both directions.
import { describe, expect, it } from 'vitest';
import { matchesEnglish } from '@sigilla/engine/latin/questions/grading/english/matchEnglish.ts';
import { matchLatin } from '@sigilla/engine/latin/questions/grading/latin/matchLatin.ts';
import type { Sentence } from '@sigilla/engine/latin/sentences/compose.ts';
import { sentenceOf } from '@sigilla/engine/latin/sentences/compose.ts';
import { FRAMES, noteOf } from '@sigilla/engine/latin/sentences/frames.ts';
import {
  adverbial,
  clauseOf,
  datived,
  IT,
  objectOf,
  opener,
  preposition,
  pronoun,
  SUM,
  verbIn,
} from '@sigilla/engine/latin/sentences/frames/frame.ts';
import { stockOf } from '@sigilla/engine/latin/sentences/stock.ts';
import type {
  Clause,
  NounPhrase,
  PersonPhrase,
  SentenceTree,
  VerbChoice,
} from '@sigilla/engine/latin/sentences/tree.ts';
import { expectTrueSentences } from './composedSentences.ts';
import { latinMaterial } from './latinMaterial.ts';
import { often, some } from '../../support/tier.ts';

const { index, frames } = latinMaterial;
const stock = stockOf(index, frames);

/** A noun of the lexicon: `n('rex')`, `n('hostis', { number: 'pl', count: 'pl' })`. */
const n = (stem: string, more: Partial<NounPhrase> = {}): NounPhrase => {
  const lexeme = index.byId(`${stem}_n`);
  const genders = { m: 'm', f: 'f', n: 'n', c: 'm' } as const;
  const en = frames.english[`${stem}_n`] ?? lexeme?.senses[0]?.en[0] ?? '';
  return { kind: 'noun', lexeme: `${stem}_n`, en, number: 'sg', count: 'sg', gender: genders[lexeme?.gender ?? 'm'], article: /^[A-Z]/.test(en) ? 'none' : 'the', ...more };
}; // prettier-ignore
const many = (stem: string, more: Partial<NounPhrase> = {}): NounPhrase =>
  n(stem, { number: 'pl', count: 'pl', ...more });
const v = (stem: string, en: string, stative = false): VerbChoice => ({ lexeme: `${stem}_v`, en, stative });
const person = (who: 1 | 2 | 3, number: 'sg' | 'pl' = 'sg'): PersonPhrase => ({
  kind: 'person',
  person: who,
  number,
  gender: 'm',
});
const he = person(3);
const adjective = (stem: string, en: string, degree: 'pos' | 'comp' = 'pos') =>
  ({ lexeme: `${stem}_adj`, en, degree }) as const;
const c = (verb: VerbChoice, subject: Clause['subject'], object?: NounPhrase, more: Partial<Clause> = {}): Clause => clauseOf(verb, subject, object ? [objectOf(object)] : [], more); // prettier-ignore

const IF = opener('si_conj', 'sī', 'if');
const come = v('venio', 'come');
const flee = v('fugio', 'flee');
const see = v('video', 'see', true);
const fight = v('pugno', 'fight');
const capture = v('capio', 'capture');
const read = v('lego', 'read');
const subj = (tense: Clause['tense'], more: Partial<Clause> = {}): Partial<Clause> => ({
  mood: 'subj',
  tense,
  ...more,
});

const said = (clause: Clause, more: Partial<SentenceTree> = {}): Sentence | undefined =>
  sentenceOf(stock, { frame: 'test', mode: 'statement', order: 'subject-object-verb', clause, ...more });

type Row = readonly [
  name: string,
  clause: Clause,
  more: Partial<SentenceTree>,
  latin: string,
  english: string,
  also: readonly string[],
  never: readonly string[],
];

const ROWS: readonly Row[] = [
  ['a condition of the future', c(flee, many('hostis'), undefined, { tense: 'fut', background: adverbial(IF, c(come, n('rex'), undefined, { tense: 'fut', says: ['pres', 'fut'] }), { answer: ['then'] }) } as Partial<Clause>), {}, 'Sī rēx veniet, hostēs fugient.', 'If the king comes, the enemies will flee.', ['The enemies will flee if the king comes.', 'If the king will come, then the enemies will flee.'], ['If the king came, the enemies would flee.', 'The king comes if the enemies flee.']],
  ['a condition of what might be', c(flee, many('hostis'), undefined, subj('pres', { says: ['would'], background: adverbial(IF, c(come, n('rex'), undefined, subj('pres', { says: ['were to'] }))) } as Partial<Clause>)), {}, 'Sī rēx veniat, hostēs fugiant.', 'If the king should come, the enemies would flee.', ['If the king were to come, the enemies would flee.', 'If the king came, the enemies would flee.'], ['If the king had come, the enemies would have fled.', 'If the king comes, the enemies will flee.']],
  ['a condition of what is not', c(flee, many('hostis'), undefined, subj('impf', { says: ['would'], background: adverbial(IF, c(come, n('rex'), undefined, subj('impf', { says: ['were'] }))) } as Partial<Clause>)), {}, 'Sī rēx venīret, hostēs fugerent.', 'If the king were coming, the enemies would flee.', ['If the king came, the enemies would flee.', 'The enemies would be fleeing if the king were coming.'], ['If the king had come, the enemies would have fled.']],
  ['a condition of what was not', c(flee, many('hostis'), undefined, subj('plup', { says: ['would have'], isNegated: true, background: adverbial(IF, c(come, n('rex'), undefined, subj('plup', { says: ['plup'] }))) } as Partial<Clause>)), {}, 'Sī rēx vēnisset, hostēs nōn fūgissent.', 'If the king had come, the enemies would not have fled.', ["If the king had come, the enemies wouldn't have fled."], ['If the king had come, the enemies would have fled.', 'If the king came, the enemies would not flee.']],
  ['unless', c(flee, many('hostis'), undefined, { tense: 'fut', background: adverbial({ ...opener('nisi_conj', 'nisi', 'unless'), negates: true }, c(come, n('rex'), undefined, { tense: 'fut', says: ['pres', 'fut'] })) } as Partial<Clause>), {}, 'Nisi rēx veniet, hostēs fugient.', 'Unless the king comes, the enemies will flee.', ['If the king does not come, the enemies will flee.'], ['If the king comes, the enemies will flee.']],
  ['a wish for what may be', c(come, n('rex'), undefined, subj('pres', { says: ['would', 'may', 'pres'] })), { mode: 'wish' }, 'Utinam rēx veniat!', 'If only the king would come!', ['Would that the king may come', 'May the king come!', 'I wish the king would come'], ['If only the king had come!']],
  ['a wish for what was not', c(come, n('rex'), undefined, subj('plup', { says: ['plup'], isNegated: true })), { mode: 'wish' }, 'Utinam nē rēx vēnisset!', 'If only the king had not come!', ['I wish that the king had not come'], ['If only the king had come!']],
  ['an exhortation', c(v('sequor', 'follow'), person(1, 'pl'), n('rex'), subj('pres')), { mode: 'let' }, 'Rēgem sequāmur!', 'Let us follow the king!', ["Let's follow the king!"], ['We follow the king.', 'Let us not follow the king!']],
  ['a denied command of the third person', c(see, many('hostis'), n('rex'), subj('pres', { isNegated: true })), { mode: 'let' }, 'Nē hostēs rēgem videant!', 'Let the enemies not see the king!', ['Do not let the enemies see the king'], ['Let the enemies see the king!']],
  ['a prohibition', c(v('timeo', 'fear', true), person(2), n('mors'), subj('perf', { isNegated: true })), { mode: 'let' }, 'Nē mortem timuerīs!', 'Do not fear the death!', ['Never fear death'], ['Fear death!']],
  ['a question to oneself', c(verbIn('facio_v', 'do'), person(1), undefined, subj('pres', { says: ['am to'] })), { mode: 'asks', asks: { lexeme: 'quis_pron', form: 'quid', features: { case: 'acc', number: 'sg', gender: 'n' }, en: ['what'], is: 'object' } }, 'Quid faciam?', 'What should I do?', ['What am I to do?', 'What shall I do?'], ['What do I do?', 'What did I do?']],
  ['a double question', c(see, n('puella'), n('rex', { also: { by: 'an', phrase: n('regina') } })), { mode: 'utrum' }, 'Utrum puella rēgem an rēgīnam videt?', 'Does the girl see the king or the queen?', ['Is the girl seeing the king or the queen?'], ['Does the girl see the king and the queen?', 'Does the king or the queen see the girl?']],
  ['while', c(come, n('rex'), undefined, { tense: 'perf', background: adverbial(opener('dum_conj', 'dum', 'while', 'as'), c(fight, many('miles'), undefined, { says: ['impf', 'perf', 'pres'] })) } as Partial<Clause>), {}, 'Dum mīlitēs pugnant, rēx vēnit.', 'While the soldiers were fighting, the king came.', ['The king came while the soldiers were fighting.'], ['While the king came, the soldiers were fighting.']],
  ['after', c(come, n('rex'), undefined, { tense: 'perf', background: adverbial(opener('postquam_conj', 'postquam', 'after', 'when'), c(flee, many('hostis'), undefined, { tense: 'perf', says: ['plup', 'perf'] })) } as Partial<Clause>), {}, 'Postquam hostēs fūgērunt, rēx vēnit.', 'After the enemies had fled, the king came.', ['After the enemies fled, the king came.'], ['Before the enemies had fled, the king came.']],
  ['because', c(v('laudo', 'praise'), n('rex'), n('miles'), { background: adverbial(opener('quod_conj quia_conj quoniam_conj', 'quod', 'because', 'since'), c(fight, he, undefined, { tense: 'perf', says: ['perf', 'plup'] }), { isAfter: true }) } as Partial<Clause>), {}, 'Rēx mīlitem laudat, quod pugnāvit.', 'The king praises the soldier because he fought.', ['Because he has fought, the king praises the soldier.'], ['The king praises the soldier although he fought.']],
  ['although', c(v('laboro', 'work'), he, undefined, { background: adverbial(opener('quamquam_conj etsi_conj', 'quamquam', 'although', 'though'), clauseOf(SUM, n('servus'), [], { predicate: { adjective: adjective('fessus', 'tired') }, says: ['pres'] })) } as Partial<Clause>), {}, 'Quamquam servus fessus est, labōrat.', 'Although the slave is tired, he works.', ['He works though the slave is tired.'], ['Because the slave is tired, he works.']],
  ['possession', { ...clauseOf(SUM, n('gladius', { article: 'a' }), [datived(n('rex'))]), asEnglish: [clauseOf(verbIn('habeo_v', 'have', 'own'), n('rex'), [objectOf(n('gladius', { article: 'a' }))])] }, { order: 'circumstance-first' }, 'Rēgī gladius est.', 'The king has a sword.', ['The king owns a sword.'], ['The sword has a king.', 'The king is a sword.']],
  ['two datives', { ...clauseOf(SUM, many('eques'), [datived(n('rex')), { role: 'end', case: 'dat', phrase: pronoun('auxilium_n', ['help']) }], { tense: 'perf' }), asEnglish: [clauseOf(verbIn('sum_v', 'be a help to', 'help'), many('eques'), [objectOf(n('rex'))], { tense: 'perf' })] }, {}, 'Equitēs rēgī auxiliō fuērunt.', 'The horsemen were a help to the king.', ['The horsemen helped the king.'], ['The king was a help to the horsemen.']],
  ['a town', clauseOf(v('habito', 'live', true), n('puella'), [{ role: 'place', case: 'loc', phrase: n('roma'), en: ['in', 'at'] }]), {}, 'Puella Rōmae habitat.', 'The girl lives in Rome.', ['The girl is living at Rome.'], ['The girl lives in Athens.']],
  ['home', clauseOf(v('redeo', 'return'), n('puella'), [{ role: 'goal', case: 'acc', phrase: pronoun('domus_n', ['home'], 'sg', 'f') }], { tense: 'perf' }), {}, 'Puella domum rediit.', 'The girl returned home.', ['The girl has come back home.'], ['The girl returned from home.']],
  ['how long', clauseOf(v('maneo', 'remain'), n('puella'), [{ role: 'time', case: 'acc', en: ['for', ''], phrase: many('annus', { article: 'none', determiner: { lexeme: 'quinque_num', en: ['five'] } }) }], { tense: 'perf' }), {}, 'Puella quīnque annōs mānsit.', 'The girl remained for five years.', ['For five years the girl stayed.', 'The girl remained five years.'], ['The girl remained for four years.']],
  ['at what time', clauseOf(come, n('rex'), [{ role: 'time', case: 'abl', en: ['in', 'during'], phrase: n('annus', { determiner: { lexeme: 'secundus_num', en: ['second'], show: 'the second' } }) }], { tense: 'perf' }), {}, 'Rēx secundō annō vēnit.', 'The king came in the second year.', ['In the second year the king came.'], ['The king came in the first year.']],
  ['a number', c(see, n('rex'), many('navis', { determiner: { lexeme: 'viginti_num', en: ['twenty'] } })), {}, 'Rēx vīgintī nāvēs videt.', 'The king sees twenty ships.', [], ['The king sees ten ships.']],
  ['a part of a whole', c(flee, pronoun('nemo_pron', ['no one', 'none']), undefined, { tense: 'perf', subject: { ...pronoun('nemo_pron', ['none', 'no one']), genitive: many('miles'), isPart: true } }), {}, 'Nēmō mīlitum fūgit.', 'None of the soldiers fled.', ['No one of the soldiers has fled.'], ['The soldiers fled.']],
  ['a price', clauseOf(v('emo', 'buy'), n('faber'), [objectOf(n('equus')), { role: 'price', case: 'abl', en: ['for', 'at'], phrase: { ...pronoun('pretium_n', ['a high price', 'a great price'], 'sg', 'n'), adjective: adjective('magnus', '') } }], { tense: 'perf' }), { order: 'subject-object-verb' }, 'Faber magnō pretiō equum ēmit.', 'The craftsman bought the horse for a high price.', ['The craftsman bought the horse at a great price.'], ['The craftsman sold the horse for a high price.']],
  ['by how much', clauseOf(SUM, n('rex'), [], { predicate: { adjective: adjective('fortis', 'brave', 'comp'), than: n('miles'), thanCase: 'quam', measure: { lexeme: 'multus_adj', features: { case: 'abl', number: 'sg', gender: 'n' }, role: 'measure', en: ['much', 'far'] } } }), {}, 'Rēx multō fortior quam mīles est.', 'The king is much braver than the soldier.', ['The king is far more courageous than the soldier.'], ['The king is braver than the soldier.', 'The soldier is much braver than the king.']],
  ['a quality', clauseOf(SUM, n('rex'), [], { noun: n('vir', { article: 'a', quality: { case: 'gen', phrase: n('virtus', { article: 'none', adjective: adjective('magnus', 'great') }) } }) }), {}, 'Rēx vir magnae virtūtis est.', 'The king is a man of great courage.', ['The king is a man with great courage.'], ['The great king is a man.']],
  ['election', clauseOf(verbIn('creo_v', 'elect', 'make'), n('populus'), [objectOf(n('marcus')), { role: 'second object', case: 'acc', phrase: n('consul', { article: 'none' }) }], { tense: 'perf' }), {}, 'Populus Mārcum cōnsulem creāvit.', 'The people elected Marcus consul.', ['The people made Marcus consul.'], ['Marcus elected the people consul.']],
  ['two accusatives', clauseOf(v('doceo', 'teach'), n('magister'), [objectOf(n('puella')), { role: 'second object', case: 'acc', phrase: n('carmen', { article: 'a' }) }]), {}, 'Magister puellam carmen docet.', 'The teacher teaches the girl a song.', [], ['The girl teaches the teacher a song.']],
  ['apposition', c(read, n('cicero', { apposition: n('orator') }), n('liber'), {}), {}, 'Cicerō, ōrātor, librum legit.', 'Cicero, the orator, reads the book.', ['Cicero the orator is reading a book.'], ['Cicero reads the book.']],
  ['a relative in the dative', c(see, he, n('puella', { relative: { case: 'dat', en: ['to'], clause: c(v('do', 'give'), n('rex'), n('rosa'), { tense: 'perf' }) } })), {}, 'Puellam, cui rēx rosam dedit, videt.', 'He sees the girl to whom the king gave the rose.', ['He sees the girl whom the king gave the rose to.', 'He sees the girl that the king gave the rose to.'], ['He sees the girl who gave the rose to the king.']],
  ['a relative in the genitive', c(see, he, n('puella', { relative: { case: 'gen', whose: 'subject', clause: c(come, n('pater'), undefined, { tense: 'perf' }) } })), {}, 'Puellam, cuius pater vēnit, videt.', 'He sees the girl whose father came.', ['He sees the girl whose father has come.'], ['He sees the father whose girl came.']],
  ['a relative with a preposition', c(see, he, n('urbs', { relative: { case: 'abl', preposition: preposition('in_prep', 'in', 'in'), en: ['in', 'on'], clause: c(v('habito', 'live', true), n('puella')) } })), {}, 'Urbem, in quā puella habitat, videt.', 'He sees the city in which the girl lives.', ['He sees the city where the girl lives.', 'He sees the city which the girl lives in.'], ['He sees the girl who lives in the city.']],
  ['joined clauses', c(come, n('rex'), undefined, { tense: 'perf', joined: { by: 'neque', isSame: true, clause: c(see, he, many('hostis'), { tense: 'perf' }) } }), {}, 'Rēx vēnit neque hostēs vīdit.', 'The king came and did not see the enemies.', ['The king came and he did not see the enemies.'], ['The king came and saw the enemies.']],
  ['two subjects', c(come, n('rex', { also: { by: 'et', both: true, phrase: n('regina') } })), {}, 'Et rēx et rēgīna veniunt.', 'Both the king and the queen come.', ['Both the king and the queen are coming.'], ['Neither the king nor the queen comes.']],
  ['a hung conjunction', c(come, n('rex', { also: { by: 'que', phrase: n('regina') } })), {}, 'Rēx rēgīnaque veniunt.', 'The king and the queen come.', [], ['The king or the queen comes.']],
  ['permission', { ...clauseOf(verbIn('licet_v', 'be allowed'), IT, [datived(pronoun('ego_pron', ['me']))], { complement: { kind: 'infinitive', clause: c(come, person(1), undefined, { mood: 'inf' }) } }), asEnglish: [clauseOf(verbIn('licet_v', 'be allowed', 'may'), person(1), [], { complement: { kind: 'infinitive', clause: c(come, person(1), undefined, { mood: 'inf' }) } }), clauseOf(verbIn('licet_v', 'be permitted', 'be allowed'), IT, [], { complement: { kind: 'for infinitive', clause: c(come, person(1), undefined, { mood: 'inf' }) } })] }, {}, 'Mihi venīre licet.', 'I am allowed to come.', ['I may come.', 'It is permitted for me to come.'], ['I come.', 'I must come.']],
  ['an order', clauseOf(v('iubeo', 'order'), n('rex'), [objectOf(n('servus'))], { complement: { kind: 'object infinitive', clause: c(come, he, undefined, { mood: 'inf' }) } }), {}, 'Rēx servum venīre iubet.', 'The king orders the slave to come.', ['The king commands the slave to come.'], ['The slave orders the king to come.']],
  ['fighting by nobody in particular', { ...clauseOf(fight, IT, [], { tense: 'perf', voice: 'pass' }), asEnglish: [clauseOf(verbIn('pugno_v', 'be fighting'), pronoun('homo_n', ['there']), [], { tense: 'perf' }), clauseOf(fight, pronoun('homo_n', ['people', 'they'], 'pl'), [], { tense: 'perf' })] }, {}, 'Pugnātum est.', 'There was fighting.', ['People fought.', 'They fought.'], ['He was fought.', 'There is fighting.']],
  ['a gerund', c(v('habeo', 'have', true), many('miles'), n('spes', { article: 'none', verbal: { kind: 'of', clause: c(v('vinco', 'win'), he) } })), {}, 'Mīlitēs spem vincendī habent.', 'The soldiers have hope of winning.', ['The soldiers have a hope of conquering.'], ['The soldiers win hope.']],
  ['ad with the gerundive', c(come, many('miles'), undefined, { tense: 'perf', verbal: { kind: 'ad', clause: c(v('defendo', 'defend'), he, n('urbs')) } }), {}, 'Mīlitēs ad urbem dēfendendam vēnērunt.', 'The soldiers came to defend the city.', ['The soldiers came in order to defend the city.', 'The soldiers came for the purpose of defending the city.'], ['The soldiers came to the city.', 'The soldiers defended the city.']],
  ['causā', c(come, many('miles'), undefined, { tense: 'perf', verbal: { kind: 'causa', clause: c(v('peto', 'seek'), he, n('pax')) } }), {}, 'Mīlitēs pācis petendae causā vēnērunt.', 'The soldiers came for the sake of seeking the peace.', ['The soldiers came to seek peace.'], ['The soldiers came because of peace.']],
  ['by doing', c(v('disco', 'learn'), many('puer'), undefined, { verbal: { kind: 'by', clause: c(read, he) } }), {}, 'Puerī legendō discunt.', 'The boys learn by reading.', ['Boys learn through reading.'], ['The boys learn to read.']],
  ['the supine', c(come, n('legatus'), undefined, { tense: 'perf', verbal: { kind: 'supine', clause: c(v('peto', 'seek'), he, n('pax', { article: 'none' })) } }), {}, 'Lēgātus pācem petītum vēnit.', 'The envoy came to seek peace.', ['The envoy came in order to ask for peace.'], ['The envoy sought peace.']],
  ['the other supine', clauseOf(SUM, n('fabula'), [], { predicate: { adjective: adjective('mirabilis', 'wonderful'), verbal: { kind: 'supine-u', clause: c(verbIn('audio_v', 'hear'), he) } } }), {}, 'Fābula audītū mīrābilis est.', 'The story is wonderful to hear.', ['The story is marvellous to hear.'], ['The story is heard.']],
  ['about to', c(flee, many('hostis'), undefined, { isPeriphrastic: true, says: ['about to'] }), {}, 'Hostēs fugitūrī sunt.', 'The enemies are about to flee.', ['The enemies are going to flee.'], ['The enemies flee.', 'The enemies have fled.']],
  ['an absolute of the present', c(flee, many('hostis'), undefined, { tense: 'perf', background: { kind: 'absolute', clause: c(v('specto', 'watch'), n('rex')) } }), {}, 'Rēge spectante, hostēs fūgērunt.', 'While the king was watching, the enemies fled.', ['With the king watching, the enemies fled.'], ['While the enemies were watching, the king fled.']],
  ['an absolute without a verb', c(flee, many('hostis'), undefined, { tense: 'perf', background: { kind: 'absolute', clause: clauseOf(SUM, n('caesar'), [], { tense: 'impf', noun: n('dux', { article: 'none', en: 'general' }) }) } }), {}, 'Caesare duce, hostēs fūgērunt.', 'When Caesar was general, the enemies fled.', ['With Caesar as leader, the enemies fled.'], ['When the general was fleeing, Caesar was an enemy.']],
  ['sē in a report', c(v('dico', 'say'), n('puella'), undefined, { tense: 'perf', complement: { kind: 'statement', clause: c(see, { ...he, gender: 'f' }, n('liber', { determiner: { lexeme: 'suus_adj', en: ['her', 'her own'] } }), { mood: 'inf', tense: 'perf' }) } }), {}, 'Puella dīxit sē librum suum vīdisse.', 'The girl said that she had seen her book.', ['The girl said she had seen her own book.'], ['The girl said that she would see her book.']],
  ['a passive report', c(v('dico', 'say'), n('puella'), undefined, { complement: { kind: 'statement', clause: clauseOf(capture, n('urbs'), [{ role: 'agent', case: 'abl', preposition: preposition('a', 'ab', 'by'), phrase: many('hostis') }], { mood: 'inf', tense: 'perf', voice: 'pass' }) } }), {}, 'Puella dīcit urbem ab hostibus captam esse.', 'The girl says that the city was captured by the enemies.', ['The girl says the city has been taken by the enemy.'], ['The girl says that the enemies were captured by the city.']],
  ['a reported question of the future', c(v('rogo', 'ask'), n('puella'), undefined, { tense: 'perf', complement: { kind: 'question', asks: { lexeme: 'num_part', form: 'num', en: ['whether', 'if'] }, clause: c(come, n('rex'), undefined, subj('impf', { isPeriphrastic: true, says: ['would', 'was about to'] })) } }), {}, 'Puella rogāvit, num rēx ventūrus esset.', 'The girl asked whether the king would come.', ['The girl asked if the king was going to come.'], ['The girl asked whether the king had come.']],
  ['a relative of purpose', c(v('mitto', 'send'), n('rex'), many('legatus', { relative: { case: 'nom', clause: c(v('peto', 'seek'), person(3, 'pl'), n('pax', { article: 'none' }), subj('impf', { says: ['might', 'was to'] })) } }), { tense: 'perf' }), {}, 'Rēx lēgātōs, quī pācem peterent, mīsit.', 'The king sent the envoys who might seek peace.', ['The king sent envoys who were to seek peace.'], ['The king sent the envoys who sought peace.']],
  ['fear that something may not be', c(v('timeo', 'fear', true), n('rex'), undefined, { complement: { kind: 'opened', opener: opener('ut_conj', 'ut', 'that', ''), clause: { ...c(come, many('eques'), undefined, subj('pres')), asEnglish: [c(come, many('eques'), undefined, subj('pres', { isNegated: true, says: ['may', 'fut'] }))] } } }), {}, 'Rēx timet, ut equitēs veniant.', 'The king fears that the horsemen may not come.', ['The king fears that the horsemen will not come.'], ['The king fears that the horsemen may come.']],
  ['no doubt', c(verbIn('dubito_v', 'doubt'), person(1), undefined, { isNegated: true, complement: { kind: 'opened', opener: opener('quin_conj', 'quīn', 'that', 'but that'), clause: c(come, n('rex'), undefined, subj('pres', { says: ['pres'] })) } }), {}, 'Nōn dubitō, quīn rēx veniat.', 'I do not doubt that the king comes.', ['I do not doubt that the king is coming.'], ['I doubt that the king is coming.']],
  ['a hindrance', clauseOf(v('prohibeo', 'prevent'), n('rex'), [objectOf(n('hostis'))], { tense: 'perf', complement: { kind: 'hindrance', opener: opener('quominus_conj', 'quōminus', 'from'), clause: c(come, he, undefined, subj('impf')) } }), {}, 'Rēx hostem prohibuit, quōminus venīret.', 'The king prevented the enemy from coming.', ['The king hindered the enemy from coming.'], ['The enemy prevented the king from coming.']],
  ['what must be done by whom', { ...clauseOf(v('defendo', 'defend'), n('urbs'), [{ role: 'agent', case: 'dat', phrase: pronoun('ego_pron', ['us'], 'pl') }], { mood: 'gerundive', voice: 'pass' }), asEnglish: [clauseOf(verbIn('debeo_v', 'must', 'have to'), person(1, 'pl'), [], { complement: { kind: 'infinitive', clause: c(v('defendo', 'defend'), person(1, 'pl'), n('urbs'), { mood: 'inf' }) } })] }, {}, 'Urbs nōbīs dēfendenda est.', 'We must defend the city.', ['We have to defend the city.'], ['The city must defend us.', 'We defend the city.']],
  ['an equal', clauseOf(SUM, n('rex'), [], { predicate: { adjective: adjective('fortis', 'brave'), than: n('miles'), thanCase: 'quam', isEqual: true } }), {}, 'Rēx tam fortis quam mīles est.', 'The king is as brave as the soldier.', ['The king is just as brave as the soldier.'], ['The king is braver than the soldier.']],
  ['an owner named by a pronoun', c(see, person(1), n('liber', { genitive: pronoun('is_pron', ['his', 'her', 'its']) })), {}, 'Librum eius videō.', 'I see his book.', ['I see her book.'], ['I see my book.', 'I see the book.']],
  ['an infinitive for a subject', { ...clauseOf(SUM, IT, [], { predicate: { adjective: adjective('facilis', 'easy') }, complement: { kind: 'infinitive', clause: c(read, IT, n('liber'), { mood: 'inf' }) } }), asEnglish: [clauseOf(SUM, IT, [], { predicate: { adjective: adjective('facilis', 'easy') }, complement: { kind: 'object infinitive', clause: c(read, IT, n('liber'), { mood: 'inf' }) } })] }, {}, 'Librum legere facile est.', 'It is easy to read the book.', [], ['The book is read.']],
  ['gladness at a fact', c(verbIn('gaudeo_v', 'be glad', 'rejoice'), n('rex'), undefined, { complement: { kind: 'opened', opener: opener('quod_conj', 'quod', 'that', 'because'), clause: c(flee, many('hostis'), undefined, { tense: 'perf', says: ['perf', 'plup'] }) } }), {}, 'Rēx gaudet, quod hostēs fūgērunt.', 'The king is glad that the enemies fled.', ['The king rejoices because the enemies have fled.'], ['The king is glad that the enemies are fleeing.']],
  ['many women of a whole', c(come, pronoun('multus_adj', ['many'], 'pl', 'f'), undefined, { tense: 'perf', subject: { ...pronoun('multus_adj', ['many'], 'pl', 'f'), genitive: many('puella'), isPart: true } }), {}, 'Multae puellārum vēnērunt.', 'Many of the girls came.', ['Many of the girls have come.'], ['Many girls came.']],
  ['what need not be done', c(capture, n('urbs'), undefined, { mood: 'gerundive', voice: 'pass', tense: 'impf', isNegated: true }), {}, 'Urbs nōn capienda erat.', 'The city was not to be captured.', ['The city did not have to be captured.'], ['The city had to be captured.']],
  ['a purpose of others, denied', c(flee, many('miles'), undefined, { tense: 'perf', complement: { kind: 'purpose', clause: c(capture, many('hostis'), n('urbs'), subj('impf', { isNegated: true })) } }), {}, 'Mīlitēs fūgērunt, nē hostēs urbem caperent.', 'The soldiers fled so that the enemies might not capture the city.', ['The soldiers fled lest the enemies should capture the city.'], ['The soldiers fled so that the enemies might capture the city.']],
  ['a period', { ...c(flee, n('civis'), undefined, { tense: 'perf' }), joined: { by: 'et', isSame: false, clause: c(v('laudo', 'praise'), n('dux'), many('miles'), { tense: 'perf' }) }, background: { kind: 'cum', clause: c(capture, many('hostis'), n('urbs'), subj('plup')) } }, {}, 'Cum hostēs urbem cēpissent, cīvis fūgit et dux mīlitēs laudāvit.', 'When the enemies had captured the city, the citizen fled and the general praised the soldiers.', ['After the enemy had taken the city, the citizen fled and the leader praised the soldiers.'], ['When the enemies had captured the city, the citizen fled.', 'When the general had captured the city, the citizen fled and the enemies praised the soldiers.']],
]; // prettier-ignore

describe('a construction', () => {
  it.each(ROWS)('says %s', (_, clause, more, latin, english, also, never) => {
    const sentence = said(clause, more);
    expect([sentence?.latin, sentence?.english]).toEqual([latin, english]);
    for (const other of also) expect(matchesEnglish(sentence?.arrangements ?? [], other), other).toBe(true);
    for (const other of never) expect(matchesEnglish(sentence?.arrangements ?? [], other), other).toBe(false);
    expect(matchLatin(index, sentence?.slots ?? [], latin, true).is).toBe('right');
  });

  it('keeps a preposition before the relative pronoun, and -que on its word', () => {
    const relative = ROWS.find(([name]) => name === 'a relative with a preposition');
    const slots = (relative && said(relative[1], relative[2])?.slots) ?? [];
    expect(matchLatin(index, slots, 'Urbem, quā in puella habitat, videt.').is).not.toBe('right');
    const hung = ROWS.find(([name]) => name === 'a hung conjunction');
    const two = (hung && said(hung[1], hung[2])?.slots) ?? [];
    expect(matchLatin(index, two, 'Rēx rēgīna veniunt.').is).not.toBe('right');
  });

  it('agrees with the nearer noun after nor, with both after and', () => {
    const two = (by: 'et' | 'neque'): string | undefined =>
      said(c(come, n('rex', { also: { by, phrase: many('miles') } })))?.latin;
    expect([two('et'), two('neque')]).toEqual(['Rēx et mīlitēs veniunt.', 'Rēx neque mīlitēs veniunt.']);
  });

  it('has a name of its own, a level, concepts and a note', () => {
    expect(new Set(FRAMES.map(({ name }) => name)).size).toBe(FRAMES.length);
    expect(FRAMES.length).toBeGreaterThan(100);
    for (const { name, level, concepts } of FRAMES) {
      expect(level, name).toBeGreaterThanOrEqual(1);
      expect(level, name).toBeLessThanOrEqual(10);
      expect(concepts.length, name).toBeGreaterThan(0);
      expect(noteOf(name), name).toMatch(/\.$/);
    }
  });
});

describe('composition', () => {
  it.each(some([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 3))(
    'makes every construction of level %i, true both ways',
    (level) => {
      expectTrueSentences(level, '7'.repeat(32), often(120, 300));
    },
  );
});
