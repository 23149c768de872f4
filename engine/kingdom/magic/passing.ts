// What turns do to magic: studies advance, spells run out, and what has rested is ready again.
// Invariants: the first study of each kind advances by every turn; a study that is done is known from the next turn on; a spell gives for
// exactly as many turns as it says.
import type { EventText } from '@sigilla/content/texts/events.ts';
import { spellsInForce } from '../activeEffects.ts';
import type { KingdomContent } from '../content.ts';
import { researchExperience } from '../experience.ts';
import type { Kingdom, Study } from '../kingdom.ts';
import { subjectOf } from './prices.ts';
import { advancing, turnsLeft } from './research.ts';

/** How many of the next `turns` pass before something begins or ends: at least one. `spent` have been spent before. */
export const turnsUntilChange = (
  kingdom: Kingdom,
  spent: number,
  turns: number,
  content: KingdomContent,
): number =>
  Math.min(
    turns,
    ...spellsInForce(kingdom.activeEffects).map(({ untilTurn }) => Math.max(1, untilTurn - spent)),
    ...advancing(kingdom.magic.studies).map((study) => turnsLeft(study, kingdom, content)),
  );

/** How far a study has come by the turns of one deed. */
export interface Progress {
  readonly kind: Study['kind'];
  readonly researchId: string;
  readonly researchName: string;
  readonly completed: boolean;
  readonly progressMade: number;
}

export interface MagicPassed {
  readonly kingdom: Kingdom;
  readonly progress: readonly Progress[];
  readonly events: readonly EventText[];
}

const ended = (kingdom: Kingdom, spent: number, content: KingdomContent): readonly EventText[] =>
  spellsInForce(kingdom.activeEffects)
    .filter(({ untilTurn }) => untilTurn <= spent)
    .map(({ id }) => ({ code: 'spellEnded', params: { spell: content.spells.get(id)?.name ?? id } }));

/** The kingdom after `turns` turns in which nothing began or ended before the last; `spent` have been spent with them. */
export const passMagic = (
  kingdom: Kingdom,
  turns: number,
  spent: number,
  content: KingdomContent,
): MagicPassed => {
  const events = [...ended(kingdom, spent, content)];
  const progress: Progress[] = [];
  const { magic } = kingdom;
  let { experience } = kingdom;
  const learned: string[] = [];
  const found: string[] = [];
  const moving = new Set(advancing(magic.studies));
  const studies = magic.studies.flatMap((study) => {
    if (!moving.has(study)) return [study];
    const subject = subjectOf(study, content);
    // What is in no book any more is struck off.
    if (subject === undefined) return [];
    const completed = turnsLeft(study, kingdom, content) <= turns;
    progress.push({
      kind: study.kind,
      researchId: study.id,
      researchName: subject.name,
      completed,
      progressMade: turns,
    });
    if (!completed) return [{ ...study, turnsSpent: study.turnsSpent + turns }];
    (study.kind === 'spell' ? learned : found).push(study.id);
    experience += researchExperience(subject);
    events.push(
      study.kind === 'spell'
        ? { code: 'spellLearned', params: { spell: subject.name } }
        : { code: 'technologyFound', params: { technology: subject.name } },
    );
    return [];
  });
  const rested = Object.entries(magic.resting).filter(([, readyAt]) => readyAt > spent);
  return {
    kingdom: {
      ...kingdom,
      experience,
      activeEffects: kingdom.activeEffects.some(
        (effect) => effect.kind === 'spell' && effect.untilTurn <= spent,
      )
        ? kingdom.activeEffects.filter((effect) => effect.kind !== 'spell' || effect.untilTurn > spent)
        : kingdom.activeEffects,
      magic: {
        learned: learned.length === 0 ? magic.learned : [...magic.learned, ...learned],
        technologies: found.length === 0 ? magic.technologies : [...magic.technologies, ...found],
        studies,
        resting: Object.fromEntries(rested),
      },
    },
    progress,
    events,
  };
};

/** The same studies over several stretches of turns, added up. */
export const addedUp = (parts: readonly Progress[]): Progress[] => {
  const sums = new Map<string, Progress>();
  for (const part of parts) {
    const key = `${part.kind} ${part.researchId}`;
    const before = sums.get(key);
    sums.set(
      key,
      before === undefined ? part : { ...part, progressMade: before.progressMade + part.progressMade },
    );
  }
  return [...sums.values()];
};
