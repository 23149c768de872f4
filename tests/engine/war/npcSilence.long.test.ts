// The table of docs/BATTLE.md (“Orders against silence”): what the orders of the realm's own rulers win against silence, by kind of host.
import { describe, expect, it } from 'vitest';
import { NPC_TEMPERS } from '@sigilla/engine/kingdom/kingdom.ts';
import { KINDS_OF_HOST, npcAgainstSilence } from './npcSilence.ts';

const LUCKS = 24;

describe('the orders of a ruler of the realm against silence (G-162)', { timeout: 1_800_000 }, () => {
  it.each(Object.entries(KINDS_OF_HOST))('are at least as good for hosts of the kind %s', (kind, host) => {
    const row = NPC_TEMPERS.map((temper) => npcAgainstSilence(temper, host, LUCKS));
    const mean = row.reduce((sum, { permille }) => sum + permille, 0) / row.length;
    // The tempers share their lucks, so that the error of the mean is no less than that of each.
    const error = Math.max(...row.map((one) => one.error));
    console.log(`${kind}: ${row.map(({ permille }) => permille).join(', ')}; ${mean} ± ${error}`);
    for (const { permille } of row) expect(permille).toBeGreaterThan(500 - 3 * error - 20);
    expect(mean).toBeGreaterThan(kind === 'mixed' ? 500 + 3 * error : 500 - 2 * error);
  });
});
