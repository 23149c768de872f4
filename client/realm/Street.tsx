// The houses that a whole is made of, side by side, as far as the kingdom has them: what stands is painted, what does not is dotted ink. Decorative:
// the words beside it say the same.
import { memo } from 'react';
import type { ReactNode } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { ownedOf } from '@sigilla/engine/kingdom/buildings.ts';
import { Elevation } from '../ui/art/town/Elevation.tsx';
import type { Lot } from '../ui/art/town/Elevation.tsx';
import { useOwn } from './useKingdom.ts';

interface StreetProps {
  readonly needs: readonly { readonly type: string; readonly level: number }[];
  readonly className?: string | undefined;
}

export const Street = memo(function Street({ needs, className }: StreetProps): ReactNode {
  const { realm, lots } = useOwn((kingdom) => ({
    realm: kingdom.name,
    lots: needs.flatMap(({ type, level }): Lot[] => {
      const kind = kingdomContent.buildings.get(type);
      const owned = ownedOf(kingdom.buildings, type);
      return kind === undefined
        ? []
        : [{ kind, level: owned?.level ?? level, quantity: owned?.quantity ?? 0 }];
    }),
  }));
  return <Elevation lots={lots} realm={realm} className={className} />;
});
