// The JSON of a long document, put together of its parts.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toldOf, type Told } from '@sigilla/server/store/sqlite/texts.ts';

const long = fc.record({ words: fc.string({ minLength: 260, maxLength: 300 }), more: fc.jsonValue() });
const part = fc.oneof(
  long,
  fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown),
);
const body = fc.dictionary(
  fc.string({ maxLength: 6 }),
  fc.oneof(part, fc.array(part, { maxLength: 5 }), fc.dictionary(fc.string({ maxLength: 4 }), part)),
);

describe('the text of a long document', () => {
  it('is what JSON says, however it comes about of others before it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(body, fc.array(fc.nat(9), { maxLength: 10 })), { minLength: 1, maxLength: 6 }),
        (changes) => {
          let before: Told | undefined;
          let kept: Readonly<Record<string, unknown>> = {};
          for (const [changed, goes] of changes) {
            // Most parts stay the same values, some go, lists grow by one.
            const names = Object.keys(kept);
            const left = Object.fromEntries(
              Object.entries(kept).filter(([name]) => !goes.includes(names.indexOf(name))),
            );
            const [list] = Object.entries(left).find(([, value]) => Array.isArray(value)) ?? [];
            kept = {
              ...left,
              ...(list === undefined ? {} : { [list]: [...(left[list] as unknown[]), changed] }),
              ...changed,
            };
            const told = toldOf(kept, before);
            expect(told.text).toBe(JSON.stringify(kept));
            before = told;
          }
        },
      ),
    );
  });

  it('takes the texts of what has stayed from before: of rounds fought the last alone is written', () => {
    const round = (number: number) => ({ number, told: 'r'.repeat(300) });
    const [setup, first, second] = [{ hosts: 'h'.repeat(500) }, round(1), round(2)];
    const one = toldOf({ setup, rounds: [first], orders: null }, undefined);
    const other = toldOf({ setup, rounds: [first, second], orders: { stance: 'press' } }, one);
    expect(other.parts?.get('setup')).toBe(one.parts?.get('setup'));
    const [rounds, before] = [other, one].map((told) => told.parts?.get('rounds')?.parts);
    expect(rounds?.get('0')).toBe(before?.get('0'));
    expect(rounds?.get('1')?.text).toBe(JSON.stringify(second));
  });
});
