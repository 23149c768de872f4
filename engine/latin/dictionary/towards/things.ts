// These things, this thing: haec and hae rēs, hoc and haec rēs, in each of their cases.
// Invariant: as many, in the same case, pointed at by the same word.
import { fold } from '../../fold.ts';
import type { Words } from '../authorsForms.ts';
import type { Rule } from './sides.ts';
import { edited } from './sides.ts';

/** Neuters with the feminine beside rēs that says the same; a form of two cases stands twice. */
const THINGS: readonly (readonly [neuter: string, pointing: string, thing: string])[] = `
haec hae rēs, haec hās rēs, hīs hīs rēbus, hōrum hārum rērum, hoc haec rēs, hoc hanc rem, hōc hāc rē,
ea eae rēs, ea eās rēs, eīs eīs rēbus, iīs eīs rēbus, eōrum eārum rērum, id ea rēs, id eam rem, eō eā rē,
illa illae rēs, illa illās rēs, illīs illīs rēbus, illōrum illārum rērum, illud illa rēs, illud illam rem, illō illā rē,
multa multae rēs, multa multās rēs, omnia omnēs rēs, quibus quibus rēbus, quae quās rēs, quae quae rēs`
  .trim()
  .split(',')
  .map((row) => row.trim().split(' ') as [string, string, string]);

const THING = new Set(['res', 'rem', 're', 'rebus', 'rerum']);

/** "Hīs cognitīs" as "hīs rēbus cognitīs", and the other way. */
export const things: Rule = (own, { theirs }) => {
  const isOfThings = (words: readonly string[]): boolean => words.some((word) => THING.has(word));
  const [mine, other] = [isOfThings(own.folded), isOfThings(theirs.folded)];
  if (mine === other) return [];
  return own.folded.flatMap((word, at): readonly Words[] =>
    THINGS.flatMap(([neuter, pointing, thing]): readonly Words[] => {
      if (!mine) return word === fold(neuter) ? [edited(own.words, new Map([[at, [pointing, thing]]]))] : [];
      const next = own.folded[at + 1];
      return word === fold(pointing) && next === fold(thing)
        ? [
            edited(
              own.words,
              new Map<number, Words>([
                [at, [neuter]],
                [at + 1, []],
              ]),
            ),
          ]
        : [];
    }),
  );
};
