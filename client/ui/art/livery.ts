// What two hosts wear against each other: the tinctures of their houses, as many as leave the two apart to every eye.
// Invariant: of two liveries one is a metal, or one is azure and the other gules. tests/client/livery.test.ts reckons that these are as far apart as
// azure and gules are, to eyes that see all colours and to those that see red, green or blue less.
import { blazon, isMetal, liveryOf } from './blazon.ts';
import type { Tincture } from './blazon.ts';

/** The colours of a host's cloth: the surcoat, its folds, the device on it, and what is written of it by day and by night. */
export interface Livery {
  readonly side: string;
  readonly sideDark: string;
  readonly sideLight: string;
  readonly thread: string;
  readonly glow: string;
  /** For whoever hears of it. */
  readonly word: string;
}

/** Cloth is a little brighter than a shield's paint: it is seen small. */
const CLOTHS: Readonly<Record<Tincture, Livery>> = {
  azure: dyed('blue', '#2c5288', '#203c66', '#8fb0e2', '#234a80', '#a9c4ee'),
  gules: dyed('red', '#a93a22', '#7f2a18', '#f0a488', '#8f261c', '#f2906c'),
  vert: dyed('green', '#2f6a4f', '#1f4c38', '#9ccbb0', '#235a41', '#9fd8b9'),
  purpure: dyed('purple', '#6f4380', '#4d2c5b', '#cfaadb', '#5c3370', '#d6b6e2'),
  sable: dyed('black', '#3d3731', '#26211d', '#c9bda8', '#2c2622', '#d3cab9'),
  or: dyed('gold', '#d9a63f', '#a3761f', '#f6e2a6', '#74510d', '#f3d98c'),
  argent: dyed('white', '#efe6d2', '#b9a987', '#ffffff', '#5a4a36', '#f4ecd8'),
};

function dyed(
  word: string,
  side: string,
  sideDark: string,
  sideLight: string,
  thread: string,
  glow: string,
): Livery {
  return { word, side, sideDark, sideLight, thread, glow };
}

const areApart = (one: Tincture, other: Tincture): boolean =>
  one !== other &&
  (isMetal(one) ||
    isMetal(other) ||
    (one === 'azure' && other === 'gules') ||
    (one === 'gules' && other === 'azure'));

/** Cloth of one tincture with a device of the other, whose paint is lighter on a dark cloth and darker on a light one. */
const worn = ([cloth, device]: readonly [Tincture, Tincture]): Livery => ({
  ...CLOTHS[cloth],
  sideLight: isMetal(cloth) || isMetal(device) ? CLOTHS[device].side : CLOTHS[cloth].sideLight,
});

/** What the hosts of these two kingdoms wear: each its first tincture, else its second; blue and red where nothing of theirs tells them apart. */
export function liveriesOf(one: string, other: string): readonly [Livery, Livery] {
  const [ours, theirs] = [one, other].map((name) => liveryOf(blazon(name).coat)) as [
    readonly [Tincture, Tincture],
    readonly [Tincture, Tincture],
  ];
  for (const [a, b] of [
    [ours, theirs],
    [ours, turned(theirs)],
    [turned(ours), theirs],
    [turned(ours), turned(theirs)],
  ] as const)
    if (areApart(a[0], b[0])) return [worn(a), worn(b)];
  return [CLOTHS.azure, CLOTHS.gules];
}

const turned = ([cloth, device]: readonly [Tincture, Tincture]): readonly [Tincture, Tincture] => [
  device,
  cloth,
];
