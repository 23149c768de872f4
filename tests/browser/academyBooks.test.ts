// The academy's books in a real window: each opened by its address, used as a reader would, by day on a desk and by night on a phone.
import type { Page } from 'playwright-core';
import { newLearner } from '@sigilla/engine/learning/learner.ts';
import { learners } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longIt } from '../support/longIt.ts';
import { lookAt } from './support/looked.ts';
import { focused } from './support/keyboard.ts';
import { goOffline } from './support/offline.ts';
import { becomeGuest, inRealm, turnTo, inOne } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';
import { some } from '../support/tier.ts';

const visit = inRealm();

describe.each(inOne('360'))('the shelf at $name px', ({ name, ...window }) => {
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
    await page.getByRole('link', { name: 'Dictionary', exact: true }).waitFor();
    await look('shelf');
    for (const book of ['Declensions', 'Conjugations', 'Dictionary', 'Rhetoric', 'History']) {
      await page.getByRole('link', { name: book, exact: true }).click();
      const leaf = page.getByRole('dialog');
      await leaf.waitFor();
      await page.keyboard.press('Escape');
      await leaf.waitFor({ state: 'detached' });
    }
  });

  it('LR-024 LR-025 a typed search clears the letter, a letter the search, and an entry shows all that is known', async () => {
    const { page } = visitor;
    await turnTo(page, '/academy?book=dictionary');
    const leaf = page.getByRole('dialog', { name: 'Dictionary' });
    // It opens on the word of the day, which has a page, and leads by themes to what there is.
    await leaf.getByText('Word of the day').waitFor();
    await look('dictionary-opening');
    await leaf.getByRole('button', { name: 'Turn to its page' }).click();
    await leaf.getByRole('article').getByText('Related Words').waitFor();
    await leaf.getByRole('button', { name: 'Back to the first page' }).click();
    await leaf.getByRole('button', { name: 'Beasts lupus' }).click();
    await leaf.getByRole('button', { name: /^aquila/ }).waitFor();
    await leaf.getByRole('button', { name: 'Back to the first page' }).click();
    await leaf.getByRole('region', { name: 'Met lately' }).waitFor();
    await leaf.getByRole('button', { name: 'Q', exact: true }).click();
    await leaf.getByRole('button', { name: /^quaerō/ }).waitFor();
    await leaf.getByPlaceholder('Search Latin or English...').fill('amaverat');
    await leaf.getByRole('button', { name: /^amō, amāre/ }).waitFor();
    await expect
      .poll(() => leaf.getByRole('button', { name: 'Q', exact: true }).getAttribute('aria-pressed'))
      .toBe('false');
    await leaf.getByRole('button', { name: /^amō, amāre/ }).click();
    await leaf.getByRole('article').getByText('Etymology').waitFor();
    await look('dictionary');
    if (name === '360') await leaf.getByRole('button', { name: 'Back to the list' }).click();
    await leaf.getByPlaceholder('Search Latin or English...').fill('xyzzyx');
    await leaf.getByText('No results found for "xyzzyx"').waitFor();
    // LR-025: what is no word is read as a whole, and that goes again with the text.
    await leaf.getByPlaceholder('Search Latin or English...').fill('the king fears the wolf');
    await leaf.getByRole('heading', { name: 'Read as a whole' }).waitFor();
    await leaf.getByText('confidence 86%').waitFor();
    await leaf.getByPlaceholder('Search Latin or English...').fill('amaverat');
    await leaf.getByRole('heading', { name: 'Read as a whole' }).waitFor({ state: 'detached' });
    // Whoever turns the pages by the keyboard stands on the button at the last of them, too.
    await leaf.getByRole('button', { name: 'G', exact: true }).click();
    const on = leaf.getByRole('button', { name: 'On', exact: true });
    await on.focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('Enter');
        return leaf.getByText('This is the last page.').isVisible();
      })
      .toBe(true);
    expect(await on.evaluate('document.activeElement.textContent')).toBe('On');
    // All are all of them, in the order of the alphabet, and a search ends that, too.
    const all = leaf.getByRole('button', { name: 'All', exact: true });
    await all.click();
    await leaf.getByText(/^5,\d{3} words$/).waitFor();
    await expect.poll(() => leaf.getByPlaceholder('Search Latin or English...').inputValue()).toBe('');
    await leaf.getByPlaceholder('Search Latin or English...').fill('amaverat');
    await leaf.getByRole('button', { name: /^amō, amāre/ }).waitFor();
    await expect.poll(() => all.getAttribute('aria-pressed')).toBe('false');
  });

  longIt('puts English into Latin whose words can be touched', async () => {
    const { page } = visitor;
    await turnTo(page, '/academy?book=dictionary');
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
    await turnTo(page, '/academy?book=declensions&class=third&word=rex_n');
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
    // Enter goes on to the next blank, and what was filled in is counted.
    await leaf.getByText('1 of 2 forms right.').waitFor();
    await leaf.getByLabel('genitive, plural').fill('regum');
    await leaf.getByLabel('genitive, plural').press('Enter');
    const here = (): Promise<string> => page.evaluate<string>('document.activeElement.ariaLabel');
    await expect.poll(here).toBe('dative, singular');
    await leaf.getByText('2 of 3 forms right.').waitFor();
    await leaf.getByRole('button', { name: 'Begin anew' }).click();
    await leaf.getByText('Fill in what you like').waitFor();
    await expect.poll(() => leaf.getByLabel('genitive, plural').inputValue()).toBe('');
  });

  it('a verb is drilled a tense at a time: six blanks, then on to the next, and the same tense of another verb', async () => {
    const { page } = visitor;
    await turnTo(page, '/academy?book=conjugations');
    const leaf = page.getByRole('dialog', { name: 'Conjugations' });
    await leaf.getByRole('radio', { name: 'Drill' }).click();
    const blanks = leaf.locator('td').getByRole('textbox');
    await expect.poll(() => blanks.count()).toBe(6);
    for (const form of ['amo', 'amas', 'amat', 'amamus', 'amatis', 'amant']) {
      await page.keyboard.press('Tab');
      if (form === 'amo') await leaf.getByLabel('1st sg., present').focus();
      // A vowel twice is a long one here as in a scroll, and marks nobody wrong.
      if (form === 'amas') await page.keyboard.type('amaas');
      else await page.keyboard.insertText(form);
    }
    await page.keyboard.press('Enter');
    await leaf.getByText('All 6 right.').waitFor();
    expect(await leaf.getByLabel('2nd sg., present').inputValue()).toBe('amās');
    await look('drill-of-a-tense');
    await leaf.getByRole('button', { name: 'On to: imperfect' }).click();
    await expect
      .poll(() => page.evaluate<string>('document.activeElement.ariaLabel'))
      .toBe('1st sg., imperfect');
    await leaf.getByRole('radio', { name: 'Second', exact: true }).click();
    await leaf.getByLabel('3rd pl., imperfect').fill('monebant');
    await leaf.getByLabel('3rd pl., imperfect').press('Enter');
    await leaf.getByText('✓ monēbant').waitFor();
    await leaf.getByLabel('Drill').last().click();
    await page.getByRole('option', { name: 'infinitive', exact: true }).click();
    await expect
      .poll(() => leaf.locator('th[scope=col]').allInnerTexts())
      .toEqual(['Form', 'active', 'passive']);
  });

  longIt('finds a device by its Latin name, and says when there is none', async () => {
    const { page } = visitor;
    await turnTo(page, '/academy?book=rhetoric');
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
    await turnTo(page, '/academy?book=history');
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
    await expect.poll(() => focused(page)).toContain('The founding of Rome');
    // One mile is in the way of Tab; the next stop is the rule, on which arrows and End go the same road.
    await page.keyboard.press('Tab');
    const rule = leaf.getByRole('slider', { name: 'Travel along the road' });
    await expect.poll(() => focused(page)).toBe('Travel along the road');
    await page.keyboard.press('End');
    await leaf.getByRole('article', { name: 'The last emperor in the West' }).waitFor();
    await expect.poll(() => rule.getAttribute('aria-valuetext')).toBe('476 AD, The last emperor in the West');
    await leaf.getByRole('button', { name: /^Back to: The Goths/ }).click();
    await page.reload();
    await leaf.getByRole('article', { name: 'The Goths enter Rome' }).waitFor();
  });

  longIt('leaves the keys with a mile that is pressed while the road still rolls', async () => {
    const { page } = visitor;
    await turnTo(page, '/academy?book=history&event=actium');
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

  longIt('opens a figure of history', async () => {
    const { page } = visitor;
    await turnTo(page, '/academy?book=history');
    const leaf = page.getByRole('dialog', { name: 'History Timeline' });
    await leaf.getByRole('radio', { name: 'Figures' }).click();
    await leaf.getByRole('button', { name: /Cornēlia/ }).click();
    await leaf.getByText('famous quote').waitFor();
    await look('history-figure');
    expect(visitor.complaints).toEqual([]);
  });
});

describe('the academy on a phone', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await becomeGuest(visitor.page);
    const guest = await visit.guest();
    const now = Date.now();
    const placement = { at: now, skillLevel: 4, confidenceCalibration: 0 };
    await visit.store().commit([create(learners, guest, { ...newLearner(guest, now), placement })]);
  });
  afterAll(() => visitor.close());

  it('opens no book with the keys of the phone over it', async () => {
    const { page } = visitor;
    for (const book of ['declensions', 'conjugations', 'dictionary', 'rhetoric', 'history']) {
      await page.goto(`/academy?book=${book}`);
      const leaf = page.getByRole('dialog');
      await leaf.waitFor();
      await expect
        .poll(() => page.evaluate<string>(`document.activeElement.getAttribute('role')`))
        .toBe('dialog');
    }
  });

  it('leads whoever has no word in the palace to the dictionary, and back with the first', async () => {
    const { page } = visitor;
    await page.goto('/academy?path=srs');
    await page.getByText('In the next four weeks no card comes back.').waitFor();
    await page.getByRole('link', { name: 'Choose the first word' }).click();
    const book = page.getByRole('dialog', { name: 'Dictionary' });
    await book.getByPlaceholder('Search Latin or English...').fill('lupus');
    await book
      .getByRole('button', { name: /^lupus/ })
      .first()
      .click();
    await book.getByRole('button', { name: 'Add to my Memory Palace' }).click();
    await book.getByText('It hangs in your palace').waitFor();
    await book.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByText('You have 1 card due for review').waitFor();
    // Whoever comes to it later is told where it hangs, and is led there.
    await page.goto('/academy?book=dictionary&word=lupus_n');
    await book.getByText('It hangs in your palace, and asks what it means.').waitFor();
    expect(await book.getByRole('button', { name: 'Add to my Memory Palace' }).count()).toBe(0);
    await book.getByRole('link', { name: 'your palace' }).click();
    await page.getByRole('heading', { name: 'Hortus' }).waitFor();
  });

  it('keeps a long sheet at the foot of the window, whatever lies in it', async () => {
    const { page } = visitor;
    await page.goto('/academy?book=conjugations');
    await page.getByRole('dialog').getByText('guideline list').waitFor();
    expect(
      await page.evaluate(
        `[...document.querySelectorAll('[data-scrim]')].map((one) => [one.scrollTop, one.scrollHeight - one.clientHeight])`,
      ),
    ).toEqual([[0, 0]]);
    // The Latin of a note is looked up, and its slip turns to its word wherever else it is touched.
    await page.getByRole('button', { name: 'amem', exact: true }).click();
    await page.getByRole('dialog', { name: 'The word amem' }).getByRole('link', { name: 'amō' }).waitFor();
  });

  it('walks the road of history from under the thumb, and shows where one comes to', async () => {
    const { page } = visitor;
    await page.goto('/academy?book=history');
    const leaf = page.getByRole('dialog', { name: 'History Timeline' });
    await leaf.getByRole('heading', { name: 'modern significance' }).scrollIntoViewIfNeeded();
    await leaf.getByRole('button', { name: 'On to: The Sabine women make peace' }).click();
    const inView = (what: string) =>
      page.evaluate<boolean>(`(() => {
        const body = document.querySelector('[role=dialog] nav[aria-label="Along the road"]:last-of-type').closest('[role=dialog]').children[1].getBoundingClientRect();
        const it = ${what}.getBoundingClientRect();
        return it.top >= body.top - 4 && it.bottom <= innerHeight;
      })()`);
    await leaf.getByRole('article', { name: 'The Sabine women make peace' }).waitFor();
    await expect
      .poll(() =>
        inView(`document.querySelector('article[aria-label="The Sabine women make peace"] [lang=la]')`),
      )
      .toBe(true);
    await leaf.getByRole('button', { name: 'Back to: The founding of Rome' }).click();
    await leaf.getByRole('article', { name: 'The founding of Rome' }).waitFor();
  });

  // Each screen is brought to where it stands with a line; what is done without one waits in words, keeps what was given, and goes on by itself.
  it.each<
    [
      string,
      string,
      (page: Page) => Promise<void>,
      (page: Page) => Promise<void>,
      string,
      (page: Page) => Promise<void>,
    ]
  >(
    some(
      [
        [
          'a search of the dictionary',
          '/academy?book=dictionary',
          async (page) => page.getByText('Five thousand words wait here').waitFor(),
          async (page) => page.getByPlaceholder('Search Latin or English...').fill('lapides'),
          'What you look for waits here',
          async (page) => {
            await page.getByRole('button', { name: /^lapis/ }).waitFor();
            await expect
              .poll(() => page.getByPlaceholder('Search Latin or English...').inputValue())
              .toBe('lapides');
          },
        ],
        [
          'the translator',
          '/academy?book=dictionary',
          async (page) => page.getByRole('radio', { name: 'Translator' }).click(),
          async (page) => {
            await page.getByLabel('English to Latin').fill('the girl fears the wolf');
            await page.getByLabel('English to Latin').press('Enter');
          },
          'Your English waits here',
          async (page) => {
            await page.getByRole('button', { name: 'lupum' }).first().waitFor();
            await expect
              .poll(() => page.getByLabel('English to Latin').inputValue())
              .toBe('the girl fears the wolf');
          },
        ],
        [
          'any word among the conjugations',
          '/academy?book=conjugations',
          async (page) => page.getByText('amāmus').first().waitFor(),
          async (page) => {
            await page.getByLabel('Any other word').fill('currebat');
            await page.getByLabel('Any other word').press('Enter');
          },
          'The word waits here',
          async (page) => page.getByText('currimus', { exact: true }).first().waitFor(),
        ],
        [
          'another class of the declensions',
          '/academy?book=declensions',
          async (page) => page.getByText('puellārum').first().waitFor(),
          async (page) => page.getByRole('radio', { name: 'Fifth' }).click(),
          'What belongs here comes by itself',
          async (page) => page.getByText('diērum').or(page.getByText('rērum')).first().waitFor(),
        ],
        [
          'a drill',
          '/academy?book=declensions&class=third&word=rex_n',
          async (page) => page.getByRole('radio', { name: 'Drill' }).click(),
          async (page) => {
            await page.getByLabel('genitive, plural').fill('regum');
            await page.getByLabel('genitive, plural').press('Enter');
          },
          'The line is down: this waits for it.',
          async (page) => page.getByText('✓ rēgum').waitFor(),
        ],
        [
          'hanging a word',
          '/academy?book=dictionary&word=rex_n',
          async (page) => page.getByText('Etymology').first().waitFor(),
          async (page) => page.getByRole('button', { name: 'Add to my Memory Palace' }).click(),
          'The word is hung when it is back.',
          async (page) => page.getByText('It hangs in your palace').waitFor(),
        ],
        [
          'another room of the palace',
          '/academy?path=srs',
          async (page) => page.getByRole('heading', { name: 'Today’s walk' }).waitFor(),
          async (page) =>
            page
              .getByRole('link', { name: /Culīna/ })
              .filter({ visible: true })
              .click(),
          'What belongs here comes by itself',
          async (page) => page.getByText('Bare walls').waitFor(),
        ],
        [
          'the daily target',
          '/academy?path=srs',
          async (page) => page.getByLabel('Daily Target').waitFor(),
          async (page) => void (await page.getByLabel('Daily Target').selectOption('30')),
          'Your choice stands here',
          async (page) => {
            await page.getByText('Your choice stands here').waitFor({ state: 'detached' });
            await expect.poll(() => page.getByLabel('Daily Target').inputValue()).toBe('30');
          },
        ],
        [
          'the challenge of the day',
          '/academy',
          async (page) => page.getByRole('button', { name: /^Start Challenge/ }).waitFor(),
          async (page) => page.getByRole('button', { name: /^Start Challenge/ }).click(),
          'The challenge begins by itself',
          async (page) => page.waitForURL(/path=daily/),
        ],
        [
          'a deck',
          '/academy?path=srs',
          async (page) => page.getByText('Bring a deck in').waitFor(),
          async (page) =>
            page.locator('input[type=file]').setInputFiles({
              name: 'mine.csv',
              mimeType: 'text/csv',
              buffer: Buffer.from('latin\nursus\nxyzzyx\n'),
            }),
          'The deck waits here',
          async (page) =>
            page.getByText('1 hung, 0 hung there already, and 1 that no book here has: xyzzyx.').waitFor(),
        ],
      ],
      4,
    ),
  )(
    '%s without a line says so, keeps what was given and goes on by itself',
    async (_, at, stand, act, words, after) => {
      const { page } = visitor;
      await page.goto(at);
      await stand(page);
      await goOffline(page);
      await act(page);
      await page.getByText(words).first().waitFor();
      await page.context().setOffline(false);
      await after(page);
    },
  );
});
