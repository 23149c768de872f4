// The face itself: outline, eyes, brows, nose, mouth, and what years and wounds have written on it.
import type { Face } from './choices.ts';
import { dragonFaced, frilled, throat } from './dragon.ts';
import { COVERING } from './hair.ts';
import { INK, line, round, shape, wash, type Mark } from './pen.ts';
import { tenth } from '../tenth.ts';

const OUTLINES: Readonly<Record<Face['outline'], string>> = {
  round:
    'M106 142C104 102 126 86 154 86C186 86 200 108 198 140C198 152 196 158 195 164C192 190 176 212 158 213C134 213 110 190 106 142Z',
  long: 'M109 138C107 100 128 84 154 84C184 84 198 104 196 138C196 154 194 164 192 174C188 200 174 224 158 225C138 224 114 196 109 138Z',
  square:
    'M106 140C104 102 126 86 154 86C186 86 200 106 198 138L196 176C192 202 178 214 160 216C136 216 116 206 111 176Z',
};

const eye = (x: number, y: number, w: number, iris: string, narrow: boolean): Mark[] => {
  const k = narrow ? 0.6 : 1;
  const top = y - w * 0.92 * k;
  return [
    wash(
      `M${x - w} ${y}Q${x - w * 0.1} ${top} ${x + w} ${y + 0.6}Q${x} ${y + w * 0.6 * k} ${x - w} ${y}Z`,
      '#fbf5e6',
    ),
    wash(round(x + w * 0.14, y - w * 0.08 * k, w * 0.44 * Math.min(1, k + 0.2)), iris),
    wash(round(x + w * 0.16, y - w * 0.1 * k, w * 0.2), INK),
    wash(round(x + w * 0.28, y - w * 0.24 * k, w * 0.1), '#ffffff'),
    line(`M${x - w} ${y}Q${x - w * 0.1} ${top} ${x + w} ${y + 0.6}`, 2.3),
    line(
      `M${x - w * 0.8} ${y - w * 0.62 * k}Q${x} ${y - w * 1.3 * k} ${x + w * 0.9} ${y - w * 0.46 * k}`,
      1,
      INK,
      0.7,
    ),
  ];
};

const NOSES: Readonly<Record<Face['nose'], string>> = {
  straight: 'M164 146Q170 162 176 173Q176 182 163 181Q160 180 159 177',
  hook: 'M162 140Q170 150 178 168Q182 180 166 182Q162 182 160 178',
  small: 'M165 152Q168 166 173 172Q172 179 163 178',
};

/** Wide in the cheeks and short in the chin: those who never grow tall. */
const CHUBBY =
  'M104 144C102 104 124 86 154 86C188 86 202 108 201 142C203 158 201 168 197 178C190 202 174 213 156 213C132 213 111 198 106 176C104 164 104 154 104 144Z';

/** A nose with a history. */
const bulb = ({ nose, skin: [, , rose] }: Face): Mark[] => {
  const r = { small: 8.5, straight: 10, hook: 12 }[nose];
  const [x, y] = [172 - r * 0.2, 173 - r * 0.2];
  return [
    wash(round(x, y, r), rose, 0.45),
    wash(round(x + r * 0.3, y - r * 0.4, r * 0.22), '#fff6e6', 0.7),
    line(
      `M163 146Q167 154 ${tenth(x + r * 0.3)} ${tenth(y - r * 0.95)}A${r} ${r} 0 1 1 ${tenth(x - r * 0.95)} ${tenth(y + r * 0.3)}`,
      1.8,
    ),
  ];
};

const SCARS = [
  'M124 130L140 178M127 142L132 140M132 156L137 154M136 168L141 166',
  'M184 160L176 198M178 168L184 171M174 180L180 183',
  'M140 106L172 116M148 104L147 112M160 108L159 116',
];

/** At the left of the face, unless something covers them. */
const ears = (face: Face): Mark[] => {
  const {
    ears: kind,
    head,
    skin: [skin, shade],
  } = face;
  if (COVERING.includes(head)) return [];
  switch (kind) {
    case 'round':
      return [
        shape('M110 144Q98 136 97 148Q97 164 111 168Z', skin),
        line('M106 150Q101 152 105 160', 1, shade),
      ];
    case 'pointed':
      return [
        shape('M110 146Q90 132 76 106Q75 142 90 162Q103 172 112 166Z', skin),
        line('M106 153Q94 142 84 124', 1, shade),
      ];
    case 'finned':
      return frilled(face);
  }
};

/** Neck, ears and everything between hair and beard. */
export const faced = (face: Face): Mark[] => {
  const [skin, shade, rose] = face.skin;
  const hanging = face.style === 'long' || face.style === 'bob';
  const brows = face.stern
    ? ['M116 136Q132 130 150 140', 'M164 140Q178 131 194 136']
    : ['M117 138Q132 126 150 134', 'M164 134Q178 126 193 136'];
  const scars = SCARS.slice(0, face.scars).map((d) => line(d, 1.8, '#a8452f'));
  if (face.scaled) return [...ears(face), ...dragonFaced(face), ...scars];
  const [eyeLeft, eyeRight] = face.small ? [13.8, 12] : [12, 10.4];
  const [blush, warmth] = face.small ? [1.15, 0.55] : [1, 0.4];
  return [
    ...(hanging ? [] : ears(face)),
    shape(face.small ? CHUBBY : OUTLINES[face.outline], skin),
    wash('M107 140Q110 110 122 98Q112 130 114 160Q118 190 138 208Q114 190 107 140Z', shade, 0.5),
    wash(round(130, 177, 12 * blush), rose, warmth),
    wash(round(184, 176, 9 * blush), rose, warmth),
    ...(hanging ? ears(face) : []),
    ...eye(134, 150, eyeLeft, face.iris, face.narrow),
    ...eye(177, 150, eyeRight, face.iris, face.narrow),
    ...brows.map((d) => line(d, face.lined ? 4.2 : 3.2, face.brow)),
    ...(face.bulbous ? bulb(face) : [line(NOSES[face.nose], 1.8)]),
    ...(face.smile
      ? [shape('M147 194Q158 192 165 193Q172 191 181 191Q174 206 163 206Q152 205 147 194Z', '#b5543f', 1.4)]
      : [
          shape('M150 195Q158 191 164 194Q170 191 178 195Q171 203 163 203Q155 202 150 195Z', rose, 1.1),
          line('M148 195Q164 197 180 195', 1.6),
        ]),
    ...(face.lined
      ? [
          line(
            'M120 164Q128 169 136 167M176 166Q183 167 187 164M138 122Q154 117 172 121M142 113Q155 109 168 112M143 184Q138 190 139 198M182 184Q186 189 185 196',
            1,
            INK,
            0.6,
          ),
        ]
      : []),
    ...(face.freckled
      ? [
          [124, 172],
          [131, 176],
          [128, 181],
          [138, 173],
          [180, 174],
          [186, 177],
        ].map(([x = 0, y = 0]) => wash(round(x, y, 1.3), '#a8643c'))
      : []),
    ...(face.tusked
      ? [
          shape('M148 199Q146 190 149 184Q154 191 154 199Z', '#fbf5e6', 1.2),
          shape('M176 199Q178 189 181 184Q184 192 181 199Z', '#fbf5e6', 1.2),
        ]
      : []),
    ...scars,
  ];
};

/** The neck, under the dress. */
export const necked = ({ scaled, skin: [skin, shade] }: Face): Mark[] => [
  shape('M130 196V252Q154 280 182 252V192Z', skin),
  wash('M131 204Q152 226 181 206V220Q154 238 131 222Z', shade),
  ...(scaled ? throat : []),
];
