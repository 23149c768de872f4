// What the academy's pages ask besides what every page asks about a word (words.ts): books, daily work, Memory Palace, honors.
import { honorRoutes } from './honors.ts';
import { latinRoutes } from './latin.ts';
import { learningRoutes } from './learning.ts';
import { palaceRoutes } from './palace.ts';

export const academyRoutes = { ...latinRoutes, ...learningRoutes, ...palaceRoutes, ...honorRoutes };
