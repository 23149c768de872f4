// Challenging another kingdom: a bout with blunted steel, a raid, or a ranked battle.
// The battle's seed is made here and its hash published with the challenge; words are given once both hosts are sworn to, so that neither
// ruler nor the realm can choose the chance of it. No army is bound before the challenge is accepted.
import { z } from 'zod';
import { BattleType } from '@sigilla/content/schema/terrain.ts';
import { BattleId } from '../../core/brand.ts';
import { tidyText } from '../../core/publicText.ts';
import { fine, firstRefusal } from '../../core/result.ts';
import { reducedTurns } from '../../kingdom/bonuses.ts';
import { targetView } from '../../kingdom/views.ts';
import type { TargetView } from '../../kingdom/views.ts';
import { BattleKind } from '../../war/kinds.ts';
import {
  CHALLENGE_TURNS,
  fitMessage,
  kindOf,
  mayFight,
  mayRide,
  nothingOpen,
  readyArmy,
} from '../../war/challenge.ts';
import type { OpenBattle } from '../../war/challenge.ts';
import { fieldNamed, known } from '../../war/ground.ts';
import { sideOf } from '../../war/publicBattle.ts';
import { glance, readOpenBattle, readRuled } from '../load.ts';
import { declareVerb } from '../verb.ts';

const Input = z.object({
  /** The rival's account or kingdom. */
  targetUserId: z.string().min(1).max(64),
  armyId: z.string().min(1).max(64),
  terrain: z.string().max(32).default('plains'),
  /** What kind of fighting: the ground's and the stakes' own when none is named, a siege where a fortress is. */
  battleType: BattleType.optional(),
  message: z.string().max(1000).transform(tidyText).default(''),
  /** In earnest: ranked against a player, a raid against a kingdom of the realm. */
  ranked: z.boolean().default(false),
  /** The window will give a word of its own once the realm has sworn to both hosts (`give_word`). */
  speaks: z.boolean().default(false),
});

export const initiateBattle = declareVerb({
  id: 'pvp_battle/initiate_battle',
  input: Input,
  *load(actor, { targetUserId }) {
    const rival = yield* readRuled(targetUserId);
    return {
      rival,
      open: rival === null ? null : yield* readOpenBattle(actor.kingdomId, rival.id),
      // What they wear is shown on the field, and holds nothing up.
      honors: yield* glance('honors', actor.accountId),
    };
  },
  see: ({ rival, open }, actor): { rival: TargetView | null; open: OpenBattle | null } => ({
    rival: rival === null ? null : targetView(rival),
    open:
      open === null
        ? null
        : { side: sideOf(open, actor.accountId) ?? 'attacker', accepted: open.acceptedAt !== null },
  }),
  check: ({ actor, kingdom, seen: { rival, open }, content, rules, now }, input) =>
    firstRefusal(
      () => mayFight(kindOf(input.ranked, rival?.isNpc ?? false), kingdom, rival, rules, now),
      () => nothingOpen(open, rival),
      () => mayRide(kingdom, rival, now),
      () => {
        const army = readyArmy(kingdom.armies, input.armyId);
        return army.ok ? fine : army;
      },
      () => known(fieldNamed(input.terrain, content)),
      () => fitMessage(input.message, actor.isGuest, content),
    ),
  cost: ({ seen: { rival }, kingdom }, { ranked }) => ({
    turns: reducedTurns(
      CHALLENGE_TURNS[kindOf(ranked, rival?.isNpc ?? false)],
      kingdom.bonuses.planningPercent,
    ),
    resources: {},
  }),

  report: z.object({ battleId: BattleId, kind: BattleKind, seedHash: z.string() }),
});
