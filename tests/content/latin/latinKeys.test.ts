// Keys in Latin without slots of their own: no other form of the same words is taken for right, but what a grammar calls the same form is.
import { describe, expect, it } from 'vitest';
import { withoutMacrons } from '@sigilla/engine/latin/fold.ts';
import { grade } from '@sigilla/engine/latin/questions/grading/grade.ts';
import {
  acceptedForms,
  GAP_VARIANTS,
  gapQuestions,
  index,
  intoLatin,
  isVariant,
  sentenceQuestions,
} from './latinKeys.ts';
import { some } from '../../support/tier.ts';

const verdict = (key: string, answer: string, isStrict = false): boolean =>
  grade({ index, question: intoLatin('It is said in English.', key), answer, isStrict }).isCorrect;

describe('a gap of a dialogue', () => {
  it('takes no other form of its words, variants of the very form apart', () => {
    const found = some(gapQuestions(), 2).map((question) => acceptedForms(question, 4));
    expect(found.reduce((sum, { tried }) => sum + tried, 0)).toBeGreaterThan(2500);
    expect(new Set(found.flatMap(({ accepted }) => accepted).filter((one) => !GAP_VARIANTS.has(one)))).toEqual(new Set()); // prettier-ignore
  });
});

describe('a Latin key without slots', () => {
  it('takes no other form of its words, variants of the very form apart', () => {
    const found = sentenceQuestions().flatMap((question, at) => at % 16 === 0 ? acceptedForms(question, 4).accepted : []); // prettier-ignore
    expect(found.filter((one) => !isVariant(...(one.split(' for ') as [string, string])))).toEqual([]);
  });
  it('is right as it stands, with macrons when it is strict and without when it is not', () => {
    for (const question of sentenceQuestions()) {
      const { correctAnswer } = question;
      expect(grade({ index, question, answer: correctAnswer, isStrict: true }).isCorrect, correctAnswer).toBe(true);
      expect(grade({ index, question, answer: withoutMacrons(correctAnswer) }).isCorrect, correctAnswer).toBe(true);
    }
  }); // prettier-ignore
  it.each([
    ['Mīlitēs urbem oppugnāvērunt.', 'urbem milites oppugnavere'], ['Rōmānī hostēs vīcērunt.', 'Romani hostis vicerunt'], ['Fīliī pietās magna est.', 'Pietas fili magna est'], ['Facta virōrum laudāmus.', 'virum facta laudamus'],
    ['Ego librum legō.', 'librum ego lego'], ['Librum legō.', 'ego librum lego'], ['Medicusne vocandus est?', 'Vocandusne medicus est?'], ['In urbe magnā habitat.', 'magna in urbe habitat'], ['In urbe rēgis habitat.', 'in regis urbe habitat'],
    ['Cum rēx urbem cēpisset, rediit.', 'Rex, cum urbem cepisset, rediit.'], ['Puella, quae cantat, pulchra est.', 'Pulchra est puella quae cantat'], ['Sī venit, gaudeō.', 'Gaudeo si venit.'], ['Omnēs auxiliī indigent.', 'omnes auxilii indigent'],
    ['Hostēs terrēbis.', 'hostīs terrebis'],
  ])('%s may be said %s', (key, answer) => {
    expect(verdict(key, answer)).toBe(true);
  }); // prettier-ignore
  it.each([
    ['Cape cibum, nē pereās.', 'Cape cibum, neo pereas'], ['Dā mihi aurī satis.', 'Da mihi auro satis'], ['Domī manēbō.', 'domus manebo'], ['Nōnne venit?', 'Non venit?'], ['Canem tēcum habē.', 'Canem te habe'], ['Loquere, avis!', 'Loqueris, avis!'],
    ['Venī, fīlī!', 'Veni, filum!'], ['Mīlitēs hostem vident.', 'Milites hostes vident'], ['Hostēs veniunt.', 'hostis veniunt'], ['Mīlitēs in urbem veniunt.', 'in milites urbem veniunt'], ['Puella urbem videt.', 'Puella videt urbe'],
    ['Rēx manet, sed rēgīna venit.', 'Rex venit, sed regina manet'], ['Pater dormit. Māter cantat.', 'Pater cantat. Mater dormit.'], ['Puer legit et puella cantat.', 'Puella legit et puer cantat'], ['Rēx venit.', 'Ille rex venit'], ['Rēx veniet et pugnābit.', 'Rex pugnabit veniet et'],
    ['Nōn venit.', 'Nonne venit'], ['Itaque manēmus.', 'Ita manemus'],
  ])('%s is not said %s', (key, answer) => {
    expect(verdict(key, answer)).toBe(false);
  }); // prettier-ignore
  it('wants the macrons of a variant too when it is strict', () => {
    expect(verdict('Mīlitēs vēnērunt.', 'Mīlitēs vēnēre', true)).toBe(true);
    expect(verdict('Mīlitēs vēnērunt.', 'Mīlitēs venēre', true)).toBe(false);
    expect(verdict('Puella pānem edit.', 'Puella pānem ēdit', true)).toBe(false);
    expect(verdict('Puella in hortō est.', 'Puella in horto est', true)).toBe(false);
  });
});
