// What a kingdom's banners bear on the stage: the charge of its coat of arms.
import { badgeOf, blazon } from '../../../ui/art/blazon.ts';
import { chargeDrawing } from '../../../ui/art/arms.ts';
import type { Badge } from './puppetLayers.ts';

export const kingdomBadge = (kingdomName: string): Badge => chargeDrawing(badgeOf(blazon(kingdomName).coat));
