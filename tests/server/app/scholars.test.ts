// Scholars who die at their desks: whoever waited is told to ask again, the server goes on, and the next errand is done by another.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { openScholars } from '@sigilla/server/app/academy/scholars.ts';
import type { Scholars } from '@sigilla/server/app/academy/scholars.ts';

let scholars: Scholars;
beforeEach(() => {
  scholars = openScholars(pino({ level: 'silent' }), new URL('./frailScholar.ts', import.meta.url));
});
afterEach(() => scholars.close());

const busy = { ok: false, refusal: { code: 'scholars_busy' } };

describe('a scholar', () => {
  it.each([
    ['leaves in the middle of an errand', 'leave'],
    ['takes more memory than one is given', 'grow'],
  ])('who %s is replaced, and who waited is asked to come again', { timeout: 120_000 }, async (_, form) => {
    expect(await scholars.ask('word', form)).toMatchObject(busy);
    expect(await scholars.ask('word', 'lux')).toEqual({ ok: true, value: [] });
  });
});
