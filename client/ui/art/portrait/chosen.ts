// A portrait as somebody chose it: the names of its parts turned into a face, and what a painter would begin with for an ancestry and a class.
// Invariant: ancestry gives what nobody chooses (ears, horns, tusks, scales); everything else is as chosen.
import { PORTRAIT_PARTS, type Portrait } from '@sigilla/content/schema/portrait.ts';
import { seeded } from '../curves.ts';
import { MOST_SCARS, PERSON, type Face, type Kind } from './choices.ts';
import { CLOTHS, HAIRS, IRISES, SKINS } from './pigments.ts';

const POINTED: Kind = { ...PERSON, ears: 'pointed' };
const KINDS: Readonly<Record<string, Kind>> = {
  elf: POINTED,
  half_elf: POINTED,
  dwarf: { ...PERSON, bulbous: true },
  halfling: { ...PERSON, small: true },
  gnome: { ...POINTED, small: true, bulbous: true },
  half_orc: { ...POINTED, tusked: true },
  tiefling: { ...POINTED, horns: 'curled' },
  dragonborn: { ...PERSON, ears: 'finned', horns: 'crest', scaled: true },
};

/** Has no hair to choose, nor a beard. */
export const isBare = (ancestry: string | null): boolean => ancestry === 'dragonborn';

const PEOPLE = ['fair', 'wheat', 'honey', 'almond', 'chestnut', 'umber', 'walnut'] as const;
const SKINS_OF: Readonly<Record<string, readonly Portrait['skin'][]>> = {
  half_orc: ['moss', 'ash', 'jade', ...PEOPLE],
  tiefling: ['ember', 'plum', 'lapis', ...PEOPLE],
  dragonborn: ['brass', 'jade', 'lapis', 'silver', 'ember', 'ash', 'moss', 'honey', 'chestnut', 'umber'],
};
/** What a dragonborn's line has made of the skin, until somebody chooses otherwise. */
const SKIN_OF_LINE: Readonly<Record<string, Portrait['skin']>> = {
  black: 'ash',
  blue: 'lapis',
  brass: 'brass',
  bronze: 'umber',
  copper: 'chestnut',
  gold: 'honey',
  green: 'jade',
  red: 'ember',
  silver: 'silver',
  white: 'silver',
};
/** The skins there are among those of an ancestry, the commonest first. */
export const skinsOf = (ancestry: string | null): readonly Portrait['skin'][] =>
  SKINS_OF[ancestry ?? ''] ?? PEOPLE;

/** The face of a portrait. */
export const faceOfPortrait = (portrait: Portrait, ancestry: string | null, wounds = 0): Face => {
  const bare = isBare(ancestry);
  const hair = HAIRS[portrait.hair];
  return {
    outline: portrait.outline,
    skin: SKINS[portrait.skin],
    hair,
    brow: hair[1],
    iris: IRISES[portrait.eyes],
    nose: portrait.nose,
    stern: portrait.look === 'stern',
    smile: portrait.look === 'smiling',
    narrow: false,
    freckled: portrait.age === 'young' && !bare,
    lined: portrait.age === 'old',
    scars: Math.min(MOST_SCARS, wounds),
    style: bare ? 'bald' : portrait.style,
    beard: bare ? 'none' : portrait.beard,
    head: portrait.head,
    hat: CLOTHS[portrait.hat],
    dress: portrait.dress,
    cloth: CLOTHS[portrait.cloth],
    hold: portrait.hold,
    ...(KINDS[ancestry ?? ''] ?? PERSON),
  };
};

type Habit = Pick<Portrait, 'head' | 'dress' | 'hold'>;
const HABITS: Readonly<Record<string, Habit>> = {
  barbarian: { head: 'none', dress: 'leaves', hold: 'axe' },
  bard: { head: 'cap', dress: 'doublet', hold: 'lyre' },
  cleric: { head: 'circlet', dress: 'hauberk', hold: 'mace' },
  druid: { head: 'antlers', dress: 'leaves', hold: 'sickle' },
  fighter: { head: 'helm', dress: 'hauberk', hold: 'sword' },
  monk: { head: 'none', dress: 'habit', hold: 'beads' },
  paladin: { head: 'none', dress: 'plate', hold: 'sword' },
  ranger: { head: 'leaves', dress: 'cloak', hold: 'bow' },
  rogue: { head: 'hood', dress: 'cloak', hold: 'dagger' },
  sorcerer: { head: 'circlet', dress: 'robe', hold: 'flame' },
  warlock: { head: 'hood', dress: 'robe', hold: 'book' },
  wizard: { head: 'wizard', dress: 'robe', hold: 'staff' },
};
const PLAIN: Habit = { head: 'none', dress: 'doublet', hold: 'none' };

type Looks = {
  readonly [
    Part in 'outline' | 'style' | 'beard' | 'hair' | 'nose' | 'look' | 'age'
  ]?: readonly Portrait[Part][];
};
/** What those of an ancestry are mostly like; of several, any. */
const LOOKS: Readonly<Record<string, Looks>> = {
  elf: { outline: ['long'], style: ['long', 'braids'], beard: ['none'], nose: ['small', 'straight'] },
  dwarf: {
    outline: ['square'],
    style: ['braids', 'long', 'bald', 'curls'],
    beard: ['great', 'great', 'short'],
    nose: ['hook', 'straight'],
    age: ['grown'],
  },
  halfling: {
    outline: ['round'],
    style: ['curls'],
    beard: ['none'],
    look: ['smiling', 'calm'],
    nose: ['small'],
  },
  gnome: {
    outline: ['round'],
    hair: ['white', 'grey', 'copper'],
    beard: ['tash', 'great', 'none'],
    style: ['bald', 'curls', 'crop'],
    look: ['calm', 'smiling'],
    age: ['grown', 'old'],
  },
  half_orc: {
    outline: ['square'],
    style: ['braids', 'crop'],
    look: ['stern', 'calm'],
    hair: ['black', 'dark'],
  },
  dragonborn: { style: ['bald'], beard: ['none'] },
};

/** What the painter would paint for somebody of whom no more is known than this; other seeds, other faces. */
export const suggestedPortrait = (
  seed: string,
  ancestry: string | null,
  characterClass: string | null,
  lineage: string | null = null,
): Portrait => {
  const random = seeded('sitting', seed, ancestry ?? '');
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
  const { outline, style, hair, eyes, nose, look, cloth, ground } = PORTRAIT_PARTS;
  const [, ...painted] = ground;
  const usual = LOOKS[ancestry ?? ''] ?? {};
  // One is picked all the same, so that another line changes the skin and nothing else.
  const skinOfLine = (picked: Portrait['skin']) => SKIN_OF_LINE[lineage ?? ''] ?? picked;
  return {
    outline: pick(usual.outline ?? outline),
    skin: skinOfLine(pick(skinsOf(ancestry))),
    style: pick(usual.style ?? style),
    hair: pick(usual.hair ?? hair),
    beard: pick(usual.beard ?? (['none', 'none', 'short'] as const)),
    eyes: pick(eyes),
    nose: pick(usual.nose ?? nose),
    look: pick(usual.look ?? look),
    age: pick(usual.age ?? (['young', 'grown'] as const)),
    hat: pick(cloth),
    cloth: pick(cloth),
    ground: pick(painted),
    ...(HABITS[characterClass ?? ''] ?? PLAIN),
  };
};
