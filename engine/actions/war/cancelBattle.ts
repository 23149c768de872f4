// Calling one's own herald back before the challenge has been answered. The turns it cost stay spent.
import { declareVerb } from '../verb.ts';
import { endingChallenge } from './answerable.ts';

export const cancelBattle = declareVerb({ id: 'pvp_battle/cancel_battle', ...endingChallenge('attacker') });
