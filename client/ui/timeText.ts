// How time is written: spans, in milliseconds, and moments, by the reader's own clock unless another is named. None reads a clock.

import { counted } from './numberText.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number): string => String(value).padStart(2, '0');

/** What is left of a wait, rounded up to the second: "12:31", "1:02:05", "0:00" when it is over. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A span as a person would say it, in its largest unit: "40 s", "2 min", "3 h", "5 days". */
export function span(ms: number): string {
  if (ms < MINUTE) return `${Math.max(0, Math.round(ms / SECOND))} s`;
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min`;
  if (ms < DAY) return `${Math.floor(ms / HOUR)} h`;
  return counted(Math.floor(ms / DAY), 'day');
}

/** What is left until something, to the nearest whole of its unit: of a day that has just begun that is "1 day", wherever and however lately it is read. */
export function left(ms: number): string {
  const unit = ms < MINUTE ? SECOND : ms < HOUR - MINUTE / 2 ? MINUTE : ms < DAY - HOUR / 2 ? HOUR : DAY;
  return span(Math.round(ms / unit) * unit);
}

/** How long ago something was: "now" for the last minute, then its span. */
export function ago(ms: number): string {
  return ms < MINUTE ? 'now' : span(ms);
}

/** When something was, for the middle of a sentence: "just now", "2 min ago". */
export function since(ms: number): string {
  return ms < MINUTE ? 'just now' : `${span(ms)} ago`;
}

/** A way to write a moment. The format is made when it is first wanted, for making one takes longer than hundreds of uses. */
const written = (options: Intl.DateTimeFormatOptions, language = 'en-GB'): ((at: number) => string) => {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => (format ??= new Intl.DateTimeFormat(language, options)).format(at);
};

/** The day of a moment: "3 September 2026". */
export const dayText = written({ dateStyle: 'long' });

/** The same by the clock of Greenwich, for what is to read alike wherever it is opened. */
export const worldDayText = written({ dateStyle: 'long', timeZone: 'UTC' });

/** The day of a moment in a narrow place: "3 Sept 2026". */
export const shortDayText = written({ dateStyle: 'medium' });

/** A day of this year in a narrow place: "3 Sept". */
export const dayOfYearText = written({ day: 'numeric', month: 'short' });

/** Day and minute: "3 Sept 2026, 14:05". */
export const momentText = written({ dateStyle: 'medium', timeStyle: 'short' });

/** The hour of a day of this week: "Thu 14:00". */
export const hourText = written({ weekday: 'short', hour: '2-digit', minute: '2-digit' });

/** The time of day to the second: "14:05:09". */
export const clockText = written({ timeStyle: 'medium' });

/** The day of a moment for machines: "2026-09-03". */
export const dayStamp = written({}, 'sv-SE');

const worldColumn = written({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const monthName = written({ month: 'long', timeZone: 'UTC' });

/** A day of the calendar, "2026-09-03", over a column: "Thu 3 Sept". */
export const columnText = (day: string): string => worldColumn(Date.parse(`${day}T00:00:00Z`));

/** The name of a month, from 0: "September". */
export const monthText = (month: number): string => monthName(Date.UTC(2000, month, 15));

const weekday = written({ weekday: 'long' });
const dayAndMonth = written({ day: 'numeric', month: 'long' });

/** How long somebody has been away, after "asleep": "for 40 min", "for 5 h", "since Tuesday", "since 3 May". */
export function asleepFor(then: number, now: number): string {
  const away = Math.max(0, now - then);
  if (away < DAY) return `for ${span(Math.max(MINUTE, away))}`;
  return `since ${away < 6 * DAY ? weekday(then) : dayAndMonth(then)}`;
}
