// Dialogues of court, oracle, dragon's cave and wizard's tower. How to write one: content/schema/latinDialogue.ts.
// Every Latin word is in the lexicon, and each answer stands once only in its line.
import type { LatinDialogueInput } from '../../../schema/latinDialogue.ts';

// prettier-ignore
export const courtAndTower: readonly LatinDialogueInput[] = [
  {
    id: 'the-crowned-frog', title: 'The crowned frog', level: 1,
    scenario: 'A girl visits a wizard\'s study and looks into his basin.',
    lines: [
      { speaker: 'Puella', la: 'Rāna tua corōnam habet!', en: 'Your frog has a crown!' },
      { speaker: 'Magus', la: 'Rāna mea rēx est.', en: 'My frog is a king.' },
      { speaker: 'Puella', la: 'Cūr rēx in aquā sedet?', en: 'Why is the king sitting in the water?' },
      { speaker: 'Magus', la: 'Rēx aquam amat.', en: 'The king loves the water.' },
      { speaker: 'Puella', la: 'Et populus? Amatne populus rānam?', en: 'And the people? Do the people love the frog?' },
      { speaker: 'Magus', la: 'Ita. Bonus rēx est et semper tacet.', en: 'Yes. He is a good king and is always silent.' },
    ],
    blanks: [
      { line: 0, answer: 'tua', hints: ['Whose frog is it?', 'It agrees with rāna.'], why: 'tuus, "your", agrees with the thing owned: rāna tua.', concept: 'possessives' },
      { line: 2, answer: 'Cūr', accept: ['Quārē'], hints: ['The girl wants a reason.', 'Three letters, with a long ū.'], why: 'cūr asks "why".', concept: 'question words' },
      { line: 3, answer: 'aquam', hints: ['What does he love?', 'Accusative singular of aqua.'], why: 'What is loved is the direct object: aquam.', concept: 'accusative' },
      { line: 5, answer: 'tacet', accept: ['silet'], hints: ['He never speaks.', 'Present of tacēre, third person.'], why: 'tacēre is "to be silent": taceō, tacēs, tacet.', concept: 'third person' },
    ],
  },
  {
    id: 'the-queen-is-coming', title: 'The queen is coming', level: 2,
    scenario: 'A herald stands on the steps of a temple. A citizen has questions.',
    lines: [
      { speaker: 'Praecō', la: 'Audīte, cīvēs! Rēgīna ad urbem venit!', en: 'Listen, citizens! The queen is coming to the city!' },
      { speaker: 'Cīvis', la: 'Quandō venit?', en: 'When is she coming?' },
      { speaker: 'Praecō', la: 'Hodiē, cum multīs equitibus.', en: 'Today, with many horsemen.' },
      { speaker: 'Cīvis', la: 'Quid ā nōbīs petit?', en: 'What does she ask of us?' },
      { speaker: 'Praecō', la: 'Cibum, vīnum, magnōs clāmōrēs.', en: 'Food, wine and loud shouts.' },
      { speaker: 'Cīvis', la: 'Clāmōrēs habēmus.', en: 'Shouts we have.' },
    ],
    blanks: [
      { line: 0, answer: 'Audīte', accept: ['Auscultāte'], hints: ['A herald begins like this.', 'Plural imperative of audīre.'], why: 'He speaks to all: the plural imperative, audīte.', concept: 'imperative' },
      { line: 1, answer: 'Quandō', hints: ['The answer is "today".', 'It begins like quantus.'], why: 'quandō asks "when".', concept: 'question words' },
      { line: 2, answer: 'equitibus', hints: ['cum takes one case only.', 'Ablative plural of eques.'], why: 'cum, "with", takes the ablative; the third declension has -ibus.', concept: 'prepositions' },
      { line: 4, answer: 'magnōs', hints: ['What kind of shouts?', 'It agrees with clāmōrēs, a masculine.'], why: 'clāmōrēs is masculine, plural, accusative, whatever its ending looks like: magnōs.', concept: 'agreement of adjectives' },
    ],
  },
  {
    id: 'a-letter-for-the-dragon', title: 'A letter for the dragon', level: 3,
    scenario: 'A knight strides into a cave, sword in hand. Something large opens one eye.',
    lines: [
      { speaker: 'Dracō', la: 'Quis in spēluncam meam vēnit?', en: 'Who has come into my cave?' },
      { speaker: 'Eques', la: 'Eques fortis sum. Tē necāre cupiō!', en: 'I am a brave knight. I want to kill you!' },
      { speaker: 'Dracō', la: 'Multī equitēs fortēs hūc vēnērunt.', en: 'Many brave knights have come here.' },
      { speaker: 'Eques', la: 'Et ubi nunc sunt?', en: 'And where are they now?' },
      { speaker: 'Dracō', la: 'In ventre meō. Dulcēs erant.', en: 'In my belly. They were sweet.' },
      { speaker: 'Eques', la: 'Ego vērō epistulam tantum apportāvī.', en: 'I, however, have only brought a letter.' },
    ],
    blanks: [
      { line: 0, answer: 'spēluncam', hints: ['He has come into it.', 'Accusative singular of spēlunca.'], why: 'in with the accusative is "into", with the ablative "in".', concept: 'accusative of direction' },
      { line: 1, answer: 'necāre', accept: ['interficere', 'occīdere'], hints: ['cupiō asks for a verb.', 'Present infinitive of necō.'], why: 'What one wants to do stands in the infinitive.', concept: 'complementary infinitive' },
      { line: 2, answer: 'vēnērunt', accept: ['vēnēre'], hints: ['Many, and before today.', 'Perfect of venīre, third person plural.'], why: 'The perfect of "they" ends in -ērunt: vēnērunt.', concept: 'perfect tense' },
      { line: 4, answer: 'erant', hints: ['They are no longer.', 'Imperfect of esse, third person plural.'], why: 'eram, erās, erat … erant: the past of esse.', concept: 'imperfect of sum' },
    ],
  },
  {
    id: 'the-invisible-pupil', title: 'The invisible pupil', level: 4,
    scenario: 'Late evening in a wizard\'s study. A pupil has just drunk what he was given.',
    lines: [
      { speaker: 'Magus', la: 'Nunc nēmō tē vidēbit, discipule.', en: 'Now nobody will see you, pupil.' },
      { speaker: 'Discipulus', la: 'Vidēsne mē, magister?', en: 'Do you see me, master?' },
      { speaker: 'Magus', la: 'Minimē! Ars mea mīrābilis est.', en: 'Not at all! My art is marvellous.' },
      { speaker: 'Discipulus', la: 'Sed ego tē quoque nōn videō. Lucerna exstīncta est.', en: 'But I do not see you either. The lamp has gone out.' },
      { speaker: 'Magus', la: 'Claude fenestram et aliam lucernam accende!', en: 'Shut the window and light another lamp!' },
      { speaker: 'Discipulus', la: 'Ecce! Nunc omnēs mē vidēre possunt.', en: 'There! Now everybody can see me.' },
    ],
    blanks: [
      { line: 0, answer: 'vidēbit', accept: ['cernet', 'cōnspiciet', 'aspiciet'], hints: ['So the wizard foretells.', 'Future of vidēre, third person.'], why: 'Second conjugation: vidē-bi-t, he will see.', concept: 'future tense' },
      { line: 3, answer: 'exstīncta est', accept: ['restīncta est'], hints: ['The wind did it to the lamp.', 'Perfect passive of exstinguere, feminine.'], why: 'The participle agrees with lucerna: exstīncta est.', concept: 'perfect passive' },
      { line: 4, answer: 'Claude', hints: ['There is a draught.', 'Imperative of claudere.'], why: 'Third-conjugation verbs make the imperative in short -e: claude.', concept: 'imperative' },
      { line: 5, answer: 'possunt', accept: ['queunt'], hints: ['They are able.', 'A compound of sum, third person plural.'], why: 'posse goes like esse with pos- or pot- before it: possunt.', concept: 'infinitive with possum' },
    ],
  },
  {
    id: 'the-bird-that-spoke-latin', title: 'The bird that spoke Latin', level: 5,
    scenario: 'An envoy brings the king a gift under a cloth.',
    lines: [
      { speaker: 'Lēgātus', la: 'Accipe, rēx, avem pulcherrimam, quae loquī potest.', en: 'Receive, king, a most beautiful bird, which can speak.' },
      { speaker: 'Rēx', la: 'Loquere, avis! Quid dē mē sentīs?', en: 'Speak, bird! What do you think of me?' },
      { speaker: 'Avis', la: 'Rēx stultissimus est.', en: 'The king is very foolish.' },
      { speaker: 'Lēgātus', la: 'Ignōsce, domine! Ista verba ā puerīs didicit.', en: 'Forgive it, my lord! It learned those words from boys.' },
      { speaker: 'Rēx', la: 'Haec avis sōla in rēgiā audet vērum dīcere. Apud mē manēbit.', en: 'This bird alone in the palace dares to tell the truth. It shall stay with me.' },
    ],
    blanks: [
      { line: 0, answer: 'pulcherrimam', accept: ['fōrmōsissimam'], hints: ['Adjectives in -er double the r.', 'Superlative of pulcher, agreeing with avem.'], why: 'Adjectives in -er make the superlative in -errimus; avis is feminine.', concept: 'superlative' },
      { line: 1, answer: 'Loquere', hints: ['A deponent: its imperative looks like an infinitive.', 'Imperative singular of loquī.'], why: 'Deponents of the third conjugation make the imperative in -ere: loquere.', concept: 'deponent verbs' },
      { line: 3, answer: 'Ignōsce', accept: ['Parce'], hints: ['A plea for pardon.', 'Imperative of ignōscere.'], why: 'ignōscere, "to forgive", here in the imperative.', concept: 'imperative' },
      { line: 4, answer: 'audet', hints: ['Not everyone at court has the courage.', 'A semideponent verb, third person present.'], why: 'audēre, "to dare", takes an infinitive; only its perfect looks passive.', concept: 'semideponent verbs' },
    ],
  },
  {
    id: 'a-great-kingdom-will-fall', title: 'A great kingdom will fall', level: 6,
    scenario: 'A king asks the prophetess about the war that he means to begin.',
    lines: [
      { speaker: 'Rēx', la: 'Dīc mihi, vātēs: quid accidet, sī bellum hostibus intulerō?', en: 'Tell me, prophetess: what will happen if I make war on the enemy?' },
      { speaker: 'Vātēs', la: 'Sī flūmen trānsieris, magnum rēgnum dēlēbitur.', en: 'If you cross the river, a great kingdom will be destroyed.' },
      { speaker: 'Rēx', la: 'Utrum rēgnum? Meumne an hostium?', en: 'Which of the two kingdoms? Mine or the enemy\'s?' },
      { speaker: 'Vātēs', la: 'Nōmen deus nōn addidit.', en: 'The god did not add a name.' },
      { speaker: 'Rēx', la: 'Domī ergō manēbō et vītēs colam.', en: 'Then I shall stay at home and tend vines.' },
      { speaker: 'Vātēs', la: 'Sapientior es quam pater tuus.', en: 'You are wiser than your father.' },
    ],
    blanks: [
      { line: 1, answer: 'trānsieris', accept: ['trānsībis', 'trānsīveris'], hints: ['It must be done before the kingdom falls.', 'Future perfect of trānsīre, second person.'], why: 'The crossing will be complete before the rest follows: the future perfect.', concept: 'future perfect' },
      { line: 2, answer: 'hostium', accept: ['inimīcōrum'], hints: ['Whose?', 'Genitive plural of hostis, an i-stem.'], why: 'hostis has the genitive plural in -ium.', concept: 'genitive' },
      { line: 4, answer: 'Domī', hints: ['One word, without a preposition.', 'The locative of domus.'], why: 'domus keeps a locative: domī, at home.', concept: 'locative' },
      { line: 5, answer: 'Sapientior', accept: ['Prūdentior'], hints: ['quam follows.', 'Comparative of sapiēns.'], why: 'Comparatives end in -ior: sapientior quam.', concept: 'comparative' },
    ],
  },
  {
    id: 'swords-or-dice', title: 'Swords or dice', level: 8,
    scenario: 'A herald brings a challenge from the neighbouring king. The queen does not put down her cup.',
    lines: [
      { speaker: 'Praecō', la: 'Rēx meus tē ad certāmen prōvocat.', en: 'My king challenges you to a contest.' },
      { speaker: 'Rēgīna', la: 'Interrogā eum quibus armīs pugnāre velit.', en: 'Ask him with what weapons he wishes to fight.' },
      { speaker: 'Praecō', la: 'Gladiō et hastā, ut virum decet.', en: 'With sword and spear, as befits a man.' },
      { speaker: 'Rēgīna', la: 'Ego tālīs lūdere mālim: sanguis vestem foedat.', en: 'I should rather play dice: blood spoils a dress.' },
      { speaker: 'Praecō', la: 'Quid faciēs, sī rēx tē rīserit?', en: 'What will you do if the king laughs at you?' },
      { speaker: 'Rēgīna', la: 'Dīcam eum timēre nē ā fēminā vincātur.', en: 'I shall say that he is afraid of being beaten by a woman.' },
    ],
    blanks: [
      { line: 1, answer: 'velit', accept: ['cupiat'], hints: ['quibus armīs opens an indirect question.', 'Present subjunctive of velle, third person.'], why: 'An indirect question takes the subjunctive: velit.', concept: 'indirect question' },
      { line: 2, answer: 'virum', hints: ['Whom does it befit?', 'decet takes the accusative.'], why: 'decet is impersonal; the person whom it befits is in the accusative.', concept: 'impersonal verbs' },
      { line: 3, answer: 'mālim', hints: ['A polite "I should rather".', 'Present subjunctive of mālle, first person.'], why: 'The potential subjunctive softens a wish: mālim, I should rather.', concept: 'potential subjunctive' },
      { line: 5, answer: 'vincātur', accept: ['superētur'], hints: ['He fears to suffer it.', 'Present subjunctive passive of vincere.'], why: 'timēre nē with the subjunctive; it is he who is beaten, so passive.', concept: 'fear clause' },
    ],
  },
  {
    id: 'the-ghost-in-the-library', title: 'The ghost in the library', level: 9,
    scenario: 'At midnight a clerk looks for a scroll in an abandoned house. A pale shape clears its throat.',
    lines: [
      { speaker: 'Umbra', la: 'Quid mediā nocte in bibliothēcā meā quaeris?', en: 'What are you looking for in my library at midnight?' },
      { speaker: 'Scrība', la: 'Ignōsce: putābam hanc domum vacuam esse.', en: 'Forgive me: I thought that this house was empty.' },
      { speaker: 'Umbra', la: 'Iam trecentōs annōs hīc maneō, ut librum meum perficiam.', en: 'For three hundred years I have been staying here to finish my book.' },
      { speaker: 'Scrība', la: 'Quid obstat quōminus eum perficiās?', en: 'What prevents you from finishing it?' },
      { speaker: 'Umbra', la: 'Manūs nōn habeō quibus stilum teneam.', en: 'I have no hands with which to hold a pen.' },
      { speaker: 'Scrība', la: 'Dictā, quaesō: ego manūs habeō, sed nihil quod nārrem.', en: 'Dictate, please: I have hands, but nothing to tell.' },
    ],
    blanks: [
      { line: 1, answer: 'vacuam', hints: ['It agrees with hanc domum.', 'Accusative feminine of vacuus.'], why: 'domus is feminine, and the subject of the infinitive is accusative: so is what is said of it.', concept: 'accusative and infinitive' },
      { line: 3, answer: 'quōminus', accept: ['nē', 'quīn'], hints: ['Verbs of hindering bring their own conjunction.', 'quō and minus, in one word.'], why: 'After obstāre what is prevented follows with quōminus and the subjunctive.', concept: 'clauses of hindering' },
      { line: 4, answer: 'teneam', hints: ['Hands to hold it with.', 'Present subjunctive of tenēre, first person.'], why: 'A relative clause of purpose takes the subjunctive: quibus teneam, "with which to hold".', concept: 'relative clause of purpose' },
      { line: 5, answer: 'nārrem', accept: ['dīcam'], hints: ['Nothing of the kind that he could tell.', 'Present subjunctive of nārrāre, first person.'], why: 'nihil est quod, nihil habeō quod: a relative clause of characteristic takes the subjunctive.', concept: 'relative clause of characteristic' },
    ],
  },
  {
    id: 'the-dying-kings-question', title: 'The dying king\'s question', level: 10,
    scenario: 'The king is dead. The queen receives the prince whom she sent away last spring.',
    lines: [
      { speaker: 'Rēgīna', la: 'Rēx moriēns quaesīvit cui rēgnum trāderem.', en: 'The dying king asked to whom I was handing over the kingdom.' },
      { speaker: 'Prīnceps', la: 'Quid eī respondistī?', en: 'What did you answer him?' },
      { speaker: 'Rēgīna', la: 'Nōn esse dubium quīn frāter fīliō praeferendus esset.', en: 'That there was no doubt that his brother was to be preferred to his son.' },
      { speaker: 'Prīnceps', la: 'Utinam mē cōnsuluissēs! Frāter eius ignāvissimus est.', en: 'If only you had consulted me! His brother is a great coward.' },
      { speaker: 'Rēgīna', la: 'Tē cōnsulere voluī, sed procul aberās.', en: 'I wanted to consult you, but you were far away.' },
      { speaker: 'Prīnceps', la: 'Aberam quia mē abīre iusserās.', en: 'I was away because you had ordered me to leave.' },
    ],
    blanks: [
      { line: 0, answer: 'trāderem', accept: ['dēferrem', 'darem'], hints: ['A question within a sentence, asked in the past.', 'Imperfect subjunctive of trādere, first person.'], why: 'An indirect question after a past verb: the imperfect subjunctive.', concept: 'indirect question' },
      { line: 2, answer: 'quīn', hints: ['It follows a doubt that is denied.', 'One syllable, with a long vowel; made of quī and nē.'], why: 'nōn est dubium quīn, "there is no doubt that", takes the subjunctive.', concept: 'quīn clauses' },
      { line: 3, answer: 'cōnsuluissēs', accept: ['interrogāvissēs', 'interrogāssēs', 'rogāvissēs'], hints: ['A wish that comes too late.', 'Pluperfect subjunctive of cōnsulere, second person.'], why: 'utinam with the pluperfect subjunctive: a wish about the past.', concept: 'wishes' },
      { line: 5, answer: 'iusserās', hints: ['The order came before he was away.', 'Pluperfect of iubēre, second person.'], why: 'quia gives a fact in the indicative; what came earlier still is pluperfect.', concept: 'pluperfect' },
    ],
  },
  {
    id: 'the-dragon-in-the-city', title: 'The dragon in the city', level: 10,
    scenario: 'A wizard has had a letter from the council. A friend reads it over his shoulder.',
    lines: [
      { speaker: 'Magus', la: 'Concilium negat mihi licēre dracōnem in urbe alere.', en: 'The council says that I am not allowed to keep a dragon in the city.' },
      { speaker: 'Amīcus', la: 'Tribus domibus incēnsīs, num tē laudārent?', en: 'With three houses burnt, were they likely to praise you?' },
      { speaker: 'Magus', la: 'Sī mihi pāruissent, dracō nunc sub terrā dormīret.', en: 'If they had obeyed me, the dragon would now be asleep underground.' },
      { speaker: 'Amīcus', la: 'Suādeō ut veniam petās priusquam ex urbe ēiciāris.', en: 'I advise you to ask for pardon before you are thrown out of the city.' },
      { speaker: 'Magus', la: 'Etiamsī mihi ignōverint, quis dracōnī persuādēbit ut abeat?', en: 'Even if they forgive me, who will persuade the dragon to go away?' },
      { speaker: 'Amīcus', la: 'Eadem rēs quae tē hīc retinet: cēna.', en: 'The same thing that keeps you here: dinner.' },
    ],
    blanks: [
      { line: 1, answer: 'incēnsīs', accept: ['exustīs', 'cremātīs'], hints: ['It agrees with domibus.', 'Perfect participle of incendere, ablative plural.'], why: 'An ablative absolute: "three houses having been burnt".', concept: 'ablative absolute' },
      { line: 2, answer: 'dormīret', hints: ['But it is not asleep now.', 'Imperfect subjunctive of dormīre.'], why: 'The condition is past (pluperfect), its outcome would be present (imperfect).', concept: 'mixed condition' },
      { line: 3, answer: 'ēiciāris', accept: ['ēiciāre', 'expellāris', 'pellāris'], hints: ['He should forestall it.', 'Present subjunctive passive of ēicere, second person.'], why: 'priusquam with the subjunctive, of something to be forestalled; he would suffer it, so passive.', concept: 'priusquam with the subjunctive' },
      { line: 4, answer: 'dracōnī', hints: ['persuādēre does not take the accusative.', 'Dative singular of dracō.'], why: 'persuādēre takes the dative of the person and ut of the thing.', concept: 'dative with verbs' },
    ],
  },
  {
    id: 'two-verses-remain', title: 'Two verses remain', level: 10,
    scenario: 'A poet reads from a very long poem in praise of his patron, who is very old.',
    lines: [
      { speaker: 'Poēta', la: 'Ecce carmen, patrōne, quō nōmen tuum aeternum fīat.', en: 'Here is a poem, patron, by which your name is to become eternal.' },
      { speaker: 'Patrōnus', la: 'Vereor ut quisquam mīlle versūs legat.', en: 'I am afraid that nobody will read a thousand verses.' },
      { speaker: 'Poēta', la: 'Nihil tam longum est quīn brevius fierī possit.', en: 'Nothing is so long that it cannot become shorter.' },
      { speaker: 'Patrōnus', la: 'Dēlē igitur versūs quibus aetātem meam commemorās.', en: 'Delete the verses, then, in which you mention my age.' },
      { speaker: 'Poēta', la: 'Quibus dēlētīs duo tantum versūs restant.', en: 'With those deleted, only two verses remain.' },
      { speaker: 'Patrōnus', la: 'Id dēmum est carmen quod omnēs memoriā teneant!', en: 'That at last is a poem for everyone to keep in memory!' },
    ],
    blanks: [
      { line: 1, answer: 'ut', hints: ['He fears that it will not happen; nē would mean the opposite.', 'Two letters, the usual sign of a purpose.'], why: 'After verbs of fearing ut means "that not".', concept: 'fear clause' },
      { line: 2, answer: 'possit', accept: ['queat'], hints: ['quīn takes one mood only.', 'Present subjunctive of posse.'], why: 'nihil tam … quīn: a result after a negative, in the subjunctive.', concept: 'quīn clauses' },
      { line: 4, answer: 'dēlētīs', hints: ['It agrees with quibus.', 'Perfect participle of dēlēre, ablative plural.'], why: 'A relative may open an ablative absolute: quibus dēlētīs, "when these had been deleted".', concept: 'ablative absolute' },
      { line: 5, answer: 'teneant', hints: ['The kind of poem that everyone would keep.', 'Present subjunctive of tenēre, third person plural.'], why: 'A relative clause that says of what kind a thing is takes the subjunctive.', concept: 'relative clause of characteristic' },
    ],
  },
];
