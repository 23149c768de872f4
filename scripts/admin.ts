// `npm run admin -- grant EMAIL player|moderator|admin`: gives an account its role. `npm run admin -- show EMAIL` says which it has.
// `npm run admin -- export EMAIL` prints, as JSON, all that is the account's, as its owner may see it; times are epoch milliseconds.
// `npm run admin -- teachers` tells how the models stand that write questions, and what the archive holds (docs/OPERATIONS.md, “Teachers”).
// `npm run admin -- renew-key` has the notary's key followed by a new one, for which the old one vouches (docs/OPERATIONS.md, “The notary’s key”).
// Works on the data itself: on the embedded store while the server is stopped (one that runs has it locked, and this says so), on MongoDB at any time.
// The role is in force from the account's next access token, within fifteen minutes.
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { utcDay } from '@sigilla/engine/core/day.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import { exportAccount } from '@sigilla/server/app/belongings.ts';
import { renewKey } from '@sigilla/server/app/notary.ts';
import { localPublisher } from '@sigilla/server/app/publish.ts';
import { readTeachers } from '@sigilla/server/app/readings/teachers.ts';
import { teachersOf } from '@sigilla/server/app/teachers/teachers.ts';
import { transact } from '@sigilla/server/app/transact.ts';
import { systemClock } from '@sigilla/server/clock.ts';
import { doubtsAbout, readConfig } from '@sigilla/server/config.ts';
import type { Config } from '@sigilla/server/config.ts';
import { systemIds } from '@sigilla/server/ids.ts';
import { openLog } from '@sigilla/server/log.ts';
import { foldEmail, ROLES } from '@sigilla/engine/account/account.ts';
import type { Role } from '@sigilla/engine/account/account.ts';
import { accounts } from '@sigilla/server/store/collections.ts';
import { openStore } from '@sigilla/server/store/openStore.ts';
import { StoreInUse } from '@sigilla/server/store/sqlite/lock.ts';
import { errorText } from '@sigilla/server/errorText.ts';

const USAGE = `Usage: npm run admin -- grant EMAIL ${ROLES.join('|')}
       npm run admin -- show EMAIL
       npm run admin -- export EMAIL
       npm run admin -- teachers
       npm run admin -- renew-key`;

const noAccount = (email: string): Error => new Error(`There is no account with the e-mail ${email}.`);

const isRole = (word: string | undefined): word is Role => ROLES.some((role) => role === word);

/** What a deed of the operator works on. */
type Realm = Parameters<typeof renewKey>[0] & { readonly config: Config };
type Deed = (realm: Realm) => Promise<string>;

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Says what an account's role is, or makes it `role`. */
const roleOf =
  (email: string, role: Role | null): Deed =>
  async (realm) => {
    const said = await transact(realm, async (unit) => {
      const account = await unit.getUnique(accounts, 'email', [foldEmail(email)]);
      if (account === null) return ok(null);
      if (role !== null) unit.put(accounts, account.id, { ...account.body, role });
      const is = role === null ? account.body.role : `now ${role}`;
      return ok(`${account.body.email} is ${is}.`);
    });
    if (!said.ok) throw new Error('The store did not take the change; nothing was done.');
    if (said.value === null) throw noAccount(email);
    return said.value;
  };

const exported =
  (email: string): Deed =>
  async ({ store }) => {
    const all = await exportAccount(store, email);
    if (all === null) throw noAccount(email);
    return json(all);
  };

const teachers: Deed = async ({ config, ...realm }) => json(await readTeachers(realm, teachersOf(config)));

const keyRenewed: Deed = async (realm) => {
  const notary = await renewKey(realm);
  return json(notary.view(utcDay(realm.clock.now())).keys);
};

/** What these words ask for; null when they ask for nothing that there is. */
const deedOf = ([verb, email, role]: readonly string[]): Deed | null => {
  if (verb === 'teachers') return teachers;
  if (verb === 'renew-key') return keyRenewed;
  if (email === undefined) return null;
  if (verb === 'export') return exported(email);
  if (verb === 'show') return roleOf(email, null);
  return verb === 'grant' && isRole(role) ? roleOf(email, role) : null;
};

const work = async (deed: Deed): Promise<string> => {
  const config = readConfig();
  for (const doubt of doubtsAbout(config)) process.stderr.write(`${doubt}\n`);
  const clock = systemClock;
  const store = await openStore(config, () => clock.now());
  const log = openLog(config);
  try {
    return await deed({
      config,
      store,
      clock,
      ids: systemIds,
      log,
      publisher: localPublisher(log),
      content: kingdomContent,
    });
  } finally {
    await store.close();
  }
};

const words = process.argv.slice(2);
const deed = deedOf(words);
if (deed === null) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = words[0] === '--help' ? 0 : 2;
} else
  try {
    process.stdout.write(`${await work(deed)}\n`);
  } catch (error) {
    const hint =
      error instanceof StoreInUse ? ' The realm is open: stop the server, do this, and start it again.' : '';
    process.stderr.write(`${errorText(error)}${hint}\n`);
    process.exitCode = 1;
  }
