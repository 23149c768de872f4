// Portraits as plans, without pixels: over ten thousand seeds nothing leaves its frame, the outline keeps its contrast, and no two of one
// realm are alike.
import { describe, expect, it } from 'vitest';
import { faceOf, type Sitter } from '@sigilla/client/ui/art/portrait/choices.ts';
import { faceOfPortrait, suggestedPortrait } from '@sigilla/client/ui/art/portrait/chosen.ts';
import { SKINS } from '@sigilla/client/ui/art/portrait/pigments.ts';
import { INK, type Mark } from '@sigilla/client/ui/art/portrait/pen.ts';
import { FRAME, paint, planPortrait } from '@sigilla/client/ui/art/portrait/plan.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { PORTRAIT_PARTS, Portrait } from '@sigilla/content/schema/portrait.ts';
import { HERO_CLASSES } from '@sigilla/content/schema/hero.ts';
import { heroSeats } from '@sigilla/engine/heroes/court.ts';
import { longIt } from '../support/longIt.ts';

const SEEDS = 10_000;
const PRONOUNS = ['she', 'he', 'they'] as const;
const AGES = ['young', 'grown', 'old'] as const;
const sitter = (n: number): Sitter => ({
  seed: `dnd_${n}`,
  heroClass: HERO_CLASSES[n % HERO_CLASSES.length] ?? 'archmage',
  pronoun: PRONOUNS[n % 3] ?? 'they',
  age: AGES[(n >> 2) % 3] ?? 'grown',
  wounds: n % 5,
});

/** The points of a path of absolute commands. Throws for any other: the parts are drawn with these alone. */
const pointsOf = (d: string): readonly (readonly [number, number])[] => {
  const points: (readonly [number, number])[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = [...rest.matchAll(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g)].map(([number]) => Number(number));
    if (command === 'H') x = numbers.at(-1) ?? x;
    else if (command === 'V') y = numbers.at(-1) ?? y;
    else if (command === 'A') [x, y] = [numbers.at(-2) ?? x, numbers.at(-1) ?? y];
    else if ('MLQC'.includes(command)) {
      for (let at = 0; at + 1 < numbers.length; at += 2)
        points.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
      [x, y] = points.at(-1) ?? [x, y];
    } else if (command !== 'Z') throw new Error(`${command} in ${d}`);
    points.push([x, y]);
  }
  return points;
};

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** Marks that leave the frame; each path is weighed once. */
const weighed = new Map<string, boolean>();
const beyondFrame = (marks: readonly Mark[]): readonly string[] =>
  marks.flatMap(({ d }) => {
    let lies = weighed.get(d);
    if (lies === undefined) {
      lies = pointsOf(d).every(([x, y]) => x >= 0 && x <= FRAME.width && y >= 0 && y <= FRAME.height);
      weighed.set(d, lies);
    }
    return lies ? [] : [d];
  });

const ANCESTRIES = [
  'human',
  'elf',
  'half_elf',
  'dwarf',
  'halfling',
  'gnome',
  'half_orc',
  'tiefling',
  'dragonborn',
] as const;
/** As somebody might choose who chooses everything: each part by a stride of its own. */
const chosen = (n: number): Portrait => {
  const parts = Object.entries({ ...PORTRAIT_PARTS, hat: PORTRAIT_PARTS.cloth });
  return Portrait.parse(
    Object.fromEntries(parts.map(([part, list], at) => [part, list[Math.floor(n / (at + 1)) % list.length]])),
  );
};

describe('portraits', () => {
  it('lie within their frame, every part of them, over ten thousand seeds', () => {
    const outside = new Set<string>();
    for (let n = 0; n < SEEDS; n += 1) for (const d of beyondFrame(planPortrait(sitter(n)))) outside.add(d);
    expect([...outside]).toEqual([]);
    expect(weighed.size).toBeGreaterThan(100);
  });

  longIt('lie within it as well when they are chosen part by part, for every ancestry', () => {
    const outside = new Set<string>();
    const used = new Set<string>();
    for (let n = 0; n < SEEDS; n += 1) {
      const portrait = chosen(n);
      for (const [part, name] of Object.entries(portrait)) used.add(`${part} ${name}`);
      for (const d of beyondFrame(paint(faceOfPortrait(portrait, ANCESTRIES[n % 9] ?? null)))) outside.add(d);
    }
    expect([...outside]).toEqual([]);
    const all = Object.values({ ...PORTRAIT_PARTS, hat: PORTRAIT_PARTS.cloth }).flat();
    expect(used.size).toBe(all.length);
  });

  it('begin differently for every sitter, and as class and ancestry would have it', () => {
    const faces = new Set<string>();
    for (let n = 0; n < 1000; n += 1) {
      const ancestry = ANCESTRIES[n % 9] ?? 'human';
      const portrait = Portrait.parse(suggestedPortrait(`draft${n}`, ancestry, 'ranger'));
      expect(portrait).toMatchObject({ head: 'leaves', hold: 'bow' });
      const { ears } = faceOfPortrait(portrait, ancestry);
      expect(ears).toBe(
        ancestry === 'dragonborn'
          ? 'finned'
          : ['human', 'dwarf', 'halfling'].includes(ancestry)
            ? 'round'
            : 'pointed',
      );
      faces.add(`${ancestry} ${JSON.stringify(portrait)}`);
    }
    expect(faces.size).toBe(1000);
  });

  it('differ within any realm: no two of as many as one ruler can seat', () => {
    const most = heroSeats(60);
    for (let first = 0; first + most <= SEEDS; first += most) {
      const court = Array.from({ length: most }, (_, i) => JSON.stringify(faceOf(sitter(first + i))));
      expect(new Set(court).size, `from seed ${first}`).toBe(most);
    }
  });

  it('differ for everybody in the books', () => {
    const faces = [...kingdomContent.heroes.values()].map(({ id, class: heroClass, pronoun, age }) =>
      JSON.stringify(faceOf({ seed: id, heroClass, pronoun, age, wounds: 0 })),
    );
    expect(new Set(faces).size).toBe(faces.length);
  });

  it('keep their outline in sight on every skin', () => {
    for (const [skin] of Object.values(SKINS)) expect(contrast(INK, skin), skin).toBeGreaterThan(3);
  });

  it('show what life has done: wounds as scars, years as lines and grey', () => {
    const whole = faceOf({ ...sitter(8), wounds: 0, age: 'grown' });
    const marked = faceOf({ ...sitter(8), wounds: 2, age: 'old' });
    expect(marked).toMatchObject({
      scars: 2,
      lined: true,
      outline: whole.outline,
      skin: whole.skin,
      nose: whole.nose,
    });
    expect(planPortrait({ ...sitter(8), wounds: 3 }).length).toBeGreaterThan(
      planPortrait({ ...sitter(8), wounds: 0 }).length,
    );
  });
});
