// The audit that judges every fault must itself be able to find fault: a sound realm passes, and each thing that could be lost, doubled or
// half done is found when it is made so.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  accounts,
  battles,
  chronicle,
  jobs,
  kingdoms,
  learners,
  ledger,
  notices,
  questions,
  replies,
} from '@sigilla/server/store/collections.ts';
import { ledgerId } from '@sigilla/server/store/aggregates/ledger.ts';
import { create, remove, replace } from '@sigilla/server/store/Store.ts';
import type { Change, Collection, Store, Stored } from '@sigilla/server/store/Store.ts';
import { everything } from '../support/everything.ts';
import { aServer, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';
import { mustCommit } from '../support/mustCommit.ts';
import { until } from '../support/until.ts';
import { NO_WORD, assess, draw } from '../support/scholar.ts';
import { audit } from './harness/audit.ts';
import type { Findings } from './harness/audit.ts';
import { Journal } from './harness/journal.ts';
import { apiAt } from './harness/speak.ts';
import { drawnUpOn } from '../support/swornTo.ts';

const SERVER_ID = 'default-server';
let server: TestServer;
let store: Store;
const journal = new Journal();
let settled: string;
let fighting: string;
let first: Ruler;
let scroll: string;

let commands = 0;
const act = async (
  ruler: Ruler,
  actionType: string,
  actionId: string,
  metadata?: Record<string, unknown>,
) => {
  const command = {
    commandId: `audited-${(commands += 1)}`,
    actionType,
    actionId,
    ...(metadata === undefined ? {} : { metadata }),
  };
  const entry = journal.begin(ruler.user.id, command);
  const answer = valueOf(await ruler.act(command));
  journal.acknowledge(entry, answer);
  return answer;
};

const meet = async (attacker: Ruler, defender: Ruler): Promise<string> => {
  const challenge = await act(attacker, 'pvp_battle', 'initiate_battle', {
    targetUserId: defender.user.id,
    armyId: 'army-1',
  });
  const battleId = String(challenge.actionResult['battleId']);
  await act(defender, 'pvp_battle', 'accept_battle', { battleRequestId: battleId, defenderArmyId: 'army-1' });
  await drawnUpOn(server, battleId);
  return battleId;
};
const battleOf = async (id: string) => {
  const found = await store.get(battles, id);
  if (found === null) throw new Error(`there is no battle ${id}`);
  return found;
};
const someone = async (): Promise<Ruler> => {
  const ruler = await server.guest();
  const { id, kingdomId } = ruler.user;
  journal.players.set(id, {
    accountId: id,
    kingdomId: String(kingdomId),
    token: ruler.token,
    api: apiAt(server.url, ruler.token),
  });
  return ruler;
};

beforeAll(async () => {
  server = await aServer({ ORDER_WINDOW_SECONDS: 5 });
  ({ store } = server.house);
  first = await someone();
  await act(first, 'rush_resource', 'tax_collection');
  await act(first, 'recruit_units', 'militia');
  const fight = async (battleId: string, isOver: () => Promise<boolean>): Promise<void> => {
    while (!(await isOver())) {
      const { rounds } = (await battleOf(battleId)).body;
      server.pass(20_000);
      await until(async () => (await battleOf(battleId)).body.rounds.length > rounds.length);
    }
    journal.sawWhole(battleId, (await battleOf(battleId)).body.rounds);
  };
  await assess(server, first);
  scroll = (await draw(first, 1))[0]?.id ?? '';
  const lesson = journal.put(first.user.id, scroll);
  const body = { commandId: 'lesson', questionId: scroll, userAnswer: NO_WORD };
  journal.learned(lesson, valueOf(await first.api.latin.answer({ body })).turnsAwarded);
  settled = await meet(first, await someone());
  await fight(settled, async () => (await battleOf(settled)).body.status === 'settled');
  fighting = await meet(first, await someone());
  await fight(fighting, async () => (await battleOf(fighting)).body.rounds.length > 0);
});

const held = async <T>(collection: Collection<T>, id: string): Promise<Stored<T>> => {
  const found = await store.get(collection, id);
  if (found === null) throw new Error(`there is no ${collection.name}/${id}`);
  return found;
};

/** Makes a change, looks, and takes it back. */
const auditedAfter = async (changes: readonly Change[]): Promise<Findings> => {
  const before = await Promise.all(changes.map(({ collection, id }) => store.get(collection, id)));
  expect((await store.commit(changes)).status).toBe('committed');
  const found = await audit(store, journal);
  const back = await Promise.all(
    changes.map(async ({ collection, id }, index) => {
      const was = before[index] ?? null;
      const is = await store.get(collection, id);
      if (was === null) return remove(collection, is ?? { id, revision: 0 });
      return is === null ? create(collection, id, was.body) : replace(collection, is, was.body);
    }),
  );
  expect((await store.commit(back)).status).toBe('committed');
  return found;
};

const ownKingdom = () => held(kingdoms, String(first.user.kingdomId));
const lastEntry = async () => {
  const [entry] = (
    await store.find(ledger, 'kingdom', {
      prefix: [String(first.user.kingdomId)],
      descending: true,
      limit: 1,
    })
  ).items;
  if (entry === undefined) throw new Error('there is no entry in the ledger');
  return entry;
};
const pending = async (part: string) => {
  const job = (await everything(store, jobs, 'claimable')).find(({ body }) => body.key.includes(part));
  if (job === undefined) throw new Error(`no job ${part} is pending`);
  return job;
};
const firstReply = () => held(replies, `${first.user.id}.audited-1`);

describe('the audit', () => {
  it('finds nothing in a sound realm', async () => {
    expect(await audit(store, journal)).toEqual({ lost: [], doubled: [], wrong: [] });
  });

  it.each<[string, keyof Findings, () => Promise<readonly Change[]>]>([
    ['a reply that is gone', 'lost', async () => [remove(replies, await firstReply())]],
    [
      'a reply that says something else',
      'wrong',
      async () => {
        const reply = await firstReply();
        return [
          replace(replies, reply, { ...reply.body, answer: { ...reply.body.answer, message: 'other' } }),
        ];
      },
    ],
    ['a ledger entry that is gone', 'lost', async () => [remove(ledger, await lastEntry())]],
    [
      'turns paid twice',
      'doubled',
      async () => {
        const { body } = await lastEntry();
        const number = body.number + body.lines.length;
        const lines = body.lines.slice(-1).map((line) => ({ ...line, turns: -1 }));
        const again = { ...body, number, lines, transactionId: 'unknown' };
        return [create(ledger, ledgerId(body.kingdomId, number), again)];
      },
    ],
    [
      'gold that no line accounts for',
      'wrong',
      async () => {
        const { id, revision, body } = await ownKingdom();
        const resources = { ...body.resources, gold: body.resources.gold + 1 };
        return [replace(kingdoms, { id, revision }, { ...body, resources })];
      },
    ],
    [
      'a deed done twice',
      'doubled',
      async () => {
        const kingdom = await ownKingdom();
        const deeds = { ...kingdom.body.deeds, rush_resource: 2 };
        return [replace(kingdoms, kingdom, { ...kingdom.body, deeds })];
      },
    ],
    [
      'experience given twice',
      'wrong',
      async () => {
        const kingdom = await ownKingdom();
        return [replace(kingdoms, kingdom, { ...kingdom.body, experience: kingdom.body.experience + 10 })];
      },
    ],
    [
      'an answer of the academy that is gone',
      'lost',
      async () => {
        const question = await held(questions, scroll);
        return [replace(questions, question, { ...question.body, answer: null })];
      },
    ],
    [
      'an answer of the academy that is kept otherwise than it was paid',
      'wrong',
      async () => {
        const question = await held(questions, scroll);
        const { answer } = question.body;
        if (answer === null) throw new Error('it is not answered');
        return [
          replace(questions, question, { ...question.body, answer: { ...answer, turns: answer.turns + 1 } }),
        ];
      },
    ],
    [
      'a scroll counted twice',
      'doubled',
      async () => {
        const learner = await held(learners, first.user.id);
        const { totals } = learner.body;
        return [
          replace(learners, learner, {
            ...learner.body,
            totals: { ...totals, answered: totals.answered + 1 },
          }),
        ];
      },
    ],
    [
      'a scroll paid twice',
      'doubled',
      async () => {
        const { body } = await lastEntry();
        const number = body.number + body.lines.length;
        const lines = body.lines.slice(-1).map((line) => ({ ...line, reason: 'answer_question', turns: 1 }));
        const again = { ...body, number, lines, transactionId: 'unknown' };
        return [create(ledger, ledgerId(body.kingdomId, number), again)];
      },
    ],
    ['a kingdom that is gone', 'lost', async () => [remove(kingdoms, await ownKingdom())]],
    [
      'an army let go in mid-battle',
      'wrong',
      async () => {
        const kingdom = await ownKingdom();
        const armies = kingdom.body.armies.map((army) => ({ ...army, lockedBy: null }));
        return [replace(kingdoms, kingdom, { ...kingdom.body, armies })];
      },
    ],
    [
      'a round that nobody will fight',
      'lost',
      async () => [remove(jobs, await pending(`battle_round/${fighting}`))],
    ],
    [
      'a round’s job left behind',
      'doubled',
      async () => {
        const { body } = await pending(`battle_round/${fighting}`);
        return [create(jobs, 'stray', { ...body, key: `battle_round/${fighting}/1` })];
      },
    ],
    [
      'a ruler of the realm who sleeps for good',
      'lost',
      async () => [remove(jobs, await pending('npc_turn/'))],
    ],
    [
      'a round that is gone again',
      'lost',
      async () => {
        const battle = await battleOf(fighting);
        const rounds = battle.body.rounds.slice(0, -1);
        return [replace(battles, battle, { ...battle.body, rounds, given: battle.body.given.slice(0, -1) })];
      },
    ],
    [
      'a round fought otherwise than it was watched',
      'wrong',
      async () => {
        const battle = await battleOf(settled);
        const orders = {
          attacker: { stance: 'feint', target: 'engines' },
          defender: { stance: 'feint', target: 'engines' },
        } as const;
        const rounds = battle.body.rounds.map((log) => ({ ...log, orders }));
        return [replace(battles, battle, { ...battle.body, rounds })];
      },
    ],
    [
      'a battle told twice',
      'doubled',
      async () => {
        const lines = await everything(store, chronicle, 'server', [SERVER_ID]);
        const line = lines.find(({ body }) => body.link === `/battles/${settled}`);
        if (line === undefined) throw new Error('the chronicle is silent');
        return [create(chronicle, 'again', line.body)];
      },
    ],
    [
      'a ruler who was never told how it ended',
      'lost',
      async () => {
        const told = await everything(store, notices, 'account', [first.user.id]);
        return told.map((notice) => remove(notices, notice));
      },
    ],
  ])('finds %s', async (_what, kind, change) => {
    expect((await auditedAfter(await change()))[kind]).not.toEqual([]);
    expect(await audit(store, journal)).toEqual({ lost: [], doubled: [], wrong: [] });
  });

  it('finds an answer of the academy that was refused and kept all the same', async () => {
    const other = new Journal();
    other.unlearned(other.put(first.user.id, scroll), 'question_answered');
    expect((await audit(store, other)).wrong).toHaveLength(1);
  });

  it('finds who was told to be gone and is there, who is gone by half, and what is left of them with nobody to clear it', async () => {
    const other = new Journal();
    const { id, kingdomId } = first.user;
    const leaver = other.leaves(id, String(kingdomId));
    expect(await audit(store, other)).toEqual({ lost: [], doubled: [], wrong: [] });
    other.left(leaver);
    expect((await audit(store, other)).lost).toHaveLength(1);
    const account = await held(accounts, id);
    await mustCommit(store, [remove(accounts, account)]);
    const { lost, wrong } = await audit(store, other);
    expect([lost.length, wrong.length]).toEqual([2, 1]);
    await mustCommit(store, [create(accounts, id, account.body)]);
  });

  it('finds a command that was refused and done all the same, and one that was answered in two ways', async () => {
    const other = new Journal();
    const [known] = journal.entries;
    if (known?.answer === undefined || known.answer === null) throw new Error('nothing was acknowledged');
    other.refuse(other.begin(known.accountId, known.command), 'unwritable', true);
    expect((await audit(store, other)).wrong).toHaveLength(1);
    other.acknowledge(known, { ...known.answer, message: 'other' });
    expect((await audit(store, other)).wrong).toHaveLength(2);
  });
});
