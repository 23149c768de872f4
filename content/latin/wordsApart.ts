// Words of authored texts that have no entry in the dictionary, as they stand there, and what whoever touches one is told instead.
// Invariant: none of them is read by the dictionary, and each stands somewhere (tests/content/latin/wordsOfTheRealm.test.ts).
export const WORDS_APART: Readonly<Record<string, string>> = {
  Tatī: 'A name: Titus Tatius, king of the Sabines, whom Ennius calls here.',
  Tītyre: 'A name: Tityrus, a herdsman of Virgil’s, who is asked to mind the goats.',
  Sabidī: 'A name: Sabidius, of whom nothing is known but that Martial did not like him.',
  Pompōniānum: 'A name: Pomponianus, a friend of the elder Pliny, as the one who is sailed to.',
  Polybium: 'A name: Gaius Julius Polybius, baker at Pompeii and candidate, as the one who is asked for.',
  Appia: 'A name: Appian, after Appius Claudius, who built the road and the aqueduct.',
  Āfricānus: 'A name, and at first an adjective: the African, as the victor over Hannibal was called.',
  Mariānī: 'Marian, of Marius: what is made of a name by -ānus, here of several.',
  Cannēnsis: 'Of Cannae, an adjective made of the name by -ēnsis.',
  Cloāca: 'Cloāca, a sewer or drain; with a capital, the great one under the Forum.',
  Lūcae: 'Of Lucania, where the Romans first met elephants: an adjective, here of several.',
  Quīntilī: 'A name: Quintilius, the clan of Varus, as he is called to.',
  Trāiānī: 'A name: Trajan’s.',
  Mulvius: 'A name: Mulvian, of the bridge north of Rome. Whose it was is not known.',
  agrāria: 'Agrarian, about fields: an adjective made of ager by -ārius, here with lēx.',
  cōnfūsiōnis: 'Of confusion: the genitive of cōnfūsiō, a pouring together.',
  Ēditiō: 'An edition: what is given out, from ēdere.',
  taratantara: 'No word at all, but the sound of the trumpet, as Ennius heard it.',
  Inceptiōst: 'Inceptiō est, “it is an undertaking”, run together as it was spoken.',
};
