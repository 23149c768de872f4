// What is worn on the head: what stands behind it, and what sits on it.
import type { Face } from './choices.ts';
import { gem, INK, line, mail, shape, star, type Mark } from './pen.ts';

const COIF = mail([
  [92, 112, 196],
  [102, 102, 204],
  [150, 93, 211],
  [213, 92, 216],
  [240, 86, 223],
  [264, 76, 232],
  [282, 102, 204],
]);

const ANTLER = ['M26 96Q50 74 52 30M46 64Q66 58 74 36M50 46Q40 34 40 18M52 30Q60 22 60 8'] as const;
/** The same to the left and to the right of the brow. */
const antlers = (): Mark[] =>
  [-1, 1].flatMap((side) =>
    [
      [6.4, INK],
      [3.8, '#b99a6b'],
    ].map(([width, stroke]) =>
      line(
        ANTLER[0].replaceAll(/(\d+) (\d+)/g, (_, x: string, y: string) => `${154 + side * Number(x)} ${y}`),
        Number(width),
        String(stroke),
      ),
    ),
  );

export const headBehind = ({ head, hat: [, dark] }: Face): Mark[] => {
  switch (head) {
    case 'hood':
      return [
        shape(
          'M74 300C70 220 76 130 104 92Q128 60 160 62Q200 64 212 106C228 150 234 224 238 300Q196 330 152 330Q108 330 74 300Z',
          dark,
        ),
      ];
    case 'veil':
      return [
        shape(
          'M86 384Q92 330 90 260C84 200 86 120 104 94C122 70 188 68 204 96C220 122 222 200 216 262Q214 330 226 384Z',
          '#f0e6cf',
        ),
        line('M100 250Q94 310 96 384M208 250Q214 310 214 384', 1.2, INK, 0.5),
      ];
    case 'coif':
    case 'helm':
      return [
        shape(
          'M92 150C86 96 118 72 154 74C196 74 216 98 212 152C212 196 220 236 236 262Q204 296 152 298Q104 296 72 262C92 236 96 196 92 150Z',
          '#8a8c8f',
        ),
        line(COIF, 1, '#5d5f63'),
      ];
    case 'antlers':
      return antlers();
    case 'crown':
    case 'none':
    case 'wizard':
    case 'chaperon':
    case 'cap':
    case 'leaves':
    case 'circlet':
      return [];
  }
};

const leaf = (x: number, y: number, lean: number, fill: string): Mark => {
  const [tx, ty] = [x + lean * 0.3, y - 22];
  return shape(`M${x} ${y + 4}Q${x - 9} ${y - 6} ${tx} ${ty}Q${x + 9} ${y - 6} ${x} ${y + 4}Z`, fill, 1.2);
};

export const headBefore = ({ head, hat: [light, dark] }: Face): Mark[] => {
  switch (head) {
    case 'none':
      return [];
    case 'helm':
      return [
        shape('M98 136Q96 84 154 46Q208 84 208 136Q152 118 98 136Z', '#a9abad'),
        shape('M154 46Q208 84 208 136Q188 128 166 126Q170 84 154 46Z', '#85878b'),
        shape('M98 136Q152 118 208 136L206 146Q152 128 100 146Z', '#c8962f', 1.5),
        shape('M158 128L172 128L174 168L160 168Z', '#a9abad', 1.6),
        line('M116 112Q124 90 140 74', 2.2, '#e2e3e2'),
        ...[
          [112, 136],
          [130, 131],
          [182, 131],
          [197, 136],
        ].map(([x = 0, y = 0]) => gem(x, y, 2, '#f3dc94')),
      ];
    case 'coif':
      return [
        shape(
          'M100 152C94 108 122 90 154 90C190 90 204 110 202 150Q196 114 154 106Q112 112 100 152Z',
          '#7d7f83',
          1.4,
        ),
        shape('M104 116Q154 88 202 116L201 124Q154 98 105 125Z', light, 1.6),
        gem(154, 104, 6, '#a32d24'),
        gem(126, 110, 3, '#f3dc94'),
        gem(182, 110, 3, '#f3dc94'),
      ];
    case 'wizard':
      return [
        shape('M102 116Q116 60 84 14Q168 26 204 112Q152 96 102 116Z', light),
        shape('M168 38Q190 70 204 112Q186 104 170 102Q176 70 168 38Z', dark),
        shape('M76 128Q152 84 232 122Q224 134 206 128Q152 104 104 132Q86 138 76 128Z', dark),
        shape('M103 112Q152 92 203 110L201 100Q154 84 106 102Z', '#c8962f', 1.4),
        star(130, 66, 8),
        star(150, 40, 5),
        star(164, 80, 6),
      ];
    case 'chaperon':
      return [
        shape('M92 118Q80 70 132 58Q200 44 216 86Q232 96 220 118Q152 84 92 118Z', light),
        shape(
          'M86 112Q84 94 104 92Q154 70 208 90Q226 94 222 114Q216 126 200 118Q152 98 108 122Q90 128 86 112Z',
          dark,
        ),
        shape('M206 98Q242 112 238 180Q240 220 228 232Q218 220 222 180Q222 140 200 116Z', light),
        line('M110 78Q140 60 180 64M120 104Q154 90 196 102', 1.2, INK, 0.6),
        gem(128, 98, 7),
        gem(128, 98, 3, '#2a6049'),
      ];
    case 'hood':
      return [
        shape(
          'M82 296C84 216 92 160 104 128C116 92 188 88 202 128C214 160 216 200 226 296C232 200 228 140 212 104Q196 60 156 60Q120 60 100 96C82 136 76 216 82 296Z',
          light,
        ),
        shape('M104 140C110 96 192 90 202 136Q190 112 154 110Q118 112 104 140Z', dark, 1.4),
        line('M96 130Q88 180 88 240M216 140Q222 190 222 240', 1.2, INK, 0.6),
      ];
    case 'veil':
      return [
        shape(
          'M104 150C98 96 122 82 154 82C190 82 206 100 200 148Q196 112 154 106Q112 112 104 150Z',
          '#f0e6cf',
        ),
        shape('M103 120Q154 92 203 120L202 110Q154 82 105 111Z', '#c8962f', 1.4),
        shape('M154 86L160 95L154 104L148 95Z', light, 1.2),
        shape(
          'M110 176Q108 214 128 232Q152 262 188 228Q198 206 196 180Q204 220 190 250Q152 282 116 250Q100 214 110 176Z',
          '#f0e6cf',
          1.5,
        ),
      ];
    case 'cap':
      return [
        shape('M100 112Q96 80 154 72Q210 78 206 110Q154 92 100 112Z', light),
        shape('M96 118Q152 88 210 116Q212 124 206 126Q152 102 100 128Q92 126 96 118Z', dark),
        shape('M196 100Q244 72 250 20Q214 34 200 62Q192 82 196 100Z', '#f0e6cf', 1.5),
        line('M198 98Q220 66 246 26M208 82H222M216 68L230 66M226 54L238 50', 1),
      ];
    case 'antlers':
    case 'leaves':
      return Array.from({ length: 11 }, (_, i) => {
        const t = i / 10;
        return leaf(
          102 + t * 100,
          116 - Math.sin(t * Math.PI) * 20,
          (t - 0.5) * 60,
          i % 2 === 0 ? '#5f7239' : '#7d8f4e',
        );
      }).concat([118, 152, 188].map((x, i) => gem(x, [108, 99, 107][i] ?? 100, 4.2, '#a32d24')));
    case 'crown':
      return [
        shape('M104 114L98 70L122 92L136 58L154 88L174 56L186 90L210 68L204 112Q154 92 104 114Z', '#d9a63f'),
        shape('M104 114Q154 92 204 112L204 122Q154 102 104 124Z', '#f3dc94', 1.4),
        ...[
          [98, 70],
          [136, 58],
          [174, 56],
          [210, 68],
        ].map(([x = 0, y = 0]) => gem(x, y, 4.4, '#a32d24')),
      ];
    case 'circlet':
      return [
        shape('M104 118Q154 90 202 118L201 127Q154 101 105 128Z', '#d9a63f', 1.5),
        gem(154, 106, 6, light),
        gem(126, 112, 3, '#f3dc94'),
        gem(182, 112, 3, '#f3dc94'),
      ];
  }
};
