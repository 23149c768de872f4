// The academy's books in a real window: each opened by its address, used as a reader would, by day on a desk and by night on a phone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAt } from './support/looked.ts';
import { becomeGuest, inRealm, WINDOWS } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';

const visit = inRealm();

describe.each(WINDOWS)('the shelf at $name px', ({ name, ...window }) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(window);
    await becomeGuest(visitor.page);
  });
  afterAll(() => visitor.close());

  const look = (screen: string): Promise<void> => lookAt(visitor.page, `academy-${screen}-${name}`);

  it('holds five books, each of which opens and closes', async () => {
    const { page } = visitor;
    await page.goto('/academy');
    await page.getByRole('button', { name: 'Dictionary' }).waitFor();
    await look('shelf');
    for (const book of ['Declensions', 'Conjugations', 'Dictionary', 'Rhetoric', 'History']) {
      await page.getByRole('button', { name: book, exact: true }).click();
      const leaf = page.getByRole('dialog');
      await leaf.waitFor();
      await page.keyboard.press('Escape');
      await leaf.waitFor({ state: 'detached' });
    }
  });

  it('LR-024 a typed search clears the letter, a letter the search, and an entry shows all that is known', async () => {
    const { page } = visitor;
    await page.goto('/academy?book=dictionary');
    const leaf = page.getByRole('dialog', { name: 'Dictionary' });
    await leaf.getByRole('button', { name: 'Q', exact: true }).click();
    await leaf.getByRole('button', { name: /^quaerō/ }).waitFor();
    await leaf.getByPlaceholder('Search Latin or English...').fill('amaverat');
    await leaf.getByRole('button', { name: /^amō/ }).click();
    await leaf.getByRole('article').getByText('Etymology').waitFor();
    expect(await leaf.getByRole('button', { name: 'Q', exact: true }).getAttribute('aria-pressed')).toBe(
      'false',
    );
    await look('dictionary');
    if (name === '360') await leaf.getByRole('button', { name: 'Back to the list' }).click();
    await leaf.getByPlaceholder('Search Latin or English...').fill('xyzzyx');
    await leaf.getByText('No results found for "xyzzyx"').waitFor();
  });

  it('puts English into Latin whose words can be touched', async () => {
    const { page } = visitor;
    await page.goto('/academy?book=dictionary');
    const leaf = page.getByRole('dialog', { name: 'Dictionary' });
    await leaf.getByRole('radio', { name: 'Translator' }).click();
    await leaf.getByLabel('English to Latin').fill('the king sees the girl');
    await leaf.getByLabel('English to Latin').press('Enter');
    await leaf.getByRole('button', { name: 'puellam' }).click();
    await page.getByText('accusative singular').first().waitFor();
    await look('translator');
    await page.keyboard.press('Escape');
  });

  it('a table is read, then written in, and graded cell by cell without macrons', async () => {
    const { page } = visitor;
    await page.goto('/academy?book=declensions&class=third&word=rex_n');
    const leaf = page.getByRole('dialog', { name: 'Declensions' });
    await leaf.getByText('rēgibus').first().waitFor();
    await look('declensions');
    await leaf.getByRole('radio', { name: 'Drill' }).click();
    await leaf.getByLabel('genitive, singular').fill('regis');
    await leaf.getByLabel('dative, singular').fill('rege');
    await leaf.getByLabel('dative, singular').press('Tab');
    await leaf.getByText('✓ rēgis').waitFor();
    await leaf.getByText('rēgī', { exact: true }).waitFor();
    await look('drill');
  });

  it('finds a device by its Latin name, and says when there is none', async () => {
    const { page } = visitor;
    await page.goto('/academy?book=rhetoric');
    const leaf = page.getByRole('dialog', { name: 'Rhetoric' });
    await leaf.getByLabel('Search').fill('commutatio');
    await leaf.getByRole('heading', { name: /Chiasmus/ }).waitFor();
    await leaf.getByText('1 device').waitFor();
    await look('rhetoric');
    await leaf.getByLabel('Search').fill('zzz');
    await leaf.getByText('No rhetorical devices found matching your search.').waitFor();
  });

  it('travels the road of history by milestone, by keys and by its rule, each mile with an address of its own', async () => {
    const { page } = visitor;
    await page.goto('/academy?book=history');
    const leaf = page.getByRole('dialog', { name: 'History Timeline' });
    await leaf.getByText(/event\(s\) found/).waitFor();
    await look('history');
    const mile = (name: RegExp) => leaf.getByRole('button', { name }).first();
    await mile(/44 BC, The Ides of March/).click();
    await leaf.getByRole('article', { name: 'The Ides of March' }).waitFor();
    await look('history-event');
    await page.keyboard.press('ArrowRight');
    await leaf.getByRole('article', { name: 'Actium' }).getByText('Cleopatra spreads her sails.').waitFor();
    expect(new URL(page.url()).searchParams.get('event')).toBe('actium');
    await page.keyboard.press('Home');
    await leaf.getByRole('article', { name: 'The founding of Rome' }).waitFor();
    const focused = (): Promise<string> =>
      page.evaluate<string>(`document.activeElement.ariaLabel ?? document.activeElement.textContent`);
    expect(await focused()).toContain('The founding of Rome');
    // One mile is in the way of Tab; the next stop is the rule, on which arrows and End go the same road.
    await page.keyboard.press('Tab');
    const rule = leaf.getByRole('slider', { name: 'Travel along the road' });
    expect(await focused()).toBe('Travel along the road');
    await page.keyboard.press('End');
    await leaf.getByRole('article', { name: 'The last emperor in the West' }).waitFor();
    expect(await rule.getAttribute('aria-valuetext')).toBe('476 AD, The last emperor in the West');
    await leaf.getByRole('button', { name: /^Back to: The Goths/ }).click();
    await page.reload();
    await leaf.getByRole('article', { name: 'The Goths enter Rome' }).waitFor();
  });

  it('leaves the keys with a mile that is pressed while the road still rolls', async () => {
    const { page } = visitor;
    await page.goto('/academy?book=history&event=actium');
    const leaf = page.getByRole('dialog', { name: 'History Timeline' });
    const mile = leaf.getByRole('button', { name: /44 BC, The Ides of March/ }).first();
    // As the hand comes down the road has just rolled, so far that every sheet in sight gives way to others.
    await page.evaluate(`addEventListener('mousedown', ({ target }) => {
      let frame = target;
      while (frame.scrollWidth <= frame.clientWidth || getComputedStyle(frame).overflowX === 'visible')
        frame = frame.parentElement;
      const at = frame.scrollLeft;
      frame.scrollLeft = 0;
      frame.dispatchEvent(new Event('scroll'));
      frame.scrollLeft = at;
    }, { capture: true, once: true })`);
    await mile.click();
    await leaf.getByRole('article', { name: 'The Ides of March' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await leaf.getByRole('article', { name: 'The Ides of March' }).waitFor({ state: 'detached' });
  });

  it('opens a figure of history', async () => {
    const { page } = visitor;
    await page.goto('/academy?book=history');
    const leaf = page.getByRole('dialog', { name: 'History Timeline' });
    await leaf.getByRole('radio', { name: 'Figures' }).click();
    await leaf.getByRole('button', { name: /Cornēlia/ }).click();
    await leaf.getByText('famous quote').waitFor();
    await look('history-figure');
    expect(visitor.complaints).toEqual([]);
  });
});
