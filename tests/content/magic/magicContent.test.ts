// The magic that there is: it hangs together, says the numbers that it holds, and none of it makes stock out of nothing.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { magicFaults } from '@sigilla/content/magic/crossCheck.ts';
import { magicContent } from '@sigilla/content/magic/index.ts';
import { SPELL_PATHS } from '@sigilla/content/schema/building.ts';
import { SCHOOLS } from '@sigilla/content/schema/spell.ts';
import { CAPS } from '@sigilla/engine/kingdom/effects.ts';
import { numberOf } from '../../support/numberOf.ts';

const spells = [...magicContent.spells.values()];
const technologies = [...magicContent.technologies.values()];
const spellPaths = [...magicContent.spellPaths.values()];
const pages = { spells, technologies, spellPaths, units: [{ id: 'militia' }] };

describe('the magic of the realm', () => {
  it('is refused with every fault named when it does not hang together', () => {
    const [first] = spells;
    const [other] = spells.filter(({ school }) => school === 'illusion');
    const [technology] = technologies;
    if (first === undefined || other === undefined || technology === undefined) throw new Error('no magic');
    const without = { ...first, requires: { ...first.requires, spells: ['abracadabra'] } };
    const faults = magicFaults({
      ...pages,
      spells: [
        ...spells.filter(({ effect }) => effect.gains.every(({ kind }) => kind !== 'soldiers')),
        other,
        { ...without, id: 'lost' },
        { ...first, id: 'stray', requires: { level: 1, spells: [other.id] } },
        { ...first, id: technology.id },
      ],
      spellPaths: spellPaths.slice(1),
    });
    expect(faults).toEqual(
      expect.arrayContaining([
        `spells has ${other.id} twice.`,
        'lost names the spell abracadabra, which there is not.',
        `stray is of ${first.school} and asks for ${other.id}, which is of illusion.`,
        'lost can never be learned.',
        `${technology.id} is both a spell and a technology.`,
        `The path ${spellPaths[0]?.id} leads nowhere.`,
      ]),
    );
  });

  it('G-049 has a tree in each of six schools, five paths, and something to find out', () => {
    expect(new Set(spells.map(({ school }) => school))).toEqual(new Set(SCHOOLS));
    expect(spellPaths.map(({ id }) => id)).toEqual([...SPELL_PATHS]);
    expect(technologies.length).toBeGreaterThan(0);
    for (const school of SCHOOLS)
      expect(
        spellPaths.some(({ favours }) => favours.includes(school)),
        school,
      ).toBe(true);
  });

  it('draws every icon from the game-icons set', () => {
    const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    const { icons } = JSON.parse(readFileSync(path, 'utf8')) as { icons: Record<string, unknown> };
    for (const { id, icon } of spells) expect(Object.hasOwn(icons, icon), `${id}: ${icon}`).toBe(true);
  });

  it('says in words the numbers that its rules hold', () => {
    const told = [
      ...spells.map(({ id, benefit, effect }) => ({
        id,
        benefit,
        rules: [...effect.rules, ...effect.gains],
      })),
      ...technologies,
      ...spellPaths,
    ];
    for (const { id, benefit, rules } of told)
      for (const rule of rules)
        expect(benefit.replaceAll(',', '').match(/\d+/g)?.map(Number) ?? [], `${id}: ${rule.kind}`).toContain(
          numberOf(rule),
        );
    for (const { id, benefit, effect } of spells)
      if (effect.durationTurns !== null)
        expect(benefit.match(/\d+/g)?.map(Number), id).toContain(effect.durationTurns);
  });

  it('writes no text twice', () => {
    const texts = [...spells, ...technologies, ...spellPaths].map(({ description }) => description);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text, text).toMatch(/[.!?]$/);
  });

  it('lifts what the realm yields by half at most over the long run, however strong and often it is cast', () => {
    const strongest = (100 + CAPS.spellPercent) / 100;
    for (const { id, cooldownTurns, effect } of spells)
      for (const rule of effect.rules)
        if (rule.kind === 'yield_percent')
          expect(
            (rule.percent * strongest * (effect.durationTurns ?? 0)) / cooldownTurns,
            `${id}: ${rule.resource}`,
          ).toBeLessThanOrEqual(50);
  });
});
