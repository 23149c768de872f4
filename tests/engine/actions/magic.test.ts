// Magic: what is studied turn by turn, what is cast, how long it is in force, and what a path is worth.
import { describe, expect, it } from 'vitest';
import { abandonResearch } from '@sigilla/engine/actions/magic/abandonResearch.ts';
import { castSpell } from '@sigilla/engine/actions/magic/castSpell.ts';
import { chooseSpellPath } from '@sigilla/engine/actions/magic/chooseSpellPath.ts';
import { hastenResearch } from '@sigilla/engine/actions/magic/hastenResearch.ts';
import { researchSpell } from '@sigilla/engine/actions/magic/researchSpell.ts';
import { researchTechnology } from '@sigilla/engine/actions/magic/researchTechnology.ts';
import { rushResource } from '@sigilla/engine/actions/economy/rushResource.ts';
import { bonusesOf } from '@sigilla/engine/kingdom/bonuses.ts';
import { studyLevel } from '@sigilla/engine/kingdom/magic/research.ts';
import { sourcesBehind, sourcesOf } from '@sigilla/engine/kingdom/sources.ts';
import { ownKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { aKingdom, content, NOW, rulesOf } from '../../support/builders.ts';
import type { KingdomBuilder } from '../../support/builders.ts';
import { done, MemoryRealm, refusedAs } from '../../support/realm.ts';

const study = (spellId: string) => researchSpell.wire({ spellId });
const cast = (spellId: string) => castSpell.wire({ spellId });
/** Three turns of ordinary life. */
const threeTurns = rushResource.wire({ rush: 'intensive_study' });

const learned = (kingdom: KingdomBuilder = aKingdom()) =>
  new MemoryRealm(kingdom.withTurns(100).withResources({ researchPoints: 1000, mana: 1000 }).build());
const pass = (realm: MemoryRealm, times: number) => {
  for (let i = 0; i < times; i += 1) done(realm.play('harrow', threeTurns));
};
const view = (realm: MemoryRealm) => ownKingdomView(realm.kingdom('harrow'), content, rulesOf(), NOW);

describe('a study', () => {
  it('KR-084 is paid when it is taken up, takes thirteen turns, and is then known', () => {
    const realm = learned();
    const { decision } = done(realm.play('harrow', study('spark_of_the_hearth')));
    expect(decision.cost).toEqual({ turns: 0, resources: { researchPoints: 40 } });
    expect(view(realm).spellResearch).toEqual([
      {
        kind: 'spell',
        spellId: 'spark_of_the_hearth',
        spellName: 'Spark of the Hearth',
        status: 'active',
        turnsRequired: 13,
        turnsSpent: 0,
      },
    ]);
    pass(realm, 4);
    expect(view(realm).spellResearch[0]?.turnsSpent).toBe(12);
    expect(realm.kingdom('harrow').magic.learned).toEqual([]);
    const before = realm.kingdom('harrow').experience;
    const last = done(realm.play('harrow', threeTurns)).decision;
    expect(last.passiveResults.researchProgress).toEqual([
      {
        kind: 'spell',
        researchId: 'spark_of_the_hearth',
        researchName: 'Spark of the Hearth',
        completed: true,
        progressMade: 1,
      },
    ]);
    expect(realm.kingdom('harrow').magic).toMatchObject({ learned: ['spark_of_the_hearth'], studies: [] });
    expect(last.done.notices).toMatchObject([{ text: { code: 'spellLearned' }, link: '/spells' }]);
    expect(last.ledger.map(({ reason, experience }) => [reason, experience])).toContainEqual([
      'research_done',
      50,
    ]);
    expect(realm.kingdom('harrow').experience).toBe(before + 50 + 6);
  });

  it('of each kind goes on beside the other; what is behind it waits, and follows without losing a turn', () => {
    const realm = learned(aKingdom().atLevel(3));
    done(realm.play('harrow', study('spark_of_the_hearth')));
    done(realm.play('harrow', study('stones_remember')));
    done(realm.play('harrow', researchTechnology.wire({ technologyId: 'crop_rotation' })));
    expect(view(realm).spellResearch.map(({ status }) => status)).toEqual(['active', 'waiting', 'active']);
    pass(realm, 5);
    expect(view(realm).spellResearch).toMatchObject([{ spellId: 'stones_remember', turnsSpent: 2 }]);
    expect(realm.kingdom('harrow').magic.technologies).toEqual(['crop_rotation']);
    expect(bonusesOf(realm.kingdom('harrow'), content).yieldPercent.food).toBe(5);
  });

  it('is refused when it is known, begun, unknown, too high, too dear or without what it needs', () => {
    const realm = learned(aKingdom().withSpell('open_book'));
    expect(refusedAs(realm.play('harrow', study('open_book')))).toBe('study_known');
    expect(refusedAs(realm.play('harrow', study('abracadabra')))).toBe('unknown_spell');
    expect(refusedAs(realm.play('harrow', study('second_candle')))).toBe('level_required');
    done(realm.play('harrow', study('borrowed_fog')));
    expect(refusedAs(realm.play('harrow', study('borrowed_fog')))).toBe('study_begun');
    const high = learned(aKingdom().atLevel(5));
    expect(refusedAs(high.play('harrow', study('second_candle')))).toBe('study_needs');
    const poor = new MemoryRealm(aKingdom().withResources({ researchPoints: 39 }).build());
    expect(refusedAs(poor.play('harrow', study('open_book')))).toBe('need_more_resource');
    expect(refusedAs(realm.play('harrow', researchTechnology.wire({ technologyId: 'abracadabra' })))).toBe(
      'unknown_technology',
    );
  });

  it('finds room for five, and the sixth is refused', () => {
    const realm = learned();
    const first = ['spark_of_the_hearth', 'whisper_from_below', 'morning_blessing', 'open_book'];
    for (const id of first) done(realm.play('harrow', study(id)));
    done(realm.play('harrow', study('seed_that_listens')));
    expect(refusedAs(realm.play('harrow', study('borrowed_fog')))).toBe('studies_full');
  });

  it('may be put before another, and given up for the points of the turns not spent on it', () => {
    const realm = learned(aKingdom().atLevel(3));
    done(realm.play('harrow', study('open_book')));
    done(realm.play('harrow', study('second_candle')));
    done(realm.play('harrow', study('borrowed_fog')));
    pass(realm, 1);
    const hasten = (studyId: string) => realm.play('harrow', hastenResearch.wire({ studyId }));
    const giveUp = (studyId: string) => realm.play('harrow', abandonResearch.wire({ studyId }));
    expect(refusedAs(hasten('open_book'))).toBe('study_first_already');
    expect(refusedAs(hasten('second_candle'))).toBe('study_needs');
    expect(refusedAs(giveUp('open_book'))).toBe('study_needed');
    expect(refusedAs(giveUp('abracadabra'))).toBe('study_not_there');
    done(hasten('borrowed_fog'));
    expect(view(realm).spellResearch.map(({ spellId, status }) => [spellId, status])).toEqual([
      ['borrowed_fog', 'active'],
      ['open_book', 'waiting'],
      ['second_candle', 'waiting'],
    ]);
    const { decision } = done(giveUp('second_candle'));
    expect(decision.gained).toEqual({ researchPoints: 90 });
    // Three of its thirteen turns were spent.
    expect(done(giveUp('open_book')).decision.gained).toEqual({ researchPoints: Math.floor((40 * 10) / 13) });
  });

  it('G-049 of the higher tiers waits for the level of advanced research', () => {
    const [spell] = content.spells.values();
    if (spell === undefined) throw new Error('no spell');
    expect(studyLevel({ ...spell, tier: 2 }, content, rulesOf())).toBe(spell.requires.level);
    expect(studyLevel({ ...spell, tier: 3 }, content, rulesOf())).toBe(15);
  });
});

describe('a spell', () => {
  it('costs a turn and its mana, is in force for its turns, and then rests', () => {
    const realm = learned(aKingdom().withSpell('spark_of_the_hearth'));
    const { decision } = done(realm.play('harrow', cast('spark_of_the_hearth')));
    expect(decision.cost).toEqual({ turns: 1, resources: { mana: 12 } });
    expect(decision.done.report).toMatchObject({ strength: 100, durationTurns: 6, cooldownTurns: 10 });
    expect(bonusesOf(realm.kingdom('harrow'), content).attackPercent).toBe(5);
    const [row] = sourcesBehind(sourcesOf(realm.kingdom('harrow'), content), 'attackPercent');
    expect(row).toMatchObject({ kind: 'spell', name: 'Spark of the Hearth', counted: 5, until: null });
    expect(refusedAs(realm.play('harrow', cast('spark_of_the_hearth')))).toBe('spell_in_force');
    const [passing] = done(realm.play('harrow', threeTurns)).decision.passiveResults.spellEffects;
    expect(passing).toEqual({ spellName: 'Spark of the Hearth', effects: { durationRemaining: 3 } });
    const end = done(realm.play('harrow', threeTurns)).decision.passiveResults;
    expect(end.eventTriggers.map(({ text }) => text.code)).toContain('spellEnded');
    expect(realm.kingdom('harrow').activeEffects).toEqual([]);
    expect(bonusesOf(realm.kingdom('harrow'), content).attackPercent).toBe(0);
    expect(refusedAs(realm.play('harrow', cast('spark_of_the_hearth')))).toBe('spell_resting');
    pass(realm, 1);
    // Nine of the ten turns have passed; casting it takes the tenth.
    done(realm.play('harrow', cast('spark_of_the_hearth')));
  });

  it('gives in each turn of its own and in none after, however the turns are spent', () => {
    const brought = (spent: readonly number[]) => {
      const realm = learned(
        aKingdom().withBuilding('farm', 1, 10).withSpell('seed_that_listens').withResources({ food: 0 }),
      );
      done(realm.play('harrow', cast('seed_that_listens')));
      for (const turns of spent)
        done(
          realm.play(
            'harrow',
            turns === 5
              ? { actionType: 'explore_land', actionId: 'territorial_exploration' }
              : rushResource.wire({ rush: turns === 2 ? 'tax_collection' : 'magical_meditation' }),
          ),
        );
      return realm.kingdom('harrow').resources.food;
    };
    // Ten turns, of which the eight first are blessed.
    expect(brought([5, 5])).toBe(brought([2, 3, 5]));
    expect(brought([5, 5])).toBe(brought([2, 2, 2, 2, 2]));
  });

  it('brings at once what it says, the more the stronger its caster is', () => {
    const weak = learned(aKingdom().withSpell('stones_remember'));
    expect(done(weak.play('harrow', cast('stones_remember'))).decision.gained).toEqual({ materials: 220 });
    const strong = learned(
      aKingdom().withSpell('stones_remember').withBuilding('mage_tower', 4).with({ spellPath: 'ascendant' }),
    );
    const percent = bonusesOf(strong.kingdom('harrow'), content).spellPercent;
    expect(percent).toBeGreaterThanOrEqual(30);
    expect(done(strong.play('harrow', cast('stones_remember'))).decision.gained).toEqual({
      materials: Math.floor((220 * (100 + percent)) / 100),
    });
  });

  it('that is not learned, not known or not paid is refused, and no fourth is held in the air', () => {
    const four = ['spark_of_the_hearth', 'whisper_from_below', 'open_book', 'borrowed_fog'];
    const realm = learned(aKingdom().withSpell(...four));
    expect(refusedAs(realm.play('harrow', cast('lifted_hand')))).toBe('spell_not_learned');
    expect(refusedAs(realm.play('harrow', cast('abracadabra')))).toBe('unknown_spell');
    for (const id of four.slice(0, 3)) done(realm.play('harrow', cast(id)));
    expect(refusedAs(realm.play('harrow', cast('borrowed_fog')))).toBe('spells_in_force');
    const poor = new MemoryRealm(aKingdom().withSpell('open_book').withResources({ mana: 14 }).build());
    expect(refusedAs(poor.play('harrow', cast('open_book')))).toBe('need_more_resource');
  });

  it('of every kind there is can be cast, and does what it says', () => {
    for (const spell of content.spells.values()) {
      const realm = new MemoryRealm(
        aKingdom()
          .withArmy({ militia: 5 }, { morale: 40, supply: 40 })
          .withSpell(spell.id)
          .withResources({ mana: 5000, population: 0 })
          .build(),
      );
      const before = bonusesOf(realm.kingdom('harrow'), content);
      const { decision } = done(realm.play('harrow', cast(spell.id)));
      const gives = JSON.stringify(bonusesOf(decision.kingdom, content)) !== JSON.stringify(before);
      expect(gives, spell.id).toBe(spell.effect.rules.length > 0);
      for (const gain of spell.effect.gains)
        if (gain.kind === 'resource')
          expect(decision.gained[gain.resource], spell.id).toBeGreaterThanOrEqual(gain.amount);
    }
  });
});

describe('a mastery path', () => {
  const choose = (path: string) => ({ actionType: 'choose_spell_path', actionId: path });

  it('G-010 KR-080 is chosen at level five, once, and gives what it says', () => {
    expect(refusedAs(learned(aKingdom().atLevel(4)).play('harrow', choose('nether')))).toBe('level_required');
    const realm = learned(aKingdom().atLevel(5));
    expect(refusedAs(realm.play('harrow', choose('cowpath')))).toBe('invalid_request');
    const { decision } = done(realm.play('harrow', chooseSpellPath.wire({ path: 'nether' })));
    expect(decision.done.chronicle?.[0]?.code).toBe('spellPathTaken');
    expect(realm.kingdom('harrow').spellPath).toBe('nether');
    expect(bonusesOf(realm.kingdom('harrow'), content).dread).toBe(2);
    expect(refusedAs(realm.play('harrow', choose('verdant')))).toBe('spell_path_chosen');
  });

  it('makes the spells of its schools cheaper to cast and quicker to learn', () => {
    const kingdom = aKingdom().with({ spellPath: 'nether' }).withSpell('borrowed_fog');
    const realm = learned(kingdom);
    expect(done(realm.play('harrow', cast('borrowed_fog'))).decision.cost.resources).toEqual({
      mana: Math.floor((12 * 80) / 100),
    });
    done(realm.play('harrow', study('whisper_from_below')));
    done(realm.play('harrow', study('open_book')));
    expect(view(realm).spellResearch.map(({ turnsRequired }) => turnsRequired)).toEqual([11, 13]);
  });
});
