// The ruler's height as a badge (latin.md 2.12): small, with its words on touch, or as a card that shows what comes next. Either opens the whole climb.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Meter } from '../../ui/Meter.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { LevelLeaf } from './LevelLeaf.tsx';
import { levelWords, nextOpenings, nextStep, prestigeWords } from './words.ts';
import type { Risen } from './words.ts';
import styles from './Level.module.css';

interface LevelBadgeProps {
  readonly kingdom: Risen;
  /** The card in full, with the bar and what opens next. */
  readonly card?: boolean;
}

/** A wax disc with the level on it, in the colour of its prestige. */
function Disc({ kingdom, size }: { readonly kingdom: Risen; readonly size: 'small' | 'large' }): ReactNode {
  return (
    <span
      className={classes(styles.disc, size === 'large' && styles.large)}
      data-prestige={prestigeWords(kingdom)}
      aria-hidden="true"
    >
      {kingdom.level}
    </span>
  );
}

export function LevelBadge({ kingdom, card = false }: LevelBadgeProps): ReactNode {
  const [open, setOpen] = useState(false);
  const step = nextStep(kingdom);
  const next = nextOpenings(kingdom);
  const name = levelWords(kingdom);
  return (
    <>
      {card ? (
        <div className={styles.card}>
          <Disc kingdom={kingdom} size="large" />
          <div className={styles.cardWords}>
            <p className={styles.height}>
              {name} <span className={styles.prestige}>{prestigeWords(kingdom)}</span>
            </p>
            <Meter label={name} value={step.done} max={step.of} tone="earned" valueText={step.words} />
            <p className={styles.step}>
              {step.words}
              {next[0] !== undefined && (
                <>
                  {' · '}level {next[0].level}: {next.map((opening) => opening.name).join(', ')}
                </>
              )}
            </p>
          </div>
          <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Show the climb
          </Button>
        </div>
      ) : (
        <Tooltip text={`${name}, ${prestigeWords(kingdom)}: ${step.words}`}>
          <button type="button" className={styles.badge} onClick={() => setOpen(true)} aria-haspopup="dialog">
            <Disc kingdom={kingdom} size="small" />
            {name}
            <span className="visuallyHidden">, {prestigeWords(kingdom)}. Show the climb</span>
          </button>
        </Tooltip>
      )}
      {open && <LevelLeaf kingdom={kingdom} onClose={() => setOpen(false)} />}
    </>
  );
}
