// What a sitter wears below the chin.
import type { Face } from './choices.ts';
import { gem, INK, line, mail, shape, star, type Mark } from './pen.ts';
import { tenth } from '../tenth.ts';

const BODY = 'M40 384Q44 306 72 282Q96 264 128 256L156 268L182 256Q214 264 238 284Q262 308 266 384Z';
const FOLDS = 'M74 316Q70 350 72 384M104 306Q96 344 92 384M208 306Q214 344 220 384M236 318Q240 350 242 384';

const RINGS = mail([
  [266, 98, 208],
  [282, 72, 234],
  [297, 60, 246],
  [320, 50, 256],
  [348, 44, 262],
  [384, 40, 266],
]);

/** Leaves sewn in three rows about the shoulders. */
const leafy = (): Mark[] =>
  [0, 1, 2].flatMap((row) =>
    Array.from({ length: 12 }, (_, i) => {
      const t = (i + (row % 2) * 0.4) / 11.4;
      const x = 62 + t * 184;
      const y = 338 - Math.sin(t * Math.PI) * 52 - row * 16;
      const lean = (t - 0.5) * -18;
      return shape(
        `M${tenth(x)} ${tenth(y - 18)}Q${tenth(x - 10)} ${tenth(y - 6)} ${tenth(x + lean)} ${tenth(y + 8)}Q${tenth(x + 10)} ${tenth(y - 6)} ${tenth(x)} ${tenth(y - 18)}Z`,
        ['#5f7239', '#7d8f4e', '#b8683a'][(i * 7 + row) % 5] ?? '#7d8f4e',
        1.1,
      );
    }),
  );

/** The dress, over the neck. */
export const dressed = ({ dress, cloth: [light, dark] }: Face): Mark[] => {
  switch (dress) {
    case 'cloak':
      return [
        shape(BODY, light),
        shape('M128 256Q118 300 92 384H40Q44 306 72 282Q96 264 128 256Z', dark),
        shape('M182 256Q196 300 222 384H266Q262 308 238 284Q214 264 182 256Z', dark),
        line(
          'M60 310Q58 350 62 384M240 308Q246 350 242 384M124 300V384M156 310V384M186 300V384',
          1.2,
          INK,
          0.5,
        ),
        shape('M120 262Q150 292 190 262L186 252Q152 276 126 252Z', '#c8962f', 1.5),
        gem(154, 284, 10),
        gem(154, 284, 5, '#a32d24'),
      ];
    case 'hauberk':
      return [
        shape(BODY, '#9a9b9c'),
        line(RINGS, 1, '#5d5f63'),
        shape('M108 262L126 256Q152 288 184 256L206 264L218 384H92Z', light),
        shape('M184 256L206 264L218 384H186Z', dark, 1.2),
      ];
    case 'plate':
      return [
        shape(BODY, '#a9abad'),
        shape('M112 262Q152 300 200 262L212 384H98Z', '#c3c5c6'),
        line('M156 286V384', 1.4),
        shape('M42 360Q40 290 84 276Q112 272 118 300Q104 330 94 366Z', '#b4b6b8'),
        shape('M264 360Q268 290 226 276Q196 272 192 300Q204 330 214 366Z', '#94969a'),
        line(
          'M52 330Q76 318 106 322M48 346Q74 336 100 342M258 330Q232 318 202 322M262 346Q236 336 208 342',
          1.3,
        ),
        shape('M122 258Q152 284 188 258L192 268Q152 300 116 268Z', light, 1.6),
      ];
    case 'robe':
      return [
        shape(BODY, light),
        line(FOLDS, 1.3, dark),
        shape('M130 256Q152 282 182 256L192 384H122Z', '#c8962f', 1.6),
        shape('M136 262Q153 280 178 262L184 384H130Z', dark, 1.2),
        star(84, 316, 6),
        star(226, 320, 6),
        star(104, 350, 5),
        star(208, 356, 5),
      ];
    case 'doublet':
      return [
        shape(BODY, light),
        line(FOLDS, 1.2, dark),
        shape('M132 258L156 384H150L118 262ZM180 258L160 384H166L194 262Z', dark, 1.2),
        line('M156 270V384', 1.4),
        ...[292, 316, 340, 364].map((y) => gem(156, y, 3.4)),
        shape('M120 258Q112 244 122 238Q154 262 188 238Q196 246 190 258Q156 282 120 258Z', '#f5eddc', 1.6),
      ];
    case 'ermine':
      return [
        shape(BODY, light),
        line(FOLDS, 1.3, dark),
        shape(
          'M124 250Q86 264 64 288Q52 308 60 328Q100 306 152 306Q208 306 246 328Q254 306 240 288Q218 264 186 250Q156 280 124 250Z',
          '#f5eddc',
        ),
        line(
          'M84 296V304M108 284V292M132 292V300M154 292V300M178 292V300M202 284V292M226 298V306M106 304V310M204 304V310',
          2,
        ),
      ];
    case 'leaves':
      return [shape(BODY, light), line(FOLDS, 1.2, dark), ...leafy()];
    case 'habit':
      return [
        shape(BODY, light),
        line(FOLDS, 1.3, dark),
        shape(
          'M126 250Q92 262 84 286Q112 322 156 330Q200 322 226 284Q214 260 184 250Q154 286 126 250Z',
          dark,
        ),
        line('M104 282Q128 308 156 312Q186 306 206 280M156 296V328', 1.1, INK, 0.5),
        line('M150 332Q146 356 152 384M158 332Q164 356 160 384', 3.4),
        line('M150 332Q146 356 152 384M158 332Q164 356 160 384', 1.4, '#c9a87a'),
      ];
  }
};
