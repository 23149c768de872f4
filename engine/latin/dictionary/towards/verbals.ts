// Participle, infinitive, supine, gerund and clause for one another, where each says the same of the same verb: boys swimming, whom we saw swim, who swam;
// to fetch water in five ways; easy to say.
// Invariant: the verb put in is the author's own form of the answer's verb, and what it does it to comes in his case for the same word.
import type { Words } from '../authorsForms.ts';
import type { Pair, Rule, Side, Verb } from './sides.ts';
import { edited, has, inCase, inPlaceOf, isBound, isOfCase, pairsOf, placeOf, textOf } from './sides.ts';

const PRESENT = /^pres\.part\./;
const CLAUSE_NOW = /^(?:pres|impf)\.(?:ind|subj)\.act\./;
const DONE = /^perf\.part\./;
const CLAUSE_DONE = /^(?:perf|plup)\.(?:ind|subj)\./;
const INFINITIVE = /^pres\.inf\.act/;

const isPerceiving = ({ readings }: Side): boolean =>
  readings.some((list) =>
    list.some(
      ({ lexeme: { pos, tags }, features: { person } }) =>
        pos === 'verb' && person !== undefined && tags.includes('perception'),
    ),
  );

const swapped = (own: Side, theirs: Side, pair: Pair): Words =>
  edited(own.words, new Map(inPlaceOf(pair.own, textOf(theirs, pair.theirs))));

/** We saw the boys swim, swimming: puerōs natāre, natantēs. */
export const perceived: Rule = (own, aim) =>
  isPerceiving(own)
    ? [
        ...pairsOf(own, aim, INFINITIVE, PRESENT),
        ...pairsOf(own, aim, /^pres\.part\.act\.acc\.(?:sg|pl)\.[mf]/, INFINITIVE),
      ].map((pair) => swapped(own, aim.theirs, pair))
    : [];

const JUDGED = new Set(
  'facilis_adj difficilis_adj mirabilis_adj incredibilis_adj iucundus_adj turpis_adj utilis_adj bonus_adj horribilis_adj'.split(
    ' ',
  ),
);

/** Easy to say: facile dictū, facile dīcere. */
export const supines: Rule = (own, aim) =>
  own.readings.some((list) => list.some(({ lexeme: { id } }) => JUDGED.has(id)))
    ? [
        ...pairsOf(own, aim, INFINITIVE, /^supine\.abl/),
        ...pairsOf(own, aim, /^supine\.abl/, INFINITIVE),
      ].map((pair) => swapped(own, aim.theirs, pair))
    : [];

const RELATIVES = /^(?:qui|quae|quod|quem|quam|quos|quas|cui|quibus)$/;

/** Who swim, who have been taken: natantēs, captī; and the other way. */
export const relatives: Rule = (own, aim) => {
  const { theirs } = aim;
  const relative = own.folded.findIndex((word) => RELATIVES.test(word));
  const isSubject = (side: Side, at: number): boolean =>
    side.readings[at]?.some(({ lexeme: { id }, features }) => id === 'qui_pron' && features.case === 'nom') ??
    false;
  /** Whether the participle of a verb, if it has one, is of the relative's gender and number. */
  const isOfRelative = ({ at }: Verb): boolean =>
    at.length < 2 ||
    at.some((place) =>
      own.readings[place]?.some(
        ({ features: { mood, gender, number } }) =>
          mood === 'part' &&
          own.readings[relative]?.some(
            ({ features }) =>
              features.case === 'nom' && features.gender === gender && features.number === number,
          ),
      ),
    );
  const turned =
    relative >= 0 && isSubject(own, relative)
      ? [...pairsOf(own, aim, CLAUSE_NOW, PRESENT), ...pairsOf(own, aim, CLAUSE_DONE, DONE)].flatMap(
          (pair): readonly Words[] =>
            Math.max(...pair.own.at) > relative && !isBound(theirs, pair.theirs) && isOfRelative(pair.own)
              ? [
                  edited(
                    own.words,
                    new Map<number, Words>([
                      [relative, []],
                      ...inPlaceOf(pair.own, textOf(theirs, pair.theirs)),
                    ]),
                  ),
                ]
              : [],
        )
      : [];
  const opener = theirs.folded.findIndex((word) => RELATIVES.test(word));
  if (opener < 0 || relative >= 0 || !isSubject(theirs, opener)) return turned;
  return [
    ...turned,
    ...[...pairsOf(own, aim, PRESENT, CLAUSE_NOW), ...pairsOf(own, aim, DONE, CLAUSE_DONE)].flatMap(
      (pair): readonly Words[] => {
        const [at = 0] = pair.own.at;
        const noun = own.readings.findLastIndex(
          (list, i) =>
            i < at &&
            list.some(
              ({ lexeme: { pos }, features }) =>
                (pos === 'noun' || pos === 'pron') &&
                own.readings[at]?.some(
                  (one) => one.features.case === features.case && one.features.number === features.number,
                ),
            ),
        );
        const head = own.words[noun];
        return head === undefined || pair.own.at.length > 1
          ? []
          : [
              edited(
                own.words,
                new Map<number, Words>([
                  ...inPlaceOf(pair.own, textOf(theirs, pair.theirs)),
                  [noun, [head, theirs.words[opener] ?? '']],
                ]),
              ),
            ];
      },
    ),
  ];
};

type Purpose = 'clause' | 'ad' | 'causa' | 'supine';

const CAUSES = ['causa', 'gratia'];
const OPENERS = ['ut', 'qui', 'quae', 'quo', 'quod'];

const CELLS: Readonly<Record<Purpose, RegExp>> = {
  clause: /^(?:pres|impf)\.subj\./,
  ad: /^(?:gerund\.acc|gerundive\.acc)/,
  causa: /^(?:gerund\.gen|gerundive\.gen)/,
  supine: /^supine\.acc/,
};

const KINDS = Object.keys(CELLS) as readonly Purpose[];

/** Whether the words are there that a purpose is told by. */
const isMarked = (side: Side, kind: Purpose): boolean =>
  kind === 'supine' ||
  (kind === 'clause' ? has(side, ...OPENERS) : kind === 'ad' ? has(side, 'ad') : has(side, ...CAUSES));

/** To fetch water: ut aquam petant, ad aquam petendam, aquae petendae causā, aquam petītum. */
export const purposes: Rule = (own, aim) =>
  KINDS.flatMap((ours) =>
    KINDS.flatMap((their): readonly Words[] => {
      if (ours === their || !isMarked(own, ours) || !isMarked(aim.theirs, their)) return [];
      return pairsOf(own, aim, CELLS[ours], CELLS[their]).flatMap((pair) =>
        asPurpose(own, aim.theirs, pair, [ours, their]),
      );
    }),
  );

/** Whether a word of the author's is of a lexeme that the answer has there. */
const sharing =
  (own: Side, at: number) =>
  (list: Side['readings'][number]): boolean =>
    list.some(({ lexeme }) => own.readings[at]?.some((one) => one.lexeme === lexeme));

const asPurpose = (
  own: Side,
  theirs: Side,
  pair: Pair,
  [ours, their]: readonly [Purpose, Purpose],
): readonly Words[] => {
  const [verb = 0] = pair.own.at;
  const [theirVerb = 0] = pair.theirs.at;
  const changes = new Map<number, Words>(inPlaceOf(pair.own, textOf(theirs, pair.theirs)));
  // The answer's mark: the opener or "ad" nearest before the verb, or causā behind it.
  const marks = ours === 'clause' ? OPENERS : ours === 'ad' ? ['ad'] : ours === 'causa' ? CAUSES : [];
  const mark =
    ours === 'causa'
      ? own.folded.findIndex((word, at) => at > verb && marks.includes(word))
      : own.folded.findLastIndex((word, at) => at < verb && marks.includes(word));
  if (marks.length > 0 && mark < 0) return [];
  const isLoose = ours === 'causa' || ours === 'supine';
  const from = pair.cell.startsWith('gerundive.gen') ? ['gen'] : ['acc'];
  const into = their === 'causa' ? ['gen', 'acc'] : ['acc'];
  const formOf = (at: number): string | undefined => inCase(own, at, theirs, from, into);
  /** How far back the words reach that go with the verb: where nothing opens them, as far as they are of its case, and behind no preposition. */
  const reach = (): number => {
    let at = verb;
    while (at > 0 && at > verb - 3 && formOf(at - 1) !== undefined) at -= 1;
    return own.readings[at - 1]?.some(({ lexeme: { pos } }) => pos === 'prep') ? at + 1 : at;
  };
  const start = isLoose ? reach() : mark;
  let first: number | undefined = mark >= 0 && mark < verb ? mark + 1 : undefined;
  for (let at = start; at < verb; at += 1) {
    if (at === mark) continue;
    const form = formOf(at);
    if (form === undefined) {
      if (isOfCase(own, at, ['acc', 'gen', 'nom', 'dat', 'abl']) && theirs.readings.some(sharing(own, at)))
        return [];
      continue;
    }
    first ??= at;
    changes.set(at, [form]);
  }
  if (mark >= 0) changes.set(mark, []);
  const put = (at: number, before: Words, behind: Words): void => {
    const now = changes.get(at) ?? [own.words[at] ?? ''];
    changes.set(at, [...before, ...now, ...behind]);
  };
  if (their === 'clause' || their === 'ad') {
    const allowed = their === 'ad' ? ['ad'] : OPENERS;
    const opener = theirs.folded.findLastIndex((word, at) => at < theirVerb && allowed.includes(word));
    if (opener < 0) return [];
    put(first ?? verb, [theirs.words[opener] ?? ''], []);
  }
  if (their === 'causa') {
    const cause = placeOf(theirs, ...CAUSES);
    put(verb, [], [theirs.words[cause] ?? '']);
  }
  return [edited(own.words, changes)];
};

/** What a verb does, as a noun: the hope of flight, of fleeing. */
export const nouns: Rule = (own, aim) => {
  const { theirs } = aim;
  return own.readings.flatMap((list, at) =>
    has(theirs, own.folded[at] ?? '')
      ? []
      : list.flatMap((read): readonly Words[] => {
          const { related, pos } = read.lexeme;
          if (pos !== 'noun' || read.features.number !== 'sg') return [];
          const verb = theirs.verbs.find(({ readings }) =>
            readings.some(
              ({ lexeme, cell }) =>
                (cell === `gerund.${read.features.case ?? ''}` ||
                  (INFINITIVE.test(cell) && read.features.case === 'nom')) &&
                (related.includes(lexeme.id) || lexeme.related.some((id) => related.includes(id))),
            ),
          );
          return verb ? [edited(own.words, new Map([[at, textOf(theirs, verb)]]))] : [];
        }),
  );
};
