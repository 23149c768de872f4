// The Memory Palace over REST (latin.md 2.4, 3.1, 7.1). On the wire a walk is a `session`. Before it is answered, a card shows its question and how it
// stands, never its word or its id.
import { z } from 'zod';
import { RoomId } from '@sigilla/content/schema/palace.ts';
import { KEEPINGS } from '@sigilla/engine/actions/palace/keepCard.ts';
import { CommandId } from '@sigilla/engine/core/brand.ts';
import { WordsLately } from '@sigilla/engine/learning/palace/lately.ts';
import { Skill } from '@sigilla/engine/learning/palace/card.ts';
import { CardLine, PalaceView } from '@sigilla/engine/learning/palace/palaceView.ts';
import { DAILY_TARGET, LONGEST_WALK } from '@sigilla/engine/learning/palace/session.ts';
import { AskedCardView, WalkView } from '@sigilla/engine/learning/palace/walkView.ts';
import { RATINGS } from '@sigilla/engine/learning/memory.ts';
import { GradedAnswer, MilestoneView } from '@sigilla/engine/learning/views.ts';
import { learner, userAnswer } from './learner.ts';
import { answer, next, onServer, paged, route } from './route.ts';
import { onTheWire } from './times.ts';

const palace = onTheWire(PalaceView);
const line = onTheWire(CardLine);
const sessionId = z.string().min(1).max(64);
const questionId = z.string().min(1).max(64);
const wordId = z.string().regex(/^[a-z0-9_]{1,64}$/, 'a word is named by its id');
const cardId = z.string().min(1).max(160);
/** What a request may weigh is 64 kB; longer decks come in parts. */
const MOST_CSV = 60_000;

export const palaceRoutes = {
  palace: route({
    method: 'GET',
    path: '/api/latin/srs',
    summary: 'One’s Memory Palace: figures, rooms, forecast, leeches, and the session that lies open',
    auth: 'player',
    answer: answer({ palace }),
    refusals: [],
  }),
  palaceCards: route({
    method: 'GET',
    path: '/api/latin/srs/cards',
    summary: 'The cards of a room, of a word, or of all',
    auth: 'player',
    query: z.object({ room: RoomId.optional(), word: wordId.optional(), ...paged(200) }),
    answer: answer({ cards: z.array(line), next }),
    refusals: [],
  }),
  wordsLately: route({
    method: 'GET',
    path: '/api/latin/srs/lately',
    summary: 'The words that one missed last, and those that one hung last and was not asked about yet',
    auth: 'player',
    answer: answer(WordsLately.shape),
    refusals: [],
  }),
  beginSession: route({
    method: 'POST',
    path: '/api/latin/srs/session',
    summary:
      'Begins a session with what is due, or goes on with the one that lies open; answers its next cards, none where that had nothing left to ask and was ended',
    auth: 'player',
    body: z.object({ ...onServer, size: z.int().min(1).max(LONGEST_WALK).default(20) }),
    answer: answer({ session: WalkView, cards: z.array(AskedCardView) }),
    refusals: ['nothing_due', 'walk_unknown', 'unknown_server', 'busy', 'scholars_busy'],
  }),
  answerCard: route({
    method: 'POST',
    path: '/api/latin/srs/answer',
    summary: 'Answers a card: judged by the question as it is kept, scheduled and kept in the same commit',
    auth: 'player',
    body: z.object({
      commandId: CommandId.optional(),
      sessionId,
      questionId,
      userAnswer,
    }),
    answer: answer({
      ...GradedAnswer.shape,
      explanation: z.string(),
      /** In seconds, as the server measured it. */
      responseTime: z.int(),
      rating: z.enum(RATINGS),
      /** When it would come back, by rating. */
      choices: z.array(
        z.object({
          rating: z.enum(RATINGS),
          days: z.int(),
          minutes: z.int(),
          isAllowed: z.boolean(),
        }),
      ),
      card: line,
      /** The word's next skill has been hung up. */
      hasGrown: z.boolean(),
      session: WalkView,
      isFinished: z.boolean(),
      turnsAwarded: z.int(),
      milestones: z.array(MilestoneView),
      learner,
    }),
    refusals: [
      'question_unknown',
      'question_answered',
      'walk_unknown',
      'walk_over',
      'card_unknown',
      'command_reused',
      'busy',
      'scholars_busy',
    ],
  }),
  finishSession: route({
    method: 'POST',
    path: '/api/latin/srs/finish',
    summary: 'Ends a session early; what was due and answered is paid for, once a day',
    auth: 'player',
    body: z.object({ ...onServer, sessionId }),
    answer: answer({
      cardsReviewed: z.int(),
      turnsAwarded: z.int(),
      milestones: z.array(MilestoneView),
      learner,
    }),
    refusals: ['walk_unknown', 'walk_over', 'unknown_server', 'busy'],
  }),
  undoReview: route({
    method: 'POST',
    path: '/api/latin/srs/undo',
    summary: 'Takes back the last answer of a session; the card is asked again with another question',
    auth: 'player',
    body: z.object({ sessionId }),
    answer: answer({ palace }),
    refusals: ['nothing_to_undo', 'busy'],
  }),
  rateReview: route({
    method: 'POST',
    path: '/api/latin/srs/rate',
    summary: 'Says when the card just answered shall come back, as far as its verdict allows',
    auth: 'player',
    body: z.object({ sessionId, questionId, rating: z.enum(RATINGS) }),
    answer: answer({ card: line }),
    refusals: ['nothing_to_undo', 'rating_too_kind', 'card_unknown', 'busy'],
  }),
  hangWords: route({
    method: 'POST',
    path: '/api/latin/srs/cards',
    summary: 'Hangs words of the dictionary in the palace; a card that hangs there stays as it is',
    auth: 'player',
    body: z.object({
      lexemeIds: z.array(wordId).min(1).max(50),
      skills: z.array(Skill).min(1).max(3).default(['recognise']),
    }),
    answer: answer({ added: z.int(), known: z.int() }),
    refusals: ['word_unknown', 'palace_full', 'busy', 'scholars_busy'],
  }),
  keepCard: route({
    method: 'POST',
    path: '/api/latin/srs/cards/keep',
    summary: 'Sets a card aside, takes it up again, begins it anew, or takes it down',
    auth: 'player',
    body: z.object({ cardId, keeping: z.enum(KEEPINGS) }),
    answer: answer({ card: line.nullable() }),
    refusals: ['card_unknown', 'busy'],
  }),
  dailyTarget: route({
    method: 'POST',
    path: '/api/latin/srs/target',
    summary: 'Sets how many cards a day one aims at; null leaves it to the house',
    auth: 'player',
    body: z.object({
      dailyTarget: z.int().min(DAILY_TARGET.least).max(DAILY_TARGET.most).nullable(),
    }),
    answer: answer({ palace }),
    refusals: ['busy'],
  }),
  exportDeck: route({
    method: 'GET',
    path: '/api/latin/srs/export',
    summary: 'All cards as CSV; cells that a spreadsheet would take for formulas are set as text',
    auth: 'player',
    answer: answer({ filename: z.string(), csv: z.string(), cards: z.int() }),
    refusals: [],
  }),
  importDeck: route({
    method: 'POST',
    path: '/api/latin/srs/import',
    summary: 'Words from CSV, with columns word or latin, and skill; rows that name no word are listed',
    auth: 'player',
    body: z.object({ csv: z.string().min(1).max(MOST_CSV) }),
    answer: answer({
      added: z.int(),
      known: z.int(),
      unknown: z.array(z.object({ row: z.int(), text: z.string() })),
      unknownCount: z.int(),
    }),
    refusals: ['deck_unreadable', 'deck_too_long', 'palace_full', 'busy', 'scholars_busy'],
  }),
};
