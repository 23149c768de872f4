// The aggregates that the engine reads and changes, by name, each with its shape. Verbs load them, outcomes carry them; the server keeps each as
// it is declared there (server/store/aggregates). To add one, name it here: the compiler asks for its collection.
import type { z } from 'zod';
import { Account } from '../account/account.ts';
import { Notice } from '../account/notice.ts';
import { Kingdom } from '../kingdom/kingdom.ts';
import { Honors } from '../honors/honors.ts';
import { Tally } from '../honors/tally.ts';
import { AskedQuestion } from '../learning/asked.ts';
import { Learner } from '../learning/learner.ts';
import { Card } from '../learning/palace/card.ts';
import { CardReview } from '../learning/palace/review.ts';
import { Palace } from '../learning/palace/session.ts';
import { Report } from '../learning/report.ts';
import { TeacherBook } from '../learning/teacherBook.ts';
import { Ruling } from '../learning/ruling.ts';
import { Writing } from '../learning/writing.ts';
import { Realm } from '../realm/realm.ts';
import { BattleDoc } from '../war/battle.ts';

export const AGGREGATES = {
  kingdoms: Kingdom,
  battles: BattleDoc,
  accounts: Account,
  notices: Notice,
  realm: Realm,
  learners: Learner,
  questions: AskedQuestion,
  reports: Report,
  rulings: Ruling,
  writings: Writing,
  honors: Honors,
  tallies: Tally,
  palaces: Palace,
  cards: Card,
  reviews: CardReview,
  teachers: TeacherBook,
} as const;

export type AggregateName = keyof typeof AGGREGATES;
export type Aggregates = { readonly [A in AggregateName]: z.infer<(typeof AGGREGATES)[A]> };
