// What of a list is drawn anew when the kingdom changes: what another window of the same ruler has done comes by the live room, and a row is drawn
// when what it reads has changed and no other. React's own hook tells which (support/renders.ts); the window is the built one.
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { activateArtifact } from '@sigilla/engine/actions/artifacts/activateArtifact.ts';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import { rushResource } from '@sigilla/engine/actions/economy/rushResource.ts';
import { newHero } from '@sigilla/engine/heroes/hero.ts';
import { HERO_BONUSES } from '@sigilla/engine/heroes/stats.ts';
import { TRADES } from '@sigilla/engine/kingdom/trade.ts';
import { kingdoms } from '@sigilla/server/store/collections.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { becomeGuest, inRealm, WINDOWS } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';
import { countRenders, drawnWhile } from './support/renders.ts';
import { some } from '../support/tier.ts';

const visit = inRealm();

/** Does a deed as another window of the same ruler would. */
const elsewhere = async (page: Page, deed: WireAction): Promise<void> => {
  const done = await page.evaluate<{ success: boolean; error?: string }>(`(async () => {
    const post = async (path, body, more) => {
      const headers = { 'content-type': 'application/json', ...more };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const { token } = await post('/api/auth/refresh', {});
    const wish = { commandId: crypto.randomUUID(), serverId: 'default-server', ...${JSON.stringify(deed)} };
    return post('/api/actions', wish, { authorization: 'Bearer ' + token });
  })()`);
  expect(done.error).toBeUndefined();
  expect(done.success).toBe(true);
};

const ARTIFACTS = [...kingdomContent.artifacts.values()];
/** Something that works when it is asked to. */
const LAMP = ARTIFACTS.find(
  ({ effect, requirements }) =>
    effect.mode === 'toggleable' && requirements.spellPath === null && requirements.buildings.length === 0,
);
if (LAMP === undefined) throw new Error('nothing can be switched on');

const BUILT = ['farm', 'town', 'barracks', 'academy', 'library', 'guild'];

/** Every company that may stand in a newcomer's army. */
const COMPANIES = [...kingdomContent.units.keys()].map((id) => `army-1 ${id} recruit`);

describe('when the kingdom changes', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(WINDOWS[0]);
    const { page } = visitor;
    await countRenders(page);
    await becomeGuest(page);
    // Nothing is short, so that no price reads the purse, and beds neither, which the card of a drive would tell.
    const own = { prefix: [await visit.guest()], limit: 1 };
    const [kingdom] = (await visit.store().find(kingdoms, 'account', own)).items;
    if (kingdom === undefined) throw new Error('nobody rules here');
    const plenty = {
      gold: 90_000,
      food: 90_000,
      materials: 90_000,
      mana: 90_000,
      land: 900,
      researchPoints: 90_000,
      population: 20,
    };
    await visit.store().commit([
      replace(kingdoms, kingdom, {
        ...kingdom.body,
        resources: { ...kingdom.body.resources, ...plenty },
        // Beyond the last level and rank, for the next would open things everywhere; and with nothing left to choose.
        experience: 30_000,
        spellPath: 'ascendant',
        heroes: [newHero('nobody_in_particular', 0)],
        buildings: BUILT.map((type) => ({
          type,
          level: 1,
          quantity: 2,
        })),
        artifacts: ARTIFACTS.map(({ id, effect }) => ({
          id: `own-${id}`,
          artifactId: id,
          discoveredAt: 0,
          isActive: effect.mode === 'passive',
          usesRemaining: effect.uses,
          lastUsedAt: null,
          cooldownUntil: null,
        })),
      }),
    ]);
  });
  afterAll(() => visitor.close());

  const TAXES = rushResource.wire({ rush: 'tax_collection' });

  it.each<{
    readonly list: string;
    readonly path: string;
    readonly ready: string;
    /** What is pressed before the list is seen. */
    readonly open?: (page: Page) => Promise<void>;
    readonly all: readonly string[];
    readonly deed: WireAction;
    /** Whom it concerns; nobody else is drawn. */
    readonly whom: readonly string[];
  }>(
    some(
      [
        {
          list: 'artifacts',
          path: '/artifacts',
          ready: LAMP.name,
          all: ARTIFACTS.map(({ id }) => `own-${id}`),
          deed: activateArtifact.wire({ artifactId: `own-${LAMP.id}` }),
          whom: [`own-${LAMP.id}`],
        },
        {
          list: 'bargains',
          path: '/trade',
          ready: 'Bulk Exchange',
          all: Object.keys(TRADES),
          deed: TAXES,
          whom: [],
        },
        {
          list: 'soldiers to be recruited',
          path: '/army?recruit',
          ready: 'How many',
          all: [...kingdomContent.units.keys()],
          deed: TAXES,
          whom: [],
        },
        {
          list: 'synergies',
          path: '/buildings',
          ready: 'Synergies',
          open: (page) => page.getByRole('tab', { name: 'Synergies' }).click(),
          all: [...kingdomContent.synergies.values()].map(({ id }) => id),
          deed: TAXES,
          whom: [],
        },
        {
          list: 'buildings to be improved',
          path: '/buildings',
          ready: 'Synergies',
          open: async (page) => {
            await page.getByRole('tab', { name: 'Upgrade' }).click();
            await page.getByRole('radio', { name: 'Table' }).click();
            await page.getByText('Show only upgradeable').waitFor();
          },
          all: BUILT,
          deed: TAXES,
          whom: [],
        },
        {
          list: 'deeds',
          path: '/actions',
          ready: 'Intensive Study',
          all: [
            'tax_collection',
            'magical_meditation',
            'recruitment_drive',
            'intensive_study',
            'territorial_exploration',
          ],
          deed: TAXES,
          // They go by the people, who have become more.
          whom: ['tax_collection'],
        },
        {
          list: 'spells in their table',
          path: '/spells',
          ready: 'The six schools',
          open: (page) => page.getByRole('radio', { name: 'Table' }).click(),
          all: [...kingdomContent.spells.keys()],
          deed: TAXES,
          whom: [],
        },
        {
          list: 'technologies',
          path: '/spells',
          ready: 'The six schools',
          open: (page) => page.getByRole('tab', { name: 'Technologies' }).click(),
          all: [...kingdomContent.technologies.keys()],
          deed: TAXES,
          whom: [],
        },
        {
          list: 'complexes',
          path: '/great-works',
          ready: 'Path Ultimate',
          open: (page) => page.getByRole('tab', { name: 'Mastery' }).click(),
          all: [...kingdomContent.masteryComplexes.values()].map(({ id }) => id),
          deed: TAXES,
          whom: [],
        },
        {
          list: 'great works',
          path: '/great-works',
          ready: 'Path Ultimate',
          open: (page) => page.getByRole('tab', { name: 'Victory' }).click(),
          all: [...kingdomContent.buildings.keys()],
          deed: TAXES,
          whom: [],
        },
        {
          list: 'heroes who would come',
          path: '/heroes',
          ready: 'Your hero gives',
          open: (page) => page.getByRole('tab', { name: /^Available/ }).click(),
          all: [...kingdomContent.heroes.keys()],
          deed: TAXES,
          whom: [],
        },
        {
          list: 'companies',
          path: '/overview',
          ready: 'Live',
          all: COMPANIES,
          deed: TAXES,
          whom: [],
        },
        {
          list: 'what heroes give',
          path: '/heroes',
          ready: 'Your hero gives',
          all: [...HERO_BONUSES],
          deed: TAXES,
          whom: [],
        },
      ],
      3,
    ),
  )('of $list those rows are drawn anew that it concerns', async ({ path, ready, open, all, deed, whom }) => {
    const { page } = visitor;
    await page.goto(path);
    await page.getByText(ready).or(page.getByLabel(ready)).first().waitFor();
    await page.getByText('Live', { exact: true }).first().waitFor();
    if (open !== undefined) {
      await open(page);
      // What a tab shows is drawn in its own time.
      await page.locator('[role=tabpanel][data-state=active] *').first().waitFor({ state: 'attached' });
    }
    // An open leaf hides the page from readers, not from its ruler.
    const stocks = (): Promise<string> =>
      page
        .locator('[aria-label="Resources"] a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('title')).join());
    const before = await stocks();
    const drawn = await drawnWhile(page, async () => {
      await elsewhere(page, deed);
      await expect.poll(stocks).not.toBe(before);
    });
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter((key) => all.includes(key))).toEqual(whom);
  });
});
