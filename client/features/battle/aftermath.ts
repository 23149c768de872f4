// What a battle left behind besides its rounds, once it has told its seed. Invariant: nothing is said before that.
import { battleSeed } from '@sigilla/engine/battle/replay.ts';
import { fatesOf } from '@sigilla/engine/heroes/lot.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import type { Aftermath } from '../../stage/battlefield/score.ts';

export const aftermathIn = ({
  kind,
  setup,
  seed,
  report,
  attacker,
  defender,
}: Pick<BattleView, 'kind' | 'setup' | 'seed' | 'report' | 'attacker' | 'defender'>):
  | Aftermath
  | undefined => {
  if (setup === null || seed === null || report === null) return undefined;
  if (attacker.nonce === null || defender.nonce === null) return undefined;
  const inEarnest = kind !== 'sparring';
  const fought = battleSeed(seed, attacker.nonce, defender.nonce);
  return { fates: fatesOf(!inEarnest, setup, report, fought), inEarnest };
};
