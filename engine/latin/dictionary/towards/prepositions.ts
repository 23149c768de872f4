// Prepositions: said or left to the case, and one for another of the same relation.
// Invariant: the word behind a preposition stays as it was.
import type { Words } from '../authorsForms.ts';
import type { Rule, Side } from './sides.ts';
import { edited, inCase, placeOf } from './sides.ts';

const without = (words: Words, at: number): Words => words.filter((_, i) => i !== at);

/** Prepositions that a case does without, before what tells a time or a place of fighting: in eō proeliō, per multōs annōs. */
const TIMELY = new Set(['time', 'season', 'war']);

/** In that battle, for many years: with its author's preposition, or without one as he has it. */
export const bareCases: Rule = (own, { theirs }) => {
  const isTimely = (side: Side, at: number, of: string): boolean =>
    side.readings
      .slice(at + 1, at + 4)
      .some((list) =>
        list.some(
          ({ lexeme, features }) =>
            lexeme.pos === 'noun' && features.case === of && lexeme.tags.some((tag) => TIMELY.has(tag)),
        ),
      );
  return [
    ['in', 'abl'],
    ['per', 'acc'],
  ].flatMap(([word = '', of = '']): readonly Words[] => {
    const [mine, their] = [placeOf(own, word), placeOf(theirs, word)];
    if (mine >= 0 && their < 0 && isTimely(own, mine, of)) return [without(own.words, mine)];
    if (mine < 0 && their >= 0 && isTimely(theirs, their, of)) {
      const next = placeOf(own, theirs.folded[their + 1] ?? '');
      return next < 0 ? [] : [[...own.words.slice(0, next), word, ...own.words.slice(next)]];
    }
    return [];
  });
};

/** One relation said by several prepositions, or by a case alone: where the English says it, or some word of the answer. */
const RELATIONS: readonly {
  readonly english: RegExp;
  readonly beside?: ReadonlySet<string>;
  /** Not of a pronoun: nōs opus est is nothing. */
  readonly isOfThings?: boolean;
  readonly ways: readonly (readonly [preposition: string, of: string])[];
}[] = [
  {
    english: /\b(?:with|against)\b/i,
    beside: new Set('pugno_v dimico_v contendo_v certo_v bellum_n proelium_n pugna_n gero_v'.split(' ')),
    ways: [
      ['cum', 'abl'],
      ['contra', 'acc'],
      ['aduersus', 'acc'],
    ],
  },
  {
    english: /\b(?:to|towards|toward|with)\b/i,
    beside: new Set(
      'benignus_adj amicus_adj inimicus_adj crudelis_adj iniquus_adj iustus_adj gratus_adj liberalis_adj clemens_adj severus_adj'.split(
        ' ',
      ),
    ),
    ways: [
      ['', 'dat'],
      ['in', 'acc'],
      ['erga', 'acc'],
      ['aduersus', 'acc'],
    ],
  },
  {
    english: /\b(?:to)\b/i,
    beside: new Set(
      'scribo_v mitto_v nuntio_v refero_v similis_adj propinquus_adj affero_v adduco_v trado_v'.split(' '),
    ),
    ways: [
      ['', 'dat'],
      ['ad', 'acc'],
    ],
  },
  {
    english: /\b(?:from|of|out of)\b/i,
    beside: new Set(
      'libero_v privo_v solvo_v pello_v expello_v prohibeo_v arceo_v abstineo_v vaco_v liber_adj vacuus_adj nascor_v orior_v cedo_v decedo_v excedo_v egredior_v moveo_v removeo_v'.split(
        ' ',
      ),
    ),
    ways: [
      ['', 'abl'],
      ['a', 'abl'],
      ['ab', 'abl'],
      ['e', 'abl'],
      ['ex', 'abl'],
      ['de', 'abl'],
    ],
  },
  {
    english: /\b(?:for|to)\b/i,
    beside: new Set('idoneus_adj aptus_adj utilis_adj inutilis_adj necessarius_adj paratus_adj'.split(' ')),
    ways: [
      ['', 'dat'],
      ['ad', 'acc'],
    ],
  },
  {
    english: /\b(?:of|with)\b/i,
    beside: new Set(['plenus_adj']),
    ways: [
      ['', 'gen'],
      ['', 'abl'],
    ],
  },
  {
    english: /\bneed(?:s|ed)?\b|\bnecessary\b/i,
    beside: new Set(['opus_n']),
    isOfThings: true,
    ways: [
      ['', 'abl'],
      ['', 'nom'],
    ],
  },
  {
    english: /\bexcept\b|\bbut\b|\bapart from\b|\bbesides\b/i,
    ways: [
      ['praeter', 'acc'],
      ['excepto', 'abl'],
      ['excepta', 'abl'],
      ['exceptis', 'abl'],
    ],
  },
  {
    english:
      /\b(?:because of|on account of|for|out of|from|through|thanks to|owing to|due to|d(?:ie|ies|ied|ying) of)\b/i,
    ways: [
      ['propter', 'acc'],
      ['ob', 'acc'],
      ['prae', 'abl'],
      ['', 'abl'],
    ],
  },
  {
    english: /\b(?:near|at|by|close to|beside|next to)\b/i,
    ways: [
      ['apud', 'acc'],
      ['ad', 'acc'],
      ['prope', 'acc'],
      ['iuxta', 'acc'],
    ],
  },
  {
    english: /\b(?:in front of|before)\b/i,
    ways: [
      ['ante', 'acc'],
      ['pro', 'abl'],
    ],
  },
  {
    english: /\b(?:across|over|beyond|through)\b/i,
    ways: [
      ['trans', 'acc'],
      ['ultra', 'acc'],
      ['per', 'acc'],
    ],
  },
  {
    english: /\b(?:about|concerning|of)\b/i,
    ways: [
      ['de', 'abl'],
      ['super', 'abl'],
    ],
  },
  {
    english: /\b(?:among|in)\b/i,
    ways: [
      ['inter', 'acc'],
      ['apud', 'acc'],
    ],
  },
  {
    english: /\b(?:like|similar)\b/i,
    beside: new Set(['similis_adj', 'dissimilis_adj']),
    ways: [
      ['', 'dat'],
      ['', 'gen'],
    ],
  },
];

/** How many words a preposition has behind it at most. */
const BEHIND = 3;

/** The words of an answer's phrase in the case that its author has them in, with his preposition before the first; undefined where one is not his. */
const rephrased = (
  own: Side,
  theirs: Side,
  [[mine, from], [their, to]]: readonly (readonly [string, string])[] & {
    0: readonly [string, string];
    1: readonly [string, string];
  },
  isOfThings: boolean,
): readonly Words[] => {
  const place = their === '' ? -1 : placeOf(theirs, their);
  if (their !== '' && (place < 0 || placeOf(own, their) >= 0)) return [];
  const heads = mine === '' ? [...own.words.keys()].map((at) => at - 1) : [placeOf(own, mine)];
  return heads.flatMap((head): readonly Words[] => {
    if (mine !== '' && head < 0) return [];
    // What stands behind another preposition is not bare.
    if (mine === '' && own.readings[head]?.some(({ lexeme: { pos } }) => pos === 'prep') === true) return [];
    const changes = new Map<number, Words>();
    for (let at = head + 1; at <= head + BEHIND; at += 1) {
      const form = inCase(own, at, theirs, [from], [to]);
      const at2 = form === undefined ? -1 : theirs.words.indexOf(form);
      if (form === undefined || (place >= 0 && (at2 <= place || at2 > place + BEHIND))) break;
      if (place < 0 && own.folded[at] === theirs.folded[at2] && mine === '') break;
      changes.set(at, [form]);
    }
    const [first] = changes.keys();
    if (first === undefined) return [];
    const isHeld = [...changes.keys()].some((at) =>
      own.readings[at]?.some(
        ({ lexeme: { pos } }) => pos === 'noun' || pos === 'adj' || (pos === 'pron' && !isOfThings),
      ),
    );
    if (!isHeld) return [];
    if (mine !== '') changes.set(head, []);
    if (place >= 0) changes.set(first, [theirs.words[place] ?? '', ...(changes.get(first) ?? [])]);
    return [edited(own.words, changes)];
  });
};

/** With the enemy, against the enemy; kind to all: omnibus, in omnēs. */
export const otherRelation: Rule = (own, { theirs, prompt }) =>
  RELATIONS.filter(
    ({ english, beside }) =>
      english.test(prompt) &&
      (!beside || own.readings.some((list) => list.some(({ lexeme: { id } }) => beside.has(id)))),
  ).flatMap(({ ways, isOfThings = false }) =>
    ways.flatMap((one) =>
      ways.flatMap((other) =>
        one === other || (one[0] !== '' && placeOf(own, one[0]) < 0)
          ? []
          : rephrased(own, theirs, [one, other], isOfThings),
      ),
    ),
  );

const WHERE = ['quo', 'qua', 'quibus'];

/** The place where: ubi, in quō. */
export const places: Rule = (own, { theirs, prompt }) => {
  if (!/\bwhere\b/i.test(prompt)) return [];
  const inWhich = ({ folded }: Side): number =>
    folded.findIndex((word, at) => word === 'in' && WHERE.includes(folded[at + 1] ?? ''));
  const [mine, other] = [inWhich(own), inWhich(theirs)];
  const [ubi, theirUbi] = [placeOf(own, 'ubi'), placeOf(theirs, 'ubi')];
  const isOfPlace = own.readings[mine + 1]?.some(({ features }) =>
    own.readings
      .slice(0, mine)
      .some((list) =>
        list.some(
          (one) =>
            one.lexeme.pos === 'noun' &&
            one.features.number === features.number &&
            one.lexeme.gender === features.gender,
        ),
      ),
  );
  if (mine >= 0 && theirUbi >= 0 && isOfPlace)
    return [
      edited(
        own.words,
        new Map<number, Words>([
          [mine, [theirs.words[theirUbi] ?? '']],
          [mine + 1, []],
        ]),
      ),
    ];
  return ubi >= 0 && other >= 0
    ? [edited(own.words, new Map([[ubi, theirs.words.slice(other, other + 2)]]))]
    : [];
};
