// Dialogues of house, kitchen, market and farm. How to write one: content/schema/latinDialogue.ts.
// Every Latin word is in the lexicon, and each answer stands once only in its line.
import type { LatinDialogueInput } from '../../../schema/latinDialogue.ts';

// prettier-ignore
export const hearthAndMarket: readonly LatinDialogueInput[] = [
  {
    id: 'apples-for-sale', title: 'Apples for sale', level: 1,
    scenario: 'A girl stops in front of a fruit stall in the market.',
    lines: [
      { speaker: 'Mercātor', la: 'Salvē, puella! Quid cupis?', en: 'Hello, girl! What do you want?' },
      { speaker: 'Puella', la: 'Mālum rubrum cupiō.', en: 'I want a red apple.' },
      { speaker: 'Mercātor', la: 'Ecce mālum. Magnum et bonum est.', en: 'Here is an apple. It is big and good.' },
      { speaker: 'Puella', la: 'Pecūniam nōn habeō.', en: 'I have no money.' },
      { speaker: 'Mercātor', la: 'Sed magnōs oculōs habēs. Cape mālum!', en: 'But you have big eyes. Take the apple!' },
    ],
    blanks: [
      { line: 0, answer: 'Quid', hints: ['It asks for a thing.', '"Who" would be quis.'], why: 'quid asks "what"; quis asks "who".', concept: 'question words' },
      { line: 3, answer: 'habeō', hints: ['The girl speaks of herself.', 'First person singular of habēre.'], why: 'The ending -ō marks "I": habeō, I have.', concept: 'first person' },
      { line: 4, answer: 'Cape', accept: ['Accipe', 'Sūme'], hints: ['He tells her to do it.', 'The imperative of capere.'], why: 'capere makes its singular imperative with a short -e: cape.', concept: 'imperative' },
    ],
  },
  {
    id: 'the-sleeping-dog', title: 'The sleeping dog', level: 1,
    scenario: 'A farmer and his daughter wonder what has become of the dog, and of the sheep that it guards.',
    lines: [
      { speaker: 'Pater', la: 'Ubi est canis noster?', en: 'Where is our dog?' },
      { speaker: 'Fīlia', la: 'Sub arbore dormit.', en: 'He is sleeping under the tree.' },
      { speaker: 'Pater', la: 'Et ubi sunt ovēs?', en: 'And where are the sheep?' },
      { speaker: 'Fīlia', la: 'Ovēs in agrō nōn sunt.', en: 'The sheep are not in the field.' },
      { speaker: 'Pater', la: 'Ecce! Ovēs in hortō nostrō cēnant!', en: 'Look! The sheep are dining in our garden!' },
    ],
    blanks: [
      { line: 1, answer: 'dormit', hints: ['What does the dog do all day?', 'Third person singular of dormīre.'], why: 'dormīre is of the fourth conjugation: dormiō, dormīs, dormit.', concept: 'third person' },
      { line: 2, answer: 'sunt', hints: ['There is more than one sheep.', 'The plural of est.'], why: 'ovēs is plural, so the verb is sunt.', concept: 'agreement of the verb' },
      { line: 4, answer: 'hortō', hints: ['Beans grow there, for the moment.', 'Ablative singular of hortus.'], why: 'in with the ablative says where: in hortō.', concept: 'ablative of place' },
    ],
  },
  {
    id: 'the-missing-cheese', title: 'The missing cheese', level: 2,
    scenario: 'The cook finds the table bare and looks hard at the kitchen maid.',
    lines: [
      { speaker: 'Coquus', la: 'Ubi est cāseus meus? Mēnsa vacua est!', en: 'Where is my cheese? The table is empty!' },
      { speaker: 'Ancilla', la: 'Nesciō. Fortasse mūs in culīnā est.', en: 'I do not know. Perhaps there is a mouse in the kitchen.' },
      { speaker: 'Coquus', la: 'Cūr ergō tam plēnum est ōs tuum?', en: 'Why then is your mouth so full?' },
      { speaker: 'Ancilla', la: 'Semper aliquid edō, quod bonus coquus es.', en: 'I am always eating something, because you are a good cook.' },
      { speaker: 'Coquus', la: 'Pulchra verba! Nunc aquam portā et tacē.', en: 'Fine words! Now carry water and be quiet.' },
    ],
    blanks: [
      { line: 1, answer: 'culīnā', hints: ['The room where cooks work.', 'Ablative singular of culīna.'], why: 'The mouse is in the kitchen, not on its way there: in with the ablative.', concept: 'ablative of place' },
      { line: 2, answer: 'Cūr', accept: ['Quārē'], hints: ['The cook asks for a reason.', 'One syllable, with a long ū.'], why: 'cūr asks "why"; quod answers "because".', concept: 'question words' },
      { line: 3, answer: 'quod', accept: ['quia', 'quoniam'], hints: ['She gives a reason.', 'The same word can mean "which".'], why: 'quod with the indicative gives the speaker\'s own reason: "because".', concept: 'conjunctions' },
      { line: 4, answer: 'tacē', accept: ['silē'], hints: ['He has heard enough.', 'The imperative of tacēre.'], why: 'A verb of the second conjugation makes its imperative in -ē: tacē.', concept: 'imperative' },
    ],
  },
  {
    id: 'the-new-toga', title: 'The new toga', level: 2,
    scenario: 'A mother gives her son his first toga. He would rather climb trees.',
    lines: [
      { speaker: 'Māter', la: 'Venī hūc, fīlī! Ecce toga tua.', en: 'Come here, my son! Here is your toga.' },
      { speaker: 'Fīlius', la: 'Toga longa et gravis est, māter.', en: 'The toga is long and heavy, mother.' },
      { speaker: 'Māter', la: 'Sed pulchra est. Iam vir es, nōn puer.', en: 'But it is beautiful. You are now a man, not a boy.' },
      { speaker: 'Fīlius', la: 'Num virī semper togās gerunt?', en: 'Men do not always wear togas, do they?' },
      { speaker: 'Māter', la: 'Avus tuus togam amat et numquam currit.', en: 'Your grandfather loves his toga and never runs.' },
    ],
    blanks: [
      { line: 0, answer: 'fīlī', hints: ['She calls him.', 'Not fīlie: the vocative of words in -ius is shorter.'], why: 'fīlius has the vocative fīlī.', concept: 'vocative' },
      { line: 3, answer: 'Num', hints: ['He hopes to hear "no".', 'Three letters; nōnne would hope for "yes".'], why: 'num opens a question that expects the answer "no".', concept: 'question words' },
      { line: 4, answer: 'togam', hints: ['What does he love?', 'Accusative singular of toga.'], why: 'What he loves is the direct object: togam.', concept: 'accusative' },
    ],
  },
  {
    id: 'the-price-of-a-donkey', title: 'The price of a donkey', level: 3,
    scenario: 'A farmer haggles over a donkey that has seen better days.',
    lines: [
      { speaker: 'Mercātor', la: 'Hunc asinum centum nummīs vēndō.', en: 'I am selling this donkey for a hundred coins.' },
      { speaker: 'Agricola', la: 'Sed asinus vetus et piger est.', en: 'But the donkey is old and lazy.' },
      { speaker: 'Mercātor', la: 'Piger? Herī multa saxa in urbem portāvit.', en: 'Lazy? Yesterday he carried many stones into the city.' },
      { speaker: 'Agricola', la: 'Ergō hodiē fessus est. Dabō tibi quadrāgintā nummōs.', en: 'Then he is tired today. I shall give you forty coins.' },
      { speaker: 'Mercātor', la: 'Dā mihi sexāgintā, et asinus tuus est.', en: 'Give me sixty, and the donkey is yours.' },
    ],
    blanks: [
      { line: 0, answer: 'nummīs', hints: ['The price stands in a case of its own.', 'Ablative plural of nummus.'], why: 'The price for which one buys or sells is in the ablative: centum nummīs.', concept: 'ablative of price' },
      { line: 2, answer: 'portāvit', accept: ['vēxit', 'tulit', 'apportāvit'], hints: ['It happened yesterday.', 'Perfect of portāre, third person.'], why: 'A finished act of yesterday stands in the perfect: portāvit, he carried.', concept: 'perfect tense' },
      { line: 3, answer: 'Dabō', hints: ['He promises.', 'Future of dare, first person.'], why: 'First-conjugation futures end in -bō; in dare the a is short: dabō.', concept: 'future tense' },
      { line: 4, answer: 'mihi', hints: ['To whom?', 'Dative of ego.'], why: 'The person to whom one gives is in the dative: dā mihi.', concept: 'dative' },
    ],
  },
  {
    id: 'grandmothers-medicine', title: 'Grandmother\'s medicine', level: 3,
    scenario: 'A boy comes in from the fields with a sore head. His grandmother knows what to do.',
    lines: [
      { speaker: 'Nepōs', la: 'Avia, caput mihi dolet.', en: 'Grandmother, my head hurts.' },
      { speaker: 'Avia', la: 'Quid herī fēcistī?', en: 'What did you do yesterday?' },
      { speaker: 'Nepōs', la: 'Tōtum diem sub sōle lūsī.', en: 'I played in the sun the whole day.' },
      { speaker: 'Avia', la: 'Et sine aquā, ut semper!', en: 'And without water, as always!' },
      { speaker: 'Nepōs', la: 'Medicusne vocandus est?', en: 'Does the doctor have to be called?' },
      { speaker: 'Avia', la: 'Optimus medicus est somnus. Bibe aquam et dormī!', en: 'The best doctor is sleep. Drink some water and sleep!' },
    ],
    blanks: [
      { line: 1, answer: 'fēcistī', accept: ['ēgistī'], hints: ['She asks about yesterday.', 'Perfect of facere, second person singular.'], why: '-istī is the ending of "you" in the perfect: fēcistī.', concept: 'perfect tense' },
      { line: 2, answer: 'Tōtum diem', hints: ['For how long?', 'Two words in the accusative singular.'], why: 'How long something lasts stands in the accusative: tōtum diem.', concept: 'accusative of duration' },
      { line: 3, answer: 'aquā', hints: ['sine takes one case only.', 'Ablative singular of aqua.'], why: 'sine, "without", takes the ablative.', concept: 'prepositions' },
      { line: 5, answer: 'Optimus', hints: ['None is better.', 'Superlative of bonus.'], why: 'bonus, melior, optimus: the degrees come from three stems.', concept: 'superlative' },
    ],
  },
  {
    id: 'the-wolf-in-the-fold', title: 'The wolf in the fold', level: 4,
    scenario: 'In the morning a shepherd has to confess to his master.',
    lines: [
      { speaker: 'Pāstor', la: 'Domine, lupus nocte vēnit et duās ovēs rapuit.', en: 'Master, a wolf came in the night and carried off two sheep.' },
      { speaker: 'Dominus', la: 'Cūr eum nōn audīvistī?', en: 'Why did you not hear it?' },
      { speaker: 'Pāstor', la: 'Dormiēbam, et canis quoque dormītum ierat.', en: 'I was asleep, and the dog too had gone to sleep.' },
      { speaker: 'Dominus', la: 'Quid faciēs, sī lupus iterum veniet?', en: 'What will you do if the wolf comes again?' },
      { speaker: 'Pāstor', la: 'Hāc nocte cum frātribus vigilābō.', en: 'Tonight I shall keep watch with my brothers.' },
      { speaker: 'Dominus', la: 'Canem quoque tēcum habē, sed excitā eum!', en: 'Keep the dog with you too, but wake him up!' },
    ],
    blanks: [
      { line: 0, answer: 'nocte', accept: ['noctū'], hints: ['When did it come?', 'Ablative singular of nox, without a preposition.'], why: 'The time when something happens is in the ablative: nocte.', concept: 'ablative of time' },
      { line: 2, answer: 'Dormiēbam', hints: ['It was going on when the wolf came.', 'Imperfect of dormīre, first person.'], why: 'The imperfect tells what was going on: dormiēbam, I was asleep.', concept: 'imperfect tense' },
      { line: 4, answer: 'vigilābō', hints: ['He promises to stay awake.', 'Future of vigilāre, first person.'], why: 'The future of the first conjugation: vigilā-bō.', concept: 'future tense' },
      { line: 5, answer: 'tēcum', hints: ['"With you", in one word.', 'The preposition is stuck to the end of the pronoun.'], why: 'With personal pronouns cum goes behind: mēcum, tēcum.', concept: 'pronouns with cum' },
    ],
  },
  {
    id: 'ten-fish', title: 'Ten fish', level: 4,
    scenario: 'The lady of the house prepares a dinner; her slave has news, some of it good.',
    lines: [
      { speaker: 'Domina', la: 'Quot hospitēs hodiē ad cēnam veniunt?', en: 'How many guests are coming to dinner today?' },
      { speaker: 'Servus', la: 'Novem, domina, et omnēs piscēs amant.', en: 'Nine, my lady, and they all love fish.' },
      { speaker: 'Domina', la: 'Habēmusne satis piscium?', en: 'Have we enough fish?' },
      { speaker: 'Servus', la: 'Coquus in forō decem piscēs ēmit.', en: 'The cook bought ten fish in the market.' },
      { speaker: 'Domina', la: 'Bene! Vīnum prōfer et canem ex culīnā pelle.', en: 'Good! Bring out the wine and drive the dog out of the kitchen.' },
      { speaker: 'Servus', la: 'Sērō, domina: iam novem piscēs habēmus.', en: 'Too late, my lady: now we have nine fish.' },
    ],
    blanks: [
      { line: 0, answer: 'Quot', hints: ['The answer will be a number.', 'It is never declined.'], why: 'quot asks "how many" and does not change its form.', concept: 'question words' },
      { line: 2, answer: 'piscium', hints: ['Enough of what?', 'Genitive plural of piscis, an i-stem.'], why: 'satis takes the genitive of the whole: satis piscium.', concept: 'partitive genitive' },
      { line: 3, answer: 'ēmit', hints: ['The cook paid for them.', 'Perfect of emere: the first vowel grows long.'], why: 'emō has the perfect ēmī: the long vowel marks the past.', concept: 'perfect tense' },
      { line: 4, answer: 'culīnā', hints: ['ex takes one case only.', 'Ablative singular of culīna.'], why: 'ex, "out of", takes the ablative.', concept: 'prepositions' },
    ],
  },
  {
    id: 'the-broken-urn', title: 'The broken urn', level: 5,
    scenario: 'A mother stands over the pieces of her favourite urn. Julia and Marcus stand by.',
    lines: [
      { speaker: 'Māter', la: 'Quis hanc urnam frēgit?', en: 'Who broke this urn?' },
      { speaker: 'Iūlia', la: 'Mārcus, dum pilā lūdit.', en: 'Marcus, while he was playing ball.' },
      { speaker: 'Mārcus', la: 'Falsum est! Pila ab Iūliā iacta est.', en: 'That is false! The ball was thrown by Julia.' },
      { speaker: 'Māter', la: 'Dīcite mihi: uter vestrum lūdere coepit?', en: 'Tell me: which of you two began to play?' },
      { speaker: 'Iūlia', la: 'Uterque, māter: ego iēcī, ille nōn cēpit.', en: 'Both of us, mother: I threw, he did not catch.' },
      { speaker: 'Māter', la: 'Uterque igitur sine mālīs cēnābit.', en: 'Then both will dine without apples.' },
    ],
    blanks: [
      { line: 0, answer: 'frēgit', hints: ['The urn lies in pieces.', 'Perfect of frangere.'], why: 'frangō, frangere, frēgī, frāctum: the perfect loses the n.', concept: 'perfect stems' },
      { line: 1, answer: 'lūdit', hints: ['After dum, "while", Latin keeps one tense even of the past.', 'Present of lūdere, third person.'], why: 'dum meaning "while" takes the present, even in a story about the past.', concept: 'dum with the present' },
      { line: 2, answer: 'iacta est', accept: ['coniecta est'], hints: ['The ball did not throw itself.', 'Perfect passive of iacere, feminine.'], why: 'The perfect passive is participle and sum; iacta agrees with pila.', concept: 'perfect passive' },
      { line: 3, answer: 'uter', hints: ['She asks about two people.', '"Which of two": it begins with u.'], why: 'uter asks "which of two"; quis would ask about any number.', concept: 'question words' },
    ],
  },
  {
    id: 'the-boundary-stone', title: 'The boundary stone', level: 6,
    scenario: 'Two farmers meet at the edge of a field that has grown since last year.',
    lines: [
      { speaker: 'Agricola', la: 'Audiō tē agrum meum arāre!', en: 'I hear that you are ploughing my field!' },
      { speaker: 'Vīcīnus', la: 'Hunc agrum pater meus mihi relīquit.', en: 'My father left this field to me.' },
      { speaker: 'Agricola', la: 'Sed lapis, quī fīnem ostendit, mōtus est.', en: 'But the stone that shows the boundary has been moved.' },
      { speaker: 'Vīcīnus', la: 'Negō mē lapidem tetigisse: bōs eum mōvit.', en: 'I deny that I touched the stone: the ox moved it.' },
      { speaker: 'Agricola', la: 'Mīror bovem tuum tam sapientem esse.', en: 'I am surprised that your ox is so wise.' },
      { speaker: 'Vīcīnus', la: 'Crās igitur arbitrum quaerāmus!', en: 'Then let us look for an arbiter tomorrow!' },
    ],
    blanks: [
      { line: 0, answer: 'arāre', hints: ['He hears of something that is going on now.', 'Present infinitive: the subject tē is accusative.'], why: 'After "I hear that" the verb becomes an infinitive; the present one is for the same time.', concept: 'accusative and infinitive' },
      { line: 2, answer: 'mōtus est', hints: ['Someone did it to the stone.', 'Perfect passive of movēre; lapis is masculine.'], why: 'lapis is the subject and suffers the action: mōtus est.', concept: 'perfect passive' },
      { line: 3, answer: 'tetigisse', accept: ['attigisse'], hints: ['It would have happened before he speaks.', 'Perfect infinitive of tangere.'], why: 'The perfect infinitive is for what came earlier: "that I touched".', concept: 'perfect infinitive' },
      { line: 5, answer: 'quaerāmus', hints: ['"Let us …"', 'Present subjunctive of quaerere, first person plural.'], why: 'The subjunctive in the first person plural invites: quaerāmus, let us look for.', concept: 'hortatory subjunctive' },
    ],
  },
  {
    id: 'the-third-cup', title: 'The third cup', level: 7,
    scenario: 'A traveller in a roadside tavern has views on the wine.',
    lines: [
      { speaker: 'Viātor', la: 'Sī hoc vīnum bonum esset, aquam nōn poscerem.', en: 'If this wine were good, I should not be asking for water.' },
      { speaker: 'Minister', la: 'Nostrum vīnum rēgēs bibunt.', en: 'Kings drink our wine.' },
      { speaker: 'Viātor', la: 'Sī rēgēs id biberent, rēgna brevia essent.', en: 'If kings drank it, reigns would be short.' },
      { speaker: 'Minister', la: 'Cūr ergō tertium pōculum postulās?', en: 'Why then do you ask for a third cup?' },
      { speaker: 'Viātor', la: 'Ut prīmī et secundī oblīvīscar.', en: 'In order to forget the first and the second.' },
    ],
    blanks: [
      { line: 0, answer: 'esset', accept: ['foret'], hints: ['But it is not good.', 'Imperfect subjunctive of esse.'], why: 'A condition contrary to the present takes the imperfect subjunctive in both halves.', concept: 'contrary-to-fact condition' },
      { line: 2, answer: 'biberent', accept: ['pōtārent'], hints: ['He does not believe that they do.', 'Imperfect subjunctive of bibere, third person plural.'], why: 'Kings do not drink it, so the condition is unreal: biberent.', concept: 'contrary-to-fact condition' },
      { line: 3, answer: 'tertium', hints: ['Two have gone before.', 'The ordinal of trēs, agreeing with pōculum.'], why: 'pōculum is neuter and here accusative: tertium pōculum.', concept: 'ordinal numbers' },
      { line: 4, answer: 'oblīvīscar', hints: ['ut here means "in order to".', 'Present subjunctive of a deponent, first person.'], why: 'A purpose takes the subjunctive, and oblīvīscor has passive forms; what one forgets is in the genitive.', concept: 'purpose clause' },
    ],
  },
  {
    id: 'a-letter-from-the-student', title: 'A letter from the student', level: 9,
    scenario: 'The son studies in Athens. His parents read his latest letter together.',
    lines: [
      { speaker: 'Māter', la: 'Quid scrībit fīlius noster?', en: 'What does our son write?' },
      { speaker: 'Pater', la: 'Scrībit sē valēre, pecūniam autem sibi dēesse.', en: 'He writes that he is well, but is short of money.' },
      { speaker: 'Māter', la: 'Quaere ex eō quid fēcerit dē nummīs quōs mīsimus.', en: 'Ask him what he has done with the coins that we sent.' },
      { speaker: 'Pater', la: 'Respondēbit, opīnor, librōs cārissimōs esse.', en: 'He will answer, I suppose, that books are very dear.' },
      { speaker: 'Māter', la: 'Vereor nē illī librī vīnō plēnī sint.', en: 'I am afraid that those books are full of wine.' },
      { speaker: 'Pater', la: 'Librōs eī mittāmus; tum sciēmus num studeat.', en: 'Let us send him books; then we shall know whether he is studying.' },
    ],
    blanks: [
      { line: 1, answer: 'sibi', hints: ['He is short of it himself.', 'Dative of the reflexive pronoun.'], why: 'dēesse takes the dative, and in a reported statement "he himself" is the reflexive: sibi.', concept: 'reflexive in indirect speech' },
      { line: 2, answer: 'fēcerit', accept: ['ēgerit'], hints: ['A question within a sentence.', 'Perfect subjunctive of facere, third person.'], why: 'An indirect question takes the subjunctive; the perfect says that the spending came before.', concept: 'indirect question' },
      { line: 4, answer: 'nē', hints: ['She does not wish it to be so.', 'Two letters; ut would mean the opposite.'], why: 'After a verb of fearing nē introduces what one hopes will not be.', concept: 'fear clause' },
      { line: 5, answer: 'mittāmus', hints: ['"Let us …"', 'Present subjunctive of mittere, first person plural.'], why: 'The first person plural of the subjunctive proposes: mittāmus.', concept: 'hortatory subjunctive' },
    ],
  },
];
