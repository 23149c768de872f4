// Hair and beards: what falls behind the face, and what before it.
import type { Face, Head } from './choices.ts';
import { sweptHorns } from './dragon.ts';
import { INK, line, round, shape, type Mark } from './pen.ts';
import { tenth } from '../tenth.ts';

/** What hides the ears and the crown of the head. */
export const COVERING: readonly Head[] = ['helm', 'coif', 'hood', 'veil'];

/** Behind neck and dress. */
export const hairBehind = ({ style, hair: [light, dark] }: Face): Mark[] => {
  switch (style) {
    case 'long':
      return [
        shape(
          'M98 132C90 84 120 68 154 70C196 70 212 96 208 140C208 190 226 224 216 272Q196 290 186 262H122Q108 290 88 270C84 226 102 190 98 132Z',
          light,
        ),
        line(
          'M100 176Q104 214 94 262M108 190Q112 226 106 268M206 176Q204 214 212 258M200 196Q200 230 202 268',
          1.3,
          dark,
        ),
      ];
    case 'bob':
      return [
        shape(
          'M96 140C90 84 122 68 154 70C198 70 214 98 210 142Q214 190 206 212Q194 220 186 208H118Q104 222 98 210Q94 180 96 140Z',
          light,
        ),
      ];
    case 'braids':
      return [
        shape('M98 136C92 84 122 68 154 70C194 70 212 96 208 138Q210 170 202 196H104Q96 170 98 136Z', light),
      ];
    case 'curls':
    case 'crop':
    case 'bald':
      return [];
  }
};

/** Horns and crests, over the hair; no helm, hood or veil leaves them room. */
export const horned = (face: Face): Mark[] => {
  const { horns, head } = face;
  if (horns === 'none' || COVERING.includes(head)) return [];
  if (horns === 'curled')
    return [-1, 1].flatMap((side) => {
      const at = (x: number): number => 154 + side * x;
      return [
        shape(
          `M${at(26)} 96Q${at(64)} 92 ${at(70)} 58Q${at(70)} 32 ${at(50)} 22Q${at(60)} 44 ${at(52)} 62Q${at(46)} 78 ${at(18)} 82Z`,
          '#6e6252',
        ),
        line(`M${at(44)} 74L${at(56)} 86M${at(52)} 62L${at(68)} 68M${at(55)} 48L${at(69)} 50`, 1.2, INK, 0.7),
      ];
    });
  return sweptHorns(face);
};

const CURLS = [
  [106, 140, 12],
  [102, 120, 13],
  [110, 102, 13],
  [124, 88, 14],
  [142, 80, 14],
  [162, 79, 14],
  [180, 87, 13],
  [194, 101, 12],
  [200, 119, 11],
  [101, 158, 10],
] as const;

const braid = (x: number, light: string, dark: string): Mark[] => [
  ...Array.from({ length: 6 }, (_, i) => {
    const y = 170 + i * 19;
    return [
      shape(
        `M${x - 9} ${y}Q${x} ${y - 10} ${x + 9} ${y}Q${x + 8} ${y + 14} ${x} ${y + 20}Q${x - 8} ${y + 14} ${x - 9} ${y}Z`,
        light,
        1.5,
      ),
      line(`M${x - 5} ${y + 2}Q${x} ${y + 10} ${x - 1} ${y + 16}`, 1, dark),
    ];
  }).flat(),
  shape(`M${x - 6} 282H${x + 6}V290H${x - 6}Z`, '#a32d24', 1.2),
];

/** Before the forehead. */
export const hairBefore = ({ style, scaled, hair: [light, dark] }: Face): Mark[] => {
  if (scaled) return [];
  switch (style) {
    case 'long':
    case 'bob':
      return [
        shape(
          'M104 150C100 108 112 84 142 82Q132 100 122 112Q112 126 104 150ZM142 82C176 76 204 92 202 144Q198 120 184 108Q160 98 142 82Z',
          light,
        ),
        line('M114 122Q122 104 136 92M176 100Q190 108 197 128M160 92Q176 98 186 108', 1.1, dark),
      ];
    case 'braids':
      return [
        shape(
          'M104 150C100 108 112 82 150 80Q136 98 122 112Q112 126 104 150ZM150 80C186 80 204 96 202 148Q198 120 184 108Q164 98 150 80Z',
          light,
        ),
        ...braid(98, light, dark),
        ...braid(206, light, dark),
      ];
    case 'curls':
      return CURLS.flatMap(([x, y, r]) => [
        shape(round(x, y, r), light, 1.5),
        line(
          `M${tenth(x + r * 0.6)} ${y}A${tenth(r * 0.6)} ${tenth(r * 0.6)} 0 0 1 ${tenth(x - r * 0.5)} ${tenth(y + r * 0.2)}A${tenth(r * 0.34)} ${tenth(r * 0.34)} 0 0 1 ${tenth(x + r * 0.14)} ${tenth(y + r * 0.1)}`,
          1.1,
          dark,
        ),
      ]);
    case 'crop':
      return [
        shape(
          'M104 146C98 100 120 76 154 76C190 76 206 98 200 140Q194 118 184 112Q176 118 166 108Q152 118 140 108Q130 118 120 114Q112 124 104 146Z',
          light,
        ),
        line('M116 106L122 96M132 100L136 88M150 98L151 85M168 98L166 86M184 104L178 93', 1.1, dark),
      ];
    case 'bald':
      return [
        shape(
          'M104 150Q100 130 108 120Q116 130 114 152ZM200 146Q202 130 196 120Q190 130 192 146Z',
          light,
          1.5,
        ),
        line('M132 96Q142 90 152 92', 1.4, '#fff6e6', 0.7),
      ];
  }
};

export const bearded = ({ beard, hair: [light, dark] }: Face): Mark[] => {
  switch (beard) {
    case 'none':
      return [];
    case 'short':
      return [
        shape(
          'M110 168Q114 182 124 188Q134 204 146 208Q158 212 172 208Q186 202 190 188Q196 180 196 164C196 196 182 222 160 224C134 224 114 202 110 168Z',
          light,
          1.6,
        ),
        line('M122 196L128 206M134 206L139 216M148 212L151 222M162 213V223M176 208L174 219', 1, dark),
      ];
    case 'great':
      return [
        shape(
          'M106 168Q116 192 138 190Q142 206 163 207Q182 206 186 190Q197 180 197 164Q204 210 196 250Q190 300 158 338Q128 300 116 256Q102 210 106 168Z',
          light,
        ),
        shape('M128 192Q146 180 164 188Q182 180 198 190Q184 199 166 194Q148 202 128 192Z', light, 1.3),
        line(
          'M122 214Q128 262 148 306M138 216Q142 266 156 322M170 216Q172 262 164 316M186 210Q186 258 172 300',
          1.3,
          dark,
        ),
      ];
    case 'tash':
      return [
        shape(
          'M164 186Q150 180 138 192Q130 200 122 194Q128 206 144 202Q156 200 164 192Q172 200 182 201Q196 204 202 192Q194 198 188 191Q178 180 164 186Z',
          light,
          1.4,
        ),
      ];
  }
};
