// One ruler whom one may challenge: arms, host, how it would go, and whether anybody is there to answer.
// Invariant: when somebody answers is said in words; the mark beside them only repeats it.
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Answers } from '@sigilla/engine/war/rivals.ts';
import type { RivalView } from '@sigilla/engine/war/rivalView.ts';
import { challengePath } from '../../realm/challengePath.ts';
import { later } from '../../realm/page/later.tsx';
import { useNow } from '../../session/clock.ts';
import { Shield } from '../../ui/art/Shield.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { whole } from '../../ui/numberText.ts';
import { asleepFor } from '../../ui/timeText.ts';
import { oddsWords } from './oddsWords.ts';
import type { Open } from './openBattles.ts';
import { WornTitle } from '../../ui/WornTitle.tsx';
import styles from './RivalRow.module.css';

/** Drawn after the row, in the room that its line has. */
const HostGlance = later(async () => (await import('./drawings.ts')).HostGlance, { absent: null });

/** A lit lamp, a seal ready to be set, the moon. */
const MARKS: Readonly<Record<Answers, string>> = {
  awake: 'M8 3.2a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 1 0 0-9.6Z',
  realm: 'M8 2.2 13.8 8 8 13.8 2.2 8Z',
  asleep: 'M10.6 2.6a5.8 5.8 0 1 0 3 8.3A6.3 6.3 0 0 1 10.6 2.6Z',
};

function Presence({ player }: { readonly player: RivalView }): ReactNode {
  const now = useNow(30_000);
  const words = {
    awake: 'awake',
    realm: player.hostPower === 0 ? 'answers later' : 'answers at once',
    asleep: `asleep ${asleepFor(player.lastRuledAt, now)}`,
  }[player.answers];
  return (
    <span className={classes(styles.presence, styles[player.answers])}>
      <svg viewBox="0 0 16 16" width={13} height={13} aria-hidden="true">
        <path d={MARKS[player.answers]} />
      </svg>
      {words}
    </span>
  );
}

const strengthWords = ({ hostPower, isNpc }: RivalView, ownHost: number): string => {
  if (hostPower === 0) return 'its host is in the field';
  if (ownHost === 0) return `host ${whole(hostPower)}`;
  // What the odds weigh the list says once, at its foot.
  return `host ${whole(hostPower)} · ${oddsWords(ownHost, hostPower, isNpc)}`;
};

/** Where what is open between the two leads. */
export const wayTo = ({ id, side, accepted }: Open): { readonly to: string; readonly label: string } => {
  if (accepted) return { to: `/battles/${id}`, label: 'To the field' };
  return side === 'defender'
    ? { to: challengePath(id), label: 'Answer' }
    : { to: `/battles/${id}`, label: 'Look' };
};

const openWords = ({ side, accepted }: Open): string => {
  if (accepted) return 'fighting you now';
  return side === 'defender' ? 'has challenged you' : 'has your challenge';
};

interface RivalRowProps {
  readonly player: RivalView;
  readonly ownName: string;
  /** Power of the host that would go. */
  readonly ownHost: number;
  readonly open: Open | null;
  readonly chosen: boolean;
  /** The same function as long as the list stands. */
  readonly onChoose: (userId: string) => void;
}

export const RivalRow = memo(function RivalRow({
  player,
  ownName,
  ownHost,
  open,
  chosen,
  onChoose,
}: RivalRowProps) {
  const way = open === null ? null : wayTo(open);
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={classes(styles.rival, chosen && styles.chosen)}
        aria-pressed={chosen}
        onClick={() => onChoose(player.userId)}
      >
        <Shield name={player.kingdomName} size={40} decorative />
        <span className={styles.words}>
          <span className={styles.name}>
            {player.kingdomName} <WornTitle title={player.title} /> {player.isNpc && <Badge>realm</Badge>}
          </span>
          <span className={styles.note}>
            level {player.level} · {strengthWords(player, ownHost)}
          </span>
          <span className={classes(styles.note, styles.last)}>
            <HostGlance ownName={ownName} ownHost={ownHost} rival={player} />
            <Presence player={player} />
            {open !== null && <strong className={styles.open}>{openWords(open)}</strong>}
          </span>
        </span>
      </button>
      {way !== null && (
        <ButtonLink size="sm" className={styles.way} to={way.to}>
          {way.label}
          <span className="visuallyHidden"> {player.kingdomName}</span>
        </ButtonLink>
      )}
    </li>
  );
});
