// The guide's battle simulator (kingdom.md 2.14, 9): two armies of simple soldiers, four grounds, one formula that can be done on the fingers.
// Invariant: its numbers are its own and are said to be; counts are held to 0 to 100 whatever is typed.
import { useEffect, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import {
  BOARD_LOSSES,
  BOARD_MOST,
  boardPresets,
  boardTerrains,
  boardUnits,
} from '@sigilla/content/kingdom/tutorsBoard.ts';
import type { BoardTerrainId, BoardUnit } from '@sigilla/content/kingdom/tutorsBoard.ts';
import { randomFrom, sha256Hex } from '@sigilla/engine/core/random.ts';
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { boardCount, boardMen, boardStrength, fightOnBoard } from '@sigilla/engine/war/tutorsBoard.ts';
import type { BoardArmy, BoardOutcome } from '@sigilla/engine/war/tutorsBoard.ts';
import { newId } from '../../session/ids.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Leaf } from '../../ui/Leaf.tsx';
import { NumberStepper } from '../../ui/NumberStepper.tsx';
import { counted, whole } from '../../ui/numberText.ts';
import { Select } from '../../ui/Select.tsx';
import { BoardDrawn, KindDrawn } from './BoardDrawn.tsx';
import board from './Board.module.css';
import styles from './SandTable.module.css';

const TITLES = { attacker: 'Attacking army', defender: 'Defending army' } as const;
const WON = {
  attacker: 'The attackers win.',
  defender: 'The defenders win.',
  draw: 'Nobody wins. Both go home to say they did.',
} as const;

/** How long the board thinks, so that one sees it think (kingdom.md 4). */
const THINKING = 1000;

const rules = { units: boardUnits, losses: BOARD_LOSSES };
const EMPTY: Readonly<Record<Side, BoardArmy>> = { attacker: {}, defender: {} };

/** The grounds of these ids as a list: "hills, forest". */
const groundsOf = (ids: readonly BoardTerrainId[]): string =>
  boardTerrains
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name.toLowerCase())
    .join(', ');

/** What a kind of soldier is good for, and where. */
const kindNote = ({ attack, defense, health, cost, strengths, weaknesses }: BoardUnit): string =>
  [
    `${attack} attack · ${defense} defense · ${health} health · ${cost} gold`,
    ...(strengths.length > 0 ? [`strong: ${groundsOf(strengths)}`] : []),
    ...(weaknesses.length > 0 ? [`weak: ${groundsOf(weaknesses)}`] : []),
  ].join(' · ');

function ArmyEditor({
  side,
  army,
  strength,
  onChange,
}: {
  readonly side: Side;
  readonly army: BoardArmy;
  readonly strength: number;
  readonly onChange: (army: BoardArmy) => void;
}): ReactNode {
  const gold = boardUnits.reduce((sum, { id, cost }) => sum + (army[id] ?? 0) * cost, 0);
  return (
    <Leaf
      title={TITLES[side]}
      aside={
        <span className={styles.note}>
          {counted(boardMen(army), 'soldier')} · {whole(gold)} gold
        </span>
      }
    >
      <div className={styles.presets} role="group" aria-label={`Ready-made: ${TITLES[side]}`}>
        {boardPresets.map(({ id, name, note, units }) => (
          <Button key={id} size="sm" title={note} onClick={() => onChange(units)}>
            {name}
          </Button>
        ))}
      </div>
      <div className={styles.boardUnits}>
        {boardUnits.map((unit) => (
          <div key={unit.id} className={board.unit}>
            <KindDrawn id={unit.id} side={side} />
            <NumberStepper
              label={unit.name}
              value={army[unit.id] ?? 0}
              min={0}
              max={BOARD_MOST}
              hint={kindNote(unit)}
              onChange={(count) => onChange({ ...army, [unit.id]: boardCount(count, BOARD_MOST) })}
            />
          </div>
        ))}
      </div>
      <p className={styles.note}>Strength on this ground: {whole(Math.round(strength))}</p>
    </Leaf>
  );
}

function Outcome({ outcome }: { readonly outcome: BoardOutcome }): ReactNode {
  const { winner, strength, ratio, adjusted, rounds, losses } = outcome;
  return (
    <Leaf title="How it went" gilded>
      <p className={styles.headline} role="status">
        {WON[winner]}
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.ours} style={{ '--share': ratio } as CSSProperties} />
        <span className={styles.theirs} style={{ '--share': 1 - ratio } as CSSProperties} />
      </div>
      <ol className={styles.reckoning}>
        <li>
          Strength is count × (attack + defense + half of health), with what the ground adds:{' '}
          {whole(Math.round(strength.attacker))} against {whole(Math.round(strength.defender))}.
        </li>
        <li>The attackers have {ratio.toFixed(2)} of both strengths together.</li>
        <li>
          Chance multiplies it by {(adjusted / ratio).toFixed(2)} (0.80 to 1.20): {adjusted.toFixed(2)}. Above
          0.60 the attackers win, below 0.40 the defenders.
        </li>
        <li>It took {counted(rounds, 'round')}.</li>
      </ol>
      <div className={styles.bothLosses}>
        {SIDES.map((side) => (
          <table key={side} className={styles.losses}>
            <caption>{side === 'attacker' ? 'Attackers’ losses' : 'Defenders’ losses'}</caption>
            <tbody>
              {boardUnits
                .filter(({ id }) => losses[side][id] !== undefined)
                .map(({ id, name }) => (
                  <tr key={id}>
                    <th scope="row">{name}</th>
                    <td>{losses[side][id]}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        ))}
      </div>
    </Leaf>
  );
}

export function TutorsBoard(): ReactNode {
  const [armies, setArmies] = useState(EMPTY);
  const [terrain, setTerrain] = useState<BoardTerrainId>('plains');
  const [simulating, setSimulating] = useState(false);
  const [outcome, setOutcome] = useState<BoardOutcome | null>(null);
  const ground = boardTerrains.find(({ id }) => id === terrain) ?? boardTerrains[0];
  const isReady = SIDES.every((side) => boardMen(armies[side]) > 0);
  useEffect(() => {
    if (!simulating || ground === undefined) return;
    const timer = setTimeout(() => {
      setOutcome(fightOnBoard(armies, ground, rules, randomFrom(sha256Hex(newId()).slice(0, 32))));
      setSimulating(false);
    }, THINKING);
    return () => clearTimeout(timer);
  }, [simulating, armies, ground]);
  if (ground === undefined) return null;
  const strength = {
    attacker: boardStrength(armies.attacker, boardUnits, ground),
    defender: boardStrength(armies.defender, boardUnits, ground),
  };
  const change = (side: Side, army: BoardArmy): void => {
    setArmies((before) => ({ ...before, [side]: army }));
    setOutcome(null);
  };
  return (
    <div className={styles.board}>
      <p className={styles.lead}>
        The tutor’s war is simpler than the realm’s: eight kinds of soldier with numbers of their own, and one
        sum. It is here to be understood; the planner is here to be believed.
      </p>
      <Leaf className={board.lesson}>
        <BoardDrawn ground={terrain} armies={armies} strength={strength} outcome={outcome} />
        <div className={classes(styles.begin, board.begin)}>
          <Select
            label="Ground"
            value={terrain}
            onChange={(next) => {
              setTerrain(next);
              setOutcome(null);
            }}
            options={boardTerrains.map(({ id, name }) => ({ value: id, label: name }))}
            hint={ground.note}
          />
          <div className={styles.keys}>
            <Button
              variant="primary"
              loading={simulating}
              loadingLabel="Simulating"
              refusal={isReady ? undefined : 'Give both armies soldiers, and the battle begins.'}
              onClick={() => setSimulating(true)}
            >
              Start
            </Button>
            <Button
              onClick={() => {
                setArmies(EMPTY);
                setOutcome(null);
                setSimulating(false);
              }}
            >
              Reset
            </Button>
          </div>
        </div>
      </Leaf>
      {outcome !== null && <Outcome outcome={outcome} />}
      <div className={styles.columns}>
        {SIDES.map((side) => (
          <ArmyEditor
            key={side}
            side={side}
            army={armies[side]}
            strength={strength[side]}
            onChange={(army) => change(side, army)}
          />
        ))}
      </div>
    </div>
  );
}
