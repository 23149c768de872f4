// The realm swears to both hosts of a battle that was taken up, with what their captains have settled. They are heard before anybody's line is
// entered: what they are asked about was counted when the challenge was taken up, and does not change any more. Invariant: a battle that waits for
// no oath is left as it is; whoever is killed over it asks them again, and they settle the same.
import { changed } from '../../actions/outcome.ts';
import type { JobPayload } from '../../actions/jobs.ts';
import { glance, read, touch } from '../../actions/load.ts';
import { reaction } from '../../actions/reaction.ts';
import type { BattleDoc } from '../battle.ts';
import { drawnUpLine } from '../challenge.ts';
import { roundJob } from '../jobs.ts';
import { awaitingOath, sworn } from '../oath.ts';

/** The reaction to `battle_oath`. */
export const battleOath = reaction<JobPayload<'battle_oath'>, BattleDoc | null>({
  *council({ battleId }) {
    const battle = yield* glance('battles', battleId);
    return battle === null ? null : awaitingOath(battle);
  },
  touches: ({ battleId }) => [touch('battles', battleId)],
  load: ({ battleId }) => read('battles', battleId),
  decide({ loaded: battle, captains, now, content, random, notary }) {
    // An oath changes no kingdom, so no ledger ever has a word of it.
    const reason = 'battle_round';
    if (battle === null || awaitingOath(battle) === null) return { reason };
    const rules = content.gameServers.get(battle.serverId);
    if (rules === undefined) throw new Error(`battle ${battle.id} stands on an unknown game server`);
    const bound = sworn(battle, captains, rules, notary, now);
    return {
      reason,
      outcome: {
        changes: [changed('battles', bound)],
        jobs: [roundJob(bound, bound.roundDueAt ?? now)],
        // Whoever waits for words is drawn up later, and told then.
        chronicle:
          bound.setup === null
            ? []
            : [{ serverId: bound.serverId, text: drawnUpLine(bound, content, random.below(100)) }],
      },
    };
  },
});
