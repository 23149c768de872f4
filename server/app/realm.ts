// The realm's beginning and what it must remember: its secrets, and which game servers have been peopled with rivals.
// Invariant: secrets are made once and never change, or every token and every chance would.
import type { JobRequest } from '@sigilla/engine/actions/jobs.ts';
import { created } from '@sigilla/engine/actions/outcome.ts';
import type { Outcome } from '@sigilla/engine/actions/outcome.ts';
import { foundKingdom, foundNpcKingdom } from '@sigilla/engine/kingdom/found.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import type { KingdomContent, NpcKingdom, RealmRules } from '@sigilla/engine/kingdom/content.ts';
import { AccountId, KingdomId } from '@sigilla/engine/core/brand.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import { sentence } from '@sigilla/content/texts/errors.ts';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import { CannotStart } from '../cannotStart.ts';
import { welcomeJob } from '@sigilla/engine/war/jobs.ts';
import { accounts, FILLING_ID, fillings, REALM_ID, realms } from '../store/collections.ts';
import type { Realm } from '../store/collections.ts';
import { transact } from './transact.ts';
import type { Transactor, Unit } from './transact.ts';
import { writeOutcome } from './writeOutcome.ts';
import type { Scribe } from './writeOutcome.ts';

const untaken = (what: string, refusal: Refusal): CannotStart =>
  new CannotStart(`The store did not take the founding of ${what}: ${sentence(refusal)} Is the disk full?`);

/** Reads what the realm remembers; founds it when there is nothing yet. Throws CannotStart when the store is only half filled. */
export const openRealm = async (deps: Transactor): Promise<Realm> => {
  const filling = (await deps.store.get(fillings, FILLING_ID))?.body;
  if (filling !== undefined)
    throw new CannotStart(
      `The store is being filled from ${filling.from} and holds only a part of that realm. Let the copy or the restoring come to its end ` +
        '(the same command again goes on where it was cut off), or empty the store.',
    );
  const opened = await transact(deps, async (unit) => {
    const found = await unit.get(realms, REALM_ID);
    if (found !== null) return ok(found.body);
    const realm: Realm = {
      secret: deps.ids.seed(),
      tokenSecret: deps.ids.token(),
      foundedAt: unit.now,
      peopled: [],
    };
    unit.create(realms, REALM_ID, realm);
    return ok(realm);
  });
  if (!opened.ok) throw untaken('the realm', opened.refusal);
  return opened.value;
};

/** What a founding writes: the kingdom with its ledger's first line, its place in the chronicle, and what its ruler is offered. */
const founded = (house: Scribe, kingdom: Kingdom, jobs: readonly JobRequest[] = []): Outcome => ({
  changes: [created('kingdoms', kingdom)],
  jobs,
  chronicle: [
    {
      serverId: kingdom.serverId,
      text: {
        code: 'kingdomFounded',
        params: { kingdom: kingdom.name },
        variant: house.ids.below(1000),
      },
    },
  ],
});

const writeFounded = (unit: Unit, house: Scribe, outcome: Outcome): Promise<void> =>
  writeOutcome(house, unit, outcome, { reason: 'founded', transactionId: house.ids.id() });

/** Founds a player's kingdom in a unit of work, with its ledger's first line and its place in the chronicle. The name is tidied and allowed. */
export const foundForRuler = async (
  unit: Unit,
  house: Scribe,
  ruler: {
    readonly accountId: AccountId;
    readonly name: string;
    readonly isGuest: boolean;
    readonly rules: RealmRules;
  },
): Promise<Kingdom> => {
  const kingdom = foundKingdom({
    id: KingdomId.parse(house.ids.id()),
    now: unit.now,
    content: house.content,
    ...ruler,
  });
  await writeFounded(unit, house, founded(house, kingdom, [welcomeJob(kingdom.id, unit.now)]));
  return kingdom;
};

const foundNpc = async (unit: Unit, house: Scribe, rules: RealmRules, npc: NpcKingdom): Promise<void> => {
  const accountId = AccountId.parse(house.ids.id());
  unit.create(accounts, accountId, {
    id: accountId,
    email: null,
    passwordHash: null,
    role: 'player',
    isGuest: false,
    isNpc: true,
    currentServerId: rules.id,
    createdAt: unit.now,
    lastSeenAt: unit.now,
  });
  const id = KingdomId.parse(house.ids.id());
  const kingdom = foundNpcKingdom({ id, accountId, now: unit.now, rules, content: house.content, npc });
  await writeFounded(unit, house, founded(house, kingdom));
};

/** Founds the realm's own kingdoms on every game server that has none yet, at most `most` on each; once, whatever `most` is later. */
export const peopleRealm = async (
  deps: Transactor & { readonly content: KingdomContent },
  most: number,
): Promise<void> => {
  for (const rules of deps.content.gameServers.values()) {
    const done = await transact(deps, async (unit) => {
      const realm = await unit.get(realms, REALM_ID);
      if (realm === null || realm.body.peopled.includes(rules.id)) return ok(undefined);
      for (const npc of deps.content.npcKingdoms.slice(0, most)) await foundNpc(unit, deps, rules, npc);
      unit.put(realms, REALM_ID, { ...realm.body, peopled: [...realm.body.peopled, rules.id] });
      return ok(undefined);
    });
    if (!done.ok) throw untaken(rules.id, done.refusal);
  }
};
