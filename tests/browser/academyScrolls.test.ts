// Every type of scroll has an input made for it: eight lie open for a learner who reads well, each is looked at and answered rightly. And what one
// window learns, the other shows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { QUESTION_TYPES } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { saidBy } from '@sigilla/engine/learning/asked.ts';
import { newLearner } from '@sigilla/engine/learning/learner.ts';
import { learners, questions } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import { lookAt } from './support/looked.ts';
import { inRealm, playAsGuest, WINDOWS } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';

const visit = inRealm();
const academy = openAcademy(readLibrary());
const SEED = forkSeed('0'.repeat(32), 'eight scrolls');
const LEVEL = 6;

const aScroll = (type: (typeof QUESTION_TYPES)[number], at: number): LatinQuestion => {
  const generatedAt = '2026-11-22T12:00:00.000Z';
  const question = academy.ask({ seed: forkSeed(SEED, type, at), type, level: LEVEL, generatedAt });
  if (question === undefined) throw new Error(`no question of type ${type}`);
  return { ...question, id: `scroll${at}` };
};
const drawn: readonly LatinQuestion[] = QUESTION_TYPES.map(aScroll);
/** The one that is answered while another window looks on. */
const ninth = aScroll('multiple_choice', drawn.length);

describe.each(WINDOWS)('eight kinds of scroll at $name px', ({ name, ...window }) => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await visit(window);
    await playAsGuest(visitor.page);
    const store = visit.store();
    const accountId = await visit.guest();
    const now = Date.now();
    const placement = { at: now, skillLevel: LEVEL, confidenceCalibration: 0 };
    await store.commit([
      create(learners, accountId, { ...newLearner(accountId, now), placement, skill: LEVEL }),
      ...[...drawn, ninth].map((question) =>
        create(questions, `${name}${question.id}`, {
          id: `${name}${question.id}`,
          accountId,
          purpose: 'scroll' as const,
          paysOn: 'default-server',
          question: { ...question, id: `${name}${question.id}` },
          level: LEVEL,
          said: saidBy(question),
          cardId: null,
          writingId: null,
          askedAt: now,
          answer: null,
        }),
      ),
    ]);
  });
  afterAll(() => visitor.close());

  const look = (screen: string): Promise<void> => lookAt(visitor.page, `academy-kind-${screen}-${name}`);

  const fill = async ({ correctAnswer, ...question }: LatinQuestion): Promise<void> => {
    const { page } = visitor;
    const scroll = page.getByRole('region', { name: /^Scroll \d+ of 20$/ });
    if (question.questionType === 'multiple_choice') {
      await page.keyboard.press('abcdef'.charAt(question.multipleChoiceOptions.indexOf(correctAnswer)));
    } else if (
      question.questionType === 'text_reconstruction' &&
      question.reconstructionType === 'word_order'
    ) {
      for (const word of correctAnswer.replaceAll(/[.,?!]/g, '').split(' '))
        await scroll
          .getByRole('group', { name: 'Words to be set' })
          .getByRole('button', { name: new RegExp(`^${word}$`, 'i'), disabled: false })
          .first()
          .click();
    } else if (question.questionType === 'text_reconstruction') {
      const words = correctAnswer.split(' ');
      for (const [at, word] of words.entries())
        await scroll.getByLabel(`Gap ${at + 1} of ${words.length}`).fill(word);
    } else await scroll.getByRole('textbox').first().fill(correctAnswer);
  };

  it.each(drawn)('LR-010 $questionType is put, answered with its key and found right', async (question) => {
    const { page } = visitor;
    await page.goto('/academy?path=daily');
    const scroll = page.getByRole('region', { name: /^Scroll \d+ of 20$/ });
    await scroll.waitFor();
    expect(await scroll.getAttribute('data-question')).toBe(`${name}${question.id}`);
    await look(question.questionType);
    await fill(question);
    await page.getByRole('button', { name: 'Submit to the Scrolls' }).click();
    await page.getByRole('heading', { name: 'Excellently Done!' }).waitFor();
  });

  it('another window of the same learner shows what this one has done', async () => {
    const { page } = visitor;
    const other = await page.context().newPage();
    await other.goto('/academy');
    await other.getByText('8/20').first().waitFor();
    await page.goto('/academy?path=daily');
    await page.getByRole('region', { name: 'Scroll 9 of 20' }).waitFor();
    await fill(ninth);
    await page.getByRole('button', { name: 'Submit to the Scrolls' }).click();
    await page.getByRole('button', { name: 'Continue Journey' }).waitFor();
    await other.getByText('9/20').first().waitFor();
    await other.close();
  });

  it('a learner says where their day ends, and is told when they may say it again', async () => {
    const { page } = visitor;
    await page.goto('/academy');
    await page.getByRole('button', { name: 'Awesome!' }).click();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const leaf = page.getByRole('dialog', { name: 'Where your day ends' });
    await leaf.getByLabel('Time zone').fill('Asia/Tokyo');
    await look('zone');
    await leaf.getByRole('button', { name: 'Live by this clock' }).click();
    await leaf.waitFor({ state: 'detached' });
    await page.getByText('midnight in Asia, Tokyo').waitFor();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await leaf.getByLabel('Time zone').fill('Atlantis/Agora');
    await leaf.getByRole('button', { name: 'Live by this clock' }).click();
    await leaf.getByText('No clock in the realm knows the time zone Atlantis/Agora.').waitFor();
    expect(visitor.complaints.filter((line) => !line.includes('400'))).toEqual([]);
  });
});
