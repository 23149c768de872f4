// The learner as every call of the academy answers it: how far one has come, and what one has earned. One shape on the wire.
import { HonouredLearner } from '@sigilla/engine/honors/views.ts';
import { onTheWire } from './times.ts';

export const learner = onTheWire(HonouredLearner);
