// Somebody who signs up, rules for a moment and leaves for good: account, kingdom and all that is theirs. Asked again until it is known that they are gone.
// Invariant: what is written down was said by a server.
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@sigilla/engine/core/random.ts';
import { CommandId } from '@sigilla/engine/core/brand.ts';
import { AGAIN, apiAt, codeOf } from './speak.ts';
import type { Journal } from './journal.ts';

const PASSWORD = 'valete omnes, iam abeo';
const PAUSE_MS = 100;
const MOST_DEEDS = 3;

let leavers = 0;

/** One whole stay. A sign-up whose answer is lost is given up: nobody knows the password of an account that may be there. */
export const depart = async (journal: Journal, url: string, random: Random): Promise<void> => {
  leavers += 1;
  const name = `Abiens ${process.pid} ${leavers}`;
  const body = {
    email: `leaver-${process.pid}-${leavers}@example.org`,
    password: PASSWORD,
    kingdomName: name,
  };
  const signedUp = await apiAt(url, null).auth.register({ body });
  if (!signedUp.ok) return pause(PAUSE_MS);
  const { token, user } = signedUp.value;
  const api = apiAt(url, token);
  for (let deed = random.below(MOST_DEEDS); deed > 0; deed -= 1) {
    const commandId = CommandId.parse(`leaver-${process.pid}-${leavers}-${deed}`);
    await api.actions.act({
      body: { commandId, actionType: 'rush_resource', actionId: 'tax_collection' },
    });
  }
  const leaver = journal.leaves(user.id, String(user.kingdomId));
  for (;;) {
    const said = await api.account.leave({ body: { password: PASSWORD, kingdomName: name } });
    if (said.ok) return journal.left(leaver);
    const { status } = said.failure;
    const code = status === 0 ? '' : codeOf(said.failure);
    if (code !== '') journal.heard(code);
    if (code === '' || code === 'outcome_unknown') leaver.unanswered += 1;
    // Whose account is gone is nobody any more.
    else if (code === 'session_ended' && leaver.unanswered > 0) return journal.left(leaver);
    else if (!AGAIN.includes(code)) {
      leaver.refused = code;
      return;
    }
    await pause(PAUSE_MS);
  }
};
