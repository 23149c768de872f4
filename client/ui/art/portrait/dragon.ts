// The head of a dragonborn: a skull that runs out into a snout, plates over the eyes, a frill where others have ears, a jaw with fangs.
// Invariant: what is worn on any head sits on this one too: crown and brow lie where those of other faces lie.
import type { Face } from './choices.ts';
import { INK, line, round, shape, wash, type Mark } from './pen.ts';

/** Belly, throat and what a horn is made of. */
const PALE = '#efe0b8';
const BONE = '#dccba2';

/** How far the snout runs: its upper side and the jaw beneath it. */
const SNOUTS: Readonly<
  Record<Face['outline'], { readonly head: string; readonly jaw: string; readonly bridge: string }>
> = {
  round: {
    head: 'M106 142C104 102 126 86 154 86C184 86 198 106 198 134Q206 146 210 160Q216 176 204 188Q186 198 160 200Q126 202 112 178Q106 160 106 142Z',
    jaw: 'M118 184Q140 202 172 198Q194 196 206 186Q208 200 196 206Q176 216 150 214Q126 210 118 184Z',
    bridge: 'M168 126Q188 140 202 162',
  },
  long: {
    head: 'M107 140C105 100 128 84 154 84C184 84 198 104 198 132Q210 150 220 168Q226 184 212 194Q190 202 162 202Q128 204 114 180Q107 160 107 140Z',
    jaw: 'M120 188Q142 206 174 202Q200 200 214 192Q217 206 202 212Q178 222 152 219Q128 214 120 188Z',
    bridge: 'M168 126Q190 142 211 168',
  },
  square: {
    head: 'M105 142C103 102 126 86 154 86C186 86 200 106 200 134L214 156Q224 174 216 188Q202 200 162 202Q122 204 110 180Q105 160 105 142Z',
    jaw: 'M114 184Q140 204 174 200Q200 198 216 187Q220 206 204 212Q180 224 148 220Q120 214 114 184Z',
    bridge: 'M168 126Q190 140 208 160',
  },
};

const SCALES =
  'M124 112Q130 106 136 112Q142 106 148 112M118 122Q124 116 130 122M132 100Q138 94 144 100M160 104Q166 98 172 104Q178 99 184 106M112 166Q118 160 124 166Q130 160 136 166M116 176Q122 170 128 176Q134 170 140 176M122 186Q128 180 134 186M186 160Q190 156 194 160M178 172Q182 168 186 172';

/** An eye that is iris all over, slit from lid to lid. */
const slitEye = (x: number, y: number, w: number, iris: string, narrow: boolean): Mark[] => {
  const h = w * (narrow ? 0.62 : 0.86);
  const almond = `M${x - w} ${y + 1}Q${x - w * 0.2} ${y - h * 1.3} ${x + w} ${y}Q${x} ${y + h * 0.9} ${x - w} ${y + 1}Z`;
  return [
    shape(almond, '#f2cf63', 1.8),
    wash(round(x + w * 0.08, y - 1, h * 0.62), iris, 0.55),
    wash(
      `M${x + w * 0.08} ${y - h * 0.86}Q${x + w * 0.34} ${y - 1} ${x + w * 0.08} ${y + h * 0.56}Q${x - w * 0.18} ${y - 1} ${x + w * 0.08} ${y - h * 0.86}Z`,
      INK,
    ),
    wash(round(x + w * 0.32, y - h * 0.36, w * 0.11), '#ffffff'),
  ];
};

/** Where others have an ear: a fan of skin between spines, over a row of small spikes along the jaw. */
export const frilled = ({ skin: [skin, shade, rose] }: Face): Mark[] => [
  shape(
    'M116 132L72 104Q74 118 84 128L62 140Q74 148 84 152L70 174Q88 176 96 172L92 192Q108 188 118 178Z',
    rose,
  ),
  line('M116 140L76 108M114 152L68 141M114 164L75 172M116 174L95 189', 2, shade),
  line('M116 140L76 108M114 152L68 141M114 164L75 172M116 174L95 189', 0.8, INK, 0.55),
  shape('M112 134Q100 146 104 170Q108 184 120 186Z', skin, 1.4),
  shape('M118 192L104 206L128 204ZM132 204L124 220L144 211Z', BONE, 1.2),
];

/** Horns that sweep back, and a low crest between them; whoever wears antlers has the crest alone. */
export const sweptHorns = ({ head, skin: [, shade] }: Face): Mark[] => [
  ...[132, 150, 168].map((x, i) => {
    const foot = 94 - (i % 2) * 4;
    const tip = 64 - (i % 2) * 8;
    return shape(`M${x - 9} ${foot}Q${x - 4} 74 ${x - 2} ${tip}Q${x + 8} 76 ${x + 9} ${foot}Z`, shade, 1.4);
  }),
  ...(head === 'antlers'
    ? []
    : [
        shape('M106 126Q82 112 72 84Q66 62 48 46Q80 50 94 72Q106 92 130 94Z', BONE),
        line('M92 106L104 92M80 88L95 75M68 66L82 57', 1.2, INK, 0.6),
        shape('M184 94Q204 88 212 70Q220 52 240 44Q234 60 230 76Q222 104 200 120Z', BONE),
        line('M208 108L198 92M222 90L209 76M230 68L219 57', 1.2, INK, 0.6),
      ]),
];

/** Plates down the throat. */
export const throat: readonly Mark[] = [
  wash('M140 208Q158 216 178 206V246Q160 262 142 246Z', PALE, 0.85),
  line('M140 219Q159 228 179 217M140 231Q160 240 180 229M142 243Q160 252 179 241', 1.2, INK, 0.55),
];

/** Everything between frill and horns. */
export const dragonFaced = (face: Face): Mark[] => {
  const [skin, shade] = face.skin;
  const { head, jaw, bridge } = SNOUTS[face.outline];
  const tip = { round: [203, 166], long: [212, 174], square: [209, 168] }[face.outline];
  const [x = 0, y = 0] = tip;
  const lips = y + 20;
  return [
    shape(jaw, PALE, 1.6),
    wash(jaw, skin, 0.35),
    shape(head, skin),
    wash('M106 142Q108 112 122 98Q112 130 116 160Q122 188 146 200Q116 196 109 168Z', shade, 0.5),
    wash(
      `M150 ${y + 2}Q176 ${y + 16} ${x + 6} ${y + 8}Q${x + 4} ${lips} ${x - 12} ${lips + 2}Q168 ${lips + 8} 146 ${lips}Z`,
      shade,
      0.4,
    ),
    line(SCALES, 1.1, shade),
    // The ridge between the eyes, and a plate at the end of it.
    line(bridge, 5, shade),
    line(bridge, 1, INK, 0.5),
    shape(
      `M${x - 12} ${y - 8}Q${x - 2} ${y - 20} ${x + 4} ${y - 4}Q${x - 2} ${y} ${x - 12} ${y - 8}Z`,
      BONE,
      1.2,
    ),
    wash(`M${x - 6} ${y + 7}Q${x - 1} ${y} ${x + 5} ${y + 5}Q${x} ${y + 10} ${x - 6} ${y + 7}Z`, INK),
    line(`M${x - 10} ${y + 4}Q${x - 4} ${y - 4} ${x + 6} ${y}`, 1.2),
    ...slitEye(134, 146, 14, face.iris, face.narrow || face.stern),
    ...slitEye(182, 146, 9.6, face.iris, face.narrow || face.stern),
    // Plates over the eyes: the sterner, the lower.
    ...(face.stern
      ? [
          shape('M110 134Q126 122 156 140Q154 146 150 146Q130 132 112 142Z', shade, 1.5),
          shape('M168 142Q182 128 200 138Q200 142 198 144Q184 136 172 147Z', shade, 1.5),
        ]
      : [
          shape('M110 136Q128 116 154 132Q154 138 150 139Q130 126 113 142Z', shade, 1.5),
          shape('M168 134Q182 122 198 134Q199 139 197 141Q184 132 172 140Z', shade, 1.5),
        ]),
    ...(face.smile
      ? [
          line(
            `M${x + 4} ${lips - 2}Q${x - 22} ${lips + 10} 160 ${lips + 8}Q136 ${lips + 4} 126 ${lips - 20}`,
            2,
          ),
        ]
      : [line(`M${x + 4} ${lips - 2}Q${x - 24} ${lips + 8} 162 ${lips + 4}Q142 ${lips} 130 ${lips - 6}`, 2)]),
    shape(`M${x - 12} ${lips + 3}L${x - 8} ${lips + 14}L${x - 4} ${lips + 1}Z`, '#fbf5e6', 1.1),
    shape(`M${x - 34} ${lips + 6}L${x - 30} ${lips + 15}L${x - 26} ${lips + 5}Z`, '#fbf5e6', 1.1),
    ...(face.lined
      ? [
          line(
            'M114 156Q122 162 132 160M176 158Q182 161 188 158M128 118Q140 112 152 118M146 176Q152 182 150 190',
            1.1,
            INK,
            0.6,
          ),
        ]
      : []),
  ];
};
