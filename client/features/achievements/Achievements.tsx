// The achievements gallery (endgame.md §2.2): what one is known for, points, the seven kinds as a row of medals, a sieve, and every achievement that
// one may know of. What is hidden is a number and a wax seal.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FEAT_CATEGORIES } from '@sigilla/content/schema/feat.ts';
import { QueryState } from '../../realm/QueryState.tsx';
import { WithKingdom } from '../../realm/WithKingdom.tsx';
import { MedalKinds } from '../../ui/art/medal/MedalKinds.tsx';
import type { MedalKind } from '../../ui/art/medal/MedalKinds.tsx';
import { Seal } from '../../ui/art/Seal.tsx';
import { Button } from '../../ui/Button.tsx';
import { Cards } from '../../ui/Card.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Field } from '../../ui/Field.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { counted, whole } from '../../ui/numberText.ts';
import { Select } from '../../ui/Select.tsx';
import { FeatCard } from './FeatCard.tsx';
import { galleryQuery } from './queries.ts';
import type { Gallery } from './queries.ts';
import { CATEGORIES, CATEGORY_NAMES, STATUSES, TIERS, WIDE_OPEN, sifted } from './words.ts';
import type { Sieve } from './words.ts';
import styles from './Achievements.module.css';

function Head({ gallery }: { readonly gallery: Gallery }): ReactNode {
  const { unlocked, total, points, totalPoints } = gallery;
  return (
    <Leaf gilded className={styles.head}>
      <dl className={styles.sums}>
        <div>
          <dt>unlocked</dt>
          <dd>
            {unlocked}/{total}
          </dd>
        </div>
        <div>
          <dt>points</dt>
          <dd>{whole(points)}</dd>
        </div>
      </dl>
      <Meter
        label="Points"
        value={points}
        max={totalPoints}
        tone="earned"
        valueText={`${whole(points)} of ${whole(totalPoints)} points`}
      />
    </Leaf>
  );
}

const kindsOf = ({ achievements, progress }: Gallery): readonly MedalKind[] =>
  FEAT_CATEGORIES.map((category) => {
    const of = achievements.filter((feat) => feat.category === category);
    const held = of.filter(({ id }) => progress[id]?.unlocked === true).length;
    return { category, name: CATEGORY_NAMES[category], held, total: of.length };
  });

function Hidden({ count }: { readonly count: number }): ReactNode {
  return count === 0 ? null : (
    <aside className={styles.hidden} aria-label="Hidden achievements">
      <Seal name="unspoken" size={56} />
      <p>
        <b>???</b> {count === 1 ? 'One more lies' : `${count} more lie`} under wax. What they are called is
        told to whoever earns them, and to nobody who asks.
      </p>
    </aside>
  );
}

/** The nearest ones first; nobody reads a hundred at once. */
const AT_FIRST = 24;

function Wall({ gallery }: { readonly gallery: Gallery }): ReactNode {
  const [sieve, setSieve] = useState<Sieve>(WIDE_OPEN);
  const [isWhole, setIsWhole] = useState(false);
  const sought = sifted(gallery, sieve);
  const shown = isWhole ? sought : sought.slice(0, AT_FIRST);
  const more = sought.length - shown.length;
  const sift = (change: Partial<Sieve>): void => setSieve({ ...sieve, ...change });
  return (
    <div className={styles.wall}>
      <Head gallery={gallery} />
      <MedalKinds
        kinds={kindsOf(gallery)}
        chosen={sieve.category}
        onChoose={(category) => sift({ category: category ?? 'all' })}
        className={styles.kinds}
      />
      <div className={styles.sieve} role="search" aria-label="Filters">
        <Field
          label="Search"
          type="search"
          placeholder="Search by name or description"
          value={sieve.words}
          onChange={({ target }) => sift({ words: target.value })}
        />
        <Select
          label="Category"
          options={CATEGORIES}
          value={sieve.category}
          onChange={(category) => sift({ category })}
        />
        <Select label="Tier" options={TIERS} value={sieve.tier} onChange={(tier) => sift({ tier })} />
        <Select
          label="Status"
          options={STATUSES}
          value={sieve.status}
          onChange={(status) => sift({ status })}
        />
      </div>
      <p className="visuallyHidden" role="status">
        {shown.length} of {sought.length} shown
      </p>
      {shown.length === 0 ? (
        <Empty
          scene="desk"
          sentence="No achievements found matching your filters."
          action={<Button onClick={() => setSieve(WIDE_OPEN)}>Take the filters away</Button>}
        />
      ) : (
        <Cards wide>
          {shown.map((feat) => (
            <li key={feat.id}>
              <FeatCard feat={feat} way={gallery.progress[feat.id]} />
            </li>
          ))}
        </Cards>
      )}
      {more > 0 && (
        <p className={styles.more}>
          <Button onClick={() => setIsWhole(true)}>Show {counted(more, 'further achievement')}</Button>
        </p>
      )}
      <Hidden count={gallery.hidden} />
    </div>
  );
}

function Shown({ serverId }: { readonly serverId: string }): ReactNode {
  const query = useQuery(galleryQuery(serverId));
  return (
    <QueryState query={query} waiting="Taking the cloth off the wall" failure="The gallery is locked">
      {(gallery) => <Wall gallery={gallery} />}
    </QueryState>
  );
}

export function Component(): ReactNode {
  return (
    <WithKingdom title="Achievements gallery">{({ serverId }) => <Shown serverId={serverId} />}</WithKingdom>
  );
}
