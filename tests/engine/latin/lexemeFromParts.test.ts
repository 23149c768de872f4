// Words from principal parts alone: what is inferred, what is refused, and that no input makes the grammar stumble.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inflect, paradigm } from '@sigilla/engine/latin/inflect.ts';
import { lexemeFromEntry, lexemeFromParts } from '@sigilla/engine/latin/lexemeFromParts.ts';

describe('lexemeFromParts', () => {
  it.each([
    ['rosa, rosae', 'noun'], ['rēx, rēgis', 'noun'], ['mare, maris', 'noun'], ['dolor, dolōris', 'noun'], ['manus, manūs', 'noun'], ['vir, virī', 'noun'],
    ['bonus, bona, bonum', 'adj'], ['ācer, ācris, ācre', 'adj'], ['fortis, forte', 'adj'], ['salūtāris, salūtāre', 'adj'], ['fēlīx, fēlīcis', 'adj'],
    ['prūdēns, prūdentis', 'adj'], ['vetus, veteris', 'adj'], ['memor, memoris', 'adj'], ['melior, melius', 'adj'], ['complūrēs, complūra', 'adj'], ['paucī, paucae, pauca', 'adj'],
    ['amō, amāre, amāvī, amātum', 'verb'], ['capiō, capere', 'verb'], ['dō, dare, dedī, datum', 'verb'], ['ferō, ferre, tulī, lātum', 'verb'], ['sum, esse, fuī', 'verb'],
    ['volō, velle, voluī', 'verb'], ['fīō, fierī, factus sum', 'verb'], ['hortor, hortārī, hortātus sum', 'verb'], ['sequor, sequī, secūtus sum', 'verb'],
    ['hic, haec, hoc', 'pron'], ['quis, quid', 'pron'], ['ego, meī', 'pron'], ['ūnusquisque, ūnaquaeque, ūnumquidque', 'pron'], ['trēs, tria', 'num'], ['nihil', 'pron'],
    ['inquam', 'verb'], ['aiō', 'verb'], ['salvē', 'verb'], ['pāx, pācis', 'noun'], ['pars, partis', 'noun'], ['victrīx, victrīcis', 'noun'], ['cohors, cohortis', 'noun'],
    ['meminī, meminisse', 'verb'], ['licet, licēre, licuit', 'verb'], ['pār, paris', 'adj'], ['bene', 'adv'], ['celeriter', 'adv'],
  ])('takes %s for a %s', (parts, pos) => {
    expect(lexemeFromParts({ parts: parts.split(', ') })).toHaveProperty('pos', pos);
  }); // prettier-ignore
  it.each([
    ['rosa, rosax'],
    ['amō, amarr'],
    ['bonus, bonx, bonum'],
    ['servus, agrī'],
    ['foo, bar, baz'],
    ['pānis, pānum'],
    ['rēx, rēge'],
    ['bonus, bona, bonī'],
    ['amō, amāre, amāvī, amātum, quidquid'],
    [''],
  ])('refuses %s in words', (parts) => {
    expect(
      lexemeFromParts({ parts: parts.split(', '), ...(parts.startsWith('bonus') ? { pos: 'adj' } : {}) }),
    ).toHaveProperty('problem');
  });
  it('composes letters typed with combining macrons', () => {
    const word = lexemeFromParts({ parts: ['re\u0304x', 're\u0304gis'], gender: 'm' });
    expect('problem' in word ? [] : inflect(word, { case: 'dat' })).toEqual([{ text: 'rēgī' }]);
  });
  it.each([
    ['iter, itineris', 'n'], ['cor, cordis', 'n'], ['rūs, rūris', 'n'], ['rōbur, rōboris', 'n'], ['arbor, arboris', 'f'], ['manus, manūs', 'f'], ['lēx, lēgis', 'f'],
    ['diēs, diēī', 'm'], ['nauta, nautae', 'm'], ['ōrdō, ōrdinis', 'm'], ['virtūs, virtūtis', 'f'], ['cōnsul, cōnsulis', 'm'], ['pedes, peditis', 'm'],
  ])('knows the gender of %s without being told', (parts, gender) => {
    expect(lexemeFromParts({ parts: parts.split(', ') })).toHaveProperty('gender', gender);
  }); // prettier-ignore
  it('says what is missing', () => {
    expect(lexemeFromParts({ parts: ['servus'], gender: 'm' })).toEqual({
      problem: 'servus: a noun needs its genitive too, or the mark that it does not decline',
    });
    expect(lexemeFromParts({ parts: ['laudō'], pos: 'verb' })).toEqual({
      problem: 'laudō: a verb needs its infinitive too, or the number of its conjugation',
    });
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

describe('parts written without macrons', () => {
  it.each([
    ['qui, quae, quod', { case: 'gen' }, 'cuius'],
    ['quidam, quaedam, quoddam', { case: 'acc', gender: 'f' }, 'quandam'],
    ['tres, tria', { case: 'nom', number: 'pl' }, 'trēs'],
    ['absum, abesse, afui, afuturus', { mood: 'part', tense: 'fut', case: 'nom', gender: 'n' }, 'afutūrum'],
  ] as const)('%s have the lengths of their endings and tables', (parts, features, form) => {
    const word = lexemeFromParts({ parts: parts.split(', ') });
    expect('problem' in word ? word.problem : inflect(word, features)[0]?.text).toBe(form);
  });
});

describe('parts of which only some have their macrons', () => {
  it.each([
    ['regō, regere, rexi, rectum', { tense: 'perf', mood: 'ind', person: 3, number: 'pl' }, 'rexērunt'],
    ['sum, esse, fui, futūrus', { tense: 'perf', mood: 'ind', person: 1, number: 'sg' }, 'fuī'],
    ['maiores, maiōrum', { case: 'dat', number: 'pl' }, 'maiōribus'],
  ] as const)('%s are read all the same', (parts, features, form) => {
    const word = lexemeFromParts({ parts: parts.split(', ') });
    expect('problem' in word ? word.problem : inflect(word, features)[0]?.text).toBe(form);
  });
});

describe('lexemeFromEntry', () => {
  const partsOf = (entry: string): string => {
    const word = lexemeFromEntry(entry);
    return 'problem' in word
      ? word.problem
      : `${word.parts.join(', ')}${word.gender ? ` ${word.gender}` : ''}`;
  };
  it.each([
    ['rēx, -gis m.', 'rēx, rēgis m'], ['rosa -ae f.', 'rosa, rosae f'], ['puer, -ī m', 'puer, puerī m'], ['ager, -grī m', 'ager, agrī m'], ['vir, -ī, m.', 'vir, virī m'],
    ['fīlius, -iī m', 'fīlius, fīliī m'], ['cōnsilium, -ī n.', 'cōnsilium, cōnsiliī n'], ['mīles, -itis m', 'mīles, mīlitis m'], ['legiō, -iōnis f', 'legiō, legiōnis f'],
    ['cīvitās, -tātis f', 'cīvitās, cīvitātis f'], ['tempus, -oris n', 'tempus, temporis n'], ['nūbēs, -is f', 'nūbēs, nūbis f'], ['urbs, -is f', 'urbs, urbis f'],
    ['mōns, -ntis m', 'mōns, montis m'], ['nox, -ctis f', 'nox, noctis f'], ['animal, -ālis n', 'animal, animālis n'], ['cōnsul, -is m', 'cōnsul, cōnsulis m'],
    ['manus, -ūs f', 'manus, manūs f'], ['diēs, -ēī m', 'diēs, diēī m'], ['dīvitiae, -ārum f. pl.', 'dīvitiae, dīvitiārum f'], ['moenia, -ium n', 'moenia, moenium n'],
    ['rēs pūblica, reī pūblicae f.', 'rēs pūblica, reī pūblicae f'],
  ])('reads the noun %s', (entry, expected) => {
    expect(partsOf(entry)).toBe(expected);
  }); // prettier-ignore
  it.each([
    ['bonus, -a, -um', 'bonus, bona, bonum'], ['pulcher -chra -chrum', 'pulcher, pulchra, pulchrum'], ['miser, -era, -erum', 'miser, misera, miserum'],
    ['ācer, ācris, ācre', 'ācer, ācris, ācre'], ['fortis, -e', 'fortis, forte'], ['fēlīx (gen. fēlīcis)', 'fēlīx, fēlīcis'], ['fēlīx, -īcis adj.', 'fēlīx, fēlīcis'],
    ['prūdēns, -entis', 'prūdēns, prūdentis'],
  ])('reads the adjective %s', (entry, expected) => {
    expect(partsOf(entry)).toBe(expected);
    expect(lexemeFromEntry(entry)).toHaveProperty('pos', 'adj');
  }); // prettier-ignore
  it.each([
    ['laudō 1', 'laudō, laudāre, laudāvī, laudātum'], ['laudō (1)', 'laudō, laudāre, laudāvī, laudātum'], ['hortor, 1 dep.', 'hortor, hortārī, hortātus sum'],
    ['audiō 4', 'audiō, audīre, audīvī, audītum'], ['moneō 2 monuī monitum', 'moneō, monēre, monuī, monitum'], ['iuvō 1 iūvī iūtum', 'iuvō, iuvāre, iūvī, iūtum'],
    ['amō, -āre, -āvī, -ātus', 'amō, amāre, amāvī, amātus'], ['moneō -ēre -uī -itum', 'moneō, monēre, monuī, monitum'], ['capiō, -ere, cēpī, captum', 'capiō, capere, cēpī, captum'],
    ['nūntiō, -āre, -āvī, -ātum', 'nūntiō, nūntiāre, nūntiāvī, nūntiātum'], ['abeō, -īre, -iī, -itum', 'abeō, abīre, abiī, abitum'], ['absum, -esse, āfuī', 'absum, abesse, āfuī'],
    ['cōnficiō, -ficere, -fēcī, -fectum', 'cōnficiō, cōnficere, cōnfēcī, cōnfectum'], ['adiciō, -icere, -iēcī, -iectum', 'adiciō, adicere, adiēcī, adiectum'],
    ['cōnferō, -ferre, -tulī, collātum', 'cōnferō, cōnferre, contulī, collātum'], ['sequor, -ī, secūtus sum', 'sequor, sequī, secūtus sum'], ['patior, -ī, passus sum', 'patior, patī, passus sum'],
    ['mentior, -īrī, -ītus sum', 'mentior, mentīrī, mentītus sum'], ['licet, -ēre, -uit', 'licet, licēre, licuit'], ['veniō, -īre, vēnī, ventum intr. + ad', 'veniō, venīre, vēnī, ventum'],
  ])('reads the verb %s', (entry, expected) => {
    expect(partsOf(entry)).toBe(expected);
    expect(lexemeFromEntry(entry)).toHaveProperty('pos', 'verb');
  }); // prettier-ignore
  it.each([
    ['amo, amare, amavi, amatum', 'amō, amāre, amāvī, amātum'], ['moneo, monere, monui, monitum', 'moneō, monēre, monuī, monitum'], ['capio, capere, cepi, captum', 'capiō, capere, cepī, captum'],
    ['peto, petere, petivi, petitum', 'petō, petere, petīvī, petītum'], ['mentior, mentiri, mentitus sum', 'mentior, mentīrī, mentītus sum'], ['do, dare, dedi, datum', 'dō, dare, dedī, datum'],
    ['amo, -are, -avi, -atum', 'amō, amāre, amāvī, amātum'], ['amo 1', 'amō, amāre, amāvī, amātum'], ['hortor -ari -atus sum', 'hortor, hortārī, hortātus sum'],
    ['servus, -i m', 'servus, servī m'], ['civitas, -atis f', 'civitās, civitātis f'], ['manus, -us f', 'manus, manūs f'], ['mando, mandare', 'mandō, mandāre'], ['creo, creare, creavi, creatum', 'creō, creāre, creāvī, creātum'], ['abeo, abire, abii', 'abeō, abīre, abiī'], ['nolo, nolle, nolui', 'nōlō, nōlle, noluī'], ['memini, meminisse', 'meminī, meminisse'], ['servus, servi m', 'servus, servī m'],
    ['civitas, civitatis f', 'civitās, civitātis f'], ['nubes, nubis f', 'nubēs, nubis f'], ['manus, manus f', 'manus, manūs f'], ['dies, diei m', 'diēs, diēī m'], ['res, rei f', 'rēs, reī f'],
    ['castra, castrorum n', 'castra, castrōrum n'], ['tempora, temporum n', 'tempora, temporum n'], ['exemplar, exemplaris n', 'exemplar, exemplāris n'], ['arbor, arboris f', 'arbor, arboris f'],
    ['dolor, doloris m', 'dolor, dolōris m'], ['prudens, prudentis', 'prudēns, prudentis'], ['audax, audacis', 'audāx, audācis'],
  ])('supplies the lengths of endings where none is marked: %s', (entry, expected) => {
    expect(partsOf(entry)).toBe(expected);
  }); // prettier-ignore
  it('takes remarks for what they say', () => {
    expect(lexemeFromEntry('nihil n. indecl.')).toMatchObject({ pos: 'pron', flags: ['indecl'] });
    expect(lexemeFromEntry('cum prep. + abl.')).toMatchObject({ pos: 'prep', parts: ['cum'] });
    expect(lexemeFromEntry('tonat, tonāre, tonuit impers.')).toMatchObject({ flags: ['impersonal'] });
    expect(lexemeFromEntry('Rōma, -ae f. sg.')).toMatchObject({ gender: 'f', flags: ['singular'] });
  });
  it('never stumbles over what is typed', () => {
    const word = fc.constantFrom('rēx', '-gis', '-', '--', '1', '(2)', 'm.', 'gen.', 'sum', 'laudō', 'hortor', '-ī', '-ī-', 'adj.', ',', '+ abl', '~ae', 'licet', '');
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 6 })), { maxLength: 6 }), (words) => {
        const found = lexemeFromEntry(words.join(' '));
        if ('problem' in found) expect(found.problem.length).toBeGreaterThan(5);
        else expect(paradigm(found).length).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  }); // prettier-ignore
});
