// The realm's beginning and what it must remember: its secrets, and which game servers have been peopled with rivals.
// Invariant: secrets are made once and never change, or every token and every chance would.
import { foundKingdom, foundNpcKingdom } from '@sigilla/engine/kingdom/found.ts';
import { foundingLines } from '@sigilla/engine/kingdom/ledger.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import type { KingdomContent, NpcKingdom, RealmRules } from '@sigilla/engine/kingdom/content.ts';
import { AccountId, KingdomId } from '@sigilla/engine/core/brand.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import { sentence } from '@sigilla/content/texts/errors.ts';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import { CannotStart } from '../cannotStart.ts';
import { welcomeJob } from '@sigilla/engine/war/jobs.ts';
import { accounts, chronicle, kingdoms, REALM_ID, realms } from '../store/collections.ts';
import type { Realm } from '../store/collections.ts';
import type { House } from './house.ts';
import { scheduleJobs } from './jobs.ts';
import { writeLedger } from './keepStock.ts';
import { transact } from './transact.ts';
import type { Transactor, Unit } from './transact.ts';

const untaken = (what: string, refusal: Refusal): CannotStart =>
  new CannotStart(`The store did not take the founding of ${what}: ${sentence(refusal)} Is the disk full?`);

/** Reads what the realm remembers; founds it when there is nothing yet. */
export const openRealm = async (deps: Transactor): Promise<Realm> => {
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

type Founder = Pick<House, 'ids' | 'content'>;

const writeFounded = (unit: Unit, house: Founder, kingdom: Kingdom): void => {
  unit.create(kingdoms, kingdom.id, kingdom);
  writeLedger(unit, kingdom, foundingLines(kingdom), 0, house.ids.id());
  const text = {
    code: 'kingdomFounded',
    params: { kingdom: kingdom.name },
    variant: house.ids.below(1000),
  } as const;
  const id = house.ids.id();
  unit.create(chronicle, id, { serverId: kingdom.serverId, at: unit.now, text, link: null });
  unit.announce('chronicle', id, text);
};

/** Founds a player's kingdom in a unit of work, with its ledger's first line and its place in the chronicle. The name is tidied and allowed. */
export const foundForRuler = (
  unit: Unit,
  house: Founder,
  ruler: {
    readonly accountId: AccountId;
    readonly name: string;
    readonly isGuest: boolean;
    readonly rules: RealmRules;
  },
): Kingdom => {
  const kingdom = foundKingdom({
    id: KingdomId.parse(house.ids.id()),
    now: unit.now,
    content: house.content,
    ...ruler,
  });
  writeFounded(unit, house, kingdom);
  scheduleJobs(unit, [welcomeJob(kingdom.id, unit.now)], house.ids);
  return kingdom;
};

const foundNpc = (unit: Unit, house: Founder, rules: RealmRules, npc: NpcKingdom): void => {
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
  writeFounded(
    unit,
    house,
    foundNpcKingdom({ id, accountId, now: unit.now, rules, content: house.content, npc }),
  );
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
      for (const npc of deps.content.npcKingdoms.slice(0, most)) foundNpc(unit, deps, rules, npc);
      unit.put(realms, REALM_ID, { ...realm.body, peopled: [...realm.body.peopled, rules.id] });
      return ok(undefined);
    });
    if (!done.ok) throw untaken(rules.id, done.refusal);
  }
};
