// Nobody is cut off by the edge of the hanging: hosts of every size, make, formation, ground and position, in every stance, in
// windows of every shape, from the first muster to the last blow.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TERRAIN_IDS } from '@sigilla/content/schema/terrain.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { STANCES } from '@sigilla/engine/battle/orders.ts';
import { fixtureBattle } from '../../browser/stagePage/fixtures.ts';
import type { FixturePlan, Muster } from '../../browser/stagePage/fixtures.ts';
import { covering, follow, RESTING, wished } from '../../../client/stage/battlefield/camera.ts';
import type { Sight } from '../../../client/stage/battlefield/camera.ts';
import { SEWN, THRONG, deploy } from '../../../client/stage/battlefield/deployment.ts';
import { FIELD_HEIGHT, FIELD_WIDTH, facingOf } from '../../../client/stage/battlefield/field.ts';
import { around, figureBox } from '../../../client/stage/battlefield/room.ts';
import type { Box } from '../../../client/stage/battlefield/room.ts';
import { stateAt } from '../../../client/stage/battlefield/stateAt.ts';
import type { FieldState } from '../../../client/stage/battlefield/fieldState.ts';
import { timelineOf } from '../../../client/stage/battlefield/timeline.ts';
import type { Timeline } from '../../../client/stage/battlefield/score.ts';

const UNITS = [...kingdomContent.units.keys()];
const FORMATIONS = ['line', 'phalanx', 'wedge', 'circle', 'combined'] as const;
const POSITIONS = ['open', 'high_ground', 'walls'] as const;
const HANGING_HEIGHT = 522;

/** Between 30 and 3,000 men of one to twelve kinds. */
const host: fc.Arbitrary<Muster> = fc
  .record({
    men: fc.oneof(fc.constantFrom(30, 34, 62, 190, 244, 1000, 3000), fc.integer({ min: 30, max: 3000 })),
    kinds: fc.uniqueArray(fc.constantFrom(...UNITS), { minLength: 1, maxLength: 12 }),
    shares: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 12, maxLength: 12 }),
  })
  .map(({ men, kinds, shares }) => {
    const all = kinds.reduce((sum, _, i) => sum + (shares[i] ?? 1), 0);
    return kinds.map((kind, i) => [kind, Math.max(1, Math.round((men * (shares[i] ?? 1)) / all))] as const);
  });

const battle: fc.Arbitrary<Partial<FixturePlan>> = fc.record({
  attacker: host,
  defender: host,
  terrain: fc.constantFrom(...TERRAIN_IDS),
  formations: fc.tuple(fc.constantFrom(...FORMATIONS), fc.constantFrom(...FORMATIONS)),
  positions: fc.tuple(fc.constant('open' as const), fc.constantFrom(...POSITIONS)),
  stances: fc.tuple(fc.constantFrom(...STANCES), fc.constantFrom(...STANCES)),
  morale: fc.tuple(fc.integer({ min: 25, max: 100 }), fc.integer({ min: 25, max: 100 })),
  seed: fc.string({ maxLength: 4 }),
});

/** As many figures as a picture has, or the stage. */
const density = fc.constantFrom(SEWN, THRONG);

/** Windows between 360 and 2,560 pixels wide, of every shape. */
const aWindow = fc.record({
  width: fc.constantFrom(360, 412, 768, 931, 1280, 1440, 1920, 2560),
  shape: fc.constantFrom(0.8, 1, 1000 / 522, 2.4, 4),
});

/** A longship that charges a shore of men, seen in a tall narrow window: it grows as it comes nearer. */
const aShipComesAshore: [Partial<FixturePlan>, number, { width: number; shape: number }] = [
  {
    attacker: [['militia', 30]],
    defender: [
      ['swordsmen', 2],
      ['militia', 2],
      ['storm_callers', 11],
      ['mage', 2],
      ['horse_archers', 12],
      ['longship', 2],
    ],
    terrain: 'coastal',
    formations: ['line', 'line'],
    positions: ['open', 'open'],
    stances: ['hold', 'hold'],
    morale: [39, 25],
    seed: 'Q',
  },
  SEWN,
  { width: 360, shape: 0.8 },
];

/** The boxes of all figures that stand, in field units: at their place in formation and, when that is lost, out of it. */
const standing = (timeline: Timeline, state: FieldState): Box[] => {
  const { companies, scale } = timeline.deployment;
  return companies.flatMap((one, i) => {
    const now = state.companies[i];
    if (now === undefined || now.figures === 0 || now.gone > 0) return [];
    const disorder = one.footing === 'ground' ? state.disorder[one.company.side] : 0;
    return one.slots.map((slot) => {
      const x = now.x + slot.x + (slot.looseX - slot.x) * disorder;
      const y = now.y + slot.y + (slot.looseY - slot.y) * disorder;
      return around(figureBox(one.puppet, facingOf(one.company.side), y, scale), x, y);
    });
  });
};

const outside = (boxes: readonly Box[], sees: Box): readonly Box[] =>
  boxes.filter(
    ({ left, right, top, bottom }) =>
      left < sees.left - 0.01 ||
      right > sees.right + 0.01 ||
      top < sees.top - 0.01 ||
      bottom > sees.bottom + 0.01,
  );
const FIELD: Box = { left: 0, right: FIELD_WIDTH, top: 0, bottom: FIELD_HEIGHT };
const seenFrom = ({ x, y, zoom }: Sight, width: number): Box => ({
  left: x - width / (2 * zoom),
  right: x + width / (2 * zoom),
  top: y - FIELD_HEIGHT / (2 * zoom),
  bottom: y + FIELD_HEIGHT / (2 * zoom),
});

describe('the hanging', () => {
  it('has room for both hosts as they are drawn up, in formation and out of it', () => {
    fc.assert(
      fc.property(battle, density, (plan, figures) => {
        const { setup } = fixtureBattle({ ...plan, stances: ['hold', 'hold'] });
        const deployment = deploy(setup, figures);
        for (const one of deployment.companies) {
          const facing = facingOf(one.company.side);
          const boxes = one.slots.flatMap((slot) =>
            [
              { x: slot.x, y: slot.y },
              { x: slot.looseX, y: slot.looseY },
            ].map((feet) =>
              around(
                figureBox(one.puppet, facing, one.y + feet.y, deployment.scale),
                one.x + feet.x,
                one.y + feet.y,
              ),
            ),
          );
          expect(outside(boxes, FIELD)).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('holds them through every round, and the eye sees them whole in every window', () => {
    fc.assert(
      fc.property(battle, density, aWindow, (plan, figures, { width, shape }) => {
        const { setup, rounds } = fixtureBattle(plan);
        const timeline = timelineOf(setup, rounds.slice(0, 4), figures);
        const scale = Math.min(width / shape / HANGING_HEIGHT, width / FIELD_WIDTH);
        const units = width / scale;
        let sight: Sight = RESTING;
        const step = 0.35;
        for (let t = 0; t < timeline.duration; t += step) {
          const state = stateAt(timeline, t);
          sight = covering(follow(sight, wished(state.gaze, scale), step), state.standing, units);
          const all = standing(timeline, state);
          expect(outside(all, FIELD)).toEqual([]);
          expect(outside(all, seenFrom(sight, units))).toEqual([]);
        }
      }),
      { numRuns: 40, examples: [aShipComesAshore] },
    );
  });

  it('is seen whole at rest, whatever the window', () => {
    fc.assert(
      fc.property(battle, aWindow, (plan, { width, shape }) => {
        const timeline = timelineOf(fixtureBattle({ ...plan, stances: ['hold', 'hold'] }).setup, []);
        const scale = Math.min(width / shape / HANGING_HEIGHT, width / FIELD_WIDTH);
        const state = stateAt(timeline, 0);
        const sight = covering(wished(state.gaze, scale), state.standing, width / scale);
        expect(outside([FIELD], seenFrom(sight, width / scale))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
