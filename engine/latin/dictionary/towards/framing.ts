// A sentence within a frame, and what says the same without it or in another one: it happened that, by chance; there is no doubt that, certainly; that you came, you to
// have come; prefer this to that; as brave as; some and others.
// Invariant: what happens, who does it and when stay; a verb takes the mood that its frame asks for.
import { formsAt } from '../../inflect.ts';
import type { Words } from '../authorsForms.ts';
import type { Pair, Rule, Side, Verb } from './sides.ts';
import { edited, has, inCase, inPlaceOf, openerOf, pairsOf, placeOf, textOf, timeOf } from './sides.ts';

type Frame = {
  readonly english: RegExp;
  /** What goes before a clause with the subjunctive. */
  readonly clause: readonly Words[];
  /** What says the same in the main clause. */
  readonly plain: readonly Words[];
};

const phrases = (text: string): readonly Words[] => text.split(' | ').map((one) => one.split(' '));

const FRAMES: readonly Frame[] = [
  {
    english: /\bhappen(?:s|ed)?\b|\bby chance\b|\bchanced\b/i,
    clause: phrases(
      'accidit ut | euenit ut | factum est ut | forte accidit ut | casu accidit ut | forte euenit ut',
    ),
    plain: phrases('forte | casu | forte fortuna'),
  },
  {
    english:
      /\bno doubt\b|\bnot doubt\b|\bcertain(?:ly)?\b|\bwithout doubt\b|\bdoubtless\b|\bundoubtedly\b|\bn't doubt\b|\bdoubts?\b/i,
    clause: phrases(
      'non est dubium quin | non dubium est quin | dubium non est quin | haud dubium est quin | nemo dubitat quin',
    ),
    plain: phrases('sine dubio | haud dubie | certe | profecto'),
  },
  {
    english: /\bperhaps\b|\bmaybe\b|\bmay\b|\bmight\b|\bpossible\b|\bpossibly\b/i,
    clause: phrases('fieri potest ut | forsitan'),
    plain: phrases('fortasse'),
  },
];

const standing = (side: Side, phrase: Words): number =>
  side.folded.findIndex((_, at) => phrase.every((word, i) => side.folded[at + i] === word));

const firstOf = (side: Side, ways: readonly Words[]): readonly [at: number, phrase: Words] | undefined => {
  for (const phrase of ways.toSorted((one, other) => other.length - one.length)) {
    const at = standing(side, phrase);
    if (at >= 0) return [at, phrase];
  }
  return undefined;
};

/** What a subjunctive of a frame tells, as its indicative: erant is fuerint and essent. */
const TIMES: readonly (readonly string[])[] = [
  ['pres.ind', 'pres.subj'],
  ['impf.ind', 'impf.subj', 'perf.subj', 'perf.ind'],
  ['perf.ind', 'perf.subj', 'impf.subj', 'plup.subj'],
];

const isTogether = (one: string, other: string): boolean =>
  one.split('.').slice(2).join('.') === other.split('.').slice(2).join('.') &&
  TIMES.some((times) => times.includes(timeOf(one)) && times.includes(timeOf(other)));

/** It happened that it was: accidit ut esset, forte erat. */
export const framed: Rule = (own, aim) => {
  const { theirs, prompt } = aim;
  return FRAMES.flatMap(({ english, clause, plain }) => {
    if (!english.test(prompt)) return [];
    return [
      [clause, plain, /^\w+\.subj\./, /^\w+\.ind\./] as const,
      [plain, clause, /^\w+\.ind\./, /^\w+\.subj\./] as const,
    ].flatMap(([ours, others, ownCell, theirCell]): readonly Words[] => {
      const [mine, their] = [firstOf(own, ours), firstOf(theirs, others)];
      if (!mine || !their || firstOf(own, others)?.[0] === mine[0]) return [];
      const said = theirs.words.slice(their[0], their[0] + their[1].length);
      return pairsOf(own, aim, ownCell, theirCell)
        .filter(({ cell, theirCell: other }) => isTogether(cell, other))
        .map((pair) => {
          const changes = new Map<number, Words>(inPlaceOf(pair.own, textOf(theirs, pair.theirs)));
          for (let i = 0; i < mine[1].length; i += 1) changes.set(mine[0] + i, []);
          const rest = edited(own.words, changes);
          return [...said, ...rest];
        });
    });
  });
};

/** Verbs of which one says what they are about by a clause or by an infinitive. */
const EITHER = new Set(
  'gaudeo_v laetor_v doleo_v miror_v intersum_v refert_v oportet_v licet_v placeo_v delecto_v volo_v nolo_v malo_v cupio_v sino_v patior_v iuvo_v gratus_adj iucundus_adj necesse_adj'.split(
    ' ',
  ),
);

const OPENERS = ['quod', 'ut', 'quia'];
const INFINITIVE = /^(?:pres|perf)\.inf\./;
const FINITE = /^(?:pres|impf|perf|plup)\.(?:ind|subj)\./;

/** Who the infinitive has for its subject, where the verb names him by its ending. */
const WHOM: Readonly<Record<string, readonly string[]>> = {
  '1sg': ['me'],
  '2sg': ['te'],
  '1pl': ['nos'],
  '2pl': ['uos'],
  '3sg': ['eum', 'eam', 'id', 'se', 'illum', 'illam'],
  '3pl': ['eos', 'eas', 'ea', 'se', 'illos', 'illas'],
};

const isFree = (side: Side): boolean =>
  side.readings.some((list) => list.some(({ lexeme: { id } }) => EITHER.has(id))) || has(side, 'necesse');

/** Whether a clause tells the time of an infinitive. */
const isTimely = ({ cell, theirCell }: Pair): boolean => {
  const [infinitive, finite] = cell.includes('.inf') ? [cell, theirCell] : [theirCell, cell];
  const isDone = /^(?:perf|plup)/.test(finite);
  const isSameVoice = infinitive.includes('.pass') === finite.includes('.pass');
  return isSameVoice && infinitive.startsWith('perf') === isDone;
};

/** That you came: quod vēnistī, tē vēnisse; that laws be kept: ut lēgēs serventur, lēgēs servārī. */
export const facts: Rule = (own, aim) => {
  const { theirs } = aim;
  if (!isFree(own) || !isFree(theirs)) return [];
  return [
    ...pairsOf(own, aim, FINITE, INFINITIVE).flatMap((pair): readonly Words[] => {
      const last = Math.max(...pair.own.at);
      const opener = openerOf(own, last, OPENERS);
      if (opener < 0 || !isTimely(pair)) return [];
      const whom = WHOM[pair.cell.split('.').at(-1) ?? ''] ?? [];
      const pronoun = theirs.folded.findIndex((word) => whom.includes(word) && !has(own, word));
      const subject = own.words.findIndex(
        (_, at) => at > opener && at < last && inCase(own, at, theirs, ['nom'], ['acc']) !== undefined,
      );
      const form = subject < 0 ? undefined : inCase(own, subject, theirs, ['nom'], ['acc']);
      if (form === undefined && pronoun < 0) return [];
      return [
        edited(
          own.words,
          new Map<number, Words>([
            [opener, form === undefined ? [theirs.words[pronoun] ?? ''] : []],
            ...(form === undefined ? [] : [[subject, [form]] as [number, Words]]),
            ...inPlaceOf(pair.own, textOf(theirs, pair.theirs)),
          ]),
        ),
      ];
    }),
    ...pairsOf(own, aim, INFINITIVE, FINITE).flatMap((pair): readonly Words[] => {
      const theirLast = Math.max(...pair.theirs.at);
      const opener = openerOf(theirs, theirLast, OPENERS);
      if (opener < 0 || !isTimely(pair) || has(own, theirs.folded[opener] ?? '')) return [];
      const word = theirs.words[opener] ?? '';
      const whom = WHOM[pair.theirCell.split('.').at(-1) ?? ''] ?? [];
      const pronoun = own.folded.findIndex((one) => whom.includes(one));
      const said = textOf(theirs, pair.theirs);
      const subject = own.words.findIndex((_, at) => inCase(own, at, theirs, ['acc'], ['nom']) !== undefined);
      const form = subject < 0 ? undefined : inCase(own, subject, theirs, ['acc'], ['nom']);
      if (form === undefined && pronoun < 0) return [];
      return [
        edited(
          own.words,
          new Map<number, Words>([
            [form === undefined ? pronoun : subject, form === undefined ? [word] : [word, form]],
            ...inPlaceOf(pair.own, said),
          ]),
        ),
      ];
    }),
  ];
};

const verbNamed = (side: Side, ids: readonly string[]): readonly (readonly [Verb, string])[] =>
  side.verbs.flatMap((verb) =>
    verb.readings.flatMap(({ lexeme: { id }, cell }): (readonly [Verb, string])[] =>
      ids.includes(id) ? [[verb, cell]] : [],
    ),
  );

const RATHER = ['malo_v'];
const BEFORE = ['praefero_v', 'antepono_v', 'praepono_v'];

/** To prefer war to peace: bellum quam pācem mālle, bellum pācī praeferre. The verb may be of another mood, where its clause asks for it. */
export const preferring: Rule = (own, { theirs }) => {
  const isOneCell = (one: string, other: string): boolean =>
    one.split('.')[0] === other.split('.')[0] && one.split('.').at(-1) === other.split('.').at(-1);
  const [quam, theirQuam] = [placeOf(own, 'quam'), placeOf(theirs, 'quam')];
  const turned = (
    ours: readonly string[],
    others: readonly string[],
    make: () => Map<number, Words> | undefined,
  ) =>
    verbNamed(own, ours).flatMap(([verb, cell]) =>
      verbNamed(theirs, others).flatMap(([their, theirCell]): readonly Words[] => {
        const changes = isOneCell(cell, theirCell) ? make() : undefined;
        const lexeme = their.readings.find(({ lexeme: { id } }) => others.includes(id))?.lexeme;
        const [form] = lexeme && changes ? formsAt(lexeme, cell) : [];
        return changes && form
          ? [edited(own.words, new Map([...changes, ...inPlaceOf(verb, [form.text])]))]
          : [];
      }),
    );
  return [
    ...turned(RATHER, BEFORE, () => {
      const form = quam < 0 ? undefined : inCase(own, quam + 1, theirs, ['acc'], ['dat']);
      return form === undefined
        ? undefined
        : new Map<number, Words>([
            [quam, []],
            [quam + 1, [form]],
          ]);
    }),
    ...turned(BEFORE, RATHER, () => {
      if (theirQuam < 0) return undefined;
      const at = own.words.findIndex((_, i) => inCase(own, i, theirs, ['dat'], ['acc']) !== undefined);
      const form = at < 0 ? undefined : inCase(own, at, theirs, ['dat'], ['acc']);
      return form === undefined || theirs.words[theirQuam + 1] !== form
        ? undefined
        : new Map<number, Words>([[at, [theirs.words[theirQuam] ?? '', form]]]);
    }),
  ];
};

const AS_MUCH: readonly (readonly [first: readonly string[], second: readonly string[]])[] = [
  [['tam'], ['quam']],
  [
    ['aeque', 'non minus', 'haud minus', 'pariter'],
    ['ac', 'atque', 'quam'],
  ],
];

const wordsAt = (side: Side, ways: readonly string[]): readonly [at: number, length: number] | undefined => {
  const found = firstOf(
    side,
    ways.map((way) => way.split(' ')),
  );
  return found && [found[0], found[1].length];
};

/** As brave as: tam fortis quam, aequē fortis ac. */
export const asMuch: Rule = (own, { theirs, prompt }) => {
  if (!/\bas \w+ as\b|\bno less\b|\bnot less\b|\bequally\b/i.test(prompt)) return [];
  return AS_MUCH.flatMap(([first, second]) =>
    AS_MUCH.flatMap(([theirFirst, theirSecond]): readonly Words[] => {
      if (first === theirFirst) return [];
      const [as, than] = [wordsAt(own, first), wordsAt(own, second)];
      const [theirAs, theirThan] = [wordsAt(theirs, theirFirst), wordsAt(theirs, theirSecond)];
      if (!as || !than || !theirAs || !theirThan || than[0] <= as[0] || theirThan[0] <= theirAs[0]) return [];
      const changes = new Map<number, Words>([
        [than[0], theirs.words.slice(theirThan[0], theirThan[0] + theirThan[1])],
      ]);
      for (let i = 1; i < as[1]; i += 1) changes.set(as[0] + i, []);
      changes.set(as[0], theirs.words.slice(theirAs[0], theirAs[0] + theirAs[1]));
      return [edited(own.words, changes)];
    }),
  );
};

const SHARES: readonly (readonly [string, string])[] = [
  ['alii', 'alii'],
  ['pars', 'pars'],
  ['nonnulli', 'alii'],
  ['quidam', 'alii'],
  ['alii', 'nonnulli'],
  ['pars', 'alii'],
  ['hi', 'illi'],
];

const sharesIn = (side: Side): readonly (readonly [number, number])[] =>
  SHARES.flatMap(([one, other]): (readonly [number, number])[] => {
    const first = side.folded.indexOf(one);
    const second = side.folded.findIndex((word, at) => at > first && word === other);
    return first >= 0 && second > first ? [[first, second]] : [];
  }).slice(0, 1);

/** Some and others: aliī … aliī, pars … pars. */
export const someAndOthers: Rule = (own, { theirs, prompt }) => {
  if (!/\bsome\b.*\bothers?\b/i.test(prompt)) return [];
  return sharesIn(own).flatMap((mine) =>
    sharesIn(theirs).flatMap((their): readonly Words[] => {
      if (mine.every((at, i) => own.folded[at] === theirs.folded[their[i] ?? -1])) return [];
      const changes = new Map<number, Words>(
        mine.map((at, i): [number, Words] => [at, [theirs.words[their[i] ?? 0] ?? '']]),
      );
      // What part does, one does or several do.
      if (own.folded[mine[0]] === 'pars')
        for (const { at, readings } of own.verbs) {
          const plural = readings.find(({ cell }) => cell.endsWith('.3sg'));
          const said = theirs.verbs.find(({ readings: others }) =>
            others.some(
              ({ lexeme, cell }) => lexeme === plural?.lexeme && cell === plural.cell.replace(/3sg$/, '3pl'),
            ),
          );
          if (said && at.length === 1) changes.set(at[0] ?? 0, textOf(theirs, said));
        }
      return [edited(own.words, changes)];
    }),
  );
};
