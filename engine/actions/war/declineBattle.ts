// Sending a herald home: a challenge is declined by the ruler it was sent to, and nothing else changes.
import { declareVerb } from '../verb.ts';
import { endingChallenge } from './answerable.ts';

export const declineBattle = declareVerb({ id: 'pvp_battle/decline_battle', ...endingChallenge('defender') });
