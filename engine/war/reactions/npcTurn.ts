// What the realm's own rulers do when a job of theirs falls due, by its task.
import type { JobPayload } from '../../actions/jobs.ts';
import { reaction } from '../../actions/reaction.ts';
import type { Reaction } from '../../actions/reaction.ts';
import { field } from './field.ts';
import { npcAnswer, npcWelcome } from './npcAnswers.ts';
import { npcTakesTurn } from './npcTakesTurn.ts';

type Payload = JobPayload<'npc_turn'>;
type Tasks = {
  readonly [T in Payload['task']]: Reaction<Extract<Payload, { readonly task: T }>>;
};
const TASKS: Tasks = { answer: npcAnswer, welcome: npcWelcome, turn: npcTakesTurn, field };
const taskOf = ({ task }: Payload): Reaction<Payload> => TASKS[task] as Reaction<Payload>;

/** The reaction to `npc_turn`. */
export const npcTurn = reaction<Payload, unknown>({
  touches: (payload) => taskOf(payload).touches(payload),
  load: (payload, occasion) => taskOf(payload).load(payload, occasion),
  decide: (ctx, payload) => taskOf(payload).decide(ctx, payload),
});
