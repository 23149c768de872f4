// Times in the treaty: epoch milliseconds for both parties, ISO 8601 in UTC on the wire.
// Shapes that the engine declares with plain milliseconds are rewritten by their field names: every integer `…At` or `…Until` is a time.
import { z } from 'zod';
import { Instant } from '@sigilla/engine/core/instant.ts';

const isTime = (field: string): boolean => /(?:At|Until)$/.test(field);

const rewrite = (schema: z.ZodType, field: string): z.ZodType => {
  if (schema instanceof z.ZodNullable) return rewrite(schema.unwrap() as z.ZodType, field).nullable();
  if (schema instanceof z.ZodOptional) return rewrite(schema.unwrap() as z.ZodType, field).optional();
  if (schema instanceof z.ZodArray) return z.array(rewrite(schema.element as z.ZodType, field));
  if (schema instanceof z.ZodObject) {
    return z.object(
      Object.fromEntries(
        Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, inner]) => [
          name,
          rewrite(inner, name),
        ]),
      ),
    );
  }
  // A shape that only the compiler knows: any fields will do.
  if (schema instanceof z.ZodCustom) return z.looseObject({});
  return schema instanceof z.ZodNumber && isTime(field) ? Instant : schema;
};

/** The same shape with its times as the wire has them. In code nothing changes; unknown fields are dropped on the way out. */
export const onTheWire = <T>(schema: z.ZodType<T>): z.ZodType<T> => rewrite(schema, '') as z.ZodType<T>;
