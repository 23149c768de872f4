// Watching a ranked battle from outside is watching it late: a round is shown to visitors when the next one has been fought, for then no
// order that it suggests can help anybody any more. The two rulers see theirs at once, so that a second window on their own battle gains
// them nothing. Invariant: once the battle is over everything is everybody's.
import type { BattleKind, BattleStatus } from './kinds.ts';

/** Rounds that visitors are behind. */
const BEHIND = 1;

/** How many rounds of such a battle visitors have not been shown yet, of so many that are fought. */
export const roundsWithheld = (
  { kind, status }: { readonly kind: BattleKind; readonly status: BattleStatus },
  fought: number,
): number =>
  kind === 'ranked' && (status === 'accepted' || status === 'fighting') ? Math.min(BEHIND, fought) : 0;

/** Are visitors shown this battle late? */
export const isShownLate = ({
  kind,
  status,
}: {
  readonly kind: BattleKind;
  readonly status: BattleStatus;
}): boolean => roundsWithheld({ kind, status }, BEHIND) > 0;
