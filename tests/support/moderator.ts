// Somebody whom the operators have made a moderator, signed in as such.
import { accounts } from '@sigilla/server/store/collections.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import type { Role } from '@sigilla/engine/account/account.ts';
import { PASSWORD, valueOf } from './server.ts';
import type { Ruler, TestServer } from './server.ts';
import { mustCommit } from './mustCommit.ts';

/** A ruler with a role, whose token says so. */
const withRole = async (server: TestServer, role: Role): Promise<Ruler> => {
  const ruler = await server.ruler();
  const found = await server.house.store.get(accounts, ruler.user.id);
  if (found === null) throw new Error('the ruler has no account');
  await mustCommit(server.house.store, [replace(accounts, found, { ...found.body, role })]);
  const email = found.body.email ?? '';
  const again = valueOf(await ruler.api.auth.login({ body: { email, password: PASSWORD } }));
  return Object.assign(ruler, { token: again.token });
};

/** A moderator. */
export const aModerator = (server: TestServer): Promise<Ruler> => withRole(server, 'moderator');
