// When it was: three days later in five ways, by how many years one is older, before sunrise by a clause and by a noun.
// Invariant: the same stretch of time on the same side of the same thing.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Words } from '../authorsForms.ts';
import type { Rule, Side, Verb } from './sides.ts';
import { edited, has, inCase, placeOf, textOf } from './sides.ts';

/** Numbers that say one count: trēs, tertius; many is related to few, and is not the same. */
const sameCount = (one: string, other: string, related: readonly string[]): boolean =>
  one === other || (related.includes(other) && one !== 'multus_adj' && one !== 'pauci_adj');

const SIDES = ['post', 'postea', 'ante', 'antea', 'abhinc'];
/** Words of one sense beside a stretch of time. */
const sideIn = (word: string): string => (word === 'abhinc' ? 'ago' : word.slice(0, 4));

type Stretch = {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly noun: number;
  readonly count: number;
};

/** Three days later, as a sentence says it: its side, its noun and how many, in three words beside each other. */
const stretchesIn = (side: Side): readonly Stretch[] =>
  side.folded.flatMap((word, at): readonly Stretch[] => {
    if (!SIDES.includes(word)) return [];
    return [at - 2, at - 1, at].flatMap((from): readonly Stretch[] => {
      const rest = [from, from + 1, from + 2].filter((place) => place !== at);
      const noun = rest.find((place) =>
        side.readings[place]?.some(({ lexeme: { pos, tags } }) => pos === 'noun' && tags.includes('time')),
      );
      const count = rest.find((place) => place !== noun);
      if (noun === undefined || count === undefined || !isCounted(side, [word, at, noun, count])) return [];
      return [{ from, to: from + 2, at, noun, count }];
    });
  });

/** Whether the words are of the cases that they have together: post trēs diēs, tribus post diēbus, tertiō post diē. */
const isCounted = (
  side: Side,
  [word, at, noun, count]: readonly [word: string, at: number, noun: number, count: number],
): boolean =>
  side.readings[noun]?.some(({ features: { case: of, number } }) =>
    side.readings[count]?.some(({ lexeme, features }) => {
      if (!(lexeme.pos === 'num' || lexeme.id === 'multus_adj' || lexeme.id === 'pauci_adj')) return false;
      const isLike =
        features.case === undefined || (features.case === of && (features.number ?? number) === number);
      const isBefore = at < noun && at < count;
      return (
        isLike &&
        (of === 'abl' ? !isBefore || word === 'abhinc' : of === 'acc' && (isBefore || word === 'abhinc'))
      );
    }),
  ) ?? false;

/** Three days later: tribus diēbus post, post trēs diēs, tertiō post diē. */
export const later: Rule = (own, { theirs, prompt }) => {
  if (!/\b(?:later|after|afterwards|before|earlier|previously|ago)\b/i.test(prompt)) return [];
  const isAgo = /\bago\b/i.test(prompt);
  return stretchesIn(own).flatMap((mine) =>
    stretchesIn(theirs).flatMap((their): readonly Words[] => {
      const [one, other] = [sideIn(own.folded[mine.at] ?? ''), sideIn(theirs.folded[their.at] ?? '')];
      const isSameSide =
        one === other || (isAgo && [one, other].every((word) => word === 'ago' || word === 'ante'));
      const isOne = (at: number, place: number, isAlike: (one: Lexeme, other: Lexeme) => boolean): boolean =>
        own.readings[at]?.some((one) =>
          theirs.readings[place]?.some((other) => isAlike(one.lexeme, other.lexeme)),
        ) ?? false;
      // A month is related to a year, and is none.
      const isSame =
        isOne(mine.noun, their.noun, (one, other) => one === other) &&
        isOne(mine.count, their.count, (one, other) => sameCount(one.id, other.id, one.related));
      if (!isSameSide || !isSame) return [];
      return [
        [
          ...own.words.slice(0, mine.from),
          ...theirs.words.slice(their.from, their.to + 1),
          ...own.words.slice(mine.to + 1),
        ],
      ];
    }),
  );
};

/** Older by birth: maior nātū, maior. */
export const byBirth: Rule = (own, { theirs, prompt }) => {
  if (!/\b(?:elder|eldest|older|oldest|younger|youngest)\b/i.test(prompt)) return [];
  const AGES = /^(?:maior|maximu|maxima|minor|minim)/;
  const at = placeOf(own, 'natu');
  if (at >= 0 && !has(theirs, 'natu') && [at - 1, at + 1].some((place) => AGES.test(own.folded[place] ?? '')))
    return [own.words.filter((_, i) => i !== at)];
  const place = own.folded.findIndex((word) => AGES.test(word));
  return at < 0 && has(theirs, 'natu') && place >= 0
    ? [
        edited(
          own.words,
          new Map([[place, [own.words[place] ?? '', theirs.words[placeOf(theirs, 'natu')] ?? '']]]),
        ),
      ]
    : [];
};

/** What happens at a time, as a noun and as a verb. */
const EVENTS: Readonly<Record<string, readonly string[]>> = {
  ortus_n: ['orior_v'],
  occasus_n: ['occido_v'],
  mors_n: ['morior_v'],
  adventus_n: ['venio_v', 'advenio_v', 'pervenio_v'],
  reditus_n: ['redeo_v'],
  discessus_n: ['discedo_v', 'abeo_v'],
  profectio_n: ['proficiscor_v'],
  initium_n: ['coepi_v', 'incipio_v'],
};

const WHEN: readonly { readonly noun: string; readonly clause: readonly string[] }[] = [
  { noun: 'ante', clause: ['antequam', 'priusquam'] },
  { noun: 'post', clause: ['postquam'] },
];

/** A noun of what happens with whose it is, beside a clause that tells the same: ante ortum sōlis. */
const eventsIn = (
  side: Side,
  noun: string,
): readonly {
  readonly at: number;
  readonly event: number;
  readonly whose: number;
  readonly verbs: readonly string[];
}[] => {
  const at = placeOf(side, noun);
  return at < 0
    ? []
    : [at + 1, at + 2].flatMap((event) => {
        const verbs = (side.readings[event] ?? []).flatMap(({ lexeme: { id }, features: { case: of } }) =>
          of === 'acc' ? (EVENTS[id] ?? []) : [],
        );
        const whose = event === at + 1 ? event + 1 : event - 1;
        return verbs.length > 0 ? [{ at, event, whose, verbs }] : [];
      });
};

const verbBehind = (side: Side, opener: number, ids: readonly string[]): Verb | undefined =>
  side.verbs.find(
    ({ at, readings }) =>
      Math.min(...at) > opener &&
      readings.some(({ lexeme: { id }, cell }) => ids.includes(id) && /\.3(?:sg|pl)$/.test(cell)),
  );

/** Before the sun rises: antequam sōl oritur, ante sōlis ortum. */
export const events: Rule = (own, { theirs }) =>
  WHEN.flatMap(({ noun, clause }): readonly Words[] => {
    const [mine, their] = [placeOf(own, ...clause), placeOf(theirs, ...clause)];
    const toClause = eventsIn(own, noun).flatMap(({ at, event, whose, verbs }): readonly Words[] => {
      const verb = their < 0 ? undefined : verbBehind(theirs, their, verbs);
      const form = inCase(own, whose, theirs, ['gen'], ['nom']);
      return verb && form !== undefined
        ? [
            edited(
              own.words,
              new Map<number, Words>([
                [at, [theirs.words[their] ?? '', form, ...textOf(theirs, verb)]],
                [event, []],
                [whose, []],
              ]),
            ),
          ]
        : [];
    });
    const toNoun = eventsIn(theirs, noun).flatMap(({ at, event, whose, verbs }): readonly Words[] => {
      const verb = mine < 0 ? undefined : verbBehind(own, mine, verbs);
      const who = own.words.findIndex(
        (_, place) => place > mine && inCase(own, place, theirs, ['nom'], ['gen']) === theirs.words[whose],
      );
      if (!verb || who < 0) return [];
      const said = theirs.words.slice(at, Math.max(event, whose) + 1);
      return [
        edited(
          own.words,
          new Map<number, Words>([
            ...verb.at.map((place): [number, Words] => [place, []]),
            [who, []],
            [mine, said],
          ]),
        ),
      ];
    });
    return [...toClause, ...toNoun];
  });
