// A ruler's own word: kept, and once nobody is waited for any more, sky and hour are drawn and the first window opens.
import { ok, refuse } from '../../core/result.ts';
import { drawnUpLine } from '../../war/challenge.ts';
import { roundJob, roundKey } from '../../war/jobs.ts';
import { drawnUp, isEverythingSaid } from '../../war/oath.ts';
import { sideOf } from '../../war/publicBattle.ts';
import { deed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { giveWord } from './giveWord.ts';

export const giveWordDeed = deed(
  giveWord,
  ({ now, actor, loaded: { battle }, content, rules, random, notary }, { word }) => {
    const side = battle === null ? null : sideOf(battle, actor.accountId);
    if (battle === null || side === null) return refuse({ code: 'not_a_commander', params: {} });
    const done = {
      message: { code: 'wordTaken', params: {} },
      report: { battleId: battle.id, word },
    } as const;
    if (battle[side].nonce === word) return ok(done);
    const said = { ...battle, [side]: { ...battle[side], nonce: word } };
    if (!isEverythingSaid(said)) return ok({ ...done, changes: [changed('battles', said)] });
    const drawn = drawnUp(said, rules, notary, now);
    return ok({
      ...done,
      changes: [changed('battles', drawn)],
      cancelJobs: [roundKey(battle.id, 1)],
      jobs: [roundJob(drawn, drawn.roundDueAt ?? now)],
      chronicle: [drawnUpLine(drawn, content, random.below(100))],
    });
  },
);
