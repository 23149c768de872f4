// The unified executor's request as it travels: one shape for the world room and for POST /api/actions.
import { z } from 'zod';
import { CommandId } from '../core/brand.ts';
import { isShallow } from '../core/shallow.ts';

/** What is asked for, before it has a command id. */
export const WireAction = z.object({
  actionType: z.string().min(1).max(64),
  actionId: z.string().max(64).default(''),
  quantity: z.int().min(1).max(1_000_000).optional(),
  metadata: z
    .record(z.string().max(64), z.unknown())
    .refine((fields) => isShallow(fields), 'metadata is nested too deeply')
    .optional(),
});
export interface WireAction {
  readonly actionType: string;
  readonly actionId: string;
  readonly quantity?: number | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

/** One command. The same `commandId` with the same payload is answered from memory for seven days. */
export const Command = WireAction.extend({ commandId: CommandId });
export type Command = z.infer<typeof Command>;
