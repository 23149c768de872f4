// The realm's beginning and what it must remember: its secrets, and which game servers have been peopled with rivals.
// Invariant: secrets are made once and never change, or every token and every chance would.
import { created } from '@sigilla/engine/actions/outcome.ts';
import { peopleServer } from '@sigilla/engine/actions/realm/peopleServer.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import { REALM_ID } from '@sigilla/engine/realm/realm.ts';
import type { Realm } from '@sigilla/engine/realm/realm.ts';
import { sentence } from '@sigilla/content/texts/errors.ts';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import type { Envoy } from '../auth/identity.ts';
import { CannotStart } from '../cannotStart.ts';
import { fillings, realm } from '../store/collections.ts';
import { FILLING_ID } from '../store/aggregates/realm.ts';
import { executeAction } from './executeAction.ts';
import type { Door } from './executeAction.ts';
import { transact } from './transact.ts';
import type { Transactor } from './transact.ts';
import { writeOutcome } from './writeOutcome.ts';
import type { Scribe } from './writeOutcome.ts';

const untaken = (what: string, refusal: Refusal): CannotStart =>
  new CannotStart(`The store did not take the founding of ${what}: ${sentence(refusal)} Is the disk full?`);

/** Reads what the realm remembers; founds it when there is nothing yet. Throws CannotStart when the store is only half filled. */
export const openRealm = async (deps: Transactor & Scribe): Promise<Realm> => {
  const filling = (await deps.store.get(fillings, FILLING_ID))?.body;
  if (filling !== undefined)
    throw new CannotStart(
      `The store is being filled from ${filling.from} and holds only a part of that realm. Let the copy or the restoring come to its end ` +
        '(the same command again goes on where it was cut off), or empty the store.',
    );
  const opened = await transact(deps, async (unit) => {
    const found = await unit.get(realm, REALM_ID);
    if (found !== null) return ok(found.body);
    const founded: Realm = {
      secret: deps.ids.seed(),
      tokenSecret: deps.ids.token(),
      foundedAt: unit.now,
      peopled: [],
    };
    const cause = { reason: 'founded', transactionId: deps.ids.id() } as const;
    await writeOutcome(deps, unit, { changes: [created('realm', founded, REALM_ID)] }, cause);
    return ok(founded);
  });
  if (!opened.ok) throw untaken('the realm', opened.refusal);
  return opened.value;
};

/** The house itself, where it speaks of the realm. */
const HOUSE: Envoy = { envoy: 'house', accountId: null };

/** Founds the realm's own kingdoms on every game server that has none yet, at most `most` on each; once, whatever `most` is later. */
export const peopleRealm = async (house: Door, most: number): Promise<void> => {
  const peopled = (await house.store.get(realm, REALM_ID))?.body.peopled ?? [];
  for (const serverId of house.content.gameServers.keys()) {
    if (peopled.includes(serverId)) continue;
    const commandId = `people-${serverId}`;
    const done = await executeAction(house, HOUSE, { commandId, serverId, ...peopleServer.wire({ most }) });
    if (!done.ok && done.refusal.code !== 'server_peopled') throw untaken(serverId, done.refusal);
  }
};
