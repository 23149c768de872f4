// Where a hero stands, in a few words each: whom they lead, what they have learned, what they wear, which story they are in; and the same
// of the whole court. Invariant: every word is of the kingdom as it is now.
import { HERO_STATS } from '@sigilla/content/schema/hero.ts';
import { wearingOf } from '@sigilla/engine/heroes/equipment.ts';
import { isLeading } from '@sigilla/engine/actions/heroes/serving.ts';
import { HERO_SLOTS, type OwnedHero } from '@sigilla/engine/heroes/hero.ts';
import { questsOver, standing } from '@sigilla/engine/heroes/quests.ts';
import type { KingdomContent } from '@sigilla/engine/kingdom/content.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { counted } from '../../ui/numberText.ts';
import { span } from '../../ui/timeText.ts';
import { SLOT_WORDS, STAT_LABELS } from '../../realm/heroWords.ts';

type Court = Pick<
  OwnKingdomView,
  'heroes' | 'questsClosed' | 'armies' | 'artifacts' | 'turnsSpent' | 'activeEffects'
>;

/** Where a hero is. */
export const whereabouts = (owned: OwnedHero, kingdom: Pick<Court, 'armies' | 'turnsSpent'>): string => {
  if (owned.captive !== null) return `captive of ${owned.captive.kingdomName}`;
  if (owned.healedAtTurn > kingdom.turnsSpent)
    return `wounded, for ${counted(owned.healedAtTurn - kingdom.turnsSpent, 'turn')} more`;
  if (owned.quest !== null) return 'away on a quest';
  const army = kingdom.armies.find(({ id }) => id === owned.armyId);
  return army === undefined ? 'at the high table' : `leads ${army.name}`;
};

/** The points that lessons and quests have added, score by score. */
export const lessonsOf = ({ trained }: Pick<OwnedHero, 'trained'>): string =>
  HERO_STATS.flatMap((stat) => {
    const points = trained[stat] ?? 0;
    return points === 0 ? [] : [`${STAT_LABELS[stat]} +${points}`];
  }).join(', ') || 'nothing yet';

/** What a hero wears, and where. */
export const dressOf = (
  { worn }: Pick<OwnedHero, 'worn'>,
  artifacts: Court['artifacts'],
  content: KingdomContent,
): string =>
  HERO_SLOTS.flatMap((slot) => {
    const artifact = artifacts.find(({ id }) => id === worn[slot]);
    const name = artifact && content.artifacts.get(artifact.artifactId)?.name;
    return name === undefined ? [] : [`${SLOT_WORDS[slot].toLowerCase()} the ${name}`];
  }).join(', ') || 'nothing but their own clothes';

/** The story a hero is in, or how many they came home from. */
export const storyOf = (owned: OwnedHero, content: KingdomContent): string => {
  const at = standing(owned, content);
  if (at !== null) return `${at.quest.title}, waiting for your word`;
  if (owned.quest !== null) return 'away';
  const done = owned.questsDone.length;
  return done === 0 ? 'none so far' : `home from ${counted(done, 'quest')}`;
};

interface FeatureStanding {
  /** As the specification names it (kingdom.md 2.5). */
  readonly label: string;
  readonly state: string;
  readonly to: { readonly path: string; readonly words: string } | null;
}

/** What else may be done with heroes, and how far the court has come with each. */
export const featureStandings = (
  kingdom: Court,
  content: KingdomContent,
  now: number,
): readonly FeatureStanding[] => {
  const { heroes, artifacts } = kingdom;
  const wearable = artifacts.filter(({ artifactId }) => {
    const definition = content.artifacts.get(artifactId);
    return definition !== undefined && wearingOf(definition) !== null;
  });
  const worn = new Set(heroes.flatMap((owned) => Object.values(owned.worn)));
  const taught = heroes.reduce(
    (sum, { trained }) => sum + Object.values(trained).reduce((points, one) => points + one, 0),
    0,
  );
  const leading = heroes.filter((owned) => isLeading(owned, kingdom)).length;
  const away = heroes.filter(({ quest }) => quest !== null).length;
  const told = questsOver(kingdom).size;
  const treaties = kingdom.activeEffects.flatMap((effect) => {
    const mission = effect.kind === 'mission' ? content.heroMissions.get(effect.id) : undefined;
    return effect.kind !== 'mission' || mission === undefined || effect.until <= now
      ? []
      : [`${mission.name}, for ${span(effect.until - now)} more`];
  });
  return [
    {
      label: 'equipment and artifacts',
      state:
        wearable.length === 0
          ? 'The treasury holds nothing for wearing.'
          : `${counted(wearable.length, 'artifact')} for wearing, ${wearable.filter(({ id }) => worn.has(id)).length} worn.`,
      to: { path: '/artifacts', words: 'To the treasury' },
    },
    {
      label: 'assignment to armies and territories',
      state: `${leading} of ${counted(kingdom.armies.length, 'army', 'armies')} under a hero. No ruler holds land apart from the realm, so nobody is posted to any.`,
      to: { path: '/army', words: 'To the armies' },
    },
    {
      label: 'training',
      state: taught === 0 ? 'No lessons taken.' : `${counted(taught, 'point')} learned so far.`,
      to: null,
    },
    {
      label: 'quests and storylines',
      state: `${away} under way, ${told} of ${content.heroQuests.size} over.`,
      to: null,
    },
    {
      label: 'diplomatic missions',
      state: treaties.length === 0 ? 'No treaty in force.' : `In force: ${treaties.join('; ')}.`,
      to: null,
    },
  ];
};
