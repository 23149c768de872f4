// The learner as every call of the academy answers it: how far one has come, and what one has earned. One shape on the wire. And what a learner answers.
import { z } from 'zod';
import { HonouredLearner } from '@sigilla/engine/honors/views.ts';
import { onTheWire } from './times.ts';

export const learner = onTheWire(HonouredLearner);

/** Any sign that is seen: blanks and what has no width are no answer. */
const SEEN = /[^\p{C}\p{Z}\s]/u;

/** An answer to a question. The longest is a composition of some five hundred words. */
export const userAnswer = z.string().trim().max(4000).regex(SEEN, 'an answer has words');
