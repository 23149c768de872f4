// The words of the artifacts' page: what a button reads, what is said after an attempt, and what artifacts give together. Pure.
import type { ArtifactDefinition } from '@sigilla/content/schema/artifact.ts';
import type { ArtifactState } from '@sigilla/engine/kingdom/artifacts.ts';
import { sumOf } from '@sigilla/engine/kingdom/bonuses.ts';
import { sourcesOf } from '@sigilla/engine/kingdom/sources.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import type { DeedAnswer } from '../../realm/deeds.ts';
import { realmContent } from '../../realm/content.ts';
import { signed } from '../../ui/numberText.ts';

/** An error that nobody foresaw is said to be the activation’s. */
export const failed = (error: string, code: string): string =>
  code === 'unexpected_error' ? `Activation error: ${error}` : error;

/** Stars by rarity (kingdom.md §9). */
export const STARS: Readonly<Record<ArtifactDefinition['rarity'], number>> = {
  common: 1,
  uncommon: 2,
  rare: 3,
  epic: 4,
  legendary: 5,
};

/** Of whoever has none yet. The chance is the law's (tests/client/kingdomPanels.test.ts). */
export const NONE_YET =
  'The shelves are dusted and empty: territorial exploration has a 15% chance to discover artifacts.';

interface Said {
  readonly text: string;
  readonly isFailure: boolean;
}

const SUCCESS_SHOWN_MS = 5000;
/** Milliseconds after which what was said is cleared; null where it stays until the next attempt. */
export const clearsAfter = (said: Said | null): number | null =>
  said === null || said.isFailure ? null : SUCCESS_SHOWN_MS;

/** What is said on the card after an attempt. */
export const saidOf = (answer: DeedAnswer): Said =>
  answer.success
    ? { text: answer.message, isFailure: false }
    : {
        text: `${failed(answer.error, answer.code)}${answer.rollbackApplied === true ? ' (no resources lost)' : ''}`,
        isFailure: true,
      };

/** What the button reads. */
export const labelOf = (state: ArtifactState, { effect }: ArtifactDefinition, hasTurns: boolean): string => {
  if (state.is === 'used up' || (effect.uses !== null && state.is === 'resting')) return 'No Uses';
  if (!hasTurns) return 'No Turns';
  return effect.mode === 'consumable' ? 'Use' : 'Activate';
};

/** What artifacts alone give of what the specification sums up; nothing where no multiplier differs from one. */
export const activeBonuses = (kingdom: OwnKingdomView): readonly (readonly [string, string])[] => {
  const rows = sourcesOf(kingdom, realmContent()).filter(({ kind }) => kind === 'artifact');
  const sum = sumOf(rows, 'counted');
  const percents: readonly (readonly [string, number])[] = [
    ['gold a turn', sum.yieldPercent.gold],
    ['mana a turn', sum.yieldPercent.mana],
    ['military strength', sum.attackPercent],
    ['military defense', sum.defensePercent],
    ['spell effectiveness', sum.spellPercent],
  ];
  return percents.flatMap(([name, percent]) =>
    percent === 0 ? [] : [[name, `${signed(percent)}%`] as const],
  );
};
