// The Memory Palace in a browser: cards hang in their rooms, a walk is answered, rated, taken back and paid; a room is walked alone; the house says in words
// what it draws.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longIt } from '../support/longIt.ts';
import { newLearner } from '@sigilla/engine/learning/learner.ts';
import { newCard } from '@sigilla/engine/learning/palace/card.ts';
import type { HousedWord } from '@sigilla/engine/learning/palace/card.ts';
import { cards, learners, questions } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import { focused, pressByKey, tabTo } from './support/keyboard.ts';
import { lookAt } from './support/looked.ts';
import { comeBackLater, givenOffline, goOffline } from './support/offline.ts';
import { becomeGuest, comeTo, inRealm, inOne } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';
import { touch } from './support/slip.ts';
import { mustCommit } from '../support/mustCommit.ts';

const ANSWERED = '**/api/latin/**/answer';
const HASTY = {
  status: 429,
  json: {
    success: false,
    code: 'too_many_requests',
    error: 'That is faster than the scribes can write.',
    requestId: 'r1',
  },
};

const visit = inRealm();

const DAY = 86_400_000;
const word = (lexeme: string, headword: string, meaning: string, room: HousedWord['room']): HousedWord => ({
  lexeme,
  headword,
  latin: headword,
  meaning,
  room,
  inflects: true,
});
const WORDS = [
  word('panis_n', 'pānis', 'bread', 'culina'),
  word('aqua_n', 'aqua', 'water', 'hortus'),
  word('rex_n', 'rēx', 'king', 'atrium'),
  word('liber_n', 'liber', 'book', 'bibliotheca'),
  word('bellum_n', 'bellum', 'war', 'turris'),
];

/** Somebody who reads at leisure: what was judged stays until they go on, however long their machine takes over it. */
const AT_LEISURE = `new MutationObserver(() => {
  for (const button of document.querySelectorAll('button')) if (button.textContent === 'Stay here') button.click();
}).observe(document.body, { childList: true, subtree: true })`;

describe.each(inOne('1280'))('the Memory Palace at $name px', ({ name, ...window }) => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await visit(window);
    await becomeGuest(visitor.page);
    const store = visit.store();
    const guest = await visit.guest();
    const now = Date.now();
    const placement = { at: now, skillLevel: 4, confidenceCalibration: 0 };
    const fillers = Array.from({ length: 60 }, (_, at) => ({
      ...newCard(
        guest,
        word(`filler_${at}`, 'verbum', 'word', (WORDS[at % 5] ?? WORDS[0])?.room ?? 'atrium'),
        'recognise' as const,
        'import' as const,
        now,
      ),
      memory: {
        ...newCard(guest, word('x', 'x', 'x', 'atrium'), 'recognise', 'import', now).memory,
        learningPhase:
          at % 7 === 0 ? ('relearning' as const) : at % 3 === 0 ? ('learning' as const) : ('review' as const),
        interval: at % 3 === 0 ? 0 : 12,
        repetitions: 4,
        stability: 12,
        difficulty: 5,
        dueAt: now + DAY * (1 + (at % 12)),
        lastReviewedOn: '2026-11-20',
      },
    }));
    await mustCommit(store, [
      create(learners, guest, { ...newLearner(guest, now), placement, skill: 4 }),
      ...[...WORDS.map((one) => newCard(guest, one, 'recognise', 'scroll', now)), ...fillers].map((card) =>
        create(cards, card.id, card),
      ),
    ]);
  });
  afterAll(() => visitor.close());

  const keyOf = async (): Promise<{ readonly id: string; readonly key: string }> => {
    const { page } = visitor;
    const id = await page.locator('section[data-question]').getAttribute('data-question');
    const found = await visit.store().get(questions, id ?? '');
    if (found === null) throw new Error('no card is open');
    return { id: found.id, key: found.body.question.correctAnswer };
  };

  longIt(
    'is a house that is walked: what is due is said, each room is a link with its figures, and none is out of reach',
    async () => {
      const { page } = visitor;
      await page.goto(`${visit.url()}/academy?path=srs`);
      await page.getByText('You have 5 cards due for review').waitFor();
      for (const tile of ['Total Cards', 'Mature Cards', 'Retention Rate', 'Daily Target'])
        await expect.poll(() => page.getByText(tile, { exact: true }).first().isVisible()).toBe(true);
      await lookAt(page, `academy-palace-${name}`);
      await page
        .getByRole('link', { name: /Culīna/ })
        .filter({ visible: true })
        .click();
      await page.getByRole('heading', { name: 'Culīna' }).waitFor();
      await page.getByRole('link', { name: 'pānis' }).waitFor();
      await lookAt(page, `academy-palace-room-${name}`);
      await page.getByRole('link', { name: 'The whole house' }).click();
    },
  );

  it('asks before it wipes what a card has learned, and leaves it alone unless it is said again', async () => {
    const { page } = visitor;
    await page.goto(`${visit.url()}/academy?path=srs&room=culina`);
    await page.getByRole('heading', { name: 'Culīna' }).waitFor();
    const learned = page.getByRole('listitem').filter({ hasText: 'verbum' });
    await learned.first().waitFor();
    const before = await learned.count();
    const leaf = page.getByRole('dialog', { name: 'Forget what verbum has learned?' });
    for (const wipe of ['Begin anew', 'Take down']) {
      await learned.first().getByRole('button', { name: wipe }).click();
      await leaf.waitFor();
      if (wipe === 'Take down') await lookAt(page, `academy-palace-forget-${name}`);
      await leaf.getByRole('button', { name: 'Leave it hanging' }).click();
      await leaf.waitFor({ state: 'detached' });
    }
    expect(await learned.count()).toBe(before);
    await learned.first().getByRole('button', { name: 'Take down' }).click();
    await leaf.getByRole('button', { name: 'Take it down' }).click();
    await expect.poll(() => learned.count()).toBe(before - 1);
    await page.getByRole('link', { name: 'The whole house' }).click();
  });

  it('LR-021 LR-022 LR-023 by nothing but the keyboard asks, judges, shows, takes back and goes on, waits for a lost line though the page be closed, and pays at the end', async () => {
    const { page } = visitor;
    await comeTo(page, '/academy?path=srs');
    await page.getByText('You have 5 cards due for review').waitFor();
    await goOffline(page);
    await pressByKey(page, 'Start Review Session');
    await page.getByText('The line is down. The walk goes on by itself').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'SRS Review (1/5)' }).waitFor();
    const submit = page.getByRole('button', { name: 'Submit Answer' });
    await expect.poll(() => submit.getAttribute('aria-disabled')).toBe('true');
    await lookAt(page, `academy-palace-card-${name}`);
    const answer = async (text: string): Promise<void> => {
      await tabTo(page, `it.matches('[data-question] :is(input, textarea)')`);
      await page.keyboard.insertText(text);
      await page.keyboard.press('Enter');
    };
    await answer('zzz');
    await page.getByRole('heading', { name: 'Incorrect' }).waitFor();
    // Whoever comes to "Stay here" stays, and it is gone: the keyboard is left on the way on, and not nowhere.
    const staying = page.getByRole('button', { name: 'Stay here' });
    if (await staying.isVisible()) await staying.focus();
    await staying.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Next card');
    await pressByKey(page, 'Take that back');
    await page.getByRole('button', { name: 'Submit Answer' }).waitFor();
    await page.getByRole('heading', { name: 'SRS Review (1/5)' }).waitFor();
    await page.evaluate(AT_LEISURE);
    for (let number = 1; number <= 5; number += 1) {
      await page.getByRole('heading', { name: `SRS Review (${number}/5)` }).waitFor();
      await page.getByRole('button', { name: 'Submit Answer' }).waitFor();
      const { key } = await keyOf();
      if (number === 2) await goOffline(page);
      if (number === 3) await page.route(ANSWERED, (route) => route.fulfill(HASTY), { times: 1 });
      if (number === 4) {
        // A page that is loaded anew before it was sent brings back what was written.
        await tabTo(page, `it.matches('[data-question] :is(input, textarea)')`);
        await page.keyboard.insertText(key);
        await page.reload();
        await page.evaluate(AT_LEISURE);
        await pressByKey(page, 'Go on (3/5)');
        await expect.poll(() => page.locator('[data-question] :is(input, textarea)').inputValue()).toBe(key);
        await pressByKey(page, 'Submit Answer');
      } else await answer(key);
      if (number === 3) {
        // Nothing was decided: what was written goes again as it stands.
        await page.getByText(HASTY.json.error).waitFor();
        await pressByKey(page, 'Submit Answer');
      }
      if (number === 2) {
        await page.getByText('The line is down. Your answer waits here').waitFor();
        await lookAt(page, `academy-palace-offline-${name}`);
        await comeBackLater(page, '/academy');
        await page.getByText('What you said of a card has lain here since the line went down').waitFor();
        await page.goto('/academy?path=srs');
        await page.evaluate(AT_LEISURE);
      }
      await page.getByRole('heading', { name: 'Correct', exact: true }).waitFor();
      // What was asked of is Latin on one side at least: its words are looked up where they stand.
      const asked = page.locator('[data-question]').locator('h3, [role=group] strong').getByRole('button');
      if (number === 1) {
        await touch(page, asked.first());
        await tabTo(page, `it.textContent.startsWith('Hard')`);
        await givenOffline(page, () => page.keyboard.press('Enter'), 'Your rating waits here');
        await page.getByRole('button', { name: /^Hard/, pressed: true }).waitFor();
        await lookAt(page, `academy-palace-judged-${name}`);
      }
      if (number < 5) await pressByKey(page, 'Next card');
    }
    await page.getByText('+15 turns').waitFor();
    await pressByKey(page, 'Leave the palace');
    await page.waitForURL(/path=daily/);
  });
});
