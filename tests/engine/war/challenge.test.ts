import { describe, expect, it } from 'vitest';
import { utcDay } from '@sigilla/engine/core/day.ts';
import { sha256Hex } from '@sigilla/engine/core/random.ts';
import { publicBattle } from '@sigilla/engine/war/publicBattle.ts';
import { BattleDoc, openPairKey } from '@sigilla/engine/war/battle.ts';
import { preview } from '@sigilla/engine/actions/preview.ts';
import { initiateBattle } from '@sigilla/engine/actions/war/initiateBattle.ts';
import { ownKingdomView, targetView } from '@sigilla/engine/kingdom/views.ts';
import { fieldNamed, groundNamed } from '@sigilla/engine/war/ground.ts';
import type { OpenBattle } from '@sigilla/engine/war/challenge.ts';
import { aKingdom, anNpcKingdom, content, HOUR, NOW, rulerOf, rulesOf } from '../../support/builders.ts';
import { MemoryRealm, done, refusedAs, refusedSaying } from '../../support/realm.ts';
import { challenging, meet, meetToSpeak, speak, theBattle, war } from './wager.ts';

const realmOf = (...more: ReturnType<typeof aKingdom>[]): MemoryRealm =>
  new MemoryRealm(
    aKingdom('harrow').build(),
    aKingdom('wick').build(),
    anNpcKingdom(0).build(),
    ...more.map((kingdom) => kingdom.build()),
  );
const veterans = (): MemoryRealm =>
  new MemoryRealm(
    aKingdom('harrow').atLevel(60).with({ protectedUntil: null }).build(),
    aKingdom('wick').atLevel(60).with({ protectedUntil: null }).build(),
    anNpcKingdom(0).build(),
  );
const npcId = anNpcKingdom(0).build().id;

describe('initiate_battle', () => {
  it('sends a challenge with the hash of its seed, at the cost of a turn, and tells the rival', () => {
    const realm = realmOf();
    const before = realm.kingdom('harrow').turns.count;
    const { decision } = done(realm.play('harrow', challenging('wick', { message: 'fair_field' })));
    const battle = theBattle(realm);
    expect(BattleDoc.parse(battle)).toEqual(battle);
    expect(battle.status).toBe('proposed');
    expect(battle.kind).toBe('sparring');
    expect(battle.season).toBe('autumn');
    expect(battle.message).toBe('A fair field, an honest fight, and supper afterwards.');
    expect(battle.seedHash).toBe(sha256Hex(battle.seed));
    expect(battle.expiresAt).toBe(NOW + 24 * HOUR);
    expect(realm.kingdom('harrow').turns.count).toBe(before - 1);
    expect(decision.done.notices?.map(({ accountId }) => accountId)).toEqual(['ruler-of-wick']);
    expect(decision.done.jobs?.map(({ kind, dueAt }) => [kind, dueAt])).toEqual([
      ['battle_expiry', NOW + 24 * HOUR],
    ]);
    // No army is bound before the challenge is accepted.
    expect(realm.kingdom('harrow').armies[0]?.lockedBy).toBeNull();
  });

  it('is a raid against a kingdom of the realm when meant in earnest, and the realm answers within seconds', () => {
    const realm = realmOf();
    const { decision } = done(realm.play('harrow', challenging(npcId, { ranked: true })));
    expect(theBattle(realm).kind).toBe('raid');
    const answer = decision.done.jobs?.find(({ kind }) => kind === 'npc_turn');
    expect(answer?.dueAt).toBeGreaterThan(NOW);
    expect(answer?.dueAt).toBeLessThan(NOW + 5_000);
  });

  it('SR-077 refuses a ranked challenge below the level of the game server, in the words of the specification', () => {
    const realm = new MemoryRealm(
      aKingdom('harrow').atLevel(12).build(),
      aKingdom('wick').atLevel(60).build(),
    );
    expect(refusedSaying(realm.play('harrow', challenging('wick', { ranked: true })))).toBe(
      'Level 60 Required; need 48 more levels',
    );
    expect(refusedAs(veteransAgainstBeginner().play('harrow', challenging('wick', { ranked: true })))).toBe(
      'rival_level',
    );
  });

  it('leaves a beginner in peace, sparring excepted, and ends the attacker’s own protection', () => {
    const realm = new MemoryRealm(
      aKingdom('harrow').atLevel(60).build(),
      aKingdom('wick').atLevel(60).build(),
      aKingdom('carr').atLevel(60).with({ protectedUntil: null }).build(),
    );
    expect(refusedAs(realm.play('harrow', challenging('wick', { ranked: true })))).toBe('rival_protected');
    done(realm.play('harrow', challenging('wick')));
    expect(realm.kingdom('harrow').protectedUntil).not.toBeNull();
    done(realm.play('harrow', challenging('carr', { ranked: true })));
    expect(realm.kingdom('harrow').protectedUntil).toBeNull();
  });

  it.each([
    ['itself', 'harrow', {}, 'challenge_self'],
    ['a kingdom that is not there', 'nowhere', {}, 'unknown_rival'],
    ['with an army it does not have', 'wick', { armyId: 'army-9' }, 'unknown_army'],
    ['on ground nobody knows', 'wick', { terrain: 'moon' }, 'unknown_terrain'],
    ['with more words than a herald can carry', 'wick', { message: 'a'.repeat(281) }, 'message_length'],
    ['in words unfit to be read out', 'wick', { message: 'You are all shit.' }, 'message_unfit'],
  ])('refuses to challenge %s', (_, target, more, code) => {
    expect(refusedAs(realmOf().play('harrow', challenging(target, more)))).toBe(code);
  });

  it('refuses an empty army and a bound one', () => {
    const empty = new MemoryRealm(aKingdom('harrow').withArmy({}).build(), aKingdom('wick').build());
    expect(refusedAs(empty.play('harrow', challenging('wick')))).toBe('army_empty');
    const realm = realmOf(aKingdom('carr'));
    meet(realm, 'harrow', 'wick');
    expect(refusedAs(realm.play('harrow', challenging('carr')))).toBe('army_locked');
  });

  it('lets a guest choose among the set phrases and write nothing else', () => {
    const realm = new MemoryRealm(
      aKingdom('harrow').with({ isGuest: true }).build(),
      aKingdom('wick').build(),
    );
    expect(refusedAs(realm.play('harrow', challenging('wick', { message: 'Hello there' })))).toBe(
      'guest_set_phrases',
    );
    done(realm.play('harrow', challenging('wick', { message: 'good_morning' })));
    expect(theBattle(realm).message).toBe('It is a fine morning for it. Shall we?');
  });

  it('claims the pair of kingdoms while the battle is open, whoever began', () => {
    const realm = realmOf();
    done(realm.play('harrow', challenging('wick')));
    const first = openPairKey(theBattle(realm));
    const other = realmOf();
    done(other.play('wick', challenging('harrow')));
    expect(openPairKey(theBattle(other))).toEqual(first);
    expect(openPairKey({ ...theBattle(realm), status: 'declined' })).toBeNull();
  });
});

const veteransAgainstBeginner = (): MemoryRealm =>
  new MemoryRealm(aKingdom('harrow').atLevel(60).build(), aKingdom('wick').build());

describe('answering a challenge', () => {
  it('G-181 binds both armies, draws sky and hour, and opens the first window', () => {
    const realm = realmOf();
    const battle = meet(realm, 'harrow', 'wick');
    expect(BattleDoc.parse(battle)).toEqual(battle);
    expect(battle.status).toBe('accepted');
    expect(battle.weather).not.toBeNull();
    expect(battle.timeOfDay).not.toBeNull();
    expect(battle.roundDueAt).toBeGreaterThan(NOW);
    expect(realm.kingdom('harrow').armies[0]?.lockedBy).toBe(battle.id);
    expect(realm.kingdom('wick').armies[0]?.lockedBy).toBe(battle.id);
  });

  it('draws the same field from the same seed and words, and another from other words', () => {
    const skies = new Set<string>();
    for (let i = 0; i < 40; i += 1) {
      const realm = realmOf();
      meetToSpeak(realm, 'harrow', 'wick');
      done(speak(realm, 'harrow', `n${i}`));
      done(speak(realm, 'wick', 'second'));
      const { weather, timeOfDay } = theBattle(realm);
      skies.add(`${weather}/${timeOfDay}`);
    }
    expect(skies.size).toBeGreaterThan(3);
    expect(meet(realmOf(), 'harrow', 'wick').setup).toEqual(meet(realmOf(), 'harrow', 'wick').setup);
  });

  it('SR-076 is the defender’s alone', () => {
    const realm = realmOf(aKingdom('carr'));
    done(realm.play('harrow', challenging('wick')));
    const battleRequestId = theBattle(realm).id;
    const accept = war('accept_battle', { battleRequestId, defenderArmyId: 'army-1' });
    expect(refusedAs(realm.play('harrow', accept))).toBe('challenge_not_yours');
    expect(refusedAs(realm.play('carr', accept))).toBe('challenge_unknown');
    expect(refusedAs(realm.play('harrow', war('decline_battle', { battleRequestId })))).toBe(
      'challenge_not_yours',
    );
    expect(refusedAs(realm.play('wick', war('cancel_battle', { battleRequestId })))).toBe(
      'challenge_not_withdrawable',
    );
    done(realm.play('wick', war('decline_battle', { battleRequestId })));
    expect(theBattle(realm).status).toBe('declined');
    expect(refusedAs(realm.play('wick', accept))).toBe('challenge_answered');
  });

  it('SR-075 needs an army that can march', () => {
    const realm = new MemoryRealm(aKingdom('harrow').build(), aKingdom('wick').withArmy({}).build());
    done(realm.play('harrow', challenging('wick')));
    const battleRequestId = theBattle(realm).id;
    expect(
      refusedAs(realm.play('wick', war('accept_battle', { battleRequestId, defenderArmyId: 'army-1' }))),
    ).toBe('army_empty');
  });

  it('refuses when the challenger’s army has been bound elsewhere meanwhile', () => {
    const realm = realmOf(aKingdom('carr'));
    done(realm.play('harrow', challenging('wick')));
    const battleRequestId = theBattle(realm).id;
    done(realm.play('carr', challenging('harrow')));
    const second = theBattle(realm).id;
    done(realm.play('harrow', war('accept_battle', { battleRequestId: second, defenderArmyId: 'army-1' })));
    expect(
      refusedAs(realm.play('wick', war('accept_battle', { battleRequestId, defenderArmyId: 'army-1' }))),
    ).toBe('challenger_unready');
  });

  it('G-181 comes too late after 24 hours', () => {
    const realm = realmOf();
    done(realm.play('harrow', challenging('wick')));
    const battleRequestId = theBattle(realm).id;
    realm.now = NOW + 24 * HOUR;
    expect(
      refusedAs(realm.play('wick', war('accept_battle', { battleRequestId, defenderArmyId: 'army-1' }))),
    ).toBe('challenge_answered');
  });

  it('can be forestalled by the challenger', () => {
    const realm = realmOf();
    done(realm.play('harrow', challenging('wick')));
    const battleRequestId = theBattle(realm).id;
    done(realm.play('harrow', war('cancel_battle', { battleRequestId })));
    expect(theBattle(realm).status).toBe('cancelled');
  });

  it.each([
    ['declined', 'wick', 'decline_battle', 'ruler-of-harrow', 'challengeDeclined'],
    ['taken back', 'harrow', 'cancel_battle', 'ruler-of-wick', 'challengeCancelled'],
  ])('tells the other ruler, and nobody else, when it is %s', (_, ruler, verb, told, code) => {
    const realm = realmOf();
    done(realm.play('harrow', challenging('wick')));
    const { decision } = done(realm.play(ruler, war(verb, { battleRequestId: theBattle(realm).id })));
    expect(decision.done.notices?.map(({ accountId, text }) => [accountId, text.code])).toEqual([
      [told, code],
    ]);
  });

  it('G-180 counts ranked battles of the day and refuses the fourth against one opponent', () => {
    const realm = veterans();
    const today = {
      day: '2026-11-21',
      sparringPartners: [],
      ranked: { wick: 3 },
      raids: 0,
      names: 0,
      heralds: {},
    };
    realm.kingdoms.set('harrow', { ...realm.kingdom('harrow'), today });
    expect(refusedAs(realm.play('harrow', challenging('wick', { ranked: true })))).toBe('ranked_today');
    realm.now = NOW + 12 * HOUR;
    meet(realm, 'harrow', 'wick', { ranked: true });
    expect(realm.kingdom('harrow').today).toEqual({
      day: '2026-11-22',
      sparringPartners: [],
      ranked: { wick: 1 },
      raids: 0,
      names: 0,
      heralds: {},
    });
    expect(realm.kingdom('wick').today.ranked).toEqual({ harrow: 1 });
  });
});

describe('heralds to one ruler', () => {
  /** Sent, and called back at once: a turn for the one, two letters for the other. */
  const pester = (realm: MemoryRealm, rival = 'wick'): void => {
    done(realm.play('harrow', challenging(rival)));
    done(realm.play('harrow', war('cancel_battle', { battleRequestId: theBattle(realm).id })));
  };

  it('G-181 are five a day for whoever takes none up, called back or declined, and others may still be asked', () => {
    const realm = realmOf(aKingdom('carr'));
    for (let sent = 0; sent < 4; sent += 1) pester(realm);
    done(realm.play('harrow', challenging('wick')));
    done(realm.play('wick', war('decline_battle', { battleRequestId: theBattle(realm).id })));
    const before = realm.kingdom('harrow');
    expect(refusedAs(realm.play('harrow', challenging('wick')))).toBe('heralds_today');
    expect(realm.kingdom('harrow')).toEqual(before);
    pester(realm, 'carr');
    // The rival may still ask, and tomorrow is another day.
    done(realm.play('wick', challenging('harrow')));
    done(realm.play('wick', war('cancel_battle', { battleRequestId: theBattle(realm).id })));
    realm.now = NOW + 24 * HOUR;
    pester(realm);
    expect(realm.kingdom('harrow').today.heralds).toEqual({ wick: 1 });
  });

  it('are none to a window that is told of its kingdom by a server of an earlier version, which did not count them', () => {
    const own = aKingdom('harrow').build();
    const kingdom = ownKingdomView(own, content, rulesOf(), NOW);
    const told = { day: utcDay(NOW), sparringPartners: [], ranked: {}, raids: 3 };
    Object.assign(kingdom, { today: told });
    const seen = { rival: targetView(aKingdom('wick').build()), open: null };
    const ctx = { now: NOW, actor: rulerOf(own), kingdom, content, rules: rulesOf(), seen };
    const previewed = preview(initiateBattle, ctx, {
      targetUserId: 'wick',
      armyId: own.armies[0]?.id ?? '',
    });
    expect(previewed.refusal).toBeNull();
  });

  it('are forgotten as soon as the two have met', () => {
    const realm = realmOf();
    for (let sent = 0; sent < 4; sent += 1) pester(realm);
    meet(realm, 'harrow', 'wick');
    expect(realm.kingdom('harrow').today.heralds).toEqual({});
  });

  it('may ride to the realm’s own as often as one likes, and of a hundred silent rulers the first asked is forgotten', () => {
    const realm = realmOf(aKingdom('carr'));
    for (let sent = 0; sent < 6; sent += 1) pester(realm, npcId);
    const harrow = realm.kingdom('harrow');
    expect(harrow.today.heralds).toEqual({});
    const heralds = Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [index === 99 ? 'wick' : `ruler${index}`, 4]),
    );
    realm.kingdoms.set('harrow', { ...harrow, today: { ...harrow.today, day: '2026-11-21', heralds } });
    pester(realm, 'carr');
    pester(realm);
    const kept = realm.kingdom('harrow').today.heralds;
    expect(Object.keys(kept)).toHaveLength(100);
    expect(kept).toMatchObject({ ruler1: 4, wick: 5, carr: 1 });
  });
});

describe('the words of a challenge', () => {
  it('G-187 are stored as anyone may read them: nothing unseen, nothing that turns the line about', () => {
    const realm = realmOf();
    const message = 'Come\u0000 out\u202E and\u200B fight\r\n\u0007now!';
    done(realm.play('harrow', challenging('wick', { message })));
    expect(theBattle(realm).message).toBe('Come out and fight now!');
  });
});

describe('raids', () => {
  const realmAfter = (raids: number): MemoryRealm => {
    const realm = realmOf();
    const harrow = realm.kingdom('harrow');
    realm.kingdoms.set('harrow', { ...harrow, today: { ...harrow.today, day: '2026-11-21', raids } });
    return realm;
  };

  it('G-188 are counted as the herald rides, and the eleventh of a day is refused before it costs anything', () => {
    const realm = realmAfter(9);
    done(realm.play('harrow', challenging(npcId, { ranked: true })));
    expect(realm.kingdom('harrow').today.raids).toBe(10);
    // One called back has ridden all the same.
    done(realm.play('harrow', war('cancel_battle', { battleRequestId: theBattle(realm).id })));
    const before = realm.kingdom('harrow');
    expect(refusedAs(realm.play('harrow', challenging(npcId, { ranked: true })))).toBe('raids_today');
    expect(realm.kingdom('harrow')).toEqual(before);
  });

  it('G-188 leave sparring and ranked battles uncounted, and the next day is another', () => {
    const realm = realmAfter(10);
    done(realm.play('harrow', challenging(npcId)));
    expect(realm.kingdom('harrow').today.raids).toBe(10);
    const tomorrow = realmAfter(10);
    tomorrow.now = NOW + 12 * HOUR;
    done(tomorrow.play('harrow', challenging(npcId, { ranked: true })));
    expect(tomorrow.kingdom('harrow').today).toMatchObject({ day: '2026-11-22', raids: 1 });
  });
});

describe('what is open between two kingdoms', () => {
  it('is known to the check before anything is sent, and why, from either side', () => {
    const realm = realmOf();
    const battle = (done(realm.play('harrow', challenging('wick'))), theBattle(realm));
    expect(refusedSaying(realm.play('harrow', challenging('wick')))).toBe(
      'Your herald is still waiting at the gate of Kingdom of wick. Call him back first, or be patient.',
    );
    expect(refusedSaying(realm.play('wick', challenging('harrow')))).toBe(
      'Kingdom of harrow has challenged you already. Answer that first.',
    );
    done(realm.play('wick', war('accept_battle', { battleRequestId: battle.id, defenderArmyId: 'army-1' })));
    for (const [from, to] of [
      ['harrow', 'wick'],
      ['wick', 'harrow'],
    ] as const)
      expect(refusedAs(realm.play(from, challenging(to)))).toBe('challenge_open');
  });

  it('is as well known to the window, from what the lists tell it', () => {
    const realm = realmOf();
    const own = realm.kingdom('harrow');
    const rival = targetView(realm.kingdom('wick'));
    const ctx = {
      now: NOW,
      actor: rulerOf(own),
      kingdom: ownKingdomView(own, content, rulesOf(), NOW),
      content,
      rules: rulesOf(),
    };
    const previewed = (open: OpenBattle | null) =>
      preview(
        initiateBattle,
        { ...ctx, seen: { rival, open } },
        { targetUserId: 'wick', armyId: own.armies[0]?.id ?? '' },
      ).refusal?.code;
    expect(previewed(null)).toBeUndefined();
    expect(previewed({ side: 'attacker', accepted: false })).toBe('challenge_unanswered');
    expect(previewed({ side: 'defender', accepted: false })).toBe('challenge_received');
    expect(previewed({ side: 'defender', accepted: true })).toBe('challenge_open');
  });

  it('is over when the challenge is declined, withdrawn or has lapsed', () => {
    const realm = realmOf();
    done(realm.play('harrow', challenging('wick')));
    done(realm.play('harrow', war('cancel_battle', { battleRequestId: theBattle(realm).id })));
    done(realm.play('wick', challenging('harrow')));
    done(realm.play('harrow', war('decline_battle', { battleRequestId: theBattle(realm).id })));
    done(realm.play('harrow', challenging('wick')));
  });
});

describe('set_orders', () => {
  const orders = (battleId: string, round = 1, stance = 'press', target = 'archers') =>
    war('set_orders', { battleId, round, stance, target });

  it('keeps orders for the coming round, changes them while the window is open, and fights at once when all have spoken', () => {
    const realm = realmOf();
    const battle = meet(realm, 'harrow', 'wick');
    done(realm.play('harrow', orders(battle.id)));
    done(realm.play('harrow', orders(battle.id, 1, 'hold')));
    expect(theBattle(realm).pending).toEqual({
      attacker: { stance: 'hold', target: 'archers', ready: true },
      defender: null,
    });
    expect(theBattle(realm).roundDueAt).toBe(battle.roundDueAt);
    const { decision } = done(realm.play('wick', orders(battle.id)));
    const { rounds, roundDueAt } = theBattle(realm);
    expect(rounds.map(({ orders: { attacker, defender } }) => [attacker.stance, defender.stance])).toEqual([
      ['hold', 'press'],
    ]);
    expect(decision.done.jobs).toMatchObject([{ kind: 'battle_round', dueAt: roundDueAt }]);
    expect(refusedAs(realm.play('harrow', orders(battle.id)))).toBe('orders_wrong_round');
  });

  it('keeps orders that are not the last word, and lets the window close before they are fought', () => {
    const realm = realmOf();
    const battle = meet(realm, 'harrow', npcId);
    const thinking = war('set_orders', {
      battleId: battle.id,
      round: 1,
      stance: 'feint',
      target: 'nearest',
      ready: false,
    });
    const { decision } = done(realm.play('harrow', thinking));
    expect(decision.done.jobs ?? []).toEqual([]);
    expect(theBattle(realm).roundDueAt).toBe(battle.roundDueAt);
    expect(publicBattle(theBattle(realm), battle.attacker.accountId).ownOrders).toMatchObject({
      stance: 'feint',
    });
    done(realm.play('harrow', orders(battle.id)));
    expect(theBattle(realm).roundDueAt).toBe(NOW);
  });

  it('does not wait for a kingdom of the realm', () => {
    const realm = realmOf();
    const battle = meet(realm, 'harrow', npcId);
    done(realm.play('harrow', orders(battle.id)));
    expect(theBattle(realm).roundDueAt).toBe(NOW);
  });

  it('refuses strangers, other rounds, late words and battles that are not being fought', () => {
    const realm = realmOf(aKingdom('carr'));
    done(realm.play('harrow', challenging('wick')));
    const proposed = theBattle(realm);
    expect(refusedAs(realm.play('harrow', orders(proposed.id)))).toBe('battle_not_fought');
    done(
      realm.play('wick', war('accept_battle', { battleRequestId: proposed.id, defenderArmyId: 'army-1' })),
    );
    const battle = theBattle(realm);
    expect(refusedAs(realm.play('carr', orders(battle.id)))).toBe('not_a_commander');
    expect(refusedAs(realm.play('harrow', orders(battle.id, 2)))).toBe('orders_wrong_round');
    expect(refusedAs(realm.play('harrow', orders('none')))).toBe('not_found');
    expect(refusedAs(realm.play('harrow', orders(battle.id, 1, 'dance')))).toBe('invalid_request');
    realm.now = battle.roundDueAt ?? 0;
    expect(refusedAs(realm.play('harrow', orders(battle.id)))).toBe('orders_too_late');
  });
});

describe('publicBattle', () => {
  it('hides the seed, accounts and the other side’s orders until they may be known', () => {
    const realm = realmOf();
    const battle = meet(realm, 'harrow', 'wick', { message: 'loud_drums' });
    done(
      realm.play(
        'harrow',
        war('set_orders', { battleId: battle.id, round: 1, stance: 'press', target: 'nearest' }),
      ),
    );
    const doc = theBattle(realm);
    const own = publicBattle(doc, doc.attacker.accountId);
    const other = publicBattle(doc, doc.defender.accountId);
    const visitor = publicBattle(doc, null);
    expect(own.ownOrders).toEqual({ stance: 'press', target: 'nearest', ready: true });
    expect([own.side, other.side, visitor.side]).toEqual(['attacker', 'defender', null]);
    expect(other.ownOrders).toBeNull();
    expect(other.message).not.toBe('');
    expect(visitor.message).toBe('');
    for (const view of [own, other, visitor]) {
      const told = JSON.stringify(view);
      expect(told).not.toContain(doc.seed);
      expect(told).not.toContain('ruler-of');
    }
    expect(JSON.stringify(other)).not.toContain('press');
  });
});

describe('the ground that a herald names', () => {
  it.each([
    ['forest', 'forest'],
    ['forests', 'forest'],
    ['hills', null],
    ['fortress', null],
    ['the moon', null],
  ])('is, for %s, %s', (name, ground) => {
    expect(groundNamed(name, content)).toBe(ground);
  });

  it.each([
    ['coastal', { terrain: 'coastal', type: null }],
    ['forests', { terrain: 'forest', type: null }],
    ['fortress', { terrain: 'plains', type: 'siege' }],
    ['siege', { terrain: 'plains', type: 'siege' }],
    ['hills', null],
    ['the moon', null],
    ['__proto__', null],
  ])('is, for a challenge that says %s, %o (G-058)', (name, field) => {
    expect(fieldNamed(name, content)).toEqual(field);
  });

  it.each([
    [{ terrain: 'fortress' }, 'siege'],
    [{ terrain: 'siege' }, 'siege'],
    [{ terrain: 'siege', battleType: 'skirmish' as const }, 'skirmish'],
  ])('makes a siege of a fortress, unless the kind is named: %o', (named, type) => {
    const { decision } = done(realmOf().play('harrow', challenging('wick', named)));
    expect(decision.done.changes?.[0]).toMatchObject({ body: { terrain: 'plains', type } });
  });

  it('is nothing where it is a hill, and a fortress is no ground to ask for instead', () => {
    const realm = realmOf();
    expect(refusedAs(realm.play('harrow', challenging('wick', { terrain: 'hills' })))).toBe(
      'unknown_terrain',
    );
    done(realm.play('harrow', challenging('wick')));
    const battleRequestId = theBattle(realm).id;
    for (const terrain of ['hills', 'fortress', 'siege'])
      expect(refusedAs(realm.play('wick', war('counter_ground', { battleRequestId, terrain })))).toBe(
        'unknown_terrain',
      );
  });

  it('is the forest for whoever asks for forests', () => {
    const realm = realmOf();
    const { decision } = done(
      realm.play(
        'harrow',
        initiateBattle.wire({ targetUserId: 'wick', armyId: 'army-1', terrain: 'forests' }),
      ),
    );
    expect(decision.done.changes?.[0]).toMatchObject({ body: { terrain: 'forest' } });
  });
});
