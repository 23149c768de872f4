// What surveyors come upon besides land. Early finds are small and near, great ones far out and late; each is told once in a while and worth a
// turn or two of the kingdom that can find it (docs/RULES.md). The server alone reads them: a window is told what was found.
import { z } from 'zod';
import { FindDefinition } from '../schema/find.ts';

/** All finds, checked. */
export const readFinds = (): readonly FindDefinition[] => z.array(FindDefinition).parse(FINDS);

const FINDS: readonly FindDefinition[] = [
  {
    id: 'hollow_oak',
    title: 'A hollow oak',
    story:
      'Inside it, wrapped in oilcloth, somebody’s savings and a note: ‘Back by spring.’ It did not say which spring. The clerk entered it under windfalls.',
    weight: 10,
    level: 1,
    land: { from: 0, to: 120 },
    gains: [{ kind: 'resource', resource: 'gold', amount: 60 }],
  },
  {
    id: 'honest_miller',
    title: 'A mill without a lord',
    story:
      'Its miller had been keeping a lord’s share aside for eleven years, in case one came by. He seemed relieved, and asked for a receipt.',
    weight: 10,
    level: 1,
    land: { from: 0, to: 120 },
    gains: [{ kind: 'resource', resource: 'food', amount: 70 }],
  },
  {
    id: 'fallen_timber',
    title: 'Last winter’s storm',
    story:
      'Forty good trees lay where the wind had put them, all pointing the same way, like an argument that nobody had answered.',
    weight: 10,
    level: 1,
    land: { from: 0, to: null },
    gains: [{ kind: 'resource', resource: 'materials', amount: 40 }],
  },
  {
    id: 'drover',
    title: 'A drover going the other way',
    story:
      'He knew every ford for three valleys and nobody who would listen. The surveyors listened. Their map has fewer guesses now.',
    weight: 8,
    level: 1,
    land: { from: 0, to: 120 },
    gains: [{ kind: 'experience', amount: 8 }],
  },
  {
    id: 'lost_geese',
    title: 'A flock without a girl',
    story:
      'Nineteen geese followed the surveyors home and could not be talked out of it. The kitchens have stopped trying.',
    weight: 8,
    level: 1,
    land: { from: 0, to: 90 },
    gains: [{ kind: 'resource', resource: 'food', amount: 45 }],
  },
  {
    id: 'wishing_well',
    title: 'A well full of wishes',
    story:
      'They lowered a boy, who came up with a bucket of small coins and the opinion that most people wish for the same things.',
    weight: 7,
    level: 1,
    land: { from: 0, to: null },
    gains: [{ kind: 'resource', resource: 'gold', amount: 85 }],
  },
  {
    id: 'beehives',
    title: 'Wild hives on a south wall',
    story:
      'The wax was worth more than the honey, and the honey was eaten before anybody could prove it. Two men are still swollen.',
    weight: 8,
    level: 1,
    land: { from: 0, to: null },
    gains: [
      { kind: 'resource', resource: 'food', amount: 30 },
      { kind: 'resource', resource: 'gold', amount: 25 },
    ],
  },
  {
    id: 'hermit',
    title: 'A hermit with visitors’ hours',
    story:
      'He would speak between noon and the second bell. What he said took the scribes three evenings to write down and will take them longer to believe.',
    weight: 6,
    level: 1,
    land: { from: 0, to: null },
    gains: [{ kind: 'resource', resource: 'researchPoints', amount: 18 }],
  },
  {
    id: 'standing_stone',
    title: 'A stone that hums',
    story:
      'The mage who laid a hand on it said a short word and took it away again. It hums a little less now, and he a little more.',
    weight: 6,
    level: 2,
    land: { from: 0, to: null },
    gains: [{ kind: 'resource', resource: 'mana', amount: 12 }],
  },
  {
    id: 'charcoal_burners',
    title: 'Smoke in the third valley',
    story:
      'Charcoal burners, five families of them, who pay in what they have and ask only that nobody improve them.',
    weight: 7,
    level: 2,
    land: { from: 0, to: 160 },
    gains: [
      { kind: 'resource', resource: 'materials', amount: 55 },
      { kind: 'resource', resource: 'gold', amount: 30 },
    ],
  },
  {
    id: 'milestone',
    title: 'An emperor’s milestone',
    story:
      'It gives the distance to a city that nobody has heard of. The antiquary wept, copied every letter, and has not been home since.',
    weight: 5,
    level: 3,
    land: { from: 0, to: null },
    gains: [{ kind: 'resource', resource: 'researchPoints', amount: 30 }],
  },
  {
    id: 'deserters',
    title: 'Six men round a fire',
    story:
      'Deserters from a war that had ended while they hid. They wept at the news, and mended every harness in the camp before they left for home.',
    weight: 5,
    level: 3,
    land: { from: 0, to: null },
    gains: [{ kind: 'supply', points: 12 }],
  },
  {
    id: 'fair',
    title: 'A fair in a place without a name',
    story:
      'Once in seven years three peoples meet there and trade by signs. The surveyors traded their spare boots well.',
    weight: 6,
    level: 4,
    land: { from: 0, to: null },
    gains: [{ kind: 'resource', resource: 'gold', amount: 140 }],
  },
  {
    id: 'lime_kilns',
    title: 'Cold kilns',
    story:
      'Whoever burned lime here left in a hurry and left the lime. The masons walked round the heap twice, as one does round a good horse.',
    weight: 8,
    level: 5,
    land: { from: 60, to: null },
    gains: [{ kind: 'resource', resource: 'materials', amount: 120 }],
  },
  {
    id: 'border_shrine',
    title: 'A shrine that two realms forgot',
    story:
      'Each had taken it for the other’s. The offerings had been piling up since before either kept accounts.',
    weight: 7,
    level: 5,
    land: { from: 60, to: null },
    gains: [
      { kind: 'resource', resource: 'gold', amount: 180 },
      { kind: 'resource', resource: 'mana', amount: 10 },
    ],
  },
  {
    id: 'old_campfire_songs',
    title: 'Veterans at a ford',
    story:
      'They had been fishing there since the last war but one, and sang until the guard knew all the verses. The captain made a note of the tune and not of the words.',
    weight: 6,
    level: 6,
    land: { from: 50, to: null },
    gains: [{ kind: 'morale', points: 8 }],
  },
  {
    id: 'buried_granary',
    title: 'A granary under the turf',
    story: 'Pots as tall as a man, sealed with clay and a curse. The curse had gone off. The grain had not.',
    weight: 7,
    level: 6,
    land: { from: 60, to: null },
    gains: [{ kind: 'resource', resource: 'food', amount: 220 }],
  },
  {
    id: 'moon_pool',
    title: 'A pool that keeps the moon',
    story: 'It shows it at noon as well. They filled nine bottles, and by the ninth it showed only a slice.',
    weight: 6,
    level: 8,
    land: { from: 60, to: null },
    gains: [{ kind: 'resource', resource: 'mana', amount: 40 }],
  },
  {
    id: 'school_in_the_hills',
    title: 'A school of nine pupils',
    story:
      'The teacher had written a grammar on slate tiles because paper was dear. They carried copies home, and left her all their paper.',
    weight: 6,
    level: 8,
    land: { from: 60, to: null },
    gains: [{ kind: 'resource', resource: 'researchPoints', amount: 70 }],
  },
  {
    id: 'toll_chest',
    title: 'A bridge with a chest in it',
    story:
      'The keeper’s grandfather had walled the tolls into the second pier and died before saying so. The bridge stands better without them.',
    weight: 6,
    level: 10,
    land: { from: 70, to: null },
    gains: [{ kind: 'resource', resource: 'gold', amount: 320 }],
  },
  {
    id: 'glass_desert',
    title: 'A field of glass',
    story:
      'Where two mages once settled something. The shards still warm the hand, and the horses would not cross until they were told a joke.',
    weight: 6,
    level: 12,
    land: { from: 100, to: null },
    gains: [{ kind: 'resource', resource: 'mana', amount: 80 }],
  },
  {
    id: 'abandoned_quarry',
    title: 'A quarry with the blocks still numbered',
    story:
      'Somebody ordered a palace and then did not come for it. The blocks fit together. Nobody has counted the rooms yet.',
    weight: 6,
    level: 14,
    land: { from: 100, to: null },
    gains: [{ kind: 'resource', resource: 'materials', amount: 320 }],
  },
  {
    id: 'painted_cave',
    title: 'A cave with painted beasts',
    story:
      'Horses, bulls, and at the back one small hand. Nobody spoke on the way home, and everybody worked better for a week.',
    weight: 5,
    level: 14,
    land: { from: 90, to: null },
    gains: [
      { kind: 'experience', amount: 25 },
      { kind: 'morale', points: 5 },
    ],
  },
  {
    id: 'sunken_archive',
    title: 'An archive below a lake',
    story:
      'The lake was shallow that year. They fished for law in nets and dried it on the willows; two of the laws are rather good.',
    weight: 5,
    level: 18,
    land: { from: 100, to: null },
    gains: [{ kind: 'resource', resource: 'researchPoints', amount: 180 }],
  },
  {
    id: 'kings_road',
    title: 'A road under the grass',
    story:
      'Straight as a rule for thirty miles, and on it the supply wagons made in one morning what used to take them two days.',
    weight: 5,
    level: 18,
    land: { from: 100, to: null },
    gains: [
      { kind: 'supply', points: 20 },
      { kind: 'turns', amount: 1 },
    ],
  },
  {
    id: 'dragons_bed',
    title: 'A bed of scales',
    story:
      'Whatever slept there had been gone for a hundred years and had kept its bed as dragons do. The surveyors tiptoed all the same.',
    weight: 3,
    level: 24,
    land: { from: 110, to: null },
    gains: [{ kind: 'resource', resource: 'gold', amount: 900 }],
  },
  {
    id: 'sundial_valley',
    title: 'A valley where noon is late',
    story:
      'By every clock they had, they came home an hour before they should have. The clerk has entered it as found time.',
    weight: 3,
    level: 26,
    land: { from: 110, to: null },
    gains: [{ kind: 'turns', amount: 2 }],
  },
  {
    id: 'last_library',
    title: 'A house of books, and a cat',
    story:
      'The librarian had died at her desk, quite tidily. The cat had kept the mice off nine hundred volumes, and was sworn in on the spot.',
    weight: 2,
    level: 32,
    land: { from: 120, to: null },
    gains: [
      { kind: 'resource', resource: 'researchPoints', amount: 420 },
      { kind: 'resource', resource: 'mana', amount: 60 },
    ],
  },
];
