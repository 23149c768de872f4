// A window at a battle: it looks on, keeps what it sees, and gives its ruler's word once the realm has sworn. Fetched when there is a battle to look at.
// Invariants: the word is made after the oath was seen and kept before it is said; whoever hears no answer says the same word again.
import type { CommandId } from '@sigilla/engine/core/brand.ts';
import { giveWord } from '@sigilla/engine/actions/war/giveWord.ts';
import type { SideOrders } from '@sigilla/engine/battle/orders.ts';
import { looked, noted, refused, taken } from '@sigilla/engine/proof/witness.ts';
import type { Witness } from '@sigilla/engine/proof/witness.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { api } from '../../session/api.ts';
import { newId } from '../../session/ids.ts';
import { keepKeys, keepWitness, wordFor, witnessOf } from './keeping.ts';

const AGAIN_MS = 1_000;
const TRIES = 6;
const speaking = new Set<string>();

/** Is the realm waiting for the word of this viewer's side? */
const isAwaited = ({ side, setup, proof, ...battle }: BattleView): boolean =>
  side !== null &&
  setup === null &&
  proof !== null &&
  proof.sworn !== null &&
  proof.speaks[side] &&
  battle[side].nonce === null;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

const noteWord = (battleId: string, word: string): void => {
  const seen = witnessOf(battleId);
  if (seen !== null) keepWitness({ ...seen, word });
};

/** Keeps what the realm answered to the word. */
const noteAnswer = (battleId: string, answered: typeof taken | typeof refused): void => {
  const seen = witnessOf(battleId);
  if (seen !== null) keepWitness(answered(seen));
};

/** Keeps what this window ordered for a round, as the realm took it; null when nobody can tell whether it did. */
export const noteOrders = (battleId: string, round: number, orders: SideOrders | null): void => {
  const seen = witnessOf(battleId);
  if (seen !== null) keepWitness(noted(seen, round, orders));
};

/** Gives the viewer's word, again and again the same one until somebody answers. */
const speak = async ({ id, serverId }: BattleView): Promise<void> => {
  if (speaking.has(id)) return;
  speaking.add(id);
  const word = wordFor(id, newId);
  noteWord(id, word);
  const notary = await api.realm.notary();
  if (notary.ok) keepKeys(notary.value.notary.keys);
  const command = { commandId: newId() as CommandId, serverId, ...giveWord.wire({ battleId: id, word }) };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answered = await api.actions.act({ body: command });
    if (answered.ok) {
      noteAnswer(id, taken);
      break;
    }
    const { status } = answered.failure;
    if (status >= 400 && status < 500 && status !== 401 && status !== 429) {
      // Another window of this ruler may have spoken first, or the moment has passed. Or it is only said so: the word is not forgotten for it.
      noteAnswer(id, refused);
      break;
    }
    await pause(AGAIN_MS);
  }
  speaking.delete(id);
};

/** Looks at a battle: keeps what is new in it, and speaks if a word is awaited. Null while there is nothing to keep, for nothing is sworn. */
export const lookAt = (battle: BattleView): Witness | null => {
  const before = witnessOf(battle.id);
  const after = looked(before, battle);
  if (after !== null && JSON.stringify(after) !== JSON.stringify(before)) keepWitness(after);
  if (isAwaited(battle)) void speak(battle);
  return after;
};

/** Looks at a battle that is not on this screen until the realm has sworn, for the word that its ruler has promised. */
export const lookFromAfar = async (battleId: string): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answered = await api.battles.battle({ params: { id: battleId } });
    if (answered.ok && lookAt(answered.value.battle) !== null) return;
    await pause(AGAIN_MS);
  }
};
