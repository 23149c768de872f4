// What a ruler's height is called (latin.md 4.2), and what stands next on the way up.
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { ascensionOf, nextAscensionExperience, prestigeOf } from '@sigilla/engine/kingdom/levels.ts';
import { openingsOf } from '@sigilla/engine/kingdom/unlocks.ts';
import type { Opening } from '@sigilla/engine/kingdom/unlocks.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { counted, whole } from '../../ui/numberText.ts';

export type Risen = Pick<
  OwnKingdomView,
  'level' | 'levelProgress' | 'nextLevelExperience' | 'experience' | 'serverId'
>;

/** "Level 14", and beyond the sixtieth "Level 60, ascended 3". */
export const levelWords = ({ level, experience }: Pick<Risen, 'level' | 'experience'>): string => {
  const ascension = ascensionOf(experience);
  return ascension === 0 ? `Level ${level}` : `Level ${level}, ascended ${ascension}`;
};

export const prestigeWords = ({ experience }: Pick<Risen, 'experience'>): string => prestigeOf(experience);

/** How far the next level or rank of ascension is, of how much. */
export const nextStep = ({
  level,
  levelProgress,
  experience,
}: Risen): { readonly done: number; readonly of: number; readonly words: string } => {
  if (level < 60)
    return {
      done: levelProgress,
      of: 100,
      words: `${whole(100 - levelProgress)} experience to level ${level + 1}`,
    };
  const next = nextAscensionExperience(experience);
  if (next === null) return { done: 1, of: 1, words: 'There is nothing above you but weather' };
  const of = ascensionOf(experience) === 0 ? next - 5900 : 500;
  return {
    done: of - (next - experience),
    of,
    words: `${whole(next - experience)} experience to the next ascension`,
  };
};

/** Everything that opens at a level on this game server, the lowest first. */
export const openings = (serverId: string): readonly Opening[] => {
  const rules = kingdomContent.gameServers.get(serverId);
  return rules === undefined ? [] : openingsOf(kingdomContent, rules);
};

/** What opens next, all of one level. */
export const nextOpenings = ({ serverId, level }: Pick<Risen, 'serverId' | 'level'>): readonly Opening[] => {
  const ahead = openings(serverId).filter((opening) => opening.level > level);
  return ahead.filter((opening) => opening.level === ahead[0]?.level);
};

/** "8 roofs", for the table of deeds. */
export const timesWords = (count: number): string => counted(count, 'time');

/** How many steps of the climb lie below: its levels, and beyond the sixtieth its ranks of ascension. Never falls. */
export const stepsClimbed = ({ level, experience }: Pick<Risen, 'level' | 'experience'>): number =>
  level + ascensionOf(experience);

/** Openings that a notice names; the rest it counts. */
const NAMED = 3;

/** Everything that opened on the way from a step to where a ruler now stands: features before buildings, of each the highest first. */
const openedSince = (before: number, { serverId, level }: Risen): readonly Opening[] =>
  openings(serverId)
    .filter((opening) => opening.level > before && opening.level <= level)
    .toSorted((a, b) => Number(a.kind === 'building') - Number(b.kind === 'building') || b.level - a.level);

/** What is said of a rise to where a ruler now stands: what opened on the way, three by name, and how far it is to the next step. */
export const riseWords = (
  before: number,
  kingdom: Risen,
): { readonly title: string; readonly body: string; readonly opened: number } => {
  const opened = openedSince(before, kingdom);
  const named = opened.slice(0, NAMED).map(({ name }) => name);
  const more = opened.length - named.length;
  const view =
    opened.length === 0
      ? 'One more step up the stairs.'
      : `From here: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
  return { title: levelWords(kingdom), body: `${view} ${nextStep(kingdom).words}.`, opened: opened.length };
};
