// The quest of Morpheus: a moon that fills as the dream comes true, three measures of it, and the reward when all of it stands at once.
import type { ReactNode } from 'react';
import { claimQuest } from '@sigilla/engine/actions/progress/claimQuest.ts';
import { QUEST_GOALS, questStatus } from '@sigilla/engine/kingdom/quest.ts';
import { RESOURCE_WORDS } from '@sigilla/content/schema/resourceWords.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { deed } from '../deed.ts';
import { DeedButton } from '../DeedButton.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { whole } from '../../ui/numberText.ts';
import { dayText } from '../../ui/timeText.ts';
import styles from './Level.module.css';

const RADIUS = 44;

/** The lit part of a moon: half a disc on the right, and the terminator as half an ellipse, which passes the middle at the half moon. */
const litPath = (share: number): string => {
  const across = RADIUS * Math.abs(1 - 2 * share);
  return `M50 ${50 - RADIUS} A${RADIUS} ${RADIUS} 0 0 1 50 ${50 + RADIUS} A${across} ${RADIUS} 0 0 ${share > 0.5 ? 1 : 0} 50 ${50 - RADIUS}Z`;
};

function Moon({ percent }: { readonly percent: number }): ReactNode {
  return (
    <svg className={styles.moon} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r={RADIUS} className={styles.dark} />
      {percent > 0 && <path d={litPath(percent / 100)} className={styles.lit} />}
      <circle cx="62" cy="34" r="6" className={styles.crater} />
      <circle cx="70" cy="60" r="4" className={styles.crater} />
      <circle cx="40" cy="66" r="7" className={styles.crater} />
    </svg>
  );
}

export function MorpheusQuest({ kingdom }: { readonly kingdom: OwnKingdomView }): ReactNode {
  const quest = questStatus(kingdom);
  const claim = deed(claimQuest, {}, { label: 'The quest of Morpheus' });
  const { overall, buildings, artifacts, gold } = quest.progressPercentages;
  const { title, description, experience, gold: goldReward } = quest.completionRewards;
  return (
    <div className={styles.quest}>
      <div className={styles.sky}>
        <Moon percent={overall} />
        <p className={styles.overall}>{overall} %</p>
      </div>
      <div>
        <p>
          On the night of your founding Morpheus showed you a realm with {QUEST_GOALS.buildings} roofs,{' '}
          {QUEST_GOALS.artifacts} things that shone, and a chest with {whole(QUEST_GOALS.gold)} gold in it. He
          pays when you have built what you saw, all of it at once.
        </p>
        <div className={styles.measures}>
          <Meter label="Buildings" value={buildings} tone="growth" shown valueText={`${buildings} %`} />
          <Meter label="Artifacts" value={artifacts} tone="mind" shown valueText={`${artifacts} %`} />
          <Meter label={RESOURCE_WORDS.gold.label} value={gold} tone="earned" shown valueText={`${gold} %`} />
        </div>
        <ul className={styles.messages}>
          {quest.progressMessages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
        <h3 className={styles.subhead}>
          <span lang="la">{title}</span>
        </h3>
        <p>{description}</p>
        <p className={styles.note}>
          {whole(experience)} experience, {whole(goldReward)} gold, and a line in the chronicle.
        </p>
        {quest.progress.completedAt === null ? (
          <DeedButton variant="primary" deed={claim}>
            Wake and collect
          </DeedButton>
        ) : (
          <p className={styles.next}>Fulfilled on {dayText(quest.progress.completedAt)}.</p>
        )}
      </div>
    </div>
  );
}
