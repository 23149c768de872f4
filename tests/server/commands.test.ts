// The one door for whoever has something to ask of it: a kingdom's ruler, somebody without a kingdom, an outside party's envoy, the house itself.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { VerbId } from '@sigilla/content/texts/ledgerReasons.ts';
import { readNotices } from '@sigilla/engine/actions/account/readNotices.ts';
import { foundKingdom } from '@sigilla/engine/actions/account/foundKingdom.ts';
import { accountDeed } from '@sigilla/engine/actions/deed.ts';
import type { AnyDeed } from '@sigilla/engine/actions/deed.ts';
import { accountVerb } from '@sigilla/engine/actions/freeVerb.ts';
import { read, touchKingdom } from '@sigilla/engine/actions/load.ts';
import { changed, removed } from '@sigilla/engine/actions/outcome.ts';
import { peopleServer } from '@sigilla/engine/actions/realm/peopleServer.ts';
import { parseAction } from '@sigilla/engine/actions/registry.ts';
import { AccountId, KingdomId } from '@sigilla/engine/core/brand.ts';
import { fine, ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { executeAction } from '@sigilla/server/app/executeAction.ts';
import type { ActionAnswer, Door } from '@sigilla/server/app/executeAction.ts';
import type { Giver, Identity } from '@sigilla/server/auth/identity.ts';
import { accounts, kingdoms, ledger, notices, replies } from '@sigilla/server/store/collections.ts';
import { CommitUnknown, create, NewerDocument } from '@sigilla/server/store/Store.ts';
import { keyedQueue } from '@sigilla/server/app/queue.ts';
import { transact } from '@sigilla/server/app/transact.ts';
import { writeOutcome } from '@sigilla/server/app/writeOutcome.ts';
import { storeBehind } from '../support/storeBehind.ts';
import { NOW } from '../support/builders.ts';
import { openWarHouse } from './warHouse.ts';
import type { WarHouse } from './warHouse.ts';
import { mustCommit } from '../support/mustCommit.ts';

let war: WarHouse;
beforeEach(async () => {
  war = await openWarHouse({ npcKingdoms: 0 });
});
afterEach(() => {
  vi.restoreAllMocks();
  return war.close();
});

/** Somebody who has an account and rules nowhere. */
const landless = async (id: string): Promise<Identity> => {
  const accountId = AccountId.parse(id);
  await mustCommit(war.house.store, [
    create(accounts, accountId, {
      id: accountId,
      email: `${id}@example.org`,
      passwordHash: null,
      role: 'player',
      isGuest: false,
      isNpc: false,
      currentServerId: 'default-server',
      createdAt: NOW,
      lastSeenAt: NOW,
    }),
  ]);
  return { accountId, role: 'player', isGuest: false };
};
const result = (answer: ActionAnswer) => {
  if (!answer.ok) throw new Error(`refused: ${answer.refusal.code}`);
  return answer.result;
};
const code = (answer: ActionAnswer): string => (answer.ok ? 'done' : answer.refusal.code);

/** An account gives a kingdom that it names some of its gold; `told` says whether it declares that it touches it. */
const Gift = z.object({ kingdomId: KingdomId, gold: z.int().min(1) });
const giving = (id: string, givenBy: 'people' | 'envoys', isTold: boolean): AnyDeed =>
  accountDeed(
    accountVerb({
      // Of no verb of the realm's.
      id: id as VerbId,
      givenBy,
      input: Gift,
      *load(_actor, { kingdomId }) {
        return yield* read('kingdoms', kingdomId);
      },
      ...(isTold
        ? {
            *touches(_actor: object, { kingdomId }: z.output<typeof Gift>) {
              const kingdom = yield* read('kingdoms', kingdomId);
              return kingdom === null ? [] : [touchKingdom(kingdom)];
            },
          }
        : {}),
      see: (kingdom) => ({ isThere: kingdom !== null }),
      check: ({ seen: { isThere } }) => (isThere ? fine : refuse({ code: 'unknown_rival', params: {} })),
      report: z.object({ gold: z.int() }),
    }),
    ({ loaded: kingdom, account }, { gold }) => {
      if (kingdom === null) return refuse({ code: 'unknown_rival', params: {} });
      const resources = { ...kingdom.resources, gold: kingdom.resources.gold + gold };
      return ok({
        changes: [
          changed('kingdoms', { ...kingdom, resources }),
          changed('accounts', { ...account, lastSeenAt: 7 }),
        ],
        message: { code: 'noticesRead', params: { n: gold } },
        report: { gold },
      });
    },
  );
/** The door with a deed that the registry does not know. */
const give = (
  deed: AnyDeed,
  giver: Giver,
  commandId: string,
  kingdom: Kingdom,
  gold = 5,
  door: Door = war.house,
) =>
  executeAction(
    door,
    giver,
    { commandId, actionType: deed.verb.id, metadata: { kingdomId: kingdom.id, gold } },
    {
      find: (wire) => {
        const input = deed.verb.input.safeParse(deed.verb.fromWire(wire));
        return input.success ? ok({ deed, input: input.data }) : parseAction(wire);
      },
    },
  );
const linesOf = async ({ id }: Kingdom) =>
  (await war.house.store.find(ledger, 'kingdom', { prefix: [id], limit: 500 })).items.map(({ body }) => body);

describe('a command about an account', () => {
  it('is carried out for somebody without a kingdom, who then has one; repeated, it is answered from memory', async () => {
    const ada = await landless('ada');
    const command = { commandId: 'c1', serverId: 'standard', ...foundKingdom.wire({ name: 'Alba Longa' }) };
    const rush = { commandId: 'c3', actionType: 'rush_resource', actionId: 'tax_collection' };
    expect(code(await executeAction(war.house, ada, { ...rush, commandId: 'c0' }))).toBe('no_kingdom');
    const first = result(await executeAction(war.house, ada, command));
    expect(first).toMatchObject({ turnsSpent: 0, newTurnCount: null, revision: null });
    const kingdom = await war.house.store.findUnique(kingdoms, 'ruler', [ada.accountId, 'standard']);
    expect(kingdom?.body.name).toBe('Alba Longa');
    expect(result(await executeAction(war.house, ada, command))).toEqual(first);
    expect(
      code(await executeAction(war.house, ada, { ...command, ...foundKingdom.wire({ name: 'Elm' }) })),
    ).toBe('command_reused');
    expect(code(await executeAction(war.house, ada, { ...command, commandId: 'c2' }))).toBe('kingdom_there');
    expect(code(await executeAction(war.house, await landless('bea'), { ...command, commandId: 'c2' }))).toBe(
      'kingdom_name_taken',
    );
    // The door of kingdoms is open to it from here on, and was not before: whoever founds a kingdom takes up rule there.
    expect(code(await executeAction(war.house, ada, rush))).toBe('done');
  });

  it('that was done is answered as it was, by a process too, which can no longer read what a newer version has written since', async () => {
    const ada = await landless('ada');
    const founding = { commandId: 'c1', ...foundKingdom.wire({ name: 'Oak' }) };
    result(await executeAction(war.house, ada, founding));
    const rush = { commandId: 'c2', actionType: 'rush_resource', actionId: 'tax_collection' };
    const first = result(await executeAction(war.house, ada, rush));
    const outdated: Door = {
      ...war.house,
      store: storeBehind(war.house.store, {
        findUnique: () => Promise.reject(new NewerDocument('kingdoms', 'k', 99, 1)),
      }),
    };
    expect(result(await executeAction(outdated, ada, rush))).toEqual(first);
    expect(code(await executeAction(outdated, ada, { ...rush, commandId: 'c3' }))).toBe('outdated');
    expect(code(await executeAction(outdated, ada, { ...rush, actionId: 'magical_meditation' }))).toBe(
      'command_reused',
    );
  });

  it.each(['before', 'after'])(
    'is answered as done when another process does it just %s what this one decides upon is read, though there is nothing left to do',
    async (moment) => {
      const ada = await landless('ada');
      const command = { commandId: 'c1', serverId: 'standard', ...foundKingdom.wire({ name: 'Alba Longa' }) };
      const { store } = war.house;
      let first: ActionAnswer | null = null;
      const late = storeBehind(store, {
        get: async (collection, id) => {
          const isNow = collection.name === accounts.name && first === null;
          const found = moment === 'after' ? await store.get(collection, id) : null;
          if (isNow) first = await executeAction(war.house, ada, command);
          return moment === 'after' ? found : store.get(collection, id);
        },
      });
      const queue = keyedQueue(9);
      const second = await executeAction({ ...war.house, store: late, queue }, ada, command);
      expect(first).not.toBeNull();
      expect(second).toEqual(first);
      expect(second.ok).toBe(true);
    },
  );

  it('founds one kingdom however many are asked for at once', async () => {
    const ada = await landless('ada');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        executeAction(war.house, ada, {
          commandId: `c${index}`,
          serverId: 'standard',
          ...foundKingdom.wire({ name: `Alba ${'ABCDEFGHIJKL'.charAt(index)}` }),
        }),
      ),
    );
    expect(answers.map(code).toSorted()).toEqual([
      'done',
      ...Array.from({ length: 11 }, () => 'kingdom_there'),
    ]);
  });

  it('may touch a kingdom that it names: its ledger has the line, in one commit with the account', async () => {
    const kingdom = await war.ruler();
    const ada = await landless('ada');
    const deed = giving('give', 'people', true);
    const answer = result(await give(deed, ada, 'c1', kingdom));
    const last = (await linesOf(kingdom)).at(-1);
    expect(JSON.stringify(last)).toContain('"reason":"give"');
    expect(last?.transactionId).toBe(answer.transactionId);
    expect((await war.kingdom(kingdom.id)).resources.gold).toBe(kingdom.resources.gold + 5);
    expect((await war.house.store.get(accounts, 'ada'))?.body.lastSeenAt).toBe(7);
  });

  it('of an account that is gone is refused', async () => {
    const nobody: Identity = { accountId: AccountId.parse('nobody'), role: 'player', isGuest: false };
    const command = { commandId: 'c1', ...foundKingdom.wire({ name: 'Alba' }) };
    expect(code(await executeAction(war.house, nobody, command))).toBe('session_ended');
  });
});

describe('an outcome', () => {
  it('takes a document away, and one that is gone already is no matter', async () => {
    const ada = await landless('ada');
    const gone = () =>
      transact(war.house, async (unit) => {
        const cause = { reason: 'claimed', transactionId: 'gone' } as const;
        await writeOutcome(war.house, unit, { changes: [removed('accounts', ada.accountId)] }, cause);
        return ok(undefined);
      });
    expect((await gone()).ok).toBe(true);
    expect(await war.house.store.get(accounts, 'ada')).toBeNull();
    expect((await gone()).ok).toBe(true);
  });
});

describe('an envoy', () => {
  const credit = giving('credit', 'envoys', true);
  const billing = (accountId: string): Giver => ({ envoy: 'billing', accountId: AccountId.parse(accountId) });

  it('brings each event once: a webhook that comes again is answered from memory', async () => {
    const kingdom = await war.ruler();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => give(credit, billing(kingdom.accountId), 'evt_1', kingdom)),
    );
    expect(new Set(answers.map((one) => result(one).transactionId)).size).toBe(1);
    expect((await war.kingdom(kingdom.id)).resources.gold).toBe(kingdom.resources.gold + 5);
    expect(code(await give(credit, billing(kingdom.accountId), 'evt_1', kingdom, 9))).toBe('command_reused');
    const ada = await landless('ada');
    expect(code(await give(credit, billing(ada.accountId), 'evt_1', kingdom))).toBe('command_reused');
  });

  it('shares no memory with a person or another envoy who uses the same id', async () => {
    const kingdom = await war.ruler();
    const ada = await landless('ada');
    await give(giving('give', 'people', true), ada, 'evt_1', kingdom);
    await give(credit, billing('ada'), 'evt_1', kingdom);
    await give(credit, { envoy: 'court', accountId: ada.accountId }, 'evt_1', kingdom);
    expect((await war.kingdom(kingdom.id)).resources.gold).toBe(kingdom.resources.gold + 15);
    expect(await war.house.store.get(replies, '@billing.evt_1')).not.toBeNull();
  });

  it('may not give what is a person’s to give, nor a person what is an envoy’s', async () => {
    const kingdom = await war.ruler();
    const ada = await landless('ada');
    expect(code(await give(credit, ada, 'c1', kingdom))).toBe('not_allowed');
    expect(code(await give(giving('give', 'people', true), billing('ada'), 'c1', kingdom))).toBe(
      'not_allowed',
    );
    const rush = { commandId: 'c2', actionType: 'rush_resource', actionId: 'tax_collection' };
    expect(code(await executeAction(war.house, billing(kingdom.accountId), rush))).toBe('not_allowed');
    const people = { commandId: 'c3', ...peopleServer.wire({ most: 3 }) };
    expect(code(await executeAction(war.house, { ...ada, role: 'admin' }, people))).toBe('not_allowed');
  });
});

describe('a command that may be repeated', () => {
  it('is answered afresh each time, and no reply of it is kept', async () => {
    const ada = await landless('ada');
    const before = await war.house.store.count(replies, 'time', []);
    const letter = { accountId: ada.accountId, at: NOW, link: null, readAt: null };
    const text = { code: 'noticesRead', params: { n: 1 } } as const;
    await mustCommit(war.house.store, [create(notices, 'letter', { ...letter, text })]);
    const open = { commandId: 'open', ...readNotices.wire({ ids: ['letter'] }) };
    const marked = async () => {
      const answer = await executeAction(war.house, ada, open);
      return answer.ok ? answer.result.actionResult['marked'] : answer.refusal.code;
    };
    expect([await marked(), await marked()]).toEqual([1, 0]);
    expect(await war.house.store.count(replies, 'time', [])).toBe(before);
  });
});

describe('a command about the realm', () => {
  it('is the house’s own, and done once', async () => {
    const house: Giver = { envoy: 'house', accountId: null };
    const people = { commandId: 'again', serverId: 'ager', ...peopleServer.wire({ most: 3 }) };
    expect(code(await executeAction(war.house, house, people))).toBe('server_peopled');
    expect(await war.npcs()).toEqual([]);
  });
});

describe('a command that was sent again', () => {
  const RUSH = { commandId: 'twice', actionType: 'rush_resource', actionId: 'tax_collection' };

  it('is answered as the first was, though the store was so slow that no time was left to look: it was told to be busy, and had been done', async () => {
    const kingdom = await war.ruler();
    const giver: Identity = { accountId: kingdom.accountId, role: 'player', isGuest: false };
    const first = result(await executeAction(war.house, giver, RUSH));
    const { store } = war.house;
    let late = 0;
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + late);
    const slow: Door = {
      ...war.house,
      store: storeBehind(store, {
        commit: async (changes) => {
          const told = await store.commit(changes);
          late += 6_000;
          return told;
        },
      }),
    };
    const again = await executeAction(slow, giver, RUSH);
    expect(code(again)).toBe('done');
    expect(result(again)).toEqual(first);
  });

  it('is answered as the first was, which another process has just kept: nobody knew, and the trace was there', async () => {
    const kingdom = await war.ruler();
    const giver: Identity = { accountId: kingdom.accountId, role: 'player', isGuest: false };
    const { store } = war.house;
    const answers: unknown[] = [];
    let late = 0;
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + late);
    const second: Door = {
      ...war.house,
      queue: keyedQueue(10),
      store: storeBehind(store, {
        commit: async () => {
          // The other process comes to its end while this one is told that it can't be known.
          answers.push(result(await executeAction(war.house, giver, RUSH)));
          late += 6_000;
          throw new CommitUnknown(new Error('another process is keeping it'));
        },
      }),
    };
    const again = await executeAction(second, giver, RUSH);
    expect(code(again)).toBe('done');
    expect([result(again)]).toEqual(answers);
  });

  it('is busy where the store was too slow and the first was never done', async () => {
    const kingdom = await war.ruler();
    const giver: Identity = { accountId: kingdom.accountId, role: 'player', isGuest: false };
    let late = 0;
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + late);
    const moving: Door = {
      ...war.house,
      store: storeBehind(war.house.store, {
        commit: async () => {
          late += 6_000;
          return { status: 'moved', collection: 'kingdoms', id: kingdom.id };
        },
      }),
    };
    const answer = await executeAction(moving, giver, RUSH);
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'busy' }, rollbackApplied: true });
    expect(code(await executeAction(war.house, giver, RUSH))).toBe('done');
  });
});

describe('two hundred commands of different people on one shared document', () => {
  /** How often the store was asked to commit, and how often what was read had moved: that is counted, for how often somebody tries again hangs on the machine. */
  const attempts = async (isTold: boolean): Promise<{ readonly asked: number; readonly moved: number }> => {
    const kingdom = await war.ruler();
    let [asked, moved] = [0, 0];
    const { store } = war.house;
    const counting: Door = {
      ...war.house,
      store: storeBehind(store, {
        commit: async (changes) => {
          asked += 1;
          const result = await store.commit(changes);
          moved += Number(result.status === 'moved');
          return result;
        },
      }),
    };
    const people = await Promise.all(Array.from({ length: 200 }, (_, index) => landless(`p${index}`)));
    const deed = giving('give', 'people', isTold);
    const answers = await Promise.all(people.map((one) => give(deed, one, 'c1', kingdom, 1, counting)));
    const done = answers.filter(({ ok: isDone }) => isDone).length;
    expect((await war.kingdom(kingdom.id)).resources.gold).toBe(kingdom.resources.gold + done);
    if (isTold) expect(done).toBe(200);
    return { asked, moved };
  };

  it('stand in one line where they say what they touch: not one is decided twice', async () => {
    expect(await attempts(true)).toEqual({ asked: 200, moved: 0 });
  });

  it('collide in the store where they do not say it', async () => {
    expect((await attempts(false)).moved).toBeGreaterThan(10);
  });
});
