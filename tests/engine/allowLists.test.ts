// What is shown of a stored document is named, field by field: a field that is added to one, anywhere in it that strangers see a part of, is
// shown to nobody until a view names it.
import { describe, expect, it } from 'vitest';
import { only } from '@sigilla/engine/core/only.ts';
import { newLearner } from '@sigilla/engine/learning/learner.ts';
import { learnerView } from '@sigilla/engine/learning/learnerView.ts';
import { LearnerView } from '@sigilla/engine/learning/views.ts';
import { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { Holding, holding } from '@sigilla/engine/kingdom/holdingView.ts';
import { kingdomSummary } from '@sigilla/engine/kingdom/summary.ts';
import {
  keptKingdomView,
  ownKingdomView,
  OwnKingdomView,
  TargetView,
  targetView,
} from '@sigilla/engine/kingdom/views.ts';
import { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { BattleView, publicBattle } from '@sigilla/engine/war/publicBattle.ts';
import { NoticeLine, toldLine, ToldLine } from '@sigilla/engine/core/toldLine.ts';
import { User, userView } from '@sigilla/engine/account/account.ts';
import { Report, reportLine, ReportLine } from '@sigilla/engine/learning/report.ts';
import { gameServerView, GameServerView } from '@sigilla/engine/realm/gameServerView.ts';
import {
  battleRecord,
  BattleRecord,
  battleRequest,
  BattleRequest,
  liveBattle,
  LiveBattle,
} from '@sigilla/engine/war/listed.ts';
import { rivalView, RivalView } from '@sigilla/engine/war/rivalView.ts';
import { battleSummary } from '@sigilla/engine/war/summary.ts';
import { characterView, CharacterView } from '@sigilla/engine/characters/views.ts';
import { ILVETH } from '../support/characters.ts';
import { aKingdom, content, NOW, rulerOf, rulesOf } from '../support/builders.ts';
import { MemoryRealm } from '../support/realm.ts';
import { meet } from './war/wager.ts';

const SECRET = { plan: 'attack at dawn' };
const leaks = (view: unknown): boolean => JSON.stringify(view).includes(SECRET.plan);

describe('a secret field of a stored kingdom', () => {
  const kingdom = aKingdom().build();
  const told = { ...kingdom, ...SECRET, war: { ...kingdom.war, ...SECRET } };

  it('is in no view of it, its ruler’s own included', () => {
    const secret = { ...kingdom, ...SECRET };
    expect(leaks(secret)).toBe(true);
    expect(leaks(ownKingdomView(secret, content, rulesOf(), NOW))).toBe(false);
    expect(leaks(keptKingdomView(secret))).toBe(false);
    expect(leaks(kingdomSummary(secret, content))).toBe(false);
  });

  it('is in nothing that others see, nor is one of its record of wars', () => {
    expect(leaks(targetView(told))).toBe(false);
  });

  it('is in no row of whom to challenge, which shows what its shape says and no more', () => {
    const row = rivalView(
      { ...kingdomSummary(kingdom, content), ...SECRET },
      { isHere: true, title: null },
      NOW,
    );
    expect(leaks(row)).toBe(false);
    expect(Object.keys(row)).toEqual(Object.keys(RivalView.shape));
    const held = holding({ ...kingdomSummary(kingdom, content), ...SECRET });
    expect(Object.keys(held)).toEqual(Object.keys(Holding.shape));
  });

  it('leaves the views as their shape says, with the secrets of today left out', () => {
    const hiddenIn = (view: object) => Object.keys(Kingdom.shape).filter((name) => !(name in view));
    const view = ownKingdomView(kingdom, content, rulesOf(), NOW);
    expect(OwnKingdomView.strict().parse(view)).toEqual(view);
    expect(TargetView.strict().parse(targetView(kingdom))).toEqual(targetView(kingdom));
    const secrets = ['nameKey', 'forsaken', 'feats', 'deeds', 'ledgerCount'];
    expect(hiddenIn(keptKingdomView(kingdom))).toEqual(secrets);
    // No screen asks whom a ruler has learnt of this week; who asks for all that is theirs has it.
    expect(hiddenIn(view)).toEqual(secrets.toSpliced(2, 0, 'lessons'));
  });
});

describe('a secret field of a stored learner', () => {
  it('is in no view of it, nor are the questions of a sitting or their verdicts', () => {
    const learner = newLearner(rulerOf(aKingdom().build()).accountId, NOW);
    const answer = { isCorrect: true, confidence: 5, given: SECRET.plan };
    const sat = { questionId: 'q', level: 4, way: 'writing', answer } as const;
    const secret = { ...learner, ...SECRET, sitting: [sat], today: { ...learner.today } };
    const view = learnerView(secret, NOW, content.learning, 0, () => '');
    expect(leaks(secret)).toBe(true);
    expect(leaks(view)).toBe(false);
    expect(LearnerView.strict().parse(view)).toEqual(view);
  });
});

describe('a secret field of a stored character', () => {
  it('is in no view of it', () => {
    const { accountId } = rulerOf(aKingdom().build());
    const character = { id: 'x', accountId, createdAt: NOW, choices: ILVETH, rollId: null, throws: null };
    const view = characterView({ ...character, ...SECRET, isVouched: true }, content.characters);
    expect(leaks(view)).toBe(false);
    expect(CharacterView.strict().parse(view)).toEqual(view);
  });
});

describe('a secret field of a stored battle', () => {
  const realm = new MemoryRealm(aKingdom('harrow').build(), aKingdom('wick').build());
  const battle = meet(realm, 'harrow', 'wick', { message: 'loud_drums' });
  const secret: BattleDoc = {
    ...battle,
    ...SECRET,
    attacker: { ...battle.attacker, ...SECRET },
    defender: { ...battle.defender, ...SECRET },
  };
  const viewers = [battle.attacker.accountId, battle.defender.accountId, null];

  it('is in no view of it, neither commander’s nor a visitor’s, nor is one of a commander', () => {
    expect(leaks(secret)).toBe(true);
    for (const viewer of viewers) expect(leaks(publicBattle(secret, viewer))).toBe(false);
    expect(leaks(battleSummary(secret))).toBe(false);
  });

  it('is in no line of a list, which shows what its shape says and no more', () => {
    const summary = { ...battleSummary(battle), ...SECRET, spoils: null };
    const told = { ...summary, attacker: { ...summary.attacker, ...SECRET } };
    for (const line of [liveBattle(told, 0), battleRecord(told, 'attacker'), battleRequest(told)])
      expect(leaks(line)).toBe(false);
    // Before anybody looks on, and while some do.
    for (const watchers of [0, 3])
      expect(LiveBattle.strict().encode(liveBattle(summary, watchers))).toMatchObject({ watchers });
    expect(() => BattleRecord.strict().encode(battleRecord(summary, 'defender'))).not.toThrow();
    expect(() => BattleRequest.strict().encode(battleRequest(summary))).not.toThrow();
  });

  it('leaves the views as their shape says, with the secrets of today left out', () => {
    for (const viewer of viewers) {
      const view = publicBattle(battle, viewer);
      expect(BattleView.strict().parse(view)).toEqual(view);
      expect(Object.keys(BattleDoc.shape).filter((name) => !(name in view))).toEqual(['state', 'pending']);
    }
  });
});

describe('a secret field of a line of the chronicle, or of a notice', () => {
  it('is in nothing that is read of it', () => {
    const text = { code: 'noticesRead', params: { n: 1 } } as const;
    const line = toldLine('id', { at: NOW, text, link: null, ...SECRET }, () => 'Read.');
    expect(leaks(line)).toBe(false);
    expect(Object.keys(line)).toEqual(Object.keys(ToldLine.shape));
    expect(Object.keys(NoticeLine.shape)).toEqual([...Object.keys(line), 'readAt']);
  });
});

describe('a secret field of an account, a report or the rules of a game server', () => {
  it('is in nothing that is read of it', () => {
    const { accountId, id, name } = aKingdom().build();
    const account = {
      id: accountId,
      email: 'harrow@example.org',
      passwordHash: SECRET.plan,
      role: 'player',
      isGuest: false,
      isNpc: false,
      currentServerId: 'default-server',
      createdAt: NOW,
      lastSeenAt: NOW,
    } as const;
    const user = userView(account, { id, name });
    const report = Report.parse({
      id: 'question~q',
      accountId,
      at: NOW,
      about: { kind: 'question', id: 'q' },
      reason: 'other',
      remark: null,
      evidence: {},
      status: 'open',
      writingId: null,
      rulingId: null,
      wage: 0,
      settled: null,
    });
    const line = reportLine({ ...report, ...SECRET });
    const server = gameServerView({ ...rulesOf(), ...SECRET }, { rulers: 1, npcKingdoms: 2 });
    for (const view of [user, line, server]) expect(leaks(view)).toBe(false);
    expect(Object.keys(user)).toEqual(Object.keys(User.shape));
    expect(Object.keys(line)).toEqual(Object.keys(ReportLine.shape));
    expect(Object.keys(server).toSorted()).toEqual(Object.keys(GameServerView.shape).toSorted());
  });
});

describe('an allow-list', () => {
  it('takes what it names and is there, and nothing else', () => {
    expect(only({ a: 1, b: 2, c: undefined }, { a: true, c: true })).toEqual({ a: 1, c: undefined });
    const partly: { readonly a: number; readonly d?: number } = { a: 1 };
    expect(Object.keys(only(partly, { a: true, d: true }))).toEqual(['a']);
  });
});
