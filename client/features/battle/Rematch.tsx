// The way to the next one: back to the war screen with the same rival chosen, or to the sand table to find out what went wrong.
import type { ReactNode } from 'react';
import { opposite } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { sandTablePath } from '../../realm/sandTablePath.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import styles from './Rematch.module.css';

export function Rematch({ battle, side }: { readonly battle: BattleView; readonly side: Side }): ReactNode {
  const rival = battle[opposite(side)];
  const power = battle.setup?.[opposite(side)].power ?? 0;
  const table = sandTablePath({
    against: rival.kingdomName,
    power,
    ground: battle.terrain,
    kind: battle.type,
  });
  return (
    <Leaf title="Again?">
      <div className={styles.ways}>
        <ButtonLink variant="primary" to={`/war?rival=${encodeURIComponent(rival.kingdomId)}`}>
          Challenge {rival.kingdomName} again
        </ButtonLink>
        <ButtonLink to={table}>Lay it out on the sand table</ButtonLink>
      </div>
    </Leaf>
  );
}
