// What is willed, wondered at or allowed for: vellem and utinam, quid faciam and quid mihi faciendum est, dīcat and dīxerit aliquis, cavē with nē and without it;
// what one has done for him: faciendum cūrāvit, fierī iussit; a plan of the senate's in four ways.
// Invariant: the person stays, and the time that the English tells.
import type { Words } from '../authorsForms.ts';
import type { Aim, Pair, Rule, Side, Verb } from './sides.ts';
import { edited, has, inCase, inPlaceOf, openerOf, pairsOf, placeOf, textOf } from './sides.ts';
import { without } from './agreeing.ts';

const WILLS: readonly (readonly [word: string, time: RegExp])[] = [
  ['uelim', /^(?:pres|perf)\.subj/],
  ['uellem', /^(?:impf|plup)\.subj/],
];

/** Would that he lived: utinam vīveret, vellem vīveret. */
export const wished: Rule = (own, { theirs, prompt }) => {
  if (!/\b(?:wish|would that|if only|o that|may)\b/i.test(prompt)) return [];
  const isTimely = (side: Side, time: RegExp): boolean =>
    side.verbs.some(({ at, readings }) =>
      readings.some(
        ({ cell }) =>
          time.test(cell) && at.every((place) => !WILLS.some(([word]) => side.folded[place] === word)),
      ),
    );
  return WILLS.flatMap(([word, time]): readonly Words[] => {
    const [mine, other] = [placeOf(own, word), placeOf(theirs, word)];
    if (!isTimely(own, time) || !isTimely(theirs, time)) return [];
    if (mine >= 0 && has(theirs, 'utinam') && !has(own, 'ut', 'utinam'))
      return [['utinam', ...without(own.words, mine)]];
    return other >= 0 && has(own, 'utinam')
      ? [edited(own.words, new Map([[placeOf(own, 'utinam'), [theirs.words[other] ?? '']]]))]
      : [];
  });
};

const NEVER: readonly (readonly [plain: string, ever: string])[] = [
  ['numquam', 'umquam'],
  ['nemo', 'quisquam'],
  ['nihil', 'quicquam'],
];

/** Would that he never: utinam numquam, utinam nē umquam. */
export const neverWished: Rule = (own, { theirs }) => {
  const isWilled = (side: Side): boolean => has(side, 'utinam');
  if (!isWilled(own) || !isWilled(theirs)) return [];
  return NEVER.flatMap(([plain, ever]): readonly Words[] => {
    const [ne, at] = [placeOf(own, 'ne'), placeOf(own, ever)];
    if (ne >= 0 && at >= 0 && has(theirs, plain))
      return [
        edited(
          own.words,
          new Map<number, Words>([
            [ne, []],
            [at, [theirs.words[placeOf(theirs, plain)] ?? '']],
          ]),
        ),
      ];
    const mine = placeOf(own, plain);
    return mine >= 0 && has(theirs, 'ne') && has(theirs, ever)
      ? [edited(own.words, new Map([[mine, ['nē', theirs.words[placeOf(theirs, ever)] ?? '']]]))]
      : [];
  });
};

const ASKS = /\b(?:am|is|are|was|were|should|shall|ought|must)\b.*\?/i;

/** How what one must do is said, by the person that does it. */
const MINE: Readonly<Record<string, readonly string[]>> = {
  '1sg': ['mihi', 'me'],
  '2sg': ['tibi', 'te'],
  '1pl': ['nobis', 'nos'],
  '2pl': ['uobis', 'uos'],
  '3sg': ['ei', 'eum', 'illi', 'illum'],
  '3pl': ['eis', 'eos', 'illis', 'illos'],
};

/** The words of a duty in a question: dēbeō with its infinitive, oportet, the gerundive with "to be". */
const dutyIn = (side: Side): { readonly at: readonly number[]; readonly cell: string } | undefined => {
  for (const { at, readings } of side.verbs)
    for (const { lexeme, cell } of readings) {
      const isDuty =
        (lexeme.id === 'debeo_v' && cell.includes('.ind.')) ||
        (lexeme.id === 'oportet_v' && cell.includes('.ind.')) ||
        (lexeme.id === 'sum_v' &&
          cell.includes('.ind.') &&
          side.readings.some((list) => list.some(({ features: { mood } }) => mood === 'gerundive')));
      if (isDuty) return { at, cell };
    }
  return undefined;
};

/** What am I to do: quid faciam, quid mihi faciendum est, quid facere dēbeō. */
export const deliberating: Rule = (own, aim) => {
  const { theirs, prompt } = aim;
  if (!ASKS.test(prompt)) return [];
  const [mine, their] = [dutyIn(own), dutyIn(theirs)];
  const isPast = /\b(?:was|were)\b|\bhave\b/i.test(prompt);
  const subjunctive = isPast ? /^impf\.subj/ : /^pres\.subj/;
  const DONE = /^(?:pres\.inf|gerundive\.nom\.sg\.n)/;
  const isTimely = (cell: string): boolean => /^(?:impf|perf|plup)/.test(cell) === isPast;
  const selfOf = (side: Side, person: string): number => placeOf(side, ...(MINE[person] ?? []));
  if (mine && !their && isTimely(mine.cell))
    return pairsOf(own, aim, DONE, subjunctive).flatMap((pair): readonly Words[] => {
      const person = pair.theirCell.split('.').at(-1) ?? '';
      const self = selfOf(own, person);
      const isSame = mine.cell.endsWith(person) || self >= 0;
      return isSame
        ? [
            edited(
              own.words,
              new Map<number, Words>([
                ...mine.at.map((at): [number, Words] => [at, []]),
                ...(self < 0 ? [] : [[self, []] as [number, Words]]),
                ...inPlaceOf(pair.own, textOf(theirs, pair.theirs)),
              ]),
            ),
          ]
        : [];
    });
  if (mine || !their || !isTimely(their.cell)) return [];
  return pairsOf(own, aim, subjunctive, DONE).flatMap((pair): readonly Words[] => {
    const person = pair.cell.split('.').at(-1) ?? '';
    const self = selfOf(theirs, person);
    if (!their.cell.endsWith(person) && self < 0) return [];
    return [
      edited(
        own.words,
        new Map(
          inPlaceOf(pair.own, [
            ...(self < 0 ? [] : [theirs.words[self] ?? '']),
            ...textOf(theirs, pair.theirs),
            ...their.at.map((at) => theirs.words[at] ?? ''),
          ]),
        ),
      ),
    ];
  });
};

const CLAUSES = [
  'ut',
  'ne',
  'quid',
  'quis',
  'cur',
  'num',
  'cum',
  'quin',
  'ubi',
  'quomodo',
  'quando',
  'utrum',
];
const HEDGED = /\b(?:may|might|would|should|could)\b/i;

/** Somebody may say: dīcat aliquis, dīxerit aliquis; who would have believed: quis crēderet, quis crēdidisset. */
export const supposing: Rule = (own, aim) => {
  const { theirs, prompt } = aim;
  if (!HEDGED.test(prompt)) return [];
  const swapped = (from: RegExp, to: RegExp): readonly Words[] =>
    pairsOf(own, aim, from, to).flatMap((pair): readonly Words[] => {
      const isOfOne = pair.cell.split('.').at(-1) === pair.theirCell.split('.').at(-1);
      const isFree = openerOf(own, Math.max(...pair.own.at), CLAUSES.slice(0, -1)) < 0;
      return isOfOne && (isFree || own.folded[0] === 'quis')
        ? [edited(own.words, new Map(inPlaceOf(pair.own, textOf(theirs, pair.theirs))))]
        : [];
    });
  if (!/\bhave\b/i.test(prompt))
    return [
      ...swapped(/^perf\.subj\.act/, /^pres\.subj\.act/),
      ...swapped(/^pres\.subj\.act/, /^perf\.subj\.act/),
    ];
  return has(own, 'si', 'nisi') || has(theirs, 'si', 'nisi')
    ? []
    : [
        ...swapped(/^impf\.subj\.act/, /^plup\.subj\.act/),
        ...swapped(/^plup\.subj\.act/, /^impf\.subj\.act/),
      ];
};

const CAVE = ['caue', 'cauete'];

/** Take care not to: cavē nē, cavē. */
export const wary: Rule = (own, { theirs }) => {
  const [mine, other] = [placeOf(own, ...CAVE), placeOf(theirs, ...CAVE)];
  if (mine < 0 || other < 0 || has(own, 'ut')) return [];
  const isLest = (side: Side, at: number): boolean => side.folded[at + 1] === 'ne';
  if (isLest(own, mine) === isLest(theirs, other)) return [];
  return isLest(own, mine)
    ? [without(own.words, mine + 1)]
    : [edited(own.words, new Map([[mine, [own.words[mine] ?? '', 'nē']]]))];
};

type Task = 'active' | 'passive' | 'gerundive' | 'clause';

const TASKS: Readonly<Record<Task, RegExp>> = {
  active: /^pres\.inf\.act/,
  passive: /^pres\.inf\.pass/,
  gerundive: /^gerundive\.acc/,
  clause: /^(?:pres|impf)\.subj\.pass/,
};
const KINDS = Object.keys(TASKS) as readonly Task[];

/** Verbs of what one has done, and of what one decides. */
const MAKERS: readonly (readonly string[])[] = [
  ['iubeo_v', 'curo_v', 'impero_v'],
  ['constituo_v', 'statuo_v', 'decerno_v', 'placeo_v', 'censeo_v'],
];

const makersIn = (
  side: Side,
  row: readonly string[],
): readonly { readonly verb: Verb; readonly cell: string }[] =>
  side.verbs.flatMap((verb) =>
    verb.readings.flatMap(({ lexeme, cell }) =>
      row.includes(lexeme.id) && /\.[123](?:sg|pl)$/.test(cell) ? [{ verb, cell }] : [],
    ),
  );

const BECOME: readonly (readonly [string, string])[] = [
  ['fieri', 'pres.inf.pass'],
  ['fieret', 'impf.subj.pass'],
  ['fiat', 'pres.subj.pass'],
  ['fierent', 'impf.subj.pass'],
];

/** A pair of one deed; what is made is what comes to be. */
const tasksOf = (own: Side, aim: Aim, from: Task, to: Task): readonly Pair[] => {
  const plain = pairsOf(own, aim, TASKS[from], TASKS[to]);
  if (plain.length > 0) return plain;
  const isMade = (id: string): boolean => id === 'facio_v' || id === 'fio_v';
  const found = (side: Side, kind: Task) =>
    side.verbs.flatMap((verb) =>
      verb.readings.flatMap(({ lexeme, cell }) => {
        const told = BECOME.find(([word]) => side.folded[verb.at[0] ?? -1] === word)?.[1] ?? cell;
        return isMade(lexeme.id) && TASKS[kind].test(told) ? [{ verb, lexeme, cell: told }] : [];
      }),
    )[0];
  const [mine, other] = [found(own, from), found(aim.theirs, to)];
  return mine && other
    ? [{ own: mine.verb, theirs: other.verb, lexeme: mine.lexeme, cell: mine.cell, theirCell: other.cell }]
    : [];
};

/** Had a bridge built: pontem faciendum cūrāvit, fierī iussit, cūrāvit ut fieret; decided to send: mittere, mittendōs, ut mitterentur. */
export const tasks: Rule = (own, aim) => {
  const { theirs, prompt } = aim;
  if (!/\b(?:had|has|have|caus|order|command|saw to|see to|decid|resolv|determin|decree|voted)/i.test(prompt))
    return [];
  return MAKERS.flatMap((row, at) => {
    const makers = makersIn(theirs, row);
    const mine = makersIn(own, row).find(({ cell }) => makers.some((one) => one.cell === cell));
    const their = makers.find(({ cell }) => cell === mine?.cell);
    if (!mine || !their) return [];
    return KINDS.flatMap((from) =>
      KINDS.flatMap((to): readonly Words[] => {
        if (from === to || (at === 0 && (from === 'active' || to === 'active'))) return [];
        return tasksOf(own, aim, from, to).flatMap((pair): readonly Words[] => {
          const last = Math.max(...pair.own.at);
          const opener = from === 'clause' ? openerOf(own, last, ['ut']) : -1;
          const isOpen = to === 'clause';
          if ((from === 'clause' && opener < 0) || (isOpen && !has(theirs, 'ut'))) return [];
          const changes = new Map<number, Words>([
            ...(at === 0 ? inPlaceOf(mine.verb, textOf(theirs, their.verb)) : []),
            ...inPlaceOf(pair.own, textOf(theirs, pair.theirs)),
          ]);
          if (opener >= 0) changes.set(opener, []);
          const esse = placeOf(own, 'esse');
          if (from === 'gerundive' && esse >= 0 && Math.abs(esse - last) === 1) changes.set(esse, []);
          const [of, into] = from === 'clause' ? ['nom', 'acc'] : isOpen ? ['acc', 'nom'] : ['acc', 'acc'];
          const thing = own.words.findIndex(
            (_, place) => place > opener && inCase(own, place, theirs, [of], [into]) !== undefined,
          );
          const form = inCase(own, thing, theirs, [of], [into]);
          if (form === undefined) return [];
          changes.set(thing, isOpen ? ['ut', form] : [form]);
          return [edited(own.words, changes)];
        });
      }),
    );
  });
};
