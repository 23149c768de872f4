// Peopling a game server with the realm's own rulers: once for each, whatever `most` is later.
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { REALM_ID } from '../../realm/realm.ts';
import { realmVerb } from '../freeVerb.ts';
import { read } from '../load.ts';

export const peopleServer = realmVerb({
  id: 'people_server',
  givenBy: 'envoys',
  input: z.object({ most: z.int().min(0).max(64) }),
  *load() {
    return yield* read('realm', REALM_ID);
  },
  see: (realm, { serverId }) => ({ isPeopled: realm === null || realm.peopled.includes(serverId) }),
  check: ({ seen: { isPeopled } }) => (isPeopled ? refuse({ code: 'server_peopled', params: {} }) : fine),
  report: z.object({ kingdoms: z.array(z.string()) }),
});
