// The table's own host is the host that would take the field: who leads it, what home lends it there, and who stands on the walls beside it.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BattleType } from '@sigilla/content/schema/terrain.ts';
import type { BattleSetup, Side } from '@sigilla/engine/battle/setup.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { ownKingdomView } from '@sigilla/engine/kingdom/views.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import type { Forecast } from '@sigilla/engine/battle/forecast.ts';
import { Outlook } from '../../client/features/sandtable/Outlook.tsx';
import {
  KNOWN_FOES,
  guessedHost,
  ordersOf,
  ownHost,
  powerOfHost,
  setupOf,
  worthyFoe,
} from '../../client/features/sandtable/plan.ts';
import type { Plan } from '../../client/features/sandtable/plan.ts';
import { meet } from '../engine/war/wager.ts';
import { NOW, aKingdom, content, rulesOf } from '../support/builders.ts';
import { MemoryRealm } from '../support/realm.ts';

const RULER = aKingdom('harrow')
  .atLevel(60)
  .withArmy({ swordsmen: 40, archers: 20 })
  .withResources({ population: 3_000 })
  .withBuilding('barracks', 5, 6)
  .withHero('sir_amory_vane', { armyId: 'army-1' })
  .with({ protectedUntil: null })
  .build();
const OTHER = aKingdom('wick').atLevel(60).withArmy({ pikemen: 40 }).with({ protectedUntil: null }).build();

/** What of a side the table must foresee. */
const foreseen = (setup: BattleSetup | null, side: Side): unknown => {
  if (setup === null) return null;
  const { morale, commanderBonus, attackPercent, defensePercent, position, units, led } = setup[side];
  return {
    morale,
    commanderBonus,
    attackPercent,
    defensePercent,
    position,
    led,
    units: units.map(({ unitId, plural, quantity }) => [unitId, plural, quantity]),
    walls: side === 'defender' ? setup.walls : 'the other’s',
  };
};

/** The battle that the realm draws up of this kind with the ruler on this side, and the ruler's kingdom as it then is. */
const drawn = (
  type: BattleType,
  side: Side,
): { readonly setup: BattleSetup | null; readonly kingdom: Kingdom } => {
  const realm = new MemoryRealm(RULER, OTHER);
  const [challenger, challenged] = side === 'attacker' ? ['harrow', 'wick'] : ['wick', 'harrow'];
  const { setup } = meet(realm, challenger, challenged, { battleType: type });
  return { setup, kingdom: realm.kingdom('harrow') };
};

const planOf = (view: OwnKingdomView, type: BattleType, ownSide: Side): Plan => {
  const [army] = view.armies;
  if (army === undefined) throw new Error('no army');
  return {
    ownSide,
    type,
    terrain: 'plains',
    weather: 'clear',
    timeOfDay: 'day',
    season: 'summer',
    own: ownHost(view, army),
    foe: guessedHost('Wick', 900),
  };
};
const planned = (kingdom: Kingdom, type: BattleType, ownSide: Side): BattleSetup | null =>
  setupOf(planOf(ownKingdomView(kingdom, content, rulesOf(), NOW), type, ownSide));

describe('the planner', () => {
  it.each([
    ['field', 'attacker'],
    ['field', 'defender'],
    ['siege', 'attacker'],
    ['siege', 'defender'],
  ] as const)('lays out the host that a %s would see, where its ruler is the %s', (type, side) => {
    const { setup, kingdom } = drawn(type, side);
    expect(setup).not.toBeNull();
    expect(foreseen(planned(kingdom, type, side), side)).toEqual(foreseen(setup, side));
  });
});

describe('what it would come to', () => {
  it.each(['attacker', 'defender'] as const)(
    'says between which shares the true chance lies, where the %s plans and battles end with nobody the winner too',
    (ownSide) => {
      const view = ownKingdomView(RULER, content, rulesOf(), NOW);
      const plan = planOf(view, 'field', ownSide);
      const setup = setupOf(plan);
      if (setup === null) throw new Error('nobody stands on the table');
      const nobody = { mean: 0, low: 0, high: 0 };
      const forecast: Forecast = {
        samples: 1000,
        wins: { attacker: 300, defender: 600, none: 100 },
        interval: [272, 329],
        rounds: nobody,
        losses: { attacker: [], defender: [] },
      };
      const fought = { plan, setup, orders: ordersOf(plan) };
      const fights = { fought, forecast, worths: [], pairs: [], state: 'done' } as const;
      const page = renderToStaticMarkup(
        createElement(Outlook, { isLaid: true, fights, onStance: () => undefined }),
      );
      expect(page).toContain(ownSide === 'attacker' ? '(27 to 33)' : '(57 to 63)');
      // Where no circumstance tells, no list is spoken of.
      expect(page).toContain('Nothing on this table is worth three battles of a hundred, either way.');
    },
  );
});

describe('whom the table opens on', () => {
  const weights = KNOWN_FOES.map((foe) => powerOfHost(foe.host));
  it.each([0, 40, 380, 2_000, 60_000])('weighs as much of a host of %i as anybody known does', (power) => {
    const host = guessedHost('Harrow', power);
    const lighter = weights.filter((weight) => weight <= powerOfHost(host));
    const foe = worthyFoe(host);
    if (foe === undefined) throw new Error('nobody is known');
    expect(powerOfHost(foe.host)).toBe(lighter.length > 0 ? Math.max(...lighter) : Math.min(...weights));
  });
});
