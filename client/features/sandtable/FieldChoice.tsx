// Where and under what sky a planned battle is fought, and who comes to whom.
import type { ReactNode } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { UNDER_EARTH } from '@sigilla/content/schema/terrain.ts';
import { Leaf } from '../../ui/Leaf.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import type { Plan } from './plan.ts';
import styles from './SandTable.module.css';

const named = <Id extends string>(rows: Iterable<{ readonly id: Id; readonly name: string }>) =>
  [...rows].map(({ id, name }) => ({ value: id, label: name }));

export function FieldChoice({
  plan,
  onChange,
}: {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}): ReactNode {
  const ground = kingdomContent.terrains.get(plan.terrain);
  const isUnderEarth = UNDER_EARTH.includes(plan.terrain);
  return (
    <Leaf title="The field">
      <div className={styles.fields}>
        <Select
          label="Ground"
          value={plan.terrain}
          // Under the earth there is neither sky nor hour.
          onChange={(terrain) =>
            onChange({
              ...plan,
              terrain,
              ...(UNDER_EARTH.includes(terrain)
                ? { weather: 'clear' as const, timeOfDay: 'day' as const }
                : {}),
            })
          }
          options={named(kingdomContent.terrains.values())}
          {...(ground === undefined ? {} : { hint: ground.description })}
        />
        <Select
          label="Kind of battle"
          value={plan.type}
          onChange={(type) => onChange({ ...plan, type })}
          options={named(kingdomContent.encounters.values())}
          hint={kingdomContent.encounters.get(plan.type)?.description ?? ''}
        />
        {!isUnderEarth && (
          <>
            <Select
              label="Sky"
              value={plan.weather}
              onChange={(weather) => onChange({ ...plan, weather })}
              options={named(kingdomContent.weathers.values())}
            />
            <Select
              label="Hour"
              value={plan.timeOfDay}
              onChange={(timeOfDay) => onChange({ ...plan, timeOfDay })}
              options={named(kingdomContent.timesOfDay.values())}
            />
          </>
        )}
        <Select
          label="Season"
          value={plan.season}
          onChange={(season) => onChange({ ...plan, season })}
          options={named(kingdomContent.seasons.values())}
        />
        <div>
          <p className={styles.label}>Who comes to whom</p>
          <Segmented
            label="Who comes to whom"
            value={plan.ownSide}
            onChange={(ownSide) => onChange({ ...plan, ownSide })}
            segments={[
              { value: 'attacker', label: 'You attack' },
              { value: 'defender', label: 'You defend' },
            ]}
          />
        </div>
      </div>
    </Leaf>
  );
}
