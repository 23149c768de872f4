// The worlds one may found a kingdom in. Pace and levels are DECISIONS G-031 and G-110; beginnings and windows are ours (docs/RULES.md).
// Invariant: default-server is always there; every world begins with a host that can fight.
import { z } from 'zod';
import { GameServer } from '../schema/gameServer.ts';

const crown = {
  name: 'Crown lands',
  yields: { gold: 10, mana: 0, population: 2, land: 0, researchPoints: 1, food: 6, materials: 2 },
};

const hearth = {
  turns: 100,
  resources: { gold: 500, mana: 60, population: 100, land: 40, researchPoints: 60, food: 120, materials: 60 },
  buildings: [
    { type: 'town', level: 1, quantity: 1 },
    { type: 'barracks', level: 1, quantity: 1 },
  ],
  army: {
    name: 'Main Army',
    units: [
      { unitId: 'militia', quantity: 12 },
      { unitId: 'pikemen', quantity: 8 },
      { unitId: 'archers', quantity: 8 },
      { unitId: 'soldiers', quantity: 6 },
    ],
  },
};

const hourly = {
  secondsPerTurn: 3600,
  maxTurns: 100,
  grantedTurnsCap: 500,
  pvpLevel: 60,
  guildLevel: 60,
  orderWindowSeconds: 15,
  protectionHours: 72,
  challengeHours: 24,
  npcTurnSeconds: 600,
  crown,
};

export const gameServers: readonly GameServer[] = z.array(GameServer).parse([
  {
    ...hourly,
    id: 'default-server',
    name: 'The Realm',
    description:
      'Where most banners fly. A turn an hour, up to a hundred: enough for a ruler who also has a life outside the walls.',
    start: hearth,
  },
  {
    ...hourly,
    id: 'standard',
    name: 'The Old Marches',
    description:
      'The same laws as the Realm on older soil. The neighbours have had longer to think about your borders.',
    start: hearth,
  },
  {
    ...hourly,
    id: 'ager',
    name: 'Ager',
    description:
      'Latin for a field, and named by people who wanted to be left alone in one. Twice the land to begin with, and half the soldiers.',
    start: {
      ...hearth,
      resources: { ...hearth.resources, land: 80, food: 240 },
      buildings: [...hearth.buildings, { type: 'farm', level: 1, quantity: 1 }],
      army: {
        name: 'Main Army',
        units: [
          { unitId: 'militia', quantity: 8 },
          { unitId: 'archers', quantity: 5 },
          { unitId: 'pikemen', quantity: 4 },
        ],
      },
    },
  },
  {
    ...hourly,
    id: 'blitz',
    name: 'Blitz',
    description:
      'A turn a minute, up to two hundred, and honour at stake from the tenth level. Kingdoms rise before lunch; some are still there after it.',
    secondsPerTurn: 60,
    maxTurns: 200,
    pvpLevel: 10,
    guildLevel: 10,
    orderWindowSeconds: 8,
    npcTurnSeconds: 45,
    start: { ...hearth, turns: 200 },
  },
]);
