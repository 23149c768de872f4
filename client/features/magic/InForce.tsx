// What is in the air: spells in force with the turns they have left, those that rest, and artifacts at work beside them.
import type { ReactNode } from 'react';
import { spellsInForce } from '@sigilla/engine/kingdom/activeEffects.ts';
import { SPELLS_AT_ONCE, spellState } from '@sigilla/engine/kingdom/magic/casting.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { useNow } from '../../session/clock.ts';
import { SpellPicture } from '../../ui/art/magic/SpellPicture.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { GameIcon } from '../../ui/Icon.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { counted } from '../../ui/numberText.ts';
import { countdown } from '../../ui/timeText.ts';
import { content } from './content.ts';
import { depictedOf } from './depicted.ts';
import styles from './Magic.module.css';

interface InForceProps {
  readonly kingdom: OwnKingdomView;
  readonly onOpen: (id: string) => void;
}

export function InForce({ kingdom, onOpen }: InForceProps): ReactNode {
  const time = useNow(10_000);
  const spells = spellsInForce(kingdom.activeEffects).flatMap(({ id, untilTurn, strength }) => {
    const spell = content.spells.get(id);
    return spell === undefined ? [] : [{ spell, strength, turns: untilTurn - kingdom.turnsSpent }];
  });
  const resting = kingdom.magic.learned.flatMap((id) => {
    const spell = content.spells.get(id);
    const state = spellState(id, kingdom);
    return spell === undefined || state.is !== 'resting' ? [] : [{ spell, readyIn: state.readyIn }];
  });
  const artifacts = kingdom.activeEffects.flatMap((effect) => {
    const artifact = effect.kind === 'artifact' ? content.artifacts.get(effect.id) : undefined;
    return artifact === undefined || effect.kind !== 'artifact' ? [] : [{ artifact, until: effect.until }];
  });
  if (spells.length + resting.length + artifacts.length === 0)
    return (
      <Leaf>
        <Empty
          scene="sea"
          sentence="The air is clear, and has been complaining of boredom. Nothing is in force and nothing rests."
        />
      </Leaf>
    );
  return (
    <div className={styles.inForce}>
      <Leaf
        title="In force"
        aside={
          <span className={styles.note}>
            {spells.length} of {SPELLS_AT_ONCE}
          </span>
        }
      >
        {spells.length === 0 && <p className={styles.note}>No spell is in the air.</p>}
        <ul className={styles.airs}>
          {spells.map(({ spell, strength, turns }) => (
            <li key={spell.id}>
              <SpellPicture {...depictedOf(spell)} icon={spell.icon} />
              <div>
                <button type="button" className={styles.studyName} onClick={() => onOpen(spell.id)}>
                  {spell.name}
                </button>
                <p className={styles.benefit}>{spell.benefit}</p>
                {strength > 100 && <p className={styles.note}>{strength - 100}% stronger than written</p>}
                <Meter
                  label={`${spell.name}, turns left`}
                  value={turns}
                  max={spell.effect.durationTurns ?? turns}
                  tone="mind"
                  valueText={`${counted(turns, 'turn')} left`}
                />
                <p className={styles.note}>{counted(turns, 'turn')} left</p>
              </div>
            </li>
          ))}
        </ul>
      </Leaf>
      {(resting.length > 0 || artifacts.length > 0) && (
        <Leaf title="Beside them">
          <ul className={styles.rests}>
            {resting.map(({ spell, readyIn }) => (
              <li key={spell.id}>
                <GameIcon name={spell.icon} size={28} />
                <button type="button" className={styles.studyName} onClick={() => onOpen(spell.id)}>
                  {spell.name}
                </button>
                <span className={styles.note}>rests for {counted(readyIn, 'more turn', 'more turns')}</span>
              </li>
            ))}
            {artifacts.map(({ artifact, until }) => (
              <li key={artifact.id}>
                <GameIcon name={artifact.icon} size={28} />
                <span>{artifact.name}</span>
                <span className={styles.note}>at work, {countdown(until - time)} left</span>
              </li>
            ))}
          </ul>
        </Leaf>
      )}
    </div>
  );
}
