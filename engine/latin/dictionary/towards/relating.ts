// Relatives that stand for other words: quō factō and hōc factō, unde and ex quō, quīcumque and quī, the man who and he who; what is left out because it is said
// before: illī vīnum, for illī vīnum bibunt.
// Invariant: case, number and gender stay.
import type { Analysis } from '../../analyse.ts';
import type { Words } from '../authorsForms.ts';
import type { Rule, Side } from './sides.ts';
import { edited, has, placeOf } from './sides.ts';

const POINTING = new Set(['hic_pron', 'is_pron', 'ille_pron']);
const OPENERS = ['cum', 'ubi', 'postquam', 'ut', 'si', 'nisi', 'quamquam', 'simulac'];

const isAlike = (one: Analysis, other: Analysis): boolean =>
  one.features.case === other.features.case &&
  one.features.number === other.features.number &&
  (one.features.gender === other.features.gender ||
    one.features.case === 'dat' ||
    one.features.case === 'gen');

const isDone = (side: Side, at: number): boolean =>
  side.readings[at]?.some(
    ({ features: { mood, case: of } }) => (mood === 'part' || mood === undefined) && of === 'abl',
  ) ?? false;

/** Where a pronoun of some kind takes up what was said: beside an absolute's participle, or beside what opens a clause. */
const takingUp = (side: Side, ids: ReadonlySet<string>) =>
  side.readings.flatMap((list, at) => {
    const open = [at + 1, at - 1].find((place) => OPENERS.includes(side.folded[place] ?? ''));
    const part = [at + 1, at - 1, at + 2].find((place) => isDone(side, place));
    return list.flatMap((read) =>
      ids.has(read.lexeme.id) && (open !== undefined || (part !== undefined && read.features.case === 'abl'))
        ? [{ at, read, open }]
        : [],
    );
  });

const RELATIVE = new Set(['qui_pron']);

/** When he had done this, with which done: hōc factō, quō factō; cum hoc fēcisset, quod cum fēcisset. */
export const connecting: Rule = (own, { theirs }) => {
  const isRelative = ({ folded }: Side): boolean =>
    folded.some((word) => /^(?:qu|cu)/.test(word) && word !== 'cum');
  if (!isRelative(own) && !isRelative(theirs)) return [];
  const turned = (from: ReadonlySet<string>, to: ReadonlySet<string>): readonly Words[] =>
    takingUp(own, from).flatMap((mine) =>
      takingUp(theirs, to).flatMap((their): readonly Words[] => {
        if (!isAlike(mine.read, their.read) || has(own, theirs.folded[their.at] ?? '')) return [];
        if ((mine.open === undefined) !== (their.open === undefined)) return [];
        const word = theirs.words[their.at] ?? '';
        if (mine.open === undefined || their.open === undefined)
          return [edited(own.words, new Map([[mine.at, [word]]]))];
        const opener = own.words[mine.open] ?? '';
        const [first, last] = [Math.min(mine.at, mine.open), Math.max(mine.at, mine.open)];
        const isFirst = their.at < their.open;
        return [
          edited(
            own.words,
            new Map([
              [first, [isFirst ? word : opener]],
              [last, [isFirst ? opener : word]],
            ]),
          ),
        ];
      }),
    );
  return [...turned(POINTING, RELATIVE), ...turned(RELATIVE, POINTING)];
};

const FROM = ['e', 'ex', 'a', 'ab', 'de'];
const TO = ['in', 'ad'];

/** Whence and whither: unde, ex quā; quō, in quam. */
export const whence: Rule = (own, { theirs, prompt }) => {
  if (!/\b(?:which|where|whence|whither|that)\b/i.test(prompt)) return [];
  const phrasesIn = (side: Side, before: readonly string[], of: string) =>
    side.folded.flatMap((word, at) =>
      before.includes(word) &&
      side.readings[at + 1]?.some(
        ({ lexeme: { id }, features }) => id === 'qui_pron' && features.case === of,
      ) === true
        ? [at]
        : [],
    );
  return (
    [
      ['unde', FROM, 'abl'],
      ['quo', TO, 'acc'],
    ] as const
  ).flatMap(([word, before, of]): readonly Words[] => {
    const [mine, their] = [placeOf(own, word), placeOf(theirs, word)];
    const [ours] = phrasesIn(own, before, of);
    const [others] = phrasesIn(theirs, before, of);
    if (mine >= 0 && ours === undefined && their < 0 && others !== undefined)
      return [edited(own.words, new Map([[mine, theirs.words.slice(others, others + 2)]]))];
    return their >= 0 && others === undefined && mine < 0 && ours !== undefined
      ? [
          edited(
            own.words,
            new Map<number, Words>([
              [ours, []],
              [ours + 1, [theirs.words[their] ?? '']],
            ]),
          ),
        ]
      : [];
  });
};

/** Whoever, he who: quīcumque, quī. */
export const whoever: Rule = (own, { theirs, prompt }) => {
  if (
    !/\b(?:whoever|whatever|he who|she who|those who|anyone who|everyone who|all who|the one who)\b/i.test(
      prompt,
    )
  )
    return [];
  const EVER = /^(qu\w+)cumque$/;
  return own.folded.flatMap((word, at): readonly Words[] => {
    const short = EVER.exec(word)?.[1];
    if (short !== undefined) {
      const place = theirs.folded.indexOf(short);
      return place < 0 ? [] : [edited(own.words, new Map([[at, [theirs.words[place] ?? '']]]))];
    }
    const long = theirs.folded.indexOf(`${word}cumque`);
    return long < 0 ? [] : [edited(own.words, new Map([[at, [theirs.words[long] ?? '']]]))];
  });
};

const PEOPLE: Readonly<Record<string, string>> = { homo_n: 'm', vir_n: 'm', femina_n: 'f', mulier_n: 'f' };
const HE = new Set(['is_pron', 'ille_pron']);

/** The man who, he who: homō quī, is quī. */
export const theOneWho: Rule = (own, { theirs, prompt }) => {
  if (
    !/\b(?:man|men|woman|women|people|person|those|one|he|she) (?:who|whom|whose|to|from|with|by|for|that)\b/i.test(
      prompt,
    )
  )
    return [];
  const headsIn = (side: Side, isHead: (read: Analysis) => boolean) =>
    side.readings.flatMap((list, at) => {
      const isBefore = [at + 1, at + 2].some((place) =>
        side.readings[place]?.some(({ lexeme: { id } }) => id === 'qui_pron'),
      );
      return isBefore ? list.flatMap((read) => (isHead(read) ? [{ at, read }] : [])) : [];
    });
  const isPerson = ({ lexeme: { id } }: Analysis): boolean => id in PEOPLE;
  const isHe = ({ lexeme: { id } }: Analysis): boolean => HE.has(id);
  const turned = (from: (read: Analysis) => boolean, to: (read: Analysis) => boolean): readonly Words[] =>
    headsIn(own, from).flatMap((mine) =>
      headsIn(theirs, to).flatMap((their): readonly Words[] => {
        const genderOf = ({ lexeme, features }: Analysis): string | undefined =>
          PEOPLE[lexeme.id] ?? features.gender;
        return mine.read.features.case === their.read.features.case &&
          mine.read.features.number === their.read.features.number &&
          genderOf(mine.read) === genderOf(their.read) &&
          !has(own, theirs.folded[their.at] ?? '')
          ? [edited(own.words, new Map([[mine.at, [theirs.words[their.at] ?? '']]]))]
          : [];
      }),
    );
  return [...turned(isHe, isPerson), ...turned(isPerson, isHe)];
};

/** To whom you gave it, he is a thief: the relative clause first, and behind it, or nowhere, whom it tells of. */
export const relativeFirst: Rule = (own, { theirs }) => {
  const isRelative = (side: Side, at: number): boolean =>
    side.readings[at]?.some(({ lexeme: { id } }) => id === 'qui_pron') ?? false;
  const head = theirs.words.findIndex((_, at) => isRelative(theirs, at + 1));
  if (
    !isRelative(own, 0) ||
    head < 0 ||
    !theirs.readings[head]?.some(({ features: { case: of } }) => of === 'nom')
  )
    return [];
  const he = own.readings.findIndex(
    (list, at) => at > 1 && list.some((read) => HE.has(read.lexeme.id) && read.features.case === 'nom'),
  );
  return [[theirs.words[head] ?? '', ...own.words.filter((_, at) => at !== he)]];
};
