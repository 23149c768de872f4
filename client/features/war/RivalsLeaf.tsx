// Whom one may challenge: a few first, all on request. Whoever is chosen or has something open with the ruler is always among them.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RivalView } from '@sigilla/engine/war/rivalView.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import type { Open } from './openBattles.ts';
import { RivalRow } from './RivalRow.tsx';
import styles from './War.module.css';

/** So many of many are listed before more are asked for. */
const FEW = 6;

interface RivalsLeafProps {
  readonly players: readonly RivalView[];
  readonly ownName: string;
  /** Power of the host that would go. */
  readonly ownHost: number;
  /** What is open with each, by their account. */
  readonly open: ReadonlyMap<string, Open>;
  readonly chosenId: string | null;
  /** The same function as long as the list stands. */
  readonly onChoose: (userId: string) => void;
}

export function RivalsLeaf({
  players,
  ownName,
  ownHost,
  open,
  chosenId,
  onChoose,
}: RivalsLeafProps): ReactNode {
  const [everyone, setEveryone] = useState(false);
  const listed = players.filter(
    ({ userId }, i) =>
      everyone || players.length < FEW + 3 || i < FEW || userId === chosenId || open.has(userId),
  );
  return (
    <Leaf title="A rival">
      <ul className={styles.rivals} aria-label="Rulers you may challenge">
        {listed.map((player) => (
          <RivalRow
            key={player.userId}
            player={player}
            ownName={ownName}
            ownHost={ownHost}
            open={open.get(player.userId) ?? null}
            chosen={player.userId === chosenId}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {listed.length < players.length && (
        <Button wide size="sm" className={styles.more} onClick={() => setEveryone(true)}>
          All {players.length} rivals
        </Button>
      )}
      <p className={styles.note}>
        The odds weigh the men. What arms, formations, healers and heroes make of it, the{' '}
        <Link to="/sandtable">sand table</Link> knows.
      </p>
      {players.some(({ isNpc }) => isNpc) && (
        <p className={styles.note}>
          <Badge>realm</Badge> marks kingdoms that the realm rules itself, by your rules and for no honor.
          They answer within seconds and weigh every order, so their men count for more.
        </p>
      )}
    </Leaf>
  );
}
