// Deeds that turn time into resources (kingdom.md 2.8): four rushes and the exploration of new land, each with what it brings today.
import { memo, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { refusal as refusalOf, sentence } from '@sigilla/content/texts/errors.ts';
import { exploreLand } from '@sigilla/engine/actions/economy/exploreLand.ts';
import { rushResource } from '@sigilla/engine/actions/economy/rushResource.ts';
import { ARTIFACT_CHANCE } from '@sigilla/engine/kingdom/exploration.ts';
import { CAPS } from '@sigilla/engine/kingdom/effects.ts';
import type { ResourceName } from '@sigilla/engine/kingdom/kingdom.ts';
import { rushReward } from '@sigilla/engine/kingdom/rush.ts';
import type { RushId } from '@sigilla/engine/kingdom/rush.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { useDeed } from '../../realm/actions.tsx';
import { deed } from '../../realm/deed.ts';
import type { Deed } from '../../realm/deed.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconKey } from '../../ui/icons.ts';
import { Leaf } from '../../ui/Leaf.tsx';
import { counted, whole } from '../../ui/numberText.ts';
import { TurnCostButton } from '../../ui/TurnCostButton.tsx';
import { useOwn } from '../../realm/useKingdom.ts';
import { WithKingdom } from '../../realm/WithKingdom.tsx';
import { TOWN_CAPTIONS } from '@sigilla/content/texts/townCaptions.ts';
import { CaptionBand } from '../../realm/page/CaptionBand.tsx';
import { elapsed, localMonth } from '../../session/clock.ts';
import { seasonOf } from '../../ui/art/town/season.ts';
import { DayLedger, LetTurnsPass } from './DayLeaves.tsx';
import { DayScene } from './DayScene.tsx';
import { createThrottle } from './throttle.ts';
import { useDay } from './useDay.ts';
import type { Passing } from './useDay.ts';
import styles from './Actions.module.css';
import day from './Day.module.css';

interface ActionCard {
  readonly deed: Deed;
  readonly name: string;
  readonly icon: IconKey;
  readonly story: string;
  readonly reward: (kingdom: OwnKingdomView) => string;
  readonly bonus: (kingdom: OwnKingdomView) => string;
}

const rushCard = (rush: RushId, unit: string, card: Omit<ActionCard, 'deed' | 'reward'>): ActionCard => ({
  ...card,
  deed: deed(rushResource, { rush }, { label: card.name }),
  reward: (kingdom) => `+${whole(rushReward(rush, kingdom, kingdomContent))} ${unit}`,
});

/** What each building adds, and whether that is all it can. */
const helpedBy =
  (building: string, percent: number, resource: ResourceName) =>
  ({ bonuses }: OwnKingdomView): string => {
    const sum = bonuses.rushPercent[resource];
    const each = `Each ${building} adds ${percent}%, up to ${CAPS.rushPercent}%`;
    if (sum >= CAPS.rushPercent) return `${each}: all of it is yours.`;
    return sum > 0 ? `${each}: yours add ${sum}%.` : `${each}.`;
  };

const CARDS: readonly ActionCard[] = [
  rushCard('tax_collection', 'gold', {
    name: 'Tax Collection',
    icon: 'gold',
    story: 'Send the reeve round with the long list and the patient mule.',
    bonus: helpedBy('town', 10, 'gold'),
  }),
  rushCard('magical_meditation', 'mana', {
    name: 'Magical Meditation',
    icon: 'mana',
    story: 'Close the shutters, bank the fire, and let nobody ask what the mages are doing.',
    bonus: helpedBy('guild', 15, 'mana'),
  }),
  rushCard('recruitment_drive', 'population', {
    name: 'Recruitment Drive',
    icon: 'population',
    story: 'Promise land by the acre and mention the winters only if asked.',
    bonus: () => 'Brings no more people than there are beds.',
  }),
  rushCard('intensive_study', 'research', {
    name: 'Intensive Study',
    icon: 'researchPoints',
    story: 'A month of candles, cold soup and the third shelf from the left.',
    bonus: helpedBy('academy', 20, 'researchPoints'),
  }),
  {
    deed: deed(exploreLand, { exploration: 'territorial_exploration' }, { label: 'Territorial Exploration' }),
    name: 'Territorial Exploration',
    icon: 'land',
    story: 'Surveyors ride out past the last milestone with chains, ink and bread for a week.',
    reward: () => `+1 to 5 land, ${ARTIFACT_CHANCE}% chance of an artifact`,
    bonus: () => 'Takes 50 gold for supplies.',
  },
];

const TIPS = [
  'Collect taxes when the towns are full: half of the people pay, and each of the first ten towns adds a tenth.',
  'A turn spent on anything also brings the day’s income. Two cheap deeds bring it twice.',
  'Explore before the land runs out. Masons without ground are paid all the same.',
];

/** Of all five cards together. */
const throttled = createThrottle(elapsed);

function Begin({ card }: { readonly card: ActionCard }): ReactNode {
  const { turns: cost, refusal, waits, isUnderway, run } = useDeed(card.deed);
  // More than it takes is as good as enough.
  const held = useOwn(({ turns }) => Math.min(cost, turns.turns));
  const short = cost - held;
  // A deed that passes is seen to pass: no line beneath every card comes and goes with it.
  const passes = waits !== undefined || isUnderway;
  const reason = short > 0 ? sentence(refusalOf('need_more_turns', { n: short })) : refusal;
  return (
    <div className={styles.button}>
      <TurnCostButton
        cost={cost}
        turns={held}
        variant="secondary"
        loading={isUnderway}
        waits={waits}
        refusal={refusal}
        onPress={() => throttled(() => void run())}
      >
        {card.name === 'Territorial Exploration' ? 'Explore' : 'Begin'}
        <span className="visuallyHidden"> {card.name}</span>
      </TurnCostButton>
      {reason !== undefined && !passes && <p className={styles.error}>{reason}</p>}
    </div>
  );
}

const DeedCard = memo(function DeedCard({ card }: { readonly card: ActionCard }) {
  const reward = useOwn(card.reward);
  const bonus = useOwn(card.bonus);
  return (
    <Card name={card.name} arranged={styles.card}>
      <Icon icon={card.icon} size={44} className={styles.icon} />
      <div className={styles.words}>
        <h2 className={styles.name}>{card.name}</h2>
        <p>{card.story}</p>
        <p className={styles.reward}>{reward}</p>
        <p className={styles.note}>{bonus}</p>
      </div>
      <Begin card={card} />
    </Card>
  );
});

const SHORT: Readonly<Record<string, string>> = {
  'Tax Collection': 'Taxes',
  'Magical Meditation': 'Mana',
  'Recruitment Drive': 'People',
  'Intensive Study': 'Study',
  'Territorial Exploration': 'Land',
};

function TheDay({
  kingdom,
  passing,
}: {
  readonly kingdom: OwnKingdomView;
  readonly passing: Passing;
}): ReactNode {
  const choices = CARDS.map((card) => ({
    key: card.name,
    short: SHORT[card.name] ?? card.name,
    deed: card.deed,
    reward: card.reward(kingdom),
  }));
  // The button answers the press at once; the picture follows as soon as it is drawn.
  const painted = useDeferredValue(kingdom);
  const seen = useDeferredValue(passing.day);
  const turns = useDeferredValue(passing.turns);
  const underway = useDeferredValue(passing.underway);
  return (
    <>
      <div className={day.day}>
        <CaptionBand {...TOWN_CAPTIONS.day} aside={`${counted(kingdom.turns.turns, 'turn')} in hand`} />
      </div>
      <DayScene
        kingdom={painted}
        day={seen}
        turns={turns}
        underway={underway}
        season={seasonOf(localMonth())}
      />
      <div className={day.below}>
        <DayLedger passing={passing} kingdom={kingdom} />
        <LetTurnsPass choices={choices} kingdom={kingdom} passing={passing} />
      </div>
    </>
  );
}

export function Component(): ReactNode {
  const passing = useDay();
  return (
    <WithKingdom title="Actions">
      {({ kingdom }) => (
        <>
          <TheDay kingdom={kingdom} passing={passing} />
          <div className={styles.cards}>
            {CARDS.map((card) => (
              <DeedCard key={card.deed.wire.actionId} card={card} />
            ))}
          </div>
          <Leaf title="From the steward’s notebook">
            <ul className={styles.tips}>
              {TIPS.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
              <li>Turns grow by themselves, +1 per hour on most game servers, until the dial is full.</li>
            </ul>
          </Leaf>
        </>
      )}
    </WithKingdom>
  );
}
