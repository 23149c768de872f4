// The end of an assessment: ten answers become a placement, which is shown before the desk is.
import { useState } from 'react';
import { newId } from '../../../session/ids.ts';
import { valueOf } from '../../../session/queryClient.ts';
import { calls } from '../calls.ts';
import { mayComeLater, useChange } from '../learning.ts';

/** Given in the place of an answer by whoever has none: it is right of no question. */
export const NOT_KNOWN = '?';

/**
 * Completes an assessment whose ten questions are answered, and holds the placement until it is reset. One window completes it by one command, so that a reply
 * which was lost on its way is given again.
 */
export const useCompletion = () => {
  const [commandId] = useState(newId);
  return useChange(async (_: null) => valueOf(await calls.assessment({ body: { commandId } })), mayComeLater);
};
export type Completion = ReturnType<typeof useCompletion>;
export type Placement = NonNullable<Completion['data']>;
