// The first order window of a battle opens early when the rooms say that every player's window has drawn the field.
// Invariant: a battle that has begun, or is about to, is left as it is.
import { changed } from '@sigilla/engine/actions/outcome.ts';
import type { BattleId } from '@sigilla/engine/core/brand.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import { roundJob, roundKey } from '@sigilla/engine/war/jobs.ts';
import { openedEarly } from '@sigilla/engine/war/orderWindow.ts';
import { battles } from '../store/collections.ts';
import { rulesOf } from './house.ts';
import type { House } from './house.ts';
import { transact } from './transact.ts';
import { writeOutcome } from './writeOutcome.ts';

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
