// A line that tells what happened, as it is read: of the chronicle by anyone, as a notice by the one it was written to.
// Invariant: it shows what is named here and nothing else of what is stored with it.
import { z } from 'zod';
import type { EventText } from '@sigilla/content/texts/events.ts';
import { Instant } from './instant.ts';

export const ToldLine = z.object({
  id: z.string(),
  at: Instant,
  /** Key of the sentence in content/texts/events.ts. */
  code: z.string(),
  text: z.string(),
  /** A path of the site, or null. */
  link: z.string().nullable(),
});
export type ToldLine = z.infer<typeof ToldLine>;

/** A notice says besides whether it has been read. */
export const NoticeLine = ToldLine.extend({ readAt: Instant.nullable() });

interface Told {
  readonly at: number;
  readonly text: EventText;
  readonly link: string | null;
}

/** The line of a stored document; `words` makes its sentence. */
export const toldLine = (
  id: string,
  { at, text, link }: Told,
  words: (text: EventText) => string,
): ToldLine => ({
  id,
  at,
  code: text.code,
  text: words(text),
  link,
});
