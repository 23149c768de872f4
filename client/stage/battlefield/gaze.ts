// Where the eye should be at an instant: what is being done, and what must be in sight of those who stand.
// Invariant: companies and lines have been written; nothing is made for it.
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { puppet } from '../../ui/art/puppets.ts';
import { BANNER_FOLLOWS } from './deployment.ts';
import { ease } from './easing.ts';
import { facingOf, its } from './field.ts';
import type { Instant, Written } from './instant.ts';
import { growthOf } from './room.ts';
import type { Box } from './room.ts';
import type { Blow } from './score.ts';

/** Makes room for one box more in what holds all of them, and for `wider` and `taller` about it. */
const widen = (all: Written<Box>, box: Box, x: number, y: number, wider = 0, taller = 0): void => {
  all.left = Math.min(all.left, box.left + x - wider);
  all.right = Math.max(all.right, box.right + x + wider);
  all.top = Math.min(all.top, box.top + y - taller);
  all.bottom = Math.max(all.bottom, box.bottom + y + taller);
};

/** Whether anybody of a side stands, and room for all who do. */
function standsOn({ companies, deployment, ground }: Instant, side: Side): boolean {
  let stands = false;
  for (let i = 0; i < companies.length; i += 1) {
    const standing = deployment.companies[i];
    const company = companies[i];
    if (standing === undefined || company === undefined || standing.company.side !== side) continue;
    if (company.figures === 0 || company.gone > 0) continue;
    stands = true;
    // Who charges towards the eye is drawn larger than where he was drawn up.
    const growth = growthOf(deployment.scale, company.y - standing.y);
    const { left, right, top, bottom } = puppet(standing.puppet);
    widen(
      ground,
      standing.box,
      company.x,
      company.y,
      growth * Math.max(-left, right),
      growth * Math.max(-top, bottom),
    );
  }
  return stands;
}

/** Writes into an instant the ground that whoever still stands takes up, banners included; null when nobody stands. In units of the field. */
export function writeStanding(into: Instant): void {
  const { ground, deployment, line } = into;
  const { banners } = deployment;
  ground.left = Infinity;
  ground.right = -Infinity;
  ground.top = Infinity;
  ground.bottom = -Infinity;
  for (const side of SIDES) {
    if (!standsOn(into, side)) continue;
    const { x, y } = its(banners, side);
    widen(ground, its(into.bannerBox, side), x + facingOf(side) * its(line, side) * BANNER_FOLLOWS, y);
  }
  into.standing = ground.right < ground.left ? null : ground;
}

/** Looks at the charge under way, otherwise at the middle of whatever is being done. */
export function writeGaze(gaze: Instant['gaze'], blows: readonly Blow[], t: number): void {
  let x = 0;
  let y = 0;
  let weight = 0;
  let lean = 0;
  for (let i = 0; i < blows.length; i += 1) {
    const blow = blows[i] as Blow;
    const lead = blow.kind === 'charge' ? 0.9 : 0.5;
    const near = 1 - Math.min(1, Math.max(0, blow.start - t, t - blow.end) / lead);
    if (near <= 0) continue;
    const share = ease(near) * (blow.kind === 'charge' ? 4 : 1);
    x += ((blow.from.x + blow.to.x) / 2) * share;
    y += ((blow.from.y + blow.to.y) / 2) * share;
    weight += share;
    if (blow.kind === 'charge') lean = Math.max(lean, ease(near));
  }
  const sure = Math.min(1, weight);
  gaze.x = weight === 0 ? 500 : 500 + (x / weight - 500) * sure;
  gaze.y = weight === 0 ? 300 : 300 + (y / weight - 300) * sure;
  gaze.lean = lean;
  gaze.stir = sure;
}
