// Where a notice stands on a wide window: nothing that can be pressed lies beneath it as long as a corner is free.
import { expect, it } from 'vitest';
import { boxAt, placeFor, PLACES } from '@sigilla/client/ui/toastPlace.ts';

const room = {
  page: { left: 208, top: 76, right: 1280, bottom: 800 },
  width: 360,
  height: 64,
  margin: 16,
};
/** A button in the middle of where a notice in that corner would lie. */
const buttonAt = (place: (typeof PLACES)[number]) => {
  const { left, top } = boxAt(place, room);
  return { left: left + 20, top: top + 20, right: left + 100, bottom: top + 40 };
};

it('a notice stands in the lower right corner of the page, and in the next that is free where a button lies there', () => {
  expect(placeFor(room, [], [])).toBe('lower right');
  expect(placeFor(room, [buttonAt('lower right')], [])).toBe('lower left');
  expect(placeFor(room, [buttonAt('lower right'), buttonAt('lower left')], [])).toBe('upper right');
});

it('where every corner covers something, it covers the least, and never what the hand or the keyboard has come to', () => {
  const everywhere = PLACES.map(buttonAt);
  expect(placeFor(room, [...everywhere, ...everywhere.slice(1)], [])).toBe('lower right');
  expect(placeFor(room, everywhere, [buttonAt('lower right')])).toBe('lower left');
});

it('every corner lies on the page’s matter, beside the way through the realm and below the head', () => {
  for (const place of PLACES) {
    const { left, top, right, bottom } = boxAt(place, room);
    expect(left >= 208 && top >= 76 && right <= 1280 && bottom <= 800, place).toBe(true);
  }
});
