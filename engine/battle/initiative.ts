// Who strikes first: initiative, its jitter, and the queue of a round, sorted without comparing anything.
// Invariants: one draw for each living company, in order of index; ties go by fortune, then by index (docs/BATTLE.md).
import type { Random } from '../core/random.ts';
import type { Armies } from './armies.ts';
import type { CompiledBattle } from './compiledBattle.ts';
import { JITTER_FACES } from './law.ts';
import type { Line } from './line.ts';

/** Draws initiative for the living companies of a line, in order of index, and counts how many have each. */
const drawInitiative = (
  { alive, initiative, places }: Armies,
  own: Int32Array,
  random: Random,
  { from, standing }: Line,
): void => {
  for (let k = from; k < from + standing; k += 1) {
    const company = alive[k] as number;
    const total = (own[company] as number) + random.face(JITTER_FACES);
    initiative[company] = total;
    places[total] = (places[total] as number) + 1;
  }
};

/** Puts the living companies of a line into the next free places of their initiative. */
const takePlaces = ({ alive, initiative, places, queue }: Armies, { from, standing }: Line): void => {
  for (let k = from; k < from + standing; k += 1) {
    const company = alive[k] as number;
    const total = initiative[company] as number;
    const place = places[total] as number;
    queue[place] = company;
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
  const all = ours.standing + theirs.standing;
  // Told of the fallen too; of no use to anybody else.
  if (armies.told) armies.initiative.fill(-1);
  drawInitiative(armies, ours.formed ? ours.drill.initiative : loose, random, ours);
  drawInitiative(armies, theirs.formed ? theirs.drill.initiative : loose, random, theirs);
  let living = 0;
  let least = places.length;
  // From the greatest down to the least that anybody has drawn.
  while (living < all) {
    least -= 1;
    const many = places[least] as number;
    places[least] = living;
    living += many;
  }
  const theyGoFirst = (fortune[1] as number) > (fortune[0] as number);
  takePlaces(armies, theyGoFirst ? theirs : ours);
  takePlaces(armies, theyGoFirst ? ours : theirs);
  places.fill(0, least);
  return living;
};
