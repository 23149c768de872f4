// One's own kingdom in the window: what has ended since the server spoke is gone from every figure.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { kingdomNow } from '@sigilla/client/realm/kingdomStore.ts';
import { kingdomQuery } from '@sigilla/client/realm/queries.ts';
import { queryClient } from '@sigilla/client/session/queryClient.ts';
import { session } from '@sigilla/client/session/session.ts';
import type { ActiveEffect } from '@sigilla/engine/kingdom/kingdom.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { aKingdom, HOUR } from '../support/builders.ts';

const SERVER = 'default-server';

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

/** The kingdom as the window has it now, which the server told of two hours ago. */
const toldTwoHoursAgo = (effect: ActiveEffect): OwnKingdomView => {
  const user = {
    id: 'acc_0000000000000000000001',
    email: null,
    role: 'player',
    isGuest: false,
    currentServerId: SERVER,
    kingdomId: 'harrow',
    kingdomName: 'Kingdom of harrow',
  };
  vi.spyOn(session, 'state').mockReturnValue({ status: 'signedIn', user } as never);
  const kingdom = aKingdom()
    .with({ activeEffects: [effect] })
    .view(Date.now() - 2 * HOUR);
  queryClient.setQueryData(kingdomQuery(SERVER).queryKey, { kingdom, revision: 1 } as never);
  const state = kingdomNow();
  if (state.status !== 'ready') throw new Error(`the kingdom is ${state.status}`);
  return state.kingdom;
};

describe('the kingdom in the window', () => {
  const lasting = (hours: number) => ({ startedAt: Date.now() - 3 * HOUR, until: Date.now() + hours * HOUR });

  it('has nothing of a treaty that has run out since, nor of an artifact', () => {
    const treaty = toldTwoHoursAgo({ kind: 'mission', id: 'salt_road', ...lasting(-1) });
    expect(treaty.bonuses.tradeDiscount).toBe(0);
    expect(treaty.activeEffects).toEqual([]);
    const artifact = toldTwoHoursAgo({ kind: 'artifact', id: 'honeyed_word', ...lasting(-1) });
    expect(artifact.bonuses.tradeDiscount).toBe(0);
  });

  it('has what goes on', () => {
    const treaty = toldTwoHoursAgo({ kind: 'mission', id: 'salt_road', ...lasting(1) });
    expect(treaty.bonuses.tradeDiscount).toBe(5);
  });
});
