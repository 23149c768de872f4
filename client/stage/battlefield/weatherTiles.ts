// What is in the air, as tiles that meet at their edges: rain as ruled strokes, snow as white dots, fog as washed vellum, heat that wavers,
// sparks of leaf. Invariant: a tile is painted by its brush's own chance; which tiles hang over a field follows from the scenery alone.
import type { Brush } from './paint/Brush.ts';
import type { Palette, Scenery } from './palette.ts';

/** One tile, how large it is, and how many units a second it drifts. */
export interface WeatherTile {
  readonly name: string;
  readonly paint: (b: Brush, size: number) => void;
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
}

/** Paints something at every wrap of a tile, so that its edges meet. */
const wrapped = (b: Brush, size: number, x: number, y: number, paint: () => void): void => {
  for (const ox of [-size, 0, size]) {
    for (const oy of [-size, 0, size]) {
      if (x + ox < -60 || x + ox > size + 60 || y + oy < -60 || y + oy > size + 60) continue;
      b.ctx.save();
      b.ctx.translate(x + ox, y + oy);
      paint();
      b.ctx.restore();
    }
  }
};

const strokes =
  (colour: string, count: number, length: number, slant: number, width: number, alpha: number) =>
  (b: Brush, size: number): void => {
    for (let i = 0; i < count; i += 1) {
      const long = length * b.between(0.6, 1.2);
      wrapped(b, size, b.between(0, size), b.between(0, size), () =>
        b.stroke(b.path(`M0 0 L${long * slant} ${long}`), colour, width, alpha),
      );
    }
  };

const dots =
  (colour: string, count: number, small: number, large: number, alpha: number) =>
  (b: Brush, size: number): void => {
    for (let i = 0; i < count; i += 1) {
      const r = b.between(small, large);
      wrapped(b, size, b.between(0, size), b.between(0, size), () => {
        const dot = b.path();
        dot.arc(0, 0, r, 0, Math.PI * 2);
        b.flood(dot, colour, alpha);
      });
    }
  };

/** Scalloped bands of thin vellum. */
const veils =
  (colour: string, alpha: number) =>
  (b: Brush, size: number): void => {
    const all = b.path();
    all.rect(0, 0, size, size);
    b.flood(all, colour, alpha * 0.7);
    for (const y of [0.16, 0.5, 0.8]) {
      const height = size * b.between(0.12, 0.2);
      const band = b.path();
      const top = y * size;
      band.moveTo(0, top);
      for (let x = 0; x < size; x += size / 4)
        band.quadraticCurveTo(x + size / 8, top - 14, x + size / 4, top);
      band.lineTo(size, top + height);
      for (let x = size; x > 0; x -= size / 4) {
        band.quadraticCurveTo(x - size / 8, top + height + 14, x - size / 4, top + height);
      }
      band.closePath();
      b.flood(band, colour, alpha);
    }
  };

const waves =
  (colour: string, alpha: number) =>
  (b: Brush, size: number): void => {
    for (let y = 24; y < size; y += 44) {
      const line = b.path();
      line.moveTo(0, y);
      for (let x = 0; x < size; x += size / 8) {
        line.quadraticCurveTo(x + size / 32, y - 7, x + size / 16, y);
        line.quadraticCurveTo(x + (3 * size) / 32, y + 7, x + size / 8, y);
      }
      b.stroke(line, colour, 2.4, alpha);
    }
  };

/** Curls and sparks of leaf. */
const sparks =
  (p: Palette) =>
  (b: Brush, size: number): void => {
    for (let i = 0; i < 26; i += 1) {
      const x = b.between(0, size);
      const y = b.between(0, size);
      const colour = i % 3 === 0 ? '#b79be0' : p.gold;
      const turn = b.between(0, 6);
      const r = b.between(5, 13);
      const isCurl = i % 4 === 0;
      wrapped(b, size, x, y, () => {
        const mark = b.path();
        if (isCurl) b.spiral(mark, 0, 0, r, 1.8, turn);
        else {
          mark.moveTo(0, -4);
          mark.lineTo(0, 4);
          mark.moveTo(-4, 0);
          mark.lineTo(4, 0);
        }
        b.stroke(mark, colour, isCurl ? 1.6 : 1.3, 0.75);
      });
    }
  };

const tile = (
  name: string,
  paint: WeatherTile['paint'],
  dx: number,
  dy: number,
  size = 320,
): WeatherTile => ({
  name,
  paint,
  dx,
  dy,
  size,
});

/** What hangs over a field, from the near to the far. Under the earth there is no weather. */
export function weatherTiles({ terrain, weather }: Scenery, p: Palette): WeatherTile[] {
  if (terrain === 'underground') return [];
  switch (weather) {
    case 'clear':
      return [];
    case 'rain':
      return [
        tile('rain', strokes(p.rain, 54, 30, -0.26, 1.1, 0.5), -84, 330),
        tile('far rain', strokes(p.rain, 44, 18, -0.26, 0.8, 0.34), -48, 190, 256),
      ];
    case 'storm':
      return [
        tile('rain', strokes(p.rain, 96, 40, -0.5, 1.2, 0.55), -250, 500),
        tile('far rain', strokes(p.rain, 70, 24, -0.5, 0.9, 0.4), -140, 280, 256),
      ];
    case 'fog':
      return [tile('fog', veils(p.fog, 0.17), 7, 0, 416), tile('far fog', veils(p.fog, 0.14), -4.5, 0, 560)];
    case 'snow':
      return [
        tile('snow', dots(p.snow, 52, 1.3, 2.5, 0.95), -10, 34),
        tile('far snow', dots(p.snow, 64, 0.7, 1.4, 0.85), -5, 20, 256),
      ];
    case 'blizzard':
      return [
        tile('snow', dots(p.snow, 110, 1.2, 2.6, 0.95), -210, 80),
        tile('drift', strokes(p.snow, 46, 14, -3.2, 1.3, 0.65), -300, 90),
        tile('fog', veils(p.fog, 0.13), -36, 0, 416),
      ];
    case 'heat_wave':
      return [tile('heat', waves(p.goldLight, 0.32), 9, -3.5)];
    case 'magical_storm':
      return [tile('sparks', sparks(p), 14, -22), tile('far sparks', sparks(p), -9, -12, 256)];
  }
}
