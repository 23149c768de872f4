// Words of authored texts that have no entry in the dictionary, as they stand there, and what whoever touches one is told instead.
// Invariant: none of them is read by the dictionary, and each stands somewhere (tests/content/latin/wordsOfTheRealm.test.ts).
export const WORDS_APART: Readonly<Record<string, string>> = {
  Tatī: 'A name: Titus Tatius, king of the Sabines, whom Ennius calls here.',
  Tītyre: 'A name: Tityrus, a herdsman of Virgil’s, who is asked to mind the goats.',
  Sabidī: 'A name: Sabidius, of whom nothing is known but that Martial did not like him.',
  Pompōniānum: 'A name: Pomponianus, a friend of the elder Pliny, as the one who is sailed to.',
  Polybium: 'A name: Gaius Julius Polybius, baker at Pompeii and candidate, as the one who is asked for.',
  taratantara: 'No word at all, but the sound of the trumpet, as Ennius heard it.',
  Inceptiōst: 'Inceptiō est, “it is an undertaking”, run together as it was spoken.',
};
