// The devices of rhetoric, each with words of an ancient author to show it. Quotations are given with work and place; macrons are ours.
// They are grouped as the reference shows them.
import { z } from 'zod';
import { RhetoricalDevice } from '../schema/rhetoric.ts';

const structure: RhetoricalDevice[] = [
  {
    id: 'anaphora',
    name: 'Anaphora',
    latinName: 'repetītiō',
    definition: 'The same word or phrase opens one clause after another.',
    purpose:
      'It beats time. By the third stroke the audience waits for the fourth, and waiting is half of agreeing.',
    category: 'structure',
    examples: [
      {
        latin: 'Nihilne tē nocturnum praesidium Palātī, nihil urbis vigiliae, nihil timor populī mōvērunt?',
        english:
          'Did the guard on the Palatine at night, did the watches of the city, did the fear of the people not move you at all?',
        author: 'Cicerō',
        work: 'In Catilīnam 1.1 (shortened)',
      },
    ],
  },
  {
    id: 'epiphora',
    name: 'Epiphora',
    latinName: 'conversiō',
    definition: 'The same word closes one clause after another; anaphora looked at from behind.',
    purpose: 'What is said last stays longest. Said last three times, it is the only thing that stays.',
    category: 'structure',
    examples: [
      {
        latin: 'Poenōs populus Rōmānus iūstitiā vīcit, armīs vīcit, līberālitāte vīcit.',
        english:
          'The Roman people beat the Carthaginians in justice, beat them in arms, beat them in generosity.',
        author: 'Unknown',
        work: 'Rhētorica ad Herennium 4.19',
      },
    ],
  },
  {
    id: 'tricolon',
    name: 'Tricolon',
    latinName: 'tricōlon',
    definition: 'Three members of one make stand in a row, often each longer than the one before.',
    purpose: 'Two is a comparison and four is a list. Three sounds complete, even when it is not.',
    category: 'structure',
    examples: [
      {
        latin: 'Vēnī, vīdī, vīcī.',
        english: 'I came, I saw, I conquered.',
        author: 'Caesar',
        work: 'carried in his triumph, as Suētōnius tells (Iūlius 37)',
      },
    ],
  },
  {
    id: 'asyndeton',
    name: 'Asyndeton',
    latinName: 'dissolūtum',
    definition: 'Members follow one another without the conjunctions that would usually join them.',
    purpose: 'It leaves out the breath between things, so that they seem to happen all at once.',
    category: 'structure',
    examples: [
      {
        latin: 'Abiit, excessit, ēvāsit, ērūpit.',
        english: 'He is gone, he has left, he has got away, he has broken out.',
        author: 'Cicerō',
        work: 'In Catilīnam 2.1',
      },
    ],
  },
  {
    id: 'polysyndeton',
    name: 'Polysyndeton',
    latinName: 'polysyndeton',
    definition: 'More conjunctions than grammar asks for: and this and that and the other.',
    purpose: 'It heaps. Each “and” is another wave over the side.',
    category: 'structure',
    examples: [
      {
        latin: 'Ūnā Eurusque Notusque ruunt crēberque procellīs Āfricus.',
        english:
          'Together the East Wind and the South Wind rush in, and the South-wester thick with squalls.',
        author: 'Vergilius',
        work: 'Aenēis 1.85–86',
      },
    ],
  },
  {
    id: 'chiasmus',
    name: 'Chiasmus',
    latinName: 'commūtātiō',
    definition: 'Two pairs stand crosswise, a b and then b a, like the strokes of the Greek letter chi.',
    purpose:
      'It sets two things against each other and locks them: the inner words touch, the outer ones answer.',
    category: 'structure',
    examples: [
      {
        latin: 'Satis ēloquentiae, sapientiae parum.',
        english: 'Of eloquence enough, of wisdom too little.',
        author: 'Sallustius',
        work: 'Catilīna 5.4',
      },
    ],
  },
  {
    id: 'antithesis',
    name: 'Antithesis',
    latinName: 'contentiō',
    definition: 'Opposites are put side by side in clauses that match.',
    purpose: 'It turns a question into a choice between two sides, and tells you which of them is yours.',
    category: 'structure',
    examples: [
      {
        latin: 'Ex hāc enim parte pudor pugnat, illinc petulantia.',
        english: 'For on this side fights decency, on that side insolence.',
        author: 'Cicerō',
        work: 'In Catilīnam 2.25',
      },
    ],
  },
  {
    id: 'anadiplosis',
    name: 'Anadiplosis',
    latinName: 'reduplicātiō',
    definition: 'The last word of one line or clause is the first of the next.',
    purpose: 'The thought stumbles over a word it cannot let go of, and so do we.',
    category: 'structure',
    examples: [
      {
        latin: 'Vōs haec faciētis maxima Gallō, Gallō, cuius amor tantum mihi crēscit in hōrās.',
        english: 'You will make these songs great for Gallus: Gallus, for whom my love grows hour by hour.',
        author: 'Vergilius',
        work: 'Eclogae 10.72–73',
      },
    ],
  },
  {
    id: 'parenthesis',
    name: 'Parenthesis',
    latinName: 'interpositiō',
    definition: 'A sentence is broken open, and another is put inside it.',
    purpose: 'It sounds like a man who has just thought of something. Orators rehearsed it for days.',
    category: 'structure',
    examples: [
      {
        latin: 'Tītyre, dum redeō — brevis est via — pāsce capellās.',
        english: 'Tityrus, till I am back (it is not far), feed the goats.',
        author: 'Vergilius',
        work: 'Eclogae 9.23',
      },
    ],
  },
];

const sound: RhetoricalDevice[] = [
  {
    id: 'alliteration',
    name: 'Alliteration',
    latinName: 'paromoeon',
    definition: 'Words near one another begin with the same sound.',
    purpose: 'It makes a line stick, and early Latin verse stuck to it as moss to a roof.',
    category: 'sound',
    examples: [
      {
        latin: 'Ō Tite, tūte, Tatī, tibi tanta, tyranne, tulistī!',
        english: 'O Titus Tatius, you tyrant, what troubles you took upon yourself!',
        author: 'Ennius',
        work: 'Annālēs, fragment 104 (Skutsch)',
      },
    ],
  },
  {
    id: 'onomatopoeia',
    name: 'Onomatopoeia',
    latinName: 'nōminātiō',
    definition: 'A word or a line imitates the noise that it names.',
    purpose: 'The ear is there before the mind. Read the hoofbeats aloud and you will see them.',
    category: 'sound',
    examples: [
      {
        latin: 'Quadripedante putrem sonitū quatit ungula campum.',
        english: 'With four-footed drumming the hoof shakes the crumbling plain.',
        author: 'Vergilius',
        work: 'Aenēis 8.596',
      },
      {
        latin: 'At tuba terribilī sonitū taratantara dīxit.',
        english: 'But the trumpet with a dreadful sound said “taratantara”.',
        author: 'Ennius',
        work: 'Annālēs, fragment 451 (Skutsch)',
      },
    ],
  },
  {
    id: 'homoeoteleuton',
    name: 'Homoeoteleuton',
    latinName: 'similiter dēsinēns',
    definition: 'Words or clauses end alike, as rhymes do.',
    purpose:
      'Latin, with its endings, can hardly avoid it. Done on purpose it makes two things sound like one verdict.',
    category: 'sound',
    examples: [
      {
        latin: 'Turpiter audēs facere, nēquiter studēs dīcere.',
        english: 'You dare to act shamefully, you strive to speak wickedly.',
        author: 'Unknown',
        work: 'Rhētorica ad Herennium 4.28',
      },
    ],
  },
  {
    id: 'paronomasia',
    name: 'Paronomasia',
    latinName: 'adnōminātiō',
    definition: 'Two words that sound nearly alike and mean quite different things are set together.',
    purpose: 'A pun is an argument for those who laugh first and think afterwards, which is most juries.',
    category: 'sound',
    examples: [
      {
        latin: 'Inceptiōst āmentium, haud amantium.',
        english: 'It is a plan for lunatics, not for lovers.',
        author: 'Terentius',
        work: 'Andria 218',
      },
    ],
  },
  {
    id: 'polyptoton',
    name: 'Polyptoton',
    latinName: 'polyptōton',
    definition: 'One word comes back in another case or form.',
    purpose: 'It turns a word against itself: shore against shore, arms against arms.',
    category: 'sound',
    examples: [
      {
        latin: 'Lītora lītoribus contrāria, flūctibus undās imprecor, arma armīs.',
        english: 'I pray for shores against shores, waves against seas, arms against arms.',
        author: 'Vergilius',
        work: 'Aenēis 4.628–629',
      },
    ],
  },
];

const meaning: RhetoricalDevice[] = [
  {
    id: 'metaphor',
    name: 'Metaphor',
    latinName: 'trānslātiō',
    definition: 'A word is carried over from the thing it belongs to, to another that is like it.',
    purpose: 'It says in one word what a comparison says in ten, and leaves the work of comparing to you.',
    category: 'meaning',
    examples: [
      {
        latin: 'Et servēs animae dīmidium meae.',
        english: 'And keep safe the half of my soul.',
        author: 'Horātius',
        work: 'Carmina 1.3.8, to the ship that carries Vergil',
      },
    ],
  },
  {
    id: 'simile',
    name: 'Simile',
    latinName: 'similitūdō',
    definition: 'One thing is openly compared with another, often at length: as when … so then.',
    purpose: 'It stops the story so that we may look at it; and while we look, it tells us what to feel.',
    category: 'meaning',
    examples: [
      {
        latin: 'Ac velutī magnō in populō cum saepe coorta est sēditiō …',
        english: 'And as when, in a great crowd, a riot has broken out, as often happens …',
        author: 'Vergilius',
        work: 'Aenēis 1.148–149, of the sea obeying Neptune',
      },
    ],
  },
  {
    id: 'allegory',
    name: 'Allegory',
    latinName: 'inversiō',
    definition: 'A metaphor is carried on through a whole passage, until all of it means something else.',
    purpose: 'One may say to a ship what one had better not say to a state.',
    category: 'meaning',
    examples: [
      {
        latin: 'Ō nāvis, referent in mare tē novī flūctūs.',
        english: 'O ship, new waves will carry you back to sea.',
        author: 'Horātius',
        work: 'Carmina 1.14.1–2; Quintilian (8.6.44) reads the ship as the state',
      },
    ],
  },
  {
    id: 'metonymy',
    name: 'Metonymy',
    latinName: 'dēnōminātiō',
    definition:
      'A thing is called by the name of another that goes with it: the god for the gift, the cause for the effect.',
    purpose: 'It lends dignity to bread and wine, and is shorter than both.',
    category: 'meaning',
    examples: [
      {
        latin: 'Sine Cerere et Līberō frīget Venus.',
        english: 'Without Ceres and Liber, Venus goes cold: no bread and wine, no love.',
        author: 'Terentius',
        work: 'Eunūchus 732',
      },
    ],
  },
  {
    id: 'synecdoche',
    name: 'Synecdoche',
    latinName: 'intellēctiō',
    definition: 'The part stands for the whole, or the whole for the part.',
    purpose: 'It shows what the eye would catch first: of a ship, the keel that cuts the water.',
    category: 'meaning',
    examples: [
      {
        latin: 'Natat ūncta carīna.',
        english: 'The tarred keel is afloat.',
        author: 'Vergilius',
        work: 'Aenēis 4.398',
      },
    ],
  },
  {
    id: 'personification',
    name: 'Personification',
    latinName: 'fictiō persōnae',
    definition: 'What is no person walks, speaks and wants, as if it were one.',
    purpose:
      'It gives the audience somebody to be afraid of. Cicero let the fatherland itself scold Catiline.',
    category: 'meaning',
    examples: [
      {
        latin: 'Fāma, malum quā nōn aliud vēlōcius ūllum.',
        english: 'Rumour, than whom no other evil is swifter.',
        author: 'Vergilius',
        work: 'Aenēis 4.174',
      },
    ],
  },
  {
    id: 'irony',
    name: 'Irony',
    latinName: 'dissimulātiō',
    definition: 'One says the opposite of what one means, in a way that nobody can miss.',
    purpose: 'The audience does the insulting by itself, and thinks the better of you for it.',
    category: 'meaning',
    examples: [
      {
        latin: 'Ō praeclārum custōdem ovium, ut āiunt, lupum!',
        english: 'What a splendid shepherd, as they say, the wolf makes!',
        author: 'Cicerō',
        work: 'Philippicae 3.27',
      },
    ],
  },
  {
    id: 'oxymoron',
    name: 'Oxymoron',
    latinName: 'oxymōrum',
    definition: 'Words that contradict each other are joined, and make sense all the same.',
    purpose: 'It halts the mind for a moment; what comes through the halt is remembered.',
    category: 'meaning',
    examples: [
      {
        latin: 'Cum tacent, clāmant.',
        english: 'By their silence they cry out.',
        author: 'Cicerō',
        work: 'In Catilīnam 1.21',
      },
    ],
  },
  {
    id: 'zeugma',
    name: 'Zeugma',
    latinName: 'adiūnctiō',
    definition: 'One verb does duty for several clauses, whether or not it fits them all equally well.',
    purpose: 'One yoke, several oxen: the verb pulls harder for being said once.',
    category: 'meaning',
    examples: [
      {
        latin: 'Vīcit pudōrem libīdō, timōrem audācia, ratiōnem āmentia.',
        english: 'Desire overcame shame, daring overcame fear, madness overcame reason.',
        author: 'Cicerō',
        work: 'Prō Cluentiō 15',
      },
    ],
  },
  {
    id: 'hendiadys',
    name: 'Hendiadys',
    latinName: 'hendiadys',
    definition: 'One idea is told as two nouns joined by “and”: one through two, as its Greek name says.',
    purpose: 'It gives the adjective a chair of its own, and the eye two things to look at.',
    category: 'meaning',
    examples: [
      {
        latin: 'Paterīs lībāmus et aurō.',
        english: 'We pour offerings from bowls and gold: from golden bowls.',
        author: 'Vergilius',
        work: 'Geōrgica 2.192',
      },
    ],
  },
  {
    id: 'apostrophe',
    name: 'Apostrophe',
    latinName: 'āversiō',
    definition: 'The speaker turns away from the audience and addresses somebody, or something, else.',
    purpose: 'Those who are no longer spoken to listen twice as hard.',
    category: 'meaning',
    examples: [
      {
        latin: 'Quid nōn mortālia pectora cōgis, aurī sacra famēs!',
        english: 'To what do you not drive the hearts of men, accursed hunger for gold!',
        author: 'Vergilius',
        work: 'Aenēis 3.56–57',
      },
    ],
  },
];

const emphasis: RhetoricalDevice[] = [
  {
    id: 'litotes',
    name: 'Litotes',
    latinName: 'exadversiō',
    definition: 'A thing is affirmed by denying its opposite: not unskilled, not without cause.',
    purpose: 'It speaks low, so that one leans in.',
    category: 'emphasis',
    examples: [
      {
        latin: 'Nōn ignāra malī miserīs succurrere discō.',
        english: 'Not ignorant of misfortune, I learn to help the unhappy.',
        author: 'Vergilius',
        work: 'Aenēis 1.630',
      },
    ],
  },
  {
    id: 'hyperbole',
    name: 'Hyperbole',
    latinName: 'superlātiō',
    definition: 'More is said than could be true, and nobody is meant to believe it.',
    purpose: 'It gives the size of the feeling, not of the thing.',
    category: 'emphasis',
    examples: [
      {
        latin: 'Īnsequitur cumulō praeruptus aquae mōns.',
        english: 'There follows in a mass a sheer mountain of water.',
        author: 'Vergilius',
        work: 'Aenēis 1.105',
      },
    ],
  },
  {
    id: 'praeteritio',
    name: 'Praeteritio',
    latinName: 'praeteritiō',
    definition: 'One announces that one will not mention a thing, and so mentions it.',
    purpose: 'It brings in what could not be proved, and takes credit for leaving it out.',
    category: 'emphasis',
    examples: [
      {
        latin: 'Nam illa nimis antīqua praetereō.',
        english: 'For I pass over those examples: they are too old.',
        author: 'Cicerō',
        work: 'In Catilīnam 1.3, before giving one of them',
      },
    ],
  },
  {
    id: 'rhetorical-question',
    name: 'Rhetorical question',
    latinName: 'interrogātiō',
    definition: 'A question that wants no answer, because everyone present knows it.',
    purpose: 'It makes the hearers say it themselves, silently, and so become accomplices.',
    category: 'emphasis',
    examples: [
      {
        latin: 'Quō ūsque tandem abūtēre, Catilīna, patientiā nostrā?',
        english: 'How long, Catiline, will you go on abusing our patience?',
        author: 'Cicerō',
        work: 'In Catilīnam 1.1',
      },
    ],
  },
  {
    id: 'aposiopesis',
    name: 'Aposiopesis',
    latinName: 'reticentia',
    definition: 'The speaker breaks off in mid-sentence, as if passion or prudence had stopped the mouth.',
    purpose: 'What is not said is as bad as each hearer can imagine.',
    category: 'emphasis',
    examples: [
      {
        latin: 'Quōs ego — sed mōtōs praestat compōnere flūctūs.',
        english: 'Whom I … but it is better to calm the troubled waves.',
        author: 'Vergilius',
        work: 'Aenēis 1.135, Neptune to the winds',
      },
    ],
  },
  {
    id: 'exclamation',
    name: 'Exclamation',
    latinName: 'exclāmātiō',
    definition: 'Feeling breaks out of the sentence, usually in the accusative and with an “ō” before it.',
    purpose: 'It shows that the speaker is beside himself, at a moment that he has chosen with care.',
    category: 'emphasis',
    examples: [
      {
        latin: 'Ō tempora, ō mōrēs!',
        english: 'What times, what conduct!',
        author: 'Cicerō',
        work: 'In Catilīnam 1.2',
      },
    ],
  },
  {
    id: 'pleonasm',
    name: 'Pleonasm',
    latinName: 'plūs necessāriō',
    definition: 'A word is added that the sense did not need: spoke with her mouth, saw with these eyes.',
    purpose: 'It slows a solemn moment down, or swears to one that is hard to believe.',
    category: 'emphasis',
    examples: [
      {
        latin: 'Et sīc ōre locūta est.',
        english: 'And thus she spoke with her lips.',
        author: 'Vergilius',
        work: 'Aenēis 1.614',
      },
    ],
  },
];

const arrangement: RhetoricalDevice[] = [
  {
    id: 'hyperbaton',
    name: 'Hyperbaton',
    latinName: 'trānsgressiō',
    definition: 'Words that belong together are parted by others that do not.',
    purpose: 'The mind holds the first until the second comes, and carries all that lies between.',
    category: 'arrangement',
    examples: [
      {
        latin: 'Arma virumque canō, Trōiae quī prīmus ab ōrīs.',
        english: 'Arms and the man I sing, who first from the shores of Troy …',
        author: 'Vergilius',
        work: 'Aenēis 1.1',
      },
    ],
  },
  {
    id: 'golden-line',
    name: 'Golden line',
    latinName: 'versus aureus',
    definition:
      'Two adjectives, a verb in the middle, and their two nouns in the same order: a verse made like a brooch.',
    purpose: 'It is a pause for admiration. The name is modern, the vanity ancient.',
    category: 'arrangement',
    examples: [
      {
        latin: 'Aurea purpuream subnectit fībula vestem.',
        english: 'A golden brooch fastens her purple dress.',
        author: 'Vergilius',
        work: 'Aenēis 4.139',
      },
    ],
  },
  {
    id: 'synchysis',
    name: 'Synchysis',
    latinName: 'mixtūra verbōrum',
    definition: 'Two pairs are interlocked: a b a b, where chiasmus has a b b a.',
    purpose: 'It braids two things into one rope.',
    category: 'arrangement',
    examples: [
      {
        latin: 'Saevae memorem Iūnōnis ob īram.',
        english: 'Because of the unforgetting anger of cruel Juno.',
        author: 'Vergilius',
        work: 'Aenēis 1.4',
      },
    ],
  },
  {
    id: 'anastrophe',
    name: 'Anastrophe',
    latinName: 'reversiō',
    definition:
      'Two words change the order that they always have, as a preposition that comes after its noun.',
    purpose: 'It puts first what matters first, and grammar has to follow.',
    category: 'arrangement',
    examples: [
      {
        latin: 'Ītaliam contrā Tiberīnaque longē ōstia.',
        english: 'Over against Italy and the mouths of the Tiber, far off.',
        author: 'Vergilius',
        work: 'Aenēis 1.13–14',
      },
    ],
  },
  {
    id: 'hysteron-proteron',
    name: 'Hysteron proteron',
    latinName: 'posterius prius',
    definition: 'What comes later in time is said first.',
    purpose: 'It gives the goal before the way: let us die, and rush into the midst of the fight.',
    category: 'arrangement',
    examples: [
      {
        latin: 'Moriāmur et in media arma ruāmus.',
        english: 'Let us die, and rush into the midst of arms.',
        author: 'Vergilius',
        work: 'Aenēis 2.353',
      },
    ],
  },
  {
    id: 'tmesis',
    name: 'Tmesis',
    latinName: 'sectiō',
    definition: 'A word is cut in two, and others are put into the cut.',
    purpose: 'A game for poets, and a way to fit an impossible word into a hexameter.',
    category: 'arrangement',
    examples: [
      {
        latin: 'Tālis Hyperboreō septem subiecta triōnī gēns.',
        english: 'Such is the people that lies under the northern Seven Oxen (septemtriōnī, cut).',
        author: 'Vergilius',
        work: 'Geōrgica 3.381–382',
      },
    ],
  },
  {
    id: 'hypallage',
    name: 'Transferred epithet',
    latinName: 'hypallagē',
    definition: 'An adjective leaves the noun it belongs to and agrees with its neighbour.',
    purpose: 'It spreads a quality over the whole scene: they are dark because the night is.',
    category: 'arrangement',
    examples: [
      {
        latin: 'Ībant obscūrī sōlā sub nocte per umbram.',
        english: 'They went, dim, through the shadow under the lonely night.',
        author: 'Vergilius',
        work: 'Aenēis 6.268',
      },
    ],
  },
  {
    id: 'word-picture',
    name: 'Word picture',
    latinName: 'pictūra verbōrum',
    definition:
      'The order of the words does what they say: here the girl and the boy lie among the roses of the line.',
    purpose: 'Only a language whose endings carry the grammar can afford it. It is what translators mourn.',
    category: 'arrangement',
    examples: [
      {
        latin: 'Quis multā gracilis tē puer in rosā …',
        english: 'What slender boy, among many a rose, holds you …',
        author: 'Horātius',
        work: 'Carmina 1.5.1',
      },
    ],
  },
  {
    id: 'ellipsis',
    name: 'Ellipsis',
    latinName: 'dētractiō',
    definition: 'A word that grammar wants is left out, because everybody hears it anyway.',
    purpose: 'It is the shape of proverbs: nothing in them that could fall off on the way.',
    category: 'arrangement',
    examples: [
      {
        latin: 'Quot hominēs, tot sententiae.',
        english: 'As many opinions as there are people.',
        author: 'Terentius',
        work: 'Phormiō 454',
      },
    ],
  },
];

/** Every device, in the order of the reference. */
export const RHETORIC: readonly RhetoricalDevice[] = z
  .array(RhetoricalDevice)
  .parse([...structure, ...sound, ...meaning, ...emphasis, ...arrangement]);

/** The categories as the reference labels them (latin.md 2.9). */
export const RHETORIC_LABELS = {
  all: 'All Categories',
  structure: 'Structure & Form',
  sound: 'Sound & Rhythm',
  meaning: 'Meaning & Metaphor',
  emphasis: 'Emphasis & Effect',
  arrangement: 'Word Arrangement',
} as const;
