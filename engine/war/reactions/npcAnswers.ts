// A ruler of the realm's own answers a challenge, and offers a newcomer a first bout. Both by the verbs that anyone has.
import type { JobPayload } from '../../actions/jobs.ts';
import { glance, read, touch, touchKingdom } from '../../actions/load.ts';
import { reaction } from '../../actions/reaction.ts';
import type { Try } from '../../actions/reaction.ts';
import { acceptBattle } from '../../actions/war/acceptBattle.ts';
import { declineBattle } from '../../actions/war/declineBattle.ts';
import type { Kingdom } from '../../kingdom/kingdom.ts';
import { powerOfArmy } from '../../kingdom/power.ts';
import type { BattleDoc } from '../battle.ts';
import { bestMatch, npcAccepts, npcArmy, npcChallenge } from '../npcPolicy.ts';
import { isFree, isNpc, marchingPower, readGuest, readRealmsOwn, readyOf } from './neighbours.ts';
import type { Guest, Npc } from './neighbours.ts';

type Task<T> = Extract<JobPayload<'npc_turn'>, { readonly task: T }>;

interface Challenged {
  readonly battle: BattleDoc;
  readonly own: Kingdom | null;
  readonly challenger: Kingdom | null;
}

/** Answers a challenge to a kingdom of the realm: task `answer`. */
export const npcAnswer = reaction<Task<'answer'>, Challenged | null>({
  *touches({ battleId, kingdomId }) {
    const own = yield* read('kingdoms', kingdomId);
    return [touch('battles', battleId), ...(own === null ? [] : [touchKingdom(own)])];
  },
  *load({ battleId }) {
    const battle = yield* glance('battles', battleId);
    if (battle === null) return null;
    const own = yield* glance('kingdoms', battle.defender.kingdomId);
    return { battle, own, challenger: yield* glance('kingdoms', battle.attacker.kingdomId) };
  },
  decide({ loaded, content }) {
    const reason = 'field';
    if (loaded === null || loaded.battle.status !== 'proposed' || !isNpc(loaded.own)) return { reason };
    const { battle, own, challenger } = loaded;
    const battleRequestId = battle.id;
    const decline: Try = { by: own, wire: declineBattle.wire({ battleRequestId }) };
    const army = npcArmy(own, content);
    const theirs = challenger?.armies.find(({ id }) => id === battle.attacker.armyId);
    const powers = [
      powerOfArmy(army?.units ?? [], content),
      powerOfArmy(theirs?.units ?? [], content),
    ] as const;
    if (army === null || !npcAccepts(own.npc, battle.kind, ...powers)) return { reason, tries: [decline] };
    const accept = { by: own, wire: acceptBattle.wire({ battleRequestId, defenderArmyId: army.id }) };
    return { reason, tries: [accept, decline] };
  },
});

/** Offers a newcomer a first bout with whoever of the realm's own suits best: task `welcome`. */
export const npcWelcome = reaction<
  Task<'welcome'>,
  { readonly guest: Guest; readonly hosts: readonly Npc[] } | null
>({
  *touches({ kingdomId }) {
    const newcomer = yield* read('kingdoms', kingdomId);
    if (newcomer === null) return [];
    // Whoever of them is the host will be written too: many newcomers at once would take each other's host away again and again.
    return [newcomer, ...(yield* readRealmsOwn(newcomer.serverId))].map(touchKingdom);
  },
  *load({ kingdomId }) {
    const newcomer = yield* glance('kingdoms', kingdomId);
    if (newcomer === null) return null;
    return { guest: yield* readGuest(newcomer), hosts: yield* readRealmsOwn(newcomer.serverId) };
  },
  decide({ loaded, now, content, random }) {
    const reason = 'field';
    if (loaded === null || !isFree(loaded.guest, content, now)) return { reason };
    const newcomer = loaded.guest.kingdom;
    const host = bestMatch(readyOf(loaded.hosts, content), marchingPower(newcomer, content));
    if (host === null) return { reason };
    const wire = npcChallenge(host.kingdom.npc, host.army, newcomer.id, false, content, random);
    return { reason, tries: [{ by: host.kingdom, wire }] };
  },
});
