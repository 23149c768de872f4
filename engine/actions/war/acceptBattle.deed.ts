// Taking up a challenge: both armies are bound and drawn up, and the first window for orders opens.
import { ok, refuse } from '../../core/result.ts';
import { groundPhrase, readyArmy, skyPhrase } from '../../war/challenge.ts';
import { answerKey, expiryKey, roundJob } from '../../war/jobs.ts';
import { committed, drawnUp } from '../../war/muster.ts';
import { isUnattended } from '../../war/orderWindow.ts';
import { deed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { acceptBattle } from './acceptBattle.ts';

export const acceptBattleDeed = deed(
  acceptBattle,
  ({ now, kingdom, loaded: { battle, challenger }, content, rules, random, newId }, input) => {
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
    const sky = skyPhrase(battle.terrain, begun.weather, content);
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
      chronicle: isUnattended(battle)
        ? []
        : [
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
);
