// The scenes of the founding and the kings, by event.
// Invariant: every event of the period stands here, and none of another.
import type { Scenes } from './placed.ts';

export const FOUNDATION: Scenes = {
  'founding-of-rome': [
    ['oak', 32, 186, 1.3],
    ['hut', 104, 190, 1.25],
    ['hut', 58, 206, 0.9],
    ['wolf', 196, 196, 1.15],
    ['twins', 196, 204, 0.9],
    ['furrow', 120, 226],
    ['peasant', 150, 236, 0.85],
    ['ox', 98, 238, -0.75],
  ],
  'sabine-women': [
    ['hut', 44, 182, 0.9],
    ['hut', 214, 182, 0.9],
    ['spear', 48, 228],
    ['spear', 70, 232],
    ['foe', 206, 228, -1],
    ['foe', 186, 232, -1],
    ['matron', 112, 232, 0.95],
    ['matron', 146, 230, -0.95],
    ['boy', 130, 238, 0.6],
  ],
  'numas-calendar': [
    ['cypress', 36, 190],
    ['cypress', 226, 190],
    ['calendar', 132, 196, 1.15],
    ['altar', 70, 212, 0.95],
    ['priest', 102, 232],
    ['priest', 186, 232, -0.95],
  ],
  'cloaca-maxima': [
    ['hut', 210, 176, 0.8],
    ['drain', 74, 206, 1.25],
    ['marsh', 178, 222],
    ['slave', 120, 230, 0.95],
    ['consul', 36, 234, 0.9],
    ['oak', 236, 204, 0.9],
  ],
  'servian-census': [
    ['temple', 60, 192, 0.95],
    ['scales', 142, 206, 1.1],
    ['consul', 96, 230],
    ['desk', 118, 234, 0.8],
    ['legionary', 176, 232, -1],
    ['peasant', 200, 230, -0.9],
    ['plebeian', 222, 234, -0.9],
    ['slave', 242, 230, -0.85],
  ],
};
