// On what terms a rival is challenged: army, ground, kind of battle, stakes and what the herald says.
import type { ReactNode } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { BattleType } from '@sigilla/content/schema/terrain.ts';
import { CHALLENGE_PHRASES } from '@sigilla/content/texts/challenges.ts';
import type { Army } from '@sigilla/engine/kingdom/kingdom.ts';
import { menIn } from '@sigilla/engine/kingdom/armies.ts';
import { powerOfArmy } from '@sigilla/engine/kingdom/power.ts';
import { MAX_MESSAGE } from '@sigilla/engine/war/battle.ts';
import type { RivalView } from '@sigilla/engine/war/rivalView.ts';
import { Field } from '../../ui/Field.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import { counted, whole } from '../../ui/numberText.ts';
import styles from './War.module.css';

export interface Terms {
  /** Undefined where there is no army to send. */
  readonly armyId: string | undefined;
  readonly terrain: string;
  readonly type: BattleType;
  readonly stakes: 'sparring' | 'earnest';
  /** A phrase of the herald's, by its id; words of one's own go before it. */
  readonly phrase: string;
  readonly words: string;
}

export const firstTerms = (armies: readonly Army[]): Terms => ({
  armyId: armies[0]?.id,
  terrain: 'plains',
  type: 'field',
  stakes: 'sparring',
  phrase: 'none',
  words: '',
});

const stakesNote = (stakes: Terms['stakes'], rival: RivalView | undefined): string => {
  if (stakes === 'sparring')
    return 'Blunted steel: nobody dies, everybody learns, and both rulers gain a little experience.';
  if (rival?.isNpc === true) return 'A raid: real casualties and real spoils, but no honor either way.';
  return 'A ranked battle: real casualties, spoils, and honor won or lost.';
};

interface TermsFormProps {
  readonly terms: Terms;
  readonly onChange: (changes: Partial<Terms>) => void;
  readonly armies: readonly Army[];
  readonly rival: RivalView | undefined;
  /** Guests choose among the herald's phrases. */
  readonly mayWrite: boolean;
}

export function TermsForm({ terms, onChange, armies, rival, mayWrite }: TermsFormProps): ReactNode {
  const { armyId, terrain, type, stakes, phrase, words } = terms;
  const ground = [...kingdomContent.terrains.values()].find(({ id }) => id === terrain);
  return (
    <>
      <Select
        label="Army"
        value={armyId}
        onChange={(id) => onChange({ armyId: id })}
        placeholder="No army yet"
        options={armies.map((army) => ({
          value: army.id,
          label: army.name,
          note: `${counted(menIn(army.units), 'soldier')}, ${whole(powerOfArmy(army.units, kingdomContent))} power${army.lockedBy === null ? '' : ', in battle'}`,
          disabled: army.lockedBy !== null,
        }))}
      />
      <Select
        label="Ground"
        value={terrain}
        onChange={(id) => onChange({ terrain: id })}
        options={[...kingdomContent.terrains.values()].map(({ id, name }) => ({ value: id, label: name }))}
        {...(ground === undefined ? {} : { hint: ground.description })}
      />
      <Select
        label="Kind of battle"
        value={type}
        onChange={(named) => onChange({ type: BattleType.parse(named) })}
        options={[...kingdomContent.encounters.values()].map(({ id, name }) => ({ value: id, label: name }))}
        hint={kingdomContent.encounters.get(type)?.description ?? ''}
      />
      <div>
        <p className={styles.label}>Stakes</p>
        <Segmented
          label="Stakes"
          value={stakes}
          onChange={(chosen) => onChange({ stakes: chosen })}
          segments={[
            { value: 'sparring', label: 'Sparring' },
            { value: 'earnest', label: rival?.isNpc === true ? 'Raid' : 'Ranked' },
          ]}
        />
        <p className={styles.note}>{stakesNote(stakes, rival)}</p>
      </div>
      <Select
        label="What the herald says"
        value={phrase}
        onChange={(id) => onChange({ phrase: id })}
        options={Object.entries(CHALLENGE_PHRASES).map(([value, label]) => ({
          value,
          label: label === '' ? 'Nothing; he only bows' : label,
        }))}
      />
      {mayWrite && (
        <Field
          label="Or your own words"
          value={words}
          maxLength={MAX_MESSAGE}
          onChange={({ target }) => onChange({ words: target.value })}
          hint="Optional. The rival reads them; spectators do not."
        />
      )}
    </>
  );
}
