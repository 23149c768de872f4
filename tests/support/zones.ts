// Where clocks are set twice a year, and when.
import { Temporal } from 'temporal-polyfill';

/** By an hour north and south of the line, by half an hour, at midnight, and backward in winter. */
export const ZONES = [
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/Havana',
  'Europe/Dublin',
] as const;

/** The next two changes of a zone's clocks after a moment: epoch milliseconds. */
export const changesOf = (zone: string, after: number): readonly number[] => {
  const moment = Temporal.Instant.fromEpochMilliseconds(after);
  const first = moment.toZonedDateTimeISO(zone).getTimeZoneTransition('next');
  const second = first?.getTimeZoneTransition('next') ?? null;
  return [first, second].flatMap((change) => (change === null ? [] : [change.epochMilliseconds]));
};
