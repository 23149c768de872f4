// Where a notice may stand on a wide window without lying on something that can be pressed: the corners in their order, the first that is free, else the
// one that covers least. What has the keyboard is never covered. The geometry is pure; what stands on the page is read here as well.

/** Corners of the page's matter, in the order of preference. */
export const PLACES = ['lower right', 'lower left', 'upper right', 'upper left'] as const;
export type Place = (typeof PLACES)[number];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Room {
  /** The page's matter, beside the way through the realm and below its head. */
  readonly page: Box;
  readonly width: number;
  readonly height: number;
  /** From the page's edges. */
  readonly margin: number;
}

/** Where a notice of that size would lie. */
export const boxAt = (place: Place, { page, width, height, margin }: Room): Box => {
  const left = place.endsWith('right') ? page.right - margin - width : page.left + margin;
  const top = place.startsWith('lower') ? page.bottom - margin - height : page.top + margin;
  return { left, top, right: left + width, bottom: top + height };
};

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** How much weighs that something with the keyboard or under the hand would be covered. */
const HELD = 1000;

/** The best place: `controls` are what can be pressed, `held` what has the keyboard or lies under the hand. */
export const placeFor = (room: Room, controls: readonly Box[], held: readonly Box[]): Place => {
  const covered = (place: Place): number => {
    const box = boxAt(place, room);
    const hidden = (boxes: readonly Box[]): number => boxes.filter((one) => meet(box, one)).length;
    return hidden(controls) + HELD * hidden(held);
  };
  return PLACES.map((place) => ({ place, covers: covered(place) })).reduce((best, one) =>
    one.covers < best.covers ? one : best,
  ).place;
};

const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="tab"], [tabindex="0"]';

/** What can be pressed in sight, but for the notices themselves; of an open leaf, what lies on it. */
export const controlsInSight = (notices: Element): readonly Box[] => {
  const leaf = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  return [...(leaf ?? document).querySelectorAll(CONTROLS)].flatMap((control) => {
    if (notices.contains(control)) return [];
    const box = control.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight ? [box] : [];
  });
};
