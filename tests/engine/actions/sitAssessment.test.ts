// The last answer of the assessment: it places the learner, and is paid where there is a kingdom to pay.
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import { sitAssessment } from '@sigilla/engine/actions/learning/sitAssessment.ts';
import type { AskedQuestion } from '@sigilla/engine/learning/asked.ts';
import { ASSESSMENT_QUESTIONS, newLearner } from '@sigilla/engine/learning/learner.ts';
import { ASSESSMENT_TURNS, putInSitting } from '@sigilla/engine/learning/sitting.ts';
import { describe, expect, it } from 'vitest';
import { accountOf, aKingdom, NOW } from '../../support/builders.ts';
import { done, MemoryRealm, refusedAs } from '../../support/realm.ts';

const ruler = aKingdom('harrow').build();
const account = accountOf(ruler);
const idOf = (at: number): string => `question-${at}`;

/** Somebody before whom the ten questions of the assessment lie, unanswered. */
const seated = (realm: MemoryRealm): MemoryRealm => {
  let learner = newLearner(account.id, NOW);
  for (let at = 0; at < ASSESSMENT_QUESTIONS; at += 1) {
    learner = putInSitting(learner, { questionId: idOf(at), level: 4, way: 'choosing' });
    realm.documents.questions.set(idOf(at), {
      id: idOf(at),
      accountId: account.id,
      purpose: 'assessment',
      paysOn: ruler.serverId,
      // What it says in full is the scholars' affair: the deed does not read it.
      question: {} as AskedQuestion['question'],
      level: 4,
      said: idOf(at),
      cardId: null,
      writingId: null,
      askedAt: NOW,
      unjudged: null,
      answer: null,
    });
  }
  realm.documents.learners.set(account.id, learner);
  return realm;
};
const sitting = (count: number, isFinal: boolean): WireAction =>
  sitAssessment.wire({
    answers: Array.from({ length: count }, (_, at) => ({
      questionId: idOf(at),
      given: 'cantat',
      verdict: 'correct' as const,
      score: 100,
      confidence: 8,
    })),
    isFinal,
  });
const sat = (realm: MemoryRealm, wire: WireAction) =>
  sitAssessment.report.parse(done(realm.playFor(account, wire, ruler.serverId)).report);

describe('the last answer of the assessment', () => {
  it('says what it pays, and pays it once', () => {
    const realm = seated(new MemoryRealm(ruler));
    const report = sat(realm, sitting(ASSESSMENT_QUESTIONS, true));
    expect(report.turnsAwarded).toBe(ASSESSMENT_TURNS);
    expect(report.skillLevel).toBe(realm.documents.learners.get(account.id)?.placement?.skillLevel);
    expect(realm.kingdom('harrow').turns.count).toBe(
      ruler.turns.count + ASSESSMENT_TURNS + report.honorTurns,
    );
    expect(refusedAs(realm.playFor(account, sitting(0, true), ruler.serverId))).toBe('assessment_done');
  });

  it('places somebody without a kingdom all the same, and claims to have paid nothing', () => {
    const realm = seated(new MemoryRealm());
    const report = sat(realm, sitting(ASSESSMENT_QUESTIONS, true));
    expect(report).toMatchObject({ turnsAwarded: 0, honorTurns: 0 });
    const learner = realm.documents.learners.get(account.id);
    expect(learner?.placement?.skillLevel).toBe(report.skillLevel);
    expect(learner?.totals.turns).toBe(0);
  });

  it('is not the ninth: nothing is paid and nobody placed before all are answered', () => {
    const realm = seated(new MemoryRealm(ruler));
    expect(sat(realm, sitting(ASSESSMENT_QUESTIONS - 1, false))).toMatchObject({
      turnsAwarded: 0,
      skillLevel: null,
    });
    expect(refusedAs(realm.playFor(account, sitting(0, true), ruler.serverId))).toBe('assessment_unfinished');
    expect(realm.kingdom('harrow').turns.count).toBe(ruler.turns.count);
  });
});
