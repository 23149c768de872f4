// Every construction that sentences can be made of, in the order of their levels. Each is one row in frames/; to add one, add a row there.
import { ABSOLUTE_FRAMES } from './frames/absolutes.ts';
import { CASE_FRAMES } from './frames/cases.ts';
import { CLAUSE_FRAMES } from './frames/clauses.ts';
import { CONCESSION_FRAMES } from './frames/concessions.ts';
import { CONDITION_FRAMES } from './frames/conditions.ts';
import { DOUBT_FRAMES } from './frames/doubts.ts';
import { DUTY_FRAMES } from './frames/duties.ts';
import { FEAR_FRAMES } from './frames/fears.ts';
import { IMPERSONAL_FRAMES } from './frames/impersonals.ts';
import { NAMING_FRAMES } from './frames/naming.ts';
import { NEED_FRAMES } from './frames/needs.ts';
import { NOUN_FRAMES } from './frames/nouns.ts';
import { PAIR_FRAMES } from './frames/pairs.ts';
import { PERIOD_FRAMES } from './frames/periods.ts';
import { PICTURE_FRAMES } from './frames/pictures.ts';
import { PLACE_FRAMES } from './frames/places.ts';
import { PLAIN_FRAMES } from './frames/plain.ts';
import { PRONOUN_FRAMES } from './frames/pronouns.ts';
import { PURPOSE_FRAMES } from './frames/purposes.ts';
import { QUESTION_FRAMES } from './frames/questions.ts';
import { RELATIVE_FRAMES } from './frames/relatives.ts';
import { REPORT_FRAMES } from './frames/reports.ts';
import { VERBAL_FRAMES } from './frames/verbals.ts';
import { WILL_FRAMES } from './frames/wills.ts';
import type { Frame } from './frames/frame.ts';

/** All frames, the earliest level first. */
export const FRAMES: readonly Frame[] = [
  ...PLAIN_FRAMES,
  ...PAIR_FRAMES,
  ...PRONOUN_FRAMES,
  ...NOUN_FRAMES,
  ...RELATIVE_FRAMES,
  ...CASE_FRAMES,
  ...NAMING_FRAMES,
  ...PLACE_FRAMES,
  ...QUESTION_FRAMES,
  ...WILL_FRAMES,
  ...CLAUSE_FRAMES,
  ...CONCESSION_FRAMES,
  ...CONDITION_FRAMES,
  ...REPORT_FRAMES,
  ...DOUBT_FRAMES,
  ...PURPOSE_FRAMES,
  ...FEAR_FRAMES,
  ...IMPERSONAL_FRAMES,
  ...NEED_FRAMES,
  ...VERBAL_FRAMES,
  ...DUTY_FRAMES,
  ...ABSOLUTE_FRAMES,
  ...PERIOD_FRAMES,
  ...PICTURE_FRAMES,
].toSorted((one, other) => one.level - other.level);

const notes = new Map(FRAMES.map(({ name, note }) => [name, note]));

/** A sentence on a construction, by the name of its frame; empty when there is none of that name. */
export const noteOf = (frame: string): string => notes.get(frame) ?? '';

const levels = new Map(FRAMES.map(({ name, level }) => [name, level]));

/** The skill level from which a construction is met. */
export const levelOfFrame = (frame: string): number | undefined => levels.get(frame);
