// How an army would take the field today: what its kingdom and whoever leads it lend it there, and who stands on its walls in a siege.
// Invariant: the one place where this is reckoned, for the realm that musters (muster.ts) and for the window that plans.
import { WALLS_BUILT_MOST, WALLS_PER_PERCENT } from '../battle/law.ts';
import type { Led } from '../battle/setup.ts';
import { commanderOf } from '../heroes/giving.ts';
import { ARMY_ENTRIES, menIn } from '../kingdom/armies.ts';
import { bonusesOf } from '../kingdom/bonuses.ts';
import type { KingdomContent } from '../kingdom/content.ts';
import type { Army } from '../kingdom/kingdom.ts';

/** Far from home, walls and watchtowers count for little: of its kingdom's defense percentage a defender keeps at most this. */
const FIELD_DEFENSE_PERCENT = 50;

/** What of a kingdom is looked at. Nothing of it may have ended (`withoutEnded`). */
type Home = Parameters<typeof bonusesOf>[0] & Parameters<typeof commanderOf>[0];

export interface Fielded {
  /** Before the enemy's dread. */
  readonly morale: number;
  readonly commanderBonus: number;
  readonly led: Led | null;
  readonly attackPercent: number;
  /** What home adds for a defender alone. */
  readonly homePercent: number;
  /** What shields the host on either side. */
  readonly wardPercent: number;
}

/** An army as it would take the field. */
export const fielded = (kingdom: Home, army: Army, content: KingdomContent): Fielded => {
  const { attackPercent, defensePercent, wardPercent, battleMorale } = bonusesOf(kingdom, content);
  const command = commanderOf(kingdom, army.id, content);
  return {
    morale: Math.min(100, army.morale + battleMorale + (command?.morale ?? 0)),
    commanderBonus: army.commanderBonus + (command?.points ?? 0),
    led:
      command === null
        ? null
        : {
            heroId: command.heroId,
            name: command.name,
            className: command.className,
            category: command.category,
          },
    attackPercent: attackPercent + (command?.attackPercent ?? 0),
    homePercent: Math.min(FIELD_DEFENSE_PERCENT, defensePercent),
    wardPercent: wardPercent + (command?.defensePercent ?? 0),
  };
};

/** People of whom one stands on the walls in a siege, and the most of them for the men who are already there. */
const PEOPLE_PER_TOWNSMAN = 10;
const MEN_PER_TOWNSMAN = 4;

/** The townsfolk who stand on their walls beside an army: a tenth of the people, at most a quarter of the men. */
export const townsfolkOf = (population: number, units: readonly { readonly quantity: number }[]): number =>
  units.length >= ARMY_ENTRIES
    ? 0
    : Math.min(Math.floor(population / PEOPLE_PER_TOWNSMAN), Math.floor(menIn(units) / MEN_PER_TOWNSMAN));

/** Points that what a kingdom has built adds to its walls. */
export const fortificationOf = (kingdom: Home, content: KingdomContent): number =>
  Math.min(WALLS_BUILT_MOST, WALLS_PER_PERCENT * bonusesOf(kingdom, content).defensePercent);
