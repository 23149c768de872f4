// Who is in a portrait: what is chosen by class, pronoun, age and wounds, and what by the seed alone.
// Invariant: the same seed and the same life give the same face; a face never changes but by age and wounds.
import { seeded } from '../curves.ts';

export const HEADS = [
  'none',
  'helm',
  'coif',
  'wizard',
  'chaperon',
  'hood',
  'veil',
  'cap',
  'leaves',
  'circlet',
] as const;
export const STYLES = ['long', 'bob', 'braids', 'curls', 'crop', 'bald'] as const;
export const BEARDS = ['none', 'short', 'great', 'tash'] as const;
export const DRESSES = ['cloak', 'hauberk', 'plate', 'robe', 'doublet', 'ermine'] as const;
export const HOLDS = [
  'none',
  'sword',
  'staff',
  'scales',
  'book',
  'dagger',
  'bow',
  'key',
  'axe',
  'square',
  'scroll',
] as const;

export type Head = (typeof HEADS)[number];
export type Style = (typeof STYLES)[number];
export type Beard = (typeof BEARDS)[number];
export type Dress = (typeof DRESSES)[number];
export type Hold = (typeof HOLDS)[number];

export interface Face {
  readonly outline: 'round' | 'long' | 'square';
  readonly skin: readonly [string, string, string];
  readonly hair: readonly [string, string];
  readonly brow: string;
  readonly iris: string;
  readonly nose: 'straight' | 'hook' | 'small';
  readonly stern: boolean;
  readonly smile: boolean;
  readonly narrow: boolean;
  readonly freckled: boolean;
  readonly lined: boolean;
  readonly scars: number;
  readonly style: Style;
  readonly beard: Beard;
  readonly head: Head;
  readonly hat: readonly [string, string];
  readonly dress: Dress;
  readonly cloth: readonly [string, string];
  readonly hold: Hold;
}

export interface Sitter {
  readonly seed: string;
  readonly heroClass: string;
  readonly pronoun: 'she' | 'he' | 'they';
  readonly age: 'young' | 'grown' | 'old';
  readonly wounds: number;
}

export const SKINS = [
  ['#f0cfa8', '#d9a983', '#d98c6e'],
  ['#e9c199', '#cb9a72', '#cd7f5c'],
  ['#e3b48a', '#c38f66', '#c4744f'],
  ['#cf9c72', '#ab7850', '#b66a48'],
  ['#c08b60', '#9a6943', '#a85a3c'],
  ['#a8754e', '#835534', '#9a5238'],
] as const;
const HAIRS = [
  ['#6d4521', '#4a2e15'],
  ['#3c2a1c', '#1f150d'],
  ['#2b2320', '#4a3a32'],
  ['#b8683a', '#8a4722'],
  ['#c99a4b', '#96702f'],
  ['#8a5a2e', '#5e3b1b'],
] as const;
const GREY = [
  ['#b9b0a2', '#857c70'],
  ['#efe7d8', '#b5a996'],
] as const;
const IRISES = ['#4d6a3c', '#3f6a86', '#6d4521', '#7f5a12', '#4a5a6c'] as const;
const CLOTHS = [
  ['#a32d24', '#7c2019'],
  ['#2c5288', '#203c66'],
  ['#2a6049', '#1d4735'],
  ['#6a3c78', '#4d2a5a'],
  ['#7a5a1d', '#583f12'],
  ['#55504a', '#3a3631'],
  ['#4b5a36', '#35422a'],
  ['#8a4a2a', '#62331b'],
] as const;

interface Manner {
  readonly heads: readonly Head[];
  readonly dresses: readonly Dress[];
  readonly holds: readonly Hold[];
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

/** The face of a sitter. */
export const faceOf = ({ seed, heroClass, pronoun, age, wounds }: Sitter): Face => {
  const random = seeded('portrait', seed);
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
  const manner = MANNERS[heroClass] ?? BURGHER;
  const outline = pick(['round', 'long', 'square'] as const);
  const skin = pick(SKINS);
  const dark = pick(HAIRS);
  const grey = pick(GREY);
  const hair = age === 'old' ? grey : dark;
  const beardless = pronoun === 'she' || (pronoun === 'they' && random.below(2) === 0);
  const wanted = pick(BEARDS);
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
    iris: pick(IRISES),
    nose: pick(['straight', 'hook', 'small'] as const),
    stern: random.below(2) === 0,
    smile: random.below(3) === 0,
    narrow: random.below(4) === 0,
    freckled: age === 'young' && random.below(2) === 0,
    lined: age === 'old',
    scars: Math.min(3, wounds),
    style,
    beard: beardless ? 'none' : shaggy,
    head,
    hat: pick(CLOTHS),
    dress: pick(manner.dresses),
    cloth: pick(CLOTHS),
    hold: pick(manner.holds),
  };
};
