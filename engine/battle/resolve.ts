export { BattleState, RoundLog } from './state.ts';
