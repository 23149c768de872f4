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

/** What is said of a rise to where a ruler now stands: what opened on the way, and how far it is to the next step. */
export const riseWords = (
  before: number,
  kingdom: Risen,
): { readonly title: string; readonly body: string } => {
  const opened = openings(kingdom.serverId).filter(({ level }) => level > before && level <= kingdom.level);
  const view =
    opened.length === 0
      ? 'One more step up the stairs.'
      : `From here: ${opened.map(({ name }) => name).join(', ')}.`;
  return { title: levelWords(kingdom), body: `${view} ${nextStep(kingdom).words}.` };
};
