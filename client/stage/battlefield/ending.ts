// What becomes of those who led, and of the field, once all is decided: the victors plant their great standard where the others stood, and their
// commander rides up to it; the wounded sink where they are, the taken are brought before it; crows come. Invariants: a commander keeps by the banner
// while it is fought; nothing of this is seen before the last blow.
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { HeroFate } from '@sigilla/engine/heroes/lot.ts';
import { BANNER_FOLLOWS } from './deployment.ts';
import { clamp01, ease } from './easing.ts';
import { FIELD_WIDTH, NORTH, SOUTH, facingOf } from './field.ts';
import type { Instant } from './instant.ts';
import type { RoundTimeline, Timeline } from './score.ts';

/** Units at full size by which a commander stands behind the banner, and nearer than it. */
const BESIDE = 30;
const NEARER = 16;
/** How far beyond the middle the standard is planted, how far into the field, and how close to it people come. */
const BEYOND = 200;
const DEEP = 0.42;
const BEFORE_IT = 62;
/** Seconds from the end until the standard is raised, in which it rises, in which somebody comes to it, sinks, or crows gather. */
const UNTIL_RAISED = 0.5;
const RISES = 1;
const COMES = 2.4;
const SINKS = 1.1;
const CROWS = 3.2;

/** How far those of a side who run have carried its banner. */
const fledWith = ({ companies, deployment }: Instant, side: Side): number => {
  for (let i = 0; i < companies.length; i += 1) {
    const company = companies[i];
    if (company === undefined || deployment.companies[i]?.company.side !== side) continue;
    if (company.figures > 0 && company.gone > 0) return company.fled;
  }
  return 0;
};

const writeLord = (side: Side, into: Instant, fate: HeroFate, passed: number, winner: Side | null): void => {
  const lord = into.lords[side];
  const { bearers, banners } = into.deployment;
  const facing = facingOf(side);
  const { forward } = into.gestures[side];
  const from = banners[side].x + facing * (into.line[side] * BANNER_FOLLOWS + forward - BESIDE * bearers);
  lord.isHurt = fate === 'wounded' && passed > 0;
  lord.isTaken = fate === 'taken' && passed > 0 && winner !== null;
  lord.x = from + (lord.isTaken ? 0 : fledWith(into, side));
  lord.y = banners[side].y + NEARER * Math.min(1, bearers);
  lord.led = 0;
  lord.sunk = lord.isHurt ? ease(passed / SINKS) : lord.isTaken ? ease((passed - COMES) / SINKS) : 0;
  // Victor and captive come before the standard from either side of it.
  if (into.triumph === null || lord.isHurt || (side !== winner && !lord.isTaken)) return;
  const share = passed / COMES;
  const to = into.triumph.x - facing * BEFORE_IT * Math.max(0.8, bearers);
  lord.led = Math.sin(clamp01(share) * Math.PI);
  lord.x = from + (to - from) * ease(share);
  lord.y += (into.triumph.y + 12 - lord.y) * ease(share);
};

/** Lines, gestures and companies have been written. */
export const writeEnd = (
  into: Instant,
  { aftermath }: Timeline,
  ended: RoundTimeline['ended'],
  local: number,
  gentle: boolean,
): void => {
  const since = ended === null ? 0 : Math.max(0, local - ended.at);
  const passed = gentle && since > 0 ? COMES + SINKS + CROWS : since;
  const winner = ended === null || ended.winner === 'none' ? null : ended.winner;
  into.triumph =
    winner === null || passed === 0
      ? null
      : {
          side: winner,
          x: FIELD_WIDTH / 2 + facingOf(winner) * BEYOND,
          y: NORTH + (SOUTH - NORTH) * DEEP,
          share: ease((passed - UNTIL_RAISED) / RISES),
        };
  into.crows = aftermath.inEarnest ? clamp01((passed - UNTIL_RAISED) / CROWS) : 0;
  for (const side of SIDES) writeLord(side, into, aftermath.fates[side], passed, winner);
};
