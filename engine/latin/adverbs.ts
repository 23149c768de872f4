// Adverbs and their degrees: bene, melius, optimē; fortiter, fortius, fortissimē.
import type { Inflection, Pattern, Word } from './word.ts';
import { CellTable, entryOf, patternOf, writtenCells } from './word.ts';

const ADVERB_DEGREES: Readonly<Record<string, readonly [string | false, string | false]>> = {
  bene: ['melius', 'optimē'], male: ['peius', 'pessimē'], magnopere: ['magis', 'maximē'], multum: ['plūs', 'plūrimum'],
  parum: ['minus', 'minimē'], paulum: ['minus', 'minimē'], diū: ['diūtius', 'diūtissimē'], saepe: ['saepius', 'saepissimē'],
  prope: ['propius', 'proximē'], nūper: [false, 'nūperrimē'], facile: ['facilius', 'facillimē'],
  difficulter: ['difficilius', 'difficillimē'], tūtō: ['tūtius', 'tūtissimē'], cito: ['citius', 'citissimē'],
  rārō: ['rārius', 'rārissimē'], temere: [false, false], audācter: ['audācius', 'audācissimē'], secus: ['sētius', false],
  valdē: ['valdius', 'valdissimē'], satis: ['satius', false], crēbrō: ['crēbrius', 'crēberrimē'], ferē: [false, false],
  fermē: [false, false], certē: ['certius', 'certissimē'], paene: [false, false], propter: [false, false], aliter: [false, false],
  similiter: ['similius', 'simillimē'], humiliter: ['humilius', 'humillimē'], dissimiliter: ['dissimilius', 'dissimillimē'],
  pariter: [false, false], praeter: [false, false], inter: [false, false], circiter: [false, false], nēquiter: ['nēquius', 'nēquissimē'],
}; // prettier-ignore

const ADVERB_PATTERN = (): Pattern =>
  patternOf('adverb', () => {
    const table = new CellTable();
    table.add('adverb', 'adv', '');
    table.add('adverb.comp', 'advc', '');
    table.add('adverb.sup', 'advs', '');
    return table.cells;
  });

/** Whether the word is an adverb whose degrees are irregular or known to be lacking. */
export const isKnownAdverb = (nom: string): boolean => Object.hasOwn(ADVERB_DEGREES, nom);

/** Comparative and superlative an adverb in -ē, -iter or -nter would regularly have; undefined for others. */
export const regularAdverbDegrees = (nom: string): readonly [string, string] | undefined => {
  if (isKnownAdverb(nom)) return undefined;
  const stem = /[nr]ter$/.test(nom)
    ? nom.slice(0, -2)
    : nom.endsWith('iter')
      ? nom.slice(0, -4)
      : nom.endsWith('ē')
        ? nom.slice(0, -1)
        : undefined;
  if (stem === undefined || stem.length < 2 || nom === 'quārē') return undefined;
  // ēgregiē, praecipuē, hodiē: none after a vowel, as with adjectives in -ius and -uus
  if (/[aeiou]$/.test(stem) && !stem.endsWith('qu')) return undefined;
  if (stem.endsWith('er')) return [`${stem}ius`, `${stem}rimē`];
  return [`${stem}ius`, /[^aeiouāēīōū]r$/.test(stem) ? `${stem.slice(0, -1)}errimē` : `${stem}issimē`];
};

/** An adverb: its degrees as authored, or as known for bene, saepe and their like; otherwise none. */
export const classifyAdverb = (word: Word): Inflection => {
  const [nom = '', second, third] = word.parts;
  const known = entryOf(ADVERB_DEGREES, nom);
  const comp = word.comp ?? second ?? known?.[0];
  const sup = word.sup ?? third ?? known?.[1];
  const present = (form: string | false | undefined): form is string =>
    typeof form === 'string' && form !== '-';
  return {
    pattern: ADVERB_PATTERN(),
    stems: { adv: nom, ...(present(comp) ? { advc: comp } : {}), ...(present(sup) ? { advs: sup } : {}) },
    forms: new Map(writtenCells(word.forms)),
    has: () => true,
  };
};
