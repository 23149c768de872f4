// Battles for the stage to hang: drawn up from real content and fought by the real engine, so that what is looked at is what
// players see. Invariant: the same name always gives the same battle.
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import type { FormationId } from '@sigilla/content/schema/formation.ts';
import type { BattleType, PositionId, TerrainId } from '@sigilla/content/schema/terrain.ts';
import type { HeroCategory } from '@sigilla/content/schema/heroCategory.ts';
import type { TimeOfDayId, WeatherId } from '@sigilla/content/schema/weather.ts';
import { sha256Hex } from '@sigilla/engine/core/random.ts';
import { decodeRound } from '@sigilla/engine/battle/decode.ts';
import { drawUp } from '@sigilla/engine/battle/drawUp.ts';
import type { BattleEvent } from '@sigilla/engine/battle/events.ts';
import { fightBattle } from '@sigilla/engine/battle/resolve.ts';
import type { BattleSetup, Orders, Stance } from '@sigilla/engine/battle/setup.ts';
import type { BattleState, RoundLog } from '@sigilla/engine/battle/state.ts';

/** `[unit, men]` pairs. */
export type Muster = readonly (readonly [string, number])[];

export interface FixturePlan {
  readonly terrain: TerrainId;
  readonly weather: WeatherId;
  readonly timeOfDay: TimeOfDayId;
  readonly type: BattleType;
  readonly attacker: Muster;
  readonly defender: Muster;
  readonly formations: readonly [FormationId, FormationId];
  readonly positions: readonly [PositionId, PositionId];
  readonly stances: readonly [Stance, Stance];
  readonly names: readonly [string, string];
  readonly morale: readonly [number, number];
  /** Of what kind the hero is who leads each side; null where none does. */
  readonly led: readonly [HeroCategory | null, HeroCategory | null];
  readonly seed: string;
}

export const HOSTS = {
  mixed: [
    ['pikemen', 70],
    ['swordsmen', 60],
    ['knights', 36],
    ['archers', 70],
    ['mage', 12],
  ],
  rival: [
    ['militia', 70],
    ['soldiers', 50],
    ['pikemen', 40],
    ['crossbowmen', 44],
    ['catapult', 8],
  ],
  grand: [
    ['militia', 900],
    ['swordsmen', 800],
    ['pikemen', 700],
    ['elite_guard', 200],
    ['knights', 300],
    ['light_cavalry', 260],
    ['archers', 700],
    ['longbowmen', 300],
    ['mage', 90],
    ['healer', 60],
    ['catapult', 30],
  ],
  /** On foot for the most part: as many figures as the stage ever shows. */
  multitude: [
    ['militia', 1100],
    ['swordsmen', 900],
    ['pikemen', 800],
    ['light_cavalry', 40],
    ['archers', 900],
    ['mage', 280],
  ],
  handful: [
    ['militia', 4],
    ['archers', 3],
  ],
  levy: [
    ['militia', 12],
    ['soldiers', 6],
    ['archers', 8],
  ],
  horse: [
    ['knights', 60],
    ['heavy_cavalry', 60],
    ['light_cavalry', 60],
    ['archers', 40],
  ],
  fleet: [
    ['galley', 12],
    ['crossbowmen', 60],
    ['soldiers', 40],
  ],
  siege: [
    ['ram', 6],
    ['catapult', 10],
    ['swordsmen', 120],
    ['archers', 80],
  ],
} as const satisfies Record<string, Muster>;

export type HostName = keyof typeof HOSTS;

const PLAIN: FixturePlan = {
  terrain: 'plains',
  weather: 'clear',
  timeOfDay: 'day',
  type: 'field',
  attacker: HOSTS.mixed,
  defender: HOSTS.rival,
  formations: ['line', 'phalanx'],
  positions: ['open', 'open'],
  stances: ['press', 'hold'],
  names: ['Aquilonia', 'Nordmark'],
  morale: [90, 82],
  led: [null, null],
  seed: 'stage',
};

export interface FixtureBattle {
  readonly plan: FixturePlan;
  readonly setup: BattleSetup;
  readonly logs: readonly RoundLog[];
  readonly state: BattleState;
  readonly seed: string;
  readonly rounds: readonly (readonly BattleEvent[])[];
}

/** Somebody of that kind. */
const leads = (category: HeroCategory | null) =>
  category === null
    ? {}
    : { led: { heroId: 'somebody', name: 'Sir Amory Vane', className: 'Knight Champion', category } };

/** Fights a battle that differs from the plain one by `change`. */
export function fixtureBattle(change: Partial<FixturePlan> = {}): FixtureBattle {
  const plan = { ...PLAIN, ...change };
  const side = (which: 0 | 1) =>
    ({
      kingdomId: `kingdom-${which}`,
      kingdomName: plan.names[which],
      isNpc: which === 1,
      formation: plan.formations[which],
      morale: plan.morale[which],
      supply: 100,
      commanderBonus: 0,
      position: plan.positions[which],
      ...leads(plan.led[which]),
      units: (which === 0 ? plan.attacker : plan.defender).map(([unitId, quantity]) => ({
        unitId,
        quantity,
        veteranLevel: 'recruit' as const,
      })),
    }) as const;
  const setup = drawUp(kingdomContent, {
    type: plan.type,
    terrain: plan.terrain,
    weather: plan.weather,
    timeOfDay: plan.timeOfDay,
    season: 'summer',
    attacker: side(0),
    defender: side(1),
  });
  const orders: Orders = {
    attacker: { stance: plan.stances[0], target: 'weakest' },
    defender: { stance: plan.stances[1], target: 'nearest' },
  };
  const seed = sha256Hex(plan.seed).slice(0, 32);
  const { rounds: logs, state } = fightBattle(setup, seed, () => orders);
  return { plan, setup, logs, state, seed, rounds: logs.map((log) => decodeRound(setup, log)) };
}
