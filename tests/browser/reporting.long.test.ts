// Words that others wrote, reported by nothing but the keyboard: what was said with a challenge. What the realm's own kingdoms say has nobody to be reported.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { heroOfCharacter } from '@sigilla/engine/characters/hero.ts';
import { heroIdOf } from '@sigilla/engine/characters/heroId.ts';
import { newHero } from '@sigilla/engine/heroes/hero.ts';
import { battles, characters, kingdoms, reports } from '@sigilla/server/store/collections.ts';
import { create, replace } from '@sigilla/server/store/Store.ts';
import { ilvethOf } from '../support/characters.ts';
import { pressByKey, tabTo } from './support/keyboard.ts';
import { lookAt } from './support/looked.ts';
import { inRealm, register, inOne } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';
import { mustCommit } from '../support/mustCommit.ts';

const visit = inRealm();

/** What the calls below answer, as far as it matters here. */
interface Answered {
  readonly token: string;
  readonly user: { readonly id: string };
}

describe.each(inOne('360'))('words that others wrote at $name px', ({ name, ...window }) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(window);
  });
  afterAll(() => visitor.close());

  it('G-187 are reported from the gate; under those of the realm’s own there is nothing to press', async () => {
    const { page } = visitor;
    const store = visit.store();
    const kingdomOf = async (named: string) => {
      const list = { prefix: ['default-server'], limit: 50 };
      const found = (await store.find(kingdoms, 'power', list)).items.find(({ body }) => body.name === named);
      const whole = found === undefined ? null : await store.get(kingdoms, found.body.id);
      if (whole === null) throw new Error(`nobody rules ${named}`);
      return whole;
    };
    const ask = async (path: string, token: string | null, data: object): Promise<Answered> => {
      const headers = token === null ? {} : { authorization: `Bearer ${token}` };
      const answer = await fetch(new URL(path, visit.url()), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(data),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as Answered;
    };
    const act = (token: string, actionId: string, metadata: object): Promise<Answered> =>
      ask('/api/actions', token, {
        commandId: `${actionId}-${name}-of-the-tests`,
        actionType: 'pvp_battle',
        actionId,
        metadata,
      });

    // Somebody with a hero of their own making before an army challenges whoever sits here.
    const kingdomName = name === '360' ? 'Vox Parva' : 'Vox Magna';
    const rival = await ask('/api/auth/register', null, {
      email: `rival${name}@example.org`,
      password: 'cras ingens iterabimus',
      kingdomName: `${kingdomName} Altera`,
    });
    await register(page, kingdomName);
    const own = await kingdomOf(kingdomName);
    const theirs = await kingdomOf(`${kingdomName} Altera`);
    const ilveth = { ...ilvethOf(theirs.body.accountId, theirs.body.foundedAt), id: `ilveth${name}` };
    const heroId = heroIdOf(ilveth.id);
    const made = heroOfCharacter(ilveth, kingdomContent);
    await mustCommit(store, [
      create(characters, ilveth.id, ilveth),
      replace(kingdoms, theirs, {
        ...theirs.body,
        heroes: [{ ...newHero(heroId, theirs.body.foundedAt, made), armyId: 'army-1' }],
      }),
    ]);
    const words = 'Your walls are cheese.';
    await act(rival.token, 'initiate_battle', {
      targetUserId: own.body.accountId,
      armyId: 'army-1',
      nonce: 'n',
      message: words,
    });

    const report = async (said: string): Promise<void> => {
      await pressByKey(page, `Report “${said}”`);
      const leaf = page.getByRole('dialog', { name: 'A word to the moderators' });
      await leaf.getByText(`It says: “${said}”`).waitFor();
      await lookAt(page, `report-${said.slice(0, 6)}-${name}`);
      await tabTo(page, `it.matches('[role=radio]')`);
      await page.keyboard.press('ArrowRight');
      const pretends = leaf.getByRole('radio', { name: 'It pretends to be somebody' });
      await pretends.and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Space');
      await leaf.getByRole('radio', { name: 'It pretends to be somebody', checked: true }).waitFor();
      await tabTo(page, `it.matches('textarea')`);
      await page.keyboard.type('Read it aloud.');
      await pressByKey(page, 'Send it');
    };
    const reportsOf = async (accountId: string) =>
      (await store.find(reports, 'open', { prefix: [], limit: 50 })).items
        .map(({ body }) => body)
        .filter((one) => one.accountId === accountId);
    const sent = page.getByRole('dialog', { name: 'The moderators have it' });

    await page.goto('/war?tab=requests');
    await page.getByText(words).waitFor();
    await report(words);
    await sent.waitFor();
    await pressByKey(page, 'Done');
    await sent.waitFor({ state: 'detached' });
    const kept = await reportsOf(own.body.accountId);
    expect(kept).toMatchObject([
      {
        about: { kind: 'challenge_words' },
        reason: 'impersonation',
        remark: 'Read it aloud.',
        evidence: { words },
      },
    ]);
    const battleId = kept[0]?.about.id ?? '';
    const isNpc = async (is: boolean): Promise<void> => {
      const found = await store.get(battles, battleId);
      if (found === null) throw new Error('there is no challenge');
      await mustCommit(store, [
        replace(battles, found, { ...found.body, attacker: { ...found.body.attacker, isNpc: is } }),
      ]);
    };
    // The same words as one of the realm's own would say them.
    await isNpc(true);
    await page.reload();
    await page.getByText(words).waitFor();
    expect(await page.getByRole('button', { name: /^Report/ }).count()).toBe(0);
    await lookAt(page, `report-nobody-${name}`);
  });
});
