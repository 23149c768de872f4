// The five declensions. A noun's class comes from its nominative, genitive, gender and flags; its stems go with a shared pattern of endings.
// Invariant: no ending here lengthens or shortens a stem, so stem + ending is the form.
import type { CellKey } from './features.ts';
import { ROW_CASES } from './features.ts';
import {
  ABL_E_I,
  ABL_I,
  CONSONANT_STEMS,
  GENDERS,
  I_STEMS,
  MIXED_EM,
  MIXED_IM,
  NOUN_FORMS,
  PURE_IM,
  TWO_CASE_NEUTERS,
  UBUS,
  UM_GENITIVE,
} from './nounExceptions.ts';
import { syllables } from './fold.ts';
import type { Inflection, Pattern, Stems, Unreadable, VariantKind, Word } from './word.ts';
import { CellTable, entryOf, patternOf, without, writtenCells } from './word.ts';

const variantKind = (cell: string, ending: string): VariantKind => {
  if (cell === 'acc.pl' && ending === 'īs') return 'is';
  if (cell === 'gen.pl') return 'um';
  if (cell === 'gen.sg' && ending.startsWith('~')) return 'contracted';
  return /^(?:acc|abl|loc)\.sg$/.test(cell) && /^(?:im|em|ī|e)$/.test(ending) ? 'i' : 'other';
};

/** Adds one cell written `em/im`: `/` between variants, `@` the bare nominative, `~` the stem without its i, `-` nothing. */
const addCell = (table: CellTable, cell: string, endings: string): void => {
  if (endings === '-') return;
  for (const [rank, ending] of endings.split('/').entries()) {
    const kind = rank === 0 ? undefined : variantKind(cell, ending);
    if (ending === '@') table.add(cell, 'nom', '', kind);
    else if (ending.startsWith('~')) table.add(cell, 'short', ending.slice(1), kind);
    else table.add(cell, 'obl', ending, kind);
  }
};

/** A pattern from rows "nom gen dat acc abl voc" of the singular and the plural, and the two locatives. */
const pattern = (
  id: string,
  singular: string,
  plural: string,
  locative?: readonly [string, string],
): Pattern =>
  patternOf(`${id} ${singular} ${plural}`, () => {
    const table = new CellTable();
    for (const [at, endings] of singular.split(' ').entries())
      addCell(table, `${ROW_CASES[at] ?? ''}.sg`, endings);
    for (const [at, endings] of plural.split(' ').entries())
      addCell(table, `${ROW_CASES[at] ?? ''}.pl`, endings);
    if (locative) {
      addCell(table, 'loc.sg', locative[0]);
      addCell(table, 'loc.pl', locative[1]);
    }
    return table.cells;
  });

type Found = { readonly pattern: Pattern; readonly stems: Stems };

const first = (word: Word, nom: string, gen: string): Found | Unreadable => {
  const gpl = word.flags.includes('um-gen') ? 'ārum/um' : 'ārum';
  const dat = word.flags.includes('abus') ? 'ābus/īs' : 'īs';
  const plural = `ae ${gpl} ${dat} ās ${dat} ae`;
  const shape = (singular: string, obl: string): Found => ({
    pattern: pattern('n1', singular, plural, ['ae', 'īs']),
    stems: { obl },
  });
  if (gen.endsWith('ārum')) return shape('a ae ae am ā a', without(gen, 'ārum'));
  if (nom.endsWith('a')) return shape('a ae ae am ā a', without(nom, 'a'));
  if (nom.endsWith('ās')) return shape('ās ae ae ān/am ā ā', without(nom, 'ās'));
  if (nom.endsWith('ēs')) return shape('ēs ae ae ēn/am ē/ā ē/ā', without(nom, 'ēs'));
  return { problem: `${nom}, ${gen}: a first-declension nominative ends in -a, -ās or -ēs` };
};

const second = (word: Word, nom: string, gen: string): Found | Unreadable => {
  const gpl = word.flags.includes('um-gen') || UM_GENITIVE.has(nom) ? 'ōrum/um' : 'ōrum';
  const masculine = `ī ${gpl} īs ōs īs ī`;
  const neuter = `a ${gpl} īs a īs a`;
  const shape = (singular: string, plural: string, stems: Stems): Found => ({
    pattern: pattern('n2', singular, plural, ['ī', 'īs']),
    stems,
  });
  if (gen.endsWith('ōrum')) {
    const stems = { obl: without(gen, 'ōrum') };
    return nom.endsWith('a')
      ? shape('um ī ō um ō um', neuter, stems)
      : shape('us ī ō um ō e', masculine, stems);
  }
  if (/(?:er|ir|ur)$/.test(nom)) return shape('@ ī ō um ō @', masculine, { nom, obl: without(gen, 'ī') });
  if (!/(?:us|um|os|on)$/.test(nom))
    return { problem: `${nom}, ${gen}: a second-declension nominative ends in -us, -er, -ir or -um` };
  const obl = nom.slice(0, -2);
  if (!gen.startsWith(obl.replace(/i$/, '')))
    return { problem: `${nom}, ${gen}: nominative and genitive have different stems` };
  if (nom.endsWith('os')) return shape('os ī ō on/um ō e', masculine, { obl });
  if (nom.endsWith('on')) return shape('on ī ō on ō on', neuter, { obl });
  const isNeuter = word.gender === 'n';
  if (nom.endsWith('us') && isNeuter) return shape('us ī ō us ō us', neuter, { obl });
  if (!obl.endsWith('i'))
    return nom.endsWith('um')
      ? shape('um ī ō um ō um', neuter, { obl })
      : shape('us ī ō um ō e', masculine, { obl });
  // fīlius, cōnsilium: genitive -iī or -ī, the one the author gave first; vocative -ī
  const stems = { obl, short: without(obl, 'i') };
  const genitive = gen.endsWith('iī') ? 'ī/~ī' : '~ī/ī';
  // Names, fīlius and genius are called by -ī alone; of other words the poets have -ie too.
  const isName = nom[0] !== nom[0]?.toLowerCase() || nom === 'fīlius' || nom === 'genius';
  const vocative = isName ? '~ī' : '~ī/e';
  return nom.endsWith('um')
    ? shape(`um ${genitive} ō um ō um`, neuter, stems)
    : shape(`us ${genitive} ō um ō ${vocative}`, masculine, stems);
};

const TWO_CONSONANTS = /[bcdfghklmnpqrstvx]{2}$/;

/** Whether a third-declension noun has -ium: by flags, then exceptions, then the rules of thumb. */
const isIStem = (word: Word, nom: string, gen: string, stem: string): boolean => {
  if (word.flags.includes('consonant')) return false;
  if (word.flags.some((flag) => flag === 'istem' || flag === 'im' || flag === 'im-em' || flag === 'abl-i'))
    return true;
  if (CONSONANT_STEMS.has(nom)) return false;
  if (I_STEMS.has(nom) || PURE_IM.has(nom) || MIXED_IM.has(nom)) return true;
  const monosyllable = syllables(nom) === 1;
  if ((monosyllable && TWO_CONSONANTS.test(stem)) || /[uū]nx$/.test(nom)) return true;
  if (word.gender === 'n') return false;
  const parisyllabic = /(?:is|ēs)$/.test(nom) && syllables(nom) === syllables(gen);
  return parisyllabic || /(?:ns|rs)$/.test(nom);
};

/** Accusative and ablative singular of an i-stem. */
const iStemSingular = (word: Word, nom: string): readonly [string, string] => {
  if (word.flags.includes('im') || PURE_IM.has(nom) || /[aeioāēīō]polis$/.test(nom)) return ['im', 'ī'];
  if (word.flags.includes('im-em') || MIXED_IM.has(nom)) return ['im/em', 'ī/e'];
  if (MIXED_EM.has(nom)) return ['em/im', 'ī/e'];
  if (ABL_I.has(nom)) return ['em', 'ī/e'];
  if (word.flags.includes('abl-i') || ABL_E_I.has(nom)) return ['em', 'e/ī'];
  return ['em', 'e'];
};

const third = (word: Word, nom: string, gen: string): Found | Unreadable => {
  const plural = gen.endsWith('um');
  const stem = plural ? gen.replace(/i?um$/, '') : without(gen, 'is');
  const stems = { nom, obl: stem };
  const loc = ['ī/e', 'ibus'] as const;
  const istem = plural ? gen.endsWith('ium') : isIStem(word, nom, gen, stem);
  if (word.gender === 'n') {
    const pure = plural
      ? nom.endsWith('ia')
      : nom.endsWith('e') ||
        nom === 'pār' ||
        nom.endsWith('ēns') ||
        (/(?:al|ar)$/.test(nom) && /ā[lr]$/.test(stem));
    if (pure && !word.flags.includes('consonant'))
      return { pattern: pattern('n3', '@ is ī @ ī @', 'ia ium ibus ia ibus ia', loc), stems };
    const dat = nom.endsWith('ma') && stem.endsWith('mat') ? 'ibus/īs' : 'ibus';
    return {
      pattern: pattern('n3', '@ is ī @ e @', `a ${istem ? 'ium' : 'um'} ${dat} a ${dat} a`, loc),
      stems,
    };
  }
  if (!istem) return { pattern: pattern('n3', '@ is ī em e @', 'ēs um ibus ēs ibus ēs', loc), stems };
  const [acc, abl] = iStemSingular(word, nom);
  const gpl = nom.endsWith('ns') && syllables(nom) > 1 ? 'ium/um' : 'ium';
  return { pattern: pattern('n3', `@ is ī ${acc} ${abl} @`, `ēs ${gpl} ibus ēs/īs ibus ēs`, loc), stems };
};

const fourth = (word: Word, nom: string, gen: string): Found | Unreadable => {
  const obl = gen.endsWith('uum') ? without(gen, 'uum') : without(gen, 'ūs');
  if (nom.endsWith('ū') || nom.endsWith('ua'))
    return { pattern: pattern('n4', 'ū ūs ū/uī ū ū ū', 'ua uum ibus ua ibus ua'), stems: { obl } };
  if (nom.endsWith('ō')) return { pattern: pattern('n4', 'ō ūs ō ō ō ō', '- - - - - -'), stems: { obl } };
  if (!/[uū]s$/.test(nom))
    return { problem: `${nom}, ${gen}: a fourth-declension nominative ends in -us or -ū` };
  const dat = word.flags.includes('ubus') || UBUS.has(nom) ? 'ubus' : 'ibus';
  return {
    pattern: pattern('n4', 'us ūs uī um ū us', `ūs uum ${dat} ūs ${dat} ūs`, ['ī', 'ibus']),
    stems: { obl },
  };
};

const fifth = (nom: string, gen: string): Found => {
  const dat = gen.endsWith('ēī') ? 'ēī' : 'eī';
  return {
    pattern: pattern('n5', `ēs ${dat} ${dat} em ē ēs`, 'ēs ērum ēbus ēs ēbus ēs'),
    stems: { obl: without(nom, 'ēs') },
  };
};

type Declension = 1 | 2 | 3 | 4 | 5;

/** The declension a nominative and genitive belong to. */
const declensionOf = (nom: string, gen: string): Declension | undefined => {
  if (gen.endsWith('ae')) return 1;
  if (/[eē]ī$/.test(gen) && nom.endsWith('ēs')) return 5;
  if (gen.endsWith('ī')) return 2;
  if (gen.endsWith('ūs')) return 4;
  if (/[iī]s$/.test(gen) || (gen.endsWith('um') && /[ēe]s$/.test(nom))) return 3;
  if (gen.endsWith('ārum')) return 1;
  if (gen.endsWith('ōrum')) return 2;
  if (gen.endsWith('uum')) return 4;
  // A plural: moenia, moenium.
  return gen.endsWith('um') && nom.endsWith('a') ? 3 : undefined;
};

/** A noun's declension, 1 to 5; undefined when it does not decline or its genitive is none of Latin. */
export const nounDeclension = (word: Word): Declension | undefined => {
  const [nom, gen] = word.parts;
  return nom && gen ? declensionOf(nom, gen) : undefined;
};

/** A gender for a noun that comes without one: the lemma's own where it is known, else by the rules of thumb of its declension. */
export const guessGender = (nom: string, gen: string): 'm' | 'f' | 'n' => {
  const own = GENDERS.get(nom);
  if (own) return own;
  switch (declensionOf(nom, gen)) {
    case 1:
    case 5:
      return 'f';
    case 2:
      return /(?:um|a|on)$/.test(nom) ? 'n' : 'm';
    case 4:
      return /(?:ū|ua)$/.test(nom) ? 'n' : 'm';
    case 3:
    case undefined:
      if (/(?:us|e|al|ar|en|a|c|t)$/.test(nom)) return 'n';
      return /(?:or|ōs|er|ō|ex|l|n)$/.test(nom) && !/[dgi]ō$/.test(nom) ? 'm' : 'f';
  }
};

const indeclinable = (word: Word, nom: string): Inflection => {
  const cases = TWO_CASE_NEUTERS.has(nom) ? (['nom', 'acc'] as const) : ROW_CASES;
  const cells = Object.fromEntries(cases.map((name) => [`${name}.sg`, nom]));
  return {
    pattern: patternOf('n-indecl', () => new Map()),
    stems: {},
    forms: new Map(writtenCells({ ...cells, ...word.forms })),
    has: () => true,
  };
};

const find = (word: Word, nom: string, gen: string): Found | Unreadable => {
  switch (declensionOf(nom, gen)) {
    case 1:
      return first(word, nom, gen);
    case 2:
      return second(word, nom, gen);
    case 3:
      return third(word, nom, gen);
    case 4:
      return fourth(word, nom, gen);
    case 5:
      return fifth(nom, gen);
    case undefined:
      return { problem: `${nom}, ${gen}: no declension has this genitive` };
  }
};

/** Finds a noun's class and stems from nominative, genitive, gender and flags. */
export const classifyNoun = (word: Word): Inflection | Unreadable => {
  const [nom = '', gen] = word.parts;
  if (!gen || gen === '-' || word.flags.includes('indecl')) return indeclinable(word, nom);
  const found = find(word.gender ? word : { ...word, gender: guessGender(nom, gen) }, nom, gen);
  if ('problem' in found) return found;
  const pluralOnly = word.flags.includes('plural') || gen.endsWith('um');
  const singularOnly = word.flags.includes('singular');
  const locative = word.flags.includes('locative');
  const inUse = (key: CellKey): boolean =>
    !(pluralOnly && key.endsWith('.sg')) && !(singularOnly && key.endsWith('.pl'));
  const known = writtenCells(entryOf(NOUN_FORMS, `${nom} ${gen}`)).filter(([key]) => inUse(key));
  return {
    ...found,
    forms: new Map([...known, ...writtenCells(word.forms)]),
    // Only names that are plural have a plural locative (Athēnīs).
    has: (key) => inUse(key) && (locative || !key.startsWith('loc')) && (key !== 'loc.pl' || pluralOnly),
  };
};
