// What the realm's screens ask, by domain: the treaty but for what one page alone asks and brings along itself (index.ts is all of it).
import { actionRoutes } from './action.ts';
import { authRoutes } from './auth.ts';
import { achievementRoutes } from './achievements.ts';
import { battleRoutes } from './battles.ts';
import { characterRoutes } from './characters.ts';
import { heroRoutes } from './heroes.ts';
import { kingdomRoutes } from './kingdom.ts';
import { latinRoutes } from './latin.ts';
import { honorRoutes } from './honors.ts';
import { learningRoutes } from './learning.ts';
import { reportRoutes } from './reports.ts';
import { noticeRoutes } from './notices.ts';
import { palaceRoutes } from './palace.ts';
import { pvpRoutes } from './pvp.ts';
import { realmRoutes } from './realm.ts';
import { teacherRoutes } from './teachers.ts';

export const inRealm = {
  auth: authRoutes,
  kingdom: kingdomRoutes,
  actions: actionRoutes,
  latin: { ...latinRoutes, ...learningRoutes, ...palaceRoutes, ...honorRoutes },
  achievements: achievementRoutes,
  heroes: heroRoutes,
  characters: characterRoutes,
  notices: noticeRoutes,
  pvp: pvpRoutes,
  battles: battleRoutes,
  realm: realmRoutes,
  reports: reportRoutes,
  teachers: teacherRoutes,
};
