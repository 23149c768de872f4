// Times in the treaty: epoch milliseconds for both parties, ISO 8601 in UTC on the wire.
// Shapes that the engine declares with Moment are rewritten with Instant in its place, wherever it stands in objects, lists and kinds of things.
import { z } from 'zod';
import { Instant, Moment } from '@sigilla/engine/core/instant.ts';

const rewrite = (schema: z.ZodType): z.ZodType => {
  if (schema === Moment) return Instant;
  if (schema instanceof z.ZodNullable) return rewrite(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodOptional) return rewrite(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodArray) return z.array(rewrite(schema.element as z.ZodType));
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries<z.ZodType>(schema.shape);
    return z.object(Object.fromEntries(shape.map(([name, inner]) => [name, rewrite(inner)])));
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const [first, ...others] = schema.options.map((option) => rewrite(option as z.ZodType) as z.ZodObject);
    return first === undefined ? schema : z.discriminatedUnion(schema.def.discriminator, [first, ...others]);
  }
  // A shape that only the compiler knows: any fields will do.
  return schema instanceof z.ZodCustom ? z.looseObject({}) : schema;
};

/** The same shape with its times as the wire has them. In code nothing changes; unknown fields are dropped on the way out. */
export const onTheWire = <T>(schema: z.ZodType<T>): z.ZodType<T> => rewrite(schema) as z.ZodType<T>;
