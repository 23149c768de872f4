// The ground is agreed on, and its namer is told.
import { ok, refuse } from '../../core/result.ts';
import { groundPhrase } from '../../war/challenge.ts';
import { deed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { agreeGround } from './agreeGround.ts';

export const agreeGroundDeed = deed(agreeGround, ({ kingdom, loaded: { battle }, content }) => {
  if (battle === null || battle.counter === null) return refuse({ code: 'challenge_unknown', params: {} });
  const { terrain } = battle.counter;
  const ground = groundPhrase(terrain, content);
  const { defender } = battle;
  return ok({
    kingdom,
    changes: [changed('battles', { ...battle, terrain, counter: { terrain, agreed: true } })],
    message: { code: 'groundGiven', params: { kingdom: defender.kingdomName, ground } },
    report: { battleId: battle.id },
    notices: [
      {
        accountId: defender.accountId,
        text: { code: 'groundAgreed', params: { kingdom: kingdom.name, ground } },
        link: '/war?tab=requests',
      },
    ],
  });
});
