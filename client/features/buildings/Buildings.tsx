// Raising and improving buildings (kingdom.md 2.4): what stands, what could stand, and what the next level would cost.
import { memo, useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { BUILDING_CATEGORIES } from '@sigilla/content/schema/building.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Cards } from '../../ui/Card.tsx';
import { CategoryBar } from '../../ui/CategoryBar.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { GameIcon } from '../../ui/Icon.tsx';
import { counted, whole } from '../../ui/numberText.ts';
import { useOwn } from '../../realm/useKingdom.ts';
import { WithKingdom } from '../../realm/WithKingdom.tsx';
import { ConstructionCard } from './ConstructionCard.tsx';
import { abilitiesOf, factsOf } from './facts.ts';
import { SynergiesTab } from './SynergiesTab.tsx';
import { isListed } from './town.ts';
import { TownView } from './TownView.tsx';
import { UpgradeTab } from './UpgradeTab.tsx';
import { useRemembered } from '../../ui/useRemembered.ts';
import styles from './Buildings.module.css';

const CATEGORIES = ['all', ...BUILDING_CATEGORIES] as const;
type Category = (typeof CATEGORIES)[number];

const CurrentBuilding = memo(function CurrentBuilding({
  contribution,
}: {
  readonly contribution: OwnKingdomView['contributions'][number];
}) {
  const facts = useOwn((kingdom) => factsOf(contribution, kingdom));
  const definition = kingdomContent.buildings.get(contribution.type);
  if (definition === undefined) return null;
  return (
    <li className={styles.current}>
      <GameIcon name={definition.icon} size={40} />
      <div>
        <p className={styles.name}>
          {definition.name}
          {contribution.quantity > 1 && <span className={styles.times}> × {contribution.quantity}</span>}
        </p>
        <p className={styles.note}>
          level {contribution.level} {contribution.isAtMaximum && <Badge tone="earned">MAX</Badge>}
        </p>
        {facts.length > 0 && <p className={styles.note}>{facts.join(' · ')}</p>}
        {abilitiesOf(definition, contribution).map((ability) => (
          <p key={ability} className={styles.ability}>
            {ability}
          </p>
        ))}
      </div>
    </li>
  );
});

const ConstructTab = memo(function ConstructTab({ kingdom }: { readonly kingdom: OwnKingdomView }) {
  const [category, setCategory] = useState<Category>('all');
  const standing = kingdom.contributions.filter(
    (contribution) => category === 'all' || contribution.category === category,
  );
  const available = [...kingdomContent.buildings.values()].filter(
    (definition) => (category === 'all' || definition.category === category) && isListed(definition, kingdom),
  );
  return (
    <div className={styles.matter}>
      <CategoryBar categories={CATEGORIES} value={category} onChange={setCategory}>
        {whole(kingdom.landFree)} of {counted(kingdom.resources.land, 'acre')} free
      </CategoryBar>
      <Leaf title="Current Buildings" className={styles.leaf}>
        {standing.length === 0 ? (
          <Empty
            scene="plot"
            sentence="Nothing of this kind stands here yet. The ground is level and the masons are sober."
          />
        ) : (
          <ul className={styles.currents}>
            {standing.map((contribution) => (
              <CurrentBuilding key={contribution.type} contribution={contribution} />
            ))}
          </ul>
        )}
      </Leaf>
      <h2 className={styles.section}>Available Constructions</h2>
      <Cards>
        {available.map((definition) => (
          <li key={definition.id}>
            <ConstructionCard definition={definition} />
          </li>
        ))}
      </Cards>
    </div>
  );
});

/** Neither is written anew while the other is being asked for. */
const Town = memo(TownView);
const Upgrades = memo(UpgradeTab);

const VIEWS = [
  { value: 'town', label: 'Town' },
  { value: 'table', label: 'Table' },
] as const;

export function Component(): ReactNode {
  const [query] = useSearchParams();
  const [tab, setTab] = useState(() => (query.has('upgrade') ? 'upgrade' : 'construct'));
  const [view, setView] = useRemembered('sigilla.buildings', ['town', 'table']);
  // The switch answers the press at once; town and table follow as soon as they are drawn.
  const asTown = useDeferredValue(view) === 'town';
  return (
    <WithKingdom title="Buildings" untitled>
      {({ kingdom }) => (
        <Tabs
          heading="Buildings"
          aside={
            tab !== 'synergies' && (
              <Segmented label="Shown as" value={view} onChange={setView} segments={VIEWS} />
            )
          }
          flush
          label="Building"
          value={tab}
          onChange={setTab}
          items={[
            {
              value: 'construct',
              label: 'Construct',
              content: asTown ? (
                <Town kingdom={kingdom} purpose="construct" />
              ) : (
                <ConstructTab kingdom={kingdom} />
              ),
            },
            {
              value: 'upgrade',
              label: 'Upgrade',
              content:
                asTown && kingdom.contributions.length > 0 ? (
                  <Town kingdom={kingdom} purpose="upgrade" />
                ) : (
                  <div className={styles.matter}>
                    <Upgrades kingdom={kingdom} />
                  </div>
                ),
            },
            {
              value: 'synergies',
              label: 'Synergies',
              content: (
                <div className={styles.matter}>
                  <SynergiesTab />
                </div>
              ),
            },
          ]}
        />
      )}
    </WithKingdom>
  );
}
