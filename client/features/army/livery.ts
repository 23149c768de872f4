// The colours an army is drawn in: the kingdom's own cloth for the side's.
import { puppetPalette } from '../../ui/art/puppets.ts';
import type { PuppetPalette } from '../../ui/art/puppets.ts';
import { clothsOf } from '../../ui/art/town/TownScene.tsx';

export const liveryPalette = (kingdomName: string): PuppetPalette => {
  const [side] = clothsOf(kingdomName);
  return {
    ...puppetPalette('A', 'day'),
    side,
    sideDark: `color-mix(in oklab, ${side} 74%, #14100c)`,
    sideLight: '#e3b659',
  };
};
