// What the account's page asks of the realm; no other page does, so the calls come with this one.
import { accountRoutes } from '@sigilla/server/contract/account.ts';
import { speak } from '@sigilla/server/contract/speak.ts';
import { fetchRenewing, token } from '../../session/wire.ts';

export const calls = speak({ account: accountRoutes }, { fetch: fetchRenewing, token }).account;
