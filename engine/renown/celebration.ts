// A celebration told: what goes into the account's renown, the private word, the chronicle's line for what is seldom done, and the realm's tally of who
// holds what. Invariant: nobody is told of a feat that is not written into their renown by the same outcome.
import { shown } from '@sigilla/content/schema/figures.ts';
import { rewardsOf } from '@sigilla/content/schema/feat.ts';
import type { Feat } from '@sigilla/content/schema/feat.ts';
import { changed, created } from '../actions/outcome.ts';
import { TALLIED_WITHIN_MS } from '../honors/tally.ts';
import type { Outcome } from '../actions/outcome.ts';
import type { Kingdom } from '../kingdom/kingdom.ts';
import { RESOURCE_WORDS } from '@sigilla/content/schema/resourceWords.ts';
import type { Renown } from './renown.ts';

const RENOWN_AT = '/achievements';

/** Of which the whole game server is told. */
const SELDOM: ReadonlySet<string> = new Set(['platinum', 'legendary']);

const ORDER = ['experience', 'turns', 'gold', 'mana', 'researchPoints', 'food', 'materials'] as const;

/** "100 experience, 3 turns and 200 gold": all that these feats bring. */
export const rewardWords = (feats: readonly Pick<Feat, 'tier' | 'brings'>[]): string => {
  const sums = new Map<string, number>();
  for (const { item, quantity } of feats.flatMap(rewardsOf)) sums.set(item, (sums.get(item) ?? 0) + quantity);
  const words = ORDER.flatMap((item) => {
    const sum = sums.get(item);
    if (sum === undefined) return [];
    return [
      `${shown(sum)} ${item === 'experience' || item === 'turns' ? item : RESOURCE_WORDS[item].spoken}`,
    ];
  });
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
};

/** Everything that is to be written besides the kingdom itself. `before` is the renown as it is kept; null when none is. */
export const celebrationOf = (
  { accountId, serverId, name: kingdom }: Pick<Kingdom, 'accountId' | 'serverId' | 'name'>,
  earned: readonly Feat[],
  before: Renown | null,
  after: Renown,
  now: number,
): Outcome => {
  const [first] = earned;
  if (first === undefined) return {};
  const reward = rewardWords(earned);
  const text =
    earned.length === 1
      ? ({ code: 'featEarned', params: { name: first.name, reward } } as const)
      : ({ code: 'featsEarned', params: { n: earned.length, reward } } as const);
  return {
    changes: [(before === null ? created : changed)('renown', after, accountId)],
    notices: [{ accountId, text, link: RENOWN_AT }],
    chronicle: earned
      .filter(({ tier, hidden }) => SELDOM.has(tier) && !hidden)
      .map(({ name }) => ({ serverId, text: { code: 'featTold', params: { kingdom, name } } })),
    jobs: [
      {
        key: `feats/${accountId}/${after.earned.length}`,
        kind: 'tally_honors',
        dueAt: now + TALLIED_WITHIN_MS,
        payload: {
          of: 'kingdom',
          ids: earned.map(({ id }) => id),
          isFirst: after.earned.length === earned.length,
        },
      },
    ],
  };
};
