// What the academy asks of the realm; no other page does, so the calls come with it.
import { academyRoutes } from '@sigilla/server/contract/academy.ts';
import { callsOf } from '../../session/wire.ts';

export const calls = callsOf({ academy: academyRoutes }).academy;
