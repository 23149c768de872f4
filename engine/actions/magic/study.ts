// What the verbs of studying share: what they report, and which study of a kingdom an id means.
import { z } from 'zod';
import type { Magic, Study } from '../../kingdom/kingdom.ts';
import { SpellResearch } from '../../kingdom/magic/research.ts';

export const StudyReport = z.object({
  /** The study that was named, as it stands now; null once it is given up. */
  study: SpellResearch.nullable(),
  /** All of them, in their order. */
  spellResearch: z.array(SpellResearch),
});

/** The study that an id means; undefined when it is none of the kingdom's. */
export const studyOf = (id: string, { studies }: Pick<Magic, 'studies'>): Study | undefined =>
  studies.find((study) => study.id === id);
