// The teachers of silicon over REST, and what administrators are told beside the scrolls that they draw (G-014). Invariant: operators alone.
import { mayModerate } from '@sigilla/engine/account/account.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import { questionFailed, TEACHING } from '@sigilla/content/texts/teaching.ts';
import type { House } from '../app/house.ts';
import { readTeachers } from '../app/readings/teachers.ts';
import { teachersOf } from '../app/teachers/teachers.ts';
import type { Identity } from '../auth/identity.ts';
import type { Handlers } from './call.ts';
import { seesDebug } from './debug.ts';

export const teacherHandlers = (house: House): Handlers<'teachers'> => ({
  async standing({ identity }) {
    if (!mayModerate(identity.role)) return refuse({ code: 'not_allowed', params: {} });
    return ok(await readTeachers(house, teachersOf(house.config)));
  },
});

/** What stands beside drawn scrolls in `debug.logs`: of administrators on a server that logs for debugging; of anyone else nothing. */
export const debugLogs = async (
  house: House,
  identity: Identity,
  drawnBy: readonly string[],
): Promise<readonly string[]> => {
  if (!seesDebug(house, identity)) return [];
  const { teachers } = await readTeachers(house, teachersOf(house.config));
  return [
    `drawn: ${drawnBy.join(', ')}`,
    ...teachers.flatMap(({ name, state, failuresInARow, lastTrouble }) =>
      failuresInARow === 0 || lastTrouble === null
        ? [`${name}: ${state}`]
        : [`${name}: ${questionFailed(lastTrouble.status ?? lastTrouble.what)}`],
    ),
    ...(teachers.length > 0 && teachers.every(({ failuresInARow }) => failuresInARow > 0)
      ? [TEACHING.allFailed]
      : []),
  ];
};
