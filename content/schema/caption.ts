// The captions of the hanging: one Latin sentence a round, in the old manner, with its English.
// A sentence may name a side only by the slots {nom} {acc} {gen} {dat} {abl} (the side it is about) and {nom2} … (the other side),
// in English {side} and {other}; two fixed plural nouns fill them, so no kingdom's name is ever inflected.
// Invariant: a caption says nothing that its occasion and its condition do not make true.
import { z } from 'zod';
import { TerrainId } from './terrain.ts';
import { TimeOfDayId, WeatherId } from './weather.ts';

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
  'surrender',
  'collapse',
  'annihilation',
  'victory',
  'pyrrhic',
  'stalemate',
] as const;
export const CaptionOccasion = z.enum(CAPTION_OCCASIONS);
export type CaptionOccasion = z.infer<typeof CaptionOccasion>;

/** What of a round a caption may depend on besides its occasion, as facts. "The side" is whom the caption is about. */
export interface CaptionFacts {
  readonly terrain: TerrainId;
  readonly weather: WeatherId;
  readonly timeOfDay: TimeOfDayId;
  /** Do the defenders stand on walls? */
  readonly walls: boolean;
  /** Ids of the units that struck in the round, of the side and of both. */
  readonly struck: readonly string[];
  readonly struckOnBothSides: readonly string[];
  /** Men of the side who stand after the round, and of both. */
  readonly men: number;
  readonly menOfBoth: number;
  /** Men of the other side who fell in it. */
  readonly felled: number;
}

/** When a caption is true; what is not named does not matter. */
const Condition = z.strictObject({
  terrain: z.array(TerrainId).exactOptional(),
  weather: z.array(WeatherId).exactOptional(),
  hour: z.array(TimeOfDayId).exactOptional(),
  walls: z.literal(true).exactOptional(),
  /** At least one of these units struck for the side; or for either. */
  struck: z.array(z.string()).exactOptional(),
  struckOnEitherSide: z.array(z.string()).exactOptional(),
  /** At least, and at most, so many men of the side stand after the round. */
  least: z.int().min(0).exactOptional(),
  most: z.int().min(0).exactOptional(),
  /** Does anybody at all stand after it? */
  survivors: z.boolean().exactOptional(),
  /** At least so many of the other side fell. */
  felled: z.int().min(1).exactOptional(),
});
type Condition = z.infer<typeof Condition>;

const among = <T>(allowed: readonly T[] | undefined, one: T): boolean =>
  allowed === undefined || allowed.includes(one);
const meets = (wanted: readonly string[] | undefined, there: readonly string[]): boolean =>
  wanted === undefined || wanted.some((one) => there.includes(one));

/** Is the condition met by the facts? One that names nothing always is. */
export const isTrueOf = (when: Condition | undefined, facts: CaptionFacts): boolean =>
  when === undefined ||
  (among(when.terrain, facts.terrain) &&
    among(when.weather, facts.weather) &&
    among(when.hour, facts.timeOfDay) &&
    (when.walls === undefined || facts.walls) &&
    meets(when.struck, facts.struck) &&
    meets(when.struckOnEitherSide, facts.struckOnBothSides) &&
    facts.men >= (when.least ?? 0) &&
    facts.men <= (when.most ?? Infinity) &&
    (when.survivors === undefined || when.survivors === facts.menOfBoth > 0) &&
    facts.felled >= (when.felled ?? 0));

export const Caption = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  occasion: CaptionOccasion,
  /** Begins with "Hīc"; macrons throughout; no full stop, as on a hanging. */
  latin: z.string().startsWith('Hīc '),
  english: z.string().startsWith('Here '),
  /** Its words that are worth learning, each with its id in the lexicon. */
  words: z.record(z.string(), z.string()),
  when: Condition.exactOptional(),
});
export type Caption = z.infer<typeof Caption>;
