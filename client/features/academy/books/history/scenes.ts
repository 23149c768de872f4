// What stands along each mile of the road, by event, from the founding to the end of the West.
// Invariant: every event of the reference has its scene, no two alike (tests/client/academy/road.test.ts).
import { CRISIS_AND_RECOVERY } from './scenes/crisisAndRecovery.ts';
import { EARLY_EMPIRE } from './scenes/earlyEmpire.ts';
import { EARLY_REPUBLIC } from './scenes/earlyRepublic.ts';
import { FOUNDATION } from './scenes/foundation.ts';
import { LATE_REPUBLIC } from './scenes/lateRepublic.ts';
import { MIDDLE_REPUBLIC } from './scenes/middleRepublic.ts';
import type { Scenes } from './scenes/placed.ts';

export const SCENES: Scenes = {
  ...FOUNDATION,
  ...EARLY_REPUBLIC,
  ...MIDDLE_REPUBLIC,
  ...LATE_REPUBLIC,
  ...EARLY_EMPIRE,
  ...CRISIS_AND_RECOVERY,
};
