// What a change of a kingdom earns: the feats that it has newly reached, paid to it with a ledger line, and written into its ruler's renown. Decided
// when a kingdom is written, whoever changed it (server/app/writeOutcome.ts), so that a feat is earned in the commit that reaches it.
// Invariants: a kingdom that was celebrated has nothing left to be celebrated; what another kingdom of the same ruler has earned is not paid again.
import { rewardsOf } from '@sigilla/content/schema/feat.ts';
import type { Feat } from '@sigilla/content/schema/feat.ts';
import { byCounter, earnsMore, newlyEarned } from '../honors/evaluate.ts';
import type { ByCounter } from '../honors/evaluate.ts';
import type { KingdomContent, RealmRules } from '../kingdom/content.ts';
import { ledgerLines, plus } from '../kingdom/ledger.ts';
import type { LedgerLine } from '../kingdom/ledger.ts';
import type { Kingdom } from '../kingdom/kingdom.ts';
import { grantTurns } from '../kingdom/turns.ts';
import { countersOf } from './counters.ts';
import type { Renown } from './renown.ts';

interface Standing {
  readonly content: KingdomContent;
  readonly reached: ReadonlySet<string>;
  /** A state that has reached nothing more: a counter that stands where it stood then reaches nothing either. */
  weighed: Kingdom | null;
}
/**
 * Every change of a kingdom asks whether it reaches a feat, and hardly any does. A kingdom's lists are never changed, only replaced.
 * Each ruler at play has one of these: so it holds what every change asks for, and nothing of its own that content already says.
 */
const standings = new WeakMap<Kingdom['feats']['reached'], Standing>();

const standingOf = (ids: Kingdom['feats']['reached'], content: KingdomContent): Standing => {
  const known = standings.get(ids);
  if (known?.content === content) return known;
  const standing: Standing = { content, reached: new Set(ids), weighed: null };
  standings.set(ids, standing);
  return standing;
};

const indexed = new WeakMap<KingdomContent, ByCounter>();

const featsByCounter = (content: KingdomContent): ByCounter => {
  const known = indexed.get(content);
  if (known !== undefined) return known;
  const by = byCounter(content.renown.feats);
  indexed.set(content, by);
  return by;
};

/** The feats that a kingdom has reached and was not told of. The realm's own do nothing for renown. */
export const reachedBy = (kingdom: Kingdom, content: KingdomContent): readonly Feat[] => {
  if (kingdom.npc !== null) return [];
  const standing = standingOf(kingdom.feats.reached, content);
  const { reached, weighed } = standing;
  if (earnsMore(featsByCounter(content), countersOf(kingdom, content, weighed), reached))
    return newlyEarned(content.renown.feats, countersOf(kingdom, content), reached);
  standing.weighed = kingdom;
  return [];
};

const rewarded = (kingdom: Kingdom, feats: readonly Feat[], rules: RealmRules): Kingdom => {
  let { resources, turns, experience } = kingdom;
  for (const reward of feats.flatMap(rewardsOf))
    if (reward.type === 'resource') resources = plus(resources, { [reward.item]: reward.quantity });
    else if (reward.type === 'turns') turns = grantTurns(turns, reward.quantity, rules);
    else experience += reward.quantity;
  return { ...kingdom, resources, turns, experience };
};

export interface Celebrated {
  readonly kingdom: Kingdom;
  /** One for each time that what was paid reached something more. */
  readonly lines: readonly LedgerLine[];
  readonly renown: Renown;
  readonly earned: readonly Feat[];
}

/** The kingdom with everything paid that it has reached, and its ruler's renown with it. */
export const celebrate = (
  kingdom: Kingdom,
  renown: Renown,
  {
    content,
    rules,
    now,
  }: { readonly content: KingdomContent; readonly rules: RealmRules; readonly now: number },
): Celebrated => {
  const held = new Set(renown.earned.map(({ id }) => id));
  const lines: LedgerLine[] = [];
  const earned: Feat[] = [];
  let current = kingdom;
  // What is paid may itself reach something: a level, a full chest.
  for (let fresh = reachedBy(current, content); fresh.length > 0; fresh = reachedBy(current, content)) {
    const unpaid = fresh.filter(({ id }) => !held.has(id));
    const reached = [...current.feats.reached, ...fresh.map(({ id }) => id)];
    const paid = rewarded({ ...current, feats: { ...current.feats, reached } }, unpaid, rules);
    lines.push(...ledgerLines(current, paid, 'feat_earned'));
    earned.push(...unpaid);
    current = paid;
  }
  return {
    kingdom: current,
    lines,
    renown: { ...renown, earned: [...renown.earned, ...earned.map(({ id }) => ({ id, at: now }))] },
    earned,
  };
};
