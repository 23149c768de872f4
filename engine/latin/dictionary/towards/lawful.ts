// What may, must or grieves: necesse est puerōs discere, puerīs discere, puerī discant; manēre tibi licet, maneās licet; mē paenitet hoc dīxisse, quod hoc dīxī.
// Invariant: whoever may or must stays: in the dative, the accusative, the nominative, or in the ending of the verb.
import type { Words } from '../authorsForms.ts';
import { SELVES, whomIn } from './impersonals.ts';
import type { Rule, Side } from './sides.ts';
import { edited, has, inCase, inPlaceOf, openerOf, pairsOf, placeOf, recast, textOf } from './sides.ts';

const INFINITIVE = /^pres\.inf/;
const CLAUSE = /^(?:pres|impf)\.subj\./;

/** Boys must learn: necesse est puerōs discere, puerīs discere, puerī discant; you may stay: manēre tibi licet, maneās licet. */
export const lawful: Rule = (own, aim) => {
  const { theirs } = aim;
  const isOf = (side: Side): 'licet' | 'necesse' | 'oportet' | undefined =>
    has(side, 'necesse')
      ? 'necesse'
      : has(side, 'oportet')
        ? 'oportet'
        : has(side, 'licet', 'licebat', 'liceret')
          ? 'licet'
          : undefined;
  const kind = isOf(own);
  if (kind === undefined || kind !== isOf(theirs)) return [];
  const cases = kind === 'licet' ? ['dat'] : kind === 'oportet' ? ['acc'] : ['dat', 'acc'];
  const swapped =
    kind === 'necesse'
      ? (
          [
            ['dat', 'acc'],
            ['acc', 'dat'],
          ] as const
        ).flatMap(([from, to]) => {
          return whomIn(own, theirs, [from], [to]) < 0
            ? []
            : [recast(own, theirs, new Map<number, Words>(), [[from, [to]]])];
        })
      : [];
  const toInfinitive = pairsOf(own, aim, CLAUSE, INFINITIVE).flatMap((pair): readonly Words[] => {
    const last = Math.max(...pair.own.at);
    const opener = openerOf(own, last, ['ut']);
    const changes = new Map<number, Words>(opener < 0 ? [] : [[opener, []]]);
    const who = whomIn(own, theirs, ['nom'], cases);
    const form = inCase(own, who, theirs, ['nom'], cases);
    const self = theirs.words[placeOf(theirs, ...(SELVES[pair.cell.split('.').at(-1) ?? ''] ?? []))];
    if (form === undefined && self === undefined) return [];
    if (form !== undefined) changes.set(who, [form]);
    const said = textOf(theirs, pair.theirs);
    return [
      edited(
        own.words,
        new Map([
          ...changes,
          ...inPlaceOf(pair.own, form === undefined && self !== undefined ? [self, ...said] : said),
        ]),
      ),
    ];
  });
  const toClause = pairsOf(own, aim, INFINITIVE, CLAUSE).flatMap((pair): readonly Words[] => {
    const who = whomIn(own, theirs, cases, ['nom']);
    const form = inCase(own, who, theirs, cases, ['nom']);
    const self = placeOf(own, ...(SELVES[pair.theirCell.split('.').at(-1) ?? ''] ?? []));
    if (form === undefined && self < 0) return [];
    return [
      edited(
        own.words,
        new Map<number, Words>([
          form === undefined ? [self, []] : [who, [form]],
          ...inPlaceOf(pair.own, [...(has(theirs, 'ut') ? ['ut'] : []), ...textOf(theirs, pair.theirs)]),
        ]),
      ),
    ];
  });
  return [...swapped, ...toInfinitive, ...toClause];
};

/** What somebody feels at what he did: mē paenitet hoc dīxisse, quod hoc dīxī. */
export const feelings: Rule = (own, aim) => {
  const { theirs } = aim;
  const FEELING = ['paenitet', 'pudet', 'piget', 'doleo', 'paenitebat', 'pudebat'];
  if (!has(own, ...FEELING) || !has(theirs, ...FEELING)) return [];
  return [
    ...pairsOf(own, aim, /^perf\.ind/, /^perf\.inf/).flatMap((pair): readonly Words[] => {
      const opener = openerOf(own, Math.max(...pair.own.at), ['quod', 'quia']);
      return opener < 0
        ? []
        : [
            edited(
              own.words,
              new Map<number, Words>([[opener, []], ...inPlaceOf(pair.own, textOf(theirs, pair.theirs))]),
            ),
          ];
    }),
    ...pairsOf(own, aim, /^perf\.inf/, /^perf\.ind/).flatMap((pair): readonly Words[] => {
      const opener = openerOf(theirs, Math.max(...pair.theirs.at), ['quod', 'quia']);
      return opener < 0
        ? []
        : [
            edited(
              own.words,
              new Map<number, Words>(
                inPlaceOf(pair.own, [theirs.words[opener] ?? '', ...textOf(theirs, pair.theirs)]),
              ),
            ),
          ];
    }),
  ];
};
