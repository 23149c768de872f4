// One's own kingdom: what it is, what its turns are doing, and every change of its stock.
import { z } from 'zod';
import { SpellPath } from '@sigilla/content/schema/building.ts';
import { LEDGER_KIND_NAMES } from '@sigilla/content/texts/ledgerReasons.ts';
import { Instant } from '@sigilla/engine/core/instant.ts';
import { Holding } from '@sigilla/engine/kingdom/holdingView.ts';
import { LedgerEntryView, Stock, StockAccount } from '@sigilla/engine/kingdom/ledgerViews.ts';
import { RealmCourse } from '@sigilla/engine/kingdom/realmCourse.ts';
import { ExperienceStats } from '@sigilla/engine/kingdom/progressViews.ts';
import { QuestStatus } from '@sigilla/engine/kingdom/quest.ts';
import { TurnView } from '@sigilla/engine/kingdom/turns.ts';
import { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { answer, next, onServer, paged, route } from './route.ts';
import { onTheWire } from './times.ts';

export const kingdomRoutes = {
  own: route({
    method: 'GET',
    path: '/api/kingdom',
    summary: 'One’s own kingdom as of now',
    auth: 'player',
    query: z.object(onServer),
    answer: answer({ revision: z.int(), now: Instant, kingdom: onTheWire(OwnKingdomView) }),
    refusals: ['no_kingdom', 'unknown_server'],
  }),
  holdings: route({
    method: 'GET',
    path: '/api/kingdoms',
    summary: 'All kingdoms that one holds, one on each game server at most',
    auth: 'player',
    answer: answer({ kingdoms: z.array(Holding) }),
    refusals: [],
  }),
  turns: route({
    method: 'GET',
    path: '/api/turns',
    summary: 'Turns in stock and when the next one comes',
    auth: 'player',
    query: z.object(onServer),
    answer: answer(TurnView.shape),
    refusals: ['no_kingdom', 'unknown_server'],
  }),
  ledger: route({
    method: 'GET',
    path: '/api/ledger',
    summary: 'Every change of stock, newest first; of one stock or one kind of reason when asked',
    auth: 'player',
    query: z.object({
      ...onServer,
      limit: paged(200).limit,
      /** The number of an earlier line, as an earlier answer’s `next` has it: lines before it follow. */
      cursor: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
      stock: Stock.optional(),
      kind: z.enum(LEDGER_KIND_NAMES).optional(),
    }),
    answer: answer({ entries: z.array(LedgerEntryView), next }),
    refusals: ['no_kingdom', 'unknown_server'],
  }),
  progress: route({
    method: 'GET',
    path: '/api/level-progression',
    summary:
      'One’s level and what it rests on: experience by kind of deed over the latest lines of the ledger, and the last gains',
    auth: 'player',
    query: z.object(onServer),
    answer: answer({
      level: z.int(),
      ascension: z.int(),
      experience: z.int(),
      stats: ExperienceStats,
    }),
    refusals: ['no_kingdom', 'unknown_server'],
  }),
  quest: route({
    method: 'GET',
    path: '/api/morpheus-quest',
    summary: 'How far one has come with the quest of Morpheus',
    auth: 'player',
    query: z.object(onServer),
    answer: answer({ quest: onTheWire(QuestStatus) }),
    refusals: ['no_kingdom', 'unknown_server'],
  }),
  trackBuilding: route({
    method: 'POST',
    path: '/api/morpheus-quest/track-building',
    summary:
      'Says that a building was raised; the quest is reckoned from the kingdom as it stands, whatever is said',
    auth: 'player',
    query: z.object(onServer),
    body: z.object({ buildingType: z.string().max(64), buildingName: z.string().max(120).optional() }),
    answer: answer({ quest: onTheWire(QuestStatus) }),
    refusals: ['no_kingdom', 'unknown_server', 'unknown_building'],
  }),
  chooseSpellPath: route({
    method: 'POST',
    path: '/api/spell-path',
    summary:
      'Chooses one’s mastery path: from level five, and once; the same as the action choose_spell_path',
    auth: 'player',
    query: z.object(onServer),
    body: z.object({ selectedSpellPath: SpellPath }),
    answer: answer({ selectedSpellPath: SpellPath, message: z.string(), revision: z.int().nullable() }),
    refusals: ['no_kingdom', 'unknown_server', 'level_required', 'spell_path_chosen', 'busy'],
  }),
  account: route({
    method: 'GET',
    path: '/api/ledger/account',
    summary: 'Where one stock went over the latest lines: its course, and what came and went by reason',
    auth: 'player',
    query: z.object({ ...onServer, stock: Stock.default('gold') }),
    answer: answer({ now: Instant, account: StockAccount }),
    refusals: ['no_kingdom', 'unknown_server'],
  }),
  course: route({
    method: 'GET',
    path: '/api/ledger/course',
    summary:
      'How the realm has fared over the latest lines: its power, and what came and went of one stock in even stretches of time, by kind of reason',
    auth: 'player',
    query: z.object({ ...onServer, stock: Stock.default('gold') }),
    answer: answer({ now: Instant, course: RealmCourse }),
    refusals: ['no_kingdom', 'unknown_server'],
  }),
};
