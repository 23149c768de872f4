// A battle for honor, watched from outside in a browser: it is found among those being fought, is shown one round late and says so, takes the benches' calls,
// and catches up with what its rulers saw when it is over.
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { Replay } from '@sigilla/engine/battle/replay.ts';
import type { BattleAdvance } from '@sigilla/rooms/duel/messages.ts';
import type { DuelState } from '@sigilla/rooms/duel/state.ts';
import { kingdoms } from '@sigilla/server/store/collections.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { act, aRuler, enter, eventually, fresh, get, leave } from '../rooms/visitors.ts';
import type { Ruler, Seat } from '../rooms/visitors.ts';
import { lookAt } from './support/looked.ts';
import { COARSE } from './support/pictures.ts';
import { inRealm } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';

// No window closes by itself: a round is fought when both have spoken, and not before.
const visit = inRealm({ ORDER_WINDOW_SECONDS: 3600 });
const seats: Seat[] = [];
const people: Visitor[] = [];
afterEach(async () => {
  await leave(...seats.splice(0));
  for (const one of people.splice(0)) await one.close();
});

/** A ruler who is no beginner, and may fight for honor. */
const aVeteran = async (): Promise<Ruler> => {
  const ruler = await aRuler(visit.url());
  const own = { prefix: [ruler.userId as AccountId], limit: 1 };
  const [kingdom] = (await visit.store().find(kingdoms, 'account', own)).items;
  if (kingdom === undefined) throw new Error('nobody rules here');
  await visit
    .store()
    .commit([replace(kingdoms, kingdom, { ...kingdom.body, experience: 6_000, protectedUntil: null })]);
  return ruler;
};

const stateOf = ({ room }: Seat): DuelState => room.state as DuelState;

describe('a battle for honor, watched from outside', () => {
  it('is found on the field, shown one round late with the reason, cheered from the benches, and whole when it is over', async () => {
    const url = visit.url();
    const [attacker, defender] = [await aVeteran(), await aVeteran()];
    const { battleId } = await act(url, attacker, 'initiate_battle', {
      targetUserId: defender.userId,
      armyId: 'army-1',
      ranked: true,
    });
    await act(url, defender, 'accept_battle', { battleRequestId: battleId, defenderArmyId: 'army-1' });
    const commanders = [
      await enter(url, 'duel', { battleId }, attacker),
      await enter(url, 'duel', { battleId }, defender),
    ] as const;
    seats.push(...commanders);
    const [first] = commanders;
    const isOver = (): boolean => stateOf(first).status === 'settled';
    /** How many rounds the first commander has been shown. */
    const shown = (): number =>
      Math.max(
        0,
        ...first.of<BattleAdvance>('advance').map(({ fromRound, rounds }) => fromRound + rounds.length),
      );
    /** Both give their word, so that the next round is fought. */
    const fight = async (): Promise<void> => {
      const round = shown() + 1;
      for (const { room } of commanders)
        await room.request('orders', { commandId: fresh(), round, stance: 'press', target: 'nearest' });
      await eventually('the round is fought', () => shown() >= round || isOver());
    };

    const visitor = await visit({ viewport: { width: 1280, height: 800 }, ...COARSE });
    people.push(visitor);
    const { page } = visitor;
    await page.goto('/battles');
    const card = page.getByRole('link', { name: new RegExp(attacker.kingdomName) });
    await card.getByText('for honor').waitFor();
    await card.click();
    const told = page.getByRole('region', { name: 'Round by round' }).getByRole('heading', { level: 3 });
    const facts = page.getByText('shown one round late');
    await facts.waitFor();
    expect(await page.title()).toBe(`${attacker.kingdomName} against ${defender.kingdomName} · Sigilla`);
    await page.getByText('the hill sees each round only when the next has been fought').waitFor();
    expect(await told.count()).toBe(0);

    const heard = (): number => [...stateOf(first).calls].reduce((sum, times) => sum + times, 0);
    const calls = page.getByRole('group', { name: 'Call out' }).getByRole('button');
    await calls.first().click();
    await page.getByText('You call out:').waitFor();
    await eventually('the commanders hear the benches', () => heard() === 1 && stateOf(first).watchers === 1);

    // Fought before both rulers' eyes, and not yet before the hill's: its first comes with their second.
    for (let round = 1; round <= 3; round += 1) await fight();
    expect([shown(), isOver()]).toEqual([3, false]);
    await page.getByRole('heading', { name: 'Round 2', exact: true }).waitFor();
    expect(await told.allTextContents()).toEqual(['Round 2', 'Round 1']);
    await facts.waitFor();
    await lookAt(page, 'spectator-late-1280');
    await page.setViewportSize({ width: 360, height: 740 });
    await lookAt(page, 'spectator-late-360');

    while (!isOver()) await fight();
    await page.getByRole('button', { name: 'Show me how it ended' }).click();
    await page.getByRole('heading', { name: 'How it ended' }).waitFor();
    const { rounds } = Replay.parse((await get(url, `/api/battles/${String(battleId)}/replay`))['replay']);
    await expect.poll(() => told.count()).toBe(rounds.length);
    expect(await facts.count()).toBe(0);
    expect(await page.getByText('the hill sees each round').count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });
});
