// Taking up a challenge: both armies are bound and sworn to; where no window gives a word they are drawn up at once.
import { ok, refuse } from '../../core/result.ts';
import { titleRulesOf, wornTitle } from '../../honors/titles.ts';
import { drawnUpLine, groundPhrase, readyArmy } from '../../war/challenge.ts';
import { answerKey, expiryKey, roundJob } from '../../war/jobs.ts';
import { committed, joined } from '../../war/muster.ts';
import { isUnattended } from '../../war/orderWindow.ts';
import { deed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { acceptBattle } from './acceptBattle.ts';

export const acceptBattleDeed = deed(
  acceptBattle,
  function* (
    { now, kingdom, loaded: { battle, challenger, honors }, content, rules, random, notary },
    input,
  ) {
    if (battle === null) return refuse({ code: 'challenge_unknown', params: {} });
    const own = readyArmy(kingdom.armies, input.defenderArmyId);
    if (!own.ok) return own;
    const theirs = readyArmy(challenger?.armies ?? [], battle.attacker.armyId ?? '');
    if (challenger === null || !theirs.ok)
      return refuse({ code: 'challenger_unready', params: { kingdom: battle.attacker.kingdomName } });

    const begun = yield* joined(
      {
        ...battle,
        defender: {
          ...battle.defender,
          title: wornTitle(honors, titleRulesOf(content)),
          armyId: own.value.id,
          armyName: own.value.name,
        },
      },
      { attacker: { kingdom: challenger, army: theirs.value }, defender: { kingdom, army: own.value } },
      input.speaks && !battle.defender.isNpc,
      content,
      rules,
      notary,
      now,
    );
    const ground = groundPhrase(battle.terrain, content);
    return ok({
      kingdom: committed(kingdom, own.value, begun, challenger.id, now),
      changes: [
        changed('battles', begun),
        changed('kingdoms', committed(challenger, theirs.value, begun, kingdom.id, now)),
      ],
      jobs: [roundJob(begun, begun.roundDueAt ?? now)],
      cancelJobs: [expiryKey(battle.id), ...(battle.defender.isNpc ? [answerKey(battle.id)] : [])],
      message: {
        code: 'challengeTaken',
        params: { army: own.value.name, kingdom: battle.attacker.kingdomName, ground },
        variant: random.below(100),
      },
      report: { battleId: battle.id },
      // What the realm's own fight out among themselves is told once, by its end.
      // Whoever waits for words is drawn up later, and told then.
      chronicle:
        isUnattended(battle) || begun.setup === null ? [] : [drawnUpLine(begun, content, random.below(100))],
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
);
