// From accepted challenge to armies bound: both sides as they take the field, which the realm then swears to (oath.ts).
// Invariant: an army is bound to one battle at a time, and the setup's units are the bound army's units in their order; behind walls
// the townsfolk stand after them, who belong to no army.
import type { MusteredSide } from '../battle/drawUp.ts';
import type { Side } from '../battle/setup.ts';
import { withoutEnded } from '../kingdom/activeEffects.ts';
import { bonusesOf } from '../kingdom/bonuses.ts';
import type { KingdomContent, RealmRules } from '../kingdom/content.ts';
import type { Army, Kingdom } from '../kingdom/kingdom.ts';
import type { Notary } from '../proof/notary.ts';
import type { BattleDoc } from './battle.ts';
import { heraldsHeard, tallied } from './challenge.ts';
import { fielded, fortificationOf, townsfolkOf } from './fielded.ts';
import { counted, hearsCaptains, sworn } from './oath.ts';

/** The kingdom with an army bound to a battle against `rivalId`; a ranked one counts towards the day's, and heralds to whoever fights do not. */
export const committed = (
  kingdom: Kingdom,
  army: Army,
  battle: BattleDoc,
  rivalId: string,
  now: number,
): Kingdom => ({
  ...kingdom,
  armies: kingdom.armies.map((one) => (one.id === army.id ? { ...one, lockedBy: battle.id } : one)),
  today: heraldsHeard(
    battle.kind === 'ranked' ? tallied(kingdom.today, rivalId, now) : kingdom.today,
    rivalId,
  ),
});

export interface Mustering {
  readonly kingdom: Kingdom;
  readonly army: Army;
}

/** Dread takes heart from those who have some: it pushes nobody below this, and those who are there already it leaves alone. */
const DAUNTED_MORALE = 50;
const daunted = (morale: number, dread: number): number =>
  Math.max(Math.min(morale, DAUNTED_MORALE), morale - dread);

// Another's kingdom is as it was stored: what has ended since gives nothing.
const asOf = ({ kingdom }: Mustering, now: number): Kingdom => withoutEnded(kingdom, now);

const mustered = (
  mine: Mustering,
  against: Mustering,
  side: Side,
  content: KingdomContent,
  now: number,
): MusteredSide => {
  const { kingdom, army } = mine;
  const { morale, commanderBonus, led, attackPercent, homePercent, wardPercent } = fielded(
    asOf(mine, now),
    army,
    content,
  );
  const { dread } = bonusesOf(asOf(against, now), content);
  return {
    kingdomId: kingdom.id,
    kingdomName: kingdom.name,
    isNpc: kingdom.npc !== null,
    formation: army.formation,
    doctrine: army.doctrine,
    morale: daunted(morale, dread),
    supply: army.supply,
    commanderBonus,
    ...(led === null ? {} : { led }),
    units: army.units,
    attackPercent,
    defensePercent: (side === 'defender' ? homePercent : 0) + wardPercent,
  };
};

/** When and by whose law a challenge is taken up. */
interface Acceptance {
  readonly now: number;
  readonly content: KingdomContent;
  readonly rules: RealmRules;
  readonly notary: Notary;
}

/** The battle accepted, both hosts bound; sworn to at once where no captains must be heard first. `speaks`: the defender's window will give a word. */
export const joined = (
  battle: BattleDoc,
  sides: Readonly<Record<Side, Mustering>>,
  speaks: boolean,
  { now, content, rules, notary }: Acceptance,
): BattleDoc => {
  const plan = {
    type: battle.type,
    terrain: battle.terrain,
    season: battle.season,
    attacker: mustered(sides.attacker, sides.defender, 'attacker', content, now),
    defender: {
      ...mustered(sides.defender, sides.attacker, 'defender', content, now),
      garrison:
        battle.type === 'siege'
          ? townsfolkOf(sides.defender.kingdom.resources.population, sides.defender.army.units)
          : 0,
    },
    fortification: battle.type === 'siege' ? fortificationOf(sides.defender.kingdom, content) : 0,
  };
  const bound = counted(battle, plan, speaks, content, now);
  return hearsCaptains(bound) ? bound : sworn(bound, {}, rules, notary, now);
};
