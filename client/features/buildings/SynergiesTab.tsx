// What buildings give together (kingdom.md 2.4, Synergies): what counts today, what one step would add, and the nearest of the others.
import { memo } from 'react';
import type { ReactNode } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { buildStructure } from '@sigilla/engine/actions/economy/buildStructure.ts';
import { upgradeBuilding } from '@sigilla/engine/actions/economy/upgradeBuilding.ts';
import { lackingText, synergiesOf } from '@sigilla/engine/kingdom/together.ts';
import type { MissingBuilding, Opportunity, Synergies } from '@sigilla/engine/kingdom/together.ts';
import { unexpectedly } from '../../realm/actions.tsx';
import { deed } from '../../realm/deed.ts';
import { DeedButton } from '../../realm/DeedButton.tsx';
import { lotsOf } from '../../realm/lots.ts';
import { useOwn } from '../../realm/useKingdom.ts';
import { Elevation } from '../../ui/art/town/Elevation.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import styles from './Synergies.module.css';

/** The houses that must stand side by side, as far as they stand. */
function Houses({ needs }: Pick<Opportunity['synergy'], 'needs'>): ReactNode {
  const { realm, lots } = useOwn(({ name, buildings }) => ({ realm: name, lots: lotsOf(needs, buildings) }));
  return <Elevation lots={lots} realm={realm} className={styles.houses} />;
}

/** Raises or improves what is missing, or says why not today. */
function Step({ missing }: { readonly missing: MissingBuilding }): ReactNode {
  const { type, name, more, level } = missing;
  const step =
    more > 0
      ? deed(
          buildStructure,
          { buildingId: type },
          {
            label: `Construct ${name}`,
            failed: unexpectedly(`Failed to construct ${name}. Please try again.`),
          },
        )
      : deed(
          upgradeBuilding,
          { buildingId: type },
          {
            label: `Upgrade ${name} to level ${level}`,
            failed: unexpectedly(`Failed to upgrade ${name}. Please try again.`),
          },
        );
  return (
    <DeedButton size="sm" deed={step} inTurns>
      {more > 0 ? 'Build' : 'Upgrade'} {name}
    </DeedButton>
  );
}

const ActiveRow = memo(function ActiveRow({ active }: { readonly active: Synergies['active'][number] }) {
  const { synergy, stacks } = active;
  return (
    <li className={styles.row}>
      <Houses needs={synergy.needs} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          {synergy.name} <Badge tone="earned">{`× ${stacks}`}</Badge>
        </h3>
        <p className={styles.benefit}>{synergy.benefit}</p>
        <p className={styles.story}>{synergy.description}</p>
        <p className={styles.missing}>
          {stacks} of {synergy.maxStacks} that count
        </p>
      </div>
    </li>
  );
});

const OpportunityRow = memo(function OpportunityRow({
  opportunity,
  isNear = false,
}: {
  readonly opportunity: Opportunity;
  readonly isNear?: boolean;
}) {
  const { synergy, stacks, missing } = opportunity;
  return (
    <li className={styles.row}>
      <Houses needs={synergy.needs} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          {synergy.name} {stacks > 1 && <Badge>{`would be × ${stacks}`}</Badge>}
        </h3>
        <p className={styles.benefit}>{synergy.benefit}</p>
        <p className={styles.missing}>
          <span className={styles.label}>missing buildings</span> {missing.map(lackingText).join(', ')}
        </p>
      </div>
      {isNear && missing[0] !== undefined && <Step missing={missing[0]} />}
    </li>
  );
});

export function SynergiesTab(): ReactNode {
  const { active, highPriority, available } = useOwn((kingdom) => synergiesOf(kingdom, kingdomContent));
  return (
    <div className={styles.leaves}>
      <Leaf title="Active Synergies" gilded={active.length > 0}>
        {active.length === 0 ? (
          <Empty
            scene="plot"
            sentence="So far every house minds its own business. Two that suit each other earn more than both alone."
          />
        ) : (
          <ul className={styles.rows}>
            {active.map((one) => (
              <ActiveRow key={one.synergy.id} active={one} />
            ))}
          </ul>
        )}
      </Leaf>
      <Leaf title="High Priority">
        {highPriority.length === 0 ? (
          <p className={styles.missing}>Nothing is one step away today.</p>
        ) : (
          <ul className={styles.rows}>
            {highPriority.map((one) => (
              <OpportunityRow key={one.synergy.id} opportunity={one} isNear />
            ))}
          </ul>
        )}
      </Leaf>
      {available.length > 0 && (
        <Leaf title="Available Synergies">
          <ul className={styles.rows}>
            {available.map((one) => (
              <OpportunityRow key={one.synergy.id} opportunity={one} />
            ))}
          </ul>
        </Leaf>
      )}
    </div>
  );
}
