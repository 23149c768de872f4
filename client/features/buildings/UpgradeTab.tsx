// Improving what stands (kingdom.md 2.4, Upgrade): the next level's benefits and price of each building, and what all of it would cost.
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { missingForLevel, upgradePrice, upgradeTurns } from '@sigilla/engine/kingdom/buildings.ts';
import { plus } from '@sigilla/engine/kingdom/ledger.ts';
import { nothing } from '@sigilla/engine/kingdom/bonuses.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import type { Deed } from '../../realm/deed.ts';
import { DeedButton } from '../../realm/DeedButton.tsx';
import { weighed } from '../../realm/deeds.ts';
import { useOwn } from '../../realm/useKingdom.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card, Cards } from '../../ui/Card.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { GameIcon } from '../../ui/Icon.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { counted } from '../../ui/numberText.ts';
import { Costs } from '../../realm/Costs.tsx';
import { stepWords } from './ConstructionCard.tsx';
import { abilitiesOf, nextLevelFacts } from './facts.ts';
import { upgradeOf } from './works.ts';
import { TakeDown } from './TakeDown.tsx';
import styles from './Buildings.module.css';

/** What a card shows of what stands; not what it brings, which goes by the people. */
type Standing = Pick<OwnKingdomView['contributions'][number], 'type' | 'level' | 'quantity' | 'isAtMaximum'>;

const improving = ({ type, level }: Standing): Deed =>
  upgradeOf({ id: type, name: kingdomContent.buildings.get(type)?.name ?? type }, level);

const UpgradeCard = memo(function UpgradeCard({ type }: { readonly type: string }) {
  const [open, setOpen] = useState(false);
  const owned = useOwn(({ contributions }): Standing | null => {
    const found = contributions.find((one) => one.type === type);
    if (found === undefined) return null;
    const { level, quantity, isAtMaximum } = found;
    return { type: found.type, level, quantity, isAtMaximum };
  });
  const isMet = useOwn(
    (kingdom) => missingForLevel(type, (owned?.level ?? 0) + 1, kingdom, kingdomContent).length === 0,
  );
  const definition = kingdomContent.buildings.get(type);
  if (definition === undefined || owned === null) return null;
  const needs = owned.isAtMaximum ? [] : stepWords(type, owned.level + 1);
  return (
    <Card name={definition.name}>
      <header className={styles.cardHead}>
        <GameIcon name={definition.icon} size={44} />
        <div>
          <h3 className={styles.cardTitle}>{definition.name}</h3>
          <p className={styles.tags}>
            <span className={styles.note}>{counted(owned.quantity, 'building')}</span>{' '}
            {owned.isAtMaximum && <Badge tone="earned">MAX</Badge>}
          </p>
        </div>
      </header>
      <Meter
        label={`Level of ${definition.name}`}
        value={owned.level}
        max={definition.maxLevel}
        valueText={`level ${owned.level} of ${definition.maxLevel}`}
        shown
        tone="earned"
      />
      <TakeDown definition={definition} level={owned.level} />
      {!owned.isAtMaximum && (
        <>
          <Button variant="quiet" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Hide Details' : 'Show Details'}
          </Button>
          {open && (
            <ul className={styles.benefits} aria-label="next-level benefits">
              {nextLevelFacts(definition, owned).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
              {abilitiesOf(definition, { level: owned.level + 1 }).map((ability) => (
                <li key={ability}>{ability}</li>
              ))}
            </ul>
          )}
          {needs.length > 0 && (
            <p className={styles.needs} data-met={isMet || undefined}>
              requirements: {needs.join(', ')}
            </p>
          )}
          <div className={styles.foot}>
            <Costs costs={upgradePrice(definition, owned)} />
            <DeedButton wide deed={improving(owned)} cost={counted(upgradeTurns(definition), 'turn')}>
              Upgrade
              <span className="visuallyHidden">
                {' '}
                {definition.name} to level {owned.level + 1}
              </span>
            </DeedButton>
          </div>
        </>
      )}
    </Card>
  );
});

export function UpgradeTab({ kingdom }: { readonly kingdom: OwnKingdomView }): ReactNode {
  const [onlyUpgradeable, setOnlyUpgradeable] = useState(false);
  const upgradeable = kingdom.contributions.filter(({ isAtMaximum }) => !isAtMaximum);
  const possible = useOwn(({ contributions }) =>
    contributions.filter((owned) => !owned.isAtMaximum && weighed(improving(owned))?.ok === true),
  );
  if (kingdom.contributions.length === 0) {
    return (
      <Empty
        scene="plot"
        title="No buildings to upgrade"
        sentence="First something must stand; then it can stand taller."
      />
    );
  }
  if (upgradeable.length === 0) {
    return (
      <Empty
        scene="plot"
        title="All buildings at maximum level"
        sentence="The masons have run out of sky."
        action={<ButtonLink to="/actions">Explore for more land</ButtonLink>}
      />
    );
  }
  const definitions = upgradeable.flatMap((owned) => {
    const definition = kingdomContent.buildings.get(owned.type);
    return definition === undefined ? [] : [{ definition, owned }];
  });
  const total = definitions.reduce(
    (sum, { definition, owned }) => plus(sum, upgradePrice(definition, owned)),
    nothing(),
  );
  const turns = definitions.reduce((sum, { definition }) => sum + upgradeTurns(definition), 0);
  const shown = onlyUpgradeable ? possible : kingdom.contributions;
  return (
    <>
      <Leaf title="Total upgrade costs" className={styles.leaf}>
        <p className={styles.note}>
          {counted(upgradeable.length, 'kind of building', 'kinds of building')} below the highest level,{' '}
          {possible.length} upgradeable now.
        </p>
        <Costs costs={total} turns={turns} />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={onlyUpgradeable}
            onChange={(event) => setOnlyUpgradeable(event.target.checked)}
          />
          Show only upgradeable
        </label>
      </Leaf>
      {shown.length === 0 ? (
        <Empty scene="desk" sentence="Nothing can be improved with what lies in the treasury today." />
      ) : (
        <Cards>
          {shown.map(({ type }) => (
            <li key={type}>
              <UpgradeCard type={type} />
            </li>
          ))}
        </Cards>
      )}
    </>
  );
}
