// The realm's days: dates of UTC, told of an instant in epoch milliseconds. The days of an account, in its own time zone, are calendar.ts's.
import { z } from 'zod';

/** An ISO date, such as 2026-11-21. Days compare as strings. */
export const Day = z.iso.date();
export type Day = z.infer<typeof Day>;

/** The day of the realm at the instant `at`. */
export const utcDay = (at: number): Day => new Date(at).toISOString().slice(0, 10);

/** The month of the realm at the instant `at`, 1 to 12. */
export const utcMonth = (at: number): number => new Date(at).getUTCMonth() + 1;

/** The midnight that begins a date of the realm; a day of an account for libraries that count days in UTC. */
export const utcMidnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
