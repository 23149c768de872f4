// What the verb's ending says of whoever speaks or is spoken to, where the other voice names him: ā mē missa est, mīsī; and one knows what one has got to know: nōvī, sciō.
// Invariant: who does it and to whom stays.
import { formsAt } from '../../inflect.ts';
import type { Words } from '../authorsForms.ts';
import { isAgreeing } from './sayings.ts';
import type { Rule } from './sides.ts';
import {
  BY,
  edited,
  inCase,
  inPlaceOf,
  isOfCase,
  pairsOf,
  placeOf,
  recast,
  textOf,
  timeOf,
} from './sides.ts';

const BY_WHOM: Readonly<Record<string, string>> = {
  '1sg': 'me',
  '2sg': 'te',
  '1pl': 'nobis',
  '2pl': 'uobis',
};

const isPast = (cell: string): boolean => /^(?:perf|impf)\.ind/.test(cell);
const isOneTime = (one: string, other: string): boolean =>
  timeOf(one) === timeOf(other) || (isPast(one) && isPast(other));

/** The letter was sent by me, I sent the letter: epistula ā mē missa est, epistulam mīsī. */
export const bySpeakers: Rule = (own, aim) => {
  const { theirs } = aim;
  const [by, theirBy] = [placeOf(own, ...BY), placeOf(theirs, ...BY)];
  const [active, passive] = [/\.act\.[12](?:sg|pl)$/, /\.pass\.3(?:sg|pl)$/];
  const numberIn = (cell: string): string => cell.slice(-2);
  if (by >= 0 && theirBy < 0)
    return pairsOf(own, aim, passive, active).flatMap((pair): readonly Words[] => {
      const whom = BY_WHOM[pair.theirCell.split('.').at(-1) ?? ''];
      if (own.folded[by + 1] !== whom || !isOneTime(pair.cell, pair.theirCell) || !isAgreeing(own, pair.own))
        return [];
      const thing = own.words.findIndex(
        (_, at) =>
          isOfCase(own, at, ['nom']) &&
          inCase(own, at, theirs, ['nom'], ['acc']) !== undefined &&
          own.readings[at]?.some(
            ({ features }) => features.case === 'nom' && features.number === numberIn(pair.cell),
          ) === true,
      );
      if (thing < 0) return [];
      return [
        recast(
          own,
          theirs,
          new Map<number, Words>([
            [by, []],
            [by + 1, []],
            ...inPlaceOf(pair.own, textOf(theirs, pair.theirs)),
          ]),
          [['nom', ['acc']]],
        ),
      ];
    });
  if (theirBy < 0 || by >= 0) return [];
  return pairsOf(own, aim, active, passive).flatMap((pair): readonly Words[] => {
    const whom = BY_WHOM[pair.cell.split('.').at(-1) ?? ''];
    if (theirs.folded[theirBy + 1] !== whom || !isOneTime(pair.cell, pair.theirCell)) return [];
    const thing = own.words.findIndex(
      (_, at) => isOfCase(own, at, ['acc']) && inCase(own, at, theirs, ['acc'], ['nom']) !== undefined,
    );
    if (thing < 0) return [];
    return [
      recast(
        own,
        theirs,
        new Map<number, Words>(
          inPlaceOf(pair.own, [...theirs.words.slice(theirBy, theirBy + 2), ...textOf(theirs, pair.theirs)]),
        ),
        [['acc', ['nom']]],
      ),
    ];
  });
};

const NOW: readonly (readonly [had: string, has: string])[] = [
  ['perf.ind', 'pres.ind'],
  ['perf.subj', 'pres.subj'],
  ['plup.ind', 'impf.ind'],
  ['plup.subj', 'impf.subj'],
];

/** To know, to have got to know: sciō, nōvī. */
export const known: Rule = (own, { theirs, prompt }) => {
  if (!/\bkn(?:ow|ew|own)/i.test(prompt)) return [];
  const lexemeOf = (id: string) =>
    theirs.readings.flatMap((list) => list.map(({ lexeme }) => lexeme)).find((one) => one.id === id);
  const [scio, nosco] = [lexemeOf('scio_v') ?? lexemeOf('nescio_v'), lexemeOf('nosco_v')];
  return own.readings.flatMap((list, at) =>
    list.flatMap(({ lexeme: { id }, key, enclitic }) =>
      NOW.flatMap(([had, has]): readonly Words[] => {
        const not = own.folded[at - 1] === 'non' && scio?.id === 'nescio_v';
        const tail = enclitic === 'ne' ? 'ne' : '';
        if (id === 'nosco_v' && key.startsWith(had) && scio && (scio.id === 'scio_v' || not)) {
          const [form] = formsAt(scio, key.replace(had, has));
          return form
            ? [
                edited(
                  own.words,
                  new Map<number, Words>([...(not ? [[at - 1, []] as const] : []), [at, [form.text + tail]]]),
                ),
              ]
            : [];
        }
        if ((id === 'scio_v' || id === 'nescio_v') && key.startsWith(has) && nosco) {
          const [form] = formsAt(nosco, key.replace(has, had));
          return form
            ? [edited(own.words, new Map([[at, [...(id === 'nescio_v' ? ['nōn'] : []), form.text + tail]]]))]
            : [];
        }
        return [];
      }),
    ),
  );
};
