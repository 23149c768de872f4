// One turn of a kingdom of the realm: a challenge, a deed, or nothing; then the next turn. While nobody looks at a game server its rulers move
// seldom; while somebody does, their bouts are the field's (field.ts). Invariant: each has exactly one pending turn.
import type { WireAction } from '../../actions/command.ts';
import type { JobPayload } from '../../actions/jobs.ts';
import { glance, read, readRuledAt, touchKingdom } from '../../actions/load.ts';
import { reaction } from '../../actions/reaction.ts';
import type { ReactionContext } from '../../actions/reaction.ts';
import type { RealmRules } from '../../kingdom/content.ts';
import type { Kingdom } from '../../kingdom/kingdom.ts';
import { npcTurnJob } from '../jobs.ts';
import { isNewcomer, meansIt, wouldInvite, wouldMeet } from '../npcManners.ts';
import { isFairMatch, npcArmy, npcChallenge, npcDeed, npcPace, NPC_PACE_SPREAD } from '../npcPolicy.ts';
import { isFree, isNpc, marchingPower, readGuest, readRealmsOwn } from './neighbours.ts';
import type { Guest, Npc } from './neighbours.ts';

interface Loaded {
  readonly own: Npc;
  /** A player who is here and might be invited; null when there is none, or no wish to. */
  readonly guest: Guest | null;
  readonly others: readonly Npc[];
}
type Context = ReactionContext<Loaded | null>;

const challengeOf = ({ now, content, lookout, random }: Context, loaded: Loaded): WireAction | null => {
  const { own, guest, others } = loaded;
  const army = npcArmy(own, content);
  if (army === null) return null;
  const challenge = (rival: Kingdom, inEarnest: boolean): WireAction =>
    npcChallenge(own.npc, army, rival.id, inEarnest, content, random);
  const isFair = (rival: Kingdom): boolean =>
    isFairMatch(marchingPower(own, content), marchingPower(rival, content));
  // Newcomers are welcomed first, and given a moment to look round.
  if (
    guest !== null &&
    !isNewcomer(guest.kingdom, now) &&
    isFair(guest.kingdom) &&
    isFree(guest, content, now)
  )
    return challenge(guest.kingdom, false);
  // While somebody looks, the realm's own meet on the field, one pair at a time.
  if (lookout.isWatched(own.serverId) || !wouldMeet(random)) return null;
  const matched = others.filter(
    (other) => other.id !== own.id && isFairMatch(marchingPower(other, content), marchingPower(own, content)),
  );
  return matched.length === 0 ? null : challenge(random.pick(matched), meansIt(own.npc, random));
};

/** When it moves again: half to one and a half of the mean. */
const nextTurnAt = ({ now, lookout, random }: Context, rules: RealmRules): number => {
  const spread = random.between(NPC_PACE_SPREAD.low, NPC_PACE_SPREAD.high);
  return now + Math.floor((npcPace(rules, lookout.isWatched(rules.id)) * spread) / 1000);
};

/** Takes a turn: task `turn`. */
export const npcTakesTurn = reaction<
  Extract<JobPayload<'npc_turn'>, { readonly task: 'turn' }>,
  Loaded | null
>({
  *touches({ kingdomId }) {
    const own = yield* read('kingdoms', kingdomId);
    return own === null ? [] : [touchKingdom(own)];
  },
  *load({ kingdomId }, { lookout, random }) {
    const own = yield* glance('kingdoms', kingdomId);
    if (!isNpc(own)) return null;
    const here = lookout.present(own.serverId);
    const wanted = here.length > 0 && wouldInvite(random) ? random.pick(here) : null;
    const guest = wanted === null ? null : yield* readRuledAt(own.serverId, wanted);
    return {
      own,
      guest: guest === null ? null : yield* readGuest(guest),
      others: yield* readRealmsOwn(own.serverId),
    };
  },
  decide(ctx) {
    const { loaded, now, content, random } = ctx;
    const reason = 'field';
    if (loaded === null) return { reason };
    const { own } = loaded;
    const rules = content.gameServers.get(own.serverId);
    if (rules === undefined) throw new Error(`${own.name} stands on an unknown game server`);
    const next = npcTurnJob(own.id, nextTurnAt(ctx, rules));
    const wire = challengeOf(ctx, loaded) ?? npcDeed(own, own.npc, content, rules, now, random);
    return { reason, outcome: { jobs: [next] }, tries: wire === null ? [] : [{ by: own, wire }] };
  },
});
