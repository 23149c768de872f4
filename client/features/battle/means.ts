// What a commander may order besides stance and target: how the host stands, whether its reserve still waits, whom it can call on.
// Invariant: read from what anybody sees of the battle; in a battle of an older law there is nothing of the kind.
import { companiesOf } from '@sigilla/engine/battle/companies.ts';
import { isOfReserve, powersLeft } from '@sigilla/engine/battle/bearing.ts';
import type { BattleSetup, Power, Side } from '@sigilla/engine/battle/setup.ts';
import type { RoundLog } from '@sigilla/engine/battle/state.ts';
import type { FormationId } from '@sigilla/content/schema/formation.ts';
import { stateAfter } from './odds.ts';

export interface Means {
  /** The formation in which the host stands now. */
  readonly formation: FormationId;
  /** Is there a reserve that has not gone in? */
  readonly reserve: boolean;
  /** Rounds that it has waited. */
  readonly waited: number;
  readonly powers: readonly Power[];
}

/** The means of a side after these rounds; null by an older law. */
export function meansOf(setup: BattleSetup, rounds: readonly RoundLog[], side: Side): Means | null {
  const state = stateAfter(setup, rounds);
  const bearing = state.bearing?.[side];
  if (bearing === undefined) return null;
  const own = companiesOf(setup).filter((company) => company.side === side);
  const living = own.filter(({ index }) => (state.pools[index] ?? 0) > 0);
  const first = own[0]?.index ?? 0;
  return {
    formation: bearing.formation,
    reserve: bearing.waited !== null && living.some(({ index }) => isOfReserve(index - first)),
    waited: bearing.waited ?? 0,
    powers: powersLeft(setup, side, bearing, (unit) => living.some((company) => company.unit === unit)),
  };
}
