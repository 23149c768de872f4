// Whether a Latin verb can take what the English one has: an object or none, this subject or that; and what it then becomes.
// English verbs that are both ("the door opens", "he opens the door") are told apart by what stands beside them.
import type { LatinFrames } from '@sigilla/content/schema/latinFrame.ts';
import type { Stock } from '../../sentences/stock.ts';
import type { Argument, Clause, Phrase } from '../../sentences/tree.ts';
import { agreementOf } from '../../sentences/agreement.ts';
import { tellsOfNow } from '../../sentences/preterites.ts';
import type { Government } from './government.ts';
import type { Reading } from './words.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Done to its object, and without one done to its subject: the bridge burns, he burns the bridge. */
const LABILE = list(
  `set open close shut break change turn move burn melt gather spread end begin grow increase split sink bend stretch roll shake dissolve
  freeze dry fill empty divide collect mix tear swing spill stop wake assemble double scatter separate unite heat cool sound ring alter`,
);

/** Of these the passive is plainer even where the active can stand alone. */
const TURNING = list('turn change move');

/** Where one sits or stands "by" a thing, it is no means. */
const STAYING = list('sedeo_v sto_v habito_v vivo_v dormio_v maneo_v iaceo_v exspecto_v cubo_v ambulo_v');
export const isStaying = ({ lexeme }: Reading): boolean => STAYING.has(lexeme.id);

/** What only the living do. */
const LIVELY = list('frigeo_v');

/** Transitive verbs that are often said without an object. */
const ABSOLUTE = list(
  `see hear read write eat drink conquer win know understand teach learn sing love hate hope think remember forget give ask answer pray help lead
  rule command kill hunt plough sow build attack look watch wait follow choose obey believe want suffer try judge steal pay buy sell dance lie
  swear reign serve play drive sail paint say speak call listen defend lend blame praise forgive accept refuse resist promise`,
);

/** Whether the verb without an object says in English what its passive says in Latin. */
export const isTurned = ({ gloss }: Reading, { object, alone }: Government): boolean =>
  object === 'acc' && LABILE.has(gloss.replace(/ (?:down|up|out)$/, '')) && (!alone || TURNING.has(gloss));

/** Whether an object in English is none in Latin: ponte ardēre is "to burn because of a bridge". */
export const isMisled = ({ gloss, lexeme }: Reading, { object }: Government): boolean =>
  (lexeme.id === 'doleo_v' && gloss !== 'grieve') ||
  (object !== undefined && object !== 'acc' && LABILE.has(gloss) && lexeme.flags.includes('intransitive'));

/** What it costs, and how much surety it leaves, to say a transitive verb without an object. */
export const absoluteUse = ({ gloss }: Reading): { readonly cost: number; readonly confidence: number } =>
  ABSOLUTE.has(gloss) || gloss.startsWith('be ')
    ? { cost: 0.4, confidence: 1 }
    : { cost: 0.9, confidence: 0.8 };

/** Verbs whose present is a perfect: ōdī, meminī. */
export const isPreterite = ({ lexeme }: Reading): boolean => tellsOfNow(lexeme);

/** Verbs that have one for their denial. */
const DENIED: Readonly<Record<string, string>> = { volo_v: 'nolo_v', scio_v: 'nescio_v' };

/** Who does not want is unwilling: nōlle; who does not know, nescīre. */
export const unwilling = (clause: Clause): Clause => {
  const lexeme = Object.hasOwn(DENIED, clause.verb.lexeme) ? DENIED[clause.verb.lexeme] : undefined;
  return lexeme !== undefined && clause.isNegated && clause.voice === 'act'
    ? {
        ...clause,
        verb: { ...clause.verb, lexeme, en: `not ${clause.verb.en}` },
        isNegated: false,
        asEnglish: [clause],
      }
    : clause;
};

/** Verbs that want the one who surrenders for their object: sē dēdere. */
const SURRENDERING = new Set(['dedo_v', 'trado_v']);

/** An object that English leaves unsaid: who surrenders gives himself up. */
export const oneself = ({ lexeme, gloss }: Reading, subject: Phrase): Argument | undefined => {
  if (!SURRENDERING.has(lexeme.id) || gloss !== 'surrender') return undefined;
  const { person, number } = agreementOf(subject);
  const self = ({ 1: 'ego_pron', 2: 'tu_pron', 3: 'sui_pron' } as const)[person];
  return {
    role: 'object',
    case: 'acc',
    phrase: {
      kind: 'noun',
      lexeme: self,
      en: '',
      number,
      count: number,
      gender: subject.gender,
      article: 'none',
      pronoun: [''],
    },
  };
};

/** Verbs of dwelling, which say where. */
const DWELLING = new Set(['habito_v', 'versor_v', 'iaceo_v']);

/** What it costs to dwell nowhere, or merely to be alive somewhere. */
export const dwellingCost = ({ lexeme }: Reading, isPlaced: boolean): number => {
  if (DWELLING.has(lexeme.id)) return isPlaced ? 0 : 1.5;
  return lexeme.id === 'vivo_v' && isPlaced ? 0.3 : 0;
};

/** What it saves to ask where one dwells, and costs to ask where one is alive. */
export const askedWhere = (word: string, verb: string): number =>
  word !== 'where' ? 0 : DWELLING.has(verb) ? -1.5 : verb === 'vivo_v' ? 0.3 : 0;

/** How sure one is of a verb that nothing in the frames vouches for: of its gloss, or of such an object beside it. */
const UNVOUCHED = 0.84;

/** Whether the frames know the verb in this sense, with such a subject and object; what is left of the confidence if not. */
export const vouched = (
  stock: Stock,
  frames: LatinFrames,
  { lexeme, gloss, isSet }: Reading,
  subject: Phrase,
  args: readonly Argument[],
  voice: Clause['voice'],
): number => {
  if (isSet) return 1;
  const rows = frames.verbs.filter((row) => row.verb === lexeme.id && row.en === gloss);
  const isIn = (phrase: Phrase | undefined, classes: readonly string[] | undefined): boolean =>
    phrase === undefined ||
    phrase.kind !== 'noun' ||
    phrase.pronoun !== undefined ||
    classes === undefined ||
    stock.isOf(phrase.lexeme, [...classes, 'human']);
  const object = args.find(({ role }) => role === 'object')?.phrase;
  if (rows.length === 0)
    return object === undefined && subject.kind === 'person' && voice === 'act' ? 1 : UNVOUCHED;
  const fits = (row: LatinFrames['verbs'][number]): boolean =>
    voice === 'pass' ? isIn(subject, row.object) : isIn(subject, row.subject) && isIn(object, row.object);
  return rows.some(fits) ? 1 : UNVOUCHED;
};

/** What it costs when nothing that is known of the verb has such a subject: rivers flow, boys do not. */
export const strangeSubject = (
  stock: Stock,
  frames: LatinFrames,
  { lexeme, gloss }: Reading,
  subject: Phrase,
): number => {
  if (gloss === 'marry')
    return subject.gender === 'f' ? (lexeme.id === 'nubo_v' ? 0 : 2) : lexeme.id === 'duco_v' ? -2 : 2;
  if (LIVELY.has(lexeme.id) && subject.kind === 'noun' && !stock.isOf(subject.lexeme, ['human', 'animal']))
    return 2;
  const rows = frames.verbs.filter(({ verb }) => verb === lexeme.id);
  if (
    rows.length === 0 ||
    rows.some(({ en }) => en === gloss) ||
    subject.kind !== 'noun' ||
    !stock.isOf(subject.lexeme, Object.keys(frames.nouns))
  )
    return 0;
  return rows.some((row) => stock.isOf(subject.lexeme, row.subject)) ? 0 : 0.7;
};
