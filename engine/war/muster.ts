// From accepted challenge to armies drawn up: the sky from the battle's own chance, both sides resolved into a setup, the first window open.
// Invariant: an army is bound to one battle at a time, and the setup's units are the bound army's units in their order.
import { drawSky, drawUp } from '../battle/drawUp.ts';
import type { MusteredSide } from '../battle/drawUp.ts';
import { battleSeed } from '../battle/replay.ts';
import { beginBattle } from '../battle/resolve.ts';
import type { BattleType, TerrainId } from '@sigilla/content/schema/terrain.ts';
import type { Side } from '../battle/setup.ts';
import type { Seed } from '../core/random.ts';
import { bonusesOf } from '../kingdom/bonuses.ts';
import type { KingdomContent, RealmRules } from '../kingdom/content.ts';
import type { Army, Kingdom } from '../kingdom/kingdom.ts';
import type { BattleDoc, BattleKind } from './battle.ts';
import { tallied } from './challenge.ts';
import { firstRoundDueAt } from './orderWindow.ts';

/** Far from home, walls and watchtowers count for little: of its kingdom's defense percentage a defender keeps at most this. */
const FIELD_DEFENSE_PERCENT = 50;

/** The seed a battle is fought with. Throws before both nonces are there: a caller's bug. */
export const seedOf = ({ seed, attacker, defender }: BattleDoc): Seed => {
  if (attacker.nonce === null || defender.nonce === null) throw new Error('a nonce is missing');
  return battleSeed(seed, attacker.nonce, defender.nonce);
};

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

const encounterOf = (kind: BattleKind, terrain: TerrainId): BattleType => {
  if (terrain === 'magical') return 'magical';
  return kind === 'raid' ? 'skirmish' : 'field';
};

export interface Mustering {
  readonly kingdom: Kingdom;
  readonly army: Army;
}

const mustered = ({ kingdom, army }: Mustering, side: Side, content: KingdomContent): MusteredSide => {
  const { attackPercent, defensePercent } = bonusesOf(kingdom, content);
  return {
    kingdomId: kingdom.id,
    kingdomName: kingdom.name,
    isNpc: kingdom.npc !== null,
    formation: army.formation,
    morale: army.morale,
    supply: army.supply,
    commanderBonus: army.commanderBonus,
    units: army.units,
    attackPercent,
    defensePercent: side === 'defender' ? Math.min(FIELD_DEFENSE_PERCENT, defensePercent) : 0,
  };
};

/** The battle accepted at `now`, drawn up and waiting for its first orders. Both nonces must be there. */
export const drawnUp = (
  battle: BattleDoc,
  sides: Readonly<Record<Side, Mustering>>,
  content: KingdomContent,
  rules: RealmRules,
  now: number,
): BattleDoc => {
  const { weather, timeOfDay } = drawSky(content, seedOf(battle), battle.terrain);
  const setup = drawUp(content, {
    type: encounterOf(battle.kind, battle.terrain),
    terrain: battle.terrain,
    weather,
    season: battle.season,
    timeOfDay,
    attacker: mustered(sides.attacker, 'attacker', content),
    defender: mustered(sides.defender, 'defender', content),
  });
  return {
    ...battle,
    status: 'accepted',
    weather,
    timeOfDay,
    acceptedAt: now,
    setup,
    state: beginBattle(setup),
    roundDueAt: firstRoundDueAt(battle, rules, now),
  };
};
