// The hosts of the kingdom (kingdom.md 2.1): status, formation, strength, upkeep and morale of each army, its companies, and the muster.
import { memo, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { EXPERIENCE_STEP, menIn, veteranStat } from '@sigilla/engine/kingdom/armies.ts';
import type { Army, ArmyUnit } from '@sigilla/engine/kingdom/kingdom.ts';
import { powerOfArmy } from '@sigilla/engine/kingdom/power.ts';
import { upkeepShares } from '@sigilla/engine/kingdom/upkeep.ts';
import { upkeepIsHeavy } from '@sigilla/engine/kingdom/views.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { GameIcon, Icon } from '../../ui/Icon.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { whole } from '../../ui/numberText.ts';
import { realmContent } from '../../realm/content.ts';
import { MadeOf } from '../../realm/MadeOf.tsx';
import { armyParts } from '../../realm/madeOf.ts';
import { useOwn } from '../../realm/useKingdom.ts';
import { WithKingdom } from '../../realm/WithKingdom.tsx';
import { ArmyOrders } from './ArmyOrders.tsx';
import { ArmyScene } from './ArmyScene.tsx';
import { ArmyStores } from './ArmyStores.tsx';
import { DoctrineOrder } from './DoctrineOrder.tsx';
import { FormationOrder } from './FormationOrder.tsx';
import { RecruitDialog } from './RecruitDialog.tsx';
import styles from './Army.module.css';

const UnitCard = memo(function UnitCard({
  unit,
  waiting = false,
}: {
  readonly unit: ArmyUnit;
  readonly waiting?: boolean;
}) {
  const definition = kingdomContent.units.get(unit.unitId);
  if (definition === undefined) return null;
  const stat = (base: number): number => veteranStat(base, unit.veteranLevel);
  const isLegend = unit.veteranLevel === 'legendary';
  return (
    <li className={styles.unit}>
      <GameIcon name={definition.icon} size={44} />
      <div className={styles.unitWords}>
        <p className={styles.unitName}>
          <span className={styles.quantity}>{whole(unit.quantity)}</span> {definition.plural}
        </p>
        <p className={styles.tags}>
          <Badge tone={unit.veteranLevel === 'recruit' ? 'plain' : 'earned'}>{unit.veteranLevel}</Badge>{' '}
          <span className={styles.note}>
            {definition.type}
            {waiting && ' · joins after the battle'}
          </span>
        </p>
        <p className={styles.note}>
          attack {stat(definition.stats.attack)} · defense {stat(definition.stats.defense)} · health{' '}
          {stat(definition.stats.health)}
        </p>
        <Meter
          label="Experience"
          value={isLegend ? EXPERIENCE_STEP : unit.experience}
          max={EXPERIENCE_STEP}
          tone="earned"
          valueText={isLegend ? 'at the highest level' : `${unit.experience}/${EXPERIENCE_STEP}`}
          shown
        />
        {definition.specialAbilities.map(({ name, description }) => (
          <p key={name} className={styles.ability}>
            <strong>{name}.</strong> {description}
          </p>
        ))}
      </div>
    </li>
  );
});

/** So many companies of a great host are told without being asked for. */
const FEW = 6;

const ArmyLeaf = memo(function ArmyLeaf({
  army,
  onRecruit,
}: {
  readonly army: Army;
  /** The same function as long as the camp stands. */
  readonly onRecruit: (armyId: string) => void;
}) {
  const [open, setOpen] = useState(false);
  const [every, setEvery] = useState(false);
  // All of them stand on the field above; of a great host the first are told at length, and the others on request.
  const told = every || army.units.length < FEW + 3 ? army.units : army.units.slice(0, FEW);
  const { kingdomName, alone, upkeep } = useOwn((kingdom) => ({
    kingdomName: kingdom.name,
    alone: kingdom.armies.length === 1,
    // What it bears of the kingdom's upkeep.
    upkeep: upkeepShares(kingdom, realmContent())[kingdom.armies.findIndex(({ id }) => id === army.id)],
  }));
  const formation = kingdomContent.formations.get(army.formation);
  const status = army.lockedBy === null ? 'ready' : 'in battle';
  return (
    <Leaf
      title={army.name}
      className={styles.army}
      aside={
        <div className={styles.orders}>
          {army.lockedBy !== null && (
            <ButtonLink size="sm" variant="primary" to={`/battles/${army.lockedBy}`}>
              To the field
            </ButtonLink>
          )}
          <Button
            size="sm"
            variant={army.lockedBy === null ? 'primary' : 'secondary'}
            onClick={() => onRecruit(army.id)}
          >
            {army.units.length === 0 ? 'Start Recruiting' : 'Recruit More'}
          </Button>
        </div>
      }
    >
      <ArmyScene army={army} kingdomName={kingdomName} />
      <dl className={styles.facts}>
        <div>
          <dt>status</dt>
          <dd>{status}</dd>
        </div>
        <div>
          <dt>formation</dt>
          <dd>{formation?.name ?? army.formation}</dd>
        </div>
        <div>
          <dt>total units</dt>
          <dd>{whole(menIn(army.units))}</dd>
        </div>
        <div>
          <dt>army power</dt>
          <dd>
            <MadeOf title={`The power of ${army.name}`} parts={() => armyParts(army)}>
              {whole(powerOfArmy(army.units, kingdomContent))}
            </MadeOf>
          </dd>
        </div>
        <div>
          <dt>upkeep per turn</dt>
          <dd>
            {whole(upkeep?.gold ?? 0)} gold, {whole(upkeep?.food ?? 0)} food
          </dd>
        </div>
      </dl>
      <FormationOrder army={army} kingdomName={kingdomName} />
      <DoctrineOrder army={army} />
      <ArmyStores army={army} upkeep={upkeep ?? { gold: 0, food: 0 }} kingdomName={kingdomName} />
      <p className={styles.toggle}>
        <Button variant="quiet" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide Details' : 'Show Details'}
        </Button>
      </p>
      {open && <p className={styles.details}>{formation?.description}</p>}
      {army.units.length + army.waiting.length === 0 ? (
        <Empty
          scene="camp"
          {...(alone ? { title: 'No armies yet' } : {})}
          sentence="The tents are pitched and nobody sleeps in them."
        />
      ) : (
        <ul className={styles.units}>
          {told.map((unit) => (
            <UnitCard key={`${unit.unitId} ${unit.veteranLevel}`} unit={unit} />
          ))}
          {army.waiting.map((unit) => (
            <UnitCard key={`waiting ${unit.unitId} ${unit.veteranLevel}`} unit={unit} waiting />
          ))}
        </ul>
      )}
      {told.length < army.units.length && (
        <p className={styles.toggle}>
          <Button size="sm" onClick={() => setEvery(true)}>
            All {army.units.length} companies
          </Button>
        </p>
      )}
      <ArmyOrders army={army} />
    </Leaf>
  );
});

function Armies({ kingdom }: { readonly kingdom: OwnKingdomView }): ReactNode {
  const [query, setQuery] = useSearchParams();
  const [recruitFor, setRecruitFor] = useState<string | null>(null);
  const open = recruitFor !== null || query.has('recruit');
  const close = (): void => {
    setRecruitFor(null);
    if (query.has('recruit')) setQuery({}, { replace: true, preventScrollReset: true });
  };
  const { gold } = kingdom.upkeep;
  const recruit = useCallback((armyId: string): void => setRecruitFor(armyId), []);
  return (
    <>
      {gold > 0 && (
        <p className={styles.upkeep}>
          <Icon icon="gold" size={24} />
          <span>
            Your hosts cost {whole(gold)} gold and {whole(kingdom.upkeep.food)} food each turn.{' '}
            {upkeepIsHeavy(gold, kingdom.resources.gold) && (
              <strong>This is a significant portion of your treasury!</strong>
            )}
          </span>
        </p>
      )}
      {kingdom.armies.length === 0 ? (
        <Leaf>
          <Empty
            scene="camp"
            title="No armies yet"
            sentence="The muster field is grass from end to end."
            action={
              <Button variant="primary" onClick={() => setRecruitFor('')}>
                Start Recruiting
              </Button>
            }
          />
        </Leaf>
      ) : (
        kingdom.armies.map((army) => <ArmyLeaf key={army.id} army={army} onRecruit={recruit} />)
      )}
      {open && (
        <RecruitDialog
          kingdom={kingdom}
          armyId={recruitFor === null || recruitFor === '' ? kingdom.armies[0]?.id : recruitFor}
          onClose={close}
        />
      )}
    </>
  );
}

export function Component(): ReactNode {
  return <WithKingdom title="Army">{({ kingdom }) => <Armies kingdom={kingdom} />}</WithKingdom>;
}
