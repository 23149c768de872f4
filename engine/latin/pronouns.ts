// Pronouns, declined word by word, and the cardinal numbers that decline.
// A table's lines are cases; its columns masculine, feminine, neuter (one column: gender does not matter). `/` parts variants, `-` is nothing.
import { fold } from './fold.ts';
import type { CellKey } from './features.ts';
import { GENDERS, NUMBERS, ROW_CASES } from './features.ts';
import type { Form, Inflection, Word } from './word.ts';
import { formsFromText, patternOf, writtenCells } from './word.ts';

/** Five lines "nom gen dat acc abl", singular and plural; a sixth where one can call by the word. */
type Table = { readonly sg?: readonly string[]; readonly pl?: readonly string[] };

/** istic, illic: hic behind ist-, ill-, in the cells that are in use. */
const likeHic = (stem: string): Table => ({
  sg: [
    `${stem}ic ${stem}aec ${stem}oc/${stem}uc`,
    '- - -',
    '- - -',
    `${stem}unc ${stem}anc ${stem}oc/${stem}uc`,
    `${stem}ōc ${stem}āc ${stem}ōc`,
  ],
  pl: [`- - ${stem}aec`, '- - -', '- - -', `- - ${stem}aec`, '- - -'],
});

const hic: Table = {
  sg: ['hic haec hoc', 'huius huius huius', 'huic huic huic', 'hunc hanc hoc', 'hōc hāc hōc'],
  pl: ['hī hae haec', 'hōrum hārum hōrum', 'hīs hīs hīs', 'hōs hās haec', 'hīs hīs hīs'],
};

const like = (stem: string): Table => ({
  sg: [
    `${stem}e ${stem}a ${stem}ud`,
    `${stem}īus ${stem}īus ${stem}īus`,
    `${stem}ī ${stem}ī ${stem}ī`,
    `${stem}um ${stem}am ${stem}ud`,
    `${stem}ō ${stem}ā ${stem}ō`,
  ],
  pl: [
    `${stem}ī ${stem}ae ${stem}a`,
    `${stem}ōrum ${stem}ārum ${stem}ōrum`,
    `${stem}īs ${stem}īs ${stem}īs`,
    `${stem}ōs ${stem}ās ${stem}a`,
    `${stem}īs ${stem}īs ${stem}īs`,
  ],
});

/** quī and its compounds: a prefix, the nominatives singular, the neuter singular, the plural neuter, a suffix. */
const relative = (
  prefix: string,
  nominative: string,
  neuter: string,
  pluralNeuter: string,
  suffix: string,
): Required<Table> => {
  const row = (line: string): string =>
    line
      .split(' ')
      .map((cell) =>
        cell
          .split('/')
          .map((form) => prefix + form + suffix)
          .join('/'),
      )
      .join(' ');
  return {
    sg: [
      row(`${nominative} ${neuter}`),
      row('cuius cuius cuius'),
      row('cui cui cui'),
      row(`quem quam ${neuter}`),
      row('quō quā quō'),
    ],
    pl: [
      row(`quī quae ${pluralNeuter}`),
      row('quōrum quārum quōrum'),
      row('quibus/quīs quibus/quīs quibus/quīs'),
      row(`quōs quās ${pluralNeuter}`),
      row('quibus/quīs quibus/quīs quibus/quīs'),
    ],
  };
};

/** Compounds have quibus alone, no quīs beside it. */
const plainPlural = ({ sg, pl }: Required<Table>): Required<Table> => ({
  sg,
  pl: pl.map((line) => line.replaceAll(/\/\S+/g, '')),
});

/** quendam, quōrundam: m before d is n. */
const beforeD = ({ sg, pl }: Required<Table>): Table => ({
  sg: sg.map((line) => line.replaceAll('mdam', 'ndam')),
  pl: pl.map((line) => line.replaceAll('mdam', 'ndam')),
});

const uter = (suffix: string, pluralToo: boolean): Table => ({
  sg: [
    `uter${suffix} utra${suffix} utrum${suffix}`,
    `utrīus${suffix} utrīus${suffix} utrīus${suffix}`,
    `utrī${suffix} utrī${suffix} utrī${suffix}`,
    `utrum${suffix} utram${suffix} utrum${suffix}`,
    `utrō${suffix} utrā${suffix} utrō${suffix}`,
  ],
  ...(pluralToo
    ? {
        pl: [
          `utrī${suffix} utrae${suffix} utra${suffix}`,
          `utrōrum${suffix} utrārum${suffix} utrōrum${suffix}`,
          `utrīs${suffix} utrīs${suffix} utrīs${suffix}`,
          `utrōs${suffix} utrās${suffix} utra${suffix}`,
          `utrīs${suffix} utrīs${suffix} utrīs${suffix}`,
        ],
      }
    : {}),
});

/** duo and ambō: alike but for the length of their o. */
const dual = (stem: string, o: 'o' | 'ō'): Table => ({
  pl: [
    `${stem}${o} ${stem}ae ${stem}${o}`,
    `${stem}ōrum ${stem}ārum ${stem}ōrum`,
    `${stem}ōbus ${stem}ābus ${stem}ōbus`,
    `${stem}ōs/${stem}${o} ${stem}ās ${stem}${o}`,
    `${stem}ōbus ${stem}ābus ${stem}ōbus`,
    `${stem}${o} ${stem}ae ${stem}${o}`,
  ],
});

const WE = ['nōs', 'nostrum/nostrī', 'nōbīs', 'nōs', 'nōbīs'];
const YOU = ['vōs', 'vestrum/vestrī', 'vōbīs', 'vōs', 'vōbīs', 'vōs'];
const ITSELF = ['-', 'suī', 'sibi/sibī', 'sē/sēsē', 'sē/sēsē'];

/** Every pronoun and declined cardinal that no adjective class covers, by headword. */
const TABLES: Readonly<Record<string, Table>> = {
  ego: { sg: ['ego', 'meī', 'mihi/mihī/mī', 'mē', 'mē'], pl: WE },
  nōs: { pl: WE },
  tū: { sg: ['tū', 'tuī', 'tibi/tibī', 'tē', 'tē', 'tū'], pl: YOU },
  vōs: { pl: YOU },
  sē: { sg: ITSELF, pl: ITSELF },
  suī: { sg: ITSELF, pl: ITSELF },
  hic,
  ille: like('ill'),
  iste: like('ist'),
  istic: likeHic('ist'),
  illic: likeHic('ill'),
  ipse: {
    sg: ['ipse ipsa ipsum', 'ipsīus ipsīus ipsīus', 'ipsī ipsī ipsī', 'ipsum ipsam ipsum', 'ipsō ipsā ipsō'],
    pl: ['ipsī ipsae ipsa', 'ipsōrum ipsārum ipsōrum', 'ipsīs ipsīs ipsīs', 'ipsōs ipsās ipsa', 'ipsīs ipsīs ipsīs'],
  },
  is: {
    sg: ['is ea id', 'eius eius eius', 'eī eī eī', 'eum eam id', 'eō eā eō'],
    pl: ['eī/iī/ī eae ea', 'eōrum eārum eōrum', 'eīs/iīs/īs eīs/iīs/īs eīs/iīs/īs', 'eōs eās ea', 'eīs/iīs/īs eīs/iīs/īs eīs/iīs/īs'],
  },
  īdem: {
    sg: ['īdem eadem idem', 'eiusdem eiusdem eiusdem', 'eīdem eīdem eīdem', 'eundem eandem idem', 'eōdem eādem eōdem'],
    pl: ['eīdem/īdem/iīdem eaedem eadem', 'eōrundem eārundem eōrundem', 'eīsdem/īsdem/iīsdem eīsdem/īsdem/iīsdem eīsdem/īsdem/iīsdem', 'eōsdem eāsdem eadem', 'eīsdem/īsdem/iīsdem eīsdem/īsdem/iīsdem eīsdem/īsdem/iīsdem'],
  },
  quī: relative('', 'quī quae', 'quod', 'quae', ''),
  quis: relative('', 'quis quis/quae', 'quid', 'quae', ''),
  quisnam: plainPlural(relative('', 'quis quae', 'quid', 'quae', 'nam')),
  quīnam: plainPlural(relative('', 'quī quae', 'quod', 'quae', 'nam')),
  aliquis: plainPlural(relative('ali', 'quis qua', 'quid', 'qua', '')),
  aliquī: plainPlural(relative('ali', 'quī qua', 'quod', 'qua', '')),
  quisque: plainPlural(relative('', 'quis quae', 'quid/quod', 'quae', 'que')),
  ūnusquisque: { sg: ['ūnusquisque ūnaquaeque ūnumquidque/ūnumquodque', 'ūnīuscuiusque ūnīuscuiusque ūnīuscuiusque', 'ūnīcuique ūnīcuique ūnīcuique', 'ūnumquemque ūnamquamque ūnumquidque/ūnumquodque', 'ūnōquōque ūnāquāque ūnōquōque'] },
  quisquam: { sg: ['quisquam quisquam quicquam/quidquam', 'cuiusquam cuiusquam cuiusquam', 'cuiquam cuiquam cuiquam', 'quemquam quemquam quicquam/quidquam', 'quōquam quōquam quōquam'] },
  quispiam: plainPlural(relative('', 'quis quae', 'quid/quod', 'quae', 'piam')),
  quīdam: beforeD(plainPlural(relative('', 'quī quae', 'quid/quod', 'quae', 'dam'))),
  quisquis: { sg: ['quisquis quisquis quidquid/quicquid', '-', '-', 'quemquem - quidquid/quicquid', 'quōquō quāquā quōquō'] },
  quīcumque: plainPlural(relative('', 'quī quae', 'quod', 'quae', 'cumque')),
  quīvīs: plainPlural(relative('', 'quī quae', 'quid/quod', 'quae', 'vīs')),
  quīlibet: plainPlural(relative('', 'quī quae', 'quid/quod', 'quae', 'libet')),
  ecquis: plainPlural(relative('ec', 'quis quae/qua', 'quid', 'quae', '')),
  uterque: uter('que', true),
  utervīs: uter('vīs', false),
  uterlibet: uter('libet', false),
  nēmō: { sg: ['nēmō', 'nūllīus/nēminis', 'nēminī', 'nēminem', 'nūllō/nēmine'] },
  nihil: { sg: ['nihil/nīl', '-', '-', 'nihil/nīl', '-'] },
  plērīque: { pl: ['plērīque plēraeque plēraque', '- - -', 'plērīsque plērīsque plērīsque', 'plērōsque plērāsque plēraque', 'plērīsque plērīsque plērīsque'] },
  duo: dual('du', 'o'),
  ambō: dual('amb', 'ō'),
  trēs: { pl: ['trēs trēs tria', 'trium trium trium', 'tribus tribus tribus', 'trēs/trīs trēs/trīs tria', 'tribus tribus tribus', 'trēs trēs tria'] },
  mīlia: { pl: ['mīlia', 'mīlium', 'mīlibus', 'mīlia', 'mīlibus', 'mīlia'] },
}; // prettier-ignore

/** Headwords of these tables that are numbers; the others are pronouns. */
const NUMERALS: ReadonlySet<string> = new Set(['duo', 'ambō', 'trēs', 'mīlia']);

/** Whether the headword is a number declined from a table of its own. */
export const isTabledNumber = (lemma: string): boolean => NUMERALS.has(lemma);

/** Whether the headword is declined from a table of its own. */
export const isTabled = (lemma: string): boolean => Object.hasOwn(TABLES, lemma);

const BY_UNMARKED: ReadonlyMap<string, string> = new Map(
  Object.keys(TABLES).map((lemma) => [fold(lemma), lemma]),
);

/** The headword of these tables that is written so without its macrons: `qui` is quī. */
export const tabledHeadword = (unmarked: string): string | undefined => BY_UNMARKED.get(fold(unmarked));

const cellsOf = (table: Table): ReadonlyMap<CellKey, readonly Form[]> => {
  const cells = new Map<CellKey, readonly Form[]>();
  for (const number of NUMBERS) {
    for (const [at, line] of (table[number] ?? []).entries()) {
      const columns = line.split(' ');
      for (const [column, text] of columns.entries()) {
        const key = `${ROW_CASES[at] ?? ''}.${number}${columns.length > 1 ? `.${GENDERS[column] ?? ''}` : ''}`;
        if (text !== '-') cells.set(key, formsFromText(text.replaceAll('/', '|')));
      }
    }
  }
  return cells;
};

/** The inflection of a tabled headword; every form is written out. */
export const classifyTabled = (word: Word, lemma: string): Inflection => ({
  pattern: patternOf('tabled', () => new Map()),
  stems: {},
  forms: new Map([...cellsOf(TABLES[lemma] ?? {}), ...writtenCells(word.forms)]),
  has: () => true,
});
