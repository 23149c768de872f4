// Every moment of the treaty travels as ISO 8601: a stored shape that says Moment is an Instant in each answer, however deep it stands.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Moment } from '@sigilla/engine/core/instant.ts';
import { everyCall } from '@sigilla/server/contract/index.ts';
import { onTheWire } from '@sigilla/server/contract/times.ts';

const jsonOf = (schema: z.ZodType): string =>
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

describe('moments on the wire', () => {
  it('are found by what they are, not by their names', () => {
    const shape = z.object({
      dawn: Moment,
      days: z.array(z.object({ dusk: Moment.nullable() })),
      glow: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('lamp'), until: Moment }),
        z.object({ kind: z.literal('ember') }),
      ]),
      paidAt: z.int(),
    });
    const given = {
      dawn: 0,
      days: [{ dusk: 1000 }, { dusk: null }],
      glow: { kind: 'lamp' as const, until: 1000 },
      paidAt: 7,
    };
    expect(z.encode(onTheWire(shape), given)).toEqual({
      dawn: '1970-01-01T00:00:00.000Z',
      days: [{ dusk: '1970-01-01T00:00:01.000Z' }, { dusk: null }],
      glow: { kind: 'lamp', until: '1970-01-01T00:00:01.000Z' },
      paidAt: 7,
    });
  });

  it('G-160 are nowhere left as numbers in an answer', () => {
    // `breaksAt` is a morale.
    for (const {
      route: { path, answer },
    } of everyCall)
      expect([
        path,
        /"(?!breaksAt")\w+(?:At|Until)":\{"type":"(?:integer|number)"/.exec(jsonOf(answer))?.[0],
      ]).toEqual([path, undefined]);
  });
});
