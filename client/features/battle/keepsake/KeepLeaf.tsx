// What of a finished battle may be taken home: the whole of it as one long picture, or as a clip.
// Invariant: made here in the browser and sent nowhere; how far it is can be seen, and what cannot be made is said.
import type { ReactNode } from 'react';
import type { BattleSetup } from '@sigilla/engine/battle/setup.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { keepsakeFile, keepsakeWords } from '../../../realm/battle/keepsakeWords.ts';
import { useTheme } from '../../../realm/page/theme.ts';
import { badgesOf } from '../../../stage/battlefield/figures/kingdomBadge.ts';
import type { Score } from '../../../stage/battlefield/ScoreBook.ts';
import { Button } from '../../../ui/Button.tsx';
import { Leaf } from '../../../ui/Leaf.tsx';
import { leftOf } from '../leftOf.ts';
import type { Turning } from '../turnings.ts';
import type { PictureKind } from './asked.ts';
import { canFilm } from './film.ts';
import type { Span } from './film.ts';
import { useFilm } from './useFilm.ts';
import { usePicture } from './usePicture.ts';
import type { Sewing } from './usePicture.ts';
import styles from './KeepLeaf.module.css';

const SEWN: Readonly<Record<Sewing['state'], string>> = {
  idle: '',
  busy: 'The needle is at work…',
  done: 'The hanging is rolled up and handed over.',
  failed: 'This browser could not finish the picture. The battle itself is not touched by it.',
};

const FILMED: Readonly<Record<Sewing['state'], string>> = {
  idle: '',
  busy: 'The battle is played once more for the film, picture by picture. Leave this page open.',
  done: 'The film is made and handed over.',
  failed: 'This browser could not finish the film. The battle itself is not touched by it.',
};

/** Seconds of the battle in one of a film of all of it. */
const WHOLE_SPEED = 2;

interface KeepLeafProps {
  readonly battle: BattleView;
  readonly setup: BattleSetup;
  readonly score: Score;
  readonly turnings: readonly Turning[];
}

export function KeepLeaf({ battle, setup, score, turnings }: KeepLeafProps): ReactNode {
  const theme = useTheme();
  const { sewing, sew } = usePicture();
  const { filming, begin, callOff } = useFilm();
  const busy = sewing.state === 'busy';
  const shooting = filming.state === 'busy';
  const cannotFilm = !canFilm();
  const shoot = (spans: readonly Span[], speed: number): void =>
    begin(
      {
        timeline: score.timeline,
        theme,
        badges: badgesOf(setup.attacker.kingdomName, setup.defender.kingdomName),
        left: leftOf(battle),
        spans,
        speed,
      },
      keepsakeFile(battle, 'webm'),
    );
  const take = (kind: PictureKind): void =>
    sew(
      {
        kind,
        setup,
        logs: score.logs,
        aftermath: score.timeline.aftermath,
        theme,
        left: leftOf(battle),
        words: keepsakeWords(
          battle,
          setup,
          score.timeline.rounds.map(({ caption }) => caption),
          leftOf(battle),
        ),
      },
      keepsakeFile(battle, kind),
    );
  return (
    <Leaf title="Keep the hanging">
      <div className={styles.keep}>
        <p>The whole battle as one long hanging, round beside round, with both names, the day and the end.</p>
        <div className={styles.ways}>
          <Button
            variant={battle.side === null ? 'primary' : 'secondary'}
            loading={busy}
            loadingLabel="Sewing…"
            onClick={() => take('png')}
          >
            As a picture (PNG)
          </Button>
          <Button refusal={busy ? 'One hanging at a time.' : undefined} onClick={() => take('svg')}>
            To be drawn at any size (SVG)
          </Button>
        </div>
        {busy && (
          <progress className={styles.progress} max={1} value={sewing.share} aria-label="Sewn so far" />
        )}
        <p className={styles.said} role="status">
          {SEWN[sewing.state]}
        </p>
        <p>Or as a clip, to be shown to somebody who was not there.</p>
        {cannotFilm ? (
          <p className={styles.said}>
            This browser cannot make a film of what this page shows. The picture above works everywhere.
          </p>
        ) : (
          <div className={styles.ways}>
            {shooting ? (
              <Button onClick={callOff}>Call it off</Button>
            ) : (
              <>
                <Button onClick={() => shoot([{ from: 0, to: score.timeline.duration }], WHOLE_SPEED)}>
                  The whole battle (WebM)
                </Button>
                {turnings.length > 0 && (
                  <Button
                    onClick={() =>
                      shoot(
                        turnings.map(({ at, until }) => ({ from: at, to: until })),
                        1,
                      )
                    }
                  >
                    The moments it turned (WebM)
                  </Button>
                )}
              </>
            )}
          </div>
        )}
        {shooting && (
          <progress className={styles.progress} max={1} value={filming.share} aria-label="Filmed so far" />
        )}
        <p className={styles.said} role="status">
          {FILMED[filming.state]}
        </p>
      </div>
    </Leaf>
  );
}
