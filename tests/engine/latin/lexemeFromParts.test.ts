// Words from principal parts alone: what is inferred, what is refused, and that no input makes the grammar stumble.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inflect, paradigm } from '@sigilla/engine/latin/inflect.ts';
import { lexemeFromParts } from '@sigilla/engine/latin/lexemeFromParts.ts';

describe('lexemeFromParts', () => {
  it.each([
    ['rosa, rosae', 'noun'], ['rēx, rēgis', 'noun'], ['mare, maris', 'noun'], ['dolor, dolōris', 'noun'], ['manus, manūs', 'noun'], ['vir, virī', 'noun'],
    ['bonus, bona, bonum', 'adj'], ['ācer, ācris, ācre', 'adj'], ['fortis, forte', 'adj'], ['salūtāris, salūtāre', 'adj'], ['fēlīx, fēlīcis', 'adj'],
    ['prūdēns, prūdentis', 'adj'], ['vetus, veteris', 'adj'], ['memor, memoris', 'adj'], ['melior, melius', 'adj'], ['complūrēs, complūra', 'adj'], ['paucī, paucae, pauca', 'adj'],
    ['amō, amāre, amāvī, amātum', 'verb'], ['capiō, capere', 'verb'], ['dō, dare, dedī, datum', 'verb'], ['ferō, ferre, tulī, lātum', 'verb'], ['sum, esse, fuī', 'verb'],
    ['volō, velle, voluī', 'verb'], ['fīō, fierī, factus sum', 'verb'], ['hortor, hortārī, hortātus sum', 'verb'], ['sequor, sequī, secūtus sum', 'verb'],
    ['meminī, meminisse', 'verb'], ['licet, licēre, licuit', 'verb'], ['bene', 'adv'], ['celeriter', 'adv'],
  ])('takes %s for a %s', (parts, pos) => {
    expect(lexemeFromParts({ parts: parts.split(', ') })).toHaveProperty('pos', pos);
  }); // prettier-ignore
  it.each([['rosa, rosax'], ['amō, amarr'], ['bonus, bonx, bonum'], ['servus, agrī'], ['']])(
    'refuses %s in words',
    (parts) => {
      expect(
        lexemeFromParts({ parts: parts.split(', '), ...(parts.startsWith('bonus') ? { pos: 'adj' } : {}) }),
      ).toHaveProperty('problem');
    },
  );
  it('composes letters typed with combining macrons', () => {
    const word = lexemeFromParts({ parts: ['re\u0304x', 're\u0304gis'], gender: 'm' });
    expect('problem' in word ? [] : inflect(word, { case: 'dat' })).toEqual([{ text: 'rēgī' }]);
  });
  it('never stumbles over what it is given', () => {
    const part = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom(
        'valueOf',
        'constructor',
        'ō',
        '-',
        'us',
        'is',
        'ere',
        'sum',
        'iī',
        'ī',
        'ēs',
        'or',
        'esse',
        'um',
        'a sum',
      ),
    );
    const pos = fc.constantFrom('noun', 'adj', 'verb', 'adv', 'pron', 'num', 'prep', undefined);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), pos, (parts, kind) => {
        const word = lexemeFromParts({ parts, ...(kind ? { pos: kind } : {}) });
        if ('problem' in word) expect(word.problem.length).toBeGreaterThan(5);
        else expect(paradigm(word).length).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });
});
