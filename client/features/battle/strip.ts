// What a round is remembered by: the turn that the fight took in it, by its costliest blow or by who left the field, and a name for it. Pure.
// Invariant: of the round alone; how the battle ended is told by its last panel and by no other.
import { UNDER_EARTH } from '@sigilla/content/schema/terrain.ts';
import { opposite } from '@sigilla/engine/battle/setup.ts';
import type { BattleSetup, Side } from '@sigilla/engine/battle/setup.ts';
import type { BlowKind, RoundTimeline, Timeline } from '../../stage/battlefield/score.ts';
import { hidesMoon, hidesSun } from '../../stage/battlefield/terrain/skies.ts';
import type { PuppetKey } from '../../ui/art/puppets.ts';
import { drawnOf } from './miniature.ts';
import type { Drawn, Turn } from './miniature.ts';

/** By what a field is seen: the sun, the moon, torches under the earth, or nothing but a grey sky. */
export type Light = 'day' | 'night' | 'cave' | 'grey' | 'dark';

/** The sky of a battle's small pictures, as it is on the hanging. */
export const lightOf = ({
  timeOfDay,
  terrain,
  weather,
}: Pick<BattleSetup, 'timeOfDay' | 'terrain' | 'weather'>): Light => {
  if (UNDER_EARTH.includes(terrain)) return 'cave';
  if (timeOfDay === 'night') return hidesMoon(weather) ? 'dark' : 'night';
  return hidesSun(weather) ? 'grey' : 'day';
};

export interface Remembered {
  readonly round: number;
  readonly title: string;
  /** How the blow was struck; null where nobody fell. */
  readonly kind: BlowKind | null;
  /** Whose blow it was. */
  readonly by: Side;
  readonly figures: Readonly<Record<Side, PuppetKey>>;
  readonly breached: boolean;
  readonly turn: Turn;
  /** Back to front. */
  readonly drawn: readonly Drawn[];
}

const TITLES: Readonly<Record<BlowKind, string>> = {
  foot: 'The press',
  charge: 'The charge',
  arrow: 'The volley',
  stone: 'The stones',
  magic: 'The light',
};

/** Share of the walls at which a breach is there for all to see. */
const BREACHED = 0.5;

const titleOf = (
  { round, walls, departure, blows }: RoundTimeline,
  wallsBefore: number | null,
  kind: BlowKind | null,
): string => {
  if (departure?.manner === 'rout') return 'The rout';
  // Whoever withdraws is struck at; no blow falls where arms were laid down.
  if (departure !== null) return blows.length === 0 ? 'Arms laid down' : 'The retreat';
  if (walls !== null && walls <= BREACHED && (wallsBefore ?? 1) > BREACHED) return 'The breach';
  if (round === 1 && kind === 'arrow') return 'First volley';
  if (round === 1 && (kind === 'foot' || kind === null)) return 'Hosts meet';
  return kind === null ? 'They wait' : TITLES[kind];
};

const turnOf = ({ round, departure }: RoundTimeline, kind: BlowKind | null): Turn => {
  if (departure !== null) return departure.manner === 'rout' ? 'rout' : 'retreat';
  if (round === 1 && (kind === 'foot' || kind === null)) return 'meet';
  return kind ?? 'wait';
};

/** What each round of a score is remembered by. */
export const rememberedOf = ({
  rounds,
  deployment,
  opening,
}: Pick<Timeline, 'rounds' | 'deployment' | 'opening'>): Remembered[] => {
  const menOf = (men: readonly number[], side: Side): number =>
    deployment.companies.reduce(
      (sum, { company }) => sum + (company.side === side ? (men[company.index] ?? 0) : 0),
      0,
    );
  return rounds.map((round, i) => {
    const costliest = round.blows.reduce<RoundTimeline['blows'][number] | null>(
      (most, blow) => (blow.fallen > (most?.fallen ?? 0) ? blow : most),
      null,
    );
    const [actor, target] = [costliest?.actor, costliest?.target].map((index) =>
      index === undefined ? undefined : deployment.companies[index],
    );
    const by = actor?.company.side ?? 'attacker';
    const puppetOf = (side: Side): PuppetKey =>
      (actor?.company.side === side ? actor : target?.company.side === side ? target : undefined)?.puppet ??
      deployment.leaders[side];
    const kind = costliest?.kind ?? null;
    const figures = { attacker: puppetOf('attacker'), defender: puppetOf('defender') };
    const turn = turnOf(round, kind);
    const shareOf = (side: Side): number =>
      menOf(round.closing.men, side) / Math.max(1, menOf(opening.men, side));
    return {
      round: round.round,
      title: titleOf(round, rounds[i - 1]?.walls ?? null, kind),
      kind,
      by,
      figures,
      breached: round.walls !== null && round.walls <= BREACHED,
      turn,
      drawn: drawnOf(
        turn,
        round.departure === null ? by : opposite(round.departure.side),
        figures,
        { attacker: shareOf('attacker'), defender: shareOf('defender') },
        turn !== 'retreat' && turn !== 'meet' && costliest !== null,
        round.closing.line,
      ),
    };
  });
};

/** Seconds before its end at which a round counts as seen. */
const NEARLY = 0.1;

/** Twice as many rounds as have been seen at a time, and one more while the next is being shown. */
export const placeOf = (
  rounds: readonly Pick<RoundTimeline, 'start' | 'duration'>[],
  time: number,
): number => {
  const first = rounds.findIndex(({ start, duration }) => time < start + duration - NEARLY);
  const seen = first === -1 ? rounds.length : first;
  const next = rounds[seen];
  return 2 * seen + (next !== undefined && time >= next.start ? 1 : 0);
};
