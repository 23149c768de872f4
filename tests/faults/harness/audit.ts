// What must hold of a realm whatever befell it, looked up in its store: what was acknowledged is there exactly once, what was refused is not,
// nothing is there by half, every reference leads somewhere, every battle waits for exactly the job that brings it on.
// It knows nothing of how the store failed. A new aggregate with something to keep adds a check to CHECKS.
import { isDeepStrictEqual } from 'node:util';
import { readRenownRules } from '@sigilla/content/renown/index.ts';
import { rewardsOf } from '@sigilla/content/schema/feat.ts';
import { verifyReplay } from '@sigilla/engine/battle/verifyReplay.ts';
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { replayOfBattle } from '@sigilla/engine/war/replay.ts';
import { expiryKey, npcTurnKey, oathKey, roundKey } from '@sigilla/engine/war/jobs.ts';
import { awaitingOath } from '@sigilla/engine/war/oath.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import type { Store } from '@sigilla/server/store/Store.ts';
import { saysAsTold } from './saysAsTold.ts';
import { plain } from './journal.ts';
import type { Journal } from './journal.ts';
import { readBooks } from './realmBooks.ts';
import type { RealmBooks } from './realmBooks.ts';

export interface Findings {
  /** Acknowledged, and not there. */
  readonly lost: string[];
  /** Done more often than once. */
  readonly doubled: string[];
  /** Anything else that should not be. */
  readonly wrong: string[];
}

type Check = (books: RealmBooks, journal: Journal, found: Findings) => void;

const SETTLED_NOTICES: readonly string[] = [
  'battleWon',
  'battleLost',
  'battleDrawn',
  'sparringBested',
  'sparringBestedBy',
  'sparringEven',
];

/** Every acknowledged command has its reply as it was told, and the ledger lines of its transaction; every refused one has neither. */
const commands: Check = ({ replies, kingdoms, linesOf }, { entries, players }, { lost, wrong }) => {
  for (const { accountId, command, answer, refused } of entries) {
    const reply = replies.get(command.commandId);
    if (answer === null) {
      if (refused !== null && reply !== undefined)
        wrong.push(`command ${command.commandId} was refused (${refused}) and done`);
      continue;
    }
    if (reply === undefined) {
      lost.push(`command ${command.commandId} was acknowledged and has no reply`);
      continue;
    }
    if (!saysAsTold(plain(reply.answer), plain(answer)))
      wrong.push(`command ${command.commandId} is remembered otherwise than it was answered`);
    const spent = answer.turnsSpent > 0 || Object.keys(answer.actionResult.resourcesSpent).length > 0;
    const lines = linesOf.get(players.get(accountId)?.kingdomId ?? '') ?? [];
    if (spent && !lines.some(({ transactionId }) => transactionId === answer.transactionId))
      lost.push(`command ${command.commandId} was acknowledged and is not in the ledger`);
  }
  for (const { accountId, kingdomId } of players.values())
    if (kingdoms.get(kingdomId)?.body.accountId !== accountId)
      lost.push(`kingdom ${kingdomId} was founded and is not there`);
};

const EXPERIENCE_OF_FEATS = new Map(
  readRenownRules().feats.map((feat) => [
    feat.id,
    rewardsOf(feat).reduce((all, { item, quantity }) => all + (item === 'experience' ? quantity : 0), 0),
  ]),
);

/** Each deed of a player is there once: as often as there are replies for it, with all that it brought. */
const deedsOnce: Check = ({ kingdoms, repliesOf, linesOf, battles }, _journal, { lost, doubled, wrong }) => {
  for (const { id, body } of kingdoms.values()) {
    if (body.npc !== null) continue;
    const own = (repliesOf.get(body.accountId) ?? []).map(({ answer }) => answer);
    const touching = own.filter(({ actionResult }) => actionResult.actionId !== 'set_orders');
    const deeds = Object.values(body.deeds).reduce((sum, times) => sum + times, 0);
    if (deeds > touching.length)
      doubled.push(`kingdom ${id} did ${deeds} deeds, ${touching.length} answered`);
    if (deeds < touching.length) lost.push(`kingdom ${id} did ${deeds} deeds, ${touching.length} answered`);
    const sum = (of: (answer: (typeof own)[number]) => number) => own.reduce((all, one) => all + of(one), 0);
    const turns = sum(({ turnsSpent }) => turnsSpent);
    if (body.turnsSpent !== turns)
      wrong.push(`kingdom ${id} spent ${body.turnsSpent} turns, ${turns} answered`);
    const fought = [...battles.values()].flatMap((battle) =>
      SIDES.filter((side) => battle[side].kingdomId === id).map(
        (side) => battle.spoils?.experienceGained[side] ?? 0,
      ),
    );
    // Whoever plays here rules one kingdom: what it has reached was paid to it, once.
    const feats = body.feats.reached.map((feat) => EXPERIENCE_OF_FEATS.get(feat) ?? 0);
    const learned =
      sum(({ actionResult }) => Number(actionResult['experienceGained'] ?? 0)) +
      [...fought, ...feats].reduce((all, one) => all + one, 0);
    if (body.experience !== learned)
      wrong.push(`kingdom ${id} has ${body.experience} experience, ${learned} was given`);
    const revisions = touching.map(({ revision }) => revision);
    if (new Set(revisions).size < revisions.length) lost.push(`two deeds of kingdom ${id} made one revision`);
    const known = new Set(own.map(({ transactionId }) => transactionId));
    for (const { transactionId, reason, turns: change } of linesOf.get(id) ?? [])
      if (change < 0 && !known.has(transactionId))
        doubled.push(`kingdom ${id} paid turns for ${reason} (${transactionId}), which was never answered`);
  }
};

/** A kingdom's ledger has no gap, and its sum is what the kingdom holds. */
const ledgerSums: Check = ({ kingdoms, linesOf }, _journal, { lost, doubled, wrong }) => {
  for (const { id, body } of kingdoms.values()) {
    const lines = linesOf.get(id) ?? [];
    const last = lines.at(-1);
    if (last !== undefined && last.number !== body.ledgerCount - 1)
      (last.number >= body.ledgerCount ? doubled : lost).push(`the ledger of ${id} ends at ${last.number}`);
    // Those of the realm's own are added up to one line when they are old; what they sum to stays.
    const isWhole = lines.every(({ number }, index) => number === index);
    if (!isWhole && body.npc === null) lost.push(`the ledger of ${id} has gaps`);
    const turns = lines.reduce((sum, line) => sum + line.turns, 0);
    const sums = RESOURCES.map((name) => lines.reduce((sum, line) => sum + (line.resources[name] ?? 0), 0));
    if (
      turns !== body.turns.count ||
      !isDeepStrictEqual(
        sums,
        RESOURCES.map((name) => body.resources[name]),
      )
    )
      wrong.push(`the ledger of ${id} does not sum to what it holds`);
  }
};

const isFought = ({ status }: BattleDoc): boolean => status === 'accepted' || status === 'fighting';

/** Rounds are numbered, as they were watched, and verify; a battle that goes on waits for its one next job. */
const battlesGoOn: Check = ({ battles, jobs }, journal, { lost, doubled, wrong }) => {
  const pending = new Map(jobs.map((job) => [job.key, job]));
  if (pending.size < jobs.length) doubled.push('two jobs bear one key');
  for (const battle of battles.values()) {
    const { id, status, rounds, given } = battle;
    if (rounds.some(({ round }, index) => round !== index + 1) || given.length !== rounds.length)
      wrong.push(`the rounds of battle ${id} are not in order`);
    const due = isFought(battle)
      ? [awaitingOath(battle) === null ? roundKey(id, rounds.length + 1) : oathKey(id)]
      : status === 'proposed'
        ? [expiryKey(id)]
        : [];
    for (const key of due)
      if (!pending.has(key)) lost.push(`battle ${id} is ${status}, and ${key} is not pending`);
    const stray = jobs.filter(
      ({ key, kind, payload }) =>
        (kind === 'battle_oath' || kind === 'battle_round' || kind === 'battle_expiry') &&
        (payload as { readonly battleId: string }).battleId === id &&
        !due.includes(key),
    );
    for (const { key } of stray) doubled.push(`battle ${id} is ${status}, and ${key} is pending still`);
    const replay = replayOfBattle(battle);
    if (replay !== null && !verifyReplay(replay).verified) wrong.push(`battle ${id} does not verify`);
  }
  for (const [battleId, seen] of journal.rounds) {
    const rounds = battles.get(battleId)?.rounds ?? [];
    for (const [round, log] of seen) {
      const kept = rounds[round - 1];
      if (kept === undefined) lost.push(`round ${round} of battle ${battleId} was watched and is not there`);
      else if (!isDeepStrictEqual(plain(kept), log))
        wrong.push(`round ${round} of battle ${battleId} was watched otherwise than it is kept`);
    }
  }
  wrong.push(...journal.contradictions);
};

/** A battle was settled once: one word in the chronicle, one to each player, and nobody's army is held by what has ended. */
const settledOnce: Check = (
  { battles, kingdoms, noticesOf, chronicled },
  _journal,
  { lost, doubled, wrong },
) => {
  const once = (times: number, what: string): void => {
    if (times < 1) lost.push(`${what} is missing`);
    if (times > 1) doubled.push(`${what} is there ${times} times`);
  };
  for (const battle of battles.values()) {
    for (const side of SIDES)
      if (!kingdoms.has(battle[side].kingdomId))
        wrong.push(`battle ${battle.id} is of a kingdom that is not there`);
    if (battle.status !== 'settled') continue;
    const link = `/battles/${battle.id}`;
    once(chronicled.get(link) ?? 0, `the end of battle ${battle.id} in the chronicle`);
    for (const side of SIDES.filter((one) => !battle[one].isNpc)) {
      const told = (noticesOf.get(battle[side].accountId) ?? []).filter(
        (notice) => notice.link === link && SETTLED_NOTICES.includes(notice.text.code),
      );
      once(told.length, `the end of battle ${battle.id}, told to its ${side},`);
    }
  }
  for (const { id, body } of kingdoms.values()) {
    const own = [...battles.values()].filter((battle) => SIDES.some((side) => battle[side].kingdomId === id));
    for (const { lockedBy, id: armyId } of body.armies) {
      const battle = lockedBy === null ? undefined : battles.get(lockedBy);
      if (lockedBy === null) continue;
      if (battle === undefined || !isFought(battle))
        wrong.push(`army ${armyId} of ${id} is held by no battle`);
    }
    for (const battle of own.filter(isFought))
      if (!body.armies.some(({ lockedBy }) => lockedBy === battle.id))
        wrong.push(`battle ${battle.id} goes on without the army of ${id}`);
    const { wins, losses, draws } = body.war;
    const counted = own.filter(({ status, kind }) => status === 'settled' && kind !== 'sparring').length;
    if (body.npc === null && wins + losses + draws !== counted)
      (wins + losses + draws > counted ? doubled : lost).push(
        `kingdom ${id} has not the record of its battles`,
      );
  }
};

/** The realm's own rulers and the housekeeper have their one job each. */
const realmWakes: Check = ({ kingdoms, jobs }, _journal, { lost }) => {
  const keys = new Set(jobs.map(({ key }) => key));
  for (const { id, body } of kingdoms.values())
    if (body.npc !== null && !keys.has(npcTurnKey(id)))
      lost.push(`the turn of ${id}, of the realm's own, is not pending`);
  if (!jobs.some(({ kind }) => kind === 'housekeeping')) lost.push('the housekeeper has no job');
};

/**
 * Every answer of the academy that was acknowledged is kept with its question, as it was paid; and what a learner and a
 * ledger hold of it are the same answers, once each.
 */
const lessonsOnce: Check = (
  { kingdoms, linesOf, questionsOf, learners, reviewed },
  { lessons, players },
  { lost, doubled, wrong },
) => {
  const asked = new Map([...questionsOf.values()].flat().map((question) => [question.id, question]));
  for (const { accountId, questionId, turns, refused, unanswered } of lessons) {
    const answer = asked.get(questionId)?.answer ?? null;
    if (turns !== null && answer === null)
      lost.push(`the answer to ${questionId} was acknowledged and is not there`);
    if (
      turns !== null &&
      answer !== null &&
      asked.get(questionId)?.purpose === 'scroll' &&
      answer.turns !== turns
    )
      wrong.push(`the answer to ${questionId} was paid ${answer.turns} turns, and ${turns} were told`);
    if (refused !== null && answer !== null)
      wrong.push(
        `the answer to ${questionId} of ${accountId} was refused (${refused}, after ${unanswered} without a word) and kept`,
      );
  }
  for (const [accountId, questions] of questionsOf) {
    const answered = questions.filter(({ answer }) => answer !== null && answer.verdict !== 'unjudged');
    const scrolls = answered.filter(({ purpose }) => purpose === 'scroll');
    const reviews = answered.filter(({ purpose }) => purpose === 'review');
    const counts = [
      ['scrolls', learners.get(accountId)?.totals.answered ?? 0, scrolls.length],
      ['reviews', reviewed.get(accountId) ?? 0, reviews.length],
    ] as const;
    for (const [what, counted, kept] of counts)
      if (counted !== kept)
        (counted > kept ? doubled : lost).push(
          `${accountId} has ${kept} answered ${what}, counted ${counted}`,
        );
    const kingdomId = players.get(accountId)?.kingdomId ?? '';
    if (!kingdoms.has(kingdomId)) continue;
    const paid = (linesOf.get(kingdomId) ?? []).filter(({ reason }) => reason === 'answer_question');
    const [came, due] = [
      paid.reduce((sum, { turns }) => sum + turns, 0),
      scrolls.reduce((sum, { answer }) => sum + (answer?.turns ?? 0), 0),
    ];
    if (came !== due)
      (came > due ? doubled : lost).push(
        `scrolls of ${accountId} paid ${came} turns, and ${due} are kept with them`,
      );
  }
};

/** Whoever has left is gone with account and kingdom at once, and what goes after them has its job; who has not been told so is there whole, or not at all. */
const leftWhole: Check = (
  { accounts, kingdoms, linesOf, noticesOf, jobs },
  { leavers },
  { lost, doubled, wrong },
) => {
  for (const { accountId, kingdomId, isGone, refused } of leavers) {
    const [isThere, rules] = [accounts.has(accountId), kingdoms.has(kingdomId)];
    if (isGone && (isThere || rules)) lost.push(`${accountId} was told to be gone and is there`);
    if (refused !== null && !isThere) wrong.push(`${accountId} was refused to go (${refused}) and is gone`);
    if (isThere !== rules) wrong.push(`${accountId} is gone by half`);
    const clearing = jobs.filter(({ key }) => key === `belongings/${accountId}`).length;
    if (clearing > (isThere ? 0 : 1))
      doubled.push(`what is left of ${accountId} is cleared ${clearing} times`);
    const remains = (noticesOf.get(accountId) ?? []).length + (linesOf.get(kingdomId) ?? []).length;
    if (!isThere && remains > 0 && clearing === 0)
      lost.push(`${accountId} is gone, and nobody clears what is left`);
  }
};

const CHECKS: readonly Check[] = [
  commands,
  deedsOnce,
  ledgerSums,
  lessonsOnce,
  battlesGoOn,
  settledOnce,
  realmWakes,
  leftWhole,
];

/** Looks everything up. Nothing may write to the store meanwhile. */
export const audit = async (store: Store, journal: Journal): Promise<Findings> => {
  const books = await readBooks(store, journal.leavers);
  const found: Findings = { lost: [], doubled: [], wrong: [] };
  for (const check of CHECKS) check(books, journal, found);
  return found;
};
