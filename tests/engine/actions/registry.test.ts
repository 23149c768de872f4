// What holds for every verb of the registry, whatever it does: properties over random play and random nonsense.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WireAction } from '@sigilla/engine/actions/define.ts';
import { previewAction } from '@sigilla/engine/actions/preview.ts';
import { ACTIONS, findAction, parseAction } from '@sigilla/engine/actions/registry.ts';
import { Kingdom, RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import { powerOf } from '@sigilla/engine/kingdom/power.ts';
import { OwnKingdomView, ownKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { aKingdom, anNpcKingdom, content, HOUR, NOW, rulerOf, rulesOf } from '../../support/builders.ts';
import { MemoryRealm } from '../../support/realm.ts';

const buildingIds = [...content.buildings.keys()];
const unitIds = [...content.units.keys()];
const rushes = ['tax_collection', 'magical_meditation', 'recruitment_drive', 'intensive_study'];

/** A deed that somebody might want, chosen by numbers so that it can name what the realm has come to hold. */
interface Wish {
  readonly verb: number;
  readonly which: number;
  readonly quantity: number;
  readonly hours: number;
}
const wishes: fc.Arbitrary<Wish> = fc.record({
  verb: fc.nat(15),
  which: fc.nat(400),
  quantity: fc.integer({ min: 1, max: 50 }),
  hours: fc.constantFrom(0, 0, 0, 0, 0, 1, 30),
});

const pick = <T>(list: readonly T[], which: number): T => {
  const one = list[which % list.length];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

const wireOf = (wish: Wish, realm: MemoryRealm): { readonly ruler: string; readonly wire: WireAction } => {
  const ruler = wish.which % 2 === 0 ? 'harrow' : 'wick';
  const rival = ruler === 'harrow' ? 'wick' : 'harrow';
  const battleId =
    realm.battles.size === 0 ? 'none' : pick([...realm.battles.keys()].reverse(), wish.which >> 5);
  const war = (actionId: string, metadata: Record<string, unknown>): WireAction => ({
    actionType: 'pvp_battle',
    actionId,
    metadata,
  });
  const wire = ((): WireAction => {
    switch (wish.verb) {
      case 0:
      case 1:
        return {
          actionType: 'build_structure',
          actionId: 'building_construction',
          metadata: { buildingId: pick(buildingIds, wish.which) },
        };
      case 2:
        return { actionType: 'upgrade_building', actionId: pick(buildingIds, wish.which) };
      case 3:
      case 4:
        return { actionType: 'recruit_units', actionId: pick(unitIds, wish.which), quantity: wish.quantity };
      case 5:
      case 6:
        return { actionType: 'rush_resource', actionId: pick(rushes, wish.which) };
      case 7:
        return { actionType: 'explore_land', actionId: 'territorial_exploration' };
      case 8:
        return {
          actionType: 'rename_kingdom',
          actionId: 'rename_kingdom',
          metadata: { name: `Vale of ${pick(['Ash', 'Elm', 'Rowan', '9', 'shit'], wish.which)}` },
        };
      case 9:
        return war('initiate_battle', {
          targetUserId: wish.which % 3 === 0 ? 'thistlecombe' : rival,
          armyId: 'army-1',
          terrain: 'plains',
          message: 'At noon, by the ford.',
          ranked: wish.which % 5 === 0,
        });
      case 10:
        return war('accept_battle', { battleRequestId: battleId, defenderArmyId: 'army-1' });
      case 11:
        return war('decline_battle', { battleRequestId: battleId });
      case 12:
        return war('cancel_battle', { battleRequestId: battleId });
      default:
        return war('set_orders', { battleId, round: 1, stance: 'press', target: 'nearest' });
    }
  })();
  return { ruler, wire };
};

const aRealm = () =>
  new MemoryRealm(
    aKingdom('harrow')
      .withGold(3000)
      .withResources({ mana: 400, researchPoints: 400, materials: 400 })
      .build(),
    aKingdom('wick').atLevel(60).withGold(40).withTurns(9).build(),
    anNpcKingdom(0).build(),
  );

const played = fc.array(wishes, { minLength: 1, maxLength: 60, size: 'max' });

/** Plays wishes one after another and shows each step to `look`. */
const playThrough = (
  list: readonly Wish[],
  look: (realm: MemoryRealm, ruler: string, wire: WireAction) => void,
): void => {
  const realm = aRealm();
  for (const wish of list) {
    realm.now += wish.hours * HOUR;
    const { ruler, wire } = wireOf(wish, realm);
    look(realm, ruler, wire);
    realm.play(ruler, wire);
  }
};

describe('every action of the registry', () => {
  it('has an id of its own and is found by its wire names', () => {
    const ids = ACTIONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      const [actionType = '', actionId = 'x'] = id.split('/');
      expect(findAction({ actionType, actionId })?.id).toBe(id);
    }
  });

  it('is really done in the random play that the properties below look at', () => {
    const doneSoFar = new Set<string>();
    for (const list of fc.sample(played, { numRuns: 100, seed: 7 }))
      playThrough(list, (realm, ruler, wire) => {
        if (realm.weigh(ruler, wire).ok) doneSoFar.add(findAction(wire)?.id ?? '');
      });
    expect([...doneSoFar].sort()).toEqual(ACTIONS.map(({ id }) => id).sort());
  });

  it('KR-085 leaves everything as it was when it refuses (inputs are frozen, nothing is kept)', () => {
    fc.assert(
      fc.property(played, (list) => {
        playThrough(list, (realm, ruler, wire) => {
          const before = JSON.stringify([...realm.kingdoms, ...realm.battles]);
          if (!realm.weigh(ruler, wire).ok)
            expect(JSON.stringify([...realm.kingdoms, ...realm.battles])).toBe(before);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('keeps resources, turns and men whole and never below zero, and every document true to its shape', () => {
    fc.assert(
      fc.property(played, (list) => {
        playThrough(list, (realm, ruler, wire) => {
          const result = realm.weigh(ruler, wire);
          if (!result.ok) return;
          const { kingdom, outcome } = result.value.decision;
          expect(Kingdom.parse(JSON.parse(JSON.stringify(kingdom)))).toEqual(kingdom);
          for (const change of outcome.others ?? []) {
            const shape = change.aggregate === 'kingdoms' ? Kingdom : BattleDoc;
            expect(shape.parse(JSON.parse(JSON.stringify(change.body)))).toEqual(change.body);
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  it('accounts for every change in the ledger: its lines lead from the stored balance to the new one', () => {
    fc.assert(
      fc.property(played, (list) => {
        playThrough(list, (realm, ruler, wire) => {
          const result = realm.weigh(ruler, wire);
          if (!result.ok) return;
          const { before, decision } = result.value;
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
        });
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

  it('previews in the browser what the server then decides', () => {
    fc.assert(
      fc.property(played, (list) => {
        playThrough(list, (realm, ruler, wire) => {
          if (wire.actionType === 'pvp_battle') return;
          const kingdom = realm.kingdom(ruler);
          const view = OwnKingdomView.parse(
            JSON.parse(JSON.stringify(ownKingdomView(kingdom, content, rulesOf(), realm.now))),
          );
          const preview = previewAction(content, rulesOf(), view, rulerOf(kingdom), realm.now, wire);
          const result = realm.weigh(ruler, wire);
          expect(preview.ok).toBe(result.ok);
          if (result.ok) expect(preview.cost).toEqual(result.value.decision.cost);
          else expect(preview.refusal).toEqual(result.refusal);
        });
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [{ actionType: 'build_structure', actionId: 'building_construction' }, 'buildingId is missing'],
    [
      { actionType: 'recruit_units', actionId: 'militia', quantity: 51 },
      'quantity is not what it should be (Too big: expected number to be <=50)',
    ],
  ])('says of %o what can’t be read in it', (wire, reason) => {
    expect(parseAction(wire)).toMatchObject({ refusal: { code: 'invalid_request', params: { reason } } });
  });

  it('answers nonsense with a refusal, never with an exception', () => {
    const types = ACTIONS.map(({ id }) => id.split('/')[0] ?? id);
    const nonsense: fc.Arbitrary<WireAction> = fc.record({
      actionType: fc.oneof(fc.constantFrom(...types), fc.string()),
      actionId: fc.oneof(
        fc.constantFrom(...ACTIONS.map(({ id }) => id.split('/')[1] ?? id), 'constructor', '__proto__', ''),
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
    const view = aKingdom('harrow').view();
    fc.assert(
      fc.property(nonsense, (wire) => {
        const parsed = parseAction(wire);
        const result = realm.weigh('harrow', wire);
        const preview = previewAction(content, rulesOf(), view, rulerOf(realm.kingdom('harrow')), NOW, wire);
        if (!parsed.ok) expect([result.ok, preview.ok]).toEqual([false, false]);
      }),
      { numRuns: 2000 },
    );
  });
});
