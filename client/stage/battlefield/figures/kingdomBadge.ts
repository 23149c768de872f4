// What two hosts are known by on the stage: the charges of their coats of arms, and what they wear.
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { badgeOf, blazon } from '../../../ui/art/blazon.ts';
import { chargeDrawing } from '../../../ui/art/arms.ts';
import { liveriesOf } from '../../../ui/art/livery.ts';
import type { Badge } from './puppetLayers.ts';

/** Of both kingdoms together, since what one wears depends on the other. */
export const badgesOf = (attacker: string, defender: string): Readonly<Record<Side, Badge>> => {
  const [ours, theirs] = liveriesOf(attacker, defender);
  return {
    attacker: { ...chargeDrawing(badgeOf(blazon(attacker).coat)), livery: ours },
    defender: { ...chargeDrawing(badgeOf(blazon(defender).coat)), livery: theirs },
  };
};
