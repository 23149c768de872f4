// Sending the herald: the battle is proposed, its seed made and sealed, and its expiry set.
import { BattleId } from '../../core/brand.ts';
import { ok, refuse } from '../../core/result.ts';
import { titleRulesOf, wornTitle } from '../../honors/titles.ts';
import type { Kingdom } from '../../kingdom/kingdom.ts';
import {
  FIGHTING_WORDS,
  KIND_WORDS,
  groundPhrase,
  heraldTallied,
  kindOf,
  raidTallied,
  readyArmy,
  spokenMessage,
  typeByDefault,
} from '../../war/challenge.ts';
import type { BattleKind } from '../../war/kinds.ts';
import { fieldNamed } from '../../war/ground.ts';
import { answerJob, expiryJob } from '../../war/jobs.ts';
import { proposedBattle } from '../../war/proposal.ts';
import { deed } from '../deed.ts';
import { created } from '../outcome.ts';
import { initiateBattle } from './initiateBattle.ts';

/** A kingdom of the realm answers after this many milliseconds: soon, but as if someone had read the letter. */
const ANSWER_DELAY = { low: 1_500, high: 3_500 };

/**
 * The challenger once the herald is on his way: whoever attacks a player in earnest is a beginner no longer, and raids and the heralds of one player
 * to another are counted.
 */
const challenging = (kingdom: Kingdom, rival: Kingdom, kind: BattleKind, now: number): Kingdom => {
  const { today, protectedUntil, npc } = kingdom;
  const isBetweenPlayers = npc === null && rival.npc === null;
  return {
    ...kingdom,
    protectedUntil: kind === 'ranked' ? null : protectedUntil,
    today:
      kind === 'raid'
        ? raidTallied(today, now)
        : isBetweenPlayers
          ? heraldTallied(today, rival.id, now)
          : today,
  };
};

export const initiateBattleDeed = deed(
  initiateBattle,
  ({ now, kingdom, loaded: { rival, honors }, content, rules, random, newId, newSeed }, input) => {
    if (rival === null) return refuse({ code: 'unknown_rival', params: {} });
    const army = readyArmy(kingdom.armies, input.armyId);
    if (!army.ok) return army;
    const kind = kindOf(input.ranked, rival.npc !== null);
    const field = fieldNamed(input.terrain, content);
    if (field === null) return refuse({ code: 'unknown_terrain', params: {} });
    const { terrain } = field;
    const type = input.battleType ?? field.type ?? typeByDefault(kind, terrain);
    const battle = proposedBattle(
      {
        id: BattleId.parse(newId()),
        seed: newSeed(),
        speaks: input.speaks,
        kind,
        challenger: kingdom,
        army: army.value,
        rival,
        type,
        title: wornTitle(honors, titleRulesOf(content)),
        terrain,
        message: spokenMessage(input.message, content),
      },
      content,
      rules,
      now,
    );
    return ok({
      kingdom: challenging(kingdom, rival, kind, now),
      changes: [created('battles', battle)],
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
                    kind: `${KIND_WORDS[kind]}${FIGHTING_WORDS[type]}`,
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
);
