// Dialogues of school, baths, theatre, court of law, senate and guild. How to write one: content/schema/latinDialogue.ts.
// Every Latin word is in the lexicon, and each answer stands once only in its line.
import type { LatinDialogueInput } from '../../../schema/latinDialogue.ts';

// prettier-ignore
export const townAndStage: readonly LatinDialogueInput[] = [
  {
    id: 'the-first-lesson', title: 'The first lesson', level: 1,
    scenario: 'Morning in a school under a portico. The master greets his class.',
    lines: [
      { speaker: 'Magister', la: 'Salvēte, discipulī!', en: 'Hello, pupils!' },
      { speaker: 'Puer', la: 'Salvē, magister!', en: 'Hello, master!' },
      { speaker: 'Magister', la: 'Aperīte librōs et legite!', en: 'Open your books and read!' },
      { speaker: 'Puer', la: 'Litterae parvae sunt, magister.', en: 'The letters are small, master.' },
      { speaker: 'Magister', la: 'Litterae parvae, puer, sed magna verba.', en: 'Small letters, boy, but big words.' },
    ],
    blanks: [
      { line: 0, answer: 'Salvēte', accept: ['Avēte'], hints: ['He greets more than one.', 'The plural of salvē.'], why: 'salvē greets one person, salvēte several.', concept: 'greetings' },
      { line: 1, answer: 'magister', hints: ['Whom does the boy greet?', 'Words in -er call as they are named.'], why: 'Only words in -us have a vocative of their own; magister stays magister.', concept: 'vocative' },
      { line: 2, answer: 'legite', hints: ['What does one do with an open book?', 'Plural imperative of legere.'], why: 'He speaks to the whole class, so the imperative ends in -ite.', concept: 'imperative' },
      { line: 3, answer: 'parvae', hints: ['What is wrong with the letters?', 'Feminine plural of parvus.'], why: 'The adjective agrees with litterae: feminine, plural, nominative.', concept: 'agreement of adjectives' },
    ],
  },
  {
    id: 'the-cold-pool', title: 'The cold pool', level: 2,
    scenario: 'Two friends go to the baths. One of them tries the water.',
    lines: [
      { speaker: 'Mārcus', la: 'Venīsne mēcum ad thermās?', en: 'Are you coming to the baths with me?' },
      { speaker: 'Brūtus', la: 'Veniō. Quis vestīmenta nostra custōdit?', en: 'I am coming. Who is guarding our clothes?' },
      { speaker: 'Mārcus', la: 'Servus meus, vir fīdus.', en: 'My slave, a trusty man.' },
      { speaker: 'Brūtus', la: 'Heu! Haec aqua frīgida est!', en: 'Ow! This water is cold!' },
      { speaker: 'Mārcus', la: 'In alterā piscīnā aqua calida est.', en: 'In the other pool the water is warm.' },
      { speaker: 'Brūtus', la: 'Cūr ergō hīc stāmus?', en: 'Why then are we standing here?' },
    ],
    blanks: [
      { line: 0, answer: 'mēcum', hints: ['"With me", in one word.', 'cum is hung on the pronoun.'], why: 'cum follows a personal pronoun and is written with it: mēcum.', concept: 'pronouns with cum' },
      { line: 1, answer: 'Quis', hints: ['It asks for a person.', 'The answer is "my slave".'], why: 'quis asks "who"; quid asks "what".', concept: 'question words' },
      { line: 4, answer: 'calida', accept: ['tepida'], hints: ['The opposite of frīgida.', 'It agrees with aqua.'], why: 'calida agrees with aqua: feminine, singular, nominative.', concept: 'agreement of adjectives' },
      { line: 5, answer: 'stāmus', hints: ['Both of them shiver.', 'Present of stāre, first person plural.'], why: 'The ending -mus means "we": stāmus.', concept: 'first person plural' },
    ],
  },
  {
    id: 'behind-a-tall-man', title: 'Behind a tall man', level: 3,
    scenario: 'In the theatre. The play has begun, and somebody tall has a seat in front.',
    lines: [
      { speaker: 'Spectātor', la: 'Amīce, propter caput tuum nihil videō!', en: 'Friend, because of your head I can see nothing!' },
      { speaker: 'Vir', la: 'Ego quoque nihil vidēbam. Nunc in sellā stō.', en: 'I could see nothing either. Now I am standing on a chair.' },
      { speaker: 'Spectātor', la: 'Dēscende statim! Nēmō fābulam spectat.', en: 'Get down at once! Nobody is watching the play.' },
      { speaker: 'Vir', la: 'Quid ergō omnēs spectant?', en: 'What then is everyone watching?' },
      { speaker: 'Spectātor', la: 'Tē, amīce. Tū hodiē fābula es.', en: 'You, friend. Today you are the play.' },
    ],
    blanks: [
      { line: 0, answer: 'propter', accept: ['ob'], hints: ['A preposition of cause, with the accusative.', 'It begins like prope.'], why: 'propter with the accusative gives the cause: "because of".', concept: 'prepositions' },
      { line: 1, answer: 'vidēbam', hints: ['It went on for some time.', 'Imperfect of vidēre, first person.'], why: 'The imperfect tells what was so until he climbed on the chair.', concept: 'imperfect tense' },
      { line: 2, answer: 'Nēmō', hints: ['Not a single person.', 'ne- and homō, run together.'], why: 'nēmō is "nobody", and itself holds the negation.', concept: 'negative pronouns' },
      { line: 4, answer: 'Tē', hints: ['It answers "What is everyone watching?"', 'Accusative of tū.'], why: 'The answer stands in the case of the question: quid is the object, so tē is too.', concept: 'accusative of pronouns' },
    ],
  },
  {
    id: 'the-doctors-fee', title: 'The doctor\'s fee', level: 4,
    scenario: 'A man with a great belly has sent for the doctor.',
    lines: [
      { speaker: 'Aeger', la: 'Medice, trēs noctēs nōn dormīvī.', en: 'Doctor, for three nights I have not slept.' },
      { speaker: 'Medicus', la: 'Mōnstrā mihi linguam. Quid cēnāvistī?', en: 'Show me your tongue. What did you have for dinner?' },
      { speaker: 'Aeger', la: 'Decem ōva, quīnque piscēs, ūnum porcum parvum.', en: 'Ten eggs, five fish, and one small pig.' },
      { speaker: 'Medicus', la: 'Causam morbī invēnī. Hodiē aquam tantum bibēs.', en: 'I have found the cause of the illness. Today you will drink only water.' },
      { speaker: 'Aeger', la: 'Et quantum pecūniae tibi dēbeō?', en: 'And how much money do I owe you?' },
      { speaker: 'Medicus', la: 'Pretium ūnīus porcī.', en: 'The price of one pig.' },
    ],
    blanks: [
      { line: 0, answer: 'noctēs', hints: ['For how long?', 'Accusative plural of nox.'], why: 'How long something lasts stands in the accusative: trēs noctēs.', concept: 'accusative of duration' },
      { line: 3, answer: 'morbī', hints: ['The cause of what?', 'Genitive singular of morbus.'], why: '"Of the illness" is a genitive: morbī.', concept: 'genitive' },
      { line: 3, answer: 'bibēs', accept: ['pōtābis'], hints: ['The doctor says what will happen.', 'Future of bibere, second person: -ēs.'], why: 'The third conjugation makes its future with ē: bibēs, you will drink.', concept: 'future tense' },
      { line: 4, answer: 'pecūniae', hints: ['How much of what?', 'Genitive singular of pecūnia.'], why: 'quantum as a noun takes the genitive of the whole: quantum pecūniae.', concept: 'partitive genitive' },
    ],
  },
  {
    id: 'the-candidate', title: 'The candidate', level: 5,
    scenario: 'A candidate for the consulship, in a very white toga, shakes every hand in the forum.',
    lines: [
      { speaker: 'Candidātus', la: 'Salvē, cīvis! Cōnsulātum petō.', en: 'Hello, citizen! I am standing for the consulship.' },
      { speaker: 'Cīvis', la: 'Quid faciēs, sī cōnsul eris?', en: 'What will you do if you are consul?' },
      { speaker: 'Candidātus', la: 'Pontem aedificābō, et viae ab omnibus laudābuntur.', en: 'I shall build a bridge, and the roads will be praised by everyone.' },
      { speaker: 'Cīvis', la: 'Idem prōmīsit is quem nūper creāvimus.', en: 'The man whom we elected recently promised the same.' },
      { speaker: 'Candidātus', la: 'Sed ille mentiēbātur; ego vērum dīcō.', en: 'But he was lying; I am telling the truth.' },
      { speaker: 'Cīvis', la: 'Hoc quoque ille dīxit.', en: 'He said that too.' },
    ],
    blanks: [
      { line: 1, answer: 'eris', accept: ['fueris'], hints: ['He is not consul yet.', 'Future of esse, second person.'], why: 'Where English says "if you are", Latin keeps to the future: sī eris.', concept: 'future in conditions' },
      { line: 2, answer: 'laudābuntur', hints: ['Everyone will do it to the roads.', 'Future passive of laudāre, third person plural.'], why: 'The roads are praised, so the verb is passive; -buntur is its future.', concept: 'future passive' },
      { line: 3, answer: 'quem', hints: ['We elected him.', 'Accusative singular masculine of quī.'], why: 'The relative takes its gender from is, its case from its own clause, where it is the object.', concept: 'relative pronoun' },
      { line: 4, answer: 'mentiēbātur', hints: ['A deponent verb: passive to look at, active in sense.', 'Imperfect of mentīrī, third person.'], why: 'mentīrī has only passive forms: mentiēbātur, he was lying.', concept: 'deponent verbs' },
    ],
  },
  {
    id: 'the-cock-in-the-pot', title: 'The cock in the pot', level: 5,
    scenario: 'The sun is high when the last pupil comes to school.',
    lines: [
      { speaker: 'Magister', la: 'Cūr tam sērō venīs, puer?', en: 'Why do you come so late, boy?' },
      { speaker: 'Puer', la: 'Sōl ante mē ortus est, magister.', en: 'The sun rose before me, master.' },
      { speaker: 'Magister', la: 'Nōnne tē pater excitāre solet?', en: 'Doesn\'t your father usually wake you?' },
      { speaker: 'Puer', la: 'Patrem gallus excitat, sed gallum herī cēnāvimus.', en: 'The cock wakes my father, but yesterday we had the cock for dinner.' },
      { speaker: 'Magister', la: 'Sedē et scrībe centiēs: "Ante sōlem surgam."', en: 'Sit down and write a hundred times: "I shall get up before the sun."' },
    ],
    blanks: [
      { line: 1, answer: 'ortus est', hints: ['What the sun does each morning; a deponent.', 'Perfect of orīrī, masculine.'], why: 'Deponents make their perfect with the participle and sum; sōl is masculine: ortus est.', concept: 'deponent verbs' },
      { line: 2, answer: 'Nōnne', hints: ['The master expects a "yes".', 'nōn with a tail.'], why: 'nōnne opens a question that expects the answer "yes".', concept: 'question words' },
      { line: 3, answer: 'gallus', hints: ['It crows.', 'Nominative: it does the waking.'], why: 'patrem is the object, so the cock is the subject, wherever it stands.', concept: 'subject and object' },
      { line: 4, answer: 'surgam', hints: ['A promise for tomorrow.', 'Future of surgere, first person.'], why: 'In the third conjugation "I shall" ends in -am: surgam.', concept: 'future tense' },
    ],
  },
  {
    id: 'the-guild-of-smiths', title: 'The guild of smiths', level: 6,
    scenario: 'A young man knocks at the hall of the smiths and asks to be taken on.',
    lines: [
      { speaker: 'Magister', la: 'Quō cōnsiliō ad fabrōs vēnistī?', en: 'With what purpose have you come to the smiths?' },
      { speaker: 'Iuvenis', la: 'Ut artem discam et gladiōs faciam.', en: 'To learn the craft and to make swords.' },
      { speaker: 'Magister', la: 'Hīc septem annōs labōrābis: tam difficilis ars est.', en: 'Here you will work for seven years: so hard is the craft.' },
      { speaker: 'Iuvenis', la: 'Avus meus tam diū labōrāvit ut manūs eius dūrae essent.', en: 'My grandfather worked so long that his hands were hard.' },
      { speaker: 'Magister', la: 'Nōvī avum tuum: mē puerum docuit. Intrā!', en: 'I know your grandfather: he taught me when I was a boy. Come in!' },
    ],
    blanks: [
      { line: 1, answer: 'discam', hints: ['Why has he come?', 'Present subjunctive of discere, first person.'], why: 'ut with the subjunctive tells a purpose: ut discam.', concept: 'purpose clause' },
      { line: 2, answer: 'annōs', hints: ['For how long?', 'Accusative plural of annus.'], why: 'The length of time is in the accusative: septem annōs.', concept: 'accusative of duration' },
      { line: 3, answer: 'essent', accept: ['fierent'], hints: ['tam announces a result.', 'Imperfect subjunctive of esse, third person plural.'], why: 'tam … ut with the subjunctive tells a result; after a perfect it is the imperfect.', concept: 'result clause' },
      { line: 4, answer: 'docuit', accept: ['ērudiit', 'ērudīvit'], hints: ['Grandfather was his teacher.', 'Perfect of docēre.'], why: 'doceō, docēre, docuī: the perfect ends in -uī.', concept: 'perfect stems' },
    ],
  },
  {
    id: 'a-thief-at-the-baths', title: 'A thief at the baths', level: 7,
    scenario: 'A man comes out of the hot bath and finds his bench empty.',
    lines: [
      { speaker: 'Dominus', la: 'Ubi sunt vestīmenta quae tibi custōdienda dedī?', en: 'Where are the clothes that I gave you to guard?' },
      { speaker: 'Servus', la: 'Ā fūre rapta sunt, domine, dum cum amīcō loquor.', en: 'They were snatched by a thief, master, while I was talking with a friend.' },
      { speaker: 'Dominus', la: 'Et amīcus tuus? Nōnne fūrem vīdit?', en: 'And your friend? Didn\'t he see the thief?' },
      { speaker: 'Servus', la: 'Amīcus eōdem tempore abiit.', en: 'My friend went away at the same time.' },
      { speaker: 'Dominus', la: 'Ō stulte! Amīcus tuus fūr ipse erat!', en: 'You fool! Your friend was the thief himself!' },
      { speaker: 'Servus', la: 'Nunc intellegō cūr nōmen suum dīcere nōluerit.', en: 'Now I understand why he did not want to tell me his name.' },
    ],
    blanks: [
      { line: 0, answer: 'custōdienda', accept: ['servanda'], hints: ['They were to be guarded.', 'Gerundive of custōdīre, neuter plural.'], why: 'dare with a gerundive: to give something to be guarded; it agrees with quae.', concept: 'gerundive with dare' },
      { line: 1, answer: 'loquor', accept: ['colloquor'], hints: ['dum, "while", keeps the present.', 'A deponent, first person.'], why: 'dum meaning "while" takes the present even of the past: dum loquor.', concept: 'dum with the present' },
      { line: 3, answer: 'eōdem tempore', hints: ['When did he leave?', 'Ablative of idem tempus.'], why: 'The time when is in the ablative: eōdem tempore, at the same time.', concept: 'ablative of time' },
      { line: 5, answer: 'nōluerit', hints: ['cūr opens a question within a sentence.', 'Perfect subjunctive of nōlle, third person.'], why: 'An indirect question takes the subjunctive; after a present, the perfect is for the past.', concept: 'indirect question' },
    ],
  },
  {
    id: 'the-fish-in-the-fold', title: 'The fish in the fold', level: 7,
    scenario: 'A court of law. The accused smells faintly of the kitchen.',
    lines: [
      { speaker: 'Iūdex', la: 'Negāsne tē piscem cēpisse?', en: 'Do you deny that you took the fish?' },
      { speaker: 'Reus', la: 'Negō, iūdex. Piscis ipse in sinum meum cecidit.', en: 'I do, your honour. The fish itself fell into the fold of my toga.' },
      { speaker: 'Testis', la: 'Ego vīdī eum manum ad mēnsam extendere.', en: 'I saw him stretch out his hand to the table.' },
      { speaker: 'Reus', la: 'Manum extendī nē piscis in terram caderet.', en: 'I stretched out my hand so that the fish should not fall to the ground.' },
      { speaker: 'Iūdex', la: 'Tantā dīligentiā ūsus es ut piscis etiam tōtus cōnsūmptus sit.', en: 'You showed such care that the fish has even been eaten up whole.' },
    ],
    blanks: [
      { line: 0, answer: 'cēpisse', accept: ['rapuisse', 'abstulisse'], hints: ['It happened before the trial.', 'Perfect infinitive of capere.'], why: 'After negō the statement is an infinitive; the perfect one is for what came before.', concept: 'perfect infinitive' },
      { line: 2, answer: 'eum', accept: ['hunc', 'illum'], hints: ['The witness points at the accused.', 'Accusative singular of is.'], why: 'The subject of an infinitive stands in the accusative: eum extendere.', concept: 'accusative and infinitive' },
      { line: 3, answer: 'caderet', accept: ['dēcideret', 'concideret'], hints: ['A purpose, and a negative one.', 'Imperfect subjunctive of cadere.'], why: 'nē with the subjunctive: "so that not"; after the perfect extendī it is the imperfect.', concept: 'purpose clause' },
      { line: 4, answer: 'dīligentiā', accept: ['cūrā'], hints: ['ūtor does not take the accusative.', 'Ablative singular of dīligentia.'], why: 'ūtor takes the ablative: tantā dīligentiā ūsus es.', concept: 'ablative with ūtor' },
    ],
  },
  {
    id: 'war-or-peace', title: 'War or peace', level: 8,
    scenario: 'The senate debates an offer of peace. An old senator has risen.',
    lines: [
      { speaker: 'Senātor', la: 'Cēnseō pācem hostibus nōn esse dandam.', en: 'My opinion is that peace should not be given to the enemy.' },
      { speaker: 'Cōnsul', la: 'Sī bellum gerēmus, quis nōbīs frūmentum vēndet?', en: 'If we wage war, who will sell us grain?' },
      { speaker: 'Senātor', la: 'Quī bellum timet, lībertāte indignus est.', en: 'He who fears war is unworthy of freedom.' },
      { speaker: 'Cōnsul', la: 'Utinam tū in aciē stetissēs, cum fīliī nostrī cecidērunt!', en: 'If only you had stood in the line of battle when our sons fell!' },
      { speaker: 'Senātor', la: 'Tum graviter aeger eram.', en: 'At that time I was gravely ill.' },
      { speaker: 'Cōnsul', la: 'In bellō aeger es, in pāce ferōx.', en: 'In war you are ill, in peace fierce.' },
    ],
    blanks: [
      { line: 0, answer: 'dandam', hints: ['It ought not to be done.', 'Gerundive of dare; pācem is feminine.'], why: 'The gerundive with esse says what ought to be done, and agrees with pācem.', concept: 'gerundive of obligation' },
      { line: 1, answer: 'vēndet', hints: ['Both halves look ahead.', 'Future of vēndere, third person singular.'], why: 'A real condition of the future has the future in both halves: gerēmus … vēndet.', concept: 'future in conditions' },
      { line: 2, answer: 'lībertāte', hints: ['indignus asks for one case.', 'Ablative singular of lībertās.'], why: 'dignus and indignus take the ablative of what one deserves or not.', concept: 'ablative with indignus' },
      { line: 3, answer: 'stetissēs', hints: ['A wish about the past, too late.', 'Pluperfect subjunctive of stāre, second person.'], why: 'utinam with the pluperfect subjunctive wishes that the past had been otherwise.', concept: 'wishes' },
    ],
  },
  {
    id: 'the-king-has-gone', title: 'The king has gone', level: 8,
    scenario: 'Behind the stage, just before the play. The actor who was to be king cannot be found.',
    lines: [
      { speaker: 'Poēta', la: 'Ubi est ille quī rēgem āctūrus est?', en: 'Where is the man who is going to play the king?' },
      { speaker: 'Scrība', la: 'Abiit īrātus, postquam rogāvit quandō mercēs solverētur.', en: 'He went off angry, after asking when the wages were being paid.' },
      { speaker: 'Poēta', la: 'Quid faciāmus? Populus iam sedet.', en: 'What are we to do? The people are already seated.' },
      { speaker: 'Scrība', la: 'Tū omnia verba scrīpsistī: tibi rēx agendus est.', en: 'You wrote all the words: you must play the king.' },
      { speaker: 'Poēta', la: 'At rēx in hāc fābulā ab omnibus verberātur!', en: 'But in this play the king is beaten by everyone!' },
      { speaker: 'Scrība', la: 'Id populus vidēre mālet quam versūs audīre.', en: 'The people will prefer seeing that to hearing verses.' },
    ],
    blanks: [
      { line: 0, answer: 'āctūrus', hints: ['He was about to do it.', 'Future participle of agere, masculine.'], why: 'The future participle with est means "is going to": āctūrus est.', concept: 'future participle' },
      { line: 1, answer: 'solverētur', accept: ['penderētur'], hints: ['A question within a sentence, asked in the past.', 'Imperfect subjunctive passive of solvere.'], why: 'An indirect question after a past verb takes the imperfect subjunctive; wages are paid, so passive.', concept: 'indirect question' },
      { line: 2, answer: 'faciāmus', accept: ['agāmus'], hints: ['He is at a loss: "what are we to …?"', 'Present subjunctive of facere, first person plural.'], why: 'A question to oneself about what to do takes the subjunctive.', concept: 'deliberative subjunctive' },
      { line: 3, answer: 'tibi', hints: ['Who has to do it?', 'With the gerundive the doer is in the dative.'], why: 'The person on whom the duty lies is in the dative: tibi agendus est.', concept: 'dative of the doer' },
    ],
  },
  {
    id: 'the-philosophers-answer', title: 'The philosopher\'s answer', level: 9,
    scenario: 'A young man has walked three days to put one question to a philosopher.',
    lines: [
      { speaker: 'Iuvenis', la: 'Quōmodo beātus fīam, philosophe?', en: 'How am I to become happy, philosopher?' },
      { speaker: 'Philosophus', la: 'Dēsine optāre ea quae aliī habent.', en: 'Stop wishing for what others have.' },
      { speaker: 'Iuvenis', la: 'Nisi aliquid optārem, nōn ad tē vēnissem.', en: 'If I did not wish for something, I should not have come to you.' },
      { speaker: 'Philosophus', la: 'Bene respondēs. Sed sapientia nōn tam optanda quam exercenda est.', en: 'A good answer. But wisdom is not so much to be wished for as to be practised.' },
      { speaker: 'Iuvenis', la: 'Quid interest inter haec duo?', en: 'What is the difference between these two?' },
      { speaker: 'Philosophus', la: 'Quī optat, sedet; quī exercet, dum loquimur, iam abiit.', en: 'He who wishes, sits; he who practises has gone already, while we talk.' },
    ],
    blanks: [
      { line: 0, answer: 'fīam', hints: ['"How am I to …?"', 'Present subjunctive of fierī.'], why: 'He asks what he is to do: a deliberative subjunctive of fierī, to become.', concept: 'deliberative subjunctive' },
      { line: 1, answer: 'Dēsine', accept: ['Dēsiste'], hints: ['He is to leave off.', 'Imperative of dēsinere.'], why: 'dēsinere with an infinitive: to stop doing something.', concept: 'complementary infinitive' },
      { line: 2, answer: 'vēnissem', hints: ['He did come, some time ago.', 'Pluperfect subjunctive of venīre, first person.'], why: 'The wish is unreal now (imperfect), the coming unreal in the past (pluperfect).', concept: 'contrary-to-fact condition' },
      { line: 3, answer: 'exercenda', hints: ['It stands beside optanda.', 'Gerundive of exercēre, feminine.'], why: 'The gerundive with est says what ought to be done; sapientia is feminine.', concept: 'gerundive of obligation' },
    ],
  },
];
