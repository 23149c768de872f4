// English nouns and adjectives: plurals, mass nouns, degrees. Small and closed: it serves the glosses of the lexicon, not all of English.
import { remembered } from '../../core/remembered.ts';
import { entryOf } from '../word.ts';

/** Words whose forms are kept: those of the glosses come in every sentence. */
const MOST_KEPT = 20_000;

const IRREGULAR: Readonly<Record<string, string>> = {
  man: 'men', woman: 'women', child: 'children', wife: 'wives', knife: 'knives', life: 'lives', wolf: 'wolves', leaf: 'leaves',
  thief: 'thieves', loaf: 'loaves', calf: 'calves', half: 'halves', shelf: 'shelves', foot: 'feet', tooth: 'teeth', goose: 'geese',
  mouse: 'mice', louse: 'lice', ox: 'oxen', sheep: 'sheep', fish: 'fish', deer: 'deer', swine: 'swine', hero: 'heroes', echo: 'echoes',
  potato: 'potatoes', person: 'people', people: 'people', crisis: 'crises', oasis: 'oases', cattle: 'cattle', offspring: 'offspring',
  human: 'humans', horseman: 'horsemen', fisherman: 'fishermen', nobleman: 'noblemen', countryman: 'countrymen', roof: 'roofs',
  troops: 'troops', kinsman: 'kinsmen',
  'she-wolf': 'she-wolves', staff: 'staffs', cliff: 'cliffs', 'son-in-law': 'sons-in-law', 'father-in-law': 'fathers-in-law', 'mother-in-law': 'mothers-in-law',
  'daughter-in-law': 'daughters-in-law',
  statesman: 'statesmen', craftsman: 'craftsmen', huntsman: 'huntsmen', clergyman: 'clergymen',
}; // prettier-ignore

const MASS = new Set(
  `water wine bread milk grain wheat corn oil honey meat food gold silver iron bronze blood money clothing courage loyalty wisdom freedom
  leisure peace help steadiness cheese sand wood wool wax dust snow hunger thirst love anger hatred fear grief joy hope faith trust
  glory honour justice mercy knowledge learning truth poverty wealth luck fate death life weather light heat cold smoke ash flesh
  strength force power time war fortune youth silence sleep work trade music poetry virtue pleasure pain health mud grass hay straw linen property
  flour salt ice fire rain thunder lightning equipment booty plunder shame pride greed cruelty kindness safety victory exile slavery liberty prudence constancy boldness praise barley beer marble lead copper brass bronze glass fodder baggage furniture darkness
  foam frost hail dew sweat incense laughter applause evidence gossip foliage thatch ivory purple timber gore filth hair moderation patience diligence devotion
  clemency eloquence modesty bravery friendship industry arrogance avarice luxury treachery recklessness envy idleness laziness rashness sadness gladness harmony boyhood
  childhood foolishness stupidity beauty pity humanity memory greed mead air ivy equipment thirst`
    .trim()
    .split(/\s+/),
);

const PLURAL_ONLY = new Set(
  'arms weapons troops riches clothes people walls gates arrears auspices games entrails cattle thanks reins battlements outskirts remains morals quarters rations ranks men children parents bowels Greeks Gauls Germans Britons Latins Sabines Alps annals spoils ancestors threats prayers baths dice provisions cavalry-men'.split(
    ' ',
  ),
);

/** Whether English takes no article and no plural: water, courage. */
export const isMass = (noun: string): boolean => MASS.has(noun.split(' ').at(-1) ?? noun);

const ABSTRACT = new Set(
  'freedom leisure peace help courage loyalty wisdom constancy boldness glory praise fortune death liberty victory mercy life'.split(
    ' ',
  ),
);

/** Whether English speaks of it without an article: freedom, peace. */
export const isAbstract = (noun: string): boolean => ABSTRACT.has(noun);

const UNIQUE = new Set('fatherland sea sky moon sun earth people senate night illness anger'.split(' '));

/** Whether one speaks of it in the singular only: fatherland, moon. */
export const isUnique = (noun: string): boolean => UNIQUE.has(noun);

/** Whether the noun is a plural already: troops, weapons. */
export const isPlural = (noun: string): boolean => PLURAL_ONLY.has(noun.split(' ').at(-1) ?? noun);

/** Nouns of several words inflect their head: `son of a king`, `young man`. */
const splitHead = (noun: string): readonly [string, string, string] => {
  const of = / (?:of|in|with|for|from|to|at|on) /.exec(noun);
  const phrase = of ? noun.slice(0, of.index) : noun;
  const rest = of ? noun.slice(of.index) : '';
  const space = phrase.lastIndexOf(' ');
  return [phrase.slice(0, space + 1), phrase.slice(space + 1), rest];
};

/** The plural of an English noun or noun phrase. */
export const pluralOf = remembered(MOST_KEPT, (noun: string): string => {
  if (isPlural(noun)) return noun;
  const [before, head, after] = splitHead(noun);
  const known = entryOf(IRREGULAR, head);
  const compound = /^(.+)(man|woman)$/.exec(head);
  const plural =
    known ??
    (compound && !/^(?:ro|ger|hu)$/i.test(compound[1] ?? '')
      ? `${compound[1]}${compound[2] === 'man' ? 'men' : 'women'}`
      : /(?:s|x|z|ch|sh)$/.test(head)
        ? `${head}es`
        : /[^aeiou]y$/.test(head)
          ? `${head.slice(0, -1)}ies`
          : `${head}s`);
  return before + plural + after;
});

/** `a` or `an`. */
export const indefinite = (next: string): string =>
  /^(?:[aeio]|u(?!ni|se|su|ti)|hour|honest|honour|heir)/i.test(next) ? 'an' : 'a';

/** The possessive: king's, soldiers'. */
export const possessiveOf = (noun: string): string =>
  noun.endsWith('s') && !noun.endsWith('ss') ? `${noun}'` : `${noun}'s`;

const DEGREES: Readonly<Record<string, readonly [string, string]>> = {
  good: ['better', 'best'],
  bad: ['worse', 'worst'],
  far: ['farther', 'farthest'],
  little: ['smaller', 'smallest'],
  well: ['better', 'best'],
  big: ['bigger', 'biggest'],
  sad: ['sadder', 'saddest'],
  hot: ['hotter', 'hottest'],
  fat: ['fatter', 'fattest'],
  fit: ['fitter', 'fittest'],
};

const TWO_SYLLABLES = new Set(
  'happy lazy greedy mighty heavy lucky noble simple gentle clever narrow angry easy holy early lovely ugly pretty tiny lofty healthy wealthy guilty humble busy dirty empty'.split(
    ' ',
  ),
);

const vowelGroups = (word: string): number => (word.replace(/e$/, '').match(/[aeiouy]+/g) ?? []).length;

const inflected = (adjective: string): readonly [string, string] => {
  const stem = adjective.endsWith('e')
    ? adjective.slice(0, -1)
    : /[^aeiou]y$/.test(adjective)
      ? `${adjective.slice(0, -1)}i`
      : adjective;
  return [`${stem}er`, `${stem}est`];
};

const isShort = (adjective: string): boolean =>
  !adjective.includes(' ') &&
  (vowelGroups(adjective) <= 1 || TWO_SYLLABLES.has(adjective)) &&
  !/(?:ed|just|like)$/.test(adjective);

/** `braver`; the other way of saying it follows: `more brave`. */
export const comparativesOf = remembered(MOST_KEPT, (adjective: string): readonly string[] => {
  const known = entryOf(DEGREES, adjective);
  if (known) return [known[0]];
  return isShort(adjective) ? [inflected(adjective)[0], `more ${adjective}`] : [`more ${adjective}`];
});

/** `bravest`, `most brave`, `very brave`. */
export const superlativesOf = remembered(MOST_KEPT, (adjective: string): readonly string[] => {
  const known = entryOf(DEGREES, adjective);
  const best = known
    ? [known[1]]
    : isShort(adjective)
      ? [inflected(adjective)[1], `most ${adjective}`]
      : [`most ${adjective}`];
  return [...best, `very ${adjective}`, `extremely ${adjective}`];
});

/** Adverbs that are more than their adjective with an ending. */
const ADVERBS: Readonly<Record<string, string>> = {
  good: 'well',
  true: 'truly',
  due: 'duly',
  whole: 'wholly',
  public: 'publicly',
};

/** Bravely, of a brave man; well, of a good one. */
export const adverbOf = (adjective: string): string => {
  const known = entryOf(ADVERBS, adjective);
  if (known !== undefined) return known;
  if (adjective.endsWith('ly') || /^(?:fast|hard|straight|early|late)$/.test(adjective)) return adjective;
  const stem = adjective
    .replace(/y$/, 'i')
    .replace(/(?<=[^aeiou])le$/, '')
    .replace(/ic$/, 'ical');
  return `${stem}ly`;
};
