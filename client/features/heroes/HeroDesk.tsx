// What may be asked of a hero in service: an army, lessons, something to wear, an errand, a way home. Each button says what it costs or why not.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { HERO_STATS, type HeroStat } from '@sigilla/content/schema/hero.ts';
import { assignHero } from '@sigilla/engine/actions/heroes/assignHero.ts';
import { dismissHero } from '@sigilla/engine/actions/heroes/dismissHero.ts';
import { equipHero } from '@sigilla/engine/actions/heroes/equipHero.ts';
import { ransomHero } from '@sigilla/engine/actions/heroes/ransomHero.ts';
import { trainHero } from '@sigilla/engine/actions/heroes/trainHero.ts';
import { unequipHero } from '@sigilla/engine/actions/heroes/unequipHero.ts';
import { wearingOf } from '@sigilla/engine/heroes/equipment.ts';
import { ransomNow } from '@sigilla/engine/heroes/fate.ts';
import { commandOf, kingdomHeroBonuses } from '@sigilla/engine/heroes/giving.ts';
import { HERO_SLOTS, type OwnedHero } from '@sigilla/engine/heroes/hero.ts';
import type { Person } from '@sigilla/engine/heroes/stats.ts';
import { trainingPrice } from '@sigilla/engine/heroes/training.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { useRealmContent } from '../../realm/content.ts';
import { deed } from '../../realm/deed.ts';
import { DeedButton } from '../../realm/DeedButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { counted } from '../../ui/numberText.ts';
import { Errands } from './Errands.tsx';
import { SLOT_WORDS, STAT_LABELS } from '../../realm/heroWords.ts';
import styles from './Heroes.module.css';

interface DeskProps {
  readonly owned: OwnedHero;
  readonly person: Person;
  readonly kingdom: OwnKingdomView;
}

function Lead({ owned, person, kingdom }: DeskProps): ReactNode {
  const content = useRealmContent();
  const [wanted, setWanted] = useState('');
  const others = kingdom.armies.filter(({ id }) => id !== owned.armyId);
  const army = others.find(({ id }) => id === wanted) ?? others[0];
  const led = kingdom.armies.find(({ id }) => id === owned.armyId);
  const { points } = commandOf(owned, person, kingdom, content);
  return (
    <div className={styles.errand}>
      <h3>Command</h3>
      <p className={styles.note}>Worth {points} points of commander bonus to whoever marches with them.</p>
      {led !== undefined && (
        <DeedButton
          size="sm"
          deed={deed(
            assignHero,
            { heroId: owned.heroId, armyId: null },
            { label: `Recall ${person.name}`, quiet: true },
          )}
        >
          Recall from {led.name}
        </DeedButton>
      )}
      {others.length > 1 && army !== undefined && (
        <Select
          label="Army"
          value={army.id}
          onChange={setWanted}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {army !== undefined && (
        <DeedButton
          size="sm"
          deed={deed(
            assignHero,
            { heroId: owned.heroId, armyId: army.id },
            { label: `${person.name} leads ${army.name}`, quiet: true },
          )}
        >
          Lead {army.name}
        </DeedButton>
      )}
    </div>
  );
}

function Lessons({ owned, person }: DeskProps): ReactNode {
  const [stat, setStat] = useState<HeroStat>('leadership');
  const price = trainingPrice(owned, stat);
  return (
    <div className={styles.errand}>
      <h3>Training</h3>
      <Select
        label="What is taught"
        value={stat}
        onChange={setStat}
        options={HERO_STATS.map((one) => ({ value: one, label: STAT_LABELS[one] }))}
      />
      <DeedButton
        size="sm"
        deed={deed(trainHero, { heroId: owned.heroId, stat }, { label: `Train ${person.name}` })}
        {...(price === null ? {} : { cost: `${counted(price.turns, 'turn')}, ${price.gold} gold` })}
      >
        Train {STAT_LABELS[stat]}
      </DeedButton>
    </div>
  );
}

function Wardrobe({ owned, person, kingdom }: DeskProps): ReactNode {
  const content = useRealmContent();
  const wearable = kingdom.artifacts.flatMap((artifact) => {
    const definition = content.artifacts.get(artifact.artifactId);
    const wearing = definition === undefined ? null : wearingOf(definition);
    return definition === undefined || wearing === null ? [] : [{ artifact, definition, wearing }];
  });
  return (
    <div className={styles.errand}>
      <h3>Equipment and artifacts</h3>
      {HERO_SLOTS.map((slot) => {
        const worn = wearable.find(({ artifact }) => artifact.id === owned.worn[slot]);
        return (
          <p key={slot} className={styles.note}>
            {SLOT_WORDS[slot]}: {worn === undefined ? 'nothing' : `the ${worn.definition.name}`}
          </p>
        );
      })}
      <div className={styles.row}>
        {HERO_SLOTS.filter((slot) => owned.worn[slot] !== undefined).map((slot) => (
          <DeedButton
            size="sm"
            key={slot}
            deed={deed(
              unequipHero,
              { heroId: owned.heroId, slot },
              { label: `Take it back from ${person.name}`, quiet: true },
            )}
          >
            Take back what is {SLOT_WORDS[slot].toLowerCase()}
          </DeedButton>
        ))}
        {wearable
          .filter(({ artifact, wearing }) => owned.worn[wearing.slot] !== artifact.id)
          .map(({ artifact, definition, wearing }) => (
            <DeedButton
              size="sm"
              key={artifact.id}
              cost={`+${wearing.points} ${STAT_LABELS[wearing.raises]}`}
              deed={deed(
                equipHero,
                { heroId: owned.heroId, artifactId: artifact.id },
                { label: `Give the ${definition.name} to ${person.name}`, quiet: true },
              )}
            >
              Wear the {definition.name}
            </DeedButton>
          ))}
        {wearable.length === 0 && <p className={styles.note}>Nothing in the treasury is for wearing.</p>}
      </div>
    </div>
  );
}

function Ransom({ owned, person, kingdom }: DeskProps): ReactNode {
  const content = useRealmContent();
  if (owned.captive === null) return null;
  const { diplomaticBonus } = kingdomHeroBonuses(kingdom, content);
  const gold = ransomNow(owned.captive, kingdom.turnsSpent, diplomaticBonus);
  return (
    <DeedButton
      size="sm"
      cost={gold === 0 ? 'nothing' : `${gold} gold`}
      deed={deed(
        ransomHero,
        { heroId: owned.heroId, captorId: owned.captive.by },
        { label: `Bring ${person.name} home` },
        null,
      )}
    >
      Bring {person.name} home
    </DeedButton>
  );
}

export function HeroDesk(props: DeskProps): ReactNode {
  const { owned, person } = props;
  const [sure, setSure] = useState(false);
  const dismissal = deed(dismissHero, { heroId: owned.heroId }, { label: `Let ${person.name} go` });
  if (owned.captive !== null)
    return (
      <div className={styles.desk}>
        <Ransom {...props} />
      </div>
    );
  return (
    <div className={styles.desk}>
      <Lead {...props} />
      <Lessons {...props} />
      <Wardrobe {...props} />
      <Errands {...props} />
      <div className={styles.errand}>
        {sure ? (
          <div className={styles.row}>
            {owned.quest !== null && (
              <p className={styles.note}>The quest that {person.name} is on ends here, for everybody.</p>
            )}
            <DeedButton size="sm" variant="primary" deed={dismissal}>
              Let {person.name} go for good
            </DeedButton>
            <Button size="sm" variant="quiet" onClick={() => setSure(false)}>
              Keep
            </Button>
          </div>
        ) : (
          <Button size="sm" variant="quiet" onClick={() => setSure(true)}>
            Dismiss
          </Button>
        )}
      </div>
    </div>
  );
}
