// How an event travels and is stored: its code and parameters, never the sentence. The catalogue is content/texts/events.ts.
// Invariant: a code that a newer or older catalogue does not know still parses; whoever shows it shows nothing for it.
import { z } from 'zod';
import type { EventText } from '../texts/events.ts';

export const EventTextShape = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  variant: z.int().min(0).exactOptional(),
}) as unknown as z.ZodType<EventText>;
