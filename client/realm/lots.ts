// The houses that a whole is made of, as far as a kingdom has them. Invariant: words and numbers only; whoever draws them brings the pictures.
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { ownedOf } from '@sigilla/engine/kingdom/buildings.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import type { Lot } from '../ui/art/town/Elevation.tsx';

/** A lot for each building that is needed: what stands at its level and number, what does not at the level it must have. */
export const lotsOf = (
  needs: readonly { readonly type: string; readonly level: number }[],
  buildings: Kingdom['buildings'],
): readonly Lot[] =>
  needs.flatMap(({ type, level }): Lot[] => {
    const kind = kingdomContent.buildings.get(type);
    const owned = ownedOf(buildings, type);
    return kind === undefined ? [] : [{ kind, level: owned?.level ?? level, quantity: owned?.quantity ?? 0 }];
  });
