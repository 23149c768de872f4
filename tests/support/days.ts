// How far apart two dates are, for tests that walk through calendars.
import { Temporal } from 'temporal-polyfill';

/** From one ISO date to another in days of the calendar. */
export const daysBetween = (from: string, to: string): number => Temporal.PlainDate.from(from).until(to).days;
