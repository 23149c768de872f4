// Honors & Titles: the six categories, what was earned last, what is near, titles to wear, badges of challenges, and every medal that one may know of.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { valueOf } from '../../../session/queryClient.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { ErrorLeaf } from '../../../ui/ErrorLeaf.tsx';
import { Leaf } from '../../../ui/Leaf.tsx';
import { Meter } from '../../../ui/Meter.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { shortDayText } from '../../../ui/timeText.ts';
import { Waits } from '../answering/Waits.tsx';
import { calls } from '../calls.ts';
import { galleryQuery, useChange } from '../learning.ts';
import type { GalleryView, Honor, Learner } from '../learning.ts';
import { Medal } from '../../../ui/art/medal/Medal.tsx';
import { CATEGORY_NAMES, rewardsOf } from './words.ts';
import styles from './honors.module.css';

function HonorCard({ honor }: { readonly honor: Honor }): ReactNode {
  const { id, name, description, category, tier, progress, unlocked, unlockedAt, rarity } = honor;
  return (
    <li className={styles.card} data-earned={unlocked || undefined}>
      <Medal id={id} category={category} tier={tier} earned={unlocked} />
      <div>
        <h3>
          {name}{' '}
          <span className={styles.tier} data-tier={tier}>
            {tier}
          </span>
        </h3>
        {unlocked && <p>{description}</p>}
        <ul className={styles.objectives} aria-label="What to practise">
          {honor.learningObjectives.map((objective) => (
            <li key={objective}>{objective}</li>
          ))}
        </ul>
        {!unlocked && (
          <Meter
            label={`${name}, progress`}
            value={progress.current}
            max={progress.target}
            tone="earned"
            valueText={`${progress.current}/${progress.target}, ${progress.percentage}%`}
          />
        )}
        <p className={styles.small}>
          {unlocked && unlockedAt !== null
            ? `Earned on ${shortDayText(unlockedAt)}`
            : `${progress.current}/${progress.target} · ${progress.percentage}%`}
          {` · ${rewardsOf(honor).join(', ')}`}
          {rarity !== null && ` · held by ${rarity}%`}
        </p>
      </div>
    </li>
  );
}

function Titles({ titles }: Pick<GalleryView, 'titles'>): ReactNode {
  const wear = useChange(async (titleId: string | null) =>
    valueOf(await calls.wearTitle({ body: { titleId } })),
  );
  const worn = titles.find((title) => title.worn)?.id ?? '';
  const [wished, setWished] = useState<string | null>(null);
  const shown = wear.isError ? worn : (wished ?? worn);
  return (
    <Leaf title="Titles">
      {titles.length === 0 ? (
        <p>None yet. Some medals bring one, and so do the longer milestones of a streak.</p>
      ) : (
        <fieldset className={styles.titles}>
          <legend>The title that you wear</legend>
          {[{ id: '', latin: 'No title', english: 'your own name', earnedBy: '' }, ...titles].map((title) => (
            <label key={title.id}>
              <input
                type="radio"
                name="title"
                checked={shown === title.id}
                onChange={() => {
                  setWished(title.id);
                  wear.mutate(title.id === '' ? null : title.id);
                }}
              />
              <b {...(title.id === '' ? {} : { lang: 'la' })}>{title.latin}</b> <span>{title.english}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Waits sending={wear}>The title is worn when it is back.</Waits>
      <Refusal>{wear.error?.message}</Refusal>
    </Leaf>
  );
}

function Hall({ gallery }: { readonly gallery: GalleryView }): ReactNode {
  const { categories, achievements, recent, recommended, titles, badges } = gallery;
  const [chosen, setChosen] = useState<string | null>(recommended[0]?.category ?? null);
  const shown = categories.filter(({ category }) => chosen === null || chosen === category);
  return (
    <div className={styles.hall}>
      <div className={styles.categories} role="group" aria-label="Categories">
        {categories.map(({ category, completed, total }) => (
          <button
            key={category}
            type="button"
            aria-pressed={chosen === category}
            onClick={() => setChosen(chosen === category ? null : category)}
          >
            <Medal id={category} category={category} tier="gold" size={40} />
            <b>{CATEGORY_NAMES[category] ?? category}</b>
            <span>
              {completed}/{total}
            </span>
          </button>
        ))}
      </div>
      {recent.length === 0 ? (
        <Empty
          scene="wall"
          title="Start Your Latin Journey!"
          sentence="The nails are in the wall, the hammer lies ready. The first medal hangs on one right answer."
          action={<ButtonLink to="/academy?path=daily">Unroll a scroll</ButtonLink>}
        />
      ) : (
        <Leaf title="Recently Unlocked" gilded>
          <ul className={styles.recent}>
            {recent.map(({ id, name, description, category, tier }) => (
              <li key={id}>
                <Medal id={id} category={category} tier={tier} size={92} />
                <b>{name}</b>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </Leaf>
      )}
      <div className={styles.pair}>
        <Leaf title="Nearest">
          <ul className={styles.list}>
            {recommended.map((honor) => (
              <HonorCard key={honor.id} honor={honor} />
            ))}
          </ul>
        </Leaf>
        <Titles titles={titles} />
      </div>
      {badges.length > 0 && (
        <Leaf title="Badges of challenges">
          <ul className={styles.badges}>
            {badges.map(({ id, name, times }) => (
              <li key={id}>
                <Medal id={`badge ${id}`} category="challenge" tier="bronze" size={52} />
                <span>
                  {name}
                  {times > 1 && ` ×${times}`}
                </span>
              </li>
            ))}
          </ul>
        </Leaf>
      )}
      {shown.map(({ category }) => (
        <section key={category} aria-label={`${CATEGORY_NAMES[category] ?? category}: all honors`}>
          <h2>{CATEGORY_NAMES[category] ?? category}</h2>
          <ul className={styles.list}>
            {achievements
              .filter((honor) => honor.category === category)
              .map((honor) => (
                <HonorCard key={honor.id} honor={honor} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function Gallery({ learner }: { readonly learner: Learner }): ReactNode {
  const query = useQuery(galleryQuery(learner));
  if (query.data !== undefined) return <Hall gallery={query.data} />;
  if (query.isError)
    return (
      <ErrorLeaf
        title="The gallery is locked"
        message={query.error.message}
        kept="Every medal that you have earned is still yours."
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <Leaf>
      <Skeleton lines={8} label="Taking the cloth off the medals" />
    </Leaf>
  );
}
