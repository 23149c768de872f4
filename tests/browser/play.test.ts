// The promise of the first page, kept in real browsers: two people found kingdoms and duel, a third looks on, all see the same rounds,
// and the replay plays and proves itself.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { longIt } from '../support/longIt.ts';
import { COARSE, picture } from './support/pictures.ts';
import { inRealm, register, STIRRING } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';

/** Longer than any step here takes: a window closes when the test lets the time pass, and not before. */
const WINDOW_SECONDS = 60;
const visit = inRealm({ ORDER_WINDOW_SECONDS: WINDOW_SECONDS });
const people: Visitor[] = [];

/** Software drawing is slow: only one of the browsers sees the figures move, the others let them fade. */
const newcomer = async (motion: BrowserContextOptions = {}): Promise<Visitor> => {
  const person = await visit({ viewport: { width: 1280, height: 800 }, ...motion, ...COARSE });
  people.push(person);
  return person;
};

/** The round log as it stands at the end, from the first round on. */
const roundsOf = async (page: Page): Promise<readonly string[]> => {
  const sections = page.getByRole('region', { name: /^Round \d+$/ });
  return (await sections.allInnerTexts()).toReversed();
};

/** Lets one order window after another close, until the battle is over. */
const fightOn = async (battle: string): Promise<void> => {
  const stands = async (): Promise<{ readonly status: string; readonly rounds: number }> => {
    const answer = await fetch(`${visit.url()}/api${battle}`);
    const { battle: seen } = (await answer.json()) as { battle: { status: string; rounds: unknown[] } };
    return { status: seen.status, rounds: seen.rounds.length };
  };
  for (;;) {
    const { status, rounds } = await stands();
    if (status === 'settled') return;
    visit.pass(2 * WINDOW_SECONDS * 1000);
    await expect
      .poll(
        async () => {
          const now = await stands();
          return now.status === 'settled' || now.rounds > rounds;
        },
        { timeout: 30_000 },
      )
      .toBe(true);
  }
};

/** A picture that trails hurries to the end by itself; whoever would rather not wait is asked for. */
const skipToTheEnd = async (page: Page): Promise<void> => {
  const skip = page.getByRole('button', { name: 'Show me how it ended' });
  const ended = page.getByRole('heading', { name: 'How it ended' });
  await skip.or(ended).waitFor({ timeout: 120_000 });
  // It may be there by itself while the hand is still on its way to the button.
  await skip.click({ timeout: 20_000 }).catch(() => undefined);
  await ended.waitFor();
};

/** Is all of an element within the window? */
const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

afterAll(async () => {
  for (const person of people) await person.close();
});

describe('a duel between two people', () => {
  let challenger: Visitor;
  let defender: Visitor;
  let spectator: Visitor;
  let address = '';

  it('begins with two people founding kingdoms and one challenging the other', async () => {
    challenger = await newcomer();
    defender = await newcomer();
    await register(challenger.page, 'Aquilonia');
    await register(defender.page, 'Nordmark');

    await challenger.page.getByRole('navigation').getByRole('link', { name: /^War/ }).first().click();
    await challenger.page.getByRole('button', { name: /^Nordmark/ }).click();
    await challenger.page.getByRole('button', { name: /^Challenge Nordmark/ }).click();
    await challenger.page.waitForURL('**/battles/*');
    address = new URL(challenger.page.url()).pathname;
    await challenger.page.getByRole('heading', { name: 'Nordmark' }).first().waitFor();
  });

  it('SR-076 reaches the rival at once, who names other ground, is met there and accepts with an army of their choice', async () => {
    const { page } = defender;
    await page.getByText('Aquilonia challenges you').first().waitFor();
    await picture(page, 'overview-challenged-1280');
    await page.getByRole('link', { name: 'Answer' }).first().click();
    // The way leads to the challenge itself, among all that wait, and says how it would go.
    const challenge = page.locator('li:focus', { hasText: 'Aquilonia challenges you' });
    await challenge.getByText(/well matched, 50\sin\s100/).waitFor();
    const table = await challenge
      .getByRole('link', { name: 'fight it on the sand table' })
      .getAttribute('href');
    expect(table).toContain('side=defender');
    await page.getByRole('button', { name: 'Other ground…' }).click();
    const name = page.getByRole('button', { name: 'Name it' });
    await name.and(page.locator('[aria-disabled="true"]')).waitFor();
    await page.getByRole('combobox', { name: 'Where you would rather fight' }).click();
    await page.getByRole('option', { name: 'Forest' }).click();
    await picture(page, 'other-ground-1280');
    await name.click();
    await page.getByText('You have named other ground; Aquilonia has not answered yet.').waitFor();
    expect(await page.getByRole('button', { name: 'Other ground…' }).count()).toBe(0);
    const asked = challenger.page;
    await asked.getByRole('heading', { name: 'Nordmark would rather meet you in the forest' }).waitFor();
    await picture(asked, 'other-ground-asked-1280');
    await asked.getByRole('link', { name: 'Answer that' }).click();
    await asked.locator('li:focus', { hasText: 'To Nordmark' }).waitFor();
    await asked.getByRole('button', { name: 'Take that ground' }).click();
    await asked.getByRole('link', { name: 'Look' }).click();
    await page.getByText(/forest · a realm of/).waitFor();
    await page.getByRole('button', { name: 'Accept the challenge of Aquilonia' }).click();
    await defender.page.waitForURL(`**${address}`);
  });

  it('is watched by somebody without an account, in a browser of their own', async () => {
    spectator = await newcomer(STIRRING);
    await spectator.page.goto(address);
    await spectator.page.getByRole('heading', { name: 'Round by round' }).waitFor();
    await picture(spectator.page, 'spectator-1280');
    await spectator.page.getByText(/1 watching/).waitFor();
    expect(await spectator.page.getByRole('heading', { name: 'Your orders' }).count()).toBe(0);
  });

  it('takes orders from its commanders between rounds', async () => {
    await picture(challenger.page, 'battle-orders-1280');
    const { page } = challenger;
    await page.getByRole('radio', { name: 'Press' }).click();
    // The order stands from then on, whichever round it reached first.
    // Whom it strikes is the captain's choice, by what may be met.
    await page.getByText(/your host will press and /i).waitFor();
  });

  it('shows the same rounds to both commanders and to the spectator', async () => {
    const pages = [challenger.page, defender.page, spectator.page];
    visit.pass(2 * WINDOW_SECONDS * 1000);
    await spectator.page.getByRole('heading', { name: 'Round 1', exact: true }).waitFor({ timeout: 60_000 });
    await picture(spectator.page, 'battle-live-1280');
    await fightOn(address);
    await Promise.all(pages.map(skipToTheEnd));
    const [first, ...others] = await Promise.all(pages.map(roundsOf));
    expect(first?.length).toBeGreaterThan(0);
    for (const rounds of others) expect(rounds).toEqual(first);
    // Who won stands over the end, unless nobody did.
    const ends = spectator.page.getByText(/^Hīc (Aquilonia|Nordmark) vīcit$/);
    const drawn = spectator.page.getByText('A stalemate', { exact: true });
    await ends.or(drawn).first().waitFor();
    // And it is in sight with the end, however tall the cloth is.
    if ((await ends.count()) > 0) await expect.poll(() => ends.evaluate(isInSight)).toBe(true);
    // What comes next stands beside it, whoever won.
    const again = challenger.page.getByRole('link', { name: 'Challenge Nordmark again' });
    await expect.poll(() => again.evaluate(isInSight)).toBe(true);
    await picture(challenger.page, 'battle-settled-1280', true);
  });

  it('can be played again by anyone, step by step, and proved in their own browser', async () => {
    const stranger = await newcomer();
    await stranger.page.goto(address);
    const moment = stranger.page.getByRole('slider', { name: 'Moment of the battle' });
    await moment.waitFor();
    await stranger.page.getByRole('button', { name: 'Forward a round' }).click();
    await expect.poll(() => moment.getAttribute('aria-valuetext')).toMatch(/^round \d+ of \d+$/);
    const before = Number(await moment.getAttribute('aria-valuenow'));
    const play = stranger.page.getByRole('button', { name: 'Play', exact: true });
    if ((await play.count()) > 0) await play.click();
    await expect.poll(async () => Number(await moment.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
    await stranger.page.getByRole('button', { name: 'Verify in this browser' }).click();
    await expect
      .poll(() => stranger.page.getByTestId('verification').innerText(), { timeout: 30_000 })
      .toMatch(/verified/i);
  });

  longIt(
    'is asked for again from its end, and ended at once by whoever lays down arms, which is asked twice',
    async () => {
      // The hour has gone on past the end of their tokens, and they are still whom it was between.
      await challenger.page.getByRole('link', { name: 'Challenge Nordmark again' }).click();
      await challenger.page.waitForURL('**/war?rival=*');
      await challenger.page.getByRole('button', { name: /^Challenge Nordmark/ }).click();
      await challenger.page.waitForURL((url) => /battles/.test(url.pathname) && url.pathname !== address);
      // Whoever was beside them still looks at how it ended, and is told there.
      await defender.page.getByText('Aquilonia challenges you.').waitFor();
      await defender.page.getByRole('link', { name: 'Answer' }).first().click();
      await defender.page.getByRole('button', { name: 'Accept the challenge of Aquilonia' }).click();
      await defender.page.waitForURL(`**${new URL(challenger.page.url()).pathname}`);
      const leaf = defender.page.getByRole('dialog', { name: 'Surrender to Aquilonia?' });
      const surrender = defender.page.getByRole('button', { name: 'Surrender…' });
      await surrender.click();
      await leaf.getByText('It cannot be taken back.').waitFor();
      await leaf.getByRole('button', { name: 'Fight on' }).click();
      await leaf.waitFor({ state: 'detached' });
      await surrender.click();
      await leaf.getByRole('button', { name: 'Lay down our arms' }).click();
      // The white flag is seen when the round is due.
      visit.pass(2 * WINDOW_SECONDS * 1000);
      for (const { page } of [challenger, defender]) {
        await page.getByRole('heading', { name: 'How it ended' }).waitFor();
        await picture(page, `battle-surrendered-${page === defender.page ? 'by' : 'to'}-1280`, true);
      }
    },
  );

  it('leaves nobody’s console with an error', () => {
    expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
