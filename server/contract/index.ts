// The treaty: every REST call there is, by domain. Mounting, the client, OpenAPI and the tests read it here.
import { academyRoutes } from './academy.ts';
import { accountRoutes } from './account.ts';
import { authRoutes } from './auth.ts';
import { characterRoutes } from './characters.ts';
import { heroRoutes } from './heroes.ts';
import { inRealm } from './inRealm.ts';
import type { Route } from './route.ts';
import { teacherRoutes } from './teachers.ts';

export const contract = {
  auth: authRoutes,
  account: accountRoutes,
  ...inRealm,
  latin: { ...inRealm.latin, ...academyRoutes },
  characters: characterRoutes,
  heroes: heroRoutes,
  teachers: teacherRoutes,
};
export type Contract = typeof contract;

/** One call of the treaty, and where it stands in it. */
interface TreatyCall {
  readonly domain: keyof Contract;
  readonly name: string;
  readonly route: Route;
}

/** Every call of the treaty, for whoever does the same with each. */
export const everyCall: readonly TreatyCall[] = (Object.keys(contract) as (keyof Contract)[]).flatMap(
  (domain) =>
    Object.entries(contract[domain]).map(([name, route]) => ({ domain, name, route: route as Route })),
);
