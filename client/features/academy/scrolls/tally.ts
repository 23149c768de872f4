// What has become of the day's scrolls, in words: what the row and the rack show by their marks.
import type { Learner } from '../learning.ts';

type Today = Pick<Learner['today'], 'questionsAnswered' | 'scrolls'>;
export type Scrolls = NonNullable<Today['scrolls']>;

/** The day's scrolls one by one. While processes are being replaced, one of before that was kept tells only how many: none is claimed to be right. */
export const scrollsOf = ({ scrolls, questionsAnswered }: Today): Scrolls =>
  scrolls ?? Array.from({ length: questionsAnswered }, () => 'unjudged');

const TOLD = [
  ['correct', 'right'],
  ['close', 'nearly right'],
  ['wrong', 'missed'],
  ['unjudged', 'laid aside'],
] as const;

/** "12 right, 1 nearly right, 2 missed"; empty while nothing is answered. */
export const tally = (scrolls: Scrolls): string =>
  TOLD.flatMap(([verdict, word]) => {
    const many = scrolls.filter((one) => one === verdict).length;
    return many === 0 ? [] : `${many} ${word}`;
  }).join(', ');
