// One building that could be raised: what it is, costs, gives and needs, and the button that raises it or says why not.
import type { ReactNode } from 'react';
import type { BuildingDefinition } from '@sigilla/content/schema/building.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { constructionPrice, ownedOf } from '@sigilla/engine/kingdom/buildings.ts';
import { buildStructure } from '@sigilla/engine/actions/economy/buildStructure.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { refusalText, useActions } from '../../realm/actions.tsx';
import { isOf } from '../../realm/deed.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { GameIcon } from '../../ui/Icon.tsx';
import { counted } from '../../ui/numberText.ts';
import { Costs } from '../../realm/Costs.tsx';
import { constructionOf } from './works.ts';
import styles from './Buildings.module.css';

/** Requirements as words: level, path and other buildings. */
export const requirementsOf = (definition: BuildingDefinition): readonly string[] => {
  const { level, path, buildings } = definition.requirements;
  return [
    ...(level > 1 ? [`level ${level}`] : []),
    ...(path === null ? [] : [`the ${path} path`]),
    ...buildings.map(
      (needed) =>
        `${kingdomContent.buildings.get(needed.type)?.name ?? needed.type} at level ${needed.level}`,
    ),
  ];
};

interface ConstructionCardProps {
  readonly kingdom: OwnKingdomView;
  readonly definition: BuildingDefinition;
}

export function ConstructionCard({ kingdom, definition }: ConstructionCardProps): ReactNode {
  const { run, preview, underway } = useActions();
  const construction = constructionOf(definition);
  const previewed = preview(construction);
  const owned = ownedOf(kingdom.buildings, definition.id);
  const turns = previewed?.cost.turns ?? 1;
  const isThis = isOf(underway, buildStructure, { buildingId: definition.id });
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
        <Costs
          costs={constructionPrice(definition, owned?.level ?? 1)}
          held={kingdom.resources}
          land={{ needed: definition.costs.land, free: kingdom.landFree }}
        />
        <Button
          wide
          cost={counted(turns, 'turn')}
          loading={isThis}
          refusal={
            underway !== null && !isThis
              ? 'Another action is in progress. Please wait a moment and try again.'
              : refusalText(previewed)
          }
          onClick={() => void run(construction)}
        >
          Construct<span className="visuallyHidden"> {definition.name}</span>
        </Button>
      </div>
    </Card>
  );
}
