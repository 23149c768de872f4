// The rooms of the Memory Palace by their ids. A card is hung in one when it is made and stays there, so an id is never renamed.
import { z } from 'zod';

export const ROOM_IDS = [
  'bibliotheca',
  'atrium',
  'cubiculum',
  'culina',
  'peristylium',
  'hortus',
  'turris',
] as const;
export const RoomId = z.enum(ROOM_IDS);
export type RoomId = z.infer<typeof RoomId>;
