// A hero's whole service, as a new ruler plays it: hired for pay, put before an army, armed, taught, sent on a story of three steps and to a foreign court;
// a character of one's own taken in and let go.
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { wearingOf } from '@sigilla/engine/heroes/equipment.ts';
import { withFound } from '@sigilla/engine/kingdom/artifacts.ts';
import { characters, kingdoms } from '@sigilla/server/store/collections.ts';
import { create, replace } from '@sigilla/server/store/Store.ts';
import { ilvethOf } from '../support/characters.ts';
import { lookAt } from './support/looked.ts';
import { inRealm, register, inOne } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';
import { mustCommit } from '../support/mustCommit.ts';

const visit = inRealm();

/** Something that Hob may hold. */
const BLADE = [...kingdomContent.artifacts.values()].find((one) => {
  const wearing = wearingOf(one);
  return wearing?.slot === 'hand' && wearing.least <= 9;
});

describe.each(inOne('360'))('a hero’s service at $name px', ({ name, ...window }) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(window);
  });
  afterAll(() => visitor.close());

  it('KR-037 KR-038 G-092 is paid for, leads, wears, learns, lives through three steps of a story, is sent abroad; a character of one’s own comes and goes', async () => {
    const { page } = visitor;
    const kingdomName = await register(page, name === '360' ? 'Parva Domus' : 'Magna Domus');
    const store = visit.store();
    const list = { prefix: ['default-server'], limit: 50 };
    const own = (await store.find(kingdoms, 'power', list)).items.find(
      ({ body }) => body.name === kingdomName,
    );
    if (own === undefined || BLADE === undefined)
      throw new Error('nobody rules, or nothing is there to wear');
    const { body } = own;
    await mustCommit(store, [
      replace(kingdoms, own, {
        ...body,
        resources: { ...body.resources, gold: 6000 },
        artifacts: withFound(body.artifacts, BLADE, 'own-blade', body.foundedAt),
      }),
    ]);
    const look = (screen: string): Promise<void> => lookAt(page, `service-${screen}-${name}`);
    const leaf = page.getByRole('dialog');
    const putAway = async (): Promise<void> => {
      await leaf.getByRole('button', { name: 'Done' }).click();
      await leaf.waitFor({ state: 'detached' });
    };
    const press = async (button: Locator): Promise<void> => {
      await button.click();
      await putAway();
    };

    await page.goto('/heroes');
    await page.getByText('No Heroes Recruited').waitFor();
    await page.getByRole('button', { name: 'Browse Available Heroes' }).click();
    await page.getByRole('button', { name: /^Hob Underpike/ }).click();
    await page.getByRole('article', { name: 'Hob Underpike' }).waitFor();
    await page.getByRole('button', { name: /^Recruit Hob Underpike/ }).click();
    await leaf.waitFor();
    await look('recruited');
    await putAway();
    await page.getByRole('tab', { name: /^My Heroes/ }).click();
    const book = page.getByRole('article', { name: 'Hob Underpike' });
    await book.getByRole('button', { name: /^Lead / }).click();
    const recall = book.getByRole('button', { name: /^Recall from / });
    await recall.waitFor();
    await book.getByRole('button', { name: new RegExp(`^Wear the ${BLADE.name}`) }).click();
    await book.getByRole('button', { name: /^Take back/ }).waitFor();
    await look('leads-and-wears');
    await press(book.getByRole('button', { name: /^Train Leadership/ }));

    // A hero who leads an army is not away: that is said, and recalling is free.
    await page.getByLabel('Quest', { exact: true }).click();
    await page.getByRole('option', { name: /^The Bridge at Crake/ }).click();
    await book.getByText('Recall your hero from it first').first().waitFor();
    await recall.click();
    await recall.waitFor({ state: 'detached' });
    await book.getByRole('button', { name: 'Set out' }).click();
    await leaf.waitFor();
    await putAway();
    await book.getByRole('heading', { name: 'The Bridge at Crake' }).waitFor();
    await book.getByText(/^Step 1 of [3-9]$/).waitFor();
    await look('quest');
    for (const choice of [
      'Sit down and ask him why',
      'Carry a jar of honey down to him',
      'Nobody does, from today',
    ])
      await press(book.getByRole('button', { name: new RegExp(`^${choice}`) }));
    await page.getByRole('heading', { name: 'Diplomatic missions' }).waitFor();
    await press(book.getByRole('button', { name: /^Send as envoy/ }));
    await look('home-again');

    const ilveth = { ...ilvethOf(body.accountId, body.foundedAt), id: `ilveth${name}` };
    await mustCommit(store, [create(characters, ilveth.id, ilveth)]);
    await page.goto('/heroes');
    await page.getByRole('tab', { name: /^Management/ }).click();
    await press(page.getByRole('button', { name: /^Import as Hero/ }).first());
    const her = page.getByRole('article', { name: 'Ilveth Underbough' });
    await her.waitFor();
    await look('imported');
    await her.getByRole('button', { name: 'Dismiss' }).click();
    await her.getByRole('button', { name: 'Let Ilveth Underbough go for good' }).click();
    await putAway();
    await her.waitFor({ state: 'detached' });
    await book.waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});
