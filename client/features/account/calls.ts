// What the account's page asks of the realm; no other page does, so the calls come with this one.
import { accountRoutes } from '@sigilla/server/contract/account.ts';
import { callsOf } from '../../session/wire.ts';

export const calls = callsOf({ account: accountRoutes }).account;
