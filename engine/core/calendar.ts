// The days of an account, and nowhere else (G-183): local midnight to local midnight in its time zone, UTC until one is set. Instants are
// epoch milliseconds. For one account days never run backwards, and no moment is outside a day: where a change of zone would turn the
// calendar back, the day that was being lived simply lasts longer.
// Nothing here asks the library before it is called, so that the window, which takes shapes from here and no more, is built without it.
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { Day } from './day.ts';
import { utcDay, utcMidnight } from './day.ts';
import type { Result } from './result.ts';
import { ok, refuse } from './result.ts';

/** Which zone tells an account its days: `zone` from the moment `since`, `before` until then. */
export const AccountCalendar = z.object({
  /** An IANA name, such as Europe/Rome. */
  zone: z.string().min(1).max(64),
  /** When `zone` began or will begin to rule; 0 if it always has. */
  since: z.int().min(0),
  /** The zone that ruled before `since`. */
  before: z.string().min(1).max(64),
  /** When the zone was last changed; null if never. */
  changedAt: z.int().nullable(),
});
export type AccountCalendar = z.infer<typeof AccountCalendar>;

/** How long a zone must be kept before it can be changed again (G-183): seven times 24 hours. */
const BETWEEN_CHANGES_MS = 7 * 24 * 3_600_000;

/** The zone of that IANA name, as it is properly spelt; null when it is not known here. Bare offsets such as +02:00 forget summer time and are none. */
const zoneNamed = (name: string): string | null => {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId;
  } catch {
    return null;
  }
};

/** The calendar of an account that has lived in one zone from the start; an unknown name gives UTC. */
export const calendarIn = (zone: string): AccountCalendar => {
  const known = zoneNamed(zone) ?? 'UTC';
  return { zone: known, since: 0, before: known, changedAt: null };
};

/** The calendar of whoever has not set a zone. */
export const UTC_CALENDAR: AccountCalendar = { zone: 'UTC', since: 0, before: 'UTC', changedAt: null };

const localTime = (zone: string, at: number): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);

const MINUTE_MS = 60_000;
/** Minutes that are kept in mind. */
const MOST_MINUTES = 1_000;

/** What a zone's clock tells all through a minute, looked up once and kept: zones change their time at whole minutes. */
const inMinute = <T>(
  kept: Map<string, T>,
  zone: string,
  at: number,
  told: (time: Temporal.ZonedDateTime) => T,
): T => {
  const minute = `${zone}/${Math.floor(at / MINUTE_MS)}`;
  const known = kept.get(minute);
  if (known !== undefined) return known;
  const found = told(localTime(zone, at));
  if (kept.size >= MOST_MINUTES) kept.clear();
  kept.set(minute, found);
  return found;
};

const dates = new Map<string, Day>();
const hours = new Map<string, number>();
const midnights = new Map<string, number>();

/** The date of a zone. */
const dateIn = (zone: string, at: number): Day =>
  inMinute(dates, zone, at, (time) => time.toPlainDate().toString());

const hourIn = (zone: string, at: number): number => inMinute(hours, zone, at, (time) => time.hour);

const midnightBefore = (zone: string, at: number): number =>
  localTime(zone, at).startOfDay().epochMilliseconds;

const midnightAfter = (zone: string, at: number): number =>
  inMinute(midnights, zone, at, (time) => time.add({ days: 1 }).startOfDay().epochMilliseconds);

const later = (a: Day, b: Day): Day => (a < b ? b : a);

/** The account's day at the instant `at` (epoch ms). */
export const dayOf = (at: number, calendar: AccountCalendar): Day => {
  const { zone, since, before } = calendar;
  if (at < since) return dateIn(before, at);
  const day = dateIn(zone, at);
  return since === 0 ? day : later(day, dateIn(before, since - 1));
};

/** When the account's day at `at` began. A day that a change of zone drew out has more than one midnight in it. */
export const dayStart = (at: number, calendar: AccountCalendar): number => {
  const { zone, since, before } = calendar;
  const day = dayOf(at, calendar);
  let start = at + 1;
  do {
    const seen = start - 1;
    start = seen < since ? midnightBefore(before, seen) : Math.max(since, midnightBefore(zone, seen));
  } while (dayOf(start - 1, calendar) === day);
  return start;
};

/** When the account's next day begins. */
export const dayEnd = (at: number, calendar: AccountCalendar): number => {
  const { zone, since, before } = calendar;
  const day = dayOf(at, calendar);
  let end = at;
  do {
    end = end < since ? Math.min(since, midnightAfter(before, end)) : midnightAfter(zone, end);
  } while (dayOf(end, calendar) === day);
  return end;
};

/** When the day begins whose date is `days` after the day of `at`: 0 gives the start of today. */
export const startOfDayAfter = (at: number, days: number, calendar: AccountCalendar): number => {
  if (days === 0) return dayStart(at, calendar);
  const { zone, since, before } = calendar;
  const date = Temporal.PlainDate.from(dayOf(at, calendar)).add({ days });
  const begins = date.toZonedDateTime(zone).epochMilliseconds;
  return begins < since ? date.toZonedDateTime(before).epochMilliseconds : begins;
};

const DAY_MS = 86_400_000;
/** In UTC every day is as long as any other. */
const dateAfter = (day: Day): Day => utcDay(utcMidnight(day) + DAY_MS);

/** Countries that cross the date line leave a date out. */
const hasDate = (zone: string, day: Day): boolean =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).toPlainDate().toString() === day;

/**
 * The days that the account has lived wholly between the day `from` and its day at `at`, both left out; oldest first.
 * A date that never came, because a change of zone leapt over it, is not among them: nobody can be blamed for missing it.
 */
export const daysLivedSince = (from: Day, at: number, calendar: AccountCalendar): readonly Day[] => {
  const { zone, since, before } = calendar;
  const [last, first] = [dayOf(since - 1, calendar), dayOf(since, calendar)];
  const today = dayOf(at, calendar);
  const lived: Day[] = [];
  for (let day = dateAfter(from); day < today; day = dateAfter(day)) {
    const came =
      at < since || day >= first
        ? hasDate(at < since ? before : zone, day)
        : day <= last && hasDate(before, day);
    if (came) lived.push(day);
  }
  return lived;
};

/** The hour of the account's clock at an instant, 0 to 23. */
export const hourOf = (at: number, { zone, since, before }: AccountCalendar): number =>
  hourIn(at < since ? before : zone, at);

/**
 * The calendar after the account has asked for another zone. It takes effect at the next local midnight and at most once in seven days.
 * Refuses `unknown_time_zone`, and `time_zone_changed_lately` with the day from which it can be asked again.
 */
export const changeZone = (calendar: AccountCalendar, name: string, now: number): Result<AccountCalendar> => {
  const zone = zoneNamed(name);
  if (zone === null) return refuse({ code: 'unknown_time_zone', params: { zone: name } });
  if (zone === calendar.zone) return ok(calendar);
  const { changedAt } = calendar;
  if (changedAt !== null && now - changedAt < BETWEEN_CHANGES_MS)
    return refuse({
      code: 'time_zone_changed_lately',
      params: { day: dayOf(changedAt + BETWEEN_CHANGES_MS, calendar) },
    });
  return ok({ zone, since: dayEnd(now, calendar), before: calendar.zone, changedAt: now });
};
