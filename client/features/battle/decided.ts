// Whether anything is still to come of a battle: nothing more is heard of one that is decided, and no line is needed to look at it.
import type { BattleStatus } from '@sigilla/engine/war/kinds.ts';

const DECIDED: readonly BattleStatus[] = ['settled', 'declined', 'expired', 'cancelled'];

export const isDecided = (status: BattleStatus): boolean => DECIDED.includes(status);
