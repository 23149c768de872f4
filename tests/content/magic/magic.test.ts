// Six schools, branches of knowledge and five paths: that there is enough of each, that no two are alike, and that no casting is a living.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { spellPaths, spells, technologies } from '@sigilla/content/magic/index.ts';
import type { Gain } from '@sigilla/content/schema/artifact.ts';
import type { Effect } from '@sigilla/content/schema/effect.ts';
import { SCHOOLS } from '@sigilla/content/schema/spell.ts';
import { CAPS } from '@sigilla/engine/kingdom/effects.ts';
import { RUSHES } from '@sigilla/engine/kingdom/rush.ts';

/** What something does, whatever its numbers. */
const deedsOf = (all: readonly (Effect | Gain)[]): string =>
  all
    .map((one) => `${one.kind} ${'resource' in one ? one.resource : ''} ${'unitId' in one ? one.unitId : ''}`)
    .toSorted()
    .join(', ');
const once = (all: readonly string[]): readonly string[] => all.filter((one, at) => all.indexOf(one) !== at);

describe('the spells', () => {
  it('G-049 are twelve or more in each of the six schools, from several roots to one crown', () => {
    for (const school of SCHOOLS) {
      const own = spells.filter((spell) => spell.school === school);
      expect(own.length, school).toBeGreaterThanOrEqual(12);
      expect(
        own.filter(({ requires }) => requires.spells.length === 0).length,
        school,
      ).toBeGreaterThanOrEqual(2);
      expect(
        own.filter(({ tier }) => tier === 5),
        school,
      ).toHaveLength(1);
      const leadsOn = new Set(own.flatMap(({ requires }) => requires.spells));
      expect(own.filter(({ id, tier }) => tier < 5 && !leadsOn.has(id)).map(({ id }) => id)).toEqual([]);
    }
  });

  it('are alike in nothing that is read or seen, and no two do the same', () => {
    for (const field of ['name', 'incantation', 'meaning', 'description', 'icon'] as const)
      expect(once(spells.map((spell) => spell[field])), field).toEqual([]);
    expect(
      once(spells.map(({ effect }) => `${deedsOf(effect.rules)}; at once ${deedsOf(effect.gains)}`)),
    ).toEqual([]);
  });

  it('rest for longer than they last, and cost more the greater they are', () => {
    for (const { id, effect, cooldownTurns } of spells)
      expect(cooldownTurns, id).toBeGreaterThan(effect.durationTurns ?? 5);
    for (const school of SCHOOLS)
      for (const tier of [2, 3, 4, 5]) {
        const mana = (of: number): readonly number[] =>
          spells.filter((spell) => spell.school === school && spell.tier === of).map((spell) => spell.mana);
        expect(Math.max(...mana(tier)), `${school} ${tier}`).toBeGreaterThan(Math.max(...mana(tier - 1)));
      }
  });

  it('bring no more gold than taxes would in the turn of a casting, however strong they are', () => {
    const { base, turns } = RUSHES.tax_collection;
    for (const { id, effect } of spells)
      for (const gain of effect.gains)
        if (gain.kind === 'resource' && gain.resource === 'gold')
          expect((gain.amount * (100 + CAPS.spellPercent)) / 100, id).toBeLessThanOrEqual(base / turns);
        else if (gain.kind === 'resource') expect(gain.resource, id).not.toBe('mana');
  });

  it('are drawn from the game-icons set', () => {
    const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    const { icons } = JSON.parse(readFileSync(path, 'utf8')) as { icons: Record<string, unknown> };
    for (const { id, icon } of spells) expect(Object.hasOwn(icons, icon), `${id}: ${icon}`).toBe(true);
  });
});

describe('technologies and paths', () => {
  it('are sixteen or more in four branches or more, and five', () => {
    expect(technologies.length).toBeGreaterThanOrEqual(16);
    const branches = Map.groupBy(technologies, ({ branch }) => branch);
    expect(branches.size).toBeGreaterThanOrEqual(4);
    for (const [branch, rows] of branches) {
      expect(rows.length, branch).toBeGreaterThanOrEqual(4);
      expect(
        rows.filter(({ requires }) => requires.technologies.length === 0),
        branch,
      ).toHaveLength(1);
    }
    expect(spellPaths).toHaveLength(5);
    expect(once(technologies.map(({ rules }) => deedsOf(rules)))).toEqual([]);
    expect(once([...technologies, ...spellPaths].map(({ description }) => description))).toEqual([]);
  });
});
