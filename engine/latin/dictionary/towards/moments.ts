// When and as long as: three days after he came in four ways, as long as I live, whenever; a participle of what lasts for its clause; time to rest by two gerunds; a
// deed of two told by a participle or by "and".
// Invariant: the order of the deeds and how long it was stay.
import type { Words } from '../authorsForms.ts';
import { isAgreeing } from './sayings.ts';
import type { Rule, Side } from './sides.ts';
import { edited, has, inPlaceOf, openerOf, pairsOf, placeOf, textOf } from './sides.ts';

const COUNTS: readonly (readonly string[])[] = [
  ['duo_num', 'secundus_num', 'alter_adj'],
  ['tres_num', 'tertius_num'],
  ['quattuor_num', 'quartus_num'],
  ['quinque_num', 'quintus_num'],
  ['sex_num', 'sextus_num'],
  ['septem_num', 'septimus_num'],
  ['octo_num', 'octavus_num'],
  ['novem_num', 'nonus_num'],
  ['decem_num', 'decimus_num'],
];

/** Two, three or four days, in one word. */
const DAYS: Readonly<Record<string, number>> = { biduo: 0, triduo: 1, quadriduo: 2 };

type Count = { readonly from: number; readonly to: number; readonly row: number; readonly noun: string };

/** How long after, before "postquam" or around "post … quam": tribus diēbus postquam, post trēs diēs quam. */
const countsIn = (side: Side): readonly Count[] =>
  side.folded.flatMap((word, at): readonly Count[] => {
    const quam = side.folded.indexOf('quam', at);
    const [from, to, places] =
      word === 'postquam'
        ? [at - 2, at, [at - 2, at - 1]]
        : word === 'post' && quam === at + 3
          ? [at, quam, [at + 1, at + 2]]
          : word === 'post' && quam === at + 1
            ? [at - 2, quam, [at - 2, at - 1]]
            : [0, -1, []];
    const days = word === 'postquam' || quam === at + 1 ? DAYS[side.folded[at - 1] ?? ''] : undefined;
    if (days !== undefined)
      return [{ from: at - 1, to: word === 'postquam' ? at : quam, row: days, noun: 'dies_n' }];
    if (to < 0 || from < 0) return [];
    const isBefore = word === 'post' && quam === at + 3;
    const readings = places.flatMap((place) => side.readings[place] ?? []);
    const row = COUNTS.findIndex((ids) => readings.some(({ lexeme: { id } }) => ids.includes(id)));
    const noun = readings.find(
      ({ lexeme: { pos, tags }, features: { case: of } }) =>
        pos === 'noun' && tags.includes('time') && of === (isBefore ? 'acc' : 'abl'),
    );
    return row >= 0 && noun ? [{ from, to, row, noun: noun.lexeme.id }] : [];
  });

/** Three days after he came: tribus diēbus postquam, tertiō diē postquam, post trēs diēs quam, trīduō postquam. */
export const countedAfter: Rule = (own, { theirs }) =>
  !has(own, 'post', 'postquam')
    ? []
    : countsIn(own).flatMap((mine) =>
        countsIn(theirs).flatMap((their): readonly Words[] => {
          if (mine.row !== their.row || mine.noun !== their.noun) return [];
          const said = theirs.words.slice(their.from, their.to + 1);
          const told = own.words.slice(mine.from, mine.to + 1);
          return said.join(' ') === told.join(' ')
            ? []
            : [[...own.words.slice(0, mine.from), ...said, ...own.words.slice(mine.to + 1)]];
        }),
      );

/** After he had come: postquam vēnerat, postquam vēnit. */
export const afterHeHad: Rule = (own, aim) => {
  if (!/\bhad\b/i.test(aim.prompt)) return [];
  const swapped = (from: RegExp, to: RegExp): readonly Words[] =>
    pairsOf(own, aim, from, to).flatMap((pair): readonly Words[] => {
      const last = Math.max(...pair.own.at);
      const isAfter = openerOf(own, last, ['postquam', 'ubi', 'simulac', 'quam', 'ut']) >= 0;
      const isOfOne =
        pair.cell.split('.').slice(2).join('.') === pair.theirCell.split('.').slice(2).join('.');
      return isAfter && isOfOne
        ? [edited(own.words, new Map(inPlaceOf(pair.own, textOf(aim.theirs, pair.theirs))))]
        : [];
    });
  return [...swapped(/^perf\.ind/, /^plup\.ind/), ...swapped(/^plup\.ind/, /^perf\.ind/)];
};

/** While we were dining he came: dum cēnāmus vēnit, cēnābāmus cum vēnit. */
export const cumInverted: Rule = (own, aim) => {
  const { theirs, prompt } = aim;
  const [cum, dum] = [placeOf(own, 'cum'), placeOf(theirs, 'dum')];
  if (cum < 0 || dum < 0 || has(own, 'dum') || !/\b(?:while|when|as)\b/i.test(prompt)) return [];
  const came = own.verbs.some(
    ({ at, readings }) => Math.min(...at) > cum && readings.some(({ cell }) => cell.startsWith('perf.ind')),
  );
  return pairsOf(own, aim, /^impf\.ind/, /^pres\.ind/).flatMap((pair): readonly Words[] =>
    came && Math.max(...pair.own.at) < cum && pair.cell.split('.').at(-1) === pair.theirCell.split('.').at(-1)
      ? [
          [
            theirs.words[dum] ?? '',
            ...edited(
              own.words,
              new Map<number, Words>([[cum, []], ...inPlaceOf(pair.own, textOf(theirs, pair.theirs))]),
            ),
          ],
        ]
      : [],
  );
};

/** What opens a clause of time, for the English that says so. */
const OPENERS: readonly (readonly [english: RegExp, words: readonly string[]])[] = [
  [/\bas long as\b|\bwhile\b|\bso long as\b/i, ['dum', 'quoad', 'donec', 'quamdiu']],
  [/\buntil\b|\btill\b/i, ['dum', 'quoad', 'donec']],
  [
    /\bwhenever\b|\bevery time\b|\bas often as\b|\bwhen\b/i,
    ['quotiens', 'quoties', 'quotienscumque', 'cum', 'ubi'],
  ],
];

/** Whenever, as long as, until: by what opens the clause. */
export const timed: Rule = (own, { theirs, prompt }) =>
  OPENERS.flatMap(([english, words]): readonly Words[] => {
    if (!english.test(prompt)) return [];
    const [mine, their] = [placeOf(own, ...words), placeOf(theirs, ...words)];
    // With "cum" and a subjunctive it is another thing.
    const isPlain = own.verbs.some(
      ({ at, readings }) =>
        Math.min(...at) > mine &&
        readings.some(({ cell }) => /^(?:pres|perf|impf|plup|fut|futp)\.ind/.test(cell)),
    );
    const isLasting = words.includes('dum') || isPlain;
    return mine >= 0 && their >= 0 && own.folded[mine] !== theirs.folded[their] && isLasting
      ? [edited(own.words, new Map([[mine, [theirs.words[their] ?? '']]]))]
      : [];
  });

const WHILE = ['cum', 'dum', 'quod', 'quia', 'quoniam', 'quamquam'];
const NOW = /^(?:pres|impf)\.(?:ind|subj)\.act\.3/;
const DOING = /^pres\.part\.act\.nom/;

/** Being ill, because he was ill: aegrōtāns, cum aegrōtāret. */
export const lasting: Rule = (own, aim) => {
  const { theirs } = aim;
  const isDoing = [own, theirs].some(({ readings }) =>
    readings.some((list) =>
      list.some(
        ({ features: { mood, tense, case: of } }) => mood === 'part' && tense === 'pres' && of === 'nom',
      ),
    ),
  );
  if (!isDoing) return [];
  /** Of two who do something a participle of the one says nothing: then it is an absolute. */
  const areTwo = (side: Side, opener: number, verb: number): boolean => {
    const isName = (at: number): boolean =>
      side.readings[at]?.some(({ lexeme: { pos }, features }) => pos === 'noun' && features.case === 'nom') ??
      false;
    const names = [...side.words.keys()].filter(isName);
    return names.length > 1 && names.some((at) => at > opener && at < verb);
  };
  return [
    ...pairsOf(own, aim, DOING, NOW).flatMap((pair): readonly Words[] => {
      const opener = openerOf(theirs, Math.max(...pair.theirs.at), WHILE);
      const isOfNumber = pair.cell.includes('.sg') === pair.theirCell.endsWith('sg');
      return opener < 0 ||
        !isOfNumber ||
        areTwo(theirs, opener, Math.max(...pair.theirs.at)) ||
        has(own, theirs.folded[opener] ?? '')
        ? []
        : [
            edited(
              own.words,
              new Map(inPlaceOf(pair.own, [theirs.words[opener] ?? '', ...textOf(theirs, pair.theirs)])),
            ),
          ];
    }),
    ...pairsOf(own, aim, NOW, DOING).flatMap((pair): readonly Words[] => {
      const opener = openerOf(own, Math.max(...pair.own.at), WHILE);
      const isOfNumber = pair.theirCell.includes('.sg') === pair.cell.endsWith('sg');
      return opener < 0 ||
        !isOfNumber ||
        areTwo(own, opener, Math.max(...pair.own.at)) ||
        has(theirs, own.folded[opener] ?? '')
        ? []
        : [
            edited(
              own.words,
              new Map<number, Words>([[opener, []], ...inPlaceOf(pair.own, textOf(theirs, pair.theirs))]),
            ),
          ];
    }),
    // He sat and told, he sat telling.
    ...pairsOf(own, aim, NOW, DOING).flatMap((pair): readonly Words[] => {
      const last = Math.max(...pair.own.at);
      const and = own.folded.findLastIndex((word, at) => at < last && /^(?:et|atque|ac)$/.test(word));
      const isOfNumber = pair.theirCell.includes('.sg') === pair.cell.endsWith('sg');
      const isDoer = own.verbs.some(
        (verb) =>
          Math.max(...verb.at) < and &&
          verb.readings.some(
            ({ cell }) => cell.split('.').slice(1).join('.') === pair.cell.split('.').slice(1).join('.'),
          ) &&
          isAgreeing(own, verb),
      );
      return and < 0 || !isOfNumber || !isDoer || has(theirs, 'et')
        ? []
        : [
            edited(
              own.words,
              new Map<number, Words>([[and, []], ...inPlaceOf(pair.own, textOf(theirs, pair.theirs))]),
            ),
          ];
    }),
  ];
};

const ROOM = new Set(
  'tempus_n spatium_n facultas_n occasio_n potestas_n signum_n copia_n locus_n causa_n'.split(' '),
);

/** Time to rest: tempus quiēscendī, ad quiēscendum. */
export const room: Rule = (own, aim) => {
  const { theirs } = aim;
  const isRoom = ({ readings }: Side): boolean =>
    readings.some((list) => list.some(({ lexeme: { id } }) => ROOM.has(id)));
  if (!isRoom(own) || !isRoom(theirs)) return [];
  return [
    ...pairsOf(own, aim, /^gerund\.acc/, /^gerund\.gen/).flatMap((pair): readonly Words[] => {
      const [at = 0] = pair.own.at;
      return own.folded[at - 1] === 'ad'
        ? [
            edited(
              own.words,
              new Map<number, Words>([
                [at - 1, []],
                [at, textOf(theirs, pair.theirs)],
              ]),
            ),
          ]
        : [];
    }),
    ...pairsOf(own, aim, /^gerund\.gen/, /^gerund\.acc/).flatMap((pair): readonly Words[] => {
      const [at = 0] = pair.theirs.at;
      return theirs.folded[at - 1] === 'ad'
        ? [edited(own.words, new Map(inPlaceOf(pair.own, ['ad', ...textOf(theirs, pair.theirs)])))]
        : [];
    }),
  ];
};
