// What one rival has to teach within a week: three battles in earnest whole, three a little, and then nothing; the realm's own rulers without end.
import { describe, expect, it } from 'vitest';
import { eventSentence } from '@sigilla/content/texts/events.ts';
import { hasMoreToTeach, learntFrom, lessonLearnt } from '@sigilla/engine/war/lessons.ts';
import { HOUR, NOW, aKingdom, anNpcKingdom } from '../../support/builders.ts';
import { MemoryRealm, done } from '../../support/realm.ts';
import { meet, settle, theBattle, war } from './wager.ts';

const DAY = 24 * HOUR;
/** Midnight (UTC) of a Monday after all beginners' days. */
const MONDAY = Date.UTC(2026, 11, 7);
const ruler = (id: string) =>
  aKingdom(id).atLevel(60).withArmy({ soldiers: 20 }).withHero('ysmay', { armyId: 'army-1' });

/** A rival who lays down arms, met at the instant `at`: what the victor learns, and the hero who leads for them. */
const yieldedTo = (realm: MemoryRealm, at: number): readonly [number | undefined, number] => {
  realm.now = at;
  const heroBefore = realm.kingdom('harrow').heroes[0]?.experience ?? 0;
  meet(realm, 'harrow', 'wick', { ranked: true });
  done(realm.play('wick', war('surrender_battle', { battleId: theBattle(realm).id })));
  const { battle, kingdoms } = settle(realm, theBattle(realm));
  return [
    battle.spoils?.experienceGained.attacker,
    (kingdoms.attacker.heroes[0]?.experience ?? 0) - heroBefore,
  ];
};

describe('a rival who lays down arms day after day', () => {
  it('G-188 teaches three times in full, three times ten, then neither ruler nor hero, until the next Monday', () => {
    const realm = new MemoryRealm(ruler('harrow').build(), ruler('wick').build());
    const days = [0, 1, 2, 3, 4, 5, 6, 7].map((day) => yieldedTo(realm, MONDAY + day * DAY + 8 * HOUR));
    expect(days.map(([learnt]) => learnt)).toEqual([25, 25, 25, 10, 10, 10, 0, 25]);
    expect(days.map(([, ofHero]) => ofHero)).toEqual([40, 40, 40, 40, 40, 40, 0, 40]);
    expect(realm.kingdom('harrow').lessons).toEqual({ week: '2026-12-14', taught: { wick: 1 } });
    // Who lays down arms has learnt nothing of it, and spent no lesson.
    expect(realm.kingdom('wick').lessons.taught).toEqual({});
  });
});

describe('the last lesson of a week', () => {
  it('G-188 is told to whoever had it, once, with the day from which there are others', () => {
    const realm = new MemoryRealm(ruler('harrow').build(), ruler('wick').build());
    const told = [0, 1, 2, 3, 4, 5, 6].map((day) => {
      realm.now = MONDAY + day * DAY + 8 * HOUR;
      meet(realm, 'harrow', 'wick', { ranked: true });
      done(realm.play('wick', war('surrender_battle', { battleId: theBattle(realm).id })));
      return settle(realm, theBattle(realm)).ofLessons;
    });
    expect(told.map(({ attacker }) => attacker?.code ?? null)).toEqual([
      ...Array.from({ length: 5 }, () => null),
      'lessonsSpent',
      null,
    ]);
    expect(told.every(({ defender }) => defender === null)).toBe(true);
    const last = told[5]?.attacker;
    expect(last && eventSentence(last)).toContain(realm.kingdom('wick').name);
  });
});

describe('the lessons of a week', () => {
  const harrow = aKingdom('harrow').build();
  const wick = aKingdom('wick').build();
  const npc = anNpcKingdom(2).build();
  const after = (lessons: number, rival: typeof wick, from = harrow) =>
    Array.from({ length: lessons }).reduce<typeof harrow>(
      (kingdom) => ({ ...kingdom, lessons: lessonLearnt(kingdom, rival, NOW) }),
      from,
    );

  it('are counted for each rival apart', () => {
    const tired = after(6, wick);
    expect(hasMoreToTeach(tired, wick, NOW)).toBe(false);
    expect(learntFrom(tired, aKingdom('carr').build(), 40, NOW)).toBe(40);
  });

  it('are without end from the realm’s own rulers, and nothing is written down of them', () => {
    const practised = after(20, npc);
    expect(learntFrom(practised, npc, 40, NOW)).toBe(40);
    expect(practised.lessons.taught).toEqual({});
  });

  it('never make more of a battle than it was worth', () => {
    expect(learntFrom(after(3, wick), wick, 0, NOW)).toBe(0);
    expect(learntFrom(after(3, wick), wick, 50, NOW)).toBe(10);
  });

  it('begin anew on Monday at midnight, not a moment before', () => {
    const taught = (at: number) => lessonLearnt(harrow, wick, at).week;
    expect(taught(MONDAY)).toBe('2026-12-07');
    expect(taught(MONDAY - 1)).toBe('2026-11-30');
    expect(taught(MONDAY + 7 * DAY - 1)).toBe('2026-12-07');
    expect(taught(0)).toBe('1969-12-29');
  });
});
