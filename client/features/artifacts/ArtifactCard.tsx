// One artifact: its picture, what it does, what state it is in, and the button that uses it or says why not (kingdom.md 2.2, §4).
// Invariant: a success clears after five seconds, a failure stays on the card until the next attempt.
import { memo, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ArtifactDefinition } from '@sigilla/content/schema/artifact.ts';
import { activateArtifact } from '@sigilla/engine/actions/artifacts/activateArtifact.ts';
import { deactivateArtifact } from '@sigilla/engine/actions/artifacts/deactivateArtifact.ts';
import { artifactState } from '@sigilla/engine/kingdom/artifacts.ts';
import type { ArtifactState } from '@sigilla/engine/kingdom/artifacts.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { deed } from '../../realm/deed.ts';
import { DeedButton } from '../../realm/DeedButton.tsx';
import { useOwn } from '../../realm/useKingdom.ts';
import { useNow } from '../../session/clock.ts';
import { ArtifactPicture } from '../../ui/art/ArtifactPicture.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { countdown } from '../../ui/timeText.ts';
import { counted } from '../../ui/numberText.ts';
import { clearsAfter, failed, labelOf, saidOf, STARS } from './artifactWords.ts';
import styles from './Artifacts.module.css';

type Owned = OwnKingdomView['artifacts'][number];

/** What is left of a time, told each second. */
function TimeLeft({ until }: { readonly until: number }): ReactNode {
  return countdown(until - useNow(1000));
}

function StateLine({
  state,
  owned,
  definition,
}: {
  readonly state: ArtifactState;
  readonly owned: Owned;
  readonly definition: ArtifactDefinition;
}): ReactNode {
  const uses =
    owned.usesRemaining === null ? null : (
      <Badge>{owned.usesRemaining === 0 ? 'used up' : `${counted(owned.usesRemaining, 'use')} left`}</Badge>
    );
  switch (state.is) {
    case 'always':
      return <Badge tone="good">works always</Badge>;
    case 'at work':
      return (
        <Badge tone="good">
          {state.until === null ? (
            'switched on'
          ) : (
            <>
              at work, <TimeLeft until={state.until} /> left
            </>
          )}
        </Badge>
      );
    case 'resting':
      return (
        <Badge>
          rests for <TimeLeft until={state.until} />
        </Badge>
      );
    case 'used up':
      return uses;
    case 'ready':
      return (
        uses ?? (
          <Badge tone="earned">{definition.effect.mode === 'toggleable' ? 'switched off' : 'ready'}</Badge>
        )
      );
  }
}

const workingHours = ({ effect }: ArtifactDefinition): string | null => {
  const { durationHours, cooldownHours } = effect;
  if (durationHours !== null)
    return `works for ${counted(durationHours, 'hour')}, then rests; again ${counted(cooldownHours ?? 0, 'hour')} after use`;
  return cooldownHours === null ? null : `again after ${counted(cooldownHours, 'hour')}`;
};

export const ArtifactCard = memo(function ArtifactCard({
  owned,
  definition,
}: {
  readonly owned: Owned;
  readonly definition: ArtifactDefinition;
}) {
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState<ReturnType<typeof saidOf> | null>(null);
  // What neither works for a time nor rests is the same at any hour.
  const isTimed = definition.effect.durationHours !== null || owned.cooldownUntil !== null;
  const time = useNow(isTimed ? 10_000 : 3_600_000);
  useEffect(() => {
    const after = clearsAfter(said);
    if (after === null) return undefined;
    const timer = setTimeout(() => setSaid(null), after);
    return () => clearTimeout(timer);
  }, [said]);
  const { state, hasTurns } = useOwn((kingdom) => ({
    state: artifactState(owned, definition, kingdom, time),
    hasTurns: kingdom.turns.turns > 0,
  }));
  const isOn = definition.effect.mode === 'toggleable' && owned.isActive;
  const activation = deed(
    activateArtifact,
    { artifactId: owned.id },
    { label: `${definition.effect.mode === 'consumable' ? 'Use' : 'Activate'} ${definition.name}`, failed },
  );
  const putAway = deed(
    deactivateArtifact,
    { artifactId: owned.id },
    { label: `Switch off ${definition.name}`, quiet: true },
  );
  const stars = STARS[definition.rarity];
  const hours = workingHours(definition);
  return (
    <Card name={definition.name} arranged={styles.card}>
      <ArtifactPicture
        id={definition.id}
        category={definition.category}
        rarity={definition.rarity}
        icon={definition.icon}
        lit={state.is === 'at work' || state.is === 'always'}
        dim={state.is === 'used up' || state.is === 'resting'}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>{definition.name}</h3>
        <p className={styles.note}>
          <span aria-hidden="true" className={styles.stars}>
            {'★'.repeat(stars)}
          </span>{' '}
          {definition.rarity} · {definition.category}
        </p>
        <p className={styles.benefit}>{definition.benefit}</p>
        <p className={styles.tags}>
          <StateLine state={state} owned={owned} definition={definition} />
        </p>
        {open && (
          <div className={styles.details}>
            <p className={styles.story}>{definition.description}</p>
            {hours !== null && <p className={styles.note}>{hours}</p>}
            {definition.requirements.buildings.map(({ type, level }) => (
              <p key={type} className={styles.note}>
                needs {kingdomContent.buildings.get(type)?.name ?? type} at level {level}
              </p>
            ))}
            {!definition.tradeable && <p className={styles.note}>can’t be given away</p>}
          </div>
        )}
        <div className={styles.buttons}>
          <Button variant="quiet" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Hide Details' : 'View Details'}
            <span className="visuallyHidden"> of {definition.name}</span>
          </Button>
          {definition.effect.mode !== 'passive' && (
            <DeedButton
              size="sm"
              deed={isOn ? putAway : activation}
              cost={isOn ? undefined : '1 turn'}
              loadingLabel="Processing..."
              onBegin={() => setSaid(null)}
              onAnswer={(answer) => setSaid(saidOf(answer))}
            >
              {isOn ? 'Switch off' : labelOf(state, definition, hasTurns)}
              <span className="visuallyHidden"> {definition.name}</span>
            </DeedButton>
          )}
        </div>
        {said !== null && (
          <p className={classes(styles.said, said.isFailure && styles.failure)} role="status">
            {said.text}
          </p>
        )}
      </div>
    </Card>
  );
});
