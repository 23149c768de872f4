// The assessment's questions, one after another: the next is drawn once the one before is answered, of the level that would tell most.
// Invariant: whoever asks twice is told the same question.
import type { QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { wayOf } from '@sigilla/engine/learning/asked.ts';
import type { AskedQuestion } from '@sigilla/engine/learning/asked.ts';
import { ASSESSMENT_QUESTIONS, newLearner } from '@sigilla/engine/learning/learner.ts';
import { nextLevel } from '@sigilla/engine/learning/placement.ts';
import { assessed, putInSitting } from '@sigilla/engine/learning/sitting.ts';
import { learners, questions } from '../../store/collections.ts';
import { meantServer } from '../callersKingdom.ts';
import type { House } from '../house.ts';
import { askedOf, keep, oneAtATime } from './keeping.ts';
import type { Scholars } from './scholars.ts';
import { proved } from './sources.ts';

/** Draws for one question: that none of them can be had is a fault of the books. */
const MOST_DRAWS = 15;

/** Choices and written answers take turns, so that neither guessing nor spelling decides. */
const assessmentType = (at: number): QuestionType => (at % 2 === 0 ? 'multiple_choice' : 'translation');

/** The question of the assessment that waits for its answer, or the next one; null when all are answered. Refuses `assessment_done`. */
export const nextOfAssessment = (
  house: House,
  scholars: Scholars,
  accountId: AccountId,
): Promise<Result<{ readonly asked: AskedQuestion; readonly number: number } | null>> =>
  oneAtATime(house, accountId, async () => {
    const rules = await meantServer(house, accountId, undefined);
    if (!rules.ok) return rules;
    const stored = await house.store.get(learners, accountId);
    const learner = stored?.body ?? newLearner(accountId, house.clock.now());
    if (learner.placement !== null) return refuse({ code: 'assessment_done', params: {} });
    const waiting = learner.sitting.findIndex(({ answer }) => answer === null);
    const questionId = learner.sitting[waiting]?.questionId;
    if (questionId !== undefined) {
      const asked = await house.store.get(questions, questionId);
      if (asked === null) throw new Error(`the question ${questionId} of a sitting is not there`);
      return ok({ asked: asked.body, number: waiting + 1 });
    }
    if (learner.sitting.length >= ASSESSMENT_QUESTIONS) return ok(null);

    const type = assessmentType(learner.sitting.length);
    const level = nextLevel(assessed(learner), wayOf(type));
    let { drawn } = learner;
    const taken = new Set<string>();
    for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
      const draws = [{ type, level, number: drawn }];
      const made = await proved(house, scholars, accountId, 'assessment', draws, taken);
      drawn += 1;
      if (!made.ok) return made;
      const fresh = made.value[0];
      if (fresh === undefined) continue;
      const asked = askedOf(
        house,
        scholars,
        { accountId, purpose: 'assessment', paysOn: rules.value.id },
        fresh,
      );
      const put = putInSitting(learner, { questionId: asked.id, level, way: wayOf(type) });
      const kept = await keep(house, accountId, stored, { learner: { ...put, drawn }, asked: [asked] });
      return kept.ok ? ok({ asked, number: put.sitting.length }) : kept;
    }
    throw new Error(`no question of type ${type} and level ${level} can be had`);
  });
