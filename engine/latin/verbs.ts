// Finds a verb's class and stems from its principal parts, and which cells it has at all.
// Invariant: a form that needs a part the verb lacks does not exist; passives of intransitives exist only as impersonals.
import type { CellKey } from './features.ts';
import type { Form, Inflection, Stems, Unreadable, Word } from './word.ts';
import { entryOf, patternOf, without, writtenCells } from './word.ts';
import type { Conjugation, IrregularVerb } from './verbEndings.ts';
import { CONJUGATIONS, IRREGULAR_VERBS } from './verbEndings.ts';
import {
  CELLS_IN_USE,
  DEFECTIVE_VERBS,
  FUTURE_PARTICIPLES,
  INTRANSITIVE,
  PARTICIPLES_OF_SUM,
  VERB_FORMS,
  WITHOUT_PASSIVE,
} from './verbExceptions.ts';
import type { VoiceMode } from './verbPatterns.ts';
import { verbPattern } from './verbPatterns.ts';

type VerbParts = {
  readonly first: string;
  readonly inf: string;
  readonly perf: string | undefined;
  readonly participle: string | undefined;
  readonly future: string | undefined;
};

const part = (form: string | undefined): string | undefined => (form && form !== '-' ? form : undefined);

const isParticiple = (form: string): boolean => /(?:us|um)(?: (?:sum|est))?$/.test(form);

/** Sorts the principal parts: perfects in -ī, participles and supines, future participles, in whatever place they stand. */
const readParts = (word: Word): VerbParts => {
  const [first = '', inf = '', ...rest] = word.parts;
  let perf: string | undefined;
  let participle: string | undefined;
  let future: string | undefined;
  for (const form of rest.map(part)) {
    if (!form) continue;
    if (form.endsWith('ūrus')) future = form.slice(0, -2);
    else if (isParticiple(form)) participle = form.replace(/ (?:sum|est)$/, '').replace(/(?:us|um)$/, '');
    else perf ??= form;
  }
  return { first, inf, perf, participle, future };
};

type Present = {
  readonly id: Conjugation | IrregularVerb;
  readonly deponent: boolean;
  readonly stem: string;
};

/** The irregular verb a word is or is compounded from, with its prefix. */
const irregularOf = (
  first: string,
  inf: string,
): { readonly id: IrregularVerb; readonly prefix: string } | undefined => {
  if (inf === 'posse') return { id: 'possum', prefix: '' };
  if (inf.endsWith('ferre')) return { id: 'ferō', prefix: without(inf, 'ferre') };
  if (inf === 'velle') return { id: 'volō', prefix: '' };
  if (inf === 'nōlle') return { id: 'nōlō', prefix: '' };
  if (inf === 'mālle') return { id: 'mālō', prefix: '' };
  if (inf.endsWith('fierī')) return { id: 'fīō', prefix: without(inf, 'fierī') };
  if (inf.endsWith('dare')) return { id: 'dō', prefix: without(inf, 'dare') };
  if (inf.endsWith('ēsse') && first.endsWith('edō')) return { id: 'edō-ēsse', prefix: without(first, 'edō') };
  if (/^(?:com|ex|amb|ad|per)?edō$/.test(first)) return { id: 'edō', prefix: without(first, 'edō') };
  if (inf.endsWith('esse') && /sum$|est$/.test(first)) return { id: 'sum', prefix: without(inf, 'esse') };
  if (first.endsWith('eō') && inf.endsWith('īre')) return { id: 'eō', prefix: without(inf, 'īre') };
  if (/fac(?:iō|it)$/.test(first) && inf.endsWith('facere'))
    return { id: 'faciō', prefix: without(inf, 'facere') };
  return undefined;
};

/** The regular conjugation by first singular and infinitive. */
const regularOf = (first: string, inf: string): Present | undefined => {
  const io = /i(?:ō|or)$/.test(first);
  if (/(?:or|tur)$/.test(first)) {
    // -ārī, -ērī, -īrī, unless the r belongs to a stem of the third conjugation
    for (const [id, ending, firstEnding] of [
      ['1', 'ārī', 'or'],
      ['2', 'ērī', 'eor'],
      ['4', 'īrī', 'ior'],
    ] as const) {
      const stem = without(inf, ending);
      if (inf.endsWith(ending) && (first.endsWith('tur') || first === stem + firstEnding))
        return { id, deponent: true, stem };
    }
    if (inf.endsWith('ī')) return { id: io ? '3io' : '3', deponent: true, stem: without(inf, 'ī') };
    return undefined;
  }
  if (inf.endsWith('āre')) return { id: '1', deponent: false, stem: without(inf, 'āre') };
  if (inf.endsWith('ēre')) return { id: '2', deponent: false, stem: without(inf, 'ēre') };
  if (inf.endsWith('īre')) return { id: '4', deponent: false, stem: without(inf, 'īre') };
  if (inf.endsWith('ere')) return { id: io ? '3io' : '3', deponent: false, stem: without(inf, 'ere') };
  return undefined;
};

/** Perfect stem and the stems of its shorter forms: amā- for amāv-, aud- for audīv-, ab- for abi-. */
const perfectStems = (perf: string | undefined, present: Present | undefined): Stems => {
  if (!perf) return {};
  const stem = perf.endsWith('it') ? without(perf, 'it') : without(perf, 'ī');
  if (present?.id === 'eō' && stem.endsWith('īv')) return { perf: stem, perfi: without(stem, 'īv') };
  if (present?.id === 'eō') {
    const prefix = without(stem, 'i');
    return { perf: stem, perfi: prefix, perfv: `${prefix}īv` };
  }
  // Not terō and its compounds: trīvī has no shorter forms.
  if (stem.endsWith('īv') && stem.length > 2 && !/^(?:con|at|dē|ob|prō|per|ex)?trīv$/.test(stem)) {
    return { perf: stem, perfi: without(stem, 'īv') };
  }
  if (/[^i]i$/.test(stem)) return { perf: stem, perfi: without(stem, 'i') };
  const contracts =
    /(?:[nm]ōv|ēv)$/.test(stem) || (stem.endsWith('āv') && !/^(?:prae|per|ē|re)?[lcfp]āv$/.test(stem));
  return contracts ? { perf: stem, perfc: without(stem, 'v') } : { perf: stem };
};

const passiveCell = (key: CellKey): boolean => key.includes('.pass') || key.startsWith('gerundive');
const IMPERSONAL_PASSIVE =
  /^(?:\w+\.(?:ind|subj)\.pass\.3sg(?:\.n)?|(?:pres|fut)\.inf\.pass|perf\.inf\.pass(?:\.(?:nom|acc)\.sg\.n)?|gerundive\.(?:nom|acc)\.sg\.n)$/;
const IMPERSONAL_CELL = /^(?:\w+\.(?:ind|subj)\.act\.3sg(?:\.n)?|\w+\.inf\.act(?:\.(?:nom|acc)\.sg\.n)?)$/;

type Reach = {
  readonly passive: 'full' | 'impersonal' | 'none';
  /** A deponent's gerundive agrees whatever the verb governs: spēs potiundōrum castrōrum, corpora medenda. */
  readonly gerundiveAgrees: boolean;
  readonly impersonal: boolean;
  readonly imperative: boolean;
  /** queō and nequeō have no gerund and no gerundive. */
  readonly gerund: boolean;
};

const cellFilter =
  (reach: Reach) =>
  (key: CellKey): boolean => {
    if (reach.impersonal) return IMPERSONAL_CELL.test(key);
    if (!reach.imperative && key.includes('.imp.')) return false;
    if (!reach.gerund && key.startsWith('gerund')) return false;
    if (!passiveCell(key) || reach.passive === 'full') return true;
    if (reach.gerundiveAgrees && key.startsWith('gerundive')) return true;
    return reach.passive === 'impersonal' && IMPERSONAL_PASSIVE.test(key);
  };

/** Written-out cells for a verb: irregular single cells, short imperatives of compounds (ēdūc), then the lexicon's own. */
const formsOf = (
  word: Word,
  { first, participle }: VerbParts,
  present: Present | undefined,
): ReadonlyMap<CellKey, readonly Form[]> => {
  const short =
    /(?:dīc|dūc)$/.test(present?.stem ?? '') && present?.id === '3' && !present.deponent
      ? present.stem
      : undefined;
  const fac = present?.id === 'faciō' ? present.stem : undefined;
  const imperative = short ?? fac;
  return new Map([
    ...(present?.id === 'fīō' && participle ? writtenCells({ 'fut.inf.act': `${participle}um īrī` }) : []),
    ...(imperative ? writtenCells({ 'pres.imp.act.2sg': imperative }) : []),
    ...writtenCells(entryOf(VERB_FORMS, first)),
    ...writtenCells(word.forms),
  ]);
};

const passiveReach = (word: Word, parts: VerbParts, present: Present | undefined): Reach['passive'] => {
  if (word.flags.includes('nopassive') || WITHOUT_PASSIVE.has(parts.first)) return 'none';
  if (word.flags.includes('intransitive') || INTRANSITIVE.has(parts.first)) return 'impersonal';
  return parts.future && !parts.participle && present && !present.deponent ? 'impersonal' : 'full';
};

const defective = (word: Word, cells: Readonly<Record<string, string>>): Inflection => ({
  pattern: patternOf('verb defective', () => new Map()),
  stems: {},
  forms: new Map([...writtenCells(cells), ...writtenCells(word.forms)]),
  has: () => true,
});

/** Whether a headword alone tells all of a verb's forms, a handful (inquam, quaesō). */
export const isDefectiveVerb = (first: string): boolean => Object.hasOwn(DEFECTIVE_VERBS, first);

/** coepī, meminī, ōdī: a perfect system alone. */
const perfectOnly = (word: Word, parts: VerbParts): Inflection => {
  const participle = part(word.parts[2]);
  const futureOnly = participle?.endsWith('ūrus') === true;
  const stem =
    participle && !futureOnly ? participle.replace(/ sum$/, '').replace(/(?:us|um)$/, '') : undefined;
  return {
    pattern: verbPattern('perfect', undefined, 'active'),
    stems: {
      ...perfectStems(parts.first, undefined),
      ...(stem ? { part: stem, futp: `${stem}ūr` } : {}),
      ...(futureOnly && participle ? { futp: without(participle, 'us') } : {}),
    },
    forms: formsOf(word, parts, undefined),
    has: (key) => !key.startsWith('supine'),
  };
};

/** The stems of one or two future participles. */
const futureStems = (future: string | undefined): Stems => {
  const [usual, other] = future?.split('|') ?? [];
  return { ...(usual ? { futp: usual } : {}), ...(other ? { futpx: other } : {}) };
};

const participleOfSum = (first: string): Stems => {
  const stem = entryOf(PARTICIPLES_OF_SUM, first);
  return stem ? { ppl: stem } : {};
};

const PREFIX_STEM: ReadonlySet<string> = new Set(['eō', 'ferō', 'fīō', 'dō', 'edō', 'edō-ēsse']);

const presentStems = (parts: VerbParts, id: IrregularVerb, prefix: string): Stems => {
  if (id === 'sum') {
    const before = parts.first.endsWith('sum') ? without(parts.first, 'sum') : prefix;
    return { pres: before, presv: prefix };
  }
  if (id === 'faciō') return { pres: `${prefix}fac`, presv: prefix };
  return PREFIX_STEM.has(id) ? { pres: prefix } : { pres: '' };
};

const modeOf = (id: Conjugation | IrregularVerb, deponent: boolean, semideponent: boolean): VoiceMode => {
  if (deponent) return 'deponent';
  if (id === 'faciō') return 'facio';
  if (id === 'sum' || id === 'possum' || id === 'volō' || id === 'nōlō' || id === 'mālō') return 'active';
  return semideponent || id === 'fīō' ? 'semideponent' : 'both';
};

/** A verb's conjugation or the irregular verb it follows; undefined for perfects alone, defectives and unreadable parts. */
export const verbConjugation = (word: Word): Conjugation | IrregularVerb | undefined => {
  const { first, inf } = readParts(word);
  return irregularOf(first, inf)?.id ?? regularOf(first, inf)?.id;
};

/** Whether only some of the verb's forms are in use: a handful (inquam), or those of a regular verb that occur (for). */
export const isDefective = ({ parts: [first = ''] }: Word): boolean =>
  Object.hasOwn(DEFECTIVE_VERBS, first) || Object.hasOwn(CELLS_IN_USE, first);

/** Finds a verb's class and stems from its principal parts and flags. */
export const classifyVerb = (word: Word): Inflection | Unreadable => {
  const parts = readParts(word);
  const { first, inf, perf, participle } = parts;
  const fewCells = entryOf(DEFECTIVE_VERBS, first);
  if (fewCells) return defective(word, fewCells);
  if (first.endsWith('ī') && inf.endsWith('isse')) return perfectOnly(word, parts);
  const irregular = irregularOf(first, inf);
  const regular = irregular ? undefined : regularOf(first, inf);
  if (!irregular && !regular)
    return { problem: `${word.parts.join(', ')}: no conjugation has this infinitive` };
  const id: Conjugation | IrregularVerb = irregular?.id ?? regular?.id ?? '3';
  const present: Present = regular ?? {
    id,
    deponent: false,
    stem: id === 'faciō' ? `${irregular?.prefix ?? ''}fac` : '',
  };
  const { deponent } = present;
  const semideponent = !deponent && word.parts.slice(2).some((form) => / (?:sum|est)$/.test(form));
  const future =
    id === 'fīō'
      ? undefined
      : (entryOf(FUTURE_PARTICIPLES, first) ?? parts.future ?? (participle ? `${participle}ūr` : undefined));
  const stems: Stems = {
    ...(irregular ? presentStems(parts, irregular.id, irregular.prefix) : { pres: present.stem }),
    ...perfectStems(perf, present),
    ...(participle ? { part: participle } : {}),
    ...futureStems(future),
    ...(id === 'sum' ? participleOfSum(first) : {}),
  };
  const system = { ...CONJUGATIONS, ...IRREGULAR_VERBS }[id];
  const isModal = first === 'queō' || first === 'nequeō';
  const reach: Reach = {
    passive: isModal ? 'none' : passiveReach(word, parts, present),
    gerundiveAgrees: deponent || semideponent,
    impersonal: word.flags.includes('impersonal') || /t(?:ur)?$/.test(first),
    imperative: !word.flags.includes('noimperative') && !isModal,
    gerund: !isModal,
  };
  const filter = cellFilter(reach);
  const only = entryOf(CELLS_IN_USE, first);
  return {
    pattern: verbPattern(
      id === 'eō' && perf?.endsWith('īvī') ? 'eō, īvī' : id,
      system,
      modeOf(id, deponent, semideponent),
    ),
    stems,
    forms: formsOf(word, parts, present),
    has: only ? (key) => only.test(key) && filter(key) : filter,
  };
};
