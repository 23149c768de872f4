// The words of the artifacts' page: buttons, what is said after an attempt, and the summary of what artifacts give.
import { expect, it } from 'vitest';
import { activeBonuses, labelOf, saidOf } from '@sigilla/client/features/artifacts/artifactWords.ts';
import { aKingdom, content } from '../support/builders.ts';

it('KR-010 a consumable’s button reads Use, any other’s Activate', () => {
  for (const one of content.artifacts.values())
    expect(labelOf({ is: 'ready' }, one, true), one.id).toBe(
      one.effect.mode === 'consumable' ? 'Use' : 'Activate',
    );
});

it('KR-013 an attempt that was rolled back says that nothing was lost, any other failure does not', () => {
  const failure = { success: false, error: 'The jar is empty.', code: 'artifact_resting' } as const;
  expect(saidOf({ ...failure, rollbackApplied: true })).toEqual({
    text: 'The jar is empty. (no resources lost)',
    isFailure: true,
  });
  expect(saidOf({ ...failure, rollbackApplied: false }).text).toBe('The jar is empty.');
});

it('KR-014 there is no summary where every multiplier is one, and one line for each that is not', () => {
  expect(activeBonuses(aKingdom().withArtifact('merchants_left_scale').view())).toEqual([]);
  const lit = aKingdom()
    .withArtifact('chandelier_of_audience')
    .withSwitchedOn('chandelier_of_audience')
    .view();
  expect(activeBonuses(lit)).toEqual([['gold a turn', '+6%']]);
});
