// Phrases that are one slip away from the right one: number, degree, a word left out. Invariant: each differs in one thing and says which.
import type { LatinIndex } from '../../analyse.ts';
import type { GrammaticalNumber } from '../../features.ts';
import { FEATURE_NAMES } from '../../features.ts';
import type { NounPhrase } from '../../sentences/tree.ts';
import type { Fault } from './verdict.ts';

type PhraseSlip = { readonly phrase: NounPhrase; readonly fault: Fault };

/** "This" of one is "these" of many. */
const COUNTED: Readonly<Record<string, string>> = {
  this: 'these',
  these: 'this',
  that: 'those',
  those: 'that',
};

const flip = (number: GrammaticalNumber): GrammaticalNumber => (number === 'sg' ? 'pl' : 'sg');

/** One noun of a phrase in the other number, without its adjective, or with another pronoun. */
export const phraseSlips = (index: LatinIndex, phrase: NounPhrase): readonly PhraseSlip[] => {
  if (phrase.pronoun) return [];
  const { adjective, determiner, genitive, number, count, participle } = phrase;
  const name = index.byId(phrase.lexeme)?.parts[0] ?? phrase.en;
  const slips: PhraseSlip[] = [
    {
      phrase: {
        ...phrase,
        number: flip(number),
        count: flip(count),
        ...(determiner
          ? { determiner: { ...determiner, en: determiner.en.map((word) => COUNTED[word] ?? word) } }
          : {}),
      },
      fault: {
        kind: 'number',
        message: `The form of *${name}* is ${FEATURE_NAMES[number]} here, not ${FEATURE_NAMES[flip(number)]}.`,
      },
    },
  ];
  if (adjective) {
    const { adjective: _, ...bare } = phrase;
    slips.push({
      phrase: bare,
      fault: {
        kind: 'missing',
        message: `*${index.byId(adjective.lexeme)?.parts[0] ?? ''}* (${adjective.en}) is left out.`,
      },
    });
  }
  if (determiner) {
    const { determiner: _, ...bare } = phrase;
    const word = index.byId(determiner.lexeme)?.parts[0] ?? '';
    slips.push({
      phrase: bare,
      fault: { kind: 'missing', message: `*${word}* (${determiner.en[0] ?? ''}) is left out.` },
    });
    const other = OTHERS[determiner.lexeme];
    if (other)
      slips.push({
        phrase: { ...phrase, determiner: { lexeme: other[0], en: other[1] } },
        fault: {
          kind: 'word',
          message: `*${word}* is "${determiner.en[0] ?? ''}", not "${other[1][number === 'pl' ? other[1].length - 1 : 0] ?? ''}".`,
        },
      });
  }
  if (genitive)
    slips.push(
      ...phraseSlips(index, genitive).map(({ phrase: owner, fault }) => ({
        phrase: { ...phrase, genitive: owner },
        fault,
      })),
    );
  if (participle?.agent)
    slips.push(
      ...phraseSlips(index, participle.agent).map(({ phrase: agent, fault }) => ({
        phrase: { ...phrase, participle: { ...participle, agent } },
        fault,
      })),
    );
  return slips;
};

const OTHERS: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  hic_pron: ['ille_pron', ['that', 'those']],
  ille_pron: ['hic_pron', ['this', 'these']],
  meus_adj: ['tuus_adj', ['your']],
  tuus_adj: ['meus_adj', ['my']],
};
