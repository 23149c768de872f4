// Taking up a challenge: both armies are bound and counted. Nobody waits for their captains' thought: the realm swears by a job, once they have been
// heard. Two of the realm's own are drawn up at once.
import { ok, refuse } from '../../core/result.ts';
import { titleRulesOf, wornTitle } from '../../honors/titles.ts';
import { groundPhrase, readyArmy } from '../../war/challenge.ts';
import { answerKey, expiryKey, oathJob, roundJob } from '../../war/jobs.ts';
import { committed, joined } from '../../war/muster.ts';
import { deed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { acceptBattle } from './acceptBattle.ts';

export const acceptBattleDeed = deed(
  acceptBattle,
  ({ now, kingdom, loaded: { battle, challenger, honors }, content, rules, random, notary }, input) => {
    if (battle === null) return refuse({ code: 'challenge_unknown', params: {} });
    const own = readyArmy(kingdom.armies, input.defenderArmyId);
    if (!own.ok) return own;
    const theirs = readyArmy(challenger?.armies ?? [], battle.attacker.armyId ?? '');
    if (challenger === null || !theirs.ok)
      return refuse({ code: 'challenger_unready', params: { kingdom: battle.attacker.kingdomName } });

    const begun = joined(
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
      { now, content, rules, notary },
    );
    const ground = groundPhrase(battle.terrain, content);
    return ok({
      kingdom: committed(kingdom, own.value, begun, challenger.id, now),
      changes: [
        changed('battles', begun),
        changed('kingdoms', committed(challenger, theirs.value, begun, kingdom.id, now)),
      ],
      jobs: [begun.setup === null ? oathJob(begun, now) : roundJob(begun, begun.roundDueAt ?? now)],
      cancelJobs: [expiryKey(battle.id), ...(battle.defender.isNpc ? [answerKey(battle.id)] : [])],
      message: {
        code: 'challengeTaken',
        params: { army: own.value.name, kingdom: battle.attacker.kingdomName, ground },
        variant: random.below(100),
      },
      report: { battleId: battle.id },
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
