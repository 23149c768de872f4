// Judging one asked form: whether it is the cell, and if not, what it is instead.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { LatinIndex } from '../../analyse.ts';
import { lemmaOf } from '../../analyse.ts';
import { featuresOf } from '../../features.ts';
import { fold } from '../../fold.ts';
import { formsAt } from '../../inflect.ts';
import { describeForm } from '../describing.ts';
import type { Fault } from './verdict.ts';

const describe = (lexeme: Lexeme | undefined, cell: string | undefined): string =>
  describeForm(lexeme, featuresOf(cell ?? '') ?? {}) || 'form';

/** Whether a form is the asked cell of a word; exact macrons when strict. */
export const isForm = (
  index: LatinIndex,
  answer: string,
  lexemeId: string,
  cells: readonly string[],
  isStrict: boolean,
): boolean =>
  index
    .analyse(answer)
    .some(
      ({ lexeme, key, exact, enclitic }) =>
        lexeme.id === lexemeId && enclitic === undefined && cells.includes(key) && (!isStrict || exact),
    );

/** What someone wrote instead of the asked form. */
export const formFault = (
  index: LatinIndex,
  answer: string,
  lexemeId: string,
  cells: readonly string[],
): Fault => {
  const lexeme = index.byId(lexemeId);
  const wanted = lexeme ? (formsAt(lexeme, cells[0] ?? '')[0]?.text ?? '') : '';
  const own = index.analyse(answer).find((reading) => reading.lexeme.id === lexemeId);
  if (own && fold(own.form.text) === fold(wanted))
    return { kind: 'macron', message: `Mind the macrons: *${wanted}*, not *${answer.trim()}*.` };
  if (own?.key === 'perf.part.pass.nom.sg.m' && cells.includes('perf.part.pass.nom.sg.n'))
    return {
      kind: 'agreement',
      message: `*${answer.trim()}* is the masculine; the dictionary gives the neuter *${wanted}*.`,
    };
  if (own)
    return {
      kind: 'ending',
      message: `*${answer.trim()}* is the ${describe(lexeme, own.key)}; the ${describe(lexeme, cells[0])} is *${wanted}*.`,
    };
  if (index.analyse(answer).length > 0)
    return { kind: 'word', message: `*${answer.trim()}* is a form of another word.` };
  return {
    kind: 'unknown',
    message: `"${answer.trim()}" is no form of *${lexeme ? lemmaOf(lexeme) : 'the word'}*.`,
  };
};
