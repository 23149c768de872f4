// What a window keeps of a battle while it looks on: what the realm swore to, the word it gave itself, the seal of each round as it came, and the orders
// it gave. Whatever is told later is held against this. Invariants: what was seen first stays; a later sight that differs is kept beside it and is
// never forgotten; a window keeps what it has reckoned itself, not what it was told of the chain.
import { z } from 'zod';
import type { SideOrders } from '../battle/orders.ts';
import type { BattleView } from '../war/publicBattle.ts';
import { digestOf } from './digest.ts';
import { headOfCommitment, headOfOpening, headOfRound } from './record.ts';
import { Hash, Seal, Sworn } from './shapes.ts';

/** A link of the record, and the seal it came with. */
const Link = z.strictObject({ head: Hash, seal: Seal });

export const Witness = z.strictObject({
  battleId: z.string(),
  side: z.enum(['attacker', 'defender']).nullable(),
  sworn: Sworn,
  /** The word that this window gave for its side; null when it gave none. */
  word: z.string().nullable(),
  /** The realm has said that it has that word: in its answer, or by showing it. Files of before do not know. */
  taken: z.boolean().optional(),
  /** The realm would not take that word: another window of this ruler had spoken first, the moment had passed, or it pleased the realm so. */
  refused: z.boolean().optional(),
  opening: Link.nullable(),
  /** Of each round seen, from the first on. */
  rounds: z.array(Link),
  /** Digest of what the battle brought, as it was first told; files of before have none. */
  spoils: Hash.nullable().optional(),
  /** What this window last ordered for a round, by its number; as it was sent. */
  orders: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** A link that contradicts one seen before, and what it contradicts: 0 is the oath, 1 the opening, and so on. */
  contradicted: z.strictObject({ at: z.int(), before: Link, after: Link }).nullable(),
});
export type Witness = z.infer<typeof Witness>;

/** What a window has kept once the realm has taken its orders for a round; null: it no longer knows what it has ordered. */
export const noted = (witness: Witness, round: number, orders: SideOrders | null): Witness => {
  const { [String(round)]: _, ...others } = witness.orders;
  return { ...witness, orders: orders === null ? others : { ...others, [round]: { ...orders } } };
};

/** What a window has kept once the realm has refused its word: the word stays, and that it was refused beside it. */
export const refused = (witness: Witness): Witness => ({ ...witness, refused: true });

/** What a window has kept once the realm has said that it has the word. */
export const taken = (witness: Witness): Witness => ({ ...witness, taken: true });

/** Does the view show the word that this window gave? */
const showsWord = ({ word }: Witness, { side, ...view }: BattleView): boolean =>
  side !== null && word !== null && view[side].nonce === word;

/** What is first seen of a battle; null while the realm has sworn to nothing. */
const begun = ({ id, side, proof }: BattleView): Witness | null =>
  proof === null || proof.sworn === null
    ? null
    : {
        battleId: id,
        side,
        sworn: proof.sworn,
        word: null,
        opening: null,
        rounds: [],
        spoils: null,
        orders: {},
        contradicted: null,
      };

/** The links that a view shows, reckoned from what it shows. */
const linksOf = ({
  setup,
  attacker,
  defender,
  rounds,
  given,
  seals,
  proof,
}: BattleView): z.infer<typeof Link>[] => {
  if (proof === null || proof.sworn === null) return [];
  let head = headOfCommitment(proof.sworn.commitment);
  const links = [{ head, seal: proof.sworn.seal }];
  if (setup === null || proof.opening === null) return links;
  const words = { attacker: attacker.nonce ?? '', defender: defender.nonce ?? '' };
  head = headOfOpening(head, words, proof.opening.from, setup);
  links.push({ head, seal: proof.opening.seal });
  for (const [i, round] of rounds.entries()) {
    const said = given[i];
    const seal = seals[i];
    if (said === undefined || seal === undefined) break;
    head = headOfRound(head, round, said);
    links.push({ head, seal });
  }
  return links;
};

/** All links that a witness has kept, in order. */
export const keptLinks = ({ sworn, opening, rounds }: Witness): readonly z.infer<typeof Link>[] => [
  { head: headOfCommitment(sworn.commitment), seal: sworn.seal },
  ...(opening === null ? [] : [opening, ...rounds]),
];

/** What a window has kept once it has looked at a battle again; null while there is nothing to keep. */
export const looked = (before: Witness | null, view: BattleView): Witness | null => {
  const witness = before ?? begun(view);
  if (witness === null) return null;
  const links = linksOf(view);
  const known = keptLinks(witness);
  const at = links.findIndex(({ head }, i) => known[i] !== undefined && known[i].head !== head);
  const [was, is] = [known[at], links[at]];
  if (was !== undefined && is !== undefined)
    return { ...witness, contradicted: witness.contradicted ?? { at, before: was, after: is } };
  const [, opening, ...rounds] = links;
  return {
    ...(showsWord(witness, view) ? taken(witness) : witness),
    side: witness.side ?? view.side,
    opening: witness.opening ?? opening ?? null,
    rounds: [...witness.rounds, ...rounds.slice(witness.rounds.length)],
    // When it ended is not kept: a clock that is set right dates a battle anew (docs/TIME.md).
    spoils: witness.spoils ?? (view.status === 'settled' ? digestOf(view.spoils) : null),
  };
};
