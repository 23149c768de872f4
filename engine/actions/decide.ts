// Deciding an action: the pure part of the one door. settle → check → cost → spend → what the turns bring → apply → account for it.
// The executor loads the documents before and commits the decision after; nothing here reads a clock, entropy or a store.
// Invariants: a refusal changes nothing; only this file spends; the ledger's lines lead from the kingdom as stored to the kingdom as decided.
import { forkSeed, randomFrom, randomWhenDrawn } from '../core/random.ts';
import { ok, type Result } from '../core/result.ts';
import { withoutEnded } from '../kingdom/activeEffects.ts';
import { ruledAt } from '../kingdom/forsaken.ts';
import type { KingdomContent, RealmRules } from '../kingdom/content.ts';
import type { Kingdom, ResourceDelta } from '../kingdom/kingdom.ts';
import { affordable, ledgerLines, negated, plus, type LedgerLine } from '../kingdom/ledger.ts';
import { passTurns, type PassiveResults } from '../kingdom/passTurns.ts';
import { powerOf } from '../kingdom/power.ts';
import { stillHeld } from '../kingdom/trade.ts';
import { settleTurns } from '../kingdom/turns.ts';
import { ownKingdomView } from '../kingdom/views.ts';
import type { AccountId } from '../core/brand.ts';
import type { ApplyContext, Deed, Done } from './deed.ts';
import type { Word } from './outcome.ts';
import type { Cost } from './verb.ts';

/** Everything a decision depends on. The same request always gives the same decision, but for ids and battle seeds. */
export interface DecisionRequest extends Omit<ApplyContext<unknown>, 'random' | 'weighed'> {
  /** The realm's secret, from which chance is forked by kingdom, verb and that verb's count. */
  readonly secret: string;
}

/** What is to be committed and told. */
export interface Decision {
  /** The actor's, complete: power, counts and turns are up to date. */
  readonly kingdom: Kingdom;
  /** False when the deed did not touch the actor's kingdom, which then is not written. */
  readonly isTouched: boolean;
  readonly cost: Cost;
  readonly passiveResults: PassiveResults;
  /** What the deed itself brought, the cost and what the turns brought apart. */
  readonly gained: ResourceDelta;
  readonly done: Done;
  /** In order; the first is numbered by the stored kingdom's `ledgerCount`. */
  readonly ledger: readonly LedgerLine[];
}

/** The kingdom with what time has brought until `now`, and the line for it. */
export const settleKingdom = (
  kingdom: Kingdom,
  rules: RealmRules,
  now: number,
): { readonly kingdom: Kingdom; readonly ledger: readonly LedgerLine[] } => {
  const settled: Kingdom = { ...withoutEnded(kingdom, now), turns: settleTurns(kingdom.turns, rules, now) };
  return { kingdom: settled, ledger: ledgerLines(kingdom, settled, 'turns_gained') };
};

/**
 * A changed kingdom made ready to be stored: power fresh, its lines counted, and mana that was bought and spent no longer remembered. Also for kingdoms
 * that another's action changed.
 */
export const accountedFor = (
  kingdom: Kingdom,
  ledger: readonly LedgerLine[],
  content: KingdomContent,
): Kingdom => ({
  ...kingdom,
  boughtMana: stillHeld(kingdom.boughtMana, kingdom.resources.mana),
  power: powerOf(kingdom, content),
  ledgerCount: kingdom.ledgerCount + ledger.length,
});

/** A word to the ruler for each study that came to its end. */
const wordsOfResearch = (accountId: AccountId, { researchProgress }: PassiveResults): readonly Word[] =>
  researchProgress.flatMap(({ kind, researchName, completed }): Word[] =>
    completed
      ? [
          {
            accountId,
            text:
              kind === 'spell'
                ? { code: 'spellLearned', params: { spell: researchName } }
                : { code: 'technologyFound', params: { technology: researchName } },
            link: '/spells',
          },
        ]
      : [],
  );

/** Decides one action of the actor's. Refusals are the verb's and the deed's own, or that its cost can't be paid. */
export const decide = ({ verb, apply }: Deed, request: DecisionRequest, input: unknown): Result<Decision> => {
  const given = input as Record<string, unknown>;
  const { now, actor, loaded, content, rules } = request;
  const settled = settleKingdom(request.kingdom, rules, now);
  const view = ownKingdomView(settled.kingdom, content, rules, now);
  const ctx = { now, actor, kingdom: view, seen: verb.see(loaded, actor), content, rules };

  const allowed = verb.check(ctx, given);
  if (!allowed.ok) return allowed;
  const cost = verb.cost(ctx, given);
  const payable = affordable({ turns: view.turns.turns, resources: view.resources }, cost);
  if (!payable.ok) return payable;

  const spent: Kingdom = {
    ...settled.kingdom,
    resources: plus(settled.kingdom.resources, negated(cost.resources)),
    turns: { ...settled.kingdom.turns, count: settled.kingdom.turns.count - cost.turns },
    turnsSpent: settled.kingdom.turnsSpent + cost.turns,
    ...(cost.turns > 0 ? ruledAt(now) : {}),
  };
  const passed = passTurns(spent, cost.turns, content, rules);
  const times = spent.deeds[verb.id] ?? 0;
  const applied = apply(
    {
      now,
      actor,
      kingdom: passed.kingdom,
      weighed: view,
      loaded,
      content,
      rules,
      random: randomWhenDrawn(() => randomFrom(forkSeed(request.secret, spent.id, verb.id, times))),
      notary: request.notary,
      newId: request.newId,
      newSeed: request.newSeed,
    },
    input,
  );
  if (!applied.ok) return applied;

  const { passiveResults } = passed;
  const words = wordsOfResearch(spent.accountId, passiveResults);
  const done: Done =
    words.length === 0
      ? applied.value
      : { ...applied.value, notices: [...(applied.value.notices ?? []), ...words] };
  if (done.kingdom === undefined) {
    if (cost.turns > 0 || Object.keys(cost.resources).length > 0)
      throw new Error(`${verb.id} costs something and must touch the kingdom that pays`);
    return ok({
      kingdom: settled.kingdom,
      isTouched: false,
      cost,
      passiveResults,
      gained: {},
      done,
      ledger: [],
    });
  }
  const brought = ledgerLines(passed.kingdom, done.kingdom, verb);
  const ledger = [
    ...settled.ledger,
    ...ledgerLines(settled.kingdom, spent, verb),
    ...passed.ledger,
    ...brought,
  ];
  const kingdom = accountedFor(
    { ...done.kingdom, deeds: { ...done.kingdom.deeds, [verb.id]: times + 1 } },
    ledger,
    content,
  );
  const gained = brought.reduce<ResourceDelta>((sum, { resources }) => ({ ...sum, ...resources }), {});
  return ok({ kingdom, isTouched: true, cost, passiveResults, gained, done, ledger });
};
