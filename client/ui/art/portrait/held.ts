// What a sitter holds, in a hand at the right edge of the picture.
import type { Face } from './choices.ts';
import { gem, INK, line, shape, type Mark } from './pen.ts';
import { tenth } from '../tenth.ts';

const X = 244;

const STEEL = '#a9abad';

/** Sleeve, cuff and hand, down to the edge of the picture; who goes in mail has gauntlets. */
const hand = ({ cloth: [sleeve], skin: [skin], dress }: Face, x = X - 4, y = 336): Mark[] => {
  const steel = dress === 'plate' || dress === 'hauberk';
  const bare = steel ? STEEL : skin;
  return [
    shape(
      `M${x - 34} 384Q${x - 36} ${y + 28} ${x - 20} ${y + 8}Q${x - 8} ${y - 2} ${x + 4} ${y + 2}L${x + 20} ${y + 14}Q${x + 24} ${(y + 384) / 2} ${x + 16} 384Z`,
      sleeve,
    ),
    shape(
      `M${x - 22} ${y + 10}Q${x - 8} ${y - 4} ${x + 10} ${y + 4}L${x + 20} ${y + 14}L${x + 14} ${y + 24}Q${x - 4} ${y + 12} ${x - 24} ${y + 22}Z`,
      steel ? '#c3c5c6' : '#c8962f',
      1.4,
    ),
    shape(
      `M${x - 6} ${y + 4}Q${x - 14} ${y - 12} ${x - 4} ${y - 22}Q${x + 6} ${y - 30} ${x + 14} ${y - 24}Q${x + 22} ${y - 18} ${x + 20} ${y - 6}Q${x + 20} ${y + 6} ${x + 12} ${y + 12}Z`,
      bare,
    ),
    line(`M${x - 4} ${y - 16}H${x + 17}M${x - 5} ${y - 9}H${x + 19}M${x - 4} ${y - 2}H${x + 18}`, 1.2),
    shape(
      `M${x - 7} ${y - 4}Q${x - 16} ${y - 12} ${x - 10} ${y - 18}Q${x - 4} ${y - 20} ${x} ${y - 10}Z`,
      bare,
      1.4,
    ),
  ];
};
const rod = (top: number, bottom: number, width: number, fill: string): Mark[] => [
  line(`M${X} ${top}V${bottom}`, width + 3.2),
  line(`M${X} ${top}V${bottom}`, width, fill),
];

/** Each thing with the hand that holds it, painted from back to front. */
const HELD: Readonly<Record<Face['hold'], (face: Face) => Mark[]>> = {
  none: () => [],
  sword: (face) => [
    shape(`M${X} 110L${X + 8} 126V296H${X - 8}V126Z`, '#dcdcd8'),
    line(`M${X} 128V292`, 1.2, '#85878b'),
    shape(`M${X - 26} 294Q${X} 286 ${X + 26} 294V303Q${X} 296 ${X - 26} 303Z`, '#c8962f'),
    ...rod(303, 350, 7, '#6e5238'),
    gem(X, 358, 8),
    ...hand(face),
  ],
  axe: (face) => [
    ...rod(130, 384, 6, '#7a5230'),
    shape(`M${X + 3} 138Q${X + 34} 128 ${X + 42} 164Q${X + 34} 200 ${X + 3} 188Z`, '#b4b6b8'),
    line(`M${X + 36} 142Q${X + 42} 164 ${X + 36} 188`, 2, '#eceded'),
    ...hand(face),
  ],
  staff: (face) => [
    ...rod(126, 384, 6, '#a06b34'),
    ...Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 4;
      return line(
        `M${X + Math.cos(a) * 20} ${112 + Math.sin(a) * 20}L${X + Math.cos(a) * 29} ${112 + Math.sin(a) * 29}`,
        2.2,
        '#c8962f',
      );
    }),
    gem(X, 112, 14, '#f3dc94'),
    ...hand(face),
  ],
  scales: (face) => [
    ...rod(206, 330, 4, '#c8962f'),
    line(`M${X - 42} 214Q${X} 202 ${X + 38} 210`, 5),
    line(`M${X - 42} 214Q${X} 202 ${X + 38} 210`, 2.6, '#f3dc94'),
    ...[
      [X - 42, 214],
      [X + 34, 210],
    ].flatMap(([x = 0, y = 0]) => [
      line(`M${x} ${y}L${x - 16} ${y + 44}M${x} ${y}L${x + 16} ${y + 44}`, 1.2),
      shape(
        `M${x - 20} ${y + 44}H${x + 20}Q${x + 14} ${y + 58} ${x} ${y + 58}Q${x - 14} ${y + 58} ${x - 20} ${y + 44}Z`,
        '#c8962f',
      ),
    ]),
    ...hand(face),
  ],
  book: (face) => [
    shape('M190 306L256 290L270 362L206 380Z', '#7c2019'),
    shape('M194 310L256 295L266 356L208 372Z', face.hat[0], 1.3),
    shape('M222 324L240 319L244 337L226 342Z', '#c8962f', 1.2),
    ...hand(face, 206, 336),
  ],
  dagger: (face) => [
    shape(`M${X - 40} 240L${X - 28} 250L${X - 4} 306L${X - 16} 312Z`, '#dcdcd8'),
    shape(`M${X - 24} 314L${X + 6} 302L${X + 9} 309L${X - 21} 321Z`, '#3a3430'),
    ...hand(face),
  ],
  bow: (face) => [
    line(`M${X - 16} 100Q${X + 32} 170 ${X + 12} 246Q${X + 32} 314 ${X - 8} 382`, 7),
    line(`M${X - 16} 100Q${X + 32} 170 ${X + 12} 246Q${X + 32} 314 ${X - 8} 382`, 4, '#a06b34'),
    line(`M${X - 16} 100L${X - 8} 382`, 1.1),
    ...hand(face, X + 2, 270),
  ],
  key: (face) => [
    ...rod(244, 330, 5, '#c8962f'),
    shape(`M${X} 246H${X + 18}V254H${X}V259H${X + 8}V267H${X}Z`, '#c8962f'),
    ...hand(face),
    line(`M${X - 10} 358A12 12 0 0 1 ${X + 14} 358A12 12 0 0 1 ${X - 10} 358Z`, 6),
    line(`M${X - 10} 358A12 12 0 0 1 ${X + 14} 358A12 12 0 0 1 ${X - 10} 358Z`, 3, '#c8962f'),
  ],
  square: (face) => [
    shape(`M${X - 6} 190H${X + 6}V306H${X + 48}V318H${X - 6}Z`, '#b98a4b'),
    line(
      `M${X + 2} 204H${X + 6}M${X + 2} 224H${X + 6}M${X + 2} 244H${X + 6}M${X + 2} 264H${X + 6}M${X + 2} 284H${X + 6}`,
      1.2,
    ),
    ...hand(face),
  ],
  scroll: (face) => [
    shape(`M${X - 18} 216Q${X} 208 ${X + 22} 216V332Q${X} 324 ${X - 18} 332Z`, '#f5eddc'),
    line(
      `M${X - 10} 234H${X + 14}M${X - 10} 248H${X + 14}M${X - 10} 262H${X + 10}M${X - 10} 276H${X + 14}`,
      1.2,
      INK,
      0.7,
    ),
    gem(X + 4, 300, 8, '#a32d24'),
    ...hand(face),
  ],
  lyre: (face) => [
    line(`M${X - 20} 330Q${X - 52} 262 ${X - 22} 216M${X + 20} 330Q${X + 52} 262 ${X + 22} 216`, 9.4),
    line(
      `M${X - 20} 330Q${X - 52} 262 ${X - 22} 216M${X + 20} 330Q${X + 52} 262 ${X + 22} 216`,
      6,
      '#c8962f',
    ),
    line(`M${X - 12} 234V328M${X - 4} 234V328M${X + 4} 234V328M${X + 12} 234V328`, 1.2),
    shape(`M${X - 36} 228H${X + 36}V236H${X - 36}Z`, '#a06b34', 1.5),
    shape(`M${X - 24} 326H${X + 24}V342Q${X} 354 ${X - 24} 342Z`, '#a06b34', 1.5),
    ...hand(face, X - 4, 350),
  ],
  flame: (face) => [
    shape(
      `M${X} 296Q${X - 34} 286 ${X - 26} 252Q${X - 18} 262 ${X - 14} 250Q${X - 22} 226 ${X + 4} 204Q${X - 2} 226 ${X + 14} 236Q${X + 22} 232 ${X + 20} 222Q${X + 36} 252 ${X + 24} 276Q${X + 16} 294 ${X} 296Z`,
      '#d8662c',
    ),
    shape(
      `M${X + 2} 292Q${X - 18} 284 ${X - 10} 264Q${X - 4} 252 ${X + 4} 238Q${X + 4} 256 ${X + 14} 262Q${X + 20} 284 ${X + 2} 292Z`,
      '#f3dc94',
      1.1,
    ),
    ...hand(face, X - 4, 336),
  ],
  sickle: (face) => [
    ...rod(290, 352, 6, '#7a5230'),
    shape(
      `M${X - 4} 292Q${X - 48} 270 ${X - 40} 222Q${X - 24} 186 ${X + 22} 192Q${X - 14} 202 ${X - 24} 230Q${X - 28} 262 ${X + 6} 284Z`,
      '#d9a63f',
    ),
    line(`M${X - 36} 226Q${X - 24} 196 ${X + 8} 194`, 1.4, '#f3dc94'),
    ...hand(face),
  ],
  mace: (face) => [
    ...rod(180, 384, 6, '#7a5230'),
    ...[0, 1, 2, 3].map((i) =>
      shape(
        `M${X - 4 + i * 3} 146Q${X - 26 + i * 17} 152 ${X - 24 + i * 16} 170Q${X - 20 + i * 13} 188 ${X - 3 + i * 2} 194Z`,
        i % 2 === 0 ? '#b4b6b8' : '#8d8f93',
        1.5,
      ),
    ),
    gem(X, 142, 6),
    ...hand(face),
  ],
  beads: (face) => [
    ...Array.from({ length: 13 }, (_, i) => {
      const a = Math.PI * (1.18 - (i / 12) * 1.36);
      return gem(
        tenth(X - 2 + Math.cos(a) * 25),
        tenth(334 + Math.sin(a) * 34),
        4.6,
        i === 6 ? '#c8962f' : '#7a5230',
      );
    }),
    ...hand(face, X - 4, 326),
  ],
};

/** What a sitter holds; nothing where their hands are empty. */
export const holding = (face: Face): Mark[] => HELD[face.hold](face);
