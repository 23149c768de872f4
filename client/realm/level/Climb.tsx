// Where one stands on the road up, and every milestone of it with what it opens: features and buildings, from the engine's one table.
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { classes } from '../../ui/classes.ts';
import { Dial } from '../../ui/Dial.tsx';
import { whole } from '../../ui/numberText.ts';
import { Road } from './Road.tsx';
import { levelWords, nextOpenings, nextStep, openings, prestigeWords } from './words.ts';
import type { Risen } from './words.ts';
import styles from './Level.module.css';

/** What is told of each prestige (latin.md 4.2). */
const OF_PRESTIGE: Readonly<Record<string, string>> = {
  commoner:
    'Commoners rule from level 1 to 10. The neighbours call you by your first name, and borrow things.',
  noble:
    'Nobles stand from level 11 to 30. People have begun to take their hats off, and to count their change.',
  royal: 'Royalty reaches from level 31 to 50. There is a song about you now; the second verse is unkind.',
  legendary:
    'Legends are level 51 to 60. Children in other realms are told to finish their soup, or else you.',
  immortal: 'Past the sixtieth level rulers ascend. The sculptors have stopped leaving room for a date.',
};

export function Standing({ kingdom }: { readonly kingdom: Risen }): ReactNode {
  const step = nextStep(kingdom);
  const next = nextOpenings(kingdom);
  return (
    <>
      <Road kingdom={kingdom} />
      <div className={styles.standing}>
        <Dial value={kingdom.level} max={60} size={112} />
        <div>
          <h3 className={styles.height}>
            {levelWords(kingdom)} <Badge tone="earned">{prestigeWords(kingdom)}</Badge>
          </h3>
          <p>{OF_PRESTIGE[prestigeWords(kingdom)]}</p>
          <dl className={styles.figures}>
            <div>
              <dt>Experience</dt>
              <dd>{whole(kingdom.experience)}</dd>
            </div>
            <div>
              <dt>Next</dt>
              <dd>{step.words}</dd>
            </div>
          </dl>
          {next.length > 0 && (
            <p className={styles.next}>
              From level {next[0]?.level}: {next.map(({ name }) => name).join(', ')}.
            </p>
          )}
        </div>
      </div>
    </>
  );
}

export function Climb({ kingdom }: { readonly kingdom: Risen }): ReactNode {
  return (
    <ol className={styles.climb}>
      {openings(kingdom.serverId).map(({ kind, id, name, level, description, opens }) => {
        const isOpen = kingdom.level >= level;
        return (
          <li key={`${kind} ${id}`} className={classes(styles.milestone, isOpen && styles.reached)}>
            <span className={styles.stone} aria-hidden="true">
              {level}
            </span>
            <div>
              <h3>
                {name} <Badge tone={isOpen ? 'earned' : 'plain'}>{isOpen ? 'Open' : `Level ${level}`}</Badge>
              </h3>
              <p>{description}</p>
              <p className={styles.opens}>{opens ?? 'Nothing in the realm asks for it yet.'}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
