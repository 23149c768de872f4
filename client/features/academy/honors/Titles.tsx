// The titles that were earned, one of which may be worn.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { valueOf } from '../../../session/queryClient.ts';
import { Leaf } from '../../../ui/Leaf.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import { Waits } from '../answering/Waits.tsx';
import { calls } from '../calls.ts';
import { useChange } from '../learning.ts';
import type { GalleryView } from '../learning.ts';
import styles from './honors.module.css';

export function Titles({ titles }: Pick<GalleryView, 'titles'>): ReactNode {
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
