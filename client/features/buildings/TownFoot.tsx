// Beneath the town: which houses are looked for, and what the whole of it gives.
import type { ReactNode } from 'react';
import { BUILDING_CATEGORIES } from '@sigilla/content/schema/building.ts';
import { resourceName } from '@sigilla/engine/kingdom/resourceWords.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { counted, signed, whole } from '../../ui/numberText.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './Town.module.css';

const CATEGORIES = ['all', ...BUILDING_CATEGORIES] as const;
export type Category = (typeof CATEGORIES)[number];

interface TownFootProps {
  readonly kingdom: OwnKingdomView;
  readonly category: Category;
  readonly onCategory: (category: Category) => void;
  /** The work that has just been done, by its name. */
  readonly done: string | null;
}

export function TownFoot({ kingdom, category, onCategory, done }: TownFootProps): ReactNode {
  const { income } = kingdom;
  return (
    <div className={styles.foot}>
      <Segmented
        label="Category"
        value={category}
        onChange={onCategory}
        segments={CATEGORIES.map((value) => ({ value, label: value }))}
      />
      <p className={styles.sum} aria-live="polite">
        {done !== null && <b>{done}: done. </b>}
        <b>
          {whole(kingdom.landUsed)} of {counted(kingdom.resources.land, 'acre')}
        </b>{' '}
        built · the realm gives{' '}
        {(['gold', 'food'] as const).map((resource, i) => (
          <span key={resource}>
            {i > 0 && ' and '}
            <b>
              {signed(income[resource])} {resourceName(resource).toLowerCase()}
            </b>
          </span>
        ))}{' '}
        a turn{kingdom.upkeep.gold + kingdom.upkeep.food > 0 && ', before pay and bread'}
      </p>
    </div>
  );
}
