// What opens at which level (latin.md 9.2), the lowest first: the one table that the realm's guards and the window's badges read.
import { z } from 'zod';
import { Unlock } from '../schema/unlock.ts';

export const unlocks: readonly Unlock[] = z.array(Unlock).parse([
  {
    id: 'spell_paths',
    name: 'Spell Paths',
    level: 5,
    rule: null,
    description:
      'Five roads leave the mage tower by five different doors. It is said that they meet again somewhere; nobody who says it has been there.',
    opens: 'One of five mastery paths may be chosen, and a mana node raised, where all five roads drink.',
  },
  {
    id: 'advanced_research',
    name: 'Advanced Research',
    level: 15,
    rule: null,
    description:
      'The schools take on questions that outlive their teachers, and the candle-makers send their compliments.',
    opens: 'Spells of the third tier and above may be studied.',
  },
  {
    id: 'war_council',
    name: 'War Council',
    level: 20,
    rule: null,
    description:
      'A round table, so that nobody sits at the head of it, and one chair with arms, so that everybody knows who does.',
    opens: 'The War Council may be raised, and armies set out sooner.',
  },
  {
    id: 'ultimate_spells',
    name: 'Ultimate Spells',
    level: 35,
    rule: null,
    description:
      'The last shelf of the library, behind the chain. Reading is allowed from here on; reading aloud is another matter.',
    opens: null,
  },
  {
    id: 'siege_warfare',
    name: 'Siege Warfare',
    level: 45,
    rule: null,
    description:
      'The long art: towers on wheels, tunnels under walls, and the patience to sit in the rain until somebody inside is hungrier than you are wet.',
    opens: null,
  },
  {
    id: 'armageddon_events',
    name: 'Armageddon Events',
    level: 55,
    rule: null,
    description:
      'Seven seals hold the sky up. From this height one can see them, and read what is written on the wax.',
    opens: null,
  },
  {
    id: 'guilds_and_pvp',
    name: 'Guilds & PvP',
    level: 60,
    rule: 'pvpLevel',
    description:
      'Other rulers are the last country. Some of them will stand beside you, and some across the field.',
    opens: 'Rulers of this height may be met in ranked battle, for honor and for spoils.',
  },
]);
