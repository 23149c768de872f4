// What a coat of arms may bear. Great charges stand alone and are cut from game-icons (turned to face dexter, the viewer's
// left, as arms ask); small ones are drawn here and come in threes. All on a grid of 512.

export interface Charge {
  /** With its article: "a lion's head", "an oak leaf". */
  readonly one: string;
  /** Without a number: "lions' heads". */
  readonly many: string;
  /** True when the drawing looks to the viewer's right and must be mirrored. */
  readonly mirrored?: boolean;
}

/** Great charges; the key is ours, the drawing is named in CHARGE_ICONS. */
export const GREAT_CHARGES = {
  lion: { one: "a lion's head", many: "lions' heads", mirrored: true },
  griffin: { one: 'a griffin segreant', many: 'griffins segreant' },
  eagle: { one: 'an eagle displayed', many: 'eagles displayed' },
  bear: { one: "a bear's head", many: "bears' heads", mirrored: true },
  wolf: { one: "a wolf's head", many: "wolves' heads", mirrored: true },
  stag: { one: "a stag's head caboshed", many: "stags' heads caboshed" },
  raven: { one: 'a raven', many: 'ravens', mirrored: true },
  dragon: { one: "a dragon's head", many: "dragons' heads", mirrored: true },
  wyvern: { one: 'a wyvern displayed', many: 'wyverns displayed' },
  unicorn: { one: "a unicorn's head", many: "unicorns' heads", mirrored: true },
  horse: { one: "a horse's head", many: "horses' heads", mirrored: true },
  goat: { one: "a goat's head", many: "goats' heads", mirrored: true },
  fox: { one: "a fox's mask", many: "foxes' masks" },
  owl: { one: 'an owl', many: 'owls' },
  swan: { one: 'a swan', many: 'swans', mirrored: true },
  heron: { one: 'a heron', many: 'herons' },
  salmon: { one: 'a salmon', many: 'salmon', mirrored: true },
  serpent: { one: 'a serpent nowed', many: 'serpents nowed', mirrored: true },
  lily: { one: 'a fleur-de-lys', many: 'fleurs-de-lys' },
  oakLeaf: { one: 'an oak leaf', many: 'oak leaves' },
  trefoil: { one: 'a trefoil slipped', many: 'trefoils slipped' },
  acorn: { one: 'an acorn', many: 'acorns' },
  pine: { one: 'a pine tree', many: 'pine trees' },
  escallop: { one: 'an escallop', many: 'escallops' },
  sun: { one: 'a sun in splendour', many: 'suns in splendour' },
  tower: { one: 'a tower', many: 'towers' },
  crown: { one: 'a crown', many: 'crowns' },
  swords: { one: 'two swords in saltire', many: 'pairs of swords in saltire' },
  anchor: { one: 'an anchor', many: 'anchors' },
  key: { one: 'a key palewise', many: 'keys palewise' },
  harp: { one: 'a harp', many: 'harps' },
  anvil: { one: 'an anvil', many: 'anvils' },
} as const satisfies Record<string, Charge>;

export type GreatCharge = keyof typeof GREAT_CHARGES;

/** The game-icons drawing of each great charge. */
export const CHARGE_ICONS: Readonly<Record<GreatCharge, string>> = {
  lion: 'lion',
  griffin: 'griffin-symbol',
  eagle: 'eagle-emblem',
  bear: 'bear-head',
  wolf: 'wolf-head',
  stag: 'stag-head',
  raven: 'raven',
  dragon: 'dragon-head',
  wyvern: 'wyvern',
  unicorn: 'unicorn',
  horse: 'horse-head',
  goat: 'goat',
  fox: 'fox-head',
  owl: 'owl',
  swan: 'swan',
  heron: 'heron',
  salmon: 'salmon',
  serpent: 'snake',
  lily: 'fleur-de-lys',
  oakLeaf: 'oak-leaf',
  trefoil: 'shamrock',
  acorn: 'acorn',
  pine: 'pine-tree',
  escallop: 'scallop',
  sun: 'sun',
  tower: 'white-tower',
  crown: 'crown',
  swords: 'crossed-swords',
  anchor: 'anchor',
  key: 'key',
  harp: 'harp',
  anvil: 'anvil',
};

/** Small charges with their drawing. */
export const SMALL_CHARGES = {
  mullet: {
    one: 'a mullet',
    many: 'mullets',
    d: 'M256 24 L316 186 L488 192 L352 298 L400 464 L256 368 L112 464 L160 298 L24 192 L196 186 Z',
  },
  crescent: {
    one: 'a crescent',
    many: 'crescents',
    d: 'M96 96 C16 250 96 456 256 456 C416 456 496 250 416 96 C432 236 366 316 256 316 C146 316 80 236 96 96 Z',
  },
  roundel: {
    one: 'a roundel',
    many: 'roundels',
    d: 'M256 48 C371 48 464 141 464 256 C464 371 371 464 256 464 C141 464 48 371 48 256 C48 141 141 48 256 48 Z',
  },
  lozenge: { one: 'a lozenge', many: 'lozenges', d: 'M256 16 L428 256 L256 496 L84 256 Z' },
  billet: { one: 'a billet', many: 'billets', d: 'M136 32 L376 32 L376 480 L136 480 Z' },
  quatrefoil: {
    one: 'a quatrefoil',
    many: 'quatrefoils',
    d: 'M256 40 C330 40 366 110 330 182 C402 146 472 182 472 256 C472 330 402 366 330 330 C366 402 330 472 256 472 C182 472 146 402 182 330 C110 366 40 330 40 256 C40 182 110 146 182 182 C146 110 182 40 256 40 Z',
  },
} as const satisfies Record<string, Charge & { readonly d: string }>;

export type SmallCharge = keyof typeof SMALL_CHARGES;
export type ChargeKey = GreatCharge | SmallCharge;

/** The words for any charge. */
export function chargeWords(key: ChargeKey): Charge {
  return { ...GREAT_CHARGES, ...SMALL_CHARGES }[key];
}
