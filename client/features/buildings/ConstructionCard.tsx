// One building that could be raised: what it is, costs, gives and needs, and the button that raises it or says why not.
import { memo } from 'react';
import type { BuildingDefinition } from '@sigilla/content/schema/building.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { constructionPrice, ownedOf, stepTo } from '@sigilla/engine/kingdom/buildings.ts';
import { DeedButton } from '../../realm/DeedButton.tsx';
import { useOwn } from '../../realm/useKingdom.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { GameIcon } from '../../ui/Icon.tsx';
import { whole } from '../../ui/numberText.ts';
import { Costs } from '../../realm/Costs.tsx';
import { constructionOf } from './works.ts';
import styles from './Buildings.module.css';

const standing = (needed: { readonly type: string; readonly level: number }): string =>
  `${kingdomContent.buildings.get(needed.type)?.name ?? needed.type} at level ${needed.level}`;

/** What a level asks for beside its price, as words: something found out, other buildings, people. */
export const stepWords = (building: string, level: number): readonly string[] => {
  const step = stepTo(building, level, kingdomContent);
  if (step === undefined) return [];
  return [
    ...(step.research === null ? [] : [`${step.research.name} found out`]),
    ...step.otherBuildings.map(standing),
    ...(step.population > 0 ? [`${whole(step.population)} people`] : []),
  ];
};

/** Requirements as words: level, path, other buildings and what has been found out. */
export const requirementsOf = (definition: BuildingDefinition): readonly string[] => {
  const { level, path, buildings } = definition.requirements;
  return [
    ...(level > 1 ? [`level ${level}`] : []),
    ...(path === null ? [] : [`the ${path} path`]),
    ...buildings.map(standing),
    ...stepWords(definition.id, 1),
  ];
};

interface ConstructionCardProps {
  readonly definition: BuildingDefinition;
}

export const ConstructionCard = memo(function ConstructionCard({ definition }: ConstructionCardProps) {
  const owned = useOwn(({ buildings }) => ownedOf(buildings, definition.id));
  const requirements = requirementsOf(definition);
  return (
    <Card name={definition.name}>
      <header className={styles.cardHead}>
        <GameIcon name={definition.icon} size={44} />
        <div>
          <h3 className={styles.cardTitle}>{definition.name}</h3>
          <p className={styles.tags}>
            <Badge>{definition.tier}</Badge> <span className={styles.note}>{definition.category}</span>{' '}
            {owned !== undefined && <Badge tone="good">{`Built (${owned.quantity})`}</Badge>}
          </p>
        </div>
      </header>
      <p className={styles.description}>{definition.effects.description}</p>
      <ul className={styles.benefits} aria-label="benefits">
        {definition.effects.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      {requirements.length > 0 && <p className={styles.note}>requirements: {requirements.join(', ')}</p>}
      <div className={styles.foot}>
        <Costs costs={constructionPrice(definition, owned?.level ?? 1)} land={definition.costs.land} />
        <DeedButton wide deed={constructionOf(definition)} inTurns>
          Construct<span className="visuallyHidden"> {definition.name}</span>
        </DeedButton>
      </div>
    </Card>
  );
});
