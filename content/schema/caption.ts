// The captions of the hanging: one Latin sentence a round, in the old manner, with its English.
// A sentence may name a side only by the slots {nom} {acc} {gen} {dat} {abl} (the side it is about) and {nom2} … (the other side),
// in English {side} and {other}; two fixed plural nouns fill them, so no kingdom's name is ever inflected.
import { z } from 'zod';

export const CAPTION_OCCASIONS = [
  'opening',
  'opening_night',
  'opening_rain',
  'opening_fog',
  'opening_snow',
  'opening_heat',
  'opening_storm',
  'siege',
  'volley',
  'magic',
  'engines',
  'charge',
  'charge_broken',
  'press',
  'feint',
  'hold',
  'fall_back',
  'melee',
  'stalemate_round',
  'wavering',
  'last_stand',
  'retreat',
  'collapse',
  'annihilation',
  'victory',
  'pyrrhic',
  'stalemate',
] as const;
export const CaptionOccasion = z.enum(CAPTION_OCCASIONS);
export type CaptionOccasion = z.infer<typeof CaptionOccasion>;

export const Caption = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  occasion: CaptionOccasion,
  /** Begins with "Hīc"; macrons throughout; no full stop, as on a hanging. */
  latin: z.string().startsWith('Hīc '),
  english: z.string().startsWith('Here '),
});
export type Caption = z.infer<typeof Caption>;
