// Two clauses that make one story: something happens, and somebody does something about it. Used by conditions, times and reasons.
import type { VerbFrame } from '@sigilla/content/schema/latinFrame.ts';
import type { Gender, GrammaticalNumber, Tense } from '../../features.ts';
import type { Draft } from '../draft.ts';
import type { Clause, NounPhrase, Phrase } from '../tree.ts';
import { objectOf, pronoun, same, verbIds } from './frame.ts';

/** What may bring other things about. */
const EVENTS = verbIds(`venio redeo discedo fugio intro exeo proficiscor navigo transeo vinco capio oppugno supero interficio occido vulnero deleo libero
  video audio invenio reperio voco clamo canto laboro pugno terreo relinquo accuso frango mitto emo vendo trado accipio aperio claudo scribo pareo noceo
  punio pello servo celo cado lego narro do aedifico defendo custodio`); // prettier-ignore

/** What one does about them. */
const REACTIONS = verbIds(`fugio rideo fleo clamo discedo redeo pugno canto laudo culpo punio voco accuso timeo moneo exspecto sequor servo defendo curo
  oppugno capio vinco pello claudo aperio peto gero celo intro credo respondeo pareo parco custodio munio`); // prettier-ignore

/** What one feels or does about a person for a good deed, and for a bad one; and what deeds are bad. */
const KIND = verbIds('laudo curo exspecto sequor miror voco servo specto visito');
const HARSH = verbIds('culpo punio accuso moneo timeo');
const MISDEEDS = verbIds('relinquo frango noceo fugio celo vulnero terreo accuso interficio occido clamo deleo oppugno cado discedo neco'); // prettier-ignore

const judgesBy = (deed: string): ReadonlySet<string> => (MISDEEDS.has(deed) ? HARSH : KIND);

const isEvent = ({ verb, kind, stative }: VerbFrame): boolean =>
  EVENTS.has(verb) && !stative && (kind === 'acc' || kind === 'none' || kind === 'dat' || kind === 'acc+dat');

/** eum, eam, eōs, eās: whoever was spoken of. */
const thatOne = (number: GrammaticalNumber, gender: Gender, isPerson: boolean): NounPhrase =>
  pronoun('is_pron', number === 'pl' ? ['them'] : isPerson ? (gender === 'f' ? ['her'] : ['him']) : ['it', gender === 'f' ? 'her' : 'him'], number, gender); // prettier-ignore

type Moment = readonly [tense: Tense, mood: Clause['mood']];

/** Something that happens, told of a noun. */
export const event = (draft: Draft, [tense, mood]: Moment): Clause | undefined =>
  draft.clause(draft.verbThat((row) => isEvent(row) || (tense !== 'plup' && tense !== 'perf' && row.verb === 'video_v')), tense, { mood, plain: true, bare: 0 }); // prettier-ignore

const isAlive = (draft: Draft, subject: Phrase): boolean =>
  subject.kind === 'noun' &&
  draft.stock.isOf(subject.lexeme, ['human', 'soldier', 'ruler', 'enemy', 'animal']);

/** What somebody does about it: the same person, or another, to the first or to anybody. */
export const reaction = (draft: Draft, first: Clause, [tense, mood]: Moment): Clause | undefined => {
  const { subject } = first;
  const isPerson = subject.kind === 'noun' && draft.stock.isOf(subject.lexeme, ['human']);
  const way = isAlive(draft, subject) ? draft.random.below(3) : 2;
  if (way === 0 && isPerson) {
    const row = draft.verbThat(({ verb, kind, subject: who }) => REACTIONS.has(verb) && (kind === 'acc' || kind === 'none') && who.includes('human'));
    return draft.clause(row, tense, { mood, plain: true, subject: same(subject) });
  }
  if (way === 1 && subject.kind === 'noun') {
    const row = draft.verbThat(({ verb, kind, object }) => kind === 'acc' && judgesBy(first.verb.lexeme).has(verb) && (object?.some((name) => draft.stock.isOf(subject.lexeme, [name])) ?? false));
    const clause = draft.clause(row, tense, { mood, plain: true, bare: 0 });
    const { gender } = subject;
    return clause && { ...clause, args: [objectOf(thatOne(subject.number, gender, draft.stock.isOf(subject.lexeme, ['human', 'soldier', 'ruler', 'enemy'])))] };
  }
  return draft.clause(draft.verbThat(({ verb, kind }) => REACTIONS.has(verb) && (kind === 'acc' || kind === 'none' || kind === 'dat')), tense, { mood, plain: true, bare: 0 });
}; // prettier-ignore

/** A judgement on a person, and what the person has done: "the master praises the slave because he worked". */
export const judgement = (draft: Draft, tense: Tense): readonly [Clause, Clause] | undefined => {
  const row = draft.verbThat(({ verb, kind, object }) => kind === 'acc' && (KIND.has(verb) || HARSH.has(verb)) && (object?.includes('human') ?? false));
  const main = draft.clause(row, tense, { plain: true, bare: 150 });
  const [object] = main?.args ?? [];
  if (!main || !object || !draft.stock.isOf(object.phrase.lexeme, ['human'])) return undefined;
  const deed = draft.verbThat((one) => isEvent(one) && one.subject.includes('human') && one.kind !== 'dat' && judgesBy(one.verb).has(main.verb.lexeme));
  const inner = draft.clause(deed, 'perf', { subject: same(object.phrase), plain: true });
  return inner && [{ ...main, args: [object] }, inner];
}; // prettier-ignore
