// Adjectives of both kinds in three degrees, and the adverbs made from them. Participles decline by the same tables.
// Invariant: a degree or an adverb exists only when the word is known to have it (see comparison.ts).
import type { CellKey, Gender } from './features.ts';
import { GENDERS, ROW_CASES } from './features.ts';
import {
  BARE_COMPARATIVES,
  CONSONANT_ADJECTIVES,
  IRREGULAR_COMPARISON,
  MIXED_ADJECTIVES,
  NEUTER_IN_A,
  PRONOMINAL,
} from './adjectiveExceptions.ts';
import type { Form, Inflection, Pattern, StemName, Stems, Unreadable, VariantKind, Word } from './word.ts';
import { CellTable, entryOf, patternOf, without, writtenCells } from './word.ts';
import { degreeStems, superlativeStems } from './comparison.ts';

/** Rows of endings for one gender: "nom gen dat acc abl voc" in the singular, then the plural. */
type Rows = { readonly sg: string; readonly pl: string };

const FIRST_SECOND: Readonly<Record<Gender, Rows>> = {
  m: { sg: 'us ī ō um ō e', pl: 'ī ōrum īs ōs īs ī' },
  f: { sg: 'a ae ae am ā a', pl: 'ae ārum īs ās īs ae' },
  n: { sg: 'um ī ō um ō um', pl: 'a ōrum īs a īs a' },
};

const variantKind = (cell: string, ending: string): VariantKind => {
  if (cell.startsWith('acc.pl') && ending.endsWith('īs')) return 'is';
  if (cell.startsWith('abl.sg')) return 'i';
  return cell.startsWith('gen.pl') ? 'um' : 'other';
};

/** Adds one gender's rows; `@` is the bare nominative stem, `/` parts variants, `-` is nothing, `infix` goes before each ending. */
const addRows = (
  table: CellTable,
  prefix: string,
  gender: Gender,
  rows: Rows,
  stem: StemName,
  infix: string,
  usual?: VariantKind,
): void => {
  for (const number of ['sg', 'pl'] as const) {
    for (const [at, endings] of rows[number].split(' ').entries()) {
      if (endings === '-') continue;
      for (const [rank, ending] of endings.split('/').entries()) {
        const cell = `${ROW_CASES[at] ?? ''}.${number}.${gender}`;
        const kind = rank === 0 ? usual : variantKind(cell, ending);
        if (ending === '@') table.add(prefix + cell, 'nom', '', kind);
        else table.add(prefix + cell, stem, infix + ending, kind);
      }
    }
  }
};

/** Declines first-second endings on a stem: superlatives, perfect and future participles, gerundives (`kind`: all as variants). */
export const addFirstSecond = (
  table: CellTable,
  prefix: string,
  stem: StemName,
  infix: string,
  kind?: VariantKind,
): void => {
  for (const gender of GENDERS) addRows(table, prefix, gender, FIRST_SECOND[gender], stem, infix, kind);
};

/** Declines a present participle: -āns, -antis from nominative and oblique infixes. */
export const addPresentParticiple = (
  table: CellTable,
  prefix: string,
  stem: StemName,
  nom: string,
  obl: string,
): void => {
  for (const gender of GENDERS) {
    const add = (cell: string, ending: string, kind?: VariantKind): void =>
      table.add(`${prefix}${cell}.${gender}`, stem, ending, kind);
    add('nom.sg', nom);
    add('gen.sg', `${obl}is`);
    add('dat.sg', `${obl}ī`);
    add('acc.sg', gender === 'n' ? nom : `${obl}em`);
    add('abl.sg', `${obl}e`);
    add('abl.sg', `${obl}ī`, 'i');
    add('voc.sg', nom);
    const plural = gender === 'n' ? 'ia' : 'ēs';
    add('nom.pl', obl + plural);
    add('gen.pl', `${obl}ium`);
    add('dat.pl', `${obl}ibus`);
    add('acc.pl', obl + plural);
    if (gender !== 'n') add('acc.pl', `${obl}īs`, 'is');
    add('abl.pl', `${obl}ibus`);
    add('voc.pl', obl + plural);
  }
};

const addComparative = (
  table: CellTable,
  prefix: string,
  stem: StemName = 'comp',
  kind?: VariantKind,
): void => {
  const common = 'or ōris ōrī ōrem ōre/ōrī or';
  const neuter = 'us ōris ōrī us ōre/ōrī us';
  for (const gender of GENDERS) {
    const rows: Rows =
      gender === 'n'
        ? { sg: neuter, pl: 'ōra ōrum ōribus ōra ōribus ōra' }
        : { sg: common, pl: 'ōrēs ōrum ōribus ōrēs ōribus ōrēs' };
    addRows(table, prefix, gender, rows, stem, '', kind);
  }
};

const addDegrees = (table: CellTable): void => {
  addComparative(table, 'comp.');
  addComparative(table, 'comp.', 'compx', 'other');
  addFirstSecond(table, 'sup.', 'sup', '');
  addFirstSecond(table, 'sup.', 'supx', '', 'other');
  table.add('adverb', 'adv', '');
  table.add('adverb.comp', 'advc', '');
  table.add('adverb.sup', 'advs', '');
};

const positive = (id: string, rows: Readonly<Record<Gender, Rows>>): Pattern =>
  patternOf(`adj ${id} ${GENDERS.map((gender) => `${rows[gender].sg} ${rows[gender].pl}`).join(' ')}`, () => {
    const table = new CellTable();
    for (const gender of GENDERS) addRows(table, '', gender, rows[gender], 'obl', '');
    addDegrees(table);
    return table.cells;
  });

type Found = { readonly pattern: Pattern; readonly stems: Stems };

const firstSecond = (nom: string, feminine: string): Found => {
  const obl = without(feminine, feminine.endsWith('ae') ? 'ae' : 'a');
  if (PRONOMINAL.has(nom)) {
    const neuter = nom === 'alius' ? 'ud' : 'um';
    const nominative = nom.endsWith('us') ? 'us' : '@';
    return {
      pattern: positive('pronominal', {
        m: { sg: `${nominative} īus ī um ō -`, pl: 'ī ōrum īs ōs īs -' },
        f: { sg: 'a īus ī am ā -', pl: 'ae ārum īs ās īs -' },
        n: { sg: `${neuter} īus ī ${neuter} ō -`, pl: 'a ōrum īs a īs -' },
      }),
      stems: { nom, obl },
    };
  }
  if (nom.endsWith('us') || nom.endsWith('ī')) {
    return { pattern: positive('us', FIRST_SECOND), stems: { obl } };
  }
  return {
    pattern: positive('er', { ...FIRST_SECOND, m: { ...FIRST_SECOND.m, sg: '@ ī ō um ō @' } }),
    stems: { nom, obl },
  };
};

const I_PLURAL = { c: 'ēs ium ibus ēs/īs ibus ēs', n: 'ia ium ibus ia ibus ia' };

const third = (word: Word, nom: string, parts: readonly string[]): Found => {
  const second = parts[1] ?? '';
  if (parts.length >= 3 || second.endsWith('e') || second.endsWith('a')) {
    const plural = second.endsWith('a');
    const obl = plural ? without(nom, 'ēs') : without(parts[parts.length - 1] ?? '', 'e');
    const masculine = nom.endsWith('is') || plural ? 'is' : '@';
    return {
      pattern: positive('3', {
        m: { sg: `${masculine} is ī em ī ${masculine}`, pl: I_PLURAL.c },
        f: { sg: 'is is ī em ī is', pl: I_PLURAL.c },
        n: { sg: 'e is ī e ī e', pl: I_PLURAL.n },
      }),
      stems: { nom, obl },
    };
  }
  const obl = without(second, 'is');
  const consonant = CONSONANT_ADJECTIVES.has(nom) || word.flags.includes('consonant');
  const mixed = MIXED_ADJECTIVES.has(nom);
  const abl = consonant ? 'e/ī' : mixed ? 'ī' : 'ī/e';
  const gpl = consonant || mixed ? 'um' : 'ium';
  const neuter = NEUTER_IN_A.has(nom)
    ? `a ${gpl} ibus a ibus a`
    : consonant || mixed
      ? `- ${gpl} ibus - ibus -`
      : I_PLURAL.n;
  const accusative = consonant || mixed ? 'ēs' : 'ēs/īs';
  const common = { sg: `@ is ī em ${abl} @`, pl: `ēs ${gpl} ibus ${accusative} ibus ēs` };
  return {
    pattern: positive('3', { m: common, f: common, n: { sg: `@ is ī @ ${abl} @`, pl: neuter } }),
    stems: { nom, obl },
  };
};

/** Comparatives as headwords: prior, prius. */
const comparative = (nom: string): Found => ({
  pattern: patternOf('adj comparative', () => {
    const table = new CellTable();
    addComparative(table, '');
    addFirstSecond(table, 'sup.', 'sup', '');
    addFirstSecond(table, 'sup.', 'supx', '', 'other');
    table.add('adverb', 'adv', '');
    return table.cells;
  }),
  stems: { comp: without(nom, 'or') },
});

const plus: Readonly<Record<string, string>> = {
  'comp.nom.sg.n': 'plūs',
  'comp.gen.sg.n': 'plūris',
  'comp.acc.sg.n': 'plūs',
  'comp.abl.sg.n': 'plūre',
  'comp.nom.pl.m': 'plūrēs',
  'comp.nom.pl.f': 'plūrēs',
  'comp.nom.pl.n': 'plūra',
  'comp.gen.pl.m': 'plūrium',
  'comp.gen.pl.f': 'plūrium',
  'comp.gen.pl.n': 'plūrium',
  'comp.dat.pl.m': 'plūribus',
  'comp.dat.pl.f': 'plūribus',
  'comp.dat.pl.n': 'plūribus',
  'comp.acc.pl.m': 'plūrēs|plūrīs',
  'comp.acc.pl.f': 'plūrēs|plūrīs',
  'comp.acc.pl.n': 'plūra',
  'comp.abl.pl.m': 'plūribus',
  'comp.abl.pl.f': 'plūribus',
  'comp.abl.pl.n': 'plūribus',
};

const KNOWN_FORMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  meus: { 'voc.sg.m': 'mī|meus' },
  alius: {
    'gen.sg.m': 'alīus|alterīus',
    'gen.sg.f': 'alīus|alterīus',
    'gen.sg.n': 'alīus|alterīus',
    'dat.sg.m': 'aliī|alterī',
    'dat.sg.f': 'aliī|alterī',
    'dat.sg.n': 'aliī|alterī',
  },
  complūrēs: {
    'nom.pl.n': 'complūra|complūria',
    'acc.pl.n': 'complūra|complūria',
    'voc.pl.n': 'complūra|complūria',
  },
  plūrēs: { 'nom.pl.n': 'plūra', 'acc.pl.n': 'plūra', 'voc.pl.n': 'plūra' },
};

const indeclinable = (word: Word, nom: string): Inflection => {
  const cells = new Map<CellKey, readonly Form[]>();
  const numbers = word.flags.includes('plural') ? ['pl'] : ['sg', 'pl'];
  for (const gender of GENDERS) {
    for (const name of ROW_CASES) {
      for (const number of numbers) cells.set(`${name}.${number}.${gender}`, [{ text: nom }]);
    }
  }
  for (const [key, forms] of writtenCells(word.forms)) cells.set(key, forms);
  const pattern = patternOf('adj indeclinable', () => {
    const table = new CellTable();
    addDegrees(table);
    return table.cells;
  });
  return { pattern, stems: degreeStems(word, nom, nom, false), forms: cells, has: () => true };
};

/** Finds an adjective's class and stems from its two or three nominatives, or nominative and genitive. */
export const classifyAdjective = (word: Word): Inflection | Unreadable => {
  const [nom = '', second, neuter] = word.parts;
  if (!second || word.flags.includes('indecl')) return indeclinable(word, nom);
  const isComparative = nom.endsWith('or') && second.endsWith('us');
  const thirdPlural = nom.endsWith('ēs') && second.endsWith('a');
  const isFirstSecond = /(?:a|ae)$/.test(second) && !thirdPlural;
  const hasNeuter = !isFirstSecond || neuter === undefined || /(?:u[md]|a)$/.test(neuter);
  if (!hasNeuter || (!isComparative && !isFirstSecond && !/(?:is|e|a)$/.test(second)))
    return { problem: `${word.parts.join(', ')}: not the parts of an adjective` };
  const found = isComparative
    ? comparative(nom)
    : isFirstSecond
      ? firstSecond(nom, second)
      : third(word, nom, word.parts);
  const obl = found.stems.obl ?? '';
  const bare = entryOf(BARE_COMPARATIVES, nom);
  const degrees = isComparative
    ? {
        ...superlativeStems(bare),
        ...(word.adv ? { adv: word.adv === true ? second : word.adv } : {}),
      }
    : degreeStems(word, nom, obl, !isFirstSecond);
  const pluralOnly = word.flags.includes('plural') || thirdPlural || second.endsWith('ae');
  const known = {
    ...entryOf(KNOWN_FORMS, nom),
    ...(entryOf(IRREGULAR_COMPARISON, nom)?.comp === 'plūs' && word.comp === undefined ? plus : {}),
  };
  return {
    pattern: found.pattern,
    stems: { ...found.stems, ...degrees },
    forms: new Map(writtenCells({ ...known, ...word.forms })),
    has: (key) => !(pluralOnly && key.includes('.sg.') && !/^(?:comp|sup)/.test(key)),
  };
};
