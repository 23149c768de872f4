// What hangs above a field: the wash of the sky, sun, moon, gold stars, clouds as scribes draw them.
// Invariant: the sky says the hour and the weather, in day and night theme alike; nothing here moves.
import type { Brush } from '../paint/Brush.ts';
import { deepen, mix, raise } from '../paint/colour.ts';
import type { Palette, Scenery } from '../palette.ts';
import { FIELD_WIDTH } from '../field.ts';
import { hidesMoon, hidesSun } from './skies.ts';

/** A sun with a face of rings and rays, as in a calendar's margin. */
function sun(b: Brush, p: Palette, x: number, y: number, r: number, rays: number): void {
  const beams = b.path();
  for (let i = 0; i < rays; i += 1) {
    const angle = (i / rays) * Math.PI * 2;
    const reach = i % 2 === 0 ? 1.62 : 1.36;
    beams.moveTo(x + Math.cos(angle) * r * 1.14, y + Math.sin(angle) * r * 1.14);
    beams.lineTo(x + Math.cos(angle) * r * reach, y + Math.sin(angle) * r * reach);
  }
  b.stroke(beams, p.sun, 1.6, 0.85);
  const disc = b.path();
  disc.arc(x, y, r, 0, Math.PI * 2);
  b.flood(disc, p.sun, 0.95);
  const inner = b.path();
  inner.arc(x, y, r * 0.66, 0, Math.PI * 2);
  b.flood(inner, raise(p.sun, 0.25));
  b.stroke(inner, deepen(p.sun, 0.3), 0.9, 0.6);
  b.stroke(disc, p.ink, 1.2, 0.75);
}

/** A full moon with a face, and sewn rings of light about it. */
function moon(b: Brush, p: Palette, x: number, y: number, r: number): void {
  const { ctx } = b;
  for (const [reach, alpha] of [
    [1.45, 0.55],
    [1.85, 0.3],
  ] as const) {
    const ring = b.path();
    ring.arc(x, y, r * reach, 0, Math.PI * 2);
    ctx.setLineDash([3.5, 4]);
    b.stroke(ring, p.goldLight, 0.9, alpha);
    ctx.setLineDash([]);
  }
  const disc = b.path();
  disc.arc(x, y, r, 0, Math.PI * 2);
  b.flood(disc, mix(p.goldLight, '#fff6e0', 0.4));
  b.stroke(disc, p.gold, 1.4);
  const face = b.path(
    `M${x - r * 0.5} ${y - r * 0.18} q${r * 0.14} ${-r * 0.12} ${r * 0.28} 0 M${x + r * 0.18} ${y - r * 0.18} q${r * 0.14} ${-r * 0.12} ${r * 0.28} 0 ` +
      `M${x} ${y - r * 0.1} q${r * 0.16} ${r * 0.2} ${-r * 0.04} ${r * 0.26} M${x - r * 0.3} ${y + r * 0.36} q${r * 0.3} ${r * 0.24} ${r * 0.6} 0`,
  );
  b.stroke(face, deepen(p.gold, 0.3), 1, 0.75);
}

/** Stars of gold: mostly points, some with four rays. */
function stars(b: Brush, p: Palette, floor: number): void {
  for (let i = 0; i < 74; i += 1) {
    const x = b.between(8, FIELD_WIDTH - 8);
    const y = b.between(5, floor);
    const r = b.between(0.7, 1.7);
    if (b.random.chance(260)) {
      const s = r * 2.4;
      const star = b.path(
        `M${x} ${y - s} Q${x} ${y} ${x + s} ${y} Q${x} ${y} ${x} ${y + s} Q${x} ${y} ${x - s} ${y} Q${x} ${y} ${x} ${y - s} Z`,
      );
      b.flood(star, p.goldLight);
      b.stroke(star, p.gold, 0.6);
    } else {
      const dot = b.path();
      dot.arc(x, y, r, 0, Math.PI * 2);
      b.flood(dot, p.goldLight, 0.9);
    }
  }
}

/** Low light lies in bands, as a dyer would lay it: never a gradient. */
function lowLight(b: Brush, p: Palette, hour: 'dusk' | 'dawn', floor: number): void {
  const glow = hour === 'dusk' ? '#d8764a' : '#efb48a';
  for (let i = 0; i < 4; i += 1) {
    const y = floor - 8 - i * 13 + b.between(-2, 2);
    const band = b.mass(b.ridge(y - 10, 3, 150), floor + 30);
    b.flood(band, mix(p.sky, glow, 0.75 - i * 0.17), p.field === 'day' ? 0.5 : 0.3);
  }
}

/** Stars, moon or sun, as far as the weather shows them. */
function lights(b: Brush, p: Palette, { timeOfDay, weather }: Scenery, floor: number): void {
  if (p.starry) stars(b, p, floor - 6);
  if (timeOfDay === 'night' && !hidesMoon(weather)) moon(b, p, 806, 46, 21);
  if (hidesSun(weather)) return;
  if (timeOfDay === 'day' && weather === 'heat_wave') sun(b, p, 500, 44, 25, 36);
  else if (timeOfDay === 'day') sun(b, p, 842, 40, 15, 24);
  if (timeOfDay === 'dusk') sun(b, p, 872, floor - 16, 22, 28);
  if (timeOfDay === 'dawn') sun(b, p, 132, floor - 14, 20, 28);
}

/** A sky that is covered from end to end, in two rows. */
function overcast(b: Brush, p: Palette, isHeavy: boolean, line: string): void {
  const fill = isHeavy ? deepen(p.sky, p.field === 'day' ? 0.3 : 0.2) : deepen(p.sky, 0.12);
  for (let x = -20; x < 1040; x += b.between(96, 136)) {
    b.cloud(x, b.between(20, 34), b.between(66, 92), fill, isHeavy ? raise(fill, 0.4) : line, 0.95);
  }
  for (let x = 40; x < 1000; x += b.between(190, 260)) {
    b.cloud(x, b.between(46, 58), b.between(38, 58), raise(fill, 0.12), line, 0.9);
  }
}

/** Three clouds of a fair day. */
function fairClouds(b: Brush, p: Palette, line: string): void {
  for (const [x, y, size] of [
    [168, 40, 46],
    [402, 28, 34],
    [650, 46, 52],
  ] as const) {
    b.cloud(x + b.between(-40, 40), y, size, p.cloud, line, 0.85);
  }
}

/** Fills the sky down to `floor` and hangs in it what the hour and the weather call for. */
export function paintHeavens(b: Brush, p: Palette, scenery: Scenery, floor: number): void {
  const { ctx } = b;
  const { timeOfDay, weather, terrain } = scenery;
  ctx.fillStyle = p.sky;
  ctx.fillRect(0, 0, FIELD_WIDTH, floor + 120);
  if (timeOfDay === 'dusk' || timeOfDay === 'dawn') lowLight(b, p, timeOfDay, floor);
  if (terrain === 'underground') return;
  lights(b, p, scenery, floor);
  const line = p.field === 'day' ? deepen(p.sky, 0.38) : mix(p.sky, '#8fb0e2', 0.6);
  if (hidesSun(weather) && weather !== 'fog')
    overcast(b, p, weather === 'storm' || weather === 'magical_storm', line);
  else if (weather === 'clear' && timeOfDay !== 'night') fairClouds(b, p, line);
}
