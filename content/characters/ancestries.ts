// The nine ancestries of the SRD 5.1 with their lines: its names and numbers, our words.
import { z } from 'zod';
import { CharacterAncestry, type CharacterFeature, type CharacterLineage } from '../schema/character.ts';

const feature = (name: string, description: string): CharacterFeature => ({ name, description });

const line = (
  id: string,
  name: string,
  raises: CharacterLineage['raises'],
  features: readonly CharacterFeature[],
  more: Partial<Pick<CharacterLineage, 'languages' | 'hitPointsPerLevel'>> = {},
): CharacterLineage => ({
  id,
  name,
  raises,
  features: [...features],
  languages: 0,
  hitPointsPerLevel: 0,
  ...more,
});

/** A dragonborn's line: what is breathed, in what shape, and against which save. */
const breath = (colour: string, harm: string, shape: string, save: string): CharacterLineage =>
  line(colour.toLowerCase(), colour, {}, [
    feature('Breath Weapon', `Breathes ${harm} in ${shape}, once between rests; a ${save} save halves it.`),
    feature('Resistance', `Of what harm ${harm} would do, half is shrugged off.`),
  ]);
const LONG = 'a line of thirty feet';
const WIDE = 'a cone of fifteen feet';

const ORDINARY = {
  freeRaises: 0,
  speed: 30,
  isSteady: false,
  size: 'medium',
  darkvision: 0,
  freeLanguages: 0,
  skills: [],
  freeSkills: 0,
  lineages: [],
} as const;

export const ancestries: readonly CharacterAncestry[] = z.array(CharacterAncestry).parse([
  {
    ...ORDINARY,
    id: 'human',
    name: 'Human',
    description: 'A little of everything, in a hurry, and home nowhere in particular.',
    raises: { strength: 1, dexterity: 1, constitution: 1, intelligence: 1, wisdom: 1, charisma: 1 },
    languages: ['common'],
    freeLanguages: 1,
    features: [
      feature('A Little of Everything', 'All six scores are one better than they were going to be.'),
    ],
  },
  {
    ...ORDINARY,
    id: 'elf',
    name: 'Elf',
    description: 'Old before your abbey was, and too polite to mention it more than twice.',
    raises: { dexterity: 2 },
    darkvision: 60,
    languages: ['common', 'elvish'],
    skills: ['perception'],
    features: [
      feature('Keen Senses', 'Heard you come in. Heard you decide to.'),
      feature('Fey Ancestry', 'Hard to charm, and cannot be put to sleep by magic at all.'),
      feature('Trance', 'Four hours of sitting very still do what eight hours of snoring do for others.'),
    ],
    lineages: [
      line(
        'high_elf',
        'High Elf',
        { intelligence: 1 },
        [
          feature('Cantrip', 'One small spell from a wizard’s first page, known as others know a tune.'),
          feature('Elf Weapon Training', 'At ease with longsword, shortsword, longbow and shortbow.'),
        ],
        { languages: 1 },
      ),
    ],
  },
  {
    ...ORDINARY,
    id: 'dwarf',
    name: 'Dwarf',
    description: 'Built like the cellar of a better house, and as slow to move out.',
    raises: { constitution: 2 },
    speed: 25,
    isSteady: true,
    darkvision: 60,
    languages: ['common', 'dwarvish'],
    features: [
      feature('Dwarven Resilience', 'Poison does half its harm, and is easier to withstand.'),
      feature('Combat Training', 'At ease with battleaxe, handaxe, light hammer and warhammer.'),
      feature('Stonecunning', 'Reads masonry as others read letters, and thinks less of the authors.'),
      feature('Unbowed', 'Heavy armour is a thing to wear, never a reason to walk slower.'),
    ],
    lineages: [
      line(
        'hill_dwarf',
        'Hill Dwarf',
        { wisdom: 1 },
        [feature('Dwarven Toughness', 'One hit point more with every level, from stubbornness.')],
        { hitPointsPerLevel: 1 },
      ),
    ],
  },
  {
    ...ORDINARY,
    id: 'halfling',
    name: 'Halfling',
    description: 'Small, lucky, and sitting in the chair you meant to sit in.',
    raises: { dexterity: 2 },
    speed: 25,
    size: 'small',
    languages: ['common', 'halfling'],
    features: [
      feature('Lucky', 'A one on the twenty-sided die is rolled again, and the second roll stands.'),
      feature('Brave', 'Frightened less easily than would be sensible.'),
      feature('Nimbleness', 'Walks through the place where a larger person is standing.'),
    ],
    lineages: [
      line('lightfoot', 'Lightfoot Halfling', { charisma: 1 }, [
        feature('Naturally Stealthy', 'Anyone a size larger will do to hide behind.'),
      ]),
    ],
  },
  {
    ...ORDINARY,
    id: 'gnome',
    name: 'Gnome',
    description: 'Three feet of curiosity with a hat on, and something ticking in the pocket.',
    raises: { intelligence: 2 },
    speed: 25,
    size: 'small',
    darkvision: 60,
    languages: ['common', 'gnomish'],
    features: [feature('Gnome Cunning', 'Magic aimed at the mind is met by a mind that was expecting it.')],
    lineages: [
      line('rock_gnome', 'Rock Gnome', { constitution: 1 }, [
        feature('Artificer’s Lore', 'Of made things, and things made badly, knows twice what others know.'),
        feature('Tinker', 'Builds small clockwork that does one thing, and usually that thing.'),
      ]),
    ],
  },
  {
    ...ORDINARY,
    id: 'half_elf',
    name: 'Half-Elf',
    description: 'Welcome in two houses and asked to explain yourself in both.',
    raises: { charisma: 2 },
    freeRaises: 2,
    darkvision: 60,
    languages: ['common', 'elvish'],
    freeLanguages: 1,
    freeSkills: 2,
    features: [
      feature('Fey Ancestry', 'Hard to charm, and no magic puts you to sleep.'),
      feature('Skill Versatility', 'Two skills more, of any kind, picked up at two kinds of table.'),
    ],
  },
  {
    ...ORDINARY,
    id: 'half_orc',
    name: 'Half-Orc',
    description: 'Taken for trouble at every gate, and now and then it is convenient.',
    raises: { strength: 2, constitution: 1 },
    darkvision: 60,
    languages: ['common', 'orc'],
    skills: ['intimidation'],
    features: [
      feature('Menacing', 'Has never had to ask anybody to move up on a bench.'),
      feature('Relentless Endurance', 'Struck down, gets up once, to the surprise of all concerned.'),
      feature('Savage Attacks', 'The best blows land a die harder than they should.'),
    ],
  },
  {
    ...ORDINARY,
    id: 'tiefling',
    name: 'Tiefling',
    description: 'An ancestor signed something. You have the horns; the paper is lost.',
    raises: { charisma: 2, intelligence: 1 },
    darkvision: 60,
    languages: ['common', 'infernal'],
    features: [
      feature('Hellish Resistance', 'Fire does half of what it had in mind.'),
      feature('Infernal Legacy', 'A small light from the fingers now; other inherited habits come later.'),
    ],
  },
  {
    ...ORDINARY,
    id: 'dragonborn',
    name: 'Dragonborn',
    description: 'Scales, dignity, and something in the throat that is no cough.',
    raises: { strength: 2, charisma: 1 },
    languages: ['common', 'draconic'],
    features: [feature('Draconic Ancestry', 'One line of dragons is yours, and its weather with it.')],
    lineages: [
      breath('Black', 'acid', LONG, 'dexterity'),
      breath('Blue', 'lightning', LONG, 'dexterity'),
      breath('Brass', 'fire', LONG, 'dexterity'),
      breath('Bronze', 'lightning', LONG, 'dexterity'),
      breath('Copper', 'acid', LONG, 'dexterity'),
      breath('Gold', 'fire', WIDE, 'dexterity'),
      breath('Green', 'poison', WIDE, 'constitution'),
      breath('Red', 'fire', WIDE, 'dexterity'),
      breath('Silver', 'cold', WIDE, 'constitution'),
      breath('White', 'cold', WIDE, 'constitution'),
    ],
  },
]);
