// What is worn on the head: what stands behind it, and what sits on it.
import type { Face } from './choices.ts';
import { gem, INK, line, shape, star, type Mark } from './pen.ts';

export const headBehind = ({ head, hat: [light, dark] }: Face): Mark[] => {
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
        line(
          'M92 180Q96 230 84 262M106 222Q106 262 100 286M208 180Q212 230 224 258M198 226Q198 262 206 284',
          1,
          '#5d5f63',
        ),
      ];
    case 'none':
    case 'wizard':
    case 'chaperon':
    case 'cap':
    case 'leaves':
    case 'circlet':
      return light === '' ? [] : [];
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
        gem(128, 98, 7),
      ];
    case 'hood':
      return [
        shape(
          'M82 296C84 216 92 160 104 128C116 92 188 88 202 128C214 160 216 200 226 296C232 200 228 140 212 104Q196 60 156 60Q120 60 100 96C82 136 76 216 82 296Z',
          light,
        ),
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
      ];
    case 'cap':
      return [
        shape('M100 112Q96 80 154 72Q210 78 206 110Q154 92 100 112Z', light),
        shape('M96 118Q152 88 210 116Q212 124 206 126Q152 102 100 128Q92 126 96 118Z', dark),
        shape('M196 100Q244 72 250 20Q214 34 200 62Q192 82 196 100Z', '#f0e6cf', 1.5),
        line('M198 98Q220 66 246 26', 1),
      ];
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
    case 'circlet':
      return [
        shape('M104 118Q154 90 202 118L201 127Q154 101 105 128Z', '#d9a63f', 1.5),
        gem(154, 106, 6, light),
        gem(126, 112, 3, '#f3dc94'),
        gem(182, 112, 3, '#f3dc94'),
      ];
  }
};
