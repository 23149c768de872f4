// One captain's thread: fights battles out in its head, one after another.
import type { BattleSetup } from '@sigilla/engine/battle/setup.ts';
import { captainsOf } from '@sigilla/engine/war/doctrine.ts';
import type { Captains } from '@sigilla/engine/war/doctrine.ts';

export default (setup: BattleSetup): Captains => captainsOf(setup);
