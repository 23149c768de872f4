// A lexicon small enough to know by heart, and builders of sentence trees over it: `np('puella')`, `clause('video', …)`.
import { z } from 'zod';
import type { LatinFrames } from '@sigilla/content/schema/latinFrame.ts';
import type { LexemeInput } from '@sigilla/content/schema/lexeme.ts';
import { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { indexLexicon } from '@sigilla/engine/latin/analyse.ts';
import type { Gender } from '@sigilla/engine/latin/features.ts';
import { stockOf } from '@sigilla/engine/latin/sentences/stock.ts';
import type {
  Argument,
  Clause,
  NounPhrase,
  PersonPhrase,
  VerbChoice,
} from '@sigilla/engine/latin/sentences/tree.ts';

const common = { freq: 'very high', level: 'basic' } as const;
const noun = (id: string, parts: string, gender: 'm' | 'f' | 'n', ...en: string[]): LexemeInput => ({
  ...common,
  id: `${id}_n`,
  pos: 'noun',
  parts: parts.split(' '),
  gender,
  senses: [en],
  tags: ['person'],
});
const thing = (id: string, parts: string, gender: 'm' | 'f' | 'n', ...en: string[]): LexemeInput => ({
  ...noun(id, parts, gender, ...en),
  tags: ['thing'],
});
const verb = (id: string, parts: string, gov: string, ...en: string[]): LexemeInput => ({
  ...common,
  id: `${id}_v`,
  pos: 'verb',
  parts: parts.split(', '),
  gov: gov.split(' '),
  senses: [en],
  ...(gov.startsWith('acc') || (parts.split(', ')[0] ?? '').endsWith('r') ? {} : { flags: ['intransitive'] }),
});
const adjective = (id: string, parts: string, ...en: string[]): LexemeInput => ({
  ...common,
  id: `${id}_adj`,
  pos: 'adj',
  parts: parts.split(' '),
  senses: [en],
});
const small = (
  id: string,
  form: string,
  pos: 'prep' | 'conj' | 'adv' | 'particle',
  en: string,
  more: Partial<LexemeInput> = {},
): LexemeInput => ({ ...common, id, pos, parts: [form], senses: [[en]], ...more });

const ENTRIES: readonly LexemeInput[] = [
  noun('puella', 'puella puellae', 'f', 'girl', 'maiden'), noun('rex', 'rēx rēgis', 'm', 'king'), noun('miles', 'mīles mīlitis', 'm', 'soldier'),
  noun('hostis', 'hostis hostis', 'm', 'enemy'), noun('servus', 'servus servī', 'm', 'slave'), thing('liber', 'liber librī', 'm', 'book'), thing('urbs', 'urbs urbis', 'f', 'city'),
  thing('castra', 'castra castrōrum', 'n', 'camp'), thing('gladius', 'gladius gladiī', 'm', 'sword'), thing('aqua', 'aqua aquae', 'f', 'water'), thing('bellum', 'bellum bellī', 'n', 'war'),
  verb('video', 'videō, vidēre, vīdī, vīsum', 'acc', 'see', 'behold'), verb('amo', 'amō, amāre, amāvī, amātum', 'acc', 'love', 'like'), verb('capio', 'capiō, capere, cēpī, captum', 'acc', 'capture', 'take'),
  verb('do', 'dō, dare, dedī, datum', 'acc acc+dat', 'give'), verb('venio', 'veniō, venīre, vēnī, ventum', 'none', 'come'), verb('defendo', 'dēfendō, dēfendere, dēfendī, dēfēnsum', 'acc', 'defend'),
  verb('pareo', 'pāreō, pārēre, pāruī, pāritūrus', 'dat', 'obey'), verb('sequor', 'sequor, sequī, secūtus sum', 'acc', 'follow'), verb('timeo', 'timeō, timēre, timuī', 'acc', 'fear'),
  verb('dico', 'dīcō, dīcere, dīxī, dictum', 'acc', 'say'), verb('rogo', 'rogō, rogāre, rogāvī, rogātum', 'acc', 'ask'), verb('utor', 'ūtor, ūtī, ūsus sum', 'abl', 'use'), verb('volo', 'volō, velle, voluī', 'inf', 'want'),
  verb('sum', 'sum, esse, fuī, futūrus', 'nom', 'be'), verb('nolo', 'nōlō, nōlle, nōluī', 'inf', 'not want'),
  adjective('bonus', 'bonus bona bonum', 'good'), adjective('fortis', 'fortis forte', 'brave', 'strong'), adjective('meus', 'meus mea meum', 'my'),
  { ...common, id: 'qui_pron', pos: 'pron', parts: ['quī', 'quae', 'quod'], senses: [['who', 'which']] }, { ...common, id: 'sui_pron', pos: 'pron', parts: ['suī'], senses: [['himself']] },
  small('a_prep', 'ā', 'prep', 'by', { alt: ['ab'], gov: ['abl'] }), small('in_prep', 'in', 'prep', 'in', { gov: ['abl', 'acc'] }), small('cur_adv', 'cūr', 'adv', 'why'), small('saepe_adv', 'saepe', 'adv', 'often'),
  small('non_adv', 'nōn', 'adv', 'not'), small('tam_adv', 'tam', 'adv', 'so'), small('quam_conj', 'quam', 'conj', 'than'), small('ut_conj', 'ut', 'conj', 'so that'), small('ne_conj', 'nē', 'conj', 'lest'),
  small('cum_conj', 'cum', 'conj', 'when'), small('num_part', 'num', 'particle', 'surely not'), small('nonne_part', 'nōnne', 'particle', 'surely'),
]; // prettier-ignore

export const smallIndex = indexLexicon(z.array(Lexeme).parse(ENTRIES));
const NO_FRAMES: LatinFrames = { nouns: {}, english: {}, verbs: [], adjectives: [], adverbs: [], scenes: [], consequences: [], alone: [], stories: [] }; // prettier-ignore
export const smallStock = stockOf(smallIndex, NO_FRAMES);

/** A noun phrase: `np('puella')`, `np('miles', { number: 'pl', count: 'pl' })`. */
export const np = (stem: string, more: Partial<NounPhrase> = {}): NounPhrase => {
  const lexeme = smallIndex.byId(`${stem}_n`);
  const isCamp = stem === 'castra';
  return {
    kind: 'noun',
    lexeme: `${stem}_n`,
    en: lexeme?.senses[0]?.en[0] ?? '',
    number: isCamp ? 'pl' : 'sg',
    count: 'sg',
    gender: (lexeme?.gender ?? 'm') as Gender,
    article: 'the',
    ...more,
  };
};
export const many = (stem: string, more: Partial<NounPhrase> = {}): NounPhrase =>
  np(stem, { number: 'pl', count: 'pl', ...more });
export const he: PersonPhrase = { kind: 'person', person: 3, number: 'sg', gender: 'm' };
export const they: PersonPhrase = { kind: 'person', person: 3, number: 'pl', gender: 'm' };
export const verbOf = (stem: string, stative = false): VerbChoice => ({
  lexeme: `${stem}_v`,
  en: smallIndex.byId(`${stem}_v`)?.senses[0]?.en[0] ?? '',
  stative,
});

/** A clause: the verb, its subject, and its object in the accusative unless it is an argument of its own. */
export const clause = (stem: string, subject: Clause['subject'], object?: NounPhrase | readonly Argument[], more: Partial<Clause> = {}): Clause => ({
  verb: verbOf(stem), tense: 'pres', mood: 'ind', voice: 'act', isNegated: false, subject,
  args: object === undefined ? [] : 'kind' in object ? [{ role: 'object', case: 'acc', phrase: object }] : object,
  ...more,
}); // prettier-ignore
