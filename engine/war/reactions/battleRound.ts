// A round whose order window has closed: one outcome holds orders, round, and the next round's job or the battle's end, so that a killed
// server goes on at the same round. Invariant: a battle that is not waiting for that round is left as it is.
import { changed } from '../../actions/outcome.ts';
import type { JobPayload } from '../../actions/jobs.ts';
import { glance, read, touch } from '../../actions/load.ts';
import { reaction } from '../../actions/reaction.ts';
import type { RealmRules } from '../../kingdom/content.ts';
import type { Kingdom } from '../../kingdom/kingdom.ts';
import type { BattleDoc } from '../battle.ts';
import { boutWindow, isBout } from '../bout.ts';
import { drawnUpLine } from '../challenge.ts';
import { concluded } from '../conclusion.ts';
import { roundJob } from '../jobs.ts';
import { drawnUp, sealed } from '../oath.ts';
import { isUnattended } from '../orderWindow.ts';
import { awaitsRound, isDecided, nextRound } from '../round.ts';
import type { Tempers } from '../round.ts';

interface Loaded {
  readonly battle: BattleDoc;
  /** null for a ruler who has left the realm. */
  readonly attacker: Kingdom | null;
  readonly defender: Kingdom | null;
}

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

/** The reaction to `battle_round`. */
export const battleRound = reaction<JobPayload<'battle_round'>, Loaded | null>({
  touches: ({ battleId }) => [touch('battles', battleId)],
  *load({ battleId }) {
    const battle = yield* read('battles', battleId);
    if (battle === null) return null;
    // Both go on ruling meanwhile: the commit is held to them only when the last round changes them.
    const attacker = yield* glance('kingdoms', battle.attacker.kingdomId);
    const defender = yield* glance('kingdoms', battle.defender.kingdomId);
    return { battle, attacker, defender };
  },
  decide({ loaded, now, content, random, lookout, notary }, { round }) {
    if (loaded === null || !awaitsRound(loaded.battle, round)) return { reason: 'battle_round' };
    const { battle, attacker, defender } = loaded;
    const rules = content.gameServers.get(battle.serverId);
    if (rules === undefined) throw new Error(`battle ${battle.id} stands on an unknown game server`);
    const tempers = { attacker: attacker?.npc ?? null, defender: defender?.npc ?? null };
    if (battle.setup === null) {
      // Whoever has not given a word by now is away, and the realm speaks for them.
      const drawn = drawnUp(battle, rules, notary, now);
      return {
        reason: 'battle_round',
        outcome: {
          changes: [changed('battles', drawn)],
          jobs: [roundJob(drawn, drawn.roundDueAt ?? now)],
          chronicle: [{ serverId: drawn.serverId, text: drawnUpLine(drawn, content, random.below(100)) }],
        },
      };
    }
    const isWatched = lookout.mayBeWatched(battle.serverId);
    const after = sealed(fought(battle, tempers, rules, isWatched, now), notary);
    if (isDecided(after))
      return {
        reason: 'battle_spoils',
        outcome: concluded(after, { attacker, defender }, content, notary, now),
      };
    return {
      reason: 'battle_round',
      outcome: { changes: [changed('battles', after)], jobs: [roundJob(after, after.roundDueAt ?? now)] },
    };
  },
});
