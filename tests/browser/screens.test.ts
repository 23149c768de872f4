// Every screen: axe finds nothing on a wide window by day, the colours of a phone by night can be read, nothing overflows sideways, the console is clean. A long run
// asks axe for everything on both. Pictures of each can be had (support/pictures.ts); what is done on the screens, deeds.test.ts sees.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONG, some } from '../support/tier.ts';
import { COLOURS } from './support/axe.ts';
import { lookAt } from './support/looked.ts';
import { inRealm, playAsGuest, turnTo, WINDOWS } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';

const visit = inRealm();

describe.each(WINDOWS)('at $name px', ({ name, ...window }) => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await visit(window);
    await visitor.page.goto('/');
  });
  afterAll(() => visitor.close());

  const asked = LONG || name === '1280' ? undefined : COLOURS;
  const look = (screen: string): Promise<void> => lookAt(visitor.page, `${screen}-${name}`, asked);

  /** The shell of a phone is the same around all of them: a short run looks at every third. */
  const screens = <T>(all: readonly T[]): readonly T[] => (name === '360' ? some(all, 3) : all);

  it.each(
    screens([
      ['landing', '/', 'Rule a realm'],
      ['register', '/register', 'Found a kingdom'],
      ['login', '/login', 'Sign In'],
      ['guest', '/guest', 'Play as a guest'],
      ['fields', '/battles', 'Lately decided'],
      ['lost', '/no-such-page', 'The road ends here'],
    ]),
  )('%s is fit to be looked at', async (screen, path, heading) => {
    await turnTo(visitor.page, path);
    await visitor.page.getByRole('heading', { name: heading }).first().waitFor();
    await look(screen);
  });

  it('a guest is in the realm with one press', async () => {
    await playAsGuest(visitor.page);
    await look('overview');
  });

  it.each(
    screens([
      ['buildings', '/buildings', 'built · the realm gives'],
      ['army', '/army', 'army power'],
      ['heroes', '/heroes', 'No Heroes Recruited'],
      ['actions', '/actions', 'Tax Collection'],
      ['spells', '/spells', 'The six schools'],
      ['artifacts', '/artifacts', 'No artifacts discovered'],
      ['trade', '/trade', 'Resource Exchange'],
      ['great-works', '/great-works', 'Cannot Construct Yet'],
      ['war', '/war', 'The challenge'],
      ['war-requests', '/war?tab=requests', 'To be answered'],
      ['war-history', '/war?tab=history', 'Battles fought'],
      ['war-rankings', '/war?tab=rankings', 'win rate'],
      ['recruit', '/army?recruit', 'How many'],
      ['academy', '/academy', 'Your desk, ruled and waiting'],
      ['ledger', '/ledger', 'Line by line'],
    ]),
  )('%s is fit to be looked at', async (screen, path, words) => {
    await turnTo(visitor.page, path);
    await visitor.page.getByText(words).first().waitFor();
    await look(screen);
  });

  // On a phone the kingdom itself comes first.
  const first = [
    ['/overview', 'link', /^(Fight a bout|See actions|Answer)$/],
    ['/actions', 'button', /^Let \d+ turns pass/],
  ] as const;
  it.each(name === '1280' ? first : [])(
    'the one thing to do on %s is in the first screen',
    async (path, role, words) => {
      const { page } = visitor;
      await turnTo(page, path);
      const thing = page.getByRole('main').getByRole(role, { name: words }).first();
      await thing.waitFor();
      const { y = Infinity, height = 0 } = (await thing.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(window.viewport.height);
    },
  );

  it('leaves the console without an error', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
