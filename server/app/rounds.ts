// The jobs of a battle: each round when its order window closes, and the lapse of a challenge that nobody has answered; and the first
// window's early opening, when the rooms say that every player's window has drawn the field.
// One commit holds orders, round, and the next round's job (or the battle's end), so a killed server goes on at the same round.
// Invariant: a round is fought exactly once, whatever process does it and however often it is tried.
import { changed } from '@sigilla/engine/actions/outcome.ts';
import type { BattleId } from '@sigilla/engine/core/brand.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { RealmRules } from '@sigilla/engine/kingdom/content.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { boutWindow, isBout } from '@sigilla/engine/war/bout.ts';
import { roundJob, roundKey } from '@sigilla/engine/war/jobs.ts';
import { isUnattended, openedEarly } from '@sigilla/engine/war/orderWindow.ts';
import { awaitsRound, isDecided, nextRound } from '@sigilla/engine/war/round.ts';
import type { Tempers } from '@sigilla/engine/war/round.ts';
import { battles, kingdoms } from '../store/collections.ts';
import type { Change } from '../store/Store.ts';
import { concludeBattle } from './concludeBattle.ts';
import { rulesOf } from './house.ts';
import type { House } from './house.ts';
import { doJob } from './jobWork.ts';
import type { HeldJob } from './jobs.ts';
import type { Presences } from './presences.ts';
import { transact } from './transact.ts';
import { writeOutcome } from './writeOutcome.ts';

/** A kingdom's temper never changes, so it need not take part in the commit. */
const tempersOf = async (house: House, { attacker, defender }: BattleDoc): Promise<Tempers> => {
  const [first, second] = await house.store.getMany(kingdoms, [attacker.kingdomId, defender.kingdomId]);
  return { attacker: first?.body.npc ?? null, defender: second?.body.npc ?? null };
};

/** One round; all that are left when nobody commands it, unless it is a bout and somebody watches. */
const fought = (
  battle: BattleDoc,
  tempers: Tempers,
  rules: RealmRules,
  isWatched: boolean,
  now: number,
): BattleDoc => {
  let after = nextRound(battle, tempers, rules, now);
  if (isDecided(after) || !isUnattended(battle)) return after;
  if (isWatched && isBout(battle)) return { ...after, roundDueAt: now + boutWindow(after, tempers, rules) };
  while (!isDecided(after)) after = nextRound(after, tempers, rules, now);
  return after;
};

/** Does a `battle_round` job. A battle that is not waiting for that round is left as it is. */
export const fightDueRound = async (
  house: House,
  presences: Pick<Presences, 'mayBeWatched'>,
  job: HeldJob<'battle_round'>,
  done: Change,
): Promise<void> => {
  const { battleId, round } = job.payload;
  await doJob(house, job, done, async (unit) => {
    const found = await unit.get(battles, battleId);
    if (found === null || !awaitsRound(found.body, round)) return;
    const rules = rulesOf(house, found.body.serverId);
    if (!rules.ok) throw new Error(`battle ${battleId} stands on an unknown game server`);
    const isWatched = presences.mayBeWatched(found.body.serverId);
    const after = fought(found.body, await tempersOf(house, found.body), rules.value, isWatched, unit.now);
    if (isDecided(after)) {
      await concludeBattle(house, unit, after);
      return;
    }
    await writeOutcome(
      house,
      unit,
      { changes: [changed('battles', after)], jobs: [roundJob(after, after.roundDueAt ?? unit.now)] },
      { reason: 'battle_round', transactionId: job.id },
    );
  });
};

/** Opens the first window of a battle now instead of later. A battle that has begun, or is about to, is left as it is. */
export const openFirstWindow = async (house: House, battleId: BattleId): Promise<void> => {
  await transact(house, async (unit) => {
    const found = await unit.get(battles, battleId);
    const rules = found === null ? null : rulesOf(house, found.body.serverId);
    if (found === null || rules === null || !rules.ok) return ok(undefined);
    const opened = openedEarly(found.body, rules.value, unit.now);
    if (opened === null) return ok(undefined);
    await writeOutcome(
      house,
      unit,
      {
        changes: [changed('battles', opened)],
        cancelJobs: [roundKey(battleId, 1)],
        jobs: [roundJob(opened, opened.roundDueAt ?? unit.now)],
      },
      { reason: 'first_window', transactionId: house.ids.id() },
    );
    return ok(undefined);
  });
};

/** Does a `battle_expiry` job: a challenge that is still unanswered lapses, and its challenger is told. */
export const expireChallenge = async (
  house: House,
  job: HeldJob<'battle_expiry'>,
  done: Change,
): Promise<void> => {
  await doJob(house, job, done, async (unit) => {
    const found = await unit.get(battles, job.payload.battleId);
    if (found === null || found.body.status !== 'proposed') return;
    const { attacker, defender } = found.body;
    const text = { code: 'challengeExpired', params: { kingdom: defender.kingdomName } } as const;
    await writeOutcome(
      house,
      unit,
      {
        changes: [changed('battles', { ...found.body, status: 'expired' })],
        notices: attacker.isNpc ? [] : [{ accountId: attacker.accountId, text, link: '/war' }],
      },
      { reason: 'battle_expiry', transactionId: job.id },
    );
  });
};
