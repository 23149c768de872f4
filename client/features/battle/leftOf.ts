// Whose host stands on the left, on the hanging and wherever the page sets the two side by side: the viewer's own.
// Invariant: whoever commands neither sees the attacker there, as in every list; whatever is kept of a battle has them as the page had.
import { opposite } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';

/** The side on the left for whoever sees the battle so. */
export const leftOf = ({ side }: Pick<BattleView, 'side'>): Side => side ?? 'attacker';

/** Both sides from left to right. */
export const sidesFor = (battle: Pick<BattleView, 'side'>): readonly [Side, Side] => [
  leftOf(battle),
  opposite(leftOf(battle)),
];
