// What may be chosen of a portrait: the parts a painter has, each by its name. How they look is client/ui/art/portrait.
// Invariant: a stored portrait is names alone, so that a part may be drawn anew without changing what anybody chose.
import { z } from 'zod';

export const PORTRAIT_PARTS = {
  outline: ['round', 'long', 'square'],
  skin: [
    'fair',
    'wheat',
    'honey',
    'almond',
    'chestnut',
    'umber',
    'walnut',
    'moss',
    'ash',
    'ember',
    'plum',
    'brass',
    'jade',
    'lapis',
    'silver',
  ],
  style: ['long', 'bob', 'braids', 'curls', 'crop', 'bald'],
  hair: ['brown', 'dark', 'black', 'copper', 'gold', 'auburn', 'grey', 'white'],
  beard: ['none', 'short', 'great', 'tash'],
  eyes: ['green', 'blue', 'brown', 'amber', 'slate', 'red'],
  nose: ['straight', 'hook', 'small'],
  look: ['calm', 'stern', 'smiling'],
  age: ['young', 'grown', 'old'],
  head: [
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
    'antlers',
    'crown',
  ],
  dress: ['cloak', 'hauberk', 'plate', 'robe', 'doublet', 'ermine', 'leaves', 'habit'],
  cloth: ['red', 'blue', 'green', 'purple', 'ochre', 'grey', 'olive', 'russet'],
  hold: [
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
    'lyre',
    'flame',
    'sickle',
    'mace',
    'beads',
  ],
  ground: ['vellum', 'vert', 'azure', 'purpure', 'gold', 'gules'],
} as const;

const { outline, skin, style, hair, beard, eyes, nose, look, age, head, dress, cloth, hold, ground } =
  PORTRAIT_PARTS;

/** A portrait as somebody chose it. */
export const Portrait = z.strictObject({
  outline: z.enum(outline),
  skin: z.enum(skin),
  style: z.enum(style),
  hair: z.enum(hair),
  beard: z.enum(beard),
  eyes: z.enum(eyes),
  nose: z.enum(nose),
  look: z.enum(look),
  age: z.enum(age),
  head: z.enum(head),
  /** Of the headgear. */
  hat: z.enum(cloth),
  dress: z.enum(dress),
  cloth: z.enum(cloth),
  hold: z.enum(hold),
  ground: z.enum(ground),
});
export type Portrait = z.infer<typeof Portrait>;
