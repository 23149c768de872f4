// What the realm's screens ask, by domain. The treaty (index.ts) is more: what one part of the window alone asks comes with that part (academy.ts,
// characters.ts, account.ts), and some of it no window asks.
import { actionRoutes } from './action.ts';
import { achievementRoutes } from './achievements.ts';
import { battleRoutes } from './battles.ts';
import { kingdomRoutes } from './kingdom.ts';
import { reportRoutes } from './reports.ts';
import { noticeRoutes } from './notices.ts';
import { pvpRoutes } from './pvp.ts';
import { realmRoutes } from './realm.ts';
import { wordRoutes } from './words.ts';

export const inRealm = {
  kingdom: kingdomRoutes,
  actions: actionRoutes,
  latin: wordRoutes,
  achievements: achievementRoutes,
  notices: noticeRoutes,
  pvp: pvpRoutes,
  battles: battleRoutes,
  realm: realmRoutes,
  reports: reportRoutes,
};
