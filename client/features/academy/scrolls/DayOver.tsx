// The twentieth scroll is sealed: the rack as it stands then, what the day has brought, the words met last, and where one may go on.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../../session/clock.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Leaf } from '../../../ui/Leaf.tsx';
import { counted } from '../../../ui/numberText.ts';
import type { Learner } from '../learning.ts';
import { scrollsOf, tally } from './tally.ts';
import { Tomorrow } from './Tomorrow.tsx';
import { Rack } from '../scene/Rack.tsx';
import { Wall } from '../scene/Room.tsx';
import scene from '../scene/scene.module.css';
import { classes } from '../../../ui/classes.ts';
import styles from './scrolls.module.css';

const HOUR = 3_600_000;
/** Words shown of those met last. */
const MOST_WORDS = 12;

export function DayOver({ learner }: { readonly learner: Learner }): ReactNode {
  const { today, dueCards, wordsLearned } = learner;
  const scrolls = scrollsOf(today);
  const now = useNow(60_000);
  const hours = Math.max(1, Math.round((today.endsAt - now) / HOUR));
  const met = wordsLearned.filter(({ isNew }) => isNew).slice(0, MOST_WORDS);
  return (
    <Leaf gilded className={styles.over}>
      <div className={styles.dayOver}>
        <svg viewBox="0 0 236 216" className={classes(scene.still, styles.sealed)} aria-hidden="true">
          <Wall width={236} height={216} light={{ x: 118, y: 0 }} />
          <Rack x={25} y={34} cell={{ width: 37, height: 39 }} scrolls={scrolls} limit={today.limit} />
        </svg>
        <div className={styles.brought}>
          <h2>Master Scholar!</h2>
          <p>
            All {today.limit} scrolls of today are sealed: {tally(scrolls)}. The ink must dry; return
            tomorrow. New ones are cut in {counted(hours, 'hour')}.
          </p>
          <dl className={styles.figures}>
            <div>
              <dt>Turns Earned today</dt>
              <dd>+{today.turnsEarned}</dd>
            </div>
            <div>
              <dt>Due in the palace</dt>
              <dd>{counted(dueCards, 'card')}</dd>
            </div>
          </dl>
          {met.length > 0 && (
            <div className={styles.met}>
              <h3>New words, the latest first</h3>
              <ul>
                {met.map(({ id, latin }) => (
                  <li key={id}>
                    <Link to={`?path=daily&book=dictionary&word=${id}`} lang="la" preventScrollReset>
                      {latin}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <Tomorrow learner={learner} />
        <p className={styles.ways}>
          {dueCards > 0 && (
            <ButtonLink to="?path=srs" variant="primary">
              Walk through the palace
            </ButtonLink>
          )}
          <ButtonLink to="/academy">Back to the desk</ButtonLink>
        </p>
      </div>
    </Leaf>
  );
}
