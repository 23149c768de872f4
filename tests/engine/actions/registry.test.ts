// What holds for every verb of the registry, whatever it does: properties over random play and random nonsense.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import type { AnyDeed } from '@sigilla/engine/actions/deed.ts';
import { preview } from '@sigilla/engine/actions/preview.ts';
import { DEEDS, findDeed, KINGDOM_DEEDS, parseAction } from '@sigilla/engine/actions/registry.ts';
import { newHero } from '@sigilla/engine/heroes/hero.ts';
import type { OwnedHero } from '@sigilla/engine/heroes/hero.ts';
import { utcDay } from '@sigilla/engine/core/day.ts';
import { newLearner } from '@sigilla/engine/learning/learner.ts';
import type { Learner } from '@sigilla/engine/learning/learner.ts';
import { withoutEnded } from '@sigilla/engine/kingdom/activeEffects.ts';
import { Kingdom, RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import { powerOf } from '@sigilla/engine/kingdom/power.ts';
import { OwnKingdomView, ownKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { keptAs } from '@sigilla/server/store/collections.ts';
import { aKingdom, anNpcKingdom, content, HOUR, NOW, rulerOf, rulesOf } from '../../support/builders.ts';
import { ilvethOf } from '../../support/characters.ts';
import { MemoryRealm } from '../../support/realm.ts';
import { asked, wishes } from '../../support/wishes.ts';
import type { Wish } from '../../support/wishes.ts';
import { longIt } from '../../support/longIt.ts';

const RULERS = ['harrow', 'wick'];
/** Refusals that rest on what a player may not see. */
const SECRETLY = ['challenger_unready'];

/** A learner who has missed two days. */
const lapsed = (ruler: string): Learner => {
  const { accountId } = rulerOf(aKingdom(ruler).build());
  const learner = newLearner(accountId, NOW);
  const lastActiveDate = utcDay(NOW - 3 * 24 * HOUR);
  return { ...learner, streak: { ...learner.streak, currentStreak: 4, lastActiveDate } };
};

const aRealm = () => {
  const realm = new MemoryRealm(
    aKingdom('harrow')
      .withGold(5400)
      .withResources({ mana: 400, researchPoints: 400, materials: 400, land: 90 })
      .withBuilding('farm', 1, 12)
      .withSpell('spark_of_the_hearth')
      .withSpell('stones_remember')
      .withArtifact('honest_coin')
      .withArtifact('millers_sieve')
      .withArtifact('chain_of_even_acres')
      .withArtifact('hunting_horn_of_dawn')
      .withArtifact('salt_line')
      .withArtifact('dice_of_the_honest_gambler')
      .withArtifact('year_and_a_day')
      .withSwitchedOn('salt_line')
      .withHero('nobody_in_particular')
      .withHero('sister_lucan', {
        captive: {
          by: rulerOf(aKingdom('wick').build()).kingdomId,
          kingdomName: 'Wick',
          since: 0,
          ransom: 90,
        },
      })
      .withHero('piers_halfpenny', { armyId: 'army-1' })
      .withHero('goodwife_orla', { quest: { questId: 'bridge_at_crake', stepId: 'first' } })
      .build(),
    aKingdom('wick').atLevel(60).withGold(400).withTurns(9).build(),
    anNpcKingdom(0).build(),
  );
  const { accountId } = realm.kingdom('wick');
  const ilveth = ilvethOf(accountId, NOW);
  realm.documents.characters.set(ilveth.id, ilveth);
  for (const ruler of RULERS) {
    const learner = lapsed(ruler);
    realm.documents.learners.set(learner.accountId, learner);
  }
  return realm;
};

/** Heroes who sit at the table by chance: leading, on a quest, wounded, taught, let go before; whatever a realm may hold. */
const court = fc.uniqueArray(
  fc.record({
    heroId: fc.constantFrom(...content.heroes.keys()),
    armyId: fc.constantFrom(null, null, 'army-1'),
    experience: fc.nat(2000),
    healedAtTurn: fc.constantFrom(0, 0, 3, 40),
    wounds: fc.nat(3),
    trained: fc.constantFrom({}, { combat: 4 }, { charisma: 1, magic: 2 }),
    questsDone: fc.subarray(['wolves_of_harl', 'bread_riot'], { maxLength: 1 }),
  }),
  { selector: ({ heroId }) => heroId, maxLength: 3 },
);
type Courtier = Partial<OwnedHero> & { readonly heroId: string };

/** The ruler's kingdom with these at its table besides; a quest is told by one of them, and an army led by one. */
const withCourt = (kingdom: Kingdom, heroes: readonly Courtier[]): Kingdom => {
  const told = new Set<string>();
  let leads = kingdom.heroes.some(({ armyId }) => armyId === 'army-1');
  const more = heroes
    .filter(({ heroId }) => kingdom.heroes.every((one) => one.heroId !== heroId))
    .map((one) => {
      const questsDone = (one.questsDone ?? []).filter((id) => !told.has(id));
      for (const id of questsDone) told.add(id);
      const armyId = leads ? null : (one.armyId ?? null);
      leads ||= armyId !== null;
      return { ...newHero(one.heroId, NOW), ...one, questsDone, armyId };
    });
  const after = { ...kingdom, heroes: [...kingdom.heroes, ...more] };
  return { ...after, power: powerOf(after, content) };
};

const played = fc.array(wishes, { minLength: 1, maxLength: 60, size: 'max' });

/** Plays wishes one after another and shows each step to `look`. Every second wish is for one of `sought`, if any are. */
const playThrough = (
  list: readonly Wish[],
  look: (realm: MemoryRealm, ruler: string, wire: WireAction) => void,
  heroes: readonly Courtier[] = [],
  sought: () => readonly AnyDeed[] = () => [],
): void => {
  const realm = aRealm();
  for (const ruler of RULERS) realm.kingdoms.set(ruler, withCourt(realm.kingdom(ruler), heroes));
  for (const [index, wish] of list.entries()) {
    realm.now += wish.hours * HOUR;
    const deeds = index % 2 === 0 ? [] : sought();
    const { ruler, wire } = asked(wish, realm, RULERS, deeds.length === 0 ? KINGDOM_DEEDS : deeds);
    look(realm, ruler, wire);
    realm.play(ruler, wire);
  }
};

describe('every action of the registry', () => {
  it('has an id of its own and is found by its wire names', () => {
    const ids = DEEDS.map(({ verb }) => verb.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      const [actionType = '', actionId = 'x'] = id.split('/');
      expect(findDeed({ actionType, actionId })?.verb.id).toBe(id);
    }
  });

  longIt('is really done in the random play that the properties below look at', () => {
    const doneSoFar = new Set<string>();
    // Those still missing are sought, so that a verb more in the registry crowds no other out.
    const missing = () => KINGDOM_DEEDS.filter(({ verb }) => !doneSoFar.has(verb.id));
    for (const list of fc.sample(played, { numRuns: 1000, seed: 7 })) {
      if (missing().length === 0) break;
      playThrough(
        list,
        (realm, ruler, wire) => {
          const id = findDeed(wire)?.verb.id ?? '';
          if (!doneSoFar.has(id) && realm.weigh(ruler, wire).ok) doneSoFar.add(id);
        },
        [],
        missing,
      );
    }
    expect([...doneSoFar].sort()).toEqual(KINGDOM_DEEDS.map(({ verb }) => verb.id).sort());
  });

  it('KR-085 leaves everything as it was when it refuses (inputs are frozen, nothing is kept)', () => {
    fc.assert(
      fc.property(played, court, (list, heroes) => {
        playThrough(
          list,
          (realm, ruler, wire) => {
            const before = JSON.stringify([...realm.kingdoms, ...realm.battles]);
            if (!realm.weigh(ruler, wire).ok)
              expect(JSON.stringify([...realm.kingdoms, ...realm.battles])).toBe(before);
          },
          heroes,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('keeps resources, turns and men whole and never below zero, and every document true to its shape', () => {
    fc.assert(
      fc.property(played, court, (list, heroes) => {
        playThrough(
          list,
          (realm, ruler, wire) => {
            const result = realm.weigh(ruler, wire);
            if (!result.ok) return;
            const { kingdom, done } = result.value.decision;
            expect(Kingdom.parse(JSON.parse(JSON.stringify(kingdom)))).toEqual(kingdom);
            for (const change of (done.changes ?? []).filter((one) => 'body' in one))
              expect(keptAs[change.aggregate].shape.parse(JSON.parse(JSON.stringify(change.body)))).toEqual(
                change.body,
              );
          },
          heroes,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('accounts for every change in the ledger: its lines lead from the stored balance to the new one', () => {
    fc.assert(
      fc.property(played, court, (list, heroes) => {
        playThrough(
          list,
          (realm, ruler, wire) => {
            const result = realm.weigh(ruler, wire);
            if (!result.ok) return;
            const { before, decision } = result.value;
            if (!decision.isTouched) {
              // Not stored, so nothing to account for: shown with the turns that time has brought, without what has ended, and otherwise as it was.
              expect(decision.ledger).toEqual([]);
              expect({ ...decision.kingdom, turns: before.turns }).toEqual(withoutEnded(before, realm.now));
              return;
            }
            const sum = { ...before.resources };
            let turns = before.turns.count;
            for (const line of decision.ledger) {
              for (const name of RESOURCES) sum[name] += line.resources[name] ?? 0;
              turns += line.turns;
              expect(line.balance).toEqual({ resources: sum, turns });
            }
            expect(sum).toEqual(decision.kingdom.resources);
            expect(turns).toBe(decision.kingdom.turns.count);
            expect(decision.kingdom.ledgerCount).toBe(before.ledgerCount + decision.ledger.length);
            expect(decision.kingdom.power).toBe(powerOf(decision.kingdom, content));
          },
          heroes,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('decides the same from the same: neither a retry nor another verb changes its chance', () => {
    fc.assert(
      fc.property(played, (list) => {
        playThrough(list, (realm, ruler, wire) => {
          expect(realm.weigh(ruler, wire)).toEqual(realm.weigh(ruler, wire));
        });
      }),
      { numRuns: 30 },
    );
  });

  it('carries its input across the wire and back', () => {
    fc.assert(
      fc.property(played, (list) => {
        playThrough(list, (_realm, _ruler, wire) => {
          const parsed = parseAction(JSON.parse(JSON.stringify(wire)) as WireAction);
          if (!parsed.ok) throw new Error('a verb does not understand what it said itself');
          const { deed, input } = parsed.value;
          expect(parseAction(deed.verb.wire(input as Record<string, unknown>))).toEqual(parsed);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('previews in the browser what the server then decides, whatever else it must see', () => {
    fc.assert(
      fc.property(played, (list) => {
        playThrough(list, (realm, ruler, wire) => {
          const kingdom = realm.kingdom(ruler);
          const view = OwnKingdomView.parse(
            JSON.parse(JSON.stringify(ownKingdomView(kingdom, content, rulesOf(), realm.now))),
          );
          const parsed = parseAction(wire);
          if (!parsed.ok) throw new Error('a wish that nobody understands');
          const { deed, input } = parsed.value;
          if (deed.subject !== 'kingdom') throw new Error('a wish of nobody’s kingdom');
          const actor = rulerOf(kingdom);
          const seen = deed.verb.see(realm.loaded(deed.verb, actor, input), actor);
          const ctx = { now: realm.now, actor, kingdom: view, seen, content, rules: rulesOf() };
          const foreseen = preview(deed.verb, ctx, input as Record<string, unknown>);
          const result = realm.weigh(ruler, wire);
          // What only whole documents tell may still be refused; what is foreseen as refused always is.
          if (foreseen.ok && !result.ok) expect(SECRETLY).toContain(result.refusal.code);
          else expect(foreseen.ok).toBe(result.ok);
          if (result.ok) expect(foreseen.cost).toEqual(result.value.decision.cost);
          else if (!foreseen.ok) expect(foreseen.refusal).toEqual(result.refusal);
        });
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [{ actionType: 'build_structure', actionId: 'building_construction' }, 'buildingId is missing'],
    [{ actionType: 'recruit_units', actionId: 'militia', quantity: 51 }, 'quantity must be at most 50'],
  ])('says of %o what can’t be read in it', (wire, reason) => {
    expect(parseAction(wire)).toMatchObject({ refusal: { code: 'invalid_request', params: { reason } } });
  });

  it('answers nonsense with a refusal, never with an exception', () => {
    const types = DEEDS.map(({ verb: { id } }) => id.split('/')[0] ?? id);
    const nonsense: fc.Arbitrary<WireAction> = fc.record({
      actionType: fc.oneof(fc.constantFrom(...types), fc.string()),
      actionId: fc.oneof(
        fc.constantFrom(
          ...DEEDS.map(({ verb: { id } }) => id.split('/')[1] ?? id),
          'constructor',
          '__proto__',
          '',
        ),
        fc.string(),
      ),
      quantity: fc.oneof(fc.constant(undefined), fc.double(), fc.integer()),
      metadata: fc.oneof(
        fc.constant(undefined),
        fc.dictionary(
          fc.constantFrom(
            'buildingId',
            'name',
            'armyId',
            'targetUserId',
            'battleRequestId',
            'battleId',
            'round',
          ),
          fc.anything(),
        ),
      ),
    });
    const realm = aRealm();
    fc.assert(
      fc.property(nonsense, (wire) => {
        const parsed = parseAction(wire);
        if (parsed.ok && parsed.value.deed.subject !== 'kingdom') return;
        const result = realm.weigh('harrow', wire);
        if (!parsed.ok) expect(result).toEqual(parsed);
      }),
      { numRuns: 2000 },
    );
  });
});
