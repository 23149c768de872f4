// How well graders judge answers that no key lists: the goals of the learning area, measured over the table of answers.
import { describe, expect, it } from 'vitest';
import { gradingRates, verdictOn } from './answers.ts';
import misjudged from './misjudged.json' with { type: 'json' };

const rates = gradingRates();

describe('graders', () => {
  // What is judged amiss today stands in misjudged.json, answer by answer: nothing comes to it, not even in the place of another, and what is mended leaves it.
  it.each([
    ['accept good English answers', 'goodEnglish'],
    ['accept good Latin answers', 'goodLatin'],
    ['call English answers with one slip close', 'closeEnglish'],
    ['call Latin answers with one slip close', 'closeLatin'],
    ['refuse wrong English answers', 'wrongEnglish'],
    ['refuse wrong Latin answers', 'wrongLatin'],
  ] as const)('%s', (_, sort) => {
    const { of, misjudged: now } = rates[sort];
    expect(of).toBeGreaterThan(100);
    expect(new Set(now)).toEqual(new Set<string>(misjudged[sort]));
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
