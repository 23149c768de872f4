// One captain's thread: fights battles out in its head, one after another. Where processors are few it stands back a little: a battle waits for its
// captains, and everybody for the server's own thread.
import { getPriority, setPriority } from 'node:os';
import type { BattleSetup } from '@sigilla/engine/battle/setup.ts';
import { captainsOf } from '@sigilla/engine/war/doctrine.ts';
import type { Captains } from '@sigilla/engine/war/doctrine.ts';

/** By Linux's scale of niceness: the thread has a third of what another gets that wants the same processor, and no less, so that captains are still heard. */
const STANDS_BACK = 5;
const MOST = 19;
// Elsewhere a priority is the whole process's.
if (process.platform === 'linux') setPriority(Math.min(MOST, getPriority() + STANDS_BACK));

export default (setup: BattleSetup): Captains => captainsOf(setup);
