// Who is at each battle, as this process and the others tell it on the board: for the rooms of a battle, and for lists of what may be watched.
// Invariant: advisory; what a process has told goes with it.
import type { BattleId } from '@sigilla/engine/core/brand.ts';
import type { BattleNote, RoomServices } from '@sigilla/rooms/services.ts';
import type { Board } from './board.ts';

export interface Crowds extends Pick<RoomServices, 'tellBattle' | 'toldOfBattle' | 'onToldOfBattle'> {
  /** How many look on who command neither side, here and in the other processes. */
  watchers(battleId: BattleId): number;
}

const subjectOf = (battleId: string): string => `battle/${battleId}`;

/** The crowds of a process, told and read on its board. */
export const openCrowds = (board: Board): Crowds => {
  const own = new Map<string, BattleNote>();
  /** The note of this process first. */
  const toldOfBattle = (battleId: BattleId): readonly BattleNote[] => {
    const here = own.get(battleId);
    const others = board
      .others(subjectOf(battleId))
      .map(({ here: visitors, commanding, drawn, calls }) => ({ visitors, commanding, drawn, calls }));
    return here === undefined ? others : [here, ...others];
  };
  return {
    tellBattle(battleId, note) {
      if (note === null) own.delete(battleId);
      else own.set(battleId, note);
      board.pin(
        subjectOf(battleId),
        note === null
          ? null
          : () => ({
              here: note.visitors,
              lookedAt: 0,
              commanding: note.commanding,
              drawn: note.drawn,
              calls: note.calls,
            }),
      );
    },
    toldOfBattle,
    onToldOfBattle: (battleId, listener) => board.onNews(subjectOf(battleId), listener),
    watchers: (battleId) => new Set(toldOfBattle(battleId).flatMap(({ visitors }) => visitors)).size,
  };
};
