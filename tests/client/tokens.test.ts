// The materials: every text pair of tokens.css keeps a contrast of 4.5 or better, by day and by night (WCAG 2.2 AA).

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paletteOf } from '../../client/stage/battlefield/palette.ts';

const css = readFileSync(new URL('../../client/ui/tokens.css', import.meta.url), 'utf8');

/** Both colours of a token, day first. */
function token(name: string): readonly [day: string, night: string] {
  const pair = css.match(new RegExp(`--${name}:\\s*light-dark\\((#[0-9a-f]{6}),\\s*(#[0-9a-f]{6})\\)`));
  const [, day, night] = pair ?? [];
  if (day === undefined || night === undefined) throw new Error(`no pair of colours for --${name}`);
  return [day, night];
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const ON_PAPER = ['ink', 'ink2', 'ink3', 'rubric', 'lapis', 'verdigris', 'gold-text', 'side-a', 'side-b'];
const PAPERS = ['ground', 'leaf', 'leaf2'];

const PAIRS = [
  ...PAPERS.flatMap((paper) => ON_PAPER.map((text) => [text, paper] as const)),
  ['on-rubric', 'rubric'] as const,
  ['on-lapis', 'lapis'] as const,
  ['leaf', 'ink'] as const,
  ['ink', 'linen'] as const,
];

describe('tokens', () => {
  it.each(PAIRS)('--%s on --%s reads by day and by night', (text, paper) => {
    const [dayText, nightText] = token(text);
    const [dayPaper, nightPaper] = token(paper);
    expect(contrast(dayText, dayPaper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(nightText, nightPaper)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the beasts on the hanging’s borders', () => {
  it.each(['day', 'night'] as const)('are read on their linen by %s', (theme) => {
    const { linen, lapis, verdigris } = paletteOf({
      terrain: 'plains',
      weather: 'clear',
      timeOfDay: 'day',
      theme,
    });
    for (const pigment of [lapis, verdigris]) expect(contrast(pigment, linen)).toBeGreaterThanOrEqual(4);
  });
});
