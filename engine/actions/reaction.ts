// What is done when a job falls due: loaded as a verb loads, decided purely, and answered as an outcome, which the server writes in the commit that
// removes the job (server/app/jobs/jobWork.ts). A ruler of the realm's own acts by a command like anyone's: the first of `tries` that is not
// refused is carried out in that commit. Invariant: a reaction changes nothing but by what it answers, and may be asked again at any time.
import type { SystemReason } from '@sigilla/content/texts/ledgerReasons.ts';
import type { AccountId } from '../core/brand.ts';
import type { Random } from '../core/random.ts';
import type { KingdomContent } from '../kingdom/content.ts';
import type { BattleSetup } from '../battle/setup.ts';
import type { Kingdom } from '../kingdom/kingdom.ts';
import type { Notary } from '../proof/notary.ts';
import type { Captains } from '../war/doctrine.ts';
import type { WireAction } from './command.ts';
import type { JobKind, JobPayload } from './jobs.ts';
import type { Load, Touch } from './load.ts';
import type { Outcome } from './outcome.ts';

/** Who is here and where anybody looks, as far as is known. Advisory: it never decides what is allowed. */
export interface Lookout {
  /** Rulers with a window open on a game server. */
  present(serverId: string): readonly AccountId[];
  /** Is a ruler here, or has anybody looked lately? */
  isWatched(serverId: string): boolean;
  /** The same, or it cannot be known yet. */
  mayBeWatched(serverId: string): boolean;
}

/** When and where a job falls due. */
export interface Occasion {
  readonly now: number;
  readonly content: KingdomContent;
  readonly lookout: Lookout;
  /** The load's and the decision's are two. */
  readonly random: Random;
}

export interface ReactionContext<L> extends Occasion {
  readonly loaded: L;
  /** What captains have settled of the hosts that the reaction names; nothing where it names none. */
  readonly captains: Captains;
  /** Seals what the realm swears to. */
  readonly notary: Notary;
  /** A fresh opaque id, made by the server. */
  readonly newId: () => string;
  /** A fresh 128-bit seed for a battle, as 32 hex digits, from the server's entropy. */
  readonly newSeed: () => string;
}

/** A command of one of the realm's own. */
export interface Try {
  readonly by: Pick<Kingdom, 'accountId' | 'serverId'>;
  readonly wire: WireAction;
}

export interface Reacted {
  /** Stands in the ledgers of the kingdoms that `outcome` changes. */
  readonly reason: SystemReason;
  readonly outcome?: Outcome;
  readonly tries?: readonly Try[];
}

interface Reacting<P, L> {
  /** Hosts whose captains are heard first, while nobody waits in a line for it: none that another command could still change. */
  readonly council?: (payload: P) => Load<BattleSetup | null>;
  /** What it touches: it waits for whatever is at the same, as commands do. */
  readonly touches: (payload: P) => readonly Touch[] | Load<readonly Touch[]>;
  readonly load: (payload: P, occasion: Occasion) => Load<L>;
  readonly decide: (ctx: ReactionContext<L>, payload: P) => Reacted;
}
export type Reaction<P> = Reacting<P, unknown>;
export type ReactionTo<K extends JobKind> = Reaction<JobPayload<K>>;

/** Declares a reaction. From here on only its own functions know what it loads. */
export const reaction = <P, L>(reacting: Reacting<P, L>): Reaction<P> => reacting as unknown as Reaction<P>;
