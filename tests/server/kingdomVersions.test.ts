// Kingdoms as earlier versions wrote them: a realm that holds them opens, and each reads as one of today's and stands on its lists.
import { describe, expect, it } from 'vitest';
import { heroOfCharacter } from '@sigilla/engine/characters/hero.ts';
import { newHero } from '@sigilla/engine/heroes/hero.ts';
import { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { kingdoms } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import type { Collection } from '@sigilla/server/store/Store.ts';
import { aKingdom, content, NOW } from '../support/builders.ts';
import { earlierVersions } from '../support/earlierVersions.ts';
import { ILVETH } from '../support/characters.ts';

const storeOf = earlierVersions();

/** What a test of an earlier version does not look at: what was read off (version 8). */
const feats = { counts: expect.any(Object), reached: [] };

describe('a kingdom of version 1', () => {
  it('is no forsaken one, has sent out no raid today, has a name without a key, and stands where it stood', async () => {
    const { forsaken: _forsaken, nameKey: _key, heroes: _heroes, ...kingdom } = aKingdom().build();
    const { raids: _raids, names: _names, heralds: _heralds, ...today } = kingdom.today;
    const old = { ...kingdom, today };
    const first: Collection<typeof old> = {
      name: 'kingdoms',
      schemaVersion: 1,
      upcast: (body) => body as typeof old,
      indexes: { power: (kingdom) => [kingdom.serverId, kingdom.power] },
      unique: {},
    };
    const before = await storeOf(first);
    await before.commit([create(first, old.id, old)]);
    await before.close();
    const store = await storeOf(kingdoms);
    const found = await store.find(kingdoms, 'honor', { prefix: [old.serverId], limit: 5 });
    await store.close();
    expect(found.items.map(({ body }) => Kingdom.parse(body))).toEqual([
      {
        ...old,
        forsaken: false,
        nameKey: null,
        heroes: [],
        today: { ...today, raids: 0, names: 0, heralds: {} },
        feats,
      },
    ]);
  });
});

describe('a kingdom of version 5', () => {
  it('keeps its artifacts, which have never been used; nothing goes on, and no merchant is owed', () => {
    const {
      activeEffects: _effects,
      boughtMana: _bought,
      ...kingdom
    } = aKingdom().withArtifact('honest_coin').build();
    const artifacts = kingdom.artifacts.map(({ lastUsedAt: _used, cooldownUntil: _rest, ...old }) => old);
    const old = { ...kingdom, artifacts };
    expect(Kingdom.parse(kingdoms.upcast(old, 5))).toEqual({
      ...aKingdom().withArtifact('honest_coin').build(),
      activeEffects: [],
      boughtMana: { amount: 0, gold: 0 },
      feats,
    });
  });
});

describe('a kingdom of version 7', () => {
  it('knows no magic yet, and what glows in it glows on', () => {
    const glow = { kind: 'artifact' as const, id: 'honest_coin', startedAt: NOW, until: NOW + 1000 };
    const { magic: _magic, ...old } = aKingdom()
      .with({ activeEffects: [glow] })
      .build();
    expect(Kingdom.parse(kingdoms.upcast(old, 7))).toEqual({
      ...aKingdom().build(),
      activeEffects: [glow],
      magic: { learned: [], technologies: [], studies: [], resting: {} },
      feats,
    });
  });
});

describe('a kingdom of version 8', () => {
  it('has done what can be read off it: raised what stands, hired who serves, found what it holds', () => {
    const today = aKingdom().withBuilding('farm', 3, 4).withArtifact('honest_coin').build();
    const { feats: _feats, ...old } = today;
    const men = today.armies.flatMap(({ units }) => units).reduce((sum, { quantity }) => sum + quantity, 0);
    const raised = today.buildings.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(Kingdom.parse(kingdoms.upcast(old, 8))).toEqual({
      ...today,
      feats: { counts: { raised, storeys: 2, recruited: men, found: 1 }, reached: [] },
    });
  });
});

describe('a kingdom of version 9', () => {
  it('has nobody at its high table yet', () => {
    const { heroes: _heroes, ...old } = aKingdom().withArtifact('honest_coin').build();
    expect(Kingdom.parse(kingdoms.upcast(old, 9))).toEqual({
      ...aKingdom().withArtifact('honest_coin').build(),
      heroes: [],
    });
  });
});

describe('a kingdom of version 10', () => {
  it('has heroes as they were; whoever came as a character is painted by the house', () => {
    const made = heroOfCharacter({ choices: ILVETH, isVouched: true }, content);
    const today = aKingdom()
      .withHero('hob_underpike')
      .with({ heroes: [newHero('hob_underpike', NOW), newHero('dnd_1', NOW, made)] })
      .build();
    const old = {
      ...today,
      heroes: today.heroes.map((hero) => {
        if (hero.made === null) return hero;
        const { portrait: _portrait, ancestry: _ancestry, ...before } = hero.made;
        return { ...hero, made: before };
      }),
    };
    expect(Kingdom.parse(kingdoms.upcast(old, 10))).toEqual({
      ...today,
      heroes: today.heroes.map((hero) =>
        hero.made === null ? hero : { ...hero, made: { ...hero.made, portrait: null, ancestry: null } },
      ),
    });
  });
});

describe('a kingdom of version 11', () => {
  it('keeps its heroes and their quests, and has closed none behind anybody', () => {
    const today = aKingdom()
      .withHero('hob_underpike', { questsDone: ['bridge_at_crake'] })
      .build();
    const { questsClosed: _closed, ...old } = today;
    expect(Kingdom.parse(kingdoms.upcast(old, 11))).toEqual({ ...today, questsClosed: [] });
  });
});

describe('a kingdom of version 12', () => {
  it('has taken no name and sent no herald today', () => {
    const kingdom = aKingdom().build();
    const { names: _names, heralds: _heralds, ...today } = kingdom.today;
    expect(Kingdom.parse(kingdoms.upcast({ ...kingdom, today }, 12))).toEqual(kingdom);
  });
});

describe('a kingdom of version 13', () => {
  it('has left to the captains of every army what is done while its ruler is away', () => {
    const kingdom = aKingdom().build();
    const armies = kingdom.armies.map(({ doctrine: _doctrine, ...army }) => army);
    expect(Kingdom.parse(kingdoms.upcast({ ...kingdom, armies }, 13))).toEqual(kingdom);
  });
});

describe('a kingdom of version 14', () => {
  it('has been taught nothing by anybody this week', () => {
    const { lessons: _lessons, ...old } = aKingdom().build();
    expect(Kingdom.parse(kingdoms.upcast(old, 14))).toEqual(aKingdom().build());
  });
});
