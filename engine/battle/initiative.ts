// Who strikes first: initiative, its jitter, and the queue of a round, sorted without comparing anything.
// Invariants: one draw for each living company, in order of index; ties go by fortune, then by index (docs/BATTLE.md).
import type { Random } from '../core/random.ts';
import type { Armies } from './armies.ts';
import type { CompiledBattle } from './compile.ts';
import { JITTER_FACES } from './law.ts';
import type { Line } from './line.ts';

/** Draws initiative for the living companies in [from, to), in order of index, and counts how many have each. */
const drawInitiative = (
  { men, initiative, places }: Armies,
  own: Int32Array,
  random: Random,
  { from, to }: Line,
): void => {
  for (let i = from; i < to; i += 1) {
    if (men[i] === 0) {
      initiative[i] = -1;
      continue;
    }
    const total = (own[i] as number) + random.face(JITTER_FACES);
    initiative[i] = total;
    places[total] = (places[total] as number) + 1;
  }
};

/** Puts the living companies of a line into the next free places of their initiative. */
const takePlaces = ({ initiative, places, queue }: Armies, { from, to }: Line): void => {
  for (let i = from; i < to; i += 1) {
    const total = initiative[i] as number;
    if (total === -1) continue;
    const place = places[total] as number;
    queue[place] = i;
    places[total] = place + 1;
  }
};

/**
 * Lines the living companies up in `armies.queue` by a counting sort, the greatest initiative first. Among equals the side with the
 * better fortune goes first (the attacker if even that is equal), then the lower index. Returns how many live.
 */
export const lineUp = (
  battle: CompiledBattle,
  armies: Armies,
  ours: Line,
  theirs: Line,
  random: Random,
): number => {
  const { loose } = battle;
  const { places, fortune } = armies;
  for (let total = 0; total < places.length; total += 1) places[total] = 0;
  drawInitiative(armies, ours.formed ? ours.drill.initiative : loose, random, ours);
  drawInitiative(armies, theirs.formed ? theirs.drill.initiative : loose, random, theirs);
  let living = 0;
  for (let total = places.length - 1; total >= 0; total -= 1) {
    const many = places[total] as number;
    places[total] = living;
    living += many;
  }
  const theyGoFirst = (fortune[1] as number) > (fortune[0] as number);
  takePlaces(armies, theyGoFirst ? theirs : ours);
  takePlaces(armies, theyGoFirst ? ours : theirs);
  return living;
};
