// Where a hero may be sent: the quest they are on, step by step with its choices; or the quests and missions they might begin.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { effectWords } from '@sigilla/content/texts/effectWords.ts';
import { beginHeroQuest } from '@sigilla/engine/actions/heroes/beginHeroQuest.ts';
import { chooseHeroQuest } from '@sigilla/engine/actions/heroes/chooseHeroQuest.ts';
import { sendEnvoy } from '@sigilla/engine/actions/heroes/sendEnvoy.ts';
import { kingdomHeroBonuses } from '@sigilla/engine/heroes/giving.ts';
import type { OwnedHero } from '@sigilla/engine/heroes/hero.ts';
import { questsOver, standing } from '@sigilla/engine/heroes/quests.ts';
import { statsOf, type Person } from '@sigilla/engine/heroes/stats.ts';
import { chanceOf, envoyScore } from '@sigilla/engine/heroes/trial.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { useRealmContent } from '../../realm/content.ts';
import { deed } from '../../realm/deed.ts';
import { DeedButton } from '../../realm/DeedButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { priceWords, STAT_LABELS } from '../../realm/heroWords.ts';
import styles from './Heroes.module.css';

interface ErrandsProps {
  readonly owned: OwnedHero;
  readonly person: Person;
  readonly kingdom: OwnKingdomView;
}

const inHundred = (score: number, difficulty: number): number => Math.round(chanceOf(score, difficulty) / 10);

function Story({ owned, person, kingdom }: ErrandsProps): ReactNode {
  const content = useRealmContent();
  const at = standing(owned, content);
  if (at === null) return <p className={styles.note}>Away on a quest.</p>;
  const stats = statsOf(owned, person, kingdom.artifacts, content);
  return (
    <div className={styles.story}>
      <h3>{at.quest.title}</h3>
      <p className={styles.note}>
        Step {at.quest.steps.indexOf(at.step) + 1} of {at.quest.steps.length}
      </p>
      <p>{at.step.text}</p>
      <ul className={styles.choices}>
        {at.step.choices.map(({ id, label, cost, test }) => {
          const wanted = deed(chooseHeroQuest, { heroId: owned.heroId, choiceId: id }, { label });
          return (
            <li key={id}>
              <DeedButton size="sm" deed={wanted} cost={priceWords(cost.turns, cost.resources)}>
                {label}
              </DeedButton>
              {test !== null && (
                <p className={styles.note}>
                  tries {STAT_LABELS[test.stat]}: about {inHundred(stats[test.stat], test.difficulty)}%
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Setting({ owned, person, kingdom }: ErrandsProps): ReactNode {
  const content = useRealmContent();
  const done = questsOver(kingdom);
  const quests = [...content.heroQuests.values()].filter(({ id }) => !done.has(id));
  const missions = [...content.heroMissions.values()];
  const [questId, setQuest] = useState<string | undefined>();
  const [missionId, setMission] = useState<string | undefined>();
  const quest = quests.find(({ id }) => id === questId) ?? quests[0];
  const mission = missions.find(({ id }) => id === missionId) ?? missions[0];
  const stats = statsOf(owned, person, kingdom.artifacts, content);
  const { diplomaticBonus } = kingdomHeroBonuses(kingdom, content);
  return (
    <>
      {quest !== undefined && (
        <div className={styles.errand}>
          <h3>Quests and storylines</h3>
          <Select
            label="Quest"
            value={quest.id}
            onChange={setQuest}
            options={quests.map(({ id, title, needs }) => ({
              value: id,
              label: title,
              note: `${STAT_LABELS[needs.stat]} ${needs.least}, ${needs.rarity}`,
            }))}
          />
          <p className={styles.description}>{quest.premise}</p>
          <DeedButton
            size="sm"
            deed={deed(
              beginHeroQuest,
              { heroId: owned.heroId, questId: quest.id },
              { label: `${person.name} sets out` },
            )}
          >
            Set out
          </DeedButton>
        </div>
      )}
      {mission !== undefined && (
        <div className={styles.errand}>
          <h3>Diplomatic missions</h3>
          <Select
            label="Mission"
            value={mission.id}
            onChange={setMission}
            options={missions.map(({ id, name, stat, difficulty }) => ({
              value: id,
              label: name,
              note: `tries ${STAT_LABELS[stat]}, ${difficulty} is even`,
            }))}
          />
          <p className={styles.description}>{mission.description}</p>
          <p className={styles.effect}>
            If signed, for {mission.treaty.hours} hours: {mission.treaty.effects.map(effectWords).join(', ')}
          </p>
          <p className={styles.note}>
            tries {STAT_LABELS[mission.stat]}, and the realm’s name for fair words: about{' '}
            {inHundred(envoyScore(stats[mission.stat], diplomaticBonus), mission.difficulty)}%
          </p>
          <DeedButton
            size="sm"
            deed={deed(sendEnvoy, { heroId: owned.heroId, missionId: mission.id }, { label: mission.name })}
            cost={priceWords(mission.turns, { gold: mission.gold })}
          >
            Send as envoy
          </DeedButton>
        </div>
      )}
    </>
  );
}

export function Errands(props: ErrandsProps): ReactNode {
  return props.owned.quest === null ? <Setting {...props} /> : <Story {...props} />;
}
