// What the realm's screens ask, by domain. The treaty (index.ts) is more: what one page alone asks, that page brings along, and some of it no window asks.
import { actionRoutes } from './action.ts';
import { achievementRoutes } from './achievements.ts';
import { battleRoutes } from './battles.ts';
import { characterRoutes } from './characters.ts';
import { kingdomRoutes } from './kingdom.ts';
import { latinRoutes } from './latin.ts';
import { honorRoutes } from './honors.ts';
import { learningRoutes } from './learning.ts';
import { reportRoutes } from './reports.ts';
import { noticeRoutes } from './notices.ts';
import { palaceRoutes } from './palace.ts';
import { pvpRoutes } from './pvp.ts';
import { realmRoutes } from './realm.ts';

export const inRealm = {
  kingdom: kingdomRoutes,
  actions: actionRoutes,
  latin: { ...latinRoutes, ...learningRoutes, ...palaceRoutes, ...honorRoutes },
  achievements: achievementRoutes,
  characters: characterRoutes,
  notices: noticeRoutes,
  pvp: pvpRoutes,
  battles: battleRoutes,
  realm: realmRoutes,
  reports: reportRoutes,
};
