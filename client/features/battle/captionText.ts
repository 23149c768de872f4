import type { RoundTimeline } from '../../stage/battlefield/score.ts';
export const captionFor = (
  caption: NonNullable<RoundTimeline['caption']>,
): { latin: string; english: string } => ({
  latin: `Hīc oppugnātōrēs dē colle sagittās mittunt`,
  english: `Here the attackers loose their arrows from the hill (${caption.occasion}).`,
});
