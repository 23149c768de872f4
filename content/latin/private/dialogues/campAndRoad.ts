// Dialogues of camp, wall, ship and road. How to write one: content/schema/latinDialogue.ts.
// Every Latin word is in the lexicon, and each answer stands once only in its line.
import type { LatinDialogueInput } from '../../../schema/latinDialogue.ts';

// prettier-ignore
export const campAndRoad: readonly LatinDialogueInput[] = [
  {
    id: 'who-goes-there', title: 'Who goes there?', level: 1,
    scenario: 'Night. A sentry at the gate of the camp hears footsteps, and chewing.',
    lines: [
      { speaker: 'Vigil', la: 'Quis es?', en: 'Who are you?' },
      { speaker: 'Mīles', la: 'Mīles Rōmānus sum.', en: 'I am a Roman soldier.' },
      { speaker: 'Vigil', la: 'Quid in manū tenēs?', en: 'What are you holding in your hand?' },
      { speaker: 'Mīles', la: 'Pānem teneō. Cēna mea est.', en: 'I am holding bread. It is my dinner.' },
      { speaker: 'Vigil', la: 'Dā mihi partem, et amīcī sumus.', en: 'Give me a share, and we are friends.' },
    ],
    blanks: [
      { line: 1, answer: 'sum', hints: ['The soldier speaks of himself.', 'First person singular of esse.'], why: 'sum, es, est: "I am" is sum.', concept: 'sum' },
      { line: 3, answer: 'Pānem', hints: ['It is baked.', 'Accusative singular of pānis.'], why: 'What he holds is the direct object: pānem.', concept: 'accusative' },
      { line: 4, answer: 'amīcī', hints: ['There will be two of them.', 'Nominative plural of amīcus.'], why: 'After "we are" the noun stands in the nominative, and here in the plural.', concept: 'nominative plural' },
    ],
  },
  {
    id: 'a-mountain-with-a-tail', title: 'A mountain with a tail', level: 2,
    scenario: 'A ship in unknown waters. The sailor at the mast looks into the mist.',
    lines: [
      { speaker: 'Nauta', la: 'Terram videō! Mōns altus est.', en: 'I see land! It is a high mountain.' },
      { speaker: 'Gubernātor', la: 'Ubi est? Ego nūbēs tantum videō.', en: 'Where is it? I see only clouds.' },
      { speaker: 'Nauta', la: 'Ad dextram. Sed mōns nunc ambulat!', en: 'On the right. But now the mountain is walking!' },
      { speaker: 'Gubernātor', la: 'Montēs nōn ambulant, stulte.', en: 'Mountains do not walk, you fool.' },
      { speaker: 'Nauta', la: 'Hic mōns longam caudam habet.', en: 'This mountain has a long tail.' },
      { speaker: 'Gubernātor', la: 'Vertite nāvem, nautae!', en: 'Turn the ship, sailors!' },
    ],
    blanks: [
      { line: 0, answer: 'Terram', hints: ['What every sailor hopes to see.', 'Accusative singular of terra.'], why: 'What he sees is the direct object: terram.', concept: 'accusative' },
      { line: 3, answer: 'ambulant', hints: ['Many mountains, none of them on foot.', 'Present of ambulāre, third person plural.'], why: 'montēs is plural, so the verb ends in -nt.', concept: 'agreement of the verb' },
      { line: 4, answer: 'longam', hints: ['What sort of tail?', 'It agrees with caudam.'], why: 'The adjective takes gender, number and case from its noun: longam caudam.', concept: 'agreement of adjectives' },
      { line: 5, answer: 'nautae', hints: ['He calls the whole crew.', 'Vocative plural of nauta.'], why: 'In the plural one calls people as one names them: nautae.', concept: 'vocative' },
    ],
  },
  {
    id: 'the-beast-under-the-bridge', title: 'The beast under the bridge', level: 3,
    scenario: 'A merchant drives his cart over a lonely bridge. A voice comes from below.',
    lines: [
      { speaker: 'Bēlua', la: 'Quis per pontem meum ambulat?', en: 'Who is walking across my bridge?' },
      { speaker: 'Mercātor', la: 'Mercātor pauper, quī nihil habet.', en: 'A poor merchant, who has nothing.' },
      { speaker: 'Bēlua', la: 'Quid in carrō tuō est?', en: 'What is in your cart?' },
      { speaker: 'Mercātor', la: 'Cāseus vetus, quem nēmō emit.', en: 'Old cheese, which nobody buys.' },
      { speaker: 'Bēlua', la: 'Dā mihi cāseum, et trānsībis.', en: 'Give me the cheese, and you will cross.' },
      { speaker: 'Mercātor', la: 'Grātiās agō! Crās cum multō cāseō veniam.', en: 'Thank you! Tomorrow I shall come with much cheese.' },
    ],
    blanks: [
      { line: 0, answer: 'pontem', hints: ['What one crosses.', 'per takes the accusative.'], why: 'per, "across, through", takes the accusative: per pontem.', concept: 'prepositions' },
      { line: 1, answer: 'quī', hints: ['It joins the merchant to what is said of him.', 'Nominative singular masculine of the relative.'], why: 'The relative is the subject of habet, so it is nominative: quī.', concept: 'relative pronoun' },
      { line: 3, answer: 'quem', hints: ['Nobody buys it: it is the object.', 'Accusative singular masculine of the relative.'], why: 'cāseus is masculine, and in its clause it is the object: quem.', concept: 'relative pronoun' },
      { line: 5, answer: 'veniam', accept: ['adveniam'], hints: ['Tomorrow.', 'Future of venīre, first person.'], why: 'The fourth conjugation makes "I shall" in -iam: veniam.', concept: 'future tense' },
    ],
  },
  {
    id: 'the-lost-helmet', title: 'The lost helmet', level: 4,
    scenario: 'Morning parade. One recruit is bareheaded.',
    lines: [
      { speaker: 'Centuriō', la: 'Ubi est galea tua, tīrō?', en: 'Where is your helmet, recruit?' },
      { speaker: 'Tīrō', la: 'In flūmine, centuriō. Dum aquam hauriō, dē capite cecidit.', en: 'In the river, centurion. While I was drawing water it fell off my head.' },
      { speaker: 'Centuriō', la: 'Quibus armīs hostēs terrēbis?', en: 'With what weapons will you frighten the enemy?' },
      { speaker: 'Tīrō', la: 'Gladiō meō, et magnā vōce clāmābō.', en: 'With my sword, and I shall shout in a loud voice.' },
      { speaker: 'Centuriō', la: 'Vōce nōn vincuntur hostēs. Redī ad flūmen et quaere galeam!', en: 'Enemies are not defeated by a voice. Go back to the river and look for the helmet!' },
    ],
    blanks: [
      { line: 1, answer: 'cecidit', accept: ['dēcidit', 'lāpsa est'], hints: ['It went down without being asked.', 'Perfect of cadere, with the first letters doubled.'], why: 'cadō, cadere, cecidī: the perfect repeats the first sound.', concept: 'perfect stems' },
      { line: 2, answer: 'terrēbis', accept: ['perterrēbis'], hints: ['It is still to come.', 'Future of terrēre, second person.'], why: 'Second-conjugation futures have -bi-: terrēbis.', concept: 'future tense' },
      { line: 3, answer: 'Gladiō', accept: ['Ēnse'], hints: ['The tool stands in the ablative, without cum.', 'Ablative singular of gladius.'], why: 'That by means of which one acts is in the bare ablative.', concept: 'ablative of means' },
      { line: 4, answer: 'vincuntur', accept: ['superantur'], hints: ['The enemies do not do it, they suffer it.', 'Present passive of vincere, third person plural.'], why: 'hostēs is the subject and suffers the action: vincuntur.', concept: 'present passive' },
    ],
  },
  {
    id: 'trumpets-from-the-hill', title: 'Trumpets from the hill', level: 6,
    scenario: 'The tenth night of a siege. Two defenders look out from the wall.',
    lines: [
      { speaker: 'Vigil', la: 'Plūrēs ignēs quam herī videō.', en: 'I see more fires than yesterday.' },
      { speaker: 'Mīles', la: 'Iam decem diēs obsidēmur, et cibus nōs dēficit.', en: 'We have been under siege for ten days now, and food is failing us.' },
      { speaker: 'Vigil', la: 'Rēx dīxit auxilium crās ventūrum esse.', en: 'The king said that help would come tomorrow.' },
      { speaker: 'Mīles', la: 'Idem cotīdiē dīcit.', en: 'He says the same every day.' },
      { speaker: 'Vigil', la: 'Audī! Tubārum sonus ā colle venit. Amīcī adsunt!', en: 'Listen! The sound of trumpets is coming from the hill. Our friends are here!' },
      { speaker: 'Mīles', la: 'Excitēmus rēgem: semel vērum dīxit.', en: 'Let us wake the king: for once he spoke the truth.' },
    ],
    blanks: [
      { line: 0, answer: 'Plūrēs', hints: ['quam follows.', 'Comparative of multī, accusative.'], why: 'multī, plūrēs, plūrimī: the comparative of "many" is irregular.', concept: 'comparative' },
      { line: 1, answer: 'obsidēmur', hints: ['It began ten days ago and still goes on; they suffer it.', 'Present passive of obsidēre, first person plural.'], why: 'For what still goes on Latin uses the present with iam: iam decem diēs obsidēmur.', concept: 'present passive' },
      { line: 2, answer: 'ventūrum esse', accept: ['adventūrum esse', 'ventūrum'], hints: ['Help was still to come when the king spoke.', 'Future infinitive of venīre; auxilium is neuter.'], why: 'The future infinitive is for what comes later than the saying.', concept: 'future infinitive' },
      { line: 5, answer: 'Excitēmus', accept: ['Suscitēmus'], hints: ['"Let us …"', 'Present subjunctive of excitāre, first person plural.'], why: 'First-conjugation verbs change their -ā- to -ē- in the subjunctive: excitēmus.', concept: 'hortatory subjunctive' },
    ],
  },
  {
    id: 'a-bull-for-neptune', title: 'A bull for Neptune', level: 6,
    scenario: 'The sky turns black over a small ship. The helmsman gives orders; a sailor bargains with the gods.',
    lines: [
      { speaker: 'Gubernātor', la: 'Tempestās oritur. Vēla contrahenda sunt!', en: 'A storm is rising. The sails must be taken in!' },
      { speaker: 'Nauta', la: 'Manūs frīgent: fūnem tenēre nōn possum.', en: 'My hands are cold: I cannot hold the rope.' },
      { speaker: 'Gubernātor', la: 'Nisi fūnem tenēbis, omnēs perībimus.', en: 'Unless you hold the rope, we shall all perish.' },
      { speaker: 'Nauta', la: 'Neptūne, sī servābor, taurum tibi immolābō!', en: 'Neptune, if I am saved, I will sacrifice a bull to you!' },
      { speaker: 'Gubernātor', la: 'Nōlī deō taurum prōmittere: nūllum taurum habēs!', en: 'Do not promise the god a bull: you have no bull!' },
      { speaker: 'Nauta', la: 'Tacē! Deus hoc nescit.', en: 'Be quiet! The god does not know that.' },
    ],
    blanks: [
      { line: 0, answer: 'contrahenda', accept: ['subdūcenda'], hints: ['They have to be taken in.', 'Gerundive of contrahere, neuter plural.'], why: 'The gerundive with sunt says what must be done; vēla is neuter plural.', concept: 'gerundive of obligation' },
      { line: 2, answer: 'perībimus', accept: ['interībimus', 'moriēmur'], hints: ['A bad future for the whole crew.', 'Future of perīre, a compound of īre.'], why: 'īre and its compounds make their future in -ībō: perībimus.', concept: 'future tense' },
      { line: 3, answer: 'servābor', hints: ['He hopes that somebody will do it to him.', 'Future passive of servāre, first person.'], why: 'English says "if I am saved", Latin looks ahead: sī servābor.', concept: 'future passive' },
      { line: 4, answer: 'prōmittere', accept: ['pollicērī'], hints: ['nōlī asks for one form.', 'A compound of mittere, in the present infinitive.'], why: 'nōlī with an infinitive forbids: "do not promise".', concept: 'prohibition' },
    ],
  },
  {
    id: 'the-scouts-report', title: 'The scout\'s report', level: 7,
    scenario: 'Evening. A scout comes back, wet to the knees, and is brought before the general.',
    lines: [
      { speaker: 'Dux', la: 'Quid hostēs agunt, explōrātor?', en: 'What are the enemy doing, scout?' },
      { speaker: 'Explōrātor', la: 'Flūmen trānsīre cōnantur, sed pōns ruptus est.', en: 'They are trying to cross the river, but the bridge is broken.' },
      { speaker: 'Dux', la: 'Scīsne quot sint?', en: 'Do you know how many they are?' },
      { speaker: 'Explōrātor', la: 'Nesciō: procul mānsī nē ab eīs vidērer.', en: 'I do not know: I stayed far off so as not to be seen by them.' },
      { speaker: 'Dux', la: 'Num in castrīs dormiunt?', en: 'Surely they are not asleep in the camp?' },
      { speaker: 'Explōrātor', la: 'Minimē. Cēnā parātā omnēs cantābant.', en: 'Not at all. With dinner prepared, they were all singing.' },
      { speaker: 'Dux', la: 'Hāc nocte, hostibus dormientibus, flūmen ipsī trānsībimus.', en: 'Tonight, while the enemy sleep, we shall cross the river ourselves.' },
    ],
    blanks: [
      { line: 2, answer: 'sint', hints: ['A question within a question.', 'Present subjunctive of esse, third person plural.'], why: 'quot opens an indirect question after scīsne, so the verb is subjunctive: sint.', concept: 'indirect question' },
      { line: 3, answer: 'vidērer', accept: ['cōnspicerer', 'cernerer', 'aspicerer'], hints: ['He feared to be the one who was seen.', 'Imperfect subjunctive passive of vidēre, first person.'], why: 'A negative purpose after a perfect: nē with the imperfect subjunctive, here passive.', concept: 'purpose clause' },
      { line: 5, answer: 'parātā', hints: ['It agrees with cēnā.', 'Perfect participle of parāre, ablative feminine.'], why: 'Noun and participle in the ablative make a clause of their own: "dinner having been prepared".', concept: 'ablative absolute' },
      { line: 6, answer: 'dormientibus', hints: ['It goes on at the same time.', 'Present participle of dormīre, ablative plural.'], why: 'The present participle in an ablative absolute says "while they sleep".', concept: 'ablative absolute' },
    ],
  },
  {
    id: 'the-terms-of-peace', title: 'The terms of peace', level: 8,
    scenario: 'An envoy of the besiegers stands before the queen of the city.',
    lines: [
      { speaker: 'Lēgātus', la: 'Dux noster imperat ut arma trādātis.', en: 'Our general orders you to hand over your weapons.' },
      { speaker: 'Rēgīna', la: 'Nūntiā eī nōs arma numquam trāditūrōs esse.', en: 'Report to him that we shall never hand over our weapons.' },
      { speaker: 'Lēgātus', la: 'Accipite pācem priusquam moenia capiantur.', en: 'Accept peace before the walls are taken.' },
      { speaker: 'Rēgīna', la: 'Quibus condiciōnibus pāx datur?', en: 'On what terms is peace given?' },
      { speaker: 'Lēgātus', la: 'Ut obsidēs dētis et tribūtum solvātis.', en: 'That you give hostages and pay tribute.' },
      { speaker: 'Rēgīna', la: 'Mālō hīc perīre quam tyrannō servīre.', en: 'I would rather perish here than be a slave to a tyrant.' },
    ],
    blanks: [
      { line: 0, answer: 'trādātis', accept: ['dēdātis'], hints: ['imperāre brings ut with it.', 'Present subjunctive of trādere, second person plural.'], why: 'imperāre ut takes the subjunctive: what you are ordered to do.', concept: 'indirect command' },
      { line: 1, answer: 'trāditūrōs', accept: ['dēditūrōs'], hints: ['It is a matter of what they will do; nōs are many.', 'Future participle of trādere, accusative plural.'], why: 'The future infinitive is participle and esse; the participle agrees with nōs.', concept: 'future infinitive' },
      { line: 2, answer: 'capiantur', accept: ['expugnentur', 'occupentur'], hints: ['priusquam, of something that one wants to forestall.', 'Present subjunctive passive of capere, plural.'], why: 'priusquam takes the subjunctive when the thing is to be forestalled.', concept: 'priusquam with the subjunctive' },
      { line: 5, answer: 'tyrannō', hints: ['servīre does not take the accusative.', 'Dative singular of tyrannus.'], why: 'servīre, "to be a slave", takes the dative.', concept: 'dative with verbs' },
    ],
  },
  {
    id: 'the-trusted-prisoner', title: 'The trusted prisoner', level: 9,
    scenario: 'The battle is won, but the enemy has got away. The general wants to know why.',
    lines: [
      { speaker: 'Dux', la: 'Cum hostēs fugerent, cūr eōs nōn secūtī estis?', en: 'When the enemy were fleeing, why did you not pursue them?' },
      { speaker: 'Tribūnus', la: 'Timēbāmus nē īnsidiae in silvā essent.', en: 'We were afraid that there was an ambush in the forest.' },
      { speaker: 'Dux', la: 'Quis vōbīs hoc dīxerat?', en: 'Who had told you this?' },
      { speaker: 'Tribūnus', la: 'Captīvus quīdam, quī omnia sē scīre dīcēbat.', en: 'A certain prisoner, who said that he knew everything.' },
      { speaker: 'Dux', la: 'Num captīvō crēdidistis?', en: 'Surely you did not believe a prisoner?' },
      { speaker: 'Tribūnus', la: 'Pudet nōs, imperātor, tam stultōs fuisse.', en: 'We are ashamed, general, to have been so foolish.' },
      { speaker: 'Dux', la: 'Plūra vōs pudor docēbit quam victōria.', en: 'Shame will teach you more than victory.' },
    ],
    blanks: [
      { line: 0, answer: 'fugerent', accept: ['effugerent', 'profugerent'], hints: ['cum, "when", in a story of the past.', 'Imperfect subjunctive of fugere, third person plural.'], why: 'cum that tells the circumstances takes the subjunctive; of the same time, the imperfect.', concept: 'cum with the subjunctive' },
      { line: 1, answer: 'essent', accept: ['forent', 'latērent'], hints: ['After a fear of the past.', 'Imperfect subjunctive of esse, third person plural.'], why: 'timēre nē takes the subjunctive, after an imperfect the imperfect.', concept: 'fear clause' },
      { line: 4, answer: 'captīvō', hints: ['crēdere does not take the accusative of persons.', 'Dative singular of captīvus.'], why: 'The person whom one believes is in the dative.', concept: 'dative with verbs' },
      { line: 5, answer: 'nōs', hints: ['pudet is impersonal: who feels the shame?', 'Accusative of the first person plural.'], why: 'With pudet the person who is ashamed stands in the accusative.', concept: 'impersonal verbs' },
    ],
  },
  {
    id: 'he-who-opened-the-gate', title: 'He who opened the gate', level: 10,
    scenario: 'The city has fallen. A guard of the gate faces the man who let the enemy in.',
    lines: [
      { speaker: 'Custōs', la: 'Quō animō hostibus portam aperuistī?', en: 'With what intention did you open the gate to the enemy?' },
      { speaker: 'Prōditor', la: 'Nisi portam aperuissem, omnēs famē periissēmus.', en: 'If I had not opened the gate, we should all have died of hunger.' },
      { speaker: 'Custōs', la: 'At rēgem ōrāre poterās ut pācem faceret.', en: 'But you could have begged the king to make peace.' },
      { speaker: 'Prōditor', la: 'Tantum āfuit ut mē audīret, ut in carcerem mē conicī iubēret.', en: 'He was so far from listening to me that he ordered me to be thrown into prison.' },
      { speaker: 'Custōs', la: 'Ecce quid effēceris: domūs ārdent, līberī flent.', en: 'See what you have brought about: houses are burning, children are weeping.' },
      { speaker: 'Prōditor', la: 'Vīvunt tamen, quī flent.', en: 'Yet those who weep are alive.' },
    ],
    blanks: [
      { line: 1, answer: 'aperuissem', accept: ['patefēcissem'], hints: ['But he did open it.', 'Pluperfect subjunctive of aperīre, first person.'], why: 'A condition contrary to the past takes the pluperfect subjunctive in both halves.', concept: 'contrary-to-fact condition' },
      { line: 2, answer: 'faceret', hints: ['What was the king to be begged to do?', 'Imperfect subjunctive of facere, third person.'], why: 'ōrāre ut takes the subjunctive; after poterās it is the imperfect.', concept: 'indirect command' },
      { line: 3, answer: 'iubēret', hints: ['The second ut brings the result.', 'Imperfect subjunctive of iubēre.'], why: 'tantum abest ut … ut: "so far from … that", with two subjunctives.', concept: 'result clause' },
      { line: 4, answer: 'effēceris', accept: ['fēceris'], hints: ['A question depends on ecce.', 'Perfect subjunctive of efficere, second person.'], why: 'quid opens an indirect question; the deed is done, so the perfect subjunctive.', concept: 'indirect question' },
    ],
  },
];
