// Battles that were drawn up by an older law (older/law*.json, written by that version and never again): they verify by their own law, and
// one that was in its midst when the server was renewed goes on to the ending it would have had.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ENGINE_VERSION } from '@sigilla/engine/battle/law.ts';
import { Replay, battleSeed } from '@sigilla/engine/battle/replay.ts';
import { verifyReplay } from '@sigilla/engine/battle/verifyReplay.ts';
import { beginBattle, resolveRound } from '@sigilla/engine/battle/resolve.ts';

describe.each([1, 2, 3, 4, 5, 6])('a battle of law %i', (law) => {
  const file = new URL(`older/law${law}.json`, import.meta.url);
  const replays = Replay.array().parse(JSON.parse(readFileSync(file, 'utf8')));

  it('is there to be read, and is not today’s', () => {
    expect(replays.map(({ versions }) => versions.engine)).toEqual([law, law]);
    expect(ENGINE_VERSION).toBeGreaterThan(law);
  });

  it('verifies by its own law, report and all', () => {
    for (const replay of replays) expect(verifyReplay(replay)).toEqual({ verified: true });
  });

  it('does not verify by another', () => {
    for (const replay of replays) {
      const forged = structuredClone(replay);
      forged.versions.engine = ENGINE_VERSION;
      expect(verifyReplay(forged)).toMatchObject({ verified: false, reason: 'version' });
      forged.setup.engineVersion = ENGINE_VERSION;
      expect(verifyReplay(forged)).toMatchObject({ verified: false });
      expect(verifyReplay({ ...forged, versions: { ...forged.versions, engine: 0 } })).toMatchObject({
        reason: 'version',
      });
    }
  });

  it('goes on from any round, from a state that was stored', () => {
    for (const { setup, seed, nonces, rounds } of replays) {
      const fought = battleSeed(seed, nonces.challenger, nonces.defender);
      let state = beginBattle(setup);
      for (const recorded of rounds) {
        const next = resolveRound(structuredClone(setup), structuredClone(state), recorded.orders, fought);
        expect(next.log).toEqual(recorded);
        state = next.state;
      }
      expect(state.ending).not.toBeNull();
    }
  });
});
