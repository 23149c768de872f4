// The wall: a rail for each category, on it every medal that one may know of, what is held first and then what is nearest. At its end hangs a cloth for those
// that nobody is told of. Invariant: what a medal shows by paint its slip says in words.
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { useSlender } from '../../../realm/page/useGentle.ts';
import { shortDayText } from '../../../ui/timeText.ts';
import { Medal } from '../../../ui/art/medal/Medal.tsx';
import { MedalKinds } from '../../../ui/art/medal/MedalKinds.tsx';
import { Veiled } from '../../../ui/art/medal/Veiled.tsx';
import type { GalleryView, Honor } from '../learning.ts';
import { asTheyHang, CATEGORY_NAMES, countOf } from './hung.ts';
import { shareOf } from './words.ts';
import styles from './wall.module.css';

interface HangsProps {
  readonly honor: Honor;
  readonly onOpen: (honor: Honor) => void;
}

const Hangs = memo(function Hangs({ honor, onOpen }: HangsProps): ReactNode {
  const { id, name, category, tier, unlocked, unlockedAt } = honor;
  return (
    <li className={styles.nail}>
      <button type="button" data-earned={unlocked || undefined} onClick={() => onOpen(honor)}>
        <Medal id={id} category={category} tier={tier} share={shareOf(honor)} size={84} />
        <span className={styles.slip}>
          <b>{name}</b>
          <span>
            <span className="visuallyHidden">{tier}, </span>
            {unlocked && unlockedAt !== null ? shortDayText(unlockedAt) : countOf(honor)}
          </span>
        </span>
      </button>
    </li>
  );
});

interface WallProps {
  readonly gallery: Pick<GalleryView, 'achievements' | 'categories' | 'recommended'>;
  readonly onOpen: (honor: Honor) => void;
}

export function Wall({ gallery, onOpen }: WallProps): ReactNode {
  const { categories, achievements, recommended } = gallery;
  const isSlender = useSlender();
  // On a phone the whole wall is a long walk: it begins where the next medal hangs.
  const [chosen, setChosen] = useState<string | null>(isSlender ? (recommended[0]?.category ?? null) : null);
  const shown = categories.filter(({ category }) => chosen === null || chosen === category);
  return (
    <section className={styles.wall} aria-label="The wall">
      <MedalKinds
        kinds={categories.map(({ category, completed, total }) => ({
          category,
          name: CATEGORY_NAMES[category] ?? category,
          held: completed,
          total,
        }))}
        chosen={chosen}
        onChoose={setChosen}
        className={styles.categories}
      />
      {shown.map(({ category, completed, total }) => (
        <section key={category} aria-label={`${CATEGORY_NAMES[category] ?? category}: all honors`}>
          <h2 className={styles.plate}>
            {CATEGORY_NAMES[category] ?? category}{' '}
            <span>
              {completed} of {total}
            </span>
          </h2>
          <ul className={styles.rail}>
            {asTheyHang(achievements.filter((honor) => honor.category === category)).map((honor) => (
              <Hangs key={honor.id} honor={honor} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.veiled}>
        <Veiled />
        Some hang under a cloth until they are struck. Nobody says what they are for, or how many.
      </p>
    </section>
  );
}
