// The degrees of adjectives: which comparative, superlative and adverb a word has, by the lexicon, the exceptions and the rules.
import {
  BARE_COMPARATIVES,
  IRREGULAR_COMPARISON,
  PRONOMINAL,
  WITHOUT_ADVERB,
  WITHOUT_DEGREES,
} from './adjectiveExceptions.ts';
import type { Stems, Word } from './word.ts';
import { entryOf, without } from './word.ts';

const SUPERLATIVES: ReadonlySet<string> = new Set(
  [...Object.values(IRREGULAR_COMPARISON).map(({ sup }) => sup), ...Object.values(BARE_COMPARATIVES)].flatMap(
    (sup) => (typeof sup === 'string' ? sup.split('|') : []),
  ),
);

/** Superlatives, and ordinals in -ēsimus, which do not compare either. */
const isSuperlative = (nom: string): boolean =>
  SUPERLATIVES.has(nom) || /(?:issim|errim|illim|ēsim)us$/.test(nom);

type Degrees = { readonly comp: string | false; readonly sup: string | false };

/**
 * The comparative and superlative of an adjective (nominative masculine), `false` where it has none: the lexicon's own word first,
 * then the irregular ones (`|` before a second form), then the rules: -dicus -ficus -volus make -entior, -er doubles to -errimus;
 * a vowel before -us makes none, nor do names of peoples and places.
 */
const degreesOf = (word: Word, nom: string, obl: string): Degrees => {
  const ungraded = word.flags.includes('nograde') || word.flags.includes('pronominal') || PRONOMINAL.has(nom);
  if (ungraded) return { comp: word.comp ?? false, sup: word.sup ?? false };
  const known = entryOf(IRREGULAR_COMPARISON, nom);
  const regular = (): Degrees => {
    if (WITHOUT_DEGREES.has(nom) || isSuperlative(nom) || word.pos !== 'adj' || nom.endsWith('ī'))
      return { comp: false, sup: false };
    const isName = nom[0] !== nom[0]?.toLowerCase();
    if (isName || (/[aeiou]us$/.test(nom) && !nom.endsWith('quus'))) return { comp: false, sup: false };
    if (/(?:dic|fic|vol)us$/.test(nom)) return { comp: `${obl}entior`, sup: `${obl}entissimus` };
    return { comp: `${obl}ior`, sup: nom.endsWith('er') ? `${nom}rimus` : `${obl}issimus` };
  };
  const rule = regular();
  return { comp: word.comp ?? known?.comp ?? rule.comp, sup: word.sup ?? known?.sup ?? rule.sup };
};

const regularAdverb = (nom: string, obl: string, isThird: boolean): string => {
  if (!isThird) return `${obl}ē`;
  return /(?:ns|rs)$/.test(nom) ? `${obl}er` : `${obl}iter`;
};

/** The stems of one or two superlatives; none of none. */
export const superlativeStems = (sup: string | false | undefined): Stems => {
  const [usual, other] = sup ? sup.split('|') : [];
  return {
    ...(usual ? { sup: without(usual, 'us') } : {}),
    ...(other ? { supx: without(other, 'us') } : {}),
  };
};

/** Degrees of adverbs that are not made from the adjective's. */
const ADVERB_COMPARATIVES: Readonly<Record<string, string>> = { magnopere: 'magis' };
const ADVERB_SUPERLATIVES: Readonly<Record<string, string>> = { multum: 'plūrimum' };

/** The stems of an adjective's degrees and of its adverb; what it lacks is left out. */
export const degreeStems = (word: Word, nom: string, obl: string, isThird: boolean): Stems => {
  const { comp, sup } = degreesOf(word, nom, obl);
  const [usual, other] = comp ? comp.split('|') : [];
  const superlatives = superlativeStems(sup);
  const hasRegular = !PRONOMINAL.has(nom) && !WITHOUT_ADVERB.has(nom);
  const adverb =
    word.adv === true
      ? (entryOf(IRREGULAR_COMPARISON, nom)?.adv ?? (hasRegular && regularAdverb(nom, obl, isThird)))
      : word.adv;
  const comparative = usual === 'plūs' ? 'plūs' : usual && `${without(usual, 'or')}us`;
  const superlative = superlatives.sup && `${superlatives.sup}ē`;
  return {
    ...(usual && usual !== 'plūs' ? { comp: without(usual, 'or') } : {}),
    ...(other ? { compx: without(other, 'or') } : {}),
    ...superlatives,
    ...(adverb ? { adv: adverb } : {}),
    ...(adverb && comparative ? { advc: entryOf(ADVERB_COMPARATIVES, adverb) ?? comparative } : {}),
    ...(adverb && superlative ? { advs: entryOf(ADVERB_SUPERLATIVES, adverb) ?? superlative } : {}),
  };
};
