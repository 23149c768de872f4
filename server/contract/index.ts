// The treaty: every REST call there is, by domain. Mounting, the client, OpenAPI and the tests read it here.
import { accountRoutes } from './account.ts';
import { inRealm } from './inRealm.ts';

export const contract = { ...inRealm, account: accountRoutes };
export type Contract = typeof contract;
