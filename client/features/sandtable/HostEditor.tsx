// One host on the table: who comes, in what order along the line, how they are drawn up and what they are told.
// Invariant: every change is made on a copy on the table; the real army is left alone.
import type { ReactNode } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { TARGETS } from '@sigilla/engine/battle/setup.ts';
import { VETERAN_LEVELS } from '@sigilla/engine/kingdom/kingdom.ts';
import { STANCE_WORDS, TARGET_WORDS } from '../../realm/battle/words.ts';
import { Button } from '../../ui/Button.tsx';
import { GameIcon } from '../../ui/Icon.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { NumberStepper } from '../../ui/NumberStepper.tsx';
import { counted, whole } from '../../ui/numberText.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import type { Option } from '../../ui/Select.tsx';
import { PLANNED_STANCES } from './fights.ts';
import { MOST_KINDS, MOST_MEN, menOf, moved, powerOfHost } from './plan.ts';
import type { PlannedHost, PlannedUnit } from './plan.ts';
import styles from './SandTable.module.css';

interface HostEditorProps {
  readonly title: string;
  readonly host: PlannedHost;
  readonly onChange: (host: PlannedHost) => void;
  /** Hosts it may begin from. */
  readonly sources: readonly Option<string>[];
  readonly source: string | undefined;
  readonly onSource: (id: string) => void;
  readonly sourceLabel: string;
}

const levelName = (level: string): string => `${level.charAt(0).toUpperCase()}${level.slice(1)}`;

function UnitRow({
  unit,
  onChange,
  onMove,
  onRemove,
}: {
  readonly unit: PlannedUnit;
  readonly onChange: (unit: PlannedUnit) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}): ReactNode {
  const definition = kingdomContent.units.get(unit.unitId);
  if (definition === undefined) return null;
  return (
    <li className={styles.unit} aria-label={definition.plural}>
      <GameIcon name={definition.icon} size={36} />
      <p className={styles.unitName}>{definition.plural}</p>
      <div className={styles.unitKeys}>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Further left: ${definition.plural}`}
          onClick={() => onMove(-1)}
        >
          ↑
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Further right: ${definition.plural}`}
          onClick={() => onMove(1)}
        >
          ↓
        </Button>
        <Button size="sm" variant="quiet" aria-label={`Take away: ${definition.plural}`} onClick={onRemove}>
          ✕
        </Button>
      </div>
      <div className={styles.unitFields}>
        <NumberStepper
          label="How many"
          value={unit.quantity}
          min={0}
          max={MOST_MEN}
          withoutMost
          onChange={(quantity) => onChange({ ...unit, quantity })}
        />
        <Select
          label="Level"
          value={unit.veteranLevel}
          onChange={(veteranLevel) => onChange({ ...unit, veteranLevel })}
          options={VETERAN_LEVELS.map((value) => ({ value, label: levelName(value) }))}
        />
      </div>
    </li>
  );
}

function Temper({ host, onChange }: Pick<HostEditorProps, 'host' | 'onChange'>): ReactNode {
  const field = (
    label: string,
    key: 'morale' | 'supply' | 'commanderBonus' | 'attackPercent' | 'defensePercent' | 'wardPercent',
    max: number,
  ): ReactNode => (
    <NumberStepper
      label={label}
      value={host[key]}
      min={0}
      max={max}
      onChange={(value) => onChange({ ...host, [key]: value })}
    />
  );
  return (
    <details className={styles.temper}>
      <summary>Heart, supplies, commander, halls at home</summary>
      <div className={styles.fields}>
        {field('Morale, %', 'morale', 100)}
        {field('Supply, %', 'supply', 100)}
        {field('Commander, points', 'commanderBonus', 50)}
        {field('Attack from home, %', 'attackPercent', 200)}
        {field('Defense where it defends, %', 'defensePercent', 50)}
        {field('Defense anywhere, %', 'wardPercent', 100)}
      </div>
    </details>
  );
}

export function HostEditor({
  title,
  host,
  onChange,
  sources,
  source,
  onSource,
  sourceLabel,
}: HostEditorProps): ReactNode {
  const setUnits = (units: readonly PlannedUnit[]): void => onChange({ ...host, units });
  const missing = [...kingdomContent.units.values()].filter(
    ({ id }) => !host.units.some(({ unitId, veteranLevel }) => unitId === id && veteranLevel === 'recruit'),
  );
  return (
    <Leaf
      title={title}
      aside={
        <span className={styles.note}>
          {counted(menOf(host), 'man', 'men')}, {whole(powerOfHost(host))} power
        </span>
      }
    >
      <div className={styles.host}>
        <Select
          label={sourceLabel}
          options={sources}
          value={source}
          onChange={onSource}
          placeholder="Your own making"
        />
        <ul className={styles.units}>
          {host.units.map((unit, i) => (
            <UnitRow
              key={`${unit.unitId} ${unit.veteranLevel}`}
              unit={unit}
              onChange={(changed) =>
                setUnits(
                  host.units
                    // Two entries of one kind and level would be one.
                    .filter(
                      (other, at) =>
                        at === i ||
                        other.unitId !== changed.unitId ||
                        other.veteranLevel !== changed.veteranLevel,
                    )
                    .map((other) => (other === unit ? changed : other)),
                )
              }
              onMove={(by) => onChange(moved(host, i, by))}
              onRemove={() => setUnits(host.units.filter((other) => other !== unit))}
            />
          ))}
        </ul>
        {host.units.length < MOST_KINDS && (
          <Select
            label="Add a kind of soldier"
            placeholder="Whom?"
            value={undefined}
            options={missing.map(({ id, plural, type }) => ({ value: id, label: plural, note: type }))}
            onChange={(unitId) =>
              setUnits([...host.units, { unitId, quantity: 10, veteranLevel: 'recruit' }])
            }
          />
        )}
        <div className={styles.fields}>
          <Select
            label="Formation"
            value={host.formation}
            onChange={(formation) => onChange({ ...host, formation })}
            options={[...kingdomContent.formations.values()].map(({ id, name, numbers }) => ({
              value: id,
              label: name,
              note: numbers,
            }))}
          />
          <Select
            label="Where they stand"
            value={host.position}
            onChange={(position) => onChange({ ...host, position })}
            options={[...kingdomContent.positions.values()].map(({ id, name }) => ({
              value: id,
              label: name,
            }))}
          />
          <Select
            label="Whom they strike"
            value={host.orders.target}
            onChange={(target) => onChange({ ...host, orders: { ...host.orders, target } })}
            options={TARGETS.map((value) => ({ value, label: TARGET_WORDS[value].label }))}
          />
        </div>
        <div>
          <p className={styles.label}>Stance</p>
          <Segmented
            label={`Stance: ${title}`}
            value={host.orders.stance}
            onChange={(stance) => onChange({ ...host, orders: { ...host.orders, stance } })}
            segments={PLANNED_STANCES.map((value) => ({ value, label: STANCE_WORDS[value].label }))}
          />
        </div>
        <Temper host={host} onChange={onChange} />
      </div>
    </Leaf>
  );
}
