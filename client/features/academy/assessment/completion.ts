// The end of an assessment: ten answers become a placement, which is shown before the desk is.
import { api } from '../../../session/api.ts';
import { valueOf } from '../../../session/queryClient.ts';
import { useChange } from '../learning.ts';

/** Completes an assessment whose ten questions are answered, and holds the placement until it is reset. */
export const useCompletion = () =>
  useChange(async (_: null) => valueOf(await api.latin.assessment({ body: {} })));
export type Completion = ReturnType<typeof useCompletion>;
export type Placement = NonNullable<Completion['data']>;
