// Every verb of the realm, once. The executor, the previews, the property tests and the documents derive from this list.
// To add one: write its module, then name it here (docs/ADD-AN-ACTION.md).
import { reasonOf } from '../core/reason.ts';
import { refuse, ok, type Result } from '../core/result.ts';
import type { ActionDefinition, WireAction } from './define.ts';
import { recruitUnits } from './army/recruitUnits.ts';
import { buildStructure } from './economy/buildStructure.ts';
import { exploreLand } from './economy/exploreLand.ts';
import { renameKingdom } from './economy/renameKingdom.ts';
import { rushResource } from './economy/rushResource.ts';
import { upgradeBuilding } from './economy/upgradeBuilding.ts';
import { acceptBattle } from './war/acceptBattle.ts';
import { cancelBattle } from './war/cancelBattle.ts';
import { declineBattle } from './war/declineBattle.ts';
import { initiateBattle } from './war/initiateBattle.ts';
import { setOrders } from './war/setOrders.ts';

/** A verb whose input and documents only its own functions know. Hand back to them only what they made. */
export type AnyAction = ActionDefinition<unknown, unknown, unknown>;
const verb = <I, L, V>(definition: ActionDefinition<I, L, V>): AnyAction =>
  definition as unknown as AnyAction;

export const ACTIONS: readonly AnyAction[] = [
  verb(buildStructure),
  verb(upgradeBuilding),
  verb(rushResource),
  verb(exploreLand),
  verb(renameKingdom),
  verb(recruitUnits),
  verb(initiateBattle),
  verb(acceptBattle),
  verb(declineBattle),
  verb(cancelBattle),
  verb(setOrders),
];

const BY_ID: ReadonlyMap<string, AnyAction> = new Map(ACTIONS.map((action) => [action.id, action]));

/** The verb for a request: by `actionType/actionId` where one type carries several verbs, else by `actionType`. */
export const findAction = (wire: Pick<WireAction, 'actionType' | 'actionId'>): AnyAction | undefined =>
  BY_ID.get(`${wire.actionType}/${wire.actionId}`) ?? BY_ID.get(wire.actionType);

/** A request understood: the verb and its parsed input. */
export interface ParsedAction {
  readonly action: AnyAction;
  readonly input: unknown;
}

/** Finds the verb and parses its input. Refuses `unknown_action` and `invalid_request`; never throws. */
export const parseAction = (wire: WireAction): Result<ParsedAction> => {
  const action = findAction(wire);
  if (action === undefined)
    return refuse({ code: 'unknown_action', params: { action: wire.actionType.slice(0, 40) } });
  const parsed = action.input.safeParse(action.fromWire(wire));
  if (parsed.success) return ok({ action, input: parsed.data });
  return refuse({ code: 'invalid_request', params: { reason: reasonOf(parsed.error) } });
};
