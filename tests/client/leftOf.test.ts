// Whose host stands on the left of the hanging and of everything beside it.
import { expect, it } from 'vitest';
import { leftOf, sidesFor } from '@sigilla/client/features/battle/leftOf.ts';

it('a ruler’s own host stands on the left, and the attacker’s for everyone else', () => {
  expect(leftOf({ side: 'defender' })).toBe('defender');
  expect(sidesFor({ side: 'defender' })).toEqual(['defender', 'attacker']);
  for (const side of ['attacker', null] as const)
    expect(sidesFor({ side })).toEqual(['attacker', 'defender']);
});
