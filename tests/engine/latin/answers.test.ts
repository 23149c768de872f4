// How well graders judge answers that no key lists: the goals of the learning area, measured over the table of answers.
import { describe, expect, it } from 'vitest';
import { gradingRates, verdictOn } from './answers.ts';

const rates = gradingRates();

describe('graders', () => {
  // What is judged amiss today, answer by answer; a mended one lowers its row, and none may rise.
  it.each([
    ['accept good English answers', rates.goodEnglish, 17],
    ['accept good Latin answers', rates.goodLatin, 10],
    ['call English answers with one slip close', rates.closeEnglish, 6],
    ['call Latin answers with one slip close', rates.closeLatin, 2],
    ['refuse wrong English answers', rates.wrongEnglish, 0],
    ['refuse wrong Latin answers', rates.wrongLatin, 0],
  ])('%s', (_, { right, of, misjudged }, amiss) => {
    expect(of).toBeGreaterThan(100);
    expect(of - right, misjudged.join('\n')).toBeLessThanOrEqual(amiss);
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
