// Somebody with a browser of their own, who looks at the server through it whenever its machine's clock was set: does it live by that clock,
// do turns grow by it and never shrink, are tokens and sessions good for what they are worth?
import { setTimeout as pause } from 'node:timers/promises';
import { ACCESS_SECONDS, REFRESH_SECONDS } from '@sigilla/server/auth/tokens.ts';
import { callerOf, rulerOf, valueOf } from '../../support/caller.ts';
import type { Ruler } from '../../support/caller.ts';
import { HOUR } from '../../support/clockCases.ts';
import type { ClockHands } from '../../support/clockCases.ts';

/** The server's time and the clock's differ by no more than a request takes, and the second that a token rounds off. */
const ALIKE_MS = 3_000;
/** What lies closer to its end than this may be good or not. */
const NEAR_MS = 60_000;
/** A token that was signed farther ahead than this is no longer good. */
const FAR_AHEAD_MS = 2 * HOUR;
const MOST_TURNS = 100;
const LOOK_MS = 50;

const signedAt = (token: string): number => {
  const [, claims = ''] = token.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly iat: number }).iat * 1000;
};

export class Witness {
  readonly #url: () => string;
  readonly #clock: Pick<ClockHands, 'now'>;
  readonly #wrong: (what: string) => void;
  /** Asks what time it is, in a session of its own: what is asked while a jump is taken over is decided before it and signed after it. */
  #asker: Ruler | null = null;
  #ruler: Ruler | null = null;
  /** What they held when they last looked. */
  #held = { turns: 0, at: 0 };

  /** `wrong` hears of everything that is not as the clock would have it. */
  constructor(url: () => string, clock: Pick<ClockHands, 'now'>, wrong: (what: string) => void) {
    this.#url = url;
    this.#clock = clock;
    this.#wrong = wrong;
  }

  /** Resolves when the server lives by the clock as it is now; what was given before is then held to it. */
  async followed(): Promise<void> {
    while (Math.abs((await this.#serverTime()) - this.#clock.now()) > ALIKE_MS) await pause(LOOK_MS);
    if (this.#ruler !== null) {
      await this.#holdsToken(this.#ruler);
      if (!(await this.#holdsSession(this.#ruler))) this.#ruler = null;
    }
    if (this.#ruler === null) {
      this.#ruler = await this.#newcomer();
      this.#held = { turns: 0, at: this.#clock.now() };
    }
    await this.#holdsTurns(this.#ruler);
  }

  async #newcomer(): Promise<Ruler> {
    const caller = callerOf(this.#url());
    return rulerOf(caller, valueOf(await caller.api.auth.guest()));
  }

  /** When the server says it is, by the token it gives. */
  async #serverTime(): Promise<number> {
    const renewed = await this.#asker?.api.auth.refresh();
    if (renewed?.ok === true) return signedAt(renewed.value.token);
    this.#asker = await this.#newcomer();
    return signedAt(this.#asker.token);
  }

  /** Is their session good for another token? Exactly as long as it must be. */
  async #holdsSession(ruler: Ruler): Promise<boolean> {
    const since = this.#clock.now() - signedAt(ruler.token);
    const left = REFRESH_SECONDS * 1000 - since;
    const said = await ruler.api.auth.refresh();
    if (said.ok) ruler.token = said.value.token;
    if (said.ok ? left < -NEAR_MS : left > NEAR_MS)
      this.#wrong(
        `a session was ${said.ok ? 'still' : 'no longer'} good ${Math.round(since / HOUR)} hours after it was renewed`,
      );
    return said.ok;
  }

  async #holdsToken({ token }: Ruler): Promise<void> {
    const caller = callerOf(this.#url());
    caller.token = token;
    const age = this.#clock.now() - signedAt(token);
    const said = await caller.api.kingdom.turns({ query: {} });
    const left = Math.min(ACCESS_SECONDS * 1000 - age, FAR_AHEAD_MS + age);
    if (said.ok ? left < -NEAR_MS : left > NEAR_MS)
      this.#wrong(`a token of ${Math.round(age / 1000)} s was ${said.ok ? 'still' : 'no longer'} good`);
  }

  /** Turns grow by the clock and are not lost by it, and the next is an hour away at most. One is spent, so that they can be seen to grow. */
  async #holdsTurns(ruler: Ruler): Promise<void> {
    let now = valueOf(await ruler.api.kingdom.turns({ query: {} }));
    // What a wrong clock has left is set right a moment after the jump.
    while (now.timeUntilNextTurn * 1000 > HOUR) {
      await pause(LOOK_MS);
      now = valueOf(await ruler.api.kingdom.turns({ query: {} }));
    }
    const hours = Math.max(0, Math.floor((this.#clock.now() - this.#held.at) / HOUR));
    const least = Math.min(MOST_TURNS, this.#held.turns + hours);
    if (now.turns < least) this.#wrong(`${now.turns} turns where ${least} had grown`);
    if (this.#held.turns > 0 && now.turns > least + 1)
      this.#wrong(`${now.turns} turns where ${least} or one more had grown`);
    valueOf(await ruler.act({ actionType: 'rush_resource', actionId: 'tax_collection' }));
    const left = valueOf(await ruler.api.kingdom.turns({ query: {} }));
    this.#held = { turns: left.turns, at: this.#clock.now() };
  }
}
