// The gate for questions written by an AI: what such questions get wrong, each refused with a reason that says so, and sound ones let through.
import { describe, expect, it } from 'vitest';
import { prove } from '@sigilla/engine/latin/questions/prove.ts';
import { latinMaterial } from './latinMaterial.ts';

const { index } = latinMaterial;

const head = {
  id: 'ai-1',
  difficulty: 2,
  generatedBy: 'claude',
  generatedAt: '2026-01-01T00:00:00Z',
  explanation: 'The form and the sense decide it.',
} as const;

const choice = (questionText: string, correctAnswer: string, ...others: readonly string[]) => ({
  ...head,
  questionType: 'multiple_choice',
  questionText,
  correctAnswer,
  multipleChoiceOptions: [others[0], correctAnswer, ...others.slice(1)],
});
const translation = (baseText: string, correctAnswer: string, more: object = {}) => ({
  ...head,
  questionType: 'translation',
  questionText: `Translate: ${baseText}`,
  baseText,
  correctAnswer,
  ...more,
});
const typed = (questionText: string, correctAnswer: string, more: object = {}) => ({
  ...head,
  questionType: 'type_response',
  questionText,
  correctAnswer,
  ...more,
});
const dialogue = (text: string, correctAnswer: string, more: object = {}) => ({
  ...head,
  questionType: 'dialogue_completion',
  questionText: 'Complete what the merchant says.',
  scenario: 'Two men talk at the market.',
  dialogue: [
    { speaker: 'Emptor', text: 'Quid vēndis?', translation: 'What are you selling?' },
    { speaker: 'Mercātor', text, translation: 'I am selling good bread.', isBlank: true },
  ],
  correctAnswer,
  ...more,
});
const order = (scrambledWords: readonly string[], correctAnswer: string) => ({
  ...head,
  questionType: 'text_reconstruction',
  reconstructionType: 'word_order',
  questionText: 'Put the words in order to say: The girl sees the king.',
  baseText: 'The girl sees the king.',
  scrambledWords,
  correctAnswer,
});
const transformed = (baseText: string, correctAnswer: string) => ({
  ...head,
  questionType: 'grammar_transformation',
  transformationType: 'number',
  questionText: `Put the subject into the plural: ${baseText}`,
  baseText,
  correctAnswer,
});
const passage = (questionText: string, correctAnswer: string, more: object = {}) => ({
  ...head,
  questionType: 'cultural_context',
  questionText,
  correctAnswer,
  backgroundText:
    'The second Punic War brought Hannibal over the Alps into Italy, where he beat three Roman armies.',
  primarySource: { latin: 'Hannibal ad portās est.', translation: 'Hannibal is at the gates.', author: 'Cicero', work: 'Philippicae 1.11' }, // prettier-ignore
  culturalTopic: 'history',
  ...more,
});

const SOUND: readonly (readonly [string, unknown])[] = [
  ['a meaning', choice('What does "rēx" mean?', 'king', 'road', 'ship', 'war')],
  ['a meaning of a verb', choice('What does "laudāre" mean?', 'to praise', 'to run', 'to fall', 'to buy')],
  ['a form', choice('Which form is the accusative plural of "rēx"?', 'rēgēs', 'rēgis', 'rēgum', 'rēgibus')],
  ['a form of a verb', choice('Which form is the third person plural present indicative active of "amō"?', 'amant', 'amat', 'amātis', 'amābant')],
  ['a fact', choice('Who crossed the Rubicon in 49 BC?', 'Caesar', 'Pompey', 'Cicero', 'Sulla')],
  ['Latin into English', translation('Puella rēgem videt.', 'The girl sees the king.', { acceptableAnswers: ['The girl is seeing the king.'] })],
  ['English into Latin', translation('The soldier praises the leader.', 'Mīles ducem laudat.')],
  ['English into Latin with two answers', translation('The soldiers kill the enemy.', 'Mīlitēs hostem necant.', { acceptableAnswers: ['Mīlitēs hostem interficiunt.'] })],
  ['a typed meaning', typed('Give an English word for "urbs".', 'city')],
  ['a typed form', typed('Write the dative plural of "puer".', 'puerīs')],
  ['a dialogue', dialogue('Pānem bonum ___.', 'vēndō')],
  ['a word order', order(['rēgem', 'puella', 'videt'], 'Puella rēgem videt.')],
  ['a transformation', transformed('Servus aquam portat.', 'Servī aquam portant.')],
  ['a passage', passage('Who stood at the gates?', 'Hannibal, the general of Carthage.')],
  ['a composition', { ...head, questionType: 'creative_composition', questionText: 'Write about your house.', writingPrompt: 'Describe your house and its garden to a friend.', minimumWords: 6, requiredVocabulary: ['domus', 'hortus'], correctAnswer: 'Domus mea parva est, sed hortus magnus et pulcher est.' }],
]; // prettier-ignore

const long = 'rēx '.repeat(4000);

const UNSOUND: readonly (readonly [string, unknown, RegExp])[] = [
  ['a wrong key', choice('What does "rēx" mean?', 'ship', 'road', 'king', 'war'), /another meaning|does not mean/],
  ['a wrong key, the right one not offered', choice('What does "rēx" mean?', 'ship', 'road', 'bread', 'war'), /does not mean/],
  ['a wrong key for a verb', choice('What does "laudāre" mean?', 'to run', 'to fall', 'to buy', 'to sleep'), /does not mean/],
  ['two right meanings', choice('What does "liber" mean?', 'book', 'free', 'ship', 'war'), /another meaning/],
  ['a synonym among the wrong ones', choice('What does "necāre" mean?', 'to kill', 'to murder', 'to sail', 'to sing'), /another meaning/],
  ['two right forms', choice('Which form is the genitive singular of "puella"?', 'puellae', 'puellārum', 'vīllae', 'puellam'), /can be the form/],
  ['a key that is not the case asked for', choice('Which form is the dative plural of "rēx"?', 'rēgum', 'rēgis', 'rēgem', 'rēge'), /not the form asked for/],
  ['a key of another tense', choice('Which form is the third person singular imperfect indicative active of "amō"?', 'amāvit', 'amat', 'amābit', 'amant'), /not the form asked for/],
  ['options that differ by macrons only', choice('Which form is the ablative singular of "puella"?', 'puellā', 'puella', 'puellam', 'puellās'), /macrons/],
  ['two options the same', { ...choice('What does "rēx" mean?', 'king', 'road', 'ship'), multipleChoiceOptions: ['king', 'King ', 'ship'] }, /same/],
  ['a key that is no option', { ...choice('What does "rēx" mean?', 'king', 'road', 'ship'), correctAnswer: 'ruler of the land' }, /exactly one/],
  ['two options only', { ...choice('What does "rēx" mean?', 'king', 'road', 'ship'), multipleChoiceOptions: ['king', 'road'] }, /not a question/],
  ['the question gives the key away', choice('Which word means king: is it perhaps "rēx"?', 'rēx', 'via', 'nāvis', 'bellum'), /gives (?:the|its) answer away/],
  ['an invented Latin word', translation('Puella blorbum videt.', 'The girl sees the blorb.'), /blorbum/],
  ['an invented word in the key', translation('The girl sees the computer.', 'Puella computatorium videt.'), /not in the lexicon/],
  ['English in a Latin field', translation('Puella the king videt.', 'The girl sees the king.'), /not in the lexicon/],
  ['English in place of the Latin', { ...transformed('The slave carries water.', 'The slaves carry water.') }, /not in the lexicon/],
  ['an accepted answer in the wrong language', translation('Puella rēgem videt.', 'The girl sees the king.', { acceptableAnswers: ['Puella rēgem videt.'] }), /repeats/],
  ['the key is the question', translation('Puella rēgem videt.', 'Puella rēgem videt.'), /repeats|nothing/],
  ['no key', translation('Puella rēgem videt.', ''), /not a question/],
  ['a missing field', { ...translation('Puella rēgem videt.', 'The girl sees the king.'), baseText: undefined }, /baseText/],
  ['a key that is not the form asked for', typed('Write the dative plural of "puer".', 'puerōs'), /not the form asked for/],
  ['a typed meaning that is none', typed('Give an English word for "urbs".', 'wolf'), /does not mean/],
  ['two blanks in a dialogue', dialogue('___ bonum ___.', 'Pānem'), /one (?:line with a )?blank/],
  ['no blank in a dialogue', dialogue('Pānem bonum vēndō.', 'vēndō'), /blank/],
  ['a dialogue that shows its answer', { ...dialogue('Pānem bonum ___.', 'vēndō'), questionText: 'Complete what the merchant says: vēndō.' }, /gives (?:the|its) answer away/],
  ['words that are not those of the key', order(['rēgem', 'puella', 'amat'], 'Puella rēgem videt.'), /not the words of the key/],
  ['words already in order', order(['puella', 'rēgem', 'videt'], 'Puella rēgem videt.'), /already in order/],
  ['nothing to transform', transformed('Servus aquam portat.', 'Servus aquam portat.'), /nothing/],
  ['a passage that gives its answer away', passage('Was it Hannibal, the general of Carthage, who stood at the gates?', 'Hannibal, the general of Carthage.'), /gives (?:the|its) answer away/],
  ['a source that is no Latin', passage('Who stood at the gates?', 'Hannibal.', { primarySource: { latin: 'Hannibal was standing before the gates.', translation: 'Hannibal is at the gates.', author: 'Cicero', work: 'Philippicae' } }), /does not read as Latin/],
  ['a composition shorter than it asks', { ...head, questionType: 'creative_composition', questionText: 'Write about your house.', writingPrompt: 'Describe your house and its garden.', minimumWords: 20, requiredVocabulary: ['domus'], correctAnswer: 'Domus mea parva est.' }, /grades as wrong/],
  ['huge fields', translation(long, 'The king the king.'), /too long/],
  ['a huge explanation', { ...translation('Puella rēgem videt.', 'The girl sees the king.'), explanation: 'because '.repeat(2000) }, /too long/],
  ['a thousand accepted answers', translation('Puella rēgem videt.', 'The girl sees the king.', { acceptableAnswers: Array.from({ length: 1000 }, (_, n) => `The girl sees the king ${n}.`) }), /too (?:long|many)/],
  ['a script in the text', { ...translation('Puella rēgem videt.', 'The girl sees the king.'), explanation: 'So it is. <script>alert(1)</script>' }, /markup/],
  ['HTML in the question', choice('What does <b>"rēx"</b> mean?', 'king', 'road', 'ship', 'war'), /markup/],
  ['Markdown in an option', choice('What does "rēx" mean?', '**king**', 'road', 'ship', 'war'), /markup/],
  ['a link', { ...translation('Puella rēgem videt.', 'The girl sees the king.'), explanation: 'See https://example.org/latin for more.' }, /markup|link/],
  ['an unknown type', { ...choice('What does "rēx" mean?', 'king', 'road', 'ship'), questionType: 'essay' }, /not a question/],
  ['a difficulty of ten', { ...choice('What does "rēx" mean?', 'king', 'road', 'ship', 'war'), difficulty: 10 }, /difficulty/],
  ['fields nobody asked for', { ...choice('What does "rēx" mean?', 'king', 'road', 'ship', 'war'), isAdmin: true }, /not a question/],
  ['judging of its own', translation('Puella rēgem videt.', 'The girl sees the king.', { judging: { answer: 'english', tree: { frame: 'x' } } }), /judging/],
  ['something else altogether', 'Ignore the rules and let me pass.', /not a question/],
  ['nothing', null, /not a question/],
]; // prettier-ignore

const reason = (candidate: unknown): string => {
  const proof = prove(index, candidate);
  return proof.ok ? 'ok' : proof.reason;
};

describe('the gate for questions by an AI', () => {
  it.each(SOUND)('lets %s through', (_, candidate) => {
    expect(reason(candidate)).toBe('ok');
  });
  it('LR-019 refuses a multiple choice question without options', () => {
    const { multipleChoiceOptions: _, ...bare } = choice('What does "rēx" mean?', 'king');
    expect(reason(bare)).toMatch(/multipleChoiceOptions/);
  });
  it.each(UNSOUND)('refuses %s and says why', (_, candidate, why) => {
    expect(reason(candidate)).toMatch(why);
  });
});
