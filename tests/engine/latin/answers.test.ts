// How well graders judge answers that no key lists: the goals of the learning area, measured over the table of answers.
import { describe, expect, it } from 'vitest';
import { gradingRates, verdictOn } from './answers.ts';

const rates = gradingRates();

describe('graders', () => {
  it.each([
    ['accept nineteen of twenty good English answers', rates.goodEnglish, 0.95],
    ['accept nineteen of twenty good Latin answers', rates.goodLatin, 0.95],
    ['call nine of ten English answers with one slip close', rates.closeEnglish, 0.9],
    ['call nine of ten Latin answers with one slip close', rates.closeLatin, 0.9],
    ['refuse nearly every wrong English answer', rates.wrongEnglish, 0.999],
    ['refuse nearly every wrong Latin answer', rates.wrongLatin, 0.999],
  ])('%s', (_, { right, of, misjudged }, goal) => {
    expect(right / of, misjudged.join('\n')).toBeGreaterThanOrEqual(goal);
  });
});

describe('an answer by another construction than was asked for', () => {
  it.each([
    ['Mīlitēs ex hāc silvā cantandī causā rediērunt.', 'with causā', 'milites ex hac silva redierunt ut cantarent'],
    ['Iuvenī puerōs servāre necesse erit.', 'with necesse est', 'iuvenis pueros servare debebit'],
    ['Puerī rēgī nostrō laudandī erunt.', 'with the gerundive', 'rex noster pueros laudare debebit'],
    ['Postquam latrō ex īnsulā fūgit, imperātor fessus iūdicem pūnīvit.', 'with postquam', 'cum latro ex insula fugisset imperator fessus iudicem punivit'],
    ['Epistulā scrīptā, avia serpentem timuit.', 'with an ablative absolute', 'postquam epistula scripta est avia serpentem timuit'],
  ])('is called that, and no bad Latin: %s, %s', (sentence, manner, answer) => {
    expect(verdictOn(sentence, manner, answer)).toMatchObject({ isCorrect: false, verdict: 'close', errors: [{ kind: 'construction' }] });
    expect(verdictOn(sentence, undefined, answer).isCorrect).toBe(true);
  });
  it('takes what the construction leaves open', () => {
    expect(verdictOn('Iuvenī puerōs servāre necesse erit.', 'with necesse est', 'necesse erit iuvenem pueros servare').isCorrect).toBe(true);
    expect(verdictOn('Mīlitēs ex hāc silvā cantandī causā rediērunt.', 'with causā', 'milites cantandi gratia ex hac silva redierunt').isCorrect).toBe(true);
  });
}); // prettier-ignore
