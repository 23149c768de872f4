// Challenging another kingdom: a bout with blunted steel, a raid, or a ranked battle.
// The battle's seed is made here and its hash published with the challenge; the rival adds a nonce when accepting, so neither ruler
// nor the realm can choose the chance of it. No army is bound before the challenge is accepted.
import { z } from 'zod';
import { TerrainId } from '@sigilla/content/schema/terrain.ts';
import { BattleId } from '../../core/brand.ts';
import { tidyText } from '../../core/publicText.ts';
import { fine, firstRefusal, ok, refuse } from '../../core/result.ts';
import { reducedTurns } from '../../kingdom/bonuses.ts';
import type { Kingdom } from '../../kingdom/kingdom.ts';
import { targetView } from '../../kingdom/views.ts';
import type { TargetView } from '../../kingdom/views.ts';
import {
  CHALLENGE_TURNS,
  KIND_WORDS,
  fitMessage,
  groundPhrase,
  kindOf,
  knownTerrain,
  mayFight,
  nothingOpen,
  raidTallied,
  readyArmy,
  spokenMessage,
} from '../../war/challenge.ts';
import type { BattleKind } from '../../war/battle.ts';
import type { OpenBattle } from '../../war/challenge.ts';
import { answerJob, expiryJob } from '../../war/jobs.ts';
import { Nonce } from '../../war/muster.ts';
import { proposedBattle } from '../../war/proposal.ts';
import type { BattleDoc } from '../../war/battle.ts';
import { sideOf } from '../../war/publicBattle.ts';
import { defineAction, read, readOpenBattle } from '../define.ts';

/** A kingdom of the realm answers after this many milliseconds: soon, but as if someone had read the letter. */
const ANSWER_DELAY = { low: 1_500, high: 3_500 };

const Input = z.object({
  /** The rival's account or kingdom. */
  targetUserId: z.string().min(1).max(64),
  armyId: z.string().min(1).max(64),
  terrain: z.string().max(32).default('plains'),
  message: z.string().max(1000).transform(tidyText).default(''),
  /** In earnest: ranked against a player, a raid against a kingdom of the realm. */
  ranked: z.boolean().default(false),
  nonce: Nonce.optional(),
});
type Input = z.infer<typeof Input>;

interface Loaded {
  readonly rival: Kingdom | null;
  /** Whatever is open between the two kingdoms. */
  readonly open: BattleDoc | null;
}
interface Seen {
  readonly rival: TargetView | null;
  readonly open: OpenBattle | null;
}

/** The challenger once the herald is on his way: whoever attacks a player in earnest is a beginner no longer, and raids are counted. */
const challenging = (kingdom: Kingdom, kind: BattleKind, now: number): Kingdom => {
  switch (kind) {
    case 'ranked':
      return { ...kingdom, protectedUntil: null };
    case 'raid':
      return { ...kingdom, today: raidTallied(kingdom.today, now) };
    case 'sparring':
      return kingdom;
  }
};

export const initiateBattle = defineAction<Input, Loaded, Seen>({
  id: 'pvp_battle/initiate_battle',
  input: Input,
  fromWire: ({ metadata }) => ({ ...metadata }),
  *load(actor, { targetUserId }) {
    const rival = yield* read('kingdoms', targetUserId);
    return { rival, open: rival === null ? null : yield* readOpenBattle(actor.kingdomId, rival.id) };
  },
  see: ({ rival, open }, actor) => ({
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
      () => {
        const army = readyArmy(kingdom.armies, input.armyId);
        return army.ok ? fine : army;
      },
      () => knownTerrain(input.terrain, content),
      () => fitMessage(input.message, actor.isGuest, content),
    ),
  cost: ({ seen: { rival }, kingdom }, { ranked }) => ({
    turns: reducedTurns(
      CHALLENGE_TURNS[kindOf(ranked, rival?.isNpc ?? false)],
      kingdom.bonuses.planningPercent,
    ),
    resources: {},
  }),
  apply: ({ now, kingdom, loaded: { rival }, content, rules, random, newId, newSeed }, input) => {
    if (rival === null) return refuse({ code: 'unknown_rival', params: {} });
    const army = readyArmy(kingdom.armies, input.armyId);
    if (!army.ok) return army;
    const kind = kindOf(input.ranked, rival.npc !== null);
    const terrain = TerrainId.parse(input.terrain);
    const battle = proposedBattle(
      {
        id: BattleId.parse(newId()),
        seed: newSeed(),
        nonce: input.nonce ?? newId(),
        kind,
        challenger: kingdom,
        army: army.value,
        rival,
        terrain,
        message: spokenMessage(input.message, content),
      },
      content,
      rules,
      now,
    );
    return ok({
      kingdom: challenging(kingdom, kind, now),
      others: [{ aggregate: 'battles', id: battle.id, body: battle, isNew: true }],
      jobs: [
        expiryJob(battle),
        ...(rival.npc === null
          ? []
          : [answerJob(battle, now + random.between(ANSWER_DELAY.low, ANSWER_DELAY.high))]),
      ],
      message: {
        code: 'challengeSent',
        params: { kingdom: rival.name, hours: rules.challengeHours },
        variant: random.below(100),
      },
      report: { battleId: battle.id, kind, seedHash: battle.seedHash },
      notices:
        rival.npc === null
          ? [
              {
                accountId: rival.accountId,
                text: {
                  code: 'challengeReceived',
                  params: {
                    kingdom: kingdom.name,
                    kind: KIND_WORDS[kind],
                    ground: groundPhrase(terrain, content),
                    power: kingdom.power,
                  },
                  variant: random.below(100),
                },
                link: `/battles/${battle.id}`,
              },
            ]
          : [],
    });
  },
});
