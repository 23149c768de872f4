// Who calls a ruler away from a battle's page, which stands outside of the shell.
import { describe, expect, it } from 'vitest';
import { summonsOf } from '../../client/features/battle/summons.ts';

const OWN = 'acc_own';
const challenge = { id: 'btl_2', attackerName: 'Nordmark' };
const fight = { id: 'btl_3', attackerId: OWN, attackerName: 'Aquilonia', defenderName: 'Carrowdun' };

describe('summonsOf', () => {
  it('SR-076 tells whoever still looks at a finished battle that they are challenged, and where to answer', () => {
    expect(summonsOf({ incoming: [challenge], underway: [] }, 'btl_1', OWN)).toEqual([
      {
        id: 'btl_2',
        words: 'Nordmark challenges you.',
        to: '/war?tab=requests#challenge-btl_2',
        label: 'Answer',
      },
    ]);
  });

  it('names the other side of a battle of one’s own elsewhere, whoever began it', () => {
    const begun = { ...fight, id: 'btl_4', attackerId: 'acc_other', defenderName: 'Aquilonia' };
    const underway = [fight, { ...begun, attackerName: 'Gallowmere' }];
    expect(summonsOf({ incoming: [], underway }, 'btl_1', OWN).map(({ words }) => words)).toEqual([
      'Your host stands against Carrowdun.',
      'Your host stands against Gallowmere.',
    ]);
  });

  it('calls nobody to the battle before their eyes', () => {
    expect(summonsOf({ incoming: [challenge], underway: [fight] }, 'btl_3', OWN)).toHaveLength(1);
    expect(summonsOf({ incoming: [challenge], underway: [] }, 'btl_2', OWN)).toEqual([]);
  });
});
