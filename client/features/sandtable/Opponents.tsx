// The preset simulator (kingdom.md 2.3): one's army against one of three opponents, on one of eight grounds, under a clear sky.
// Invariant: it is fought by the realm's own engine, in this browser; nobody falls for it and nothing is gained but the knowledge.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { opponents } from '@sigilla/content/kingdom/opponents.ts';
import type { Opponent, OpponentId } from '@sigilla/content/schema/opponent.ts';
import type { TerrainId } from '@sigilla/content/schema/terrain.ts';
import { seasonOf } from '@sigilla/engine/battle/drawUp.ts';
import { utcMonth } from '@sigilla/engine/core/day.ts';
import { sha256Hex } from '@sigilla/engine/core/random.ts';
import { menIn } from '@sigilla/engine/kingdom/armies.ts';
import { fielded } from '@sigilla/engine/war/fielded.ts';
import { fightOpponent } from '@sigilla/engine/war/practice.ts';
import type { Practice } from '@sigilla/engine/war/practice.ts';
import type { ReadyKingdom } from '../../realm/WithKingdom.tsx';
import { FieldCloth } from '../../realm/battle/FieldCloth.tsx';
import { now } from '../../session/clock.ts';
import { newId } from '../../session/ids.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { counted } from '../../ui/numberText.ts';
import { Select } from '../../ui/Select.tsx';
import { GroundDrawn } from './GroundDrawn.tsx';
import { OpponentDrawn } from './OpponentDrawn.tsx';
import { PracticeResult } from './PracticeResult.tsx';
import styles from './SandTable.module.css';

/** One's army as it would take the field, against an opponent of lead; chance is thrown anew each time. */
const practise = (
  kingdom: ReadyKingdom['kingdom'],
  army: ReadyKingdom['kingdom']['armies'][number],
  opponent: Opponent,
  terrain: TerrainId,
): Practice => {
  const { units, formation, supply } = army;
  const { morale, commanderBonus, led, attackPercent, wardPercent } = fielded(kingdom, army, kingdomContent);
  return fightOpponent(
    kingdomContent,
    {
      kingdomId: kingdom.id,
      kingdomName: kingdom.name,
      isNpc: false,
      formation,
      morale,
      supply,
      commanderBonus,
      ...(led === null ? {} : { led }),
      units,
      attackPercent,
      defensePercent: wardPercent,
    },
    opponent,
    { terrain, season: seasonOf(kingdomContent, utcMonth(now())) },
    sha256Hex(newId()).slice(0, 32),
  );
};

interface Choice<Id> {
  readonly chosen: Id | null;
  readonly onChoose: (id: Id) => void;
}

interface CardProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of several to choose from. */
function Card({ name, isChosen, onChoose, children }: CardProps): ReactNode {
  return (
    <label className={classes(styles.card, isChosen && styles.chosen)}>
      <input type="radio" name={name} className="visuallyHidden" checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}

/** A ground at noon. */
const OVERHEAD = 4;

function Grounds({ chosen, onChoose }: Choice<TerrainId>): ReactNode {
  return (
    <div className={classes(styles.grid, styles.grounds)} role="radiogroup" aria-label="Battlefield terrain">
      {[...kingdomContent.terrains.values()].map(({ id, name, description }) => (
        <Card key={id} name="terrain" isChosen={id === chosen} onChoose={() => onChoose(id)}>
          <FieldCloth terrain={id} hour="day" light={OVERHEAD} isBare>
            <GroundDrawn terrain={id} />
          </FieldCloth>
          <strong>{name}</strong>
          <span className={styles.note}>{description}</span>
        </Card>
      ))}
    </div>
  );
}

interface OpponentCardsProps extends Choice<OpponentId> {
  readonly terrain: TerrainId;
  /** The ruler who would fight them. */
  readonly ruler: string;
}

function OpponentCards({ chosen, onChoose, terrain, ruler }: OpponentCardsProps): ReactNode {
  return (
    <div className={styles.opponents} role="radiogroup" aria-label="Opponent">
      {opponents.map(({ id, name, difficulty, description, army: theirs }) => (
        <Card key={id} name="opponent" isChosen={id === chosen} onChoose={() => onChoose(id)}>
          <FieldCloth terrain={terrain} hour="day" light={OVERHEAD}>
            <OpponentDrawn name={name} army={theirs} against={ruler} />
          </FieldCloth>
          <strong>
            <span>{name}</span> <Badge>{difficulty}</Badge>
          </strong>
          <span>{description}</span>
          <span className={styles.note}>
            {theirs.units
              .map(
                ({ unitId, quantity }) =>
                  `${quantity} ${(quantity === 1 ? kingdomContent.units.get(unitId)?.name : kingdomContent.units.get(unitId)?.plural)?.toLowerCase() ?? unitId}`,
              )
              .join(', ')}
          </span>
          <span className={styles.note}>
            {kingdomContent.formations.get(theirs.formation)?.name} · commander {theirs.commanderBonus} ·
            morale {theirs.morale}% · supply {theirs.supply}%
            {theirs.garrisoned ? ' · garrisoned behind walls' : ''}
          </span>
        </Card>
      ))}
    </div>
  );
}

export function Opponents({ ready }: { readonly ready: ReadyKingdom }): ReactNode {
  const { kingdom } = ready;
  const armies = kingdom.armies.filter(({ units }) => menIn(units) > 0);
  const [armyId, setArmyId] = useState(armies[0]?.id);
  const [terrain, setTerrain] = useState<TerrainId>('plains');
  const [opponentId, setOpponentId] = useState<OpponentId | null>(null);
  const [state, setState] = useState<'choosing' | 'resolving' | 'failed'>('choosing');
  const [practice, setPractice] = useState<Practice | null>(null);
  const army = armies.find(({ id }) => id === armyId) ?? armies[0];
  const opponent = opponents.find(({ id }) => id === opponentId);

  if (army === undefined) {
    return (
      <Leaf>
        <Empty
          scene="camp"
          title="No army available"
          sentence="Even lead soldiers want somebody to be modelled on."
          action={
            <ButtonLink variant="primary" to="/army?recruit">
              Start Recruiting
            </ButtonLink>
          }
        />
      </Leaf>
    );
  }
  if (practice !== null) {
    return (
      <PracticeResult
        practice={practice}
        onAgain={() => {
          setPractice(null);
          setOpponentId(null);
        }}
      />
    );
  }
  const begin = (): void => {
    if (opponent === undefined) return;
    setState('resolving');
    // A frame for the button to say so: the fight itself holds the page for a blink.
    requestAnimationFrame(() => {
      try {
        setPractice(practise(kingdom, army, opponent, terrain));
        setState('choosing');
      } catch {
        setState('failed');
      }
    });
  };
  return (
    <div className={styles.preset}>
      <Leaf title="Battlefield">
        <Grounds chosen={terrain} onChoose={setTerrain} />
      </Leaf>
      <Leaf title="Opponent">
        <OpponentCards chosen={opponentId} onChoose={setOpponentId} terrain={terrain} ruler={kingdom.name} />
        <div className={styles.begin}>
          {armies.length > 1 && (
            <Select
              label="Your army"
              value={army.id}
              onChange={setArmyId}
              options={armies.map(({ id, name, units }) => ({
                value: id,
                label: name,
                note: counted(menIn(units), 'soldier'),
              }))}
            />
          )}
          <Button
            variant="primary"
            loading={state === 'resolving'}
            loadingLabel="Resolving Battle..."
            refusal={opponent === undefined ? 'Choose an opponent, and the battle begins.' : undefined}
            onClick={begin}
          >
            Begin Battle!
          </Button>
          {state === 'failed' && (
            <p role="alert" className={styles.note}>
              The battle could not be fought in this browser. Nothing is lost; try again.
            </p>
          )}
        </div>
      </Leaf>
    </div>
  );
}
