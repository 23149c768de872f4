// The window’s half of the proof: its library agrees with the server’s about every signature, and what it keeps is never replaced.
import { describe, expect, it } from 'vitest';
import { utcDay } from '@sigilla/engine/core/day.ts';
import { wordsOfSeal } from '@sigilla/engine/proof/record.ts';
import { checkSignature as serverChecks } from '@sigilla/server/app/notary.ts';
import { keepKeys, keepWitness, knownKeys, wordFor, witnessOf } from '../../client/realm/proof/keeping.ts';
import { checkSignature } from '../../client/realm/proof/proving.ts';
import { PUBLISHED, fought, judged } from '../engine/proof/records.ts';
import { NOW } from '../support/builders.ts';
import { NOTARY, notaryFrom } from '../support/notary.ts';

const HEAD = 'ab'.repeat(32);

describe('the window’s library', () => {
  it('knows a true seal from a forged one, as the server does', () => {
    const key = PUBLISHED.keys[0]?.publicKey ?? '';
    const other = notaryFrom('f'.repeat(32)).view(utcDay(NOW)).keys[0]?.publicKey ?? '';
    const [, signature = ''] = NOTARY.seal(HEAD).split('.');
    for (const check of [checkSignature, serverChecks]) {
      expect(check(key, wordsOfSeal(HEAD), signature)).toBe(true);
      expect(check(other, wordsOfSeal(HEAD), signature)).toBe(false);
      expect(check(key, wordsOfSeal(`${HEAD}0`), signature)).toBe(false);
      expect(check('no key', 'no text', 'no signature')).toBe(false);
    }
    expect(judged(fought().replay, { check: checkSignature }).status).toBe('verified');
  });
});

describe('what a window keeps', () => {
  it('is a word that is made once and said again, and keys as they were first met', () => {
    expect(wordFor('b1', () => 'first')).toBe('first');
    expect(wordFor('b1', () => 'another')).toBe('first');
    keepKeys(PUBLISHED.keys);
    const met = knownKeys();
    keepKeys(notaryFrom('f'.repeat(32)).view(utcDay(NOW)).keys);
    expect(knownKeys()).toEqual(met);
  });

  it('goes, the oldest first, when there are too many battles', () => {
    const { witness } = fought();
    for (let i = 0; i < 205; i += 1) keepWitness({ ...witness, battleId: `battle-${i}` });
    expect(witnessOf('battle-0')).toBeNull();
    expect(witnessOf('battle-204')?.rounds).toEqual(witness.rounds);
  });
});
