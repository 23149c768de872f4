// The muster: who may be called up, by type and tier, at what price, and how many (latin.md 5, 9.2). One kind a time, 1 to 50. Who has come
// stands drawn up on the page, so a muster ends in a line and not in a leaf.
import { memo, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { UNIT_TYPES } from '@sigilla/content/schema/modifier.ts';
import { UNIT_TIERS } from '@sigilla/content/schema/unit.ts';
import type { UnitDefinition } from '@sigilla/content/schema/unit.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { missingForUnit, recruitPrice } from '@sigilla/engine/kingdom/recruitment.ts';
import { recruitUnits } from '@sigilla/engine/actions/army/recruitUnits.ts';
import type { Army } from '@sigilla/engine/kingdom/kingdom.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { sentence } from '@sigilla/content/texts/errors.ts';
import { unexpectedly, useDeed } from '../../realm/actions.tsx';
import { deed } from '../../realm/deed.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { whole } from '../../ui/numberText.ts';
import { NumberStepper } from '../../ui/NumberStepper.tsx';
import { Select } from '../../ui/Select.tsx';
import { useAnnounce } from '../../ui/Toast.tsx';
import { TurnCostButton } from '../../ui/TurnCostButton.tsx';
import { Costs } from '../../realm/Costs.tsx';
import { useOwn } from '../../realm/useKingdom.ts';
import { MUSTER, musterLimit } from './muster.ts';
import { UnitFigure } from './UnitFigure.tsx';
import styles from './Army.module.css';

const TYPES = ['all', ...UNIT_TYPES] as const;
const TIERS = ['all', ...UNIT_TIERS] as const;
type TypeFilter = (typeof TYPES)[number];
type TierFilter = (typeof TIERS)[number];

interface RecruitDialogProps {
  readonly kingdom: OwnKingdomView;
  /** The army the recruits join; undefined founds the first. */
  readonly armyId: string | undefined;
  readonly onClose: () => void;
}

const armyOf = ({ armies }: OwnKingdomView, armyId: string | undefined): Army | undefined =>
  armies.find(({ id }) => id === armyId);

const Candidate = memo(function Candidate({
  unit,
  kingdomName,
  chosen,
  onChoose,
}: {
  readonly unit: UnitDefinition;
  readonly kingdomName: string;
  readonly chosen: boolean;
  readonly onChoose: (id: string) => void;
}) {
  const { missing, price } = useOwn((kingdom) => ({
    missing: missingForUnit(unit, kingdom, kingdomContent),
    price: recruitPrice(unit, 1, kingdom.bonuses),
  }));
  return (
    <li>
      <button
        type="button"
        className={classes(styles.candidate, chosen && styles.chosen, !missing.ok && styles.dim)}
        aria-pressed={chosen}
        onClick={() => onChoose(unit.id)}
      >
        <UnitFigure unit={unit} kingdomName={kingdomName} />
        <span className={styles.unitWords}>
          <span className={styles.unitName}>{unit.name}</span>
          <span className={styles.tags}>
            <Badge>{unit.tier}</Badge>{' '}
            <span className={styles.note}>
              {unit.type}
              {missing.ok && ` · ${whole(price.resources.gold ?? 0)} gold each`}
            </span>
          </span>
          <span className={styles.note}>
            attack {unit.stats.attack} · defense {unit.stats.defense} · health {unit.stats.health}
          </span>
          {!missing.ok && <span className={styles.missing}>{sentence(missing.refusal)}</span>}
          {chosen && (
            <>
              <span className={styles.story}>{unit.description}</span>
              <span className={styles.note}>{unit.tacticalRole}</span>
            </>
          )}
        </span>
      </button>
    </li>
  );
});

export function RecruitDialog({ kingdom, armyId, onClose }: RecruitDialogProps): ReactNode {
  const announce = useAnnounce();
  const [type, setType] = useState<TypeFilter>('all');
  const [tier, setTier] = useState<TierFilter>('all');
  const [wanted, setWanted] = useState(1);
  const units = [...kingdomContent.units.values()].filter(
    (unit) => (type === 'all' || unit.type === type) && (tier === 'all' || unit.tier === tier),
  );
  const [chosenId, setChosenId] = useState(
    () => units.find((unit) => missingForUnit(unit, kingdom, kingdomContent).ok)?.id,
  );
  const chosen = units.find(({ id }) => id === chosenId);
  const limit = useMemo(
    () =>
      chosen === undefined || !missingForUnit(chosen, kingdom, kingdomContent).ok
        ? undefined
        : { unit: chosen, ...musterLimit(chosen, kingdom, armyOf(kingdom, armyId)) },
    [chosen, kingdom, armyId],
  );
  // Another kind, or a treasury that has shrunk meanwhile, may bear fewer than were wanted.
  const quantity = Math.max(1, Math.min(wanted, limit?.most ?? MUSTER));
  const anyAble = units.some((unit) => missingForUnit(unit, kingdom, kingdomContent).ok);
  const levy =
    chosen === undefined
      ? null
      : deed(
          recruitUnits,
          { unitId: chosen.id, quantity, armyId },
          {
            label: `Recruit ${quantity === 1 ? chosen.name : chosen.plural} × ${quantity}`,
            quiet: true,
            failed: unexpectedly('Failed to recruit unit. Please try again.'),
          },
        );
  const { preview: previewed, refusal, waits, isUnderway, run } = useDeed(levy);

  const recruit = async (): Promise<void> => {
    const outcome = await run();
    if (outcome?.success !== true) return;
    announce({ title: outcome.message, tone: 'good' });
    onClose();
  };

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title="Call the muster"
      description="Choose a kind of soldier, then how many."
      footer={
        <>
          {limit !== undefined && (
            <div className={styles.order}>
              <NumberStepper
                label="How many"
                min={1}
                max={Math.max(1, limit.most)}
                value={quantity}
                onChange={setWanted}
                hint={limit.reason}
              />
              <Costs
                costs={recruitPrice(limit.unit, quantity, kingdom.bonuses).resources}
                turns={previewed?.cost.turns ?? 0}
              />
            </div>
          )}
          <Button onClick={onClose}>Not today</Button>
          <TurnCostButton
            cost={previewed?.cost.turns ?? chosen?.costs.turns ?? 1}
            turns={kingdom.turns.turns}
            loading={isUnderway}
            waits={waits}
            refusal={chosen === undefined ? 'Choose a kind of soldier first.' : refusal}
            onPress={() => void recruit()}
          >
            Recruit
          </TurnCostButton>
        </>
      }
    >
      <div className={styles.filters}>
        <Select
          label="Unit type"
          value={type}
          onChange={setType}
          options={TYPES.map((value) => ({ value, label: value }))}
        />
        <Select
          label="Tier"
          value={tier}
          onChange={setTier}
          options={TIERS.map((value) => ({ value, label: value }))}
        />
      </div>
      {units.length === 0 || (!anyAble && type === 'all' && tier === 'all') ? (
        <Empty
          scene="camp"
          sentence="No units available - Build a Barracks to start recruiting military units."
        />
      ) : (
        <ul className={styles.candidates}>
          {units.map((unit) => (
            <Candidate
              key={unit.id}
              unit={unit}
              kingdomName={kingdom.name}
              chosen={unit.id === chosenId}
              onChoose={setChosenId}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
