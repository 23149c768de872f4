// What a player does on a day, over REST as the window does it: opens a session anew, answers all twenty scrolls (half of them rightly), walks the
// Memory Palace, begins the challenge of the day, fights a battle with orders for every round, and spends every turn that is there.
// Invariant: only the deeds, in an order that is the same every day; how much the store grows by them is the caller's to measure.
import { setTimeout as wait } from 'node:timers/promises';
import { battles } from '@sigilla/server/store/collections.ts';
import type { RunningServer } from '@sigilla/server/main.ts';
import { deedOf } from '../load/deeds.ts';
import { fresh, valueOf } from '../support/caller.ts';
import type { Ruler } from '../support/caller.ts';
import { NO_WORD, assess, keptQuestion } from '../support/scholar.ts';

/** A server whose clock is set. */
export interface Realm extends Pick<RunningServer, 'house'> {
  pass(milliseconds: number): void;
}

const SCROLLS_AT_ONCE = 5;
const BATCHES = 4;
/** More turns than a day has. */
const MOST_DEEDS = 400;
const LONGEST_BATTLE = 60;
const AGAIN_MS = 100;
/** The windows of a battle are open for less. */
const ROUND_MS = 60_000;
const STANCES = ['hold', 'press', 'feint', 'fall_back'];

/** The key of a question, or a word that is nobody's. */
const wordFor = async (realm: Realm, id: string, isRight: boolean): Promise<string> =>
  isRight ? (await keptQuestion(realm, id)).question.correctAnswer : NO_WORD;

/** As a window does before its token runs out. */
const renew = async (ruler: Ruler): Promise<void> => {
  ruler.token = valueOf(await ruler.api.auth.refresh()).token;
};

const learn = async (realm: Realm, { api }: Ruler): Promise<void> => {
  const { challenge } = valueOf(await api.latin.challenge());
  if (challenge !== null) await api.latin.startChallenge({ body: { challengeId: challenge.id } });
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const drawn = await api.latin.batch({ body: { batchSize: SCROLLS_AT_ONCE, known: [] } });
    if (!drawn.ok && drawn.failure.code === 'scrolls_done') return;
    for (const [at, { id }] of valueOf(drawn).questions.entries()) {
      const userAnswer = await wordFor(realm, id, at % 2 === 0);
      const body = { commandId: fresh('scroll'), questionId: id, userAnswer };
      valueOf(await api.latin.answer({ body }));
    }
  }
};

const walk = async (realm: Realm, { api }: Ruler): Promise<void> => {
  for (let at = 0; ; at += 1) {
    const begun = await api.latin.beginSession({ body: {} });
    if (!begun.ok && begun.failure.code === 'nothing_due') return;
    const { session, cards } = valueOf(begun);
    const questionId = cards[0]?.question.id;
    if (questionId === undefined) return;
    const userAnswer = await wordFor(realm, questionId, at % 4 !== 0);
    const body = { commandId: fresh('card'), sessionId: session.id, questionId, userAnswer };
    const answered = valueOf(await api.latin.answerCard({ body }));
    if (answered.isFinished) return;
  }
};

const rule = async (ruler: Ruler, day: number): Promise<void> => {
  for (let deed = 0; deed < MOST_DEEDS; deed += 1) {
    // The golden ratio goes through all deeds evenly.
    const command = deedOf(((deed + day) * 0.618_033_988_75) % 1);
    const said = await ruler.act(command);
    if (said.ok) continue;
    const instead = await ruler.act({ actionType: 'rush_resource', actionId: 'tax_collection' });
    if (!instead.ok && instead.failure.code === 'need_more_turns') return;
    valueOf(instead);
  }
};

/** Fights it out, each commander with a word for every round. */
const fight = async (realm: Realm, commanders: readonly [Ruler, Ruler], battleId: string): Promise<void> => {
  const { store } = realm.house;
  const shown = async () => (await store.get(battles, battleId))?.body;
  while ((await shown())?.setup === null) await wait(AGAIN_MS);
  for (let round = 1; round < LONGEST_BATTLE; round += 1) {
    const stance = STANCES[round % STANCES.length];
    for (const commander of commanders)
      await commander.act({
        actionType: 'pvp_battle',
        actionId: 'set_orders',
        metadata: { battleId, round, stance, target: 'nearest' },
      });
    for (;;) {
      const battle = await shown();
      if (battle?.status === 'settled') return;
      if ((battle?.rounds.length ?? 0) >= round) break;
      realm.pass(ROUND_MS);
      await wait(AGAIN_MS);
      for (const commander of commanders) await renew(commander);
    }
  }
};

const duel = async (realm: Realm, [attacker, defender]: readonly [Ruler, Ruler]): Promise<void> => {
  const challenge = { targetUserId: defender.user.id, armyId: 'army-1' };
  const sent = valueOf(
    await attacker.act({ actionType: 'pvp_battle', actionId: 'initiate_battle', metadata: challenge }),
  );
  const battleId = String(sent.actionResult['battleId']);
  const taking = { battleRequestId: battleId, defenderArmyId: 'army-1' };
  valueOf(await defender.act({ actionType: 'pvp_battle', actionId: 'accept_battle', metadata: taking }));
  await fight(realm, [attacker, defender], battleId);
};

export interface Habits {
  readonly learns: boolean;
}

/** One day of two players, the `day`th of their reign. */
export const playDay = async (
  realm: Realm,
  pair: readonly [Ruler, Ruler],
  day: number,
  { learns }: Habits,
): Promise<void> => {
  for (const ruler of pair) {
    await renew(ruler);
    if (learns && day === 1) await assess(realm, ruler, (level) => level % 2 === 0);
    if (learns) await learn(realm, ruler);
    if (learns) await walk(realm, ruler);
  }
  await duel(realm, pair);
  for (const ruler of pair) {
    await rule(ruler, day);
    const { notices } = valueOf(await ruler.api.notices.list({ query: {} }));
    if (notices.length > 0)
      valueOf(await ruler.api.notices.read({ body: { ids: notices.map(({ id }) => id) } }));
  }
};
