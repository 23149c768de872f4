// A ruler's view of a kingdom that owns everything there is, by CPU: made anew after each change, against a thousandth of a second; and how
// much of the 64 KB that a kingdom may weigh it weighs.
import { ownKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { content, NOW, rulesOf } from '../support/builders.ts';
import { greatKingdom } from '../support/greatKingdom.ts';
import { timeTurns } from './measure.ts';
import type { Bench, BenchRow } from './measure.ts';

const VIEWS = 200;
const MILLISECOND = 1_000_000;
const MOST_BYTES = 64_000;

export const kingdomBench: Bench = {
  name: 'kingdom',
  about: `A view of a kingdom with every building at its height, every artifact, spell and technology, five full armies and as much in force as may be,
with nothing of it remembered from the view before.`,
  async run(): Promise<readonly BenchRow[]> {
    const kingdom = greatKingdom();
    const rules = rulesOf();
    const turn = (): number => {
      for (let i = 0; i < VIEWS; i += 1) {
        // Another list each time, as after a change: sums are reckoned by their lists.
        const { contributions } = ownKingdomView(
          { ...kingdom, buildings: [...kingdom.buildings] },
          content,
          rules,
          NOW,
        );
        if (contributions.length !== kingdom.buildings.length) throw new Error('the view is not whole');
      }
      return VIEWS;
    };
    const [view] = await timeTurns([{ name: 'view', turn }], 15, 5);
    const nanoseconds = view?.nanoseconds ?? Infinity;
    const bytes = Buffer.byteLength(JSON.stringify(kingdom));
    return [
      {
        what: 'a view of everything',
        rate: 1e9 / nanoseconds,
        unit: 'a second',
        against: 'in a millisecond each',
        ratio: MILLISECOND / nanoseconds,
        goal: 1,
      },
      {
        what: 'the document',
        rate: bytes,
        unit: 'bytes',
        against: 'would be 64 KB',
        ratio: MOST_BYTES / bytes,
        goal: 1,
      },
    ];
  },
};
