// Captains on a thread beside the server's own: they settle what they would settle on it, whoever has nothing to do with the battle waits for
// nobody's captains, and a battle is fought though the thread is lost.
import { afterEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import type { BattleSetup } from '@sigilla/engine/battle/setup.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { captainsOf } from '@sigilla/engine/war/doctrine.ts';
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

  it('keep nobody waiting but the two rulers whose battle it is', async () => {
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
    const done: string[] = [];
    const noted = async (name: string, work: Promise<{ readonly ok: boolean }>): Promise<void> => {
      expect((await work).ok).toBe(true);
      done.push(name);
    };
    const accepted = noted('taken up', taken(war, second, id));
    await expect.poll(() => asked.length).toBe(1);
    const own = noted(
      'again',
      taken(war, second, id).then(() => ({ ok: true })),
    );
    await noted(
      'of another',
      war.act(third, 'initiate_battle', { targetUserId: first.accountId, armyId: 'army-1' }),
    );
    expect(done).toEqual(['of another']);
    speak();
    await Promise.all([accepted, own]);
    expect(done).toEqual(['of another', 'taken up', 'again']);
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
