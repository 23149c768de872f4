// Scholars who die at their desks, or have none free: whoever waited is told to ask again, the server goes on, and the next errand is done by another.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { once } from 'node:events';
import express from 'express';
import { pino } from 'pino';
import { answerRefusal } from '@sigilla/server/rest/mount.ts';
import { openScholars } from '@sigilla/server/app/academy/scholars.ts';
import type { Scholars } from '@sigilla/server/app/academy/scholars.ts';
import { aServer } from '../../support/server.ts';
import { some } from '../../support/tier.ts';

let scholars: Scholars;
beforeEach(() => {
  scholars = openScholars(pino({ level: 'silent' }), new URL('./frailScholar.ts', import.meta.url));
});
afterEach(() => scholars.close());

const busy = { ok: false, refusal: { code: 'scholars_busy' } };

describe('a scholar', () => {
  it.each(
    some(
      [
        ['leaves in the middle of an errand', 'leave'],
        ['takes more memory than one is given', 'grow'],
      ] as const,
      2,
    ),
  )('who %s is replaced, and who waited is asked to come again', async (_, form) => {
    expect(await scholars.ask('word', form)).toMatchObject(busy);
    expect(await scholars.ask('word', 'lux')).toEqual({ ok: true, value: [] });
  });
});

describe('answers that come at one moment', () => {
  it(
    'go to a scholar together, and one that ends the scholar is nobody else’s end',
    { timeout: 120_000 },
    async () => {
      const judged = ['lux', 'leave', 'rex', 'pax'].map((form) => scholars.ask('grade', form as never, ''));
      const right = { ok: true, value: [] };
      expect(await Promise.all(judged)).toMatchObject([right, busy, right, right]);
    },
  );
});

describe('the scholars of a server', () => {
  it.each([
    [true, 'are at their desks before anyone asks'],
    [false, 'come when somebody asks, where the settings say so'],
  ])('%s: %s', async (WAKE_SCHOLARS) => {
    const server = await aServer({ WAKE_SCHOLARS }, () => openScholars(pino({ level: 'silent' })));
    let engaged = 0;
    const count = (): void => void (engaged += 1);
    process.on('worker', count);
    try {
      await server.warmUp();
      expect(engaged > 0).toBe(WAKE_SCHOLARS);
    } finally {
      process.off('worker', count);
      await server.close();
    }
  });
});

describe('when all desks are taken', () => {
  it('whoever comes is told so at once, and those before them keep their places', async () => {
    const answered = new Set<number>();
    const asked = Array.from({ length: 300 }, async (_, at) => {
      const answer = await scholars.ask('word', 'ponder');
      answered.add(at);
      return answer;
    });
    expect(await asked[299]).toMatchObject(busy);
    // Two hundred at once are taken; beyond 256 there is no place.
    expect(answered).toEqual(new Set(Array.from({ length: 44 }, (_, at) => 256 + at)));
    await scholars.close();
    expect(await Promise.all(asked)).toEqual(Array(300).fill(expect.objectContaining({ ok: false })));
  });

  it('REST says so with 503, and when to come again', async () => {
    const app = express();
    app.get('/', (_request, response) => answerRefusal(response, { code: 'scholars_busy', params: {} }));
    const listening = app.listen(0);
    await once(listening, 'listening');
    const address = listening.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    listening.close();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await answer.json()).toMatchObject({ code: 'scholars_busy', success: false });
  });
});
