// Which deeds suit which part of a sentence: what one does on purpose, is asked to do, goes somewhere for, and what can be said in the passive.
// Verbs are named by the stems of their ids.
import type { VerbFrame } from '@sigilla/content/schema/latinFrame.ts';
import type { Tense } from '../../features.ts';
import { isDeponentId, verbIds } from '../../lexemeIds.ts';
import type { Draft } from '../draft.ts';
import type { NounPhrase } from '../tree.ts';

/** A verb with an object in the accusative or none. */
export const plainVerb = (draft: Draft) => draft.verb('acc', 'none');

/** A verb with whatever object its row asks for; no verb of saying, asking, ordering. */
export const anyVerb = (draft: Draft) => draft.verb('acc', 'none', 'acc+dat', 'dat', 'abl', 'with');

/** What nobody does on purpose or by request. */
const AIMLESS = verbIds(
  'cado moror iaceo metuo timeo habeo habito credo rideo fleo placeo cognosco tango amo vivo video audio accipio spero culpo teneo sto invenio reperio frango miror',
);

/** The verb row of a deliberate action that any person may do. */
export const humanVerb = (
  draft: Draft,
  fits: (row: VerbFrame) => boolean = () => true,
): VerbFrame | undefined => draft.verbThat((row) => fits(row) && isHumanDeed(row));

const isHumanDeed = ({ kind, subject, verb, aimless }: VerbFrame): boolean =>
  (kind === 'acc' || kind === 'none' || kind === 'dat') &&
  subject.includes('human') &&
  !aimless &&
  !AIMLESS.has(verb);

/** What one asks, orders or advises others to do. */
const ASKED =
  verbIds(`venio discedo redeo maneo exspecto fugio servo defendo libero peto voco pareo respondeo lego scribo claudo aperio
  porto moveo relinquo laboro emo vendo quaero curo custodio aedifico colo aro munio mitto intro exeo paro duco sequor parco eo`);

/** Whether a row is a thing to ask of somebody: its action needs no gift of others and is worth the asking. */
export const isAskable = ({ verb }: VerbFrame): boolean => ASKED.has(verb);

/** What people do elsewhere without anybody to do it to. */
const ERRANDS = verbIds('laboro ceno pugno');

/** What people go somewhere for. */
const AIMS =
  verbIds(`visito video audio specto emo vendo quaero peto libero oppugno defendo servo curo colo aro aedifico munio custodio
  voco doceo neco capio punio pello accuso moneo`);

/** The verb row of what somebody may go somewhere for. */
export const aimVerb = (draft: Draft, goer: NounPhrase, among?: ReadonlySet<string>): VerbFrame | undefined =>
  draft.verbThat(
    ({ kind, subject, verb }) =>
      ((kind === 'acc' && AIMS.has(verb)) || (kind === 'none' && ERRANDS.has(verb))) &&
      (among?.has(verb) ?? true) &&
      (subject.includes('human') || subject.some((name) => draft.stock.isOf(goer.lexeme, [name]))),
  );

/** The same, but without an object that could be taken for the subject. */
export const quietVerb = (
  draft: Draft,
  fits: (row: VerbFrame) => boolean = () => true,
): VerbFrame | undefined => draft.verbThat((row) => fits(row) && isQuiet(row));

const isQuiet = ({ kind, subject, verb, object, aimless }: VerbFrame): boolean =>
  subject.includes('human') &&
  !aimless &&
  !AIMLESS.has(verb) &&
  ((kind === 'none' && verb !== 'maneo_v') ||
    (kind === 'acc' && (object?.every((name) => LIFELESS.has(name)) ?? false)));

/** What may happen while something else goes on. */
export const MEANWHILE = verbIds(
  'fugio intro venio discedo redeo exeo invenio celo lego specto audio voco clamo rideo claudo aperio scribo paro quaero porto',
);

/** Verbs of going somewhere for a reason. */
export const GOING = verbIds('venio curro redeo eo navigo discedo fugio proficiscor');

/** Verbs of going somewhere to do something there. */
export const SETTING_OUT = verbIds('venio curro redeo eo proficiscor');

/** Classes of what one can own. */
export const OWNED: ReadonlySet<string> = new Set(
  'thing gift load text post arms weapon steed opening crop tools food treasure vessel book garment'.split(
    ' ',
  ),
);

/** Classes of what cannot act. */
export const LIFELESS: ReadonlySet<string> = new Set([
  ...OWNED,
  ...'letter building town target enclosed barrier war sight drink water weight ware fragile missile tale goods hoped esteem dread'.split(
    ' ',
  ),
]);

/** Whether a verb row may be put into the passive: no state, and none whose English would limp ("was waited for"). */
export const allowsPassive = ({ kind, verb, object, stative, en }: VerbFrame): boolean =>
  kind === 'acc' &&
  verb !== 'intro_v' &&
  !stative &&
  object !== undefined &&
  !isDeponentId(verb) &&
  !isUnlikedInPassive(en);

/** English verbs whose passive would limp: "was waited for", "was smiled at", "was passed by by", "are got to know". */
export const isUnlikedInPassive = (en: string): boolean =>
  / (?:for|of|at|on|to|into|upon|with|from|in|by)$/.test(en) || /^(?:be|get|go|come) /.test(en);

/** What is done in a moment is told in the perfect, where another deed would be told in the imperfect. */
export const toldIn = ({ sudden }: VerbFrame, tense: Tense): Tense =>
  sudden && tense === 'impf' ? 'perf' : tense;
