// A tenth of a point is as fine as any drawing of ours: so that drawings are the same text in every browser.
/** A number as it stands in a path: rounded to a tenth. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
