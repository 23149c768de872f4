// Other ground is named. A kingdom of the realm fights wherever it is asked to; a player is asked.
import { ok, refuse } from '../../core/result.ts';
import { groundPhrase } from '../../war/challenge.ts';
import { groundNamed } from '../../war/ground.ts';
import { deed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { counterGround } from './counterGround.ts';

export const counterGroundDeed = deed(
  counterGround,
  ({ kingdom, loaded: { battle }, content }, { terrain: named }) => {
    const terrain = groundNamed(named, content);
    if (battle === null || terrain === null) return refuse({ code: 'challenge_unknown', params: {} });
    const ground = groundPhrase(terrain, content);
    const { attacker } = battle;
    const agreed = attacker.isNpc;
    return ok({
      kingdom,
      changes: [
        changed('battles', {
          ...battle,
          terrain: agreed ? terrain : battle.terrain,
          counter: { terrain, agreed },
        }),
      ],
      message: {
        code: agreed ? 'groundTaken' : 'groundNamed',
        params: { kingdom: attacker.kingdomName, ground },
      },
      report: { battleId: battle.id },
      notices: agreed
        ? []
        : [
            {
              accountId: attacker.accountId,
              text: { code: 'groundCountered', params: { kingdom: kingdom.name, ground } },
              link: '/war?tab=requests',
            },
          ],
    });
  },
);
