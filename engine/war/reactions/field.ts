// The field of a game server: while somebody looks, two of the realm's own fight there in real time, so that there is a battle to watch. A look
// writes the job that sees to it; the job writes its own successor, and is gone when nobody looks any more.
// Invariants: the pending job is what keeps bouts apart (a new one begins at the earliest BETWEEN_MS after the last, on any process and after
// any kill); where a battle is on, none is added; where nobody looks, none begins.
import { changed, created } from '../../actions/outcome.ts';
import type { Outcome } from '../../actions/outcome.ts';
import type { JobPayload, HastenedJob } from '../../actions/jobs.ts';
import { lookThrough, readOpenBattle, touchRealm } from '../../actions/load.ts';
import type { Load } from '../../actions/load.ts';
import { reaction } from '../../actions/reaction.ts';
import type { Occasion, ReactionContext } from '../../actions/reaction.ts';
import { BattleId } from '../../core/brand.ts';
import type { RealmRules } from '../../kingdom/content.ts';
import { boutLength, drawnBout } from '../bout.ts';
import { fieldJob, npcTurnJob, roundJob } from '../jobs.ts';
import { boutGround, isFairMatch } from '../npcPolicy.ts';
import { readRealmsOwn, readyOf } from './neighbours.ts';
import type { Npc, Ready } from './neighbours.ts';

/** From the beginning of one bout to the beginning of the next, at least. */
const BETWEEN_MS = 120_000;
/** While a battle is on, the field is looked at again this soon; when nobody can fight, a little later. */
const AGAIN_MS = 10_000;
const NOBODY_MS = 30_000;
/** Meetings that are weighed against each other. */
const CANDIDATES = 3;

type Pair = readonly [Ready, Ready];
interface Loaded {
  readonly isUnderWay: boolean;
  readonly npcs: readonly Npc[];
  /** Meetings to be weighed against each other. */
  readonly pairs: readonly Pair[];
}
type Context = ReactionContext<Loaded | null>;
const boutOf = (
  { content, random, notary, newId, newSeed }: Context,
  rules: RealmRules,
  pair: Pair,
  now: number,
) => {
  const [attacker, defender] = pair;
  const terrain = boutGround(content, random);
  const id = BattleId.parse(newId());
  return drawnBout({ id, seed: newSeed(), terrain, attacker, defender }, content, rules, notary, now);
};

/** How long these two would be at it, by a chance that is none of the coming battle's. */
const promise = (ctx: Context, rules: RealmRules, pair: Pair): number => {
  const [attacker, defender] = pair;
  const tempers = { attacker: attacker.kingdom.npc, defender: defender.kingdom.npc };
  return boutLength(boutOf(ctx, rules, pair, 0).battle, tempers, rules);
};

/** A few pairs of the realm's own who are free and a fair match, drawn by chance; none who have a challenge open between them. */
function* drawPairs({ content, random }: Occasion, npcs: readonly Npc[]): Load<readonly Pair[]> {
  const ready = readyOf(npcs, content);
  const matches = ready.flatMap((one) =>
    ready
      .filter((other) => other !== one && isFairMatch(other.armyPower, one.armyPower))
      .map((other) => [one, other] as const),
  );
  const pairs: Pair[] = [];
  for (let drawn = 0; drawn < CANDIDATES && matches.length > 0; drawn += 1) {
    const pair = random.pick(matches);
    const [one, other] = pair;
    if ((yield* readOpenBattle(one.kingdom.id, other.kingdom.id)) === null) pairs.push(pair);
  }
  return pairs;
}

/** The two who promise the longest fight; null when there are none. */
const longestOf = (ctx: Context, rules: RealmRules, pairs: readonly Pair[]): Pair | null => {
  const weighed = pairs.map((pair) => ({ pair, rounds: promise(ctx, rules, pair) }));
  return weighed.toSorted((one, other) => other.rounds - one.rounds)[0]?.pair ?? null;
};

const begun = (ctx: Context, rules: RealmRules, pair: Pair): Required<Pick<Outcome, 'changes' | 'jobs'>> => {
  const { battle, attacker, defender } = boutOf(ctx, rules, pair, ctx.now);
  return {
    changes: [created('battles', battle), changed('kingdoms', attacker), changed('kingdoms', defender)],
    jobs: [roundJob(battle, battle.roundDueAt ?? ctx.now)],
  };
};

/** Rulers of the realm who have settled down to a quiet pace move soon again. */
const roused = (
  { now, random }: Context,
  rules: RealmRules,
  npcs: readonly Npc[],
): readonly HastenedJob[] => {
  const mean = rules.npcTurnSeconds * 1000;
  return npcs.map(({ id }) => ({
    ...npcTurnJob(id, now + random.below(Math.ceil(mean))),
    ifDueAfter: now + mean * 1.5,
  }));
};

/** A bout begins if one is wanted, and the field is looked at again while somebody looks at it: task `field`. */
export const field = reaction<Extract<JobPayload<'npc_turn'>, { readonly task: 'field' }>, Loaded | null>({
  touches: ({ serverId }) => [touchRealm(serverId)],
  *load({ serverId }, occasion) {
    if (!occasion.lookout.isWatched(serverId)) return null;
    for (const status of ['fighting', 'accepted'] as const)
      if ((yield* lookThrough('battles', 'status', { prefix: [serverId, status], limit: 1 })).length > 0)
        return { isUnderWay: true, npcs: [], pairs: [] };
    const npcs = yield* readRealmsOwn(serverId);
    return { isUnderWay: false, npcs, pairs: yield* drawPairs(occasion, npcs) };
  },
  decide(ctx, { serverId }) {
    const reason = 'field';
    const { loaded, now, content } = ctx;
    const rules = content.gameServers.get(serverId);
    if (loaded === null || rules === undefined) return { reason };
    if (loaded.isUnderWay) return { reason, outcome: { jobs: [fieldJob(serverId, now + AGAIN_MS)] } };
    const rousing = roused(ctx, rules, loaded.npcs);
    const pair = longestOf(ctx, rules, loaded.pairs);
    if (pair === null)
      return { reason, outcome: { jobs: [...rousing, fieldJob(serverId, now + NOBODY_MS)] } };
    const { changes, jobs } = begun(ctx, rules, pair);
    return {
      reason,
      outcome: { changes, jobs: [...jobs, ...rousing, fieldJob(serverId, now + BETWEEN_MS)] },
    };
  },
});
