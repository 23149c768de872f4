// Questions as an author writes them, a hundred and twenty in sets of ten: what graders and gate are tried on, beside what the engine makes itself.
// The game asks none of them: its assessment goes over ten levels (engine/learning/placement.ts), and an author's set over three.
import { z } from 'zod';
import type { LatinAssessmentInput } from './assessment.ts';
import { LatinAssessment } from './assessment.ts';
import { campAndCountry } from './campAndCountry.ts';
import { cityAndHouse } from './cityAndHouse.ts';

const worked: readonly LatinAssessmentInput[] = [
  {
    id: 'first-steps', title: 'First steps',
    questions: [
      { id: 'first-steps-1', difficulty: 1, answer: 'option', questionText: 'What does puella mean?', multipleChoiceOptions: ['boy', 'girl', 'slave', 'king'], correctAnswer: 'girl', explanation: 'puella is a girl; a boy is puer.', concept: 'vocabulary' },
      { id: 'first-steps-2', difficulty: 1, answer: 'option', questionText: 'Which word completes the sentence "The farmer sees the road": Agricola ___ videt?', multipleChoiceOptions: ['via', 'viae', 'viam', 'viīs'], correctAnswer: 'viam', explanation: 'The direct object stands in the accusative: viam.', concept: 'accusative' },
      { id: 'first-steps-3', difficulty: 1, answer: 'english', questionText: 'Translate: Servus aquam portat.', correctAnswer: 'The slave carries water.', acceptableAnswers: ['The slave is carrying water.', 'The slave carries the water.', 'The slave is carrying the water.', 'A slave carries water.', 'A slave is carrying water.'], explanation: 'servus is the subject, aquam the object, portat the verb.', concept: 'sentence' },
      { id: 'first-steps-4', difficulty: 1, answer: 'option', questionText: 'Who was Jupiter?', multipleChoiceOptions: ['the god of the sea', 'the first king of Rome', 'the king of the gods', 'a poet'], correctAnswer: 'the king of the gods', explanation: 'Iuppiter ruled gods and men from the sky.', concept: 'culture' },
      { id: 'first-steps-5', difficulty: 2, answer: 'latin', questionText: 'Write the dative plural of rēx.', correctAnswer: 'rēgibus', explanation: 'The stem is rēg-, the ending of the dative plural -ibus.', concept: 'third declension' },
      { id: 'first-steps-6', difficulty: 2, answer: 'option', questionText: 'What does amāverant mean?', multipleChoiceOptions: ['they will love', 'they had loved', 'they were loving', 'they are loved'], correctAnswer: 'they had loved', explanation: '-erant on the perfect stem marks the pluperfect.', concept: 'pluperfect' },
      { id: 'first-steps-7', difficulty: 2, answer: 'option', questionText: 'In "Urbs ā mīlitibus capitur", what is ā mīlitibus?', multipleChoiceOptions: ['the doer of the action', 'the place', 'the object', 'the means'], correctAnswer: 'the doer of the action', explanation: 'With a passive, ā or ab with the ablative names the person who acts.', concept: 'agent' },
      { id: 'first-steps-8', difficulty: 3, answer: 'option', questionText: 'Which sentence means "He says that the king is coming"?', multipleChoiceOptions: ['Dīcit rēgem venīre.', 'Dīcit rēx venīre.', 'Dīcit ut rēx veniat.', 'Dīcit rēgem vēnisse.'], correctAnswer: 'Dīcit rēgem venīre.', explanation: 'A reported statement puts its subject in the accusative and its verb in the infinitive; the present infinitive is for the same time.', concept: 'accusative and infinitive' },
      { id: 'first-steps-9', difficulty: 3, answer: 'english', questionText: 'Translate: urbe captā.', correctAnswer: 'when the city had been captured', acceptableAnswers: ['the city having been captured', 'after the city was captured', 'after the city had been captured', 'with the city captured', 'when the city was captured', 'after the capture of the city', 'after capturing the city', 'having captured the city'], explanation: 'A noun and a participle in the ablative make a clause of their own: the ablative absolute.', concept: 'ablative absolute' },
      { id: 'first-steps-10', difficulty: 3, answer: 'latin', questionText: 'Put the verb into the right form: Herī vēnit ut rēgem ___ (videō).', correctAnswer: 'vidēret', explanation: 'vēnit is perfect, so the purpose clause takes the imperfect subjunctive.', concept: 'sequence of tenses' },
    ],
  },
  {
    id: 'forum-and-field', title: 'Forum and field',
    questions: [
      { id: 'forum-and-field-1', difficulty: 1, answer: 'option', questionText: 'What does ager mean?', multipleChoiceOptions: ['field', 'sick', 'water', 'road'], correctAnswer: 'field', explanation: 'ager, agrī is a field; "sick" is aeger.', concept: 'vocabulary' },
      { id: 'forum-and-field-2', difficulty: 1, answer: 'latin', questionText: 'Write "we are" in one Latin word.', correctAnswer: 'sumus', explanation: 'sum, es, est, sumus, estis, sunt.', concept: 'sum' },
      { id: 'forum-and-field-3', difficulty: 1, answer: 'option', questionText: 'Which of these is a plural?', multipleChoiceOptions: ['dominus', 'dominum', 'servum', 'servōs'], correctAnswer: 'servōs', explanation: '-ōs is the accusative plural of the second declension.', concept: 'number' },
      { id: 'forum-and-field-4', difficulty: 1, answer: 'option', questionText: 'What happened in the forum of a Roman town?', multipleChoiceOptions: ['only prayers', 'markets, courts and politics', 'chariot races', 'the training of soldiers'], correctAnswer: 'markets, courts and politics', explanation: 'The forum was market place, law court and meeting place in one.', concept: 'culture' },
      { id: 'forum-and-field-5', difficulty: 2, answer: 'option', questionText: 'Which case does cum, "with", take?', multipleChoiceOptions: ['accusative', 'genitive', 'dative', 'ablative'], correctAnswer: 'ablative', explanation: 'cum amīcīs, mēcum: always the ablative.', concept: 'prepositions' },
      { id: 'forum-and-field-6', difficulty: 2, answer: 'english', questionText: 'Translate: Puella fortior est quam frāter.', correctAnswer: 'The girl is braver than her brother.', acceptableAnswers: ['The girl is stronger than her brother.', 'The girl is braver than the brother.', 'The girl is stronger than the brother.', 'The girl is more courageous than her brother.'], explanation: 'The comparative in -ior with quam: "braver than".', concept: 'comparison' },
      { id: 'forum-and-field-7', difficulty: 2, answer: 'latin', questionText: 'Put legō into the imperfect, third person plural.', correctAnswer: 'legēbant', explanation: 'Third conjugation: leg-ē-ba-nt.', concept: 'imperfect' },
      { id: 'forum-and-field-8', difficulty: 3, answer: 'option', questionText: 'What does "Timeō nē veniat" mean?', multipleChoiceOptions: ['I am afraid that he is not coming.', 'I am afraid that he is coming.', 'I am not afraid to come.', 'I fear him and do not come.'], correctAnswer: 'I am afraid that he is coming.', explanation: 'After a verb of fearing nē introduces what one does not want to happen.', concept: 'fear clause' },
      { id: 'forum-and-field-9', difficulty: 3, answer: 'option', questionText: 'Which form is a gerundive?', multipleChoiceOptions: ['amātus', 'amātūrus', 'amandus', 'amāns'], correctAnswer: 'amandus', explanation: '-ndus, -nda, -ndum says what is to be done: amandus, to be loved.', concept: 'gerundive' },
      { id: 'forum-and-field-10', difficulty: 3, answer: 'english', questionText: 'Translate: Carthāgō dēlenda est.', correctAnswer: 'Carthage must be destroyed.', acceptableAnswers: ['Carthage is to be destroyed.', 'Carthage has to be destroyed.', 'Carthage should be destroyed.', 'Carthage ought to be destroyed.', 'We must destroy Carthage.'], explanation: 'The gerundive with est says that something must be done.', concept: 'gerundive of obligation' },
    ],
  },
]; // prettier-ignore

const assessments = z.array(LatinAssessment).parse([...worked, ...cityAndHouse, ...campAndCountry]);

/** Every question of every set. */
export const assessmentQuestions = assessments.flatMap(({ questions }) => questions);
