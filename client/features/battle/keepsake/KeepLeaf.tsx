// What of a finished battle may be taken home: the whole of it as one long picture, or as a clip.
// Invariant: made here in the browser and sent nowhere; how far it is can be seen, and what cannot be made is said.
import type { ReactNode } from 'react';
import type { BattleSetup } from '@sigilla/engine/battle/setup.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { keepsakeFile, keepsakeWords } from '../../../realm/battle/keepsakeWords.ts';
import { useTheme } from '../../../realm/page/theme.ts';
import type { Score } from '../../../stage/battlefield/ScoreBook.ts';
import { Button } from '../../../ui/Button.tsx';
import { Leaf } from '../../../ui/Leaf.tsx';
import type { PictureKind } from './asked.ts';
import { usePicture } from './usePicture.ts';
import type { Sewing } from './usePicture.ts';
import styles from './KeepLeaf.module.css';

const SEWN: Readonly<Record<Sewing['state'], string>> = {
  idle: '',
  busy: 'The needle is at work…',
  done: 'The hanging is rolled up and handed over.',
  failed: 'This browser could not finish the picture. The battle itself is not touched by it.',
};

interface KeepLeafProps {
  readonly battle: BattleView;
  readonly setup: BattleSetup;
  readonly score: Score;
}

export function KeepLeaf({ battle, setup, score }: KeepLeafProps): ReactNode {
  const theme = useTheme();
  const { sewing, sew } = usePicture();
  const busy = sewing.state === 'busy';
  const take = (kind: PictureKind): void =>
    sew(
      {
        kind,
        setup,
        logs: score.logs,
        theme,
        words: keepsakeWords(
          battle,
          setup,
          score.timeline.rounds.map(({ caption }) => caption),
        ),
      },
      keepsakeFile(battle, kind),
    );
  return (
    <Leaf title="Keep the hanging">
      <div className={styles.keep}>
        <p>The whole battle as one long hanging, round beside round, with both names, the day and the end.</p>
        <div className={styles.ways}>
          <Button variant="primary" loading={busy} loadingLabel="Sewing…" onClick={() => take('png')}>
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
      </div>
    </Leaf>
  );
}
