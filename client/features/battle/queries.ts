// What the battle screen reads over REST: the battle as it was when the page was opened, and the replay to verify.
// Invariant: the battle is read once a visit; what changes afterwards comes through the duel room.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { setServerTime } from '../../session/clock.ts';
import { CallFailed } from '../../session/queryClient.ts';
import type { Replay } from '@sigilla/engine/battle/replay.ts';

/** A battle as `viewer` (an account's id, or null for a visitor) may see it. */
export const battleQuery = (battleId: string, viewer: string | null) =>
  queryOptions({
    queryKey: ['battles', battleId, viewer],
    queryFn: async () => {
      const answered = await api.battles.battle({ params: { id: battleId } });
      if (!answered.ok) throw new CallFailed(answered.failure);
      setServerTime(answered.value.now);
      return answered.value.battle;
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The replay of a finished battle. Throws CallFailed. */
export async function readReplay(battleId: string): Promise<Replay> {
  const answered = await api.battles.replay({ params: { id: battleId } });
  if (!answered.ok) throw new CallFailed(answered.failure);
  return answered.value.replay;
}
