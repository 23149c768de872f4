// A battle as a frieze: the hanging of the battle page over the whole width, its caption and both hosts above, one click from the
// field itself. Invariant: it stands still while nobody can see it, and goes when its end has been seen.
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { captionFor } from '@sigilla/content/texts/captions.ts';
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { BattleSetup, Side } from '@sigilla/engine/battle/setup.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { useTheme } from '../../realm/page/theme.ts';
import { useDuel } from '../../session/rooms.ts';
import { Battlefield } from '../../stage/battlefield/Battlefield.tsx';
import type { CanvasState } from '../../stage/battlefield/Battlefield.tsx';
import { roundAt, stateAt } from '../../stage/battlefield/stateAt.ts';
import { badgesOf } from '../../stage/battlefield/figures/kingdomBadge.ts';
import { Shield } from '../../ui/art/Shield.tsx';
import { whole } from '../../ui/numberText.ts';
import { Playback } from '../../stage/battlefield/playback.ts';
import { ScoreBook } from '../../stage/battlefield/ScoreBook.ts';
import type { Score } from '../../stage/battlefield/ScoreBook.ts';
import { useFrames } from '../../stage/battlefield/useFrames.ts';
import { groundPhrase } from '../../realm/groundText.ts';
import type { Watched } from './FieldFrieze.tsx';
import styles from './LiveFrieze.module.css';

/** How long the last picture stands before the frieze looks for another battle. */
const AFTERGLOW_MS = 9000;

export interface LiveFriezeProps {
  readonly battleId: string;
  readonly isSeen: boolean;
  /** The picture stands; or it never will. */
  readonly onShown: (isShown: boolean) => void;
  readonly onOver: () => void;
  readonly onWatched: (watched: Watched | null) => void;
}

function Running({ playback }: { readonly playback: Playback }): null {
  useFrames(playback);
  return null;
}

function Host({ side, name, men, of }: { side: Side; name: string; men: number; of: number }): ReactNode {
  return (
    <span className={styles[side]}>
      <Shield name={name} size={44} decorative />
      <span>
        <b className={styles.name}>{name}</b>
        <span className={styles.men}>
          {men === of ? `${whole(men)} stand` : `${whole(men)} of ${whole(of)} stand`}
        </span>
      </span>
    </span>
  );
}

/** What hangs above the picture: whose hosts, the border's sentence, and how the day stands. */
function Heading({
  battle,
  score,
  playback,
  watchers,
}: {
  readonly battle: BattleView;
  readonly score: Score;
  readonly playback: Playback;
  readonly watchers: number;
}): ReactNode {
  const { time } = useSyncExternalStore(playback.subscribe, playback.snapshot);
  const round = roundAt(score.timeline, time);
  const caption = round?.caption ? captionFor(round.caption) : null;
  const { men } = useMemo(() => stateAt(score.timeline, time), [score, time]);
  const atFirst = useMemo(() => stateAt(score.timeline, 0).men, [score]);
  const facts = [
    round === null ? 'about to begin' : `round ${round.round}`,
    groundPhrase(battle.terrain),
    ...(watchers > 0 ? [`${whole(watchers)} watching`] : []),
  ];
  return (
    <span className={styles.heading}>
      <Host side="attacker" name={battle.attacker.kingdomName} men={men.attacker} of={atFirst.attacker} />
      <span className={styles.middle}>
        {caption === null ? (
          <span className={styles.caption}>The hosts are drawing up</span>
        ) : (
          <span key={caption.id} className={styles.caption} lang="la">
            {caption.latin}
          </span>
        )}
        {caption !== null && <span className={styles.english}>{caption.english}</span>}
        <span className={styles.facts}>{facts.join(' · ')}</span>
      </span>
      <Host side="defender" name={battle.defender.kingdomName} men={men.defender} of={atFirst.defender} />
    </span>
  );
}

function Field({
  battle,
  setup,
  watchers,
  isSeen,
  onShown,
  onOver,
}: Omit<LiveFriezeProps, 'battleId' | 'onWatched'> & {
  readonly battle: BattleView;
  readonly setup: BattleSetup;
  readonly watchers: number;
}): ReactNode {
  const theme = useTheme();
  const [book] = useState(() => new ScoreBook(setup));
  const score = book.read(battle.rounds);
  const [playback] = useState(() => new Playback());
  useEffect(() => playback.take(score.timeline), [playback, score]);
  useEffect(() => playback.goLive(), [playback]);

  const names = SIDES.map((side) => setup[side].kingdomName);
  const [attacker = '', defender = ''] = names;
  const badges = useMemo(() => badgesOf(attacker, defender), [attacker, defender]);
  const onState = useCallback(
    (state: CanvasState) => {
      if (state === 'shown') onShown(true);
      if (state === 'unable') onShown(false);
    },
    [onShown],
  );

  const { atEnd } = useSyncExternalStore(playback.subscribe, playback.snapshot);
  const isOver = battle.status === 'settled' && atEnd;
  useEffect(() => {
    if (!isOver) return;
    const later = setTimeout(onOver, AFTERGLOW_MS);
    return () => clearTimeout(later);
  }, [isOver, onOver]);

  return (
    <section className={styles.frieze} aria-label={`On the field now: ${attacker} against ${defender}`}>
      {isSeen && <Running playback={playback} />}
      <Link to={`/battles/${battle.id}`} className={styles.link}>
        <span className="visuallyHidden">Lean in and watch: </span>
        <Heading battle={battle} score={score} playback={playback} watchers={watchers} />
        <span className={styles.cloth}>
          <Battlefield
            timeline={score.timeline}
            clock={playback}
            theme={theme}
            badges={badges}
            gentle={false}
            onState={onState}
          />
          <span className={styles.lean} aria-hidden="true">
            Lean in
          </span>
        </span>
      </Link>
    </section>
  );
}

export default function LiveFrieze({ battleId, onWatched, ...field }: LiveFriezeProps): ReactNode {
  const { battle, watchers, link } = useDuel(battleId);
  const { onShown } = field;
  const rounds = battle?.rounds.length ?? 0;
  useEffect(() => {
    onWatched({ battleId, rounds, watchers });
  }, [battleId, rounds, watchers, onWatched]);
  useEffect(() => () => onWatched(null), [onWatched]);
  useEffect(() => {
    if (link === 'refused') onShown(false);
  }, [link, onShown]);
  if (battle === null || battle.setup === null) return null;
  return <Field battle={battle} setup={battle.setup} watchers={watchers} {...field} />;
}
