// Builds the pattern of a verb class: which stem and ending makes each cell of the present, perfect and participial systems.
// A cell is listed even if some verbs of the class lack it; they lack it by lacking the stem, or by `has` (see verbs.ts).
import { addFirstSecond, addPresentParticiple } from './adjectives.ts';
import { GENDERS, NUMBERS } from './features.ts';
import type { Pattern, StemName, VariantKind } from './word.ts';
import { CellTable, patternOf } from './word.ts';
import type { PresentSystem } from './verbEndings.ts';
import { FIO_ROWS } from './verbEndings.ts';

/**
 * How a class uses the voices. `both`: active and passive; `active`: no passive forms; `deponent`: passive forms, active cells;
 * `semideponent`: active present, passive forms with active cells in the perfect; `facio`: passive of the present from fīō.
 */
export type VoiceMode = 'both' | 'active' | 'deponent' | 'semideponent' | 'facio';

const SLOTS = ['1sg', '2sg', '3sg', '1pl', '2pl', '3pl'] as const;
const AGREEMENTS = (['nom', 'acc'] as const).flatMap((name) =>
  NUMBERS.flatMap((number) => GENDERS.map((gender) => ({ name, number, gender }))),
);

const NOMINATIVES = { sg: { m: 'us', f: 'a', n: 'um' }, pl: { m: 'ī', f: 'ae', n: 'a' } } as const;
const ACCUSATIVES = { sg: { m: 'um', f: 'am', n: 'um' }, pl: { m: 'ōs', f: 'ās', n: 'a' } } as const;

type Add = (key: string, ending: string, kind?: VariantKind) => void;

/** Adds a row cell by cell; in a passive row the second singular in -ris brings its -re. */
const addRow = (
  add: Add,
  prefix: string,
  keys: readonly string[],
  row: string | undefined,
  column: 'act' | 'pass' = 'act',
): void => {
  if (!row) return;
  for (const [at, cell] of row.split(' ').entries()) {
    if (cell === '-') continue;
    const endings = cell.split('/').map((ending) => ending.replace('_', ' '));
    for (const [rank, ending] of endings.entries())
      add(`${prefix}.${keys[at] ?? ''}`, ending, rank === 0 ? undefined : 'other');
    const usual = endings[0] ?? '';
    if (column === 'pass' && keys[at] === '2sg' && usual.endsWith('ris'))
      add(`${prefix}.2sg`, `${usual.slice(0, -2)}e`, 're');
  }
};

/** Finite forms, imperatives and infinitive of the present system of one voice column, filed under `voice`. */
const addPresentColumn = (
  add: Add,
  system: PresentSystem,
  column: 'act' | 'pass',
  voice: 'act' | 'pass',
): void => {
  addRow(add, `pres.ind.${voice}`, SLOTS, system.pres[column], column);
  addRow(add, `impf.ind.${voice}`, SLOTS, system.impf[column], column);
  addRow(add, `fut.ind.${voice}`, SLOTS, system.fut[column], column);
  addRow(add, `pres.subj.${voice}`, SLOTS, system.subj[column], column);
  addRow(add, `impf.subj.${voice}`, SLOTS, system.impfSubj[column], column);
  addRow(add, `pres.imp.${voice}`, ['2sg', '2pl'], system.imp[column]);
  addRow(
    add,
    `fut.imp.${voice}`,
    column === 'act' ? ['2sg', '3sg', '2pl', '3pl'] : ['2sg', '3sg', '3pl'],
    system.futImp[column],
  );
  for (const [rank, ending] of (system.inf[column] ?? '').split('/').entries()) {
    if (ending) add(`pres.inf.${voice}`, ending, rank === 0 ? undefined : 'other');
  }
};

const addVerbalNouns = (table: CellTable, system: PresentSystem, stem: StemName): void => {
  if (system.part) addPresentParticiple(table, 'pres.part.act.', stem, system.part[0], system.part[1]);
  for (const [rank, gerund] of (system.gerund ?? '').split('/').entries()) {
    if (!gerund) continue;
    const kind = rank === 0 ? undefined : 'undus';
    for (const [name, ending] of [
      ['gen', 'ī'],
      ['dat', 'ō'],
      ['acc', 'um'],
      ['abl', 'ō'],
    ] as const) {
      table.add(`gerund.${name}`, stem, gerund + ending, kind);
    }
    addFirstSecond(table, 'gerundive.', stem, gerund, kind);
  }
};

const PERFECT_ROWS: readonly (readonly [string, string])[] = [
  ['perf.ind.act', 'ī istī it imus istis ērunt'],
  ['plup.ind.act', 'eram erās erat erāmus erātis erant'],
  ['futp.ind.act', 'erō eris erit erimus eritis erint'],
  ['perf.subj.act', 'erim erīs erit erīmus erītis erint'],
  ['plup.subj.act', 'issem issēs isset issēmus issētis issent'],
];

const QUANTITY: readonly (readonly [string, string])[] = [
  ['futp.ind.act.2sg', 'erīs'],
  ['futp.ind.act.1pl', 'erīmus'],
  ['futp.ind.act.2pl', 'erītis'],
  ['perf.subj.act.2sg', 'eris'],
  ['perf.subj.act.1pl', 'erimus'],
  ['perf.subj.act.2pl', 'eritis'],
];

/** The perfect active, with its contracted and shortened variants. `iSyncope`: -īstī and -īsse before -iistī, -iisse (compounds of eō). */
const addPerfect = (table: CellTable, iSyncope: boolean): void => {
  const add: Add = (key, ending, kind) => table.add(key, 'perf', ending, kind);
  if (iSyncope) {
    addRow(
      (key, ending, kind) => table.add(key, 'perfi', ending, kind),
      'perf.ind.act',
      SLOTS,
      '- īstī - - īstis -',
    );
    addRow(
      (key, ending, kind) => table.add(key, 'perfi', ending, kind),
      'plup.subj.act',
      SLOTS,
      'īssem īssēs īsset īssēmus īssētis īssent',
    );
    table.add('perf.inf.act', 'perfi', 'īsse');
  }
  for (const [prefix, row] of PERFECT_ROWS) addRow(add, prefix, SLOTS, row);
  add('perf.inf.act', 'isse');
  add('perf.ind.act.3pl', 'ēre', 'ere');
  for (const [key, ending] of QUANTITY) add(key, ending, 'quantity');
  // amāstī, amārunt, amāssem, amāsse; nōram
  const contracted: Add = (key, ending) => table.add(key, 'perfc', ending, 'contracted');
  addRow(contracted, 'perf.ind.act', SLOTS, '- stī - - stis runt');
  addRow(contracted, 'plup.ind.act', SLOTS, 'ram rās rat rāmus rātis rant');
  addRow(contracted, 'futp.ind.act', SLOTS, 'rō ris rit rimus ritis rint');
  addRow(contracted, 'perf.subj.act', SLOTS, 'rim rīs rit rīmus rītis rint');
  addRow(contracted, 'plup.subj.act', SLOTS, 'ssem ssēs sset ssēmus ssētis ssent');
  contracted('perf.inf.act', 'sse');
  if (!iSyncope) addShortenedI(table);
  const full: Add = (key, ending) => table.add(key, 'perfv', ending, 'other');
  for (const [prefix, row] of PERFECT_ROWS) addRow(full, prefix, SLOTS, row);
  full('perf.inf.act', 'isse');
};

/** audiī beside audīvī, audīstī, audīsse: variants of perfects in -īvī, and of those given in -iī. */
const addShortenedI = (table: CellTable): void => {
  const short: Add = (key, ending) => table.add(key, 'perfi', ending, 'contracted');
  addRow(short, 'perf.ind.act', SLOTS, 'iī īstī iit iimus īstis iērunt');
  addRow(short, 'plup.ind.act', SLOTS, 'ieram ierās ierat ierāmus ierātis ierant');
  addRow(short, 'futp.ind.act', SLOTS, 'ierō ieris ierit ierimus ieritis ierint');
  addRow(short, 'perf.subj.act', SLOTS, 'ierim ierīs ierit ierīmus ierītis ierint');
  addRow(short, 'plup.subj.act', SLOTS, 'īssem īssēs īsset īssēmus īssētis īssent');
  for (const [key, ending] of [
    ['perf.ind.act.2sg', 'iistī'],
    ['perf.ind.act.2pl', 'iistis'],
    ['perf.inf.act', 'īsse'],
    ['perf.inf.act', 'iisse'],
    ['perf.ind.act.3pl', 'iēre'],
  ] as const) {
    short(key, ending);
  }
};

const COMPOUND_TENSES: readonly (readonly [string, string])[] = [
  ['perf.ind', 'sum es est sumus estis sunt'],
  ['plup.ind', 'eram erās erat erāmus erātis erant'],
  ['futp.ind', 'erō eris erit erimus eritis erunt'],
  ['perf.subj', 'sim sīs sit sīmus sītis sint'],
  ['plup.subj', 'essem essēs esset essēmus essētis essent'],
];

/** amātus sum and its tenses by gender, the perfect participle, and the perfect infinitive in every agreement. */
const addCompound = (table: CellTable, voice: 'act' | 'pass'): void => {
  for (const [tense, row] of COMPOUND_TENSES) {
    for (const [at, auxiliary] of row.split(' ').entries()) {
      const number = at < 3 ? 'sg' : 'pl';
      for (const gender of GENDERS) {
        table.add(
          `${tense}.${voice}.${SLOTS[at] ?? ''}.${gender}`,
          'part',
          `${NOMINATIVES[number][gender]} ${auxiliary}`,
        );
      }
    }
  }
  addFirstSecond(table, `perf.part.${voice}.`, 'part', '');
  addAgreeingInfinitive(table, `perf.inf.${voice}`, 'part');
};

const addAgreeingInfinitive = (table: CellTable, prefix: string, stem: StemName): void => {
  table.add(prefix, stem, 'um esse', table.cells.has(prefix) ? 'other' : undefined);
  for (const { name, number, gender } of AGREEMENTS) {
    const endings = (name === 'nom' ? NOMINATIVES : ACCUSATIVES)[number];
    table.add(`${prefix}.${name}.${number}.${gender}`, stem, `${endings[gender]} esse`);
  }
};

/** Passive present forms of faciō and its -faciō compounds, on the compound's prefix. */
const addFio = (table: CellTable): void => {
  const add: Add = (key, ending, kind) => table.add(key, 'presv', ending, kind);
  addRow(add, 'pres.ind.pass', SLOTS, FIO_ROWS.pres);
  addRow(add, 'impf.ind.pass', SLOTS, FIO_ROWS.impf);
  addRow(add, 'fut.ind.pass', SLOTS, FIO_ROWS.fut);
  addRow(add, 'pres.subj.pass', SLOTS, FIO_ROWS.subj);
  addRow(add, 'impf.subj.pass', SLOTS, FIO_ROWS.impfSubj);
  addRow(add, 'pres.imp.pass', ['2sg', '2pl'], FIO_ROWS.imp);
  add('pres.inf.pass', FIO_ROWS.inf);
};

/** The pattern of a verb class: an id for the present system, the system itself (none for meminī), and how it uses the voices. */
export const verbPattern = (id: string, system: PresentSystem | undefined, mode: VoiceMode): Pattern =>
  patternOf(`verb ${id} ${mode}`, () => {
    const table = new CellTable();
    const stemFor = (ending: string): StemName => (id === 'sum' && ending.startsWith('e') ? 'presv' : 'pres');
    const add: Add = (key, ending, kind) => table.add(key, stemFor(ending), ending, kind);
    if (system) {
      if (mode === 'deponent') addPresentColumn(add, system, 'pass', 'act');
      else addPresentColumn(add, system, 'act', 'act');
      if (mode === 'both') addPresentColumn(add, system, 'pass', 'pass');
      if (mode === 'facio') addFio(table);
      addVerbalNouns(table, system, 'pres');
    }
    addPerfect(table, id === 'eō');
    addCompound(table, mode === 'deponent' || mode === 'semideponent' ? 'act' : 'pass');
    addFirstSecond(table, 'fut.part.act.', 'futp', '');
    addAgreeingInfinitive(table, 'fut.inf.act', 'futp');
    addFirstSecond(table, 'fut.part.act.', 'futpx', '', 'other');
    if (id === 'sum') addPresentParticiple(table, 'pres.part.act.', 'ppl', 'ēns', 'ent');
    if (mode === 'both' || mode === 'facio') table.add('fut.inf.pass', 'part', 'um īrī');
    table.add('supine.acc', 'part', 'um');
    table.add('supine.abl', 'part', 'ū');
    return table.cells;
  });
