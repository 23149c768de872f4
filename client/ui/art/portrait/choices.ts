// Who is in a portrait: what is chosen by class, pronoun, age and wounds, and what by the seed alone.
// Invariant: the same seed and the same life give the same face; a face never changes but by age and wounds.
import { PORTRAIT_PARTS, type Portrait } from '@sigilla/content/schema/portrait.ts';
import { seeded } from '../curves.ts';
import { CLOTHS, HAIRS, IRISES, SKINS } from './pigments.ts';

export type Head = Portrait['head'];

/** Further wounds are taken where it does not show. */
export const MOST_SCARS = 3;

export interface Face {
  readonly outline: Portrait['outline'];
  readonly skin: readonly [string, string, string];
  readonly hair: readonly [string, string];
  readonly brow: string;
  readonly iris: string;
  readonly nose: Portrait['nose'];
  readonly stern: boolean;
  readonly smile: boolean;
  readonly narrow: boolean;
  readonly freckled: boolean;
  readonly lined: boolean;
  readonly scars: number;
  readonly style: Portrait['style'];
  readonly beard: Portrait['beard'];
  readonly head: Head;
  readonly hat: readonly [string, string];
  readonly dress: Portrait['dress'];
  readonly cloth: readonly [string, string];
  readonly hold: Portrait['hold'];
  readonly ears: 'round' | 'pointed' | 'finned';
  /** What grows from the brow. */
  readonly horns: 'none' | 'curled' | 'crest';
  /** A dragon's head in place of anybody's. */
  readonly scaled: boolean;
  readonly tusked: boolean;
  /** Round in the cheeks and large in the eyes. */
  readonly small: boolean;
  /** A nose that arrives first. */
  readonly bulbous: boolean;
}

export interface Sitter {
  readonly seed: string;
  readonly heroClass: string;
  readonly pronoun: 'she' | 'he' | 'they';
  readonly age: 'young' | 'grown' | 'old';
  readonly wounds: number;
}

const PEOPLE = ['fair', 'wheat', 'honey', 'almond', 'chestnut', 'umber'] as const;
const DARK = ['brown', 'dark', 'black', 'copper', 'gold', 'auburn'] as const;
const OLD = ['grey', 'white'] as const;
const EYES = ['green', 'blue', 'brown', 'amber', 'slate'] as const;
const DYES = PORTRAIT_PARTS.cloth;

interface Manner {
  readonly heads: readonly Head[];
  readonly dresses: readonly Portrait['dress'][];
  readonly holds: readonly Portrait['hold'][];
}
const SOLDIER: Manner = {
  heads: ['helm', 'coif', 'none', 'circlet'],
  dresses: ['hauberk', 'plate'],
  holds: ['sword'],
};
const SCHOLAR: Manner = {
  heads: ['wizard', 'none', 'hood', 'circlet'],
  dresses: ['robe', 'cloak'],
  holds: ['staff', 'book'],
};
const BURGHER: Manner = {
  heads: ['chaperon', 'cap', 'veil', 'none'],
  dresses: ['ermine', 'doublet'],
  holds: ['scales', 'book'],
};

/** How those of a class dress and what they hold; others as any burgher. */
const MANNERS: Readonly<Record<string, Manner>> = {
  knight_champion: { ...SOLDIER, heads: ['helm', 'circlet'], dresses: ['plate'] },
  barbarian_warlord: { heads: ['none', 'circlet'], dresses: ['cloak', 'hauberk'], holds: ['axe'] },
  veteran_general: { ...SOLDIER, heads: ['coif', 'circlet'], dresses: ['hauberk'] },
  weapon_master: { ...SOLDIER, heads: ['none', 'coif'], dresses: ['doublet', 'hauberk'] },
  siege_commander: { heads: ['helm', 'cap'], dresses: ['hauberk', 'plate'], holds: ['square', 'scroll'] },
  cavalry_captain: { ...SOLDIER, heads: ['cap', 'helm'], dresses: ['plate', 'cloak'] },
  archer_lord: { heads: ['cap', 'hood', 'none'], dresses: ['doublet', 'cloak'], holds: ['bow'] },
  defender_stalwart: {
    ...SOLDIER,
    heads: ['helm', 'coif'],
    dresses: ['plate', 'hauberk'],
    holds: ['axe', 'sword'],
  },
  archmage: { ...SCHOLAR, heads: ['wizard'], dresses: ['robe'], holds: ['staff'] },
  elemental_lord: { ...SCHOLAR, heads: ['circlet', 'none'], holds: ['staff'] },
  necromancer: { ...SCHOLAR, heads: ['hood'], dresses: ['cloak', 'robe'], holds: ['book', 'dagger'] },
  reality_shaper: { ...SCHOLAR, heads: ['circlet', 'wizard'], holds: ['key', 'staff'] },
  battle_mage: { heads: ['coif', 'none', 'wizard'], dresses: ['robe', 'hauberk'], holds: ['staff'] },
  druid_elder: { heads: ['leaves'], dresses: ['cloak', 'robe'], holds: ['staff', 'none'] },
  void_walker: { ...SCHOLAR, heads: ['hood', 'none'], holds: ['key', 'book'] },
  divine_oracle: { heads: ['veil', 'circlet'], dresses: ['cloak', 'robe'], holds: ['key', 'book'] },
  master_merchant: { ...BURGHER, holds: ['scales'] },
  guild_master: { ...BURGHER, holds: ['key', 'book'] },
  trade_baron: { ...BURGHER, dresses: ['ermine'], holds: ['scroll', 'scales'] },
  resource_lord: { ...BURGHER, holds: ['key', 'scroll'] },
  diplomatic_envoy: { ...BURGHER, holds: ['scroll'] },
  spy_master: { heads: ['hood'], dresses: ['cloak'], holds: ['dagger'] },
  engineering_genius: { heads: ['cap', 'none'], dresses: ['doublet'], holds: ['square'] },
  architect_supreme: {
    heads: ['veil', 'cap', 'none'],
    dresses: ['doublet', 'ermine'],
    holds: ['square', 'scroll'],
  },
};

/** What ancestry decides, and nobody chooses. */
export type Kind = Pick<Face, 'ears' | 'horns' | 'scaled' | 'tusked' | 'small' | 'bulbous'>;

/** What sets no human apart. */
export const PERSON: Kind = {
  ears: 'round',
  horns: 'none',
  scaled: false,
  tusked: false,
  small: false,
  bulbous: false,
};

/** The face of a sitter. */
export const faceOf = ({ seed, heroClass, pronoun, age, wounds }: Sitter): Face => {
  const random = seeded('portrait', seed);
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
  const manner = MANNERS[heroClass] ?? BURGHER;
  const outline = pick(PORTRAIT_PARTS.outline);
  const skin = SKINS[pick(PEOPLE)];
  const dark = HAIRS[pick(DARK)];
  const grey = HAIRS[pick(OLD)];
  const hair = age === 'old' ? grey : dark;
  const beardless = pronoun === 'she' || (pronoun === 'they' && random.below(2) === 0);
  const wanted = pick(PORTRAIT_PARTS.beard);
  const shaggy = wanted === 'great' && age === 'young' ? 'short' : wanted;
  const head = pick(
    manner.heads.filter((one) => one !== 'veil' || pronoun === 'she').length === 0
      ? (['none'] as const)
      : manner.heads.filter((one) => one !== 'veil' || pronoun === 'she'),
  );
  const style =
    pronoun === 'she'
      ? pick(['long', 'bob', 'braids', 'curls'] as const)
      : pick(['crop', 'curls', 'bob', 'bald'] as const);
  return {
    outline,
    skin,
    hair,
    brow: hair[1],
    iris: IRISES[pick(EYES)],
    nose: pick(PORTRAIT_PARTS.nose),
    stern: random.below(2) === 0,
    smile: random.below(3) === 0,
    narrow: random.below(4) === 0,
    freckled: age === 'young' && random.below(2) === 0,
    lined: age === 'old',
    scars: Math.min(MOST_SCARS, wounds),
    style,
    beard: beardless ? 'none' : shaggy,
    head,
    hat: CLOTHS[pick(DYES)],
    dress: pick(manner.dresses),
    cloth: CLOTHS[pick(DYES)],
    hold: pick(manner.holds),
    ...PERSON,
  };
};
