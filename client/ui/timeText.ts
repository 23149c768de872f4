// How spans of time are written. All take milliseconds; none reads a clock.

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
  const days = Math.floor(ms / DAY);
  return days === 1 ? '1 day' : `${days} days`;
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

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const datedYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** The day of an instant by the reader's own clock: "3 May 2026". */
export const dayText = (at: number): string => datedYear.format(at);

/** How long somebody has been away, after "asleep": "for 40 min", "for 5 h", "since Tuesday", "since 3 May". */
export function asleepFor(then: number, now: number): string {
  const away = Math.max(0, now - then);
  if (away < DAY) return `for ${span(Math.max(MINUTE, away))}`;
  return `since ${away < 6 * DAY ? weekday.format(then) : date.format(then)}`;
}
