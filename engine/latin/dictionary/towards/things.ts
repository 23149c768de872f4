// These things, this thing: haec and hae rēs, hoc and haec rēs, in each of their cases.
// Invariant: as many, in the same case, pointed at by the same word.
import { fold } from '../../fold.ts';
import type { Words } from '../authorsForms.ts';
import type { Rule } from './sides.ts';
import { edited } from './sides.ts';

type Thing = { readonly neuter: string; readonly pointing: string; readonly thing: string };

/** Neuters with the feminine beside rēs that says the same; a form of two cases stands twice. */
const THINGS: readonly Thing[] = `
haec hae rēs, haec hās rēs, hīs hīs rēbus, hōrum hārum rērum, hoc haec rēs, hoc hanc rem, hōc hāc rē,
ea eae rēs, ea eās rēs, eīs eīs rēbus, iīs eīs rēbus, eōrum eārum rērum, id ea rēs, id eam rem, eō eā rē,
illa illae rēs, illa illās rēs, illīs illīs rēbus, illōrum illārum rērum, illud illa rēs, illud illam rem, illō illā rē,
multa multae rēs, multa multās rēs, omnia omnēs rēs, quibus quibus rēbus, quae quās rēs, quae quae rēs`
  .trim()
  .split(',')
  .map((row) => {
    const [neuter = '', pointing = '', thing = ''] = row.trim().split(' ');
    return { neuter, pointing, thing };
  });

const byNeuter = Map.groupBy(THINGS, ({ neuter }) => fold(neuter));
const byPhrase = Map.groupBy(THINGS, ({ pointing, thing }) => fold(`${pointing} ${thing}`));

const THING = new Set(THINGS.map(({ thing }) => fold(thing)));

/** "Hīs cognitīs" as "hīs rēbus cognitīs", and the other way. */
export const things: Rule = (own, { theirs }) => {
  const isOfThings = (words: readonly string[]): boolean => words.some((word) => THING.has(word));
  const isMine = isOfThings(own.folded);
  if (isMine === isOfThings(theirs.folded)) return [];
  return own.folded.flatMap((word, at): readonly Words[] =>
    isMine
      ? (byPhrase.get(`${word} ${own.folded[at + 1] ?? ''}`) ?? []).map(({ neuter }) =>
          edited(
            own.words,
            new Map<number, Words>([
              [at, [neuter]],
              [at + 1, []],
            ]),
          ),
        )
      : (byNeuter.get(word) ?? []).map(({ pointing, thing }) =>
          edited(own.words, new Map([[at, [pointing, thing]]])),
        ),
  );
};
