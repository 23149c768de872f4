// What a weather hides of the heavens, for the hanging and for the small pictures of it.
// Invariant: whoever draws a battle's sky asks here, so that no two pictures of one battle disagree about its sun.
import type { WeatherId } from '@sigilla/content/schema/weather.ts';

export const hidesSun = (weather: WeatherId): boolean => weather !== 'clear' && weather !== 'heat_wave';

/** What merely falls by night comes from clouds with gaps in them: the moon lights the field through them. */
export const hidesMoon = (weather: WeatherId): boolean =>
  hidesSun(weather) && weather !== 'rain' && weather !== 'snow';
