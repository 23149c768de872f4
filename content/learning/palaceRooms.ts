// The rooms of the Memory Palace: their names, and what hangs in which. A word goes where a Roman would look for what it means: bread to the kitchen,
// fear to the bedroom, the stars to the tower. Invariant: every matter of the lexicon has a room.
import type { SemanticTag } from '../schema/lexeme.ts';
import { ROOM_IDS } from '../schema/palace.ts';
import type { RoomId } from '../schema/palace.ts';

export interface PalaceRoom {
  readonly latin: string;
  readonly english: string;
  /** Where in it a card hangs, said after the room's name. */
  readonly places: readonly string[];
}

export const PALACE_ROOMS: Readonly<Record<RoomId, PalaceRoom>> = {
  bibliotheca: {
    latin: 'Bibliothēca',
    english: 'the library: speech, letters, law and thought',
    places: ['on the upper shelf', 'between two scrolls', 'on the reading desk', 'beside the lamp'],
  },
  atrium: {
    latin: 'Ātrium',
    english: 'the hall: people, families, names and money',
    places: ['between the columns', 'on the strongbox', 'by the door', 'among the ancestors'],
  },
  cubiculum: {
    latin: 'Cubiculum',
    english: 'the bedroom: body, heart, life and death',
    places: ['at the foot of the bed', 'under the pillow', 'by the round window', 'on the clothes chest'],
  },
  culina: {
    latin: 'Culīna',
    english: 'the kitchen: food, tools, making and measure',
    places: ['on the table by the oven', 'among the onions', 'on the hook over the fire', 'in the jar'],
  },
  peristylium: {
    latin: 'Peristȳlium',
    english: 'the colonnade: places, ways and whatever moves',
    places: ['by the fountain', 'at the third column', 'on the garden step', 'under the eaves'],
  },
  hortus: {
    latin: 'Hortus',
    english: 'the garden: beasts, plants, weather and the hours',
    places: ['under the apple tree', 'by the sundial', 'along the hedge', 'next to the beehive'],
  },
  turris: {
    latin: 'Turris',
    english: 'the tower: war, gods, fate and virtue',
    places: ['at the arrow slit', 'on the stair', 'under the bell', 'by the watchman’s stool'],
  },
};

const MATTERS: Readonly<Record<RoomId, readonly SemanticTag[]>> = {
  bibliotheca: [
    'speech', 'writing', 'learning', 'art', 'thought', 'truth', 'question', 'connection', 'law', 'politics', 'mind',
    'games', 'pronoun', 'negation', 'manner', 'degree', 'abstract', 'difficulty',
  ],
  atrium: [
    'person', 'people', 'family', 'role', 'name', 'power', 'giving', 'taking', 'having', 'trade', 'money', 'work',
    'rome', 'greece', 'barbarian', 'age', 'house', 'help', 'peace',
  ],
  cubiculum: [
    'body', 'emotion', 'will', 'love', 'hate', 'fear', 'joy', 'grief', 'anger', 'health', 'life', 'death', 'clothing',
    'beauty', 'furniture', 'perception',
  ],
  culina: [
    'food', 'drink', 'vessel', 'fire', 'tool', 'material', 'metal', 'making', 'change', 'thing', 'cause', 'number',
    'quantity', 'size', 'shape',
  ],
  peristylium: ['place', 'position', 'motion', 'city', 'building', 'travel', 'ship', 'speed'],
  hortus: [
    'animal', 'plant', 'nature', 'weather', 'water', 'sea', 'earth', 'light', 'season', 'farming', 'colour', 'sound',
    'time',
  ],
  turris: [
    'war', 'weapon', 'army', 'harm', 'crime', 'religion', 'god', 'fate', 'myth', 'magic', 'virtue', 'vice', 'good',
    'bad', 'sky',
  ],
}; // prettier-ignore

const ROOM_OF: ReadonlyMap<string, RoomId> = new Map(
  ROOM_IDS.flatMap((room) => MATTERS[room].map((tag) => [tag, room] as const)),
);

/** Where a word hangs, by the matters that it is about, the first of them first. */
export const roomFor = (tags: readonly SemanticTag[]): RoomId =>
  tags.map((tag) => ROOM_OF.get(tag)).find((room) => room !== undefined) ?? 'atrium';
