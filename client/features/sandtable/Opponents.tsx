// The preset simulator (kingdom.md 2.3): one's army against one of three opponents, on one of eight grounds, under a clear sky.
// Invariant: it is fought by the realm's own engine, in this browser; nobody falls for it and nothing is gained but the knowledge.
import { useMemo, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { opponents } from '@sigilla/content/kingdom/opponents.ts';
import type { OpponentId } from '@sigilla/content/schema/opponent.ts';
import type { TerrainId } from '@sigilla/content/schema/terrain.ts';
import { decodeRound } from '@sigilla/engine/battle/decode.ts';
import { seasonOf } from '@sigilla/engine/battle/drawUp.ts';
import { monthOf } from '@sigilla/engine/core/day.ts';
import { sha256Hex } from '@sigilla/engine/core/random.ts';
import { menIn } from '@sigilla/engine/kingdom/armies.ts';
import { fielded } from '@sigilla/engine/war/fielded.ts';
import { fightOpponent } from '@sigilla/engine/war/practice.ts';
import type { Practice } from '@sigilla/engine/war/practice.ts';
import { Losses } from '../../realm/battle/Losses.tsx';
import { RoundLog } from '../../realm/battle/RoundLog.tsx';
import { roundEntry } from '../../realm/battle/roundLog.ts';
import { endingWords } from '../../realm/battle/words.ts';
import type { ReadyKingdom } from '../../realm/WithKingdom.tsx';
import { now } from '../../session/clock.ts';
import { newId } from '../../session/ids.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { counted, signed, whole } from '../../ui/numberText.ts';
import { Select } from '../../ui/Select.tsx';
import styles from './SandTable.module.css';

const WINNERS = { attacker: 'You', defender: 'Enemy', none: 'Draw' } as const;

function Result({
  practice,
  onAgain,
}: {
  readonly practice: Practice;
  readonly onAgain: () => void;
}): ReactNode {
  const { setup, rounds, report } = practice;
  const entries = useMemo(
    () => rounds.map((log) => roundEntry(setup, log.round, decodeRound(setup, log))),
    [setup, rounds],
  );
  const { headline, sentence } = endingWords(setup, report);
  const own = report.experienceGained.filter(({ participant }) => participant === 'attacker');
  const ratings = report.attacker.initialPower + report.defender.initialPower;
  return (
    <div className={styles.result}>
      <Leaf title="Results" gilded>
        <div className={styles.stack}>
          <section aria-label="Summary">
            <p className={styles.headline}>{headline}</p>
            <p>
              {sentence} <span className={styles.note}>{setup.description}</span>
            </p>
            <p className={styles.note}>What decided it stands in the round-by-round log.</p>
          </section>
          <dl className={styles.facts}>
            <div>
              <dt>battle type</dt>
              <dd>{kingdomContent.encounters.get(report.battleType)?.name}</dd>
            </div>
            <div>
              <dt>terrain</dt>
              <dd>{kingdomContent.terrains.get(report.terrain)?.name}</dd>
            </div>
            <div>
              <dt>weather</dt>
              <dd>Clear Conditions</dd>
            </div>
            <div>
              <dt>rounds count</dt>
              <dd>{report.rounds}</dd>
            </div>
            <div>
              <dt>winner</dt>
              <dd>
                <Badge tone={report.winner === 'attacker' ? 'earned' : 'plain'}>
                  {WINNERS[report.winner]}
                </Badge>
              </dd>
            </div>
          </dl>
          <section aria-labelledby="ratings" className={styles.ratings}>
            <p id="ratings" className={styles.label}>
              power-rating comparison
            </p>
            <div className={styles.bar} aria-hidden="true">
              <span
                className={styles.ours}
                style={{ '--share': report.attacker.initialPower / Math.max(1, ratings) } as CSSProperties}
              />
              <span
                className={styles.theirs}
                style={{ '--share': report.defender.initialPower / Math.max(1, ratings) } as CSSProperties}
              />
            </div>
            <p className={styles.note}>
              You {whole(report.attacker.rating.before)} → {whole(report.attacker.rating.after)} ·{' '}
              {setup.defender.kingdomName} {whole(report.defender.rating.before)} →{' '}
              {whole(report.defender.rating.after)}
            </p>
          </section>
          <p className={styles.label}>casualties of each side</p>
          <div className={styles.bothLosses}>
            <section aria-label="Your casualties">
              <p className={styles.note}>You</p>
              <Losses side="attacker" report={report.attacker} />
            </section>
            <section aria-label="Enemy casualties">
              <p className={styles.note}>{setup.defender.kingdomName}</p>
              <Losses side="defender" report={report.defender} />
            </section>
          </div>
          <section aria-labelledby="gained">
            <p id="gained" className={styles.label}>
              experience gained per own unit
            </p>
            <p className={styles.note}>
              A real battle like this would have brought it; nobody learns from lead.
            </p>
            <ul className={styles.worths}>
              {own.map(({ unitIndex, unitId, xpGain }) => (
                <li key={unitIndex}>
                  <span>{kingdomContent.units.get(unitId)?.plural ?? unitId}</span>
                  <span className={styles.points}>{signed(xpGain)}</span>
                </li>
              ))}
            </ul>
          </section>
          <Button variant="primary" onClick={onAgain}>
            Start New Battle
          </Button>
        </div>
      </Leaf>
      <Leaf className={styles.log}>
        <RoundLog entries={entries} spoken={false} before="" />
      </Leaf>
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
      <Result
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
        const { units, formation, supply } = army;
        const { morale, commanderBonus, led, attackPercent, wardPercent } = fielded(
          kingdom,
          army,
          kingdomContent,
        );
        setPractice(
          fightOpponent(
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
            { terrain, season: seasonOf(kingdomContent, monthOf(now())) },
            sha256Hex(newId()).slice(0, 32),
          ),
        );
        setState('choosing');
      } catch {
        setState('failed');
      }
    });
  };
  return (
    <div className={styles.preset}>
      <Leaf title="Battlefield">
        <div className={styles.grid} role="radiogroup" aria-label="Battlefield terrain">
          {[...kingdomContent.terrains.values()].map(({ id, name, description }) => (
            <label key={id} className={classes(styles.card, id === terrain && styles.chosen)}>
              <input
                type="radio"
                name="terrain"
                className="visuallyHidden"
                checked={id === terrain}
                onChange={() => setTerrain(id)}
              />
              <strong>{name}</strong>
              <span className={styles.note}>{description}</span>
            </label>
          ))}
        </div>
      </Leaf>
      <Leaf title="Opponent">
        <div className={styles.opponents} role="radiogroup" aria-label="Opponent">
          {opponents.map(({ id, name, difficulty, description, army: theirs }) => (
            <label key={id} className={classes(styles.card, id === opponentId && styles.chosen)}>
              <input
                type="radio"
                name="opponent"
                className="visuallyHidden"
                checked={id === opponentId}
                onChange={() => setOpponentId(id)}
              />
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
            </label>
          ))}
        </div>
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
            refusal={opponent === undefined ? 'Choose an opponent first.' : undefined}
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
