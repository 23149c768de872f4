// Taking up a challenge: both armies are bound, sky and hour are drawn from the battle's own chance, and the first orders may be given.
// The defender's nonce completes that chance: from here on seed, setup and orders decide everything.
import { z } from 'zod';
import { BattleId } from '../../core/brand.ts';
import { fine, firstRefusal, ok, refuse } from '../../core/result.ts';
import type { Kingdom } from '../../kingdom/kingdom.ts';
import { targetView } from '../../kingdom/views.ts';
import type { TargetView } from '../../kingdom/views.ts';
import type { BattleDoc } from '../../war/battle.ts';
import { groundPhrase, mayFight, readyArmy } from '../../war/challenge.ts';
import { answerKey, expiryKey, roundJob } from '../../war/jobs.ts';
import { Nonce, committed, drawnUp } from '../../war/muster.ts';
import { publicBattle } from '../../war/publicBattle.ts';
import type { BattleView } from '../../war/publicBattle.ts';
import { defineAction, FREE, read } from '../define.ts';
import { answerable } from './answerable.ts';

const Input = z.object({
  battleRequestId: BattleId,
  defenderArmyId: z.string().min(1).max(64),
  nonce: Nonce.optional(),
});
type Input = z.infer<typeof Input>;

interface Loaded {
  readonly battle: BattleDoc | null;
  readonly challenger: Kingdom | null;
}
interface Seen {
  readonly battle: BattleView | null;
  readonly challenger: TargetView | null;
}

export const acceptBattle = defineAction<Input, Loaded, Seen>({
  id: 'pvp_battle/accept_battle',
  input: Input,
  fromWire: ({ metadata }) => ({ ...metadata }),
  *load(_actor, { battleRequestId }) {
    const battle = yield* read('battles', battleRequestId);
    return {
      battle,
      challenger: battle === null ? null : yield* read('kingdoms', battle.attacker.kingdomId),
    };
  },
  see: ({ battle, challenger }, actor) => ({
    battle: battle === null ? null : publicBattle(battle, actor.accountId),
    challenger: challenger === null ? null : targetView(challenger),
  }),
  check: ({ kingdom, seen: { battle, challenger }, rules, now }, { defenderArmyId }) =>
    firstRefusal(
      () => answerable(battle, 'defender', now),
      () => {
        const army = readyArmy(kingdom.armies, defenderArmyId);
        return army.ok ? fine : army;
      },
      // What held when the challenge was sent may no longer hold; a raid's kinds of kingdom can't change.
      () => (battle?.kind === 'ranked' ? mayFight('ranked', kingdom, challenger, rules, now) : fine),
    ),
  cost: () => FREE,
  apply: ({ now, kingdom, loaded: { battle, challenger }, content, rules, random, newId }, input) => {
    if (battle === null) return refuse({ code: 'challenge_unknown', params: {} });
    const own = readyArmy(kingdom.armies, input.defenderArmyId);
    if (!own.ok) return own;
    const theirs = readyArmy(challenger?.armies ?? [], battle.attacker.armyId ?? '');
    if (challenger === null || !theirs.ok)
      return refuse({ code: 'challenger_unready', params: { kingdom: battle.attacker.kingdomName } });

    const begun = drawnUp(
      {
        ...battle,
        defender: {
          ...battle.defender,
          armyId: own.value.id,
          armyName: own.value.name,
          nonce: input.nonce ?? newId(),
        },
      },
      { attacker: { kingdom: challenger, army: theirs.value }, defender: { kingdom, army: own.value } },
      content,
      rules,
      now,
    );
    const ground = groundPhrase(battle.terrain, content);
    const sky = content.weathers.get(begun.weather ?? 'clear')?.phrase ?? 'under the sky';
    return ok({
      kingdom: committed(kingdom, own.value, begun, challenger.id, now),
      others: [
        { aggregate: 'battles', id: battle.id, body: begun, isNew: false },
        {
          aggregate: 'kingdoms',
          id: challenger.id,
          body: committed(challenger, theirs.value, begun, kingdom.id, now),
          isNew: false,
        },
      ],
      jobs: [roundJob(begun, begun.roundDueAt ?? now)],
      cancelJobs: [expiryKey(battle.id), ...(battle.defender.isNpc ? [answerKey(battle.id)] : [])],
      message: {
        code: 'challengeTaken',
        params: { army: own.value.name, kingdom: battle.attacker.kingdomName, ground },
        variant: random.below(100),
      },
      report: { battleId: battle.id },
      chronicle: [
        {
          code: 'battleBegun',
          params: {
            attacker: battle.attacker.kingdomName,
            defender: battle.defender.kingdomName,
            ground,
            sky,
          },
          variant: random.below(100),
        },
      ],
      notices: battle.attacker.isNpc
        ? []
        : [
            {
              accountId: battle.attacker.accountId,
              text: { code: 'challengeAccepted', params: { kingdom: kingdom.name, ground } },
              link: `/battles/${battle.id}`,
            },
          ],
    });
  },
});
