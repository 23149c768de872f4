// A first lesson over REST, for anyone: nothing is kept of it, so that its number says again what was asked.
import { forkSeed } from '@sigilla/engine/core/random.ts';
import type { Seed } from '@sigilla/engine/core/random.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import { publicQuestion } from '@sigilla/engine/latin/academy.ts';
import { QuestionView } from '@sigilla/engine/learning/views.ts';
import type { Scholars } from '../app/academy/scholars.ts';
import type { House } from '../app/house.ts';
import type { Handlers } from './call.ts';

/** Tasters there are. */
const TASTERS = 10_000;
const TASTER_ID = /^taster-(\d{1,4})$/;

export type TasterHandlers = Pick<Handlers<'latin'>, 'taster' | 'tasterAnswer'>;

export const tasterHandlers = (house: House, scholars: Scholars): TasterHandlers => {
  const seedOf = (number: number): Seed => forkSeed(house.secret, 'taster', number);

  return {
    async taster({ query, exchange }) {
      const may = await house.limits.take('taster', exchange.from.address);
      if (!may.ok) return may;
      const number = query.seed ?? house.ids.below(TASTERS);
      const taster = await scholars.ask('taster', seedOf(number));
      if (!taster.ok) return taster;
      if (taster.value === null) return refuse({ code: 'question_unknown', params: {} });
      const { lesson, question } = taster.value;
      return ok({
        lesson,
        question: { ...QuestionView.parse(publicQuestion(question)), id: `taster-${number}` },
      });
    },

    async tasterAnswer({ body: { questionId, userAnswer }, exchange }) {
      const may = await house.limits.take('taster', exchange.from.address);
      if (!may.ok) return may;
      const number = TASTER_ID.exec(questionId)?.[1];
      if (number === undefined) return refuse({ code: 'question_unknown', params: {} });
      const graded = await scholars.ask('gradeTaster', seedOf(Number(number)), userAnswer);
      if (!graded.ok) return graded;
      return graded.value === null ? refuse({ code: 'question_unknown', params: {} }) : ok(graded.value);
    },
  };
};
