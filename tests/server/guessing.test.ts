// Passwords that are tried, at the gate and within the account: what is counted, against whom, and what a siege leaves to try.
import { describe, expect, it } from 'vitest';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import { openLimits } from '@sigilla/server/app/limits.ts';
import { guarded } from '@sigilla/server/auth/guessing.ts';

const EMAIL = 'ruler@realm.example';
const WRONG = {
  atTheGate: refuse({ code: 'wrong_credentials', params: {} }),
  withinTheAccount: refuse({ code: 'wrong_password', params: {} }),
  another: refuse({ code: 'session_ended', params: {} }),
};
/** A house of which somebody with very many addresses asks. */
const aHouse = () => {
  let elapsed = 0;
  const house = { limits: openLimits(1, { elapsed: () => elapsed }) };
  /** Ten addresses are a network. */
  const from = (place: number) => ({
    address: `address ${place}`,
    network: `network ${Math.floor(place / 10)}`,
  });
  return {
    pass: (seconds: number) => void (elapsed += 1000 * seconds),
    tries: (said: keyof typeof WRONG, place: number) =>
      guarded(house, EMAIL, from(place), async () => WRONG[said]),
    enters: async (place: number, email = EMAIL) =>
      (await guarded(house, email, from(place), async () => ok('in'))).ok,
  };
};

describe('an e-mail whose password many have guessed at', () => {
  it.each(['atTheGate', 'withinTheAccount'] as const)(
    'is besieged after fifty wrong ones from wherever (%s): every network has three tries an hour, its owner’s too',
    async (where) => {
      const { pass, tries, enters } = aHouse();
      for (let place = 0; place < 50; place += 1) expect(await tries(where, place)).toEqual(WRONG[where]);
      for (let time = 0; time < 3; time += 1) expect(await enters(1000)).toBe(true);
      expect(await enters(1000)).toBe(false);
      expect(await enters(1009)).toBe(false);
      expect(await enters(1010)).toBe(true);
      expect(await enters(1000, 'another@realm.example')).toBe(true);
      pass(3_601);
      expect(await enters(1000)).toBe(true);
      pass(86_401);
      for (let time = 0; time < 5; time += 1) expect(await enters(1000)).toBe(true);
    },
  );

  it('is besieged by nothing but wrong passwords', async () => {
    const { tries, enters } = aHouse();
    for (let place = 0; place < 60; place += 1) await tries('another', place);
    for (let place = 0; place < 60; place += 1) expect(await enters(place)).toBe(true);
    for (let time = 0; time < 5; time += 1) expect(await enters(1000)).toBe(true);
  });

  it('has ten tries in five minutes from one address, wrong or right', async () => {
    const { pass, enters } = aHouse();
    for (let time = 0; time < 10; time += 1) expect(await enters(1)).toBe(true);
    expect(await enters(1)).toBe(false);
    expect(await enters(2)).toBe(true);
    pass(301);
    expect(await enters(1)).toBe(true);
  });
});
