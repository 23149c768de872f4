// Taking up a challenge: both armies are bound and the realm swears to them. Then windows give their words, which complete the battle's chance: from
// there on seed, setup and orders decide everything.
import { z } from 'zod';
import { BattleId } from '../../core/brand.ts';
import { fine, firstRefusal, refuse } from '../../core/result.ts';
import { targetView } from '../../kingdom/views.ts';
import { awaitsGround, mayFight, readyArmy } from '../../war/challenge.ts';
import { publicBattle } from '../../war/publicBattle.ts';
import { glance, read, touch, touchKingdom } from '../load.ts';
import { declareVerb, FREE } from '../verb.ts';
import { answerable } from './answerable.ts';

const Input = z.object({
  battleRequestId: BattleId,
  defenderArmyId: z.string().min(1).max(64),
  /** The window will give a word of its own once the realm has sworn to both hosts (`give_word`). */
  speaks: z.boolean().default(false),
});

export const acceptBattle = declareVerb({
  id: 'pvp_battle/accept_battle',
  input: Input,
  *load({ accountId }, { battleRequestId }) {
    const battle = yield* read('battles', battleRequestId);
    return {
      battle,
      // What they wear is shown on the field, and holds nothing up.
      honors: yield* glance('honors', accountId),
      challenger: battle === null ? null : yield* read('kingdoms', battle.attacker.kingdomId),
    };
  },
  *touches(_actor, { battleRequestId }) {
    const battle = yield* read('battles', battleRequestId);
    const shared = touch('battles', battleRequestId);
    return battle === null
      ? [shared]
      : [shared, touchKingdom({ ...battle.attacker, serverId: battle.serverId })];
  },
  see: ({ battle, challenger }, actor) => ({
    battle: battle === null ? null : publicBattle(battle, actor.accountId),
    challenger: challenger === null ? null : targetView(challenger),
  }),
  check: ({ kingdom, seen: { battle, challenger }, rules, now }, { defenderArmyId }) =>
    firstRefusal(
      () => answerable(battle, 'defender', now),
      () => (battle !== null && awaitsGround(battle) ? refuse({ code: 'ground_open', params: {} }) : fine),
      () => {
        const army = readyArmy(kingdom.armies, defenderArmyId);
        return army.ok ? fine : army;
      },
      // What held when the challenge was sent may no longer hold; a raid's kinds of kingdom can't change.
      () => (battle?.kind === 'ranked' ? mayFight('ranked', kingdom, challenger, rules, now) : fine),
    ),
  cost: () => FREE,

  report: z.object({ battleId: BattleId }),
});
