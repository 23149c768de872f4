// Captains on a thread beside the server's own: they settle what they would settle on it, whoever has nothing to do with the battle waits for
// nobody's captains, and a battle is fought though the thread is lost.
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import type { BattleSetup } from '@sigilla/engine/battle/setup.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { captainsOf } from '@sigilla/engine/war/doctrine.ts';
import { oathKey, roundKey } from '@sigilla/engine/war/jobs.ts';
import { councilBeside, councilHere } from '@sigilla/server/app/captains/council.ts';
import type { Council } from '@sigilla/server/app/captains/council.ts';
import { ledger } from '@sigilla/server/store/collections.ts';
import { aBattle, anArmy } from '../../engine/battle/armies.ts';
import { openWarHouse } from '../warHouse.ts';
import type { WarHouse } from '../warHouse.ts';

const silent = pino({ level: 'silent' });
const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});
const opened = <T extends { close(): Promise<void> }>(one: T): T => {
  ended.push(() => one.close());
  return one;
};
const warHouse = async (council: Council): Promise<WarHouse> =>
  opened(await openWarHouse({ npcKingdoms: 0, council: opened(council) }));

/** By thread of this process, how far it stands back where processors are few (Linux). */
const niceness = (): ReadonlyMap<string, number> =>
  new Map(
    readdirSync('/proc/self/task').map((thread) => {
      const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
      return [thread, Number(fields?.[16])];
    }),
  );

const challenged = async (war: WarHouse, from: Kingdom, to: Kingdom): Promise<string> => {
  const sent = await war.act(from, 'initiate_battle', { targetUserId: to.accountId, armyId: 'army-1' });
  if (!sent.ok) throw new Error(sent.refusal.code);
  return String(sent.result.actionResult['battleId']);
};
const taken = (war: WarHouse, by: Kingdom, battleRequestId: string) =>
  war.act(by, 'accept_battle', { battleRequestId, defenderArmyId: 'army-1' });

/** A battle from the challenge to its end, with all that is written of it. */
const fought = async (council: Council) => {
  const war = await warHouse(council);
  const [first, second] = [await war.ruler(), await war.ruler()];
  const id = await challenged(war, first, second);
  expect((await taken(war, second, id)).ok).toBe(true);
  await war.until(war.now() + 3_600_000);
  const linesOf = async ({ id: prefix }: Kingdom) =>
    (await war.house.store.find(ledger, 'kingdom', { prefix: [prefix], limit: 100 })).items.map(
      ({ body }) => body,
    );
  return {
    battle: await war.battle(id),
    kingdoms: [await war.kingdom(first.id), await war.kingdom(second.id)],
    lines: [await linesOf(first), await linesOf(second)],
  };
};

describe('captains on a thread of their own', () => {
  it('settle what they would settle here: the same oath, orders, rounds, seals and spoils', async () => {
    const beside = await fought(councilBeside(silent));
    expect(beside.battle.status).toBe('settled');
    expect(beside.battle.setup?.attacker.captains).toBeDefined();
    expect(JSON.stringify(beside)).toBe(JSON.stringify(await fought(councilHere())));
  });

  it.skipIf(process.platform !== 'linux')(
    'stand back behind the server’s own thread, and it alone does',
    async () => {
      const before = niceness();
      const usual = before.get(String(process.pid)) ?? 0;
      const council = opened(councilBeside(silent));
      await council.captainsOf(aBattle(anArmy({ soldiers: 20 }), anArmy({ soldiers: 18 })));
      const behind = [...niceness()].filter(([thread, nice]) => !before.has(thread) && nice > usual);
      expect(behind.map(([, nice]) => nice)).toEqual([usual + 5]);
      for (const [thread, nice] of niceness()) if (before.has(thread)) expect(nice).toBe(before.get(thread));
    },
  );

  it('keep nobody waiting, not even the two rulers whose battle it is', async () => {
    const asked: BattleSetup[] = [];
    const { promise: word, resolve: speak } = Promise.withResolvers<void>();
    const war = await warHouse({
      captainsOf: async (setup) => {
        asked.push(setup);
        await word;
        return captainsOf(setup);
      },
      close: async () => undefined,
    });
    const [first, second, third] = [await war.ruler(), await war.ruler(), await war.ruler()];
    const id = await challenged(war, first, second);
    expect((await taken(war, second, id)).ok).toBe(true);
    expect(asked).toEqual([]);
    const sworn = war.until(war.now());
    await expect.poll(() => asked.length).toBe(1);
    // Whatever the two do meanwhile, and whoever else, is done while the captains think.
    const again = await taken(war, second, id);
    expect(again.ok ? '' : again.refusal.code).toBe('challenge_answered');
    await challenged(war, third, first);
    const early = await war.act(first, 'give_word', { battleId: id, word: 'a-word' });
    expect(early.ok ? '' : early.refusal.code).toBe('word_too_early');
    const waiting = await war.battle(id);
    expect(waiting).toMatchObject({
      status: 'accepted',
      setup: null,
      roundDueAt: null,
      proof: { sworn: null },
    });
    expect(await war.pendingJobs()).toContain(oathKey(id));
    expect(await war.pendingJobs()).not.toContain(roundKey(id, 1));
    speak();
    await sworn;
    expect((await war.battle(id)).setup?.attacker.captains).toBe(
      captainsOf(asked[0] as BattleSetup).attacker,
    );
    expect(await war.pendingJobs()).not.toContain(oathKey(id));
  });

  it('are asked anew by the next process when the one that asked is killed over it, and the battle is sworn to as it was counted', async () => {
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
    const unheard = await warHouse({
      captainsOf: () => {
        ask();
        return new Promise(() => undefined);
      },
      close: async () => undefined,
    });
    const [first, second] = [await unheard.ruler(), await unheard.ruler()];
    const id = await challenged(unheard, first, second);
    expect((await taken(unheard, second, id)).ok).toBe(true);
    const counted = (await unheard.battle(id)).proof?.muster;
    // Nobody answers, and the process ends over it.
    void unheard.until(unheard.now());
    await isAsked;
    const left = await unheard.leave();
    const war = opened(await openWarHouse({ npcKingdoms: 0, resume: left }));
    await war.until(war.now());
    const { setup, proof, roundDueAt } = await war.battle(id);
    expect(setup?.attacker.units).toEqual(counted?.bare.attacker.units);
    expect(setup?.attacker.captains).toBe(captainsOf(counted?.bare as BattleSetup).attacker);
    expect(proof?.sworn?.commitment.at).toBe(new Date(war.now()).toISOString());
    expect(roundDueAt).toBeGreaterThan(war.now());
    await war.until(war.now() + 3_600_000);
    expect((await war.battle(id)).status).toBe('settled');
  });

  it('are heard on the server’s own when theirs is lost, and settle the same', async () => {
    const council = opened(councilBeside(silent, new URL('./frailCaptain.ts', import.meta.url)));
    const setup = aBattle(
      anArmy({ soldiers: 20, archers: 16, mage: 4 }),
      anArmy({ soldiers: 20, archers: 16 }),
    );
    expect(await council.captainsOf(setup)).toEqual(captainsOf(setup));
    expect(await council.captainsOf(setup)).toEqual(captainsOf(setup));
  });

  it('are heard on the server’s own when theirs take too long over it, and settle the same', async () => {
    const late = new URL('./lateCaptain.ts', import.meta.url);
    const council = opened(councilBeside(silent, late, 50));
    const setup = aBattle(anArmy({ soldiers: 20, archers: 16 }), anArmy({ soldiers: 18, archers: 16 }));
    expect(await council.captainsOf(setup)).toEqual(captainsOf(setup));
  });
});
