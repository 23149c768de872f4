// What becomes of words that were rightly reported: a kingdom goes by a number until its ruler finds it a better name, a hero of one's own making by another,
// a challenge stands without what was said with it. Words that have changed since they were reported are let be.
import type { Character } from '../../characters/character.ts';
import type { OwnedHero } from '../../heroes/hero.ts';
import type { KingdomContent } from '../../kingdom/content.ts';
import type { Kingdom } from '../../kingdom/kingdom.ts';
import { renamed } from '../../kingdom/renaming.ts';
import { sha256Hex } from '../../core/random.ts';
import type { Random } from '../../core/random.ts';
import type { BattleDoc } from '../../war/battle.ts';
import { changed } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';

const NUMERALS = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

const roman = (number: number): string => {
  let left = number;
  let text = '';
  for (const [worth, sign] of NUMERALS)
    while (left >= worth) {
      text += sign;
      left -= worth;
    }
  return text;
};

/** The greatest number that they write. */
const MOST = 3999;

/** A number of somebody's own, the same whenever it is asked. */
const numbered = (id: string): string => roman((Number.parseInt(sha256Hex(id).slice(0, 10), 16) % MOST) + 1);
/** What a kingdom is called whose name was taken from it. */
export const numberedName = (kingdomId: string): string => `Realm ${numbered(kingdomId)}`;
/** What it is called where another bears that: by a number that nobody can have foreseen. */
export const anyNumberedName = (random: Random): string => `Realm ${roman(random.between(1, MOST))}`;
/** What a hero is called whose name was taken from them. */
export const numberedHero = (heroId: string): string => `Somebody ${numbered(heroId)}`;

type Settled = Required<Pick<Outcome, 'changes' | 'notices'>>;
const NOTHING: Settled = { changes: [], notices: [] };

/** The name taken down, and its ruler told. `another`: what it goes by then, where its own number is not to be had. */
export const withoutName = (
  kingdom: Kingdom | null,
  words: string,
  content: KingdomContent,
  another: string | null,
): Settled => {
  if (kingdom === null || kingdom.name !== words) return NOTHING;
  const name = another ?? numberedName(kingdom.id);
  return {
    changes: [changed('kingdoms', renamed(kingdom, name, content))],
    notices: [
      { accountId: kingdom.accountId, text: { code: 'nameTakenDown', params: { old: words, name } } },
    ],
  };
};

/** The hero under a number, and the character that they have been too, if either still bears the name; their ruler told. Battles stay as they were sworn to. */
export const withoutHeroName = (
  kingdom: Kingdom | null,
  heroId: string | null,
  character: Character | null,
  words: string,
): Settled => {
  if (kingdom === null || heroId === null) return NOTHING;
  const name = numberedHero(heroId);
  const bears = (one: OwnedHero): boolean => one.heroId === heroId && one.made?.name === words;
  const changes: Settled['changes'] = [
    ...(kingdom.heroes.some(bears)
      ? [
          changed('kingdoms', {
            ...kingdom,
            heroes: kingdom.heroes.map((one) =>
              bears(one) && one.made !== null ? { ...one, made: { ...one.made, name } } : one,
            ),
          }),
        ]
      : []),
    ...(character?.choices.name === words
      ? [changed('characters', { ...character, choices: { ...character.choices, name } })]
      : []),
  ];
  return changes.length === 0
    ? NOTHING
    : {
        changes,
        notices: [
          { accountId: kingdom.accountId, text: { code: 'heroNameTakenDown', params: { old: words, name } } },
        ],
      };
};

/** The challenge without its words, and its challenger told. */
export const withoutWords = (battle: BattleDoc | null, words: string): Settled =>
  battle === null || battle.message !== words
    ? NOTHING
    : {
        changes: [changed('battles', { ...battle, message: '' })],
        notices: [{ accountId: battle.attacker.accountId, text: { code: 'wordsTakenDown', params: {} } }],
      };
