// What a kingdom finds out once, and has for good, in five branches.
// Invariant: every number in a sentence is the number in the rules beside it.
import { z } from 'zod';
import { TechnologyDefinition } from '../schema/technology.ts';

export const technologies: readonly TechnologyDefinition[] = z.array(TechnologyDefinition).parse([
  {
    id: 'crop_rotation',
    name: 'Crop Rotation',
    branch: 'Husbandry',
    description:
      'Beans where there was barley, barley where there was nothing, nothing where there were beans. The fields approve, and the beans were asked.',
    benefit: 'The realm yields 5% more food',
    requires: { technologies: [], level: 1 },
    research: { points: 60, turns: 13 },
    rules: [{ kind: 'yield_percent', resource: 'food', percent: 5 }],
  },
  {
    id: 'heavy_plough',
    name: 'Heavy Plough',
    branch: 'Husbandry',
    description:
      'It turns the clay over whole, like a page. Eight oxen pull it and one boy is in charge, and all nine know which of them is replaceable.',
    benefit: '+8 food a turn',
    requires: { technologies: ['crop_rotation'], level: 2 },
    research: { points: 110, turns: 13 },
    rules: [{ kind: 'yield', resource: 'food', amount: 8 }],
  },
  {
    id: 'water_meadows',
    name: 'Water Meadows',
    branch: 'Husbandry',
    description:
      'The river is let in for the winter like a cousin, and shown out in March. The grass comes up three weeks early and so do the lambs.',
    benefit: 'The realm yields 4% more food and the realm yields 5% more people',
    requires: { technologies: ['heavy_plough'], level: 6 },
    research: { points: 220, turns: 16 },
    rules: [
      { kind: 'yield_percent', resource: 'food', percent: 4 },
      { kind: 'yield_percent', resource: 'population', percent: 5 },
    ],
  },
  {
    id: 'salting_house',
    name: 'Salting House',
    branch: 'Husbandry',
    description:
      'A pig, a barrel and a sack of the grey stuff from the coast. An army that would have eaten on Tuesday can now wait until spring.',
    benefit: 'Armies eat 5% less',
    requires: { technologies: ['heavy_plough'], level: 9 },
    research: { points: 300, turns: 16 },
    rules: [{ kind: 'ration_percent', percent: 5 }],
  },
  {
    id: 'hot_mortar',
    name: 'Hot Mortar',
    branch: 'Masonry',
    description:
      'Lime, sand and one thing that the masons will not tell. Walls set in it complain less, and so do the masons, who are paid by the wall.',
    benefit: '+4 materials a turn',
    requires: { technologies: [], level: 1 },
    research: { points: 60, turns: 13 },
    rules: [{ kind: 'yield', resource: 'materials', amount: 4 }],
  },
  {
    id: 'treadwheel_crane',
    name: 'Treadwheel Crane',
    branch: 'Masonry',
    description:
      'Two men walk all day and arrive at the top of a tower without having left the ground. They say that it gives one time to think.',
    benefit: 'The realm yields 8% more materials',
    requires: { technologies: ['hot_mortar'], level: 3 },
    research: { points: 130, turns: 13 },
    rules: [{ kind: 'yield_percent', resource: 'materials', percent: 8 }],
  },
  {
    id: 'pointed_arch',
    name: 'Pointed Arch',
    branch: 'Masonry',
    description:
      'It pushes down where the round one pushed out, so that houses may stand on each other’s shoulders. The tenants of the lowest have been promised more light.',
    benefit: 'Room for 90 more people',
    requires: { technologies: ['treadwheel_crane'], level: 8 },
    research: { points: 260, turns: 16 },
    rules: [{ kind: 'housing', amount: 90 }],
  },
  {
    id: 'angled_bastion',
    name: 'Angled Bastion',
    branch: 'Masonry',
    description:
      'A wall with no flat side to it, designed by a man who hated corners and had to admit that he needed more. From every one of them another can be seen.',
    benefit: 'Soldiers defend 15% better',
    requires: { technologies: ['pointed_arch'], level: 14 },
    research: { points: 420, turns: 18 },
    rules: [{ kind: 'defense_percent', percent: 15 }],
  },
  {
    id: 'double_entry',
    name: 'Double Entry',
    branch: 'Commerce',
    description:
      'Everything is written down twice, once with regret. The two columns agree by evening or nobody goes home, and gold dislikes being looked at from both sides.',
    benefit: 'The realm yields 3% more gold',
    requires: { technologies: [], level: 2 },
    research: { points: 90, turns: 13 },
    rules: [{ kind: 'yield_percent', resource: 'gold', percent: 3 }],
  },
  {
    id: 'sprung_wagons',
    name: 'Sprung Wagons',
    branch: 'Commerce',
    description:
      'Leather straps, an idea of a saddler’s who had ridden home on eggs. The wagons carry more, and the drivers have stopped singing to keep their teeth apart.',
    benefit: 'Trade routes carry 15% more',
    requires: { technologies: ['double_entry'], level: 5 },
    research: { points: 180, turns: 14 },
    rules: [{ kind: 'route_percent', percent: 15 }],
  },
  {
    id: 'milestones',
    name: 'Milestones',
    branch: 'Commerce',
    description:
      'A stone each mile with a number on it. Surveyors used to pack for a road that might be any length; now they pack lunch.',
    benefit: 'Supplies for an exploration cost 10% less',
    requires: { technologies: ['double_entry'], level: 7 },
    research: { points: 240, turns: 14 },
    rules: [{ kind: 'supplies_percent', percent: 10 }],
  },
  {
    id: 'bills_of_exchange',
    name: 'Bills of Exchange',
    branch: 'Commerce',
    description:
      'A slip of paper that is worth a mule-load in another town, so that the mule may stay at home. Robbers had to learn to read, and several gave up the trade.',
    benefit: 'Merchants ask 3% less, and trade takes 3% fewer turns',
    requires: { technologies: ['sprung_wagons'], level: 12 },
    research: { points: 380, turns: 16 },
    rules: [{ kind: 'trade_discount', percent: 3 }],
  },
  {
    id: 'strongroom_locks',
    name: 'Strongroom Locks',
    branch: 'Commerce',
    description:
      'Three keys for three people who do not like each other. It has been opened only twice, both times by accident, and both times politely.',
    benefit: '500 more gold is out of a victor’s reach',
    requires: { technologies: ['bills_of_exchange'], level: 16 },
    research: { points: 460, turns: 18 },
    rules: [{ kind: 'vault', amount: 500 }],
  },
  {
    id: 'pike_drill',
    name: 'Pike Drill',
    branch: 'Soldiering',
    description:
      'Left, right, and mind the man in front. After a month the points all come down together, with a noise that has ended several arguments.',
    benefit: 'Soldiers strike 3% harder',
    requires: { technologies: [], level: 2 },
    research: { points: 90, turns: 13 },
    rules: [{ kind: 'attack_percent', percent: 3 }],
  },
  {
    id: 'pay_books',
    name: 'Pay Books',
    branch: 'Soldiering',
    description:
      'Every man has his name in one, and every name turns out to have one man. The regiment is found to be a fifth smaller and just as loud.',
    benefit: 'Armies cost 4% less gold to keep',
    requires: { technologies: ['pike_drill'], level: 4 },
    research: { points: 160, turns: 13 },
    rules: [{ kind: 'upkeep_percent', percent: 4 }],
  },
  {
    id: 'field_kitchens',
    name: 'Field Kitchens',
    branch: 'Soldiering',
    description:
      'Wheels under the cauldron and a chimney that folds. It is lit at the last camp and ready at the next, and the column never falls behind the smell.',
    benefit: 'Fed armies regain 2 more supply a turn',
    requires: { technologies: ['pay_books'], level: 7 },
    research: { points: 240, turns: 15 },
    rules: [{ kind: 'supply', points: 2 }],
  },
  {
    id: 'signal_flags',
    name: 'Signal Flags',
    branch: 'Soldiering',
    description:
      'Red for come, white for wait, both for the officer who has dropped one. Orders now cross a valley faster than the reasons for them.',
    benefit: 'Going to war takes 8% fewer turns',
    requires: { technologies: ['pike_drill'], level: 10 },
    research: { points: 320, turns: 15 },
    rules: [{ kind: 'planning_percent', percent: 8 }],
  },
  {
    id: 'quilted_coats',
    name: 'Quilted Coats',
    branch: 'Soldiering',
    description:
      'Thirty layers of old linen, sewn by whoever was told it was for a blanket. They stop an arrow and start a conversation.',
    benefit: 'Soldiers stand 3% firmer wherever they fight',
    requires: { technologies: ['field_kitchens', 'signal_flags'], level: 15 },
    research: { points: 440, turns: 18 },
    rules: [{ kind: 'ward_percent', percent: 3 }],
  },
  {
    id: 'catalogue_of_books',
    name: 'Catalogue of Books',
    branch: 'Letters',
    description:
      'A book that says where the books are. It took nine years, because the librarians kept stopping to read.',
    benefit: 'The realm yields 4% more research points',
    requires: { technologies: [], level: 2 },
    research: { points: 90, turns: 13 },
    rules: [{ kind: 'yield_percent', resource: 'researchPoints', percent: 4 }],
  },
  {
    id: 'movable_type',
    name: 'Movable Type',
    branch: 'Letters',
    description:
      'The letters are cast in lead and can be told to say something else. Scribes called it a passing fancy, in very beautiful handwriting.',
    benefit: 'Research takes 5% fewer turns',
    requires: { technologies: ['catalogue_of_books'], level: 6 },
    research: { points: 220, turns: 16 },
    rules: [{ kind: 'research_percent', percent: 5 }],
  },
  {
    id: 'ground_lenses',
    name: 'Ground Lenses',
    branch: 'Letters',
    description:
      'Two discs of glass in a tube of paper. The first thing seen through it was the moon; the second was what the neighbours had buried.',
    benefit: 'The chance to find an artifact rises by 2 points',
    requires: { technologies: ['catalogue_of_books'], level: 8 },
    research: { points: 260, turns: 16 },
    rules: [{ kind: 'artifact_chance', points: 2 }],
  },
  {
    id: 'art_of_memory',
    name: 'Art of Memory',
    branch: 'Letters',
    description:
      'One walks through a house that is not there and finds everything where one left it. The better scholars rent out rooms.',
    benefit: 'Study brings 15% more',
    requires: { technologies: ['movable_type'], level: 10 },
    research: { points: 320, turns: 15 },
    rules: [{ kind: 'rush_percent', resource: 'researchPoints', percent: 15 }],
  },
  {
    id: 'cold_still',
    name: 'Cold Still',
    branch: 'Letters',
    description:
      'A coil of copper, a stream in winter and patience. What drips out at the end glows a little and must not be kept near the cat.',
    benefit: 'The realm yields 4% more mana',
    requires: { technologies: ['ground_lenses'], level: 12 },
    research: { points: 380, turns: 16 },
    rules: [{ kind: 'yield_percent', resource: 'mana', percent: 4 }],
  },
  {
    id: 'dry_incantation',
    name: 'Dry Incantation',
    branch: 'Letters',
    description:
      'It was noticed that half of every spell was throat-clearing. The rest is now said from memory, standing, with the kettle off.',
    benefit: 'Spells cost 5% less mana',
    requires: { technologies: ['art_of_memory', 'cold_still'], level: 18 },
    research: { points: 520, turns: 20 },
    rules: [{ kind: 'spell_cost_percent', percent: 5 }],
  },
]);
