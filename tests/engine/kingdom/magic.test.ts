// Turns and magic: however turns are spent, the same comes of them; and what a spell, a technology or a path does reaches the field.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bonusesOf } from '@sigilla/engine/kingdom/bonuses.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { castingMana, FAVOUR, studyTurns } from '@sigilla/engine/kingdom/magic/prices.ts';
import { payerOf } from '@sigilla/engine/kingdom/magic/research.ts';
import { passTurns } from '@sigilla/engine/kingdom/passTurns.ts';
import { aKingdom, content, NOW, rulesOf } from '../../support/builders.ts';
import { MemoryRealm } from '../../support/realm.ts';
import { meet } from '../war/wager.ts';

const inForce = (id: string, untilTurn: number, strength = 100): Kingdom['activeEffects'][number] => ({
  kind: 'spell',
  id,
  startedAt: NOW,
  untilTurn,
  strength,
});

const lasting = [...content.spells.values()].filter(({ effect }) => effect.durationTurns !== null);

/** Any magic of a kingdom that has spent no turn yet. */
const anyMagic = fc.record({
  spells: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...lasting.map(({ id }) => id)),
      untilTurn: fc.integer({ min: 1, max: 12 }),
      strength: fc.integer({ min: 100, max: 200 }),
    }),
    { selector: ({ id }) => id, maxLength: 3 },
  ),
  studies: fc.uniqueArray(
    fc.record({
      subject: fc.constantFrom(
        ...[...content.spells.keys()].map((id) => ({ kind: 'spell' as const, id })),
        ...[...content.technologies.keys()].map((id) => ({ kind: 'technology' as const, id })),
        { kind: 'spell' as const, id: 'abracadabra' },
      ),
      turnsSpent: fc.integer({ min: 0, max: 20 }),
    }),
    { selector: ({ subject }) => subject.id, maxLength: 5 },
  ),
  rests: fc.integer({ min: 1, max: 12 }),
});

const pass = (kingdom: Kingdom, turns: number): Kingdom =>
  passTurns({ ...kingdom, turnsSpent: kingdom.turnsSpent + turns }, turns, content, rulesOf()).kingdom;

describe('turns', () => {
  it('bring the same whether they are spent at once or one by one, and end what ends in their midst', () => {
    fc.assert(
      fc.property(
        anyMagic,
        fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }),
        ({ spells, studies, rests }, parts) => {
          const founded = aKingdom().withBuilding('farm', 2, 6).withBuilding('academy', 2).build();
          const kingdom: Kingdom = {
            ...founded,
            activeEffects: spells.map(({ id, untilTurn, strength }) => inForce(id, untilTurn, strength)),
            magic: {
              ...founded.magic,
              studies: studies.map(({ subject, turnsSpent }) => ({ ...subject, turnsSpent })),
              resting: { open_book: rests },
            },
          };
          const turns = parts.reduce((sum, part) => sum + part, 0);
          const after = pass(kingdom, turns);
          expect(parts.reduce(pass, kingdom)).toEqual(after);
          for (const effect of after.activeEffects)
            expect(effect.kind === 'spell' && effect.untilTurn > turns).toBe(true);
          expect('open_book' in after.magic.resting).toBe(turns === 0 || rests > turns);
        },
      ),
      { numRuns: 150, seed: 5 },
    );
  });
});

describe('what magic costs', () => {
  it('is never nothing, and less for whom a path favours', () => {
    for (const spell of content.spells.values()) {
      const plain = payerOf(aKingdom().build(), content);
      expect(castingMana(spell, plain, content)).toBe(spell.mana);
      expect(studyTurns(spell, plain, content)).toBe(spell.research.turns);
      const all = { spellCostPercent: 40, researchPercent: 50 };
      for (const path of content.spellPaths.values()) {
        const payer = { spellPath: path.id, bonuses: { spellCostPercent: 0, researchPercent: 0 } };
        const favoured = path.favours.includes(spell.school);
        expect(castingMana(spell, payer, content)).toBe(
          favoured ? Math.max(1, Math.floor((spell.mana * (100 - FAVOUR.manaPercent)) / 100)) : spell.mana,
        );
        expect(studyTurns(spell, payer, content)).toBe(
          Math.max(3, spell.research.turns - (favoured ? FAVOUR.turns : 0)),
        );
        expect(castingMana(spell, { ...payer, bonuses: all }, content)).toBeGreaterThanOrEqual(
          Math.max(1, Math.floor((spell.mana * 60) / 100)),
        );
        expect(studyTurns(spell, { ...payer, bonuses: all }, content)).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('loses half of its turns and two fifths of its mana at most, however much of the realm lends a hand', () => {
    const hastened = payerOf(
      aKingdom()
        .with({ activeEffects: [...content.spells.keys()].map((id) => inForce(id, 5, 200)) })
        .withTechnology(...content.technologies.keys())
        .build(),
      content,
    );
    for (const technology of content.technologies.values())
      expect(studyTurns(technology, hastened, content)).toBe(
        Math.max(3, Math.ceil(technology.research.turns / 2)),
      );
    for (const spell of content.spells.values())
      expect(castingMana(spell, hastened, content)).toBeGreaterThanOrEqual(
        Math.max(1, Math.floor((spell.mana * 60) / 100)),
      );
  });
});

describe('on the field', () => {
  const sides = (own: readonly string[], rivals: readonly string[], morale = 80) => {
    const host = (id: string, spells: readonly string[]) =>
      aKingdom(id)
        .withArmy({ militia: 40 }, { morale })
        .with({ activeEffects: spells.map((spell) => inForce(spell, 5)) })
        .build();
    const { setup } = meet(new MemoryRealm(host('harrow', own), host('wick', rivals)), 'harrow', 'wick');
    if (setup === null) throw new Error('no battle');
    return setup;
  };
  const given = (id: string, kind: string): number => {
    for (const rule of content.spells.get(id)?.effect.rules ?? [])
      if (rule.kind === kind) return 'percent' in rule ? rule.percent : 'points' in rule ? rule.points : 0;
    throw new Error(`${id} gives no ${kind}`);
  };

  it('spells strike, shield, hearten and frighten, on either side', () => {
    const bare = sides([], []);
    const spark = given('spark_of_the_hearth', 'attack_percent');
    expect(sides(['spark_of_the_hearth'], []).attacker.attackPercent).toBe(
      (bare.attacker.attackPercent ?? 0) + spark,
    );
    const ward = given('lifted_hand', 'ward_percent');
    expect(sides(['lifted_hand'], []).attacker.defensePercent).toBe(ward);
    expect(sides([], ['lifted_hand']).defender.defensePercent).toBe(
      (bare.defender.defensePercent ?? 0) + ward,
    );
    const heart = given('host_of_mirrors', 'battle_morale');
    expect(sides(['host_of_mirrors'], []).attacker.morale).toBe(bare.attacker.morale + heart);
    const dread = given('whisper_from_below', 'dread');
    expect(sides(['whisper_from_below'], []).defender.morale).toBe(bare.defender.morale - dread);
    expect(sides(['whisper_from_below'], []).attacker.morale).toBe(bare.attacker.morale);
  });

  it('dread leaves alone whoever has little heart to lose', () => {
    const bare = sides([], [], 51);
    expect(sides(['whisper_from_below'], [], 51).defender.morale).toBe(Math.min(50, bare.defender.morale));
    expect(sides(['whisper_from_below'], [], 30).defender.morale).toBe(sides([], [], 30).defender.morale);
  });

  it('a spell that has ended by its ruler’s turns does nothing there', () => {
    const ended = { ...aKingdom().build(), turnsSpent: 5, activeEffects: [inForce('lifted_hand', 5)] };
    expect(bonusesOf(pass(ended, 0), content).wardPercent).toBeGreaterThan(0);
    const realm = new MemoryRealm({ ...ended, id: aKingdom('harrow').build().id }, aKingdom('wick').build());
    expect(meet(realm, 'harrow', 'wick').setup?.attacker.defensePercent ?? 0).toBe(0);
  });
});
