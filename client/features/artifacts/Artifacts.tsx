// What surveyors have brought home (kingdom.md 2.2): what it all gives together, and each thing under its name, with what may be done with it.
import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { ArtifactCategory } from '@sigilla/content/schema/artifact.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { WithKingdom } from '../../realm/WithKingdom.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Cards } from '../../ui/Card.tsx';
import { CategoryBar } from '../../ui/CategoryBar.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { counted } from '../../ui/numberText.ts';
import { ArtifactCard } from './ArtifactCard.tsx';
import { activeBonuses, NONE_YET } from './artifactWords.ts';
import { Cabinet, SPENT } from './Cabinet.tsx';
import type { Whereabouts } from './Cabinet.tsx';
import styles from './Artifacts.module.css';

const CATEGORIES = ['all', ...ArtifactCategory.options] as const;
type Category = (typeof CATEGORIES)[number];

function ActiveBonuses({ kingdom }: { readonly kingdom: OwnKingdomView }): ReactNode {
  const bonuses = activeBonuses(kingdom);
  if (bonuses.length === 0) return null;
  return (
    <Leaf title="Active Artifact Bonuses" gilded className={styles.bonuses}>
      <dl className={styles.sums}>
        {bonuses.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Leaf>
  );
}

const cardId = (ownedId: string): string => `artifact-${ownedId}`;

/** Leads to a card, and the keyboard with it. */
const openCard = (ownedId: string): void => {
  const card = document.getElementById(cardId(ownedId));
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
};

/** Where everything is that was ever found, as an object that stays the same while nothing moves. */
const useWhereabouts = (
  { artifacts }: OwnKingdomView,
  held: readonly { readonly owned: { readonly id: string; readonly artifactId: string } }[],
): Whereabouts => {
  const shown = held.map(({ owned }) => [owned.artifactId, owned.id] as const);
  const told = JSON.stringify([artifacts.map(({ artifactId }) => [artifactId, SPENT]), shown].flat());
  return useMemo(() => Object.fromEntries(JSON.parse(told) as [string, string][]), [told]);
};

function Treasury({ kingdom }: { readonly kingdom: OwnKingdomView }): ReactNode {
  const [category, setCategory] = useState<Category>('all');
  // What ran out before this visit is hidden; what runs out during it stays, and says so (G-068).
  const [spentBefore] = useState(
    () => new Set(kingdom.artifacts.filter(({ usesRemaining }) => usesRemaining === 0).map(({ id }) => id)),
  );
  const held = kingdom.artifacts
    .flatMap((owned) => {
      const definition = kingdomContent.artifacts.get(owned.artifactId);
      return definition === undefined || (owned.usesRemaining === 0 && spentBefore.has(owned.id))
        ? []
        : [{ owned, definition }];
    })
    .toSorted((one, other) => (one.definition.name < other.definition.name ? -1 : 1));
  const whereabouts = useWhereabouts(kingdom, held);
  const open = useCallback((id: string): void => {
    setCategory('all');
    // Once all cards are there.
    requestAnimationFrame(() => openCard(id));
  }, []);
  if (held.length === 0) {
    return (
      <>
        <Cabinet held={whereabouts} onOpen={open} />
        <div className={styles.none}>
          <p className={styles.noneTitle}>No artifacts discovered</p>
          <p>{NONE_YET}</p>
          <ButtonLink to="/actions" variant="primary">
            Send surveyors
          </ButtonLink>
        </div>
      </>
    );
  }
  const shown = held.filter(({ definition }) => category === 'all' || definition.category === category);
  return (
    <>
      <Cabinet held={whereabouts} onOpen={open} />
      <ActiveBonuses kingdom={kingdom} />
      <CategoryBar categories={CATEGORIES} value={category} onChange={setCategory}>
        {counted(held.length, 'artifact')} of {kingdomContent.artifacts.size} that are told of
      </CategoryBar>
      {shown.length === 0 ? (
        <Empty scene="desk" sentence="Nothing of this kind has come home yet." />
      ) : (
        <Cards wide>
          {shown.map(({ owned, definition }) => (
            <li key={owned.id} id={cardId(owned.id)} tabIndex={-1}>
              <ArtifactCard owned={owned} definition={definition} />
            </li>
          ))}
        </Cards>
      )}
    </>
  );
}

export function Component(): ReactNode {
  return <WithKingdom title="Artifacts">{({ kingdom }) => <Treasury kingdom={kingdom} />}</WithKingdom>;
}
