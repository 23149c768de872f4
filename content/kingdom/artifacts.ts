// What surveyors may bring home first of all: each works from the day it is found.
// Invariant: names read well after "the"; every number in a sentence is the number in the rules beside it.
import { z } from 'zod';
import { ArtifactDefinition } from '../schema/artifact.ts';
import { always, anyone } from './artifactModes.ts';

export const artifacts: readonly ArtifactDefinition[] = z.array(ArtifactDefinition).parse([
  {
    id: 'millers_sieve',
    name: 'Miller’s Second Sieve',
    category: 'resource',
    rarity: 'common',
    icon: 'powder-bag',
    description:
      'The miller’s first sieve lets the flour through. This one, shaken over an empty bin, lets through a little more than was ever put in.',
    benefit: '+6 food a turn',
    tradeable: true,
    requirements: anyone,
    effect: { ...always, rules: [{ kind: 'yield', resource: 'food', amount: 6 }] },
  },
  {
    id: 'honest_coin',
    name: 'Honest Coin',
    category: 'resource',
    rarity: 'common',
    icon: 'two-coins',
    description:
      'Spent in the morning, it is back in the drawer by night, and has brought friends. No one has ever lost a wager on it, so no one will wager.',
    benefit: '+12 gold a turn',
    tradeable: true,
    requirements: anyone,
    effect: { ...always, rules: [{ kind: 'yield', resource: 'gold', amount: 12 }] },
  },
  {
    id: 'chain_of_even_acres',
    name: 'Chain of Even Acres',
    category: 'exploration',
    rarity: 'common',
    icon: 'linked-rings',
    description:
      'A surveyor’s chain of a hundred links. However often it is counted there are a hundred and one, and the extra one is always on your side of the hedge.',
    benefit: 'Each exploration claims 1 more land',
    tradeable: true,
    requirements: anyone,
    effect: { ...always, rules: [{ kind: 'explore_land', amount: 1 }] },
  },
  {
    id: 'lamp_of_quiet_hours',
    name: 'Lamp of Quiet Hours',
    category: 'magical',
    rarity: 'uncommon',
    icon: 'magic-lamp',
    description:
      'It burns no oil and gives a light in which nobody interrupts. Scholars have been known to leave the room surprised that it is spring.',
    benefit: '+5 research points a turn',
    tradeable: true,
    requirements: anyone,
    effect: { ...always, rules: [{ kind: 'yield', resource: 'researchPoints', amount: 5 }] },
  },
  {
    id: 'drum_without_a_skin',
    name: 'Drum Without a Skin',
    category: 'military',
    rarity: 'uncommon',
    icon: 'drum',
    description:
      'A hoop of dark wood. Marching men hear it only when they are about to stop, and then they do not.',
    benefit: 'Paid armies regain 2 more points of morale a turn',
    tradeable: true,
    requirements: anyone,
    effect: { ...always, rules: [{ kind: 'morale', points: 2 }] },
  },
  {
    id: 'borrowers_haversack',
    name: 'Borrower’s Haversack',
    category: 'military',
    rarity: 'uncommon',
    icon: 'knapsack',
    description:
      'There is always one more loaf in it. Somewhere, presumably, there is a baker who counts his shelf twice every evening.',
    benefit: 'Fed armies regain 4 more points of supply a turn',
    tradeable: true,
    requirements: anyone,
    effect: { ...always, rules: [{ kind: 'supply', points: 4 }] },
  },
  {
    id: 'shepherds_crown',
    name: 'Shepherd’s Crown',
    category: 'resource',
    rarity: 'rare',
    icon: 'laurel-crown',
    description:
      'A round stone with a star on it, turned up by ploughs and kept on window sills. Where this one lies, houses seem to have a spare room.',
    benefit: 'Room for 60 more people',
    tradeable: true,
    requirements: anyone,
    effect: { ...always, rules: [{ kind: 'housing', amount: 60 }] },
  },
  {
    id: 'well_finders_rod',
    name: 'Well-finder’s Rod',
    category: 'exploration',
    rarity: 'rare',
    icon: 'slingshot',
    description:
      'A forked hazel that dips for water in anyone’s hands. In a patient hand it dips for things that were buried on purpose.',
    benefit: 'The chance to find an artifact rises by 5 points',
    tradeable: true,
    requirements: anyone,
    effect: { ...always, rules: [{ kind: 'artifact_chance', points: 5 }] },
  },
  {
    id: 'book_of_plain_accounts',
    name: 'Book of Plain Accounts',
    category: 'special',
    rarity: 'rare',
    icon: 'book-cover',
    description:
      'Its columns add themselves up and blush at padding. Quartermasters hate it, which is how you can tell that it works.',
    benefit: 'Armies cost 10% less gold to keep',
    tradeable: true,
    requirements: anyone,
    effect: { ...always, rules: [{ kind: 'upkeep_percent', percent: 10 }] },
  },
  {
    id: 'still_spring',
    name: 'Spring That Stands Still',
    category: 'magical',
    rarity: 'epic',
    icon: 'jeweled-chalice',
    description:
      'A bowl of water lifted whole out of a hillside. It has not rippled since, and every well in the realm has tasted faintly of thunder.',
    benefit: 'The realm yields 20% more mana',
    tradeable: true,
    requirements: anyone,
    effect: { ...always, rules: [{ kind: 'yield_percent', resource: 'mana', percent: 20 }] },
  },
  {
    id: 'shield_of_eternity',
    name: 'Shield of Eternity',
    category: 'military',
    rarity: 'epic',
    icon: 'rosa-shield',
    description:
      'Dented, repainted and dented again under a dozen crests. Everyone who carried it died in bed, complaining of the weight.',
    benefit: 'Soldiers defend 30% better, and calling them up takes 25% fewer turns',
    tradeable: false,
    requirements: anyone,
    effect: {
      ...always,
      rules: [
        { kind: 'defense_percent', percent: 30 },
        { kind: 'deployment_percent', percent: 25 },
      ],
    },
  },
  {
    id: 'sword_of_kings',
    name: 'Sword of Kings',
    category: 'military',
    rarity: 'legendary',
    icon: 'sword-hilt',
    description:
      'It has made eleven kings and outlived all of them. The blade is plain; the grip is worn to the shape of a hand that is always, somehow, yours.',
    benefit: 'Soldiers strike 25% harder, and going to war takes 20% fewer turns',
    tradeable: false,
    requirements: anyone,
    effect: {
      ...always,
      rules: [
        { kind: 'attack_percent', percent: 25 },
        { kind: 'planning_percent', percent: 20 },
      ],
    },
  },
]);
