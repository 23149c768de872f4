// What is wrong with what was sent, in words that whoever sent it understands; never the library's own.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reasonOf } from '@sigilla/engine/core/reason.ts';

const said = (shape: z.ZodType, value: unknown): string => {
  const read = shape.safeParse(value);
  if (read.success) throw new Error('that was well-formed');
  return reasonOf(read.error);
};
const field = (shape: z.ZodType, value: unknown): string =>
  said(z.strictObject({ field: shape }), { field: value });

describe('what is wrong with what was sent', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.string(), 7, 'field must be text'],
    [z.string(), undefined, 'field is missing'],
    [z.number(), 'seven', 'field must be a number'],
    [z.int(), 1.5, 'field must be a whole number'],
    [z.boolean(), 'yes', 'field must be true or false'],
    [z.array(z.string()), {}, 'field must be a list'],
    [z.object({}), 'x', 'field must be an object'],
    [z.int().min(1), 0, 'field must be at least 1'],
    [z.int().max(50), 51, 'field must be at most 50'],
    [z.number().gt(0), 0, 'field must be more than 0'],
    [z.string().min(3), 'ab', 'field must be at least 3 characters'],
    [z.string().min(1), '', 'field must be at least 1 character'],
    [z.array(z.int()).max(1), [1, 2], 'field must be at most 1 entry'],
    [z.array(z.int()).max(2), [1, 2, 3], 'field must be at most 2 entries'],
    [z.enum(['plains', 'hills', 'forest']), 'sea', 'field must be plains, hills or forest'],
    [z.literal('gold'), 'iron', 'field must be gold'],
    [
      z.enum(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']),
      'x',
      'field must be a, b, c, d, e, f or one of 2 more',
    ],
    [z.uuid(), 'x', 'field is not written as it should be'],
    [z.union([z.string(), z.number()]), true, 'field is none of the kinds that may stand there'],
    [z.string('a name is text'), 7, 'a name is text'],
  ])('%# is said as it is', (shape, value, words) => {
    expect(field(shape, value)).toBe(words);
  });

  it('names what nobody asked for, three at most', () => {
    expect(said(z.strictObject({}), { a: 1, b: 2, c: 3, d: 4 })).toBe(
      'the body has nothing called “a”, “b”, “c” and 1 more',
    );
  });
});
