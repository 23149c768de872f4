// The head of a battle: both rulers with their arms, men and hearts at the instant shown, the odds between them, and where and
// when it is. Invariant: every number is of the instant on the hanging, so that a replay tells nothing early.
import { useMemo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { MAX_ROUNDS } from '@sigilla/engine/battle/law.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { characterOfHero, ledId } from '@sigilla/engine/characters/heroId.ts';
import { isShownLate } from '@sigilla/engine/war/delay.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { liveriesOf } from '../../ui/art/livery.ts';
import { Shield } from '../../ui/art/Shield.tsx';
import { whole } from '../../ui/numberText.ts';
import { classes } from '../../ui/classes.ts';
import { groundInLatin, groundWord } from '../../realm/groundText.ts';
import { LatinText } from '../../realm/latin/LatinText.tsx';
import { moraleWord, skyWords } from '../../realm/battle/words.ts';
import { useSession } from '../../session/session.ts';
import { ReportWords } from '../../realm/reporting/ReportWords.tsx';
import { WornTitle } from '../../ui/WornTitle.tsx';
import { leftOf, sidesFor } from './leftOf.ts';
import styles from './BattleHead.module.css';

export interface Standing {
  readonly men: number;
  readonly of: number;
  readonly morale: number;
}

export interface Odds {
  readonly attacker: number;
  readonly defender: number;
}

interface BattleHeadProps {
  readonly battle: BattleView;
  /** Null before the armies have met. */
  readonly standing: Readonly<Record<Side, Standing>> | null;
  readonly odds: Odds | null;
  /** The round on the hanging; 0 before the first. */
  readonly round: number;
  /** Null when nobody counts: the battle is over. Nobody watching is not worth a word. */
  readonly watchers: number | null;
}

function Ruler({
  battle,
  side,
  standing,
}: {
  readonly battle: BattleView;
  readonly side: Side;
  readonly standing: BattleHeadProps['standing'];
}): ReactNode {
  const { kingdomName, armyName, isNpc, title } = battle[side];
  const led = battle.setup?.[side].led;
  const stands = standing?.[side];
  const isSeated = useSession().status === 'signedIn';
  return (
    <div className={styles.ruler}>
      <Shield name={kingdomName} size={52} className={styles.shield} />
      <div className={styles.words}>
        <p className={styles.name}>
          {kingdomName}
          {battle.side === side && <span className={styles.yours}> (you)</span>} <WornTitle title={title} />
        </p>
        <p className={styles.standing}>
          {stands === undefined ? (
            (armyName ?? (isNpc ? 'a rival of the realm' : 'a ruler of the realm'))
          ) : (
            <>
              <span className={styles.army}>{armyName === null ? '' : `${armyName} · `}</span>
              <span>
                {whole(stands.men)} of {whole(stands.of)} stand
              </span>{' '}
              · <span>morale {moraleWord(stands.morale)}</span>
            </>
          )}
        </p>
        {led !== undefined && (
          <p className={styles.led}>
            led by {led.name}, {led.className}
            {isSeated && battle.side !== side && characterOfHero(led.heroId) !== null && (
              <>
                {' '}
                <ReportWords kind="hero_name" id={ledId(battle.id, side)} words={led.name} />
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

function OddsBar({ battle, odds }: { readonly battle: BattleView; readonly odds: Odds }): ReactNode {
  const leader: Side = odds.attacker >= odds.defender ? 'attacker' : 'defender';
  const even = odds.attacker === odds.defender;
  const { attacker, defender } = battle;
  const [a, b] = useMemo(
    () => liveriesOf(attacker.kingdomName, defender.kingdomName),
    [attacker.kingdomName, defender.kingdomName],
  );
  return (
    <>
      <p className={styles.odds}>
        {even ? (
          <strong>Even odds</strong>
        ) : (
          <>
            <strong>{odds[leader]} in 100</strong> for {battle[leader].kingdomName}
          </>
        )}
      </p>
      <div
        className={classes(styles.bar, leftOf(battle) === 'defender' && styles.turned)}
        title="How the rest would go, fought a hundred times over by the orders that are known"
        style={
          {
            '--a': odds.attacker,
            '--none': 100 - odds.attacker - odds.defender,
            '--cloth-a': a.side,
            '--cloth-b': b.side,
            '--fold-b': b.sideDark,
          } as CSSProperties
        }
        aria-hidden="true"
      >
        <span className={styles.barA} />
        <span className={styles.barNone} />
        <span className={styles.barB} />
      </div>
    </>
  );
}

export function BattleHead({ battle, standing, odds, round, watchers }: BattleHeadProps): ReactNode {
  const hour = [
    ...(battle.setup === null
      ? []
      : [round === 0 ? 'before the first round' : `round ${round} of at most ${MAX_ROUNDS}`]),
    ...(battle.side === null && isShownLate(battle) ? ['shown one round late'] : []),
    ...(watchers === null || watchers === 0 ? [] : [`${whole(watchers)} watching`]),
  ];
  const [left, right] = sidesFor(battle);
  const latin = groundInLatin(battle.terrain);
  return (
    <header className={styles.head}>
      <h1 className="visuallyHidden">
        {battle.attacker.kingdomName} against {battle.defender.kingdomName}
      </h1>
      <Ruler battle={battle} side={left} standing={standing} />
      <div className={styles.middle}>
        {odds !== null && <OddsBar battle={battle} odds={odds} />}
        <p className={styles.facts}>
          {[...hour, groundWord(battle.terrain)].join(' · ')}
          {latin !== undefined && (
            <>
              {', '}
              <LatinText text={latin} />
            </>
          )}
          {skyWords(battle)
            .map((word) => ` · ${word}`)
            .join('')}
        </p>
      </div>
      <Ruler battle={battle} side={right} standing={standing} />
    </header>
  );
}
