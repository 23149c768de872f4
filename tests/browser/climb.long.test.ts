// A ruler from level 1 to 20 by nothing but the window: every day spends the turns that have come back on what the screens offer and advise, until the
// badge says twenty. On the way the level never falls, every rise is told, and nothing is refused that the window might have refused before it was pressed.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COARSE } from './support/pictures.ts';
import { inRealm, register } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';
import { Ruler } from './support/ruler.ts';

/** The level of the War Council. */
const GOAL = 20;
/** More than it takes: docs/WINDOW.md says how many it does. */
const MOST_DAYS = 3;
const MOST_PRESSES = 600;
const HOUR = 3_600_000;
/** In which an empty purse is filled. */
const UNTIL_FULL = 100 * HOUR;
const WINDOW_SECONDS = 15;
/** More than a battle has rounds. */
const MOST_WINDOWS = 20;

const visit = inRealm({ ORDER_WINDOW_SECONDS: WINDOW_SECONDS });
let visitor: Visitor;
let ruler: Ruler;

beforeAll(async () => {
  visitor = await visit({ viewport: { width: 1280, height: 900 }, ...COARSE });
  ruler = new Ruler(visitor.page);
  await ruler.begin();
});
afterAll(() => visitor.close());

/** Levels as the badge has shown them, each once. */
const levels: number[] = [];

/** Reads the badge on the overview. */
const level = async (): Promise<number> => {
  const badge = visitor.page.getByRole('button', { name: /^Level \d+.*Show the climb/ });
  const shown = Number(/\d+/.exec((await badge.first().textContent()) ?? '')?.[0]);
  expect(shown).toBeGreaterThanOrEqual(levels.at(-1) ?? 1);
  if (shown !== levels.at(-1)) levels.push(shown);
  return shown;
};

const overview = async (): Promise<number> => {
  await ruler.goTo('Overview');
  await visitor.page.getByRole('heading', { name: 'What pays' }).waitFor();
  return level();
};

/** The first thing that pays and can be paid for: pressed, gone to, and done. Answers whether anything was. */
const doWhatPays = async (): Promise<boolean> => {
  const { page } = visitor;
  const pays = page
    .getByRole('region', { name: 'What pays' })
    .or(page.locator('section').filter({ has: page.getByRole('heading', { name: 'What pays' }) }));
  const row = pays.getByRole('listitem').filter({ hasText: 'It can be paid for now' }).first();
  if ((await row.count()) === 0) return false;
  const title = (await row.getByRole('paragraph').first().innerText()).trim();
  const raised = /^(?:One more|A first) (.+)$/.exec(title)?.[1];
  const house = raised ?? /^(.+) to level \d+$/.exec(title)?.[1] ?? '';
  await ruler.press(row.getByRole('link'));
  const town = page.getByRole('toolbar', { name: 'The town, plot by plot' });
  const plot = town.getByRole('button', { name: new RegExp(`^${house}, `) });
  await plot.waitFor();
  if ((await plot.getAttribute('aria-pressed')) !== 'true') {
    // The leaf of another house may lie over this one.
    const close = page.getByRole('button', { name: 'Close', exact: true });
    if ((await close.count()) > 0) await ruler.press(close);
    await ruler.press(plot);
  }
  const leaf = page.getByRole('region', { name: house, exact: true });
  const work = leaf.getByRole('button', {
    name: new RegExp(`^${raised === undefined ? 'Upgrade' : 'Construct'} ${house}`),
  });
  await work.first().waitFor();
  return ruler.act(work);
};

/** Lets turns pass on the actions page; answers whether any did. */
const letPass = async (deed: string, times: string): Promise<boolean> => {
  const { page } = visitor;
  await ruler.press(page.getByRole('link', { name: /^Turns ?\d+\/100/ }));
  await ruler.press(page.getByRole('radio', { name: deed, exact: true }));
  const often = page.getByRole('radio', { name: times, exact: true });
  if ((await often.getAttribute('aria-checked')) !== 'true') await ruler.press(often);
  const go = page.getByRole('button', { name: /^Let (\d+ )?turns pass|^Let one turn pass|^Let 1 turn pass/ });
  const told = ruler.levelsTold().length;
  if (!(await ruler.act(go))) return false;
  const report = page.getByRole('button', { name: 'Turn Report' });
  await report.waitFor({ timeout: 120_000 });
  await ruler.putAway();
  const risen = ruler.levelsTold().slice(told).at(-1);
  if (risen === undefined) return true;
  // Whoever has risen meanwhile reads of it in the report as well.
  await ruler.press(report);
  await page.getByRole('dialog').getByText(`Level ${risen}.`, { exact: true }).first().waitFor();
  await ruler.putAway();
  return true;
};

/** Whatever a question wants for an answer, it is given one. */
const answer = async (): Promise<void> => {
  const form = visitor.page.locator('main form').first();
  const choice = form.locator('fieldset label').first();
  const written = form.getByRole('textbox');
  const words = form.locator('[aria-label="Words to be set"] button:enabled');
  await choice.or(written.first()).or(words.first()).waitFor();
  if ((await choice.count()) > 0) return ruler.press(choice);
  for (const field of await written.all()) await field.fill('nescio');
  while ((await words.count()) > 0) await ruler.press(words.first());
};

/** The assessment, later three scrolls of the day. */
const learn = async (): Promise<void> => {
  const { page } = visitor;
  await ruler.goTo('Academy');
  const begin = page.getByRole('button', { name: /^Begin the assessment/ });
  const unroll = page.getByRole('link', { name: /^Unroll the / });
  await begin.or(unroll).first().waitFor();
  if ((await begin.count()) > 0) {
    await ruler.press(begin);
    for (let number = 1; number <= 10; number += 1) {
      await page.getByRole('heading', { name: `Question ${number} of 10` }).waitFor();
      await answer();
      await ruler.press(page.getByRole('button', { name: /^(Continue|Complete) Assessment/ }));
    }
    return ruler.press(page.getByRole('button', { name: 'Enter the scriptorium' }));
  }
  await ruler.putAway();
  await ruler.press(unroll);
  for (let number = 1; number <= 3; number += 1) {
    await page.getByRole('region', { name: `Scroll ${number} of 20` }).waitFor();
    await answer();
    const submit = page.getByRole('button', { name: 'Submit to the Scrolls' });
    if (!(await ruler.may(submit))) return;
    await ruler.press(submit);
    await ruler.press(page.getByRole('button', { name: 'Continue Journey' }));
  }
};

/** A few soldiers. */
const muster = async (): Promise<void> => {
  const { page } = visitor;
  await ruler.goTo('Army');
  await ruler.press(page.getByRole('button', { name: /^(Recruit More|Start Recruiting)/ }).first());
  const call = page.getByRole('dialog', { name: 'Call the muster' });
  await call.waitFor();
  const many = call.getByRole('spinbutton', { name: 'How many' });
  if ((await many.count()) > 0) await many.fill('5');
  if (!(await ruler.act(call.getByRole('button', { name: /^Recruit/ }))))
    await ruler.press(call.getByRole('button', { name: 'Not today' }));
  await call.waitFor({ state: 'detached' });
};

/** A path when one opens; a spell cast or taken up, and a technology. */
const study = async (): Promise<void> => {
  const { page } = visitor;
  await ruler.goTo('Magic');
  await page.getByRole('heading', { name: 'Spells' }).first().waitFor({ state: 'attached' });
  const doors = page.getByRole('dialog', { name: 'Choose Your Spell Mastery Path' });
  if ((await doors.count()) > 0) {
    await ruler.press(doors.getByRole('radio', { name: 'verdant' }));
    await ruler.press(doors.getByRole('button', { name: 'Confirm' }));
    await page.getByRole('dialog', { name: 'Action Completed!' }).waitFor();
    await ruler.putAway();
  }
  await ruler.act(page.locator('#spell').getByRole('button', { name: /^(Research|Cast) / }));
  await ruler.press(page.getByRole('tab', { name: 'Technologies' }));
  const open = page
    .getByRole('button', { name: /^Research / })
    .and(page.locator(':not([aria-disabled="true"])'));
  await ruler.act(open);
};

/** Whatever artifact may be used, and whatever hero would come. */
const useAndInvite = async (): Promise<void> => {
  const { page } = visitor;
  const offered = (name: RegExp) =>
    page.getByRole('main').getByRole('button', { name }).and(page.locator(':not([aria-disabled="true"])'));
  await ruler.goTo('Artifacts');
  await page.getByRole('heading', { level: 1, name: 'Artifacts' }).waitFor();
  for (let left = await offered(/^(Use|Activate)/).count(); left > 0; left -= 1)
    await ruler.act(offered(/^(Use|Activate)/));
  await ruler.goTo('Heroes');
  await ruler.press(page.getByRole('tab', { name: /^Available/ }));
  await ruler.act(offered(/^Recruit /));
};

/** The quest of Morpheus, when all of it stands. */
const collect = async (): Promise<void> => {
  const { page } = visitor;
  await ruler.press(page.getByRole('button', { name: /^Level \d+.*Show the climb/ }).first());
  const climb = page.getByRole('dialog', { name: 'Level Progression' });
  await ruler.press(climb.getByRole('tab', { name: 'Morpheus Quest' }));
  await ruler.act(climb.getByRole('button', { name: 'Wake and collect' }));
  await ruler.press(climb.getByRole('button', { name: 'Back to work' }));
  await climb.waitFor({ state: 'detached' });
};

/** Challenges one of the realm's own rulers, and sees how it ends. */
const challenge = async (): Promise<boolean> => {
  const { page } = visitor;
  await ruler.goTo('War');
  const rivals = page.getByRole('list', { name: 'Rulers you may challenge' });
  await ruler.press(
    rivals
      .getByRole('button', { name: /answers at once/ })
      .filter({ hasNotText: 'has challenged you' })
      .first(),
  );
  const send = page.getByRole('button', { name: /^Challenge / });
  if (!(await ruler.may(send))) return false;
  await ruler.press(send);
  await page.waitForURL('**/battles/*');
  const ended = page.getByRole('heading', { name: 'How it ended' });
  const skip = page.getByRole('button', { name: 'Show me how it ended' });
  // Whoever gives no orders lets one window after another close.
  for (let windows = 0; windows < MOST_WINDOWS && (await ended.or(skip).count()) === 0; windows += 1) {
    visit.pass(4 * WINDOW_SECONDS * 1000);
    await ended
      .or(skip)
      .first()
      .waitFor({ timeout: 3000 })
      .catch(() => undefined);
  }
  await ended.or(skip).first().waitFor();
  await ruler.press(page.getByRole('link', { name: 'Back to war' }));
  await page.getByRole('tab', { name: 'Battle History' }).waitFor();
  return true;
};

it('a ruler climbs from level 1 to 20 by what the screens offer', { timeout: 900_000 }, async () => {
  const { page } = visitor;
  await register(page, 'Scala');
  let fought = 0;
  let days = 0;
  for (;;) {
    days += 1;
    await overview();
    await collect();
    await learn();
    await muster();
    await study();
    await useAndInvite();
    await letPass('Land', '×1');
    if (fought < 2 && (await challenge())) fought += 1;
    while ((await overview()) < GOAL && (await ruler.turns()) > 1) {
      const land = page.getByRole('main').getByRole('link', { name: 'Explore' });
      const isFull = (await land.count()) > 0;
      if (await doWhatPays()) {
        continue;
      }
      const passed = isFull ? await letPass('Land', '×1') : false;
      if (!passed && !(await letPass('Taxes', '×5'))) break;
    }
    if ((levels.at(-1) ?? 0) >= GOAL) break;
    expect(days).toBeLessThan(MOST_DAYS);
    await page.goto('about:blank');
    visit.pass(UNTIL_FULL);
    await page.goto('/overview');
  }
  await expect.poll(() => levels.slice(1).filter((one) => !ruler.levelsTold().includes(one))).toEqual([]);
  expect(ruler.refusals).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  expect(ruler.presses).toBeLessThan(MOST_PRESSES);
});
