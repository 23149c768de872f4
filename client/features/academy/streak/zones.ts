// Time zones as a learner meets them. Pure.

/** A zone as people read it: "Europe, Rome". */
export const zoneText = (zone: string): string => zone.replaceAll('_', ' ').split('/').join(', ');

const wallTime = (timeZone: string, at: number): string | null => {
  try {
    return new Date(at).toLocaleString('en', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  } catch {
    return null;
  }
};

/** Do the clocks of two zones tell other times at that moment? Berlin's and Rome's do not; of a zone that is unknown here nothing is said. */
export const tellOtherTimes = (one: string, other: string, at: number): boolean => {
  const [here, there] = [wallTime(one, at), wallTime(other, at)];
  return here !== null && there !== null && here !== there;
};
