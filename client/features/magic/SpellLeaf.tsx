// The leaf of a spell: its miniature, its words to be touched, what it does and asks, and the one thing to do with it now.
import type { ReactNode } from 'react';
import type { SpellDefinition } from '@sigilla/content/schema/spell.ts';
import { spellState } from '@sigilla/engine/kingdom/magic/casting.ts';
import type { SpellState } from '@sigilla/engine/kingdom/magic/casting.ts';
import { castingMana, CASTING_TURNS, isFavoured, studyTurns } from '@sigilla/engine/kingdom/magic/prices.ts';
import { pointsBack, studyLevel } from '@sigilla/engine/kingdom/magic/research.ts';
import { strengthOf } from '@sigilla/engine/kingdom/magic/strength.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { DeedButton } from '../../realm/DeedButton.tsx';
import { LatinText } from '../../realm/latin/LatinText.tsx';
import { SpellPicture } from '../../ui/art/magic/SpellPicture.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { counted, whole } from '../../ui/numberText.ts';
import { content } from './content.ts';
import { depictedOf } from './depicted.ts';
import { percentOf, SCHOOL_NAMES, spokenState, standingOf, studyOf } from './standing.ts';
import { abandoningOf, castingOf, hasteningOf, studyingOf } from './works.ts';
import styles from './Magic.module.css';

const saidOfState = (state: SpellState): string | null => {
  if (state.is === 'in force') return `in force for ${counted(state.turns, 'more turn', 'more turns')}`;
  return state.is === 'resting' ? `rests for ${counted(state.readyIn, 'more turn', 'more turns')}` : null;
};

interface SpellProps {
  readonly spell: SpellDefinition;
  readonly kingdom: OwnKingdomView;
}

function Cast({ spell, kingdom }: SpellProps): ReactNode {
  const mana = castingMana(spell, kingdom, content);
  const said = saidOfState(spellState(spell.id, kingdom));
  const left = kingdom.resources.mana - mana;
  return (
    <div className={styles.act}>
      <DeedButton
        deed={castingOf(spell)}
        variant="primary"
        cost={`${mana} mana · ${counted(CASTING_TURNS, 'turn')}`}
      >
        Cast<span className="visuallyHidden"> {spell.name}</span>
      </DeedButton>
      <p className={styles.note}>
        {said ??
          (left >= 0 ? `leaves ${whole(left)} mana` : `you hold ${whole(kingdom.resources.mana)} mana`)}
      </p>
    </div>
  );
}

function Study({ spell, kingdom }: SpellProps): ReactNode {
  const study = studyOf(spell, kingdom);
  if (study === undefined) {
    const turns = studyTurns(spell, kingdom, content);
    return (
      <div className={styles.act}>
        <DeedButton
          deed={studyingOf(spell)}
          variant="primary"
          cost={`${whole(spell.research.points)} research · ${counted(turns, 'turn')}`}
        >
          Research<span className="visuallyHidden"> {spell.name}</span>
        </DeedButton>
        <p className={styles.note}>The turns pass with whatever else you do.</p>
      </div>
    );
  }
  const back = pointsBack({ kind: 'spell', id: spell.id, turnsSpent: study.turnsSpent }, kingdom, content);
  return (
    <div className={styles.studying}>
      <Meter
        label={study.status === 'active' ? 'By candle' : 'Waits on the desk'}
        value={study.turnsSpent}
        max={study.turnsRequired}
        tone="earned"
        shown
        valueText={`${study.turnsSpent} of ${counted(study.turnsRequired, 'turn')} · ${percentOf(study)}%`}
      />
      <div className={styles.act}>
        {study.status === 'waiting' && (
          <DeedButton deed={hasteningOf(spell)} size="sm">
            Put first
          </DeedButton>
        )}
        <DeedButton deed={abandoningOf(spell)} size="sm" variant="quiet">
          Give up, {counted(back, 'research point')} back
        </DeedButton>
      </div>
    </div>
  );
}

/** What it asks before it can be learned, ticked as far as it is there. */
function Asked({ spell, kingdom }: SpellProps): ReactNode {
  const rules = content.gameServers.get(kingdom.serverId);
  const level = rules === undefined ? spell.requires.level : studyLevel(spell, content, rules);
  const wants = [
    ...(level > 1 ? [{ words: `Level ${level}`, isThere: kingdom.level >= level }] : []),
    ...spell.requires.spells.map((id) => ({
      words: content.spells.get(id)?.name ?? id,
      isThere: kingdom.magic.learned.includes(id),
    })),
  ];
  if (wants.length === 0) return null;
  return (
    <ul className={styles.asked} aria-label="Asks for">
      {wants.map(({ words, isThere }) => (
        <li key={words} className={classes(isThere ? styles.met : styles.missing)}>
          <Icon icon={isThere ? 'confirm' : 'close'} size={16} />
          {words}
          {!isThere && <span className="visuallyHidden"> (missing)</span>}
        </li>
      ))}
    </ul>
  );
}

/** What stands in the leaf beside its name: picture, words, effects and the one thing to do. */
export function SpellWords({ spell, kingdom }: SpellProps): ReactNode {
  const isLearned = standingOf(spell, kingdom) === 'learned';
  const strength = strengthOf(kingdom.bonuses);
  const mana = castingMana(spell, kingdom, content);
  return (
    <div className={styles.sheet}>
      <div className={styles.miniature}>
        <SpellPicture {...depictedOf(spell)} icon={spell.icon} inPen={!isLearned} />
      </div>
      <p className={styles.incantation}>
        <LatinText text={spell.incantation} english={spell.meaning} />
      </p>
      <p className={styles.meaning}>
        “{spell.meaning}” {spell.description}
      </p>
      <ul className={styles.effects} aria-label="What it does">
        <li>
          <Icon icon="magical" size={20} />
          <span className={styles.benefit}>{spell.benefit}</span>
        </li>
        {strength > 100 && (
          <li>
            <Icon icon="power" size={20} />
            <span>Cast now it would be {strength - 100}% stronger.</span>
          </li>
        )}
        <li>
          <Icon icon="mana" size={20} />
          <span>
            {mana} mana
            {isFavoured(spell.school, kingdom.spellPath, content) && ', your path’s favour taken off'} · again{' '}
            {counted(spell.cooldownTurns, 'turn')} after a casting
          </span>
        </li>
      </ul>
      {isLearned ? (
        <Cast spell={spell} kingdom={kingdom} />
      ) : (
        <>
          <Asked spell={spell} kingdom={kingdom} />
          <Study spell={spell} kingdom={kingdom} />
        </>
      )}
    </div>
  );
}

interface SpellLeafProps extends SpellProps {
  /** Escape was pressed in it. */
  readonly onLeave: () => void;
}

export function SpellLeaf({ spell, kingdom, onLeave }: SpellLeafProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leads out of it, as it does out of every leaf
    <section
      id="spell"
      className={styles.leaf}
      aria-labelledby="spell-name"
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onLeave()}
    >
      <header>
        <p className={styles.over}>
          {SCHOOL_NAMES[spell.school]} · tier {spell.tier} · {spokenState(spell, kingdom)}
        </p>
        <h2 id="spell-name">{spell.name}</h2>
      </header>
      <SpellWords spell={spell} kingdom={kingdom} />
    </section>
  );
}
