// A window that is elsewhere when its ruler's challenge is taken up: it gives the word that it has promised once the realm has sworn, and not before.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lookFromAfar } from '@sigilla/client/realm/proof/witnessing.ts';
import { witnessOf } from '@sigilla/client/realm/proof/keeping.ts';
import { api } from '@sigilla/client/session/api.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import { publicBattle } from '@sigilla/engine/war/publicBattle.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { meetToSpeak } from '../engine/war/wager.ts';
import { aKingdom, NOW } from '../support/builders.ts';
import { MemoryRealm } from '../support/realm.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const sworn = (): BattleView => {
  const realm = new MemoryRealm(aKingdom('harrow').build(), aKingdom('wick').build());
  const battle = meetToSpeak(realm, 'harrow', 'wick');
  return publicBattle(battle, battle.attacker.accountId);
};

describe('a window that looks at its battle from afar', () => {
  it('looks again until the realm has sworn, and then gives its word', async () => {
    vi.useFakeTimers();
    const battle = sworn();
    const unsworn: BattleView = {
      ...battle,
      roundDueAt: null,
      proof: battle.proof && { ...battle.proof, sworn: null },
    };
    const answered = (one: BattleView) => ok({ success: true as const, revision: 1, now: NOW, battle: one });
    const looked = vi
      .spyOn(api.battles, 'battle')
      .mockResolvedValueOnce(answered(unsworn))
      .mockResolvedValueOnce(answered(unsworn))
      .mockResolvedValue(answered(battle));
    vi.spyOn(api.realm, 'notary').mockResolvedValue({
      ok: false,
      failure: { status: 0, code: 'x', message: '' },
    } as never);
    const said = vi.spyOn(api.actions, 'act').mockResolvedValue(ok({}) as never);
    const looking = lookFromAfar(battle.id);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(looked).toHaveBeenCalledTimes(2);
    expect(said).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    await looking;
    expect(said).toHaveBeenCalledTimes(1);
    const { word, taken } = witnessOf(battle.id) ?? {};
    expect(taken).toBe(true);
    expect(said.mock.calls[0]?.[0]).toMatchObject({
      body: { actionId: 'give_word', metadata: { battleId: battle.id, word } },
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(looked).toHaveBeenCalledTimes(3);
  });
});
