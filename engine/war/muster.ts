// From accepted challenge to armies bound: both sides as they take the field, which the realm then swears to (oath.ts).
// Invariant: an army is bound to one battle at a time, and the setup's units are the bound army's units in their order; behind walls
// the townsfolk stand after them, who belong to no army.
import type { MusteredSide } from '../battle/drawUp.ts';
import { WALLS_BUILT_MOST, WALLS_PER_PERCENT } from '../battle/law.ts';
import type { Led, Side } from '../battle/setup.ts';
import { commanderOf } from '../heroes/giving.ts';
import type { Command } from '../heroes/giving.ts';
import { ARMY_ENTRIES, menIn } from '../kingdom/armies.ts';
import { withoutEnded } from '../kingdom/activeEffects.ts';
import { bonusesOf } from '../kingdom/bonuses.ts';
import type { KingdomContent, RealmRules } from '../kingdom/content.ts';
import type { Army, Kingdom } from '../kingdom/kingdom.ts';
import type { Notary } from '../proof/notary.ts';
import type { BattleDoc } from './battle.ts';
import { tallied } from './challenge.ts';
import type { InCouncil } from './doctrine.ts';
import { sworn } from './oath.ts';

/** Far from home, walls and watchtowers count for little: of its kingdom's defense percentage a defender keeps at most this. */
const FIELD_DEFENSE_PERCENT = 50;

/** The kingdom with an army bound to a battle against `rivalId`; a ranked one counts towards the day's. */
export const committed = (
  kingdom: Kingdom,
  army: Army,
  battle: BattleDoc,
  rivalId: string,
  now: number,
): Kingdom => ({
  ...kingdom,
  armies: kingdom.armies.map((one) => (one.id === army.id ? { ...one, lockedBy: battle.id } : one)),
  today: battle.kind === 'ranked' ? tallied(kingdom.today, rivalId, now) : kingdom.today,
});

/** People of whom one stands on the walls in a siege, and the most of them for the men who are already there. */
const PEOPLE_PER_TOWNSMAN = 10;
const MEN_PER_TOWNSMAN = 4;

/** The townsfolk who stand on their walls beside an army: a tenth of the people, at most a quarter of the men. */
export const garrisonOf = ({ kingdom, army }: Mustering): number =>
  army.units.length >= ARMY_ENTRIES
    ? 0
    : Math.min(
        Math.floor(kingdom.resources.population / PEOPLE_PER_TOWNSMAN),
        Math.floor(menIn(army.units) / MEN_PER_TOWNSMAN),
      );

/** Points that what a kingdom has built adds to its walls. */
export const fortificationOf = (kingdom: Kingdom, content: KingdomContent): number =>
  Math.min(WALLS_BUILT_MOST, WALLS_PER_PERCENT * bonusesOf(kingdom, content).defensePercent);

export interface Mustering {
  readonly kingdom: Kingdom;
  readonly army: Army;
}

/** Dread takes heart from those who have some: it pushes nobody below this, and those who are there already it leaves alone. */
const DAUNTED_MORALE = 50;
const daunted = (morale: number, dread: number): number =>
  Math.max(Math.min(morale, DAUNTED_MORALE), morale - dread);

// Another's kingdom is as it was stored: what has ended since gives nothing.
const bonusesAt = ({ kingdom }: Mustering, content: KingdomContent, now: number) =>
  bonusesOf(withoutEnded(kingdom, now), content);

/** What is written down of whoever leads. */
const leaderOf = ({ heroId, name, className, category }: Command): Led => ({
  heroId,
  name,
  className,
  category,
});

const mustered = (
  { kingdom, army }: Mustering,
  against: Mustering,
  side: Side,
  content: KingdomContent,
  now: number,
): MusteredSide => {
  const { attackPercent, defensePercent, wardPercent, battleMorale } = bonusesAt(
    { kingdom, army },
    content,
    now,
  );
  const { dread } = bonusesAt(against, content, now);
  const walls = side === 'defender' ? Math.min(FIELD_DEFENSE_PERCENT, defensePercent) : 0;
  const led = commanderOf(kingdom, army.id, content);
  return {
    kingdomId: kingdom.id,
    kingdomName: kingdom.name,
    isNpc: kingdom.npc !== null,
    formation: army.formation,
    morale: daunted(Math.min(100, army.morale + battleMorale + (led?.morale ?? 0)), dread),
    supply: army.supply,
    commanderBonus: army.commanderBonus + (led?.points ?? 0),
    ...(led === null ? {} : { led: leaderOf(led) }),
    units: army.units,
    attackPercent: attackPercent + (led?.attackPercent ?? 0),
    defensePercent: walls + wardPercent + (led?.defensePercent ?? 0),
  };
};

/** The battle accepted at `now`, both hosts bound and sworn to. `speaks`: the defender's window will give a word. */
export function* joined(
  battle: BattleDoc,
  sides: Readonly<Record<Side, Mustering>>,
  speaks: boolean,
  content: KingdomContent,
  rules: RealmRules,
  notary: Notary,
  now: number,
): InCouncil<BattleDoc> {
  const plan = {
    type: battle.type,
    terrain: battle.terrain,
    season: battle.season,
    attacker: mustered(sides.attacker, sides.defender, 'attacker', content, now),
    defender: {
      ...mustered(sides.defender, sides.attacker, 'defender', content, now),
      garrison: battle.type === 'siege' ? garrisonOf(sides.defender) : 0,
    },
    fortification: battle.type === 'siege' ? fortificationOf(sides.defender.kingdom, content) : 0,
  };
  return yield* sworn(battle, plan, speaks, content, rules, notary, now);
}
