// What is known of one plot: what the house is, what the next work on it would bring and cost, when that has paid for itself, and the
// button that does it or says why not. The work is seen rising in the town, so it ends in a line and not in a dialog.
import type { ReactNode } from 'react';
import type { BuildingDefinition } from '@sigilla/content/schema/building.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { missingForLevel, missingRequirement, ownedOf } from '@sigilla/engine/kingdom/buildings.ts';
import { paysBackIn } from '@sigilla/engine/kingdom/forecast.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import { resourceName } from '@sigilla/engine/kingdom/resourceWords.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { Costs } from '../../realm/Costs.tsx';
import type { Deed } from '../../realm/deed.ts';
import { DeedButton } from '../../realm/DeedButton.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { counted, signed } from '../../ui/numberText.ts';
import { requirementsOf, stepWords } from './ConstructionCard.tsx';
import { Strip } from './Strip.tsx';
import { investmentOf, priceOf } from './town.ts';
import type { Purpose } from './town.ts';
import { constructionOf, upgradeOf } from './works.ts';
import styles from './Town.module.css';

function Gain({
  kingdom,
  definition,
  purpose,
}: {
  readonly kingdom: OwnKingdomView;
  readonly definition: BuildingDefinition;
  readonly purpose: Purpose;
}): ReactNode {
  const work = investmentOf(kingdom, definition, purpose);
  const gain = work?.gain ?? {};
  const named = RESOURCES.filter((resource) => (gain[resource] ?? 0) > 0);
  const turns = work === null ? null : paysBackIn(work);
  return (
    <p className={styles.gain}>
      {named.length === 0 ? (
        <span>{definition.effects.benefits[0]}</span>
      ) : (
        <span>
          <b>
            {named
              .map((resource) => `${signed(gain[resource] ?? 0)} ${resourceName(resource).toLowerCase()}`)
              .join(', ')}
          </b>{' '}
          a turn
        </span>
      )}
      {turns !== null && <span className={styles.payback}>pays back in {counted(turns, 'turn')}</span>}
    </p>
  );
}

function Needs({ words, isMet }: { readonly words: readonly string[]; readonly isMet: boolean }): ReactNode {
  return (
    <p className={styles.needs} data-met={isMet || undefined}>
      needs {words.join(', ')}
    </p>
  );
}

interface PlotLeafProps {
  readonly kingdom: OwnKingdomView;
  readonly definition: BuildingDefinition;
  readonly purpose: Purpose;
  readonly onDone: (deed: Deed) => void;
  readonly onClose: () => void;
}

export function PlotLeaf({ kingdom, definition, purpose, onDone, onClose }: PlotLeafProps): ReactNode {
  const owned = ownedOf(kingdom.buildings, definition.id);
  const canGrow = owned !== undefined && owned.level < definition.maxLevel;
  // Where nothing stands there is nothing to improve; at the top there is only another one.
  const first: Purpose = canGrow && purpose === 'upgrade' ? 'upgrade' : 'construct';
  const works: readonly Purpose[] = canGrow
    ? [first, first === 'upgrade' ? 'construct' : 'upgrade']
    : [first];
  const requirements = requirementsOf(definition);
  const isMet =
    missingRequirement(definition, kingdom, kingdomContent).ok &&
    missingForLevel(definition.id, 1, kingdom, kingdomContent).length === 0;
  const aim = (owned?.level ?? 1) + 1;
  const asked = stepWords(definition.id, aim);

  const work = (kind: Purpose, index: number): ReactNode => {
    const deed =
      kind === 'construct'
        ? constructionOf(definition, true)
        : upgradeOf(definition, owned?.level ?? 1, true);
    return (
      <div key={kind} className={styles.work}>
        {index > 0 && (
          <p className={styles.workHead}>
            {kind === 'construct' ? 'Another one' : `To level ${(owned?.level ?? 1) + 1}`}
          </p>
        )}
        <Gain kingdom={kingdom} definition={definition} purpose={kind} />
        {kind === 'upgrade' && asked.length > 0 && (
          <Needs
            words={asked}
            isMet={missingForLevel(definition.id, aim, kingdom, kingdomContent).length === 0}
          />
        )}
        <Costs
          costs={priceOf(kingdom, definition, kind)}
          land={kind === 'construct' ? definition.costs.land : 0}
        />
        <DeedButton
          wide
          variant={index === 0 ? 'primary' : 'secondary'}
          deed={deed}
          inTurns
          onAnswer={({ success }) => success && onDone(deed)}
        >
          {kind === 'construct' ? 'Construct' : 'Upgrade'}
          <span className="visuallyHidden"> {definition.name}</span>
        </DeedButton>
      </div>
    );
  };

  return (
    <section className={styles.leaf} aria-label={definition.name}>
      <header className={styles.leafHead}>
        <h2>{definition.name}</h2>
        {owned !== undefined && (
          <Badge tone={canGrow ? 'good' : 'earned'}>
            {canGrow ? `level ${owned.level}${owned.quantity > 1 ? ` × ${owned.quantity}` : ''}` : 'MAX'}
          </Badge>
        )}
        <Button variant="quiet" size="sm" className={styles.close} onClick={onClose}>
          Close
        </Button>
      </header>
      <p className={styles.story}>{definition.effects.description}</p>
      <Strip
        definition={definition}
        meant={owned === undefined ? 1 : first === 'upgrade' ? owned.level + 1 : owned.level}
      />
      {requirements.length > 0 && owned === undefined && <Needs words={requirements} isMet={isMet} />}
      {works.map(work)}
    </section>
  );
}
