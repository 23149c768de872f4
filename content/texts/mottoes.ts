// Mottoes of kingdoms, and what the grounds of battles are called in Latin. A kingdom bears its motto by its name, as it bears its arms.
// Invariant: every word of them stands in the lexicon (tests/content/latin/wordsOfTheRealm.test.ts), so that whoever asks is told what it is.
import type { TerrainId } from '../schema/terrain.ts';

export interface Motto {
  readonly latin: string;
  readonly english: string;
}

export const mottoes: readonly Motto[] = [
  { latin: 'Manēmus', english: 'We remain' },
  { latin: 'Festīnā lentē', english: 'Make haste slowly' },
  { latin: 'Nōn sōlum armīs', english: 'Not by arms alone' },
  { latin: 'Per aspera ad astra', english: 'Through rough places to the stars' },
  { latin: 'Aut viam inveniēmus aut faciēmus', english: 'We shall find a way or make one' },
  { latin: 'Dum spīrō, spērō', english: 'While I breathe, I hope' },
  { latin: 'Pāx sī vultis, bellum sī oportet', english: 'Peace if you like, war if it must be' },
  { latin: 'Pācem amāmus, bellum nōn timēmus', english: 'We love peace and do not fear war' },
  { latin: 'Mare nostrum, nāvēs aliēnae', english: 'The sea is ours, the ships are somebody else’s' },
  { latin: 'Sub ālīs aquilae', english: 'Under the eagle’s wings' },
  { latin: 'Semper vigilāmus', english: 'We are always awake' },
  { latin: 'Multī frātrēs, ūna mēnsa', english: 'Many brothers, one table' },
  { latin: 'Nec metus nec spēs', english: 'Neither fear nor hope' },
  { latin: 'Patientia vincit omnia', english: 'Patience overcomes everything' },
  { latin: 'Lūx ē tenebrīs', english: 'Light out of the dark' },
  { latin: 'Mūrus noster hominēs sunt', english: 'Our wall is our people' },
  { latin: 'Verba volant, mūrī manent', english: 'Words fly, walls stay' },
  { latin: 'Prīmum pānis, deinde glōria', english: 'Bread first, then glory' },
  { latin: 'Cavē canem nostrum', english: 'Beware of our dog' },
  { latin: 'Crās vincēmus', english: 'We shall win tomorrow' },
  { latin: 'Nihil sine labōre', english: 'Nothing without work' },
  { latin: 'Fortēs fortūna adiuvat', english: 'Fortune helps the brave' },
  { latin: 'Aurum servāmus, fidem melius', english: 'We keep gold, and our word better' },
  { latin: 'In silvīs nātī sumus', english: 'We were born in the woods' },
  { latin: 'Quod nostrum est, tenēmus', english: 'What is ours we hold' },
  { latin: 'Rēx dormit, rēgnum vigilat', english: 'The king sleeps, the kingdom wakes' },
  { latin: 'Et apēs pugnant', english: 'Even bees fight' },
  { latin: 'Nōn cēdimus, sed colloquimur', english: 'We do not yield, but we do talk' },
  { latin: 'Sīc placuit mātrī meae', english: 'My mother wished it so' },
  { latin: 'Vīnum bonum, vīcīnī malī', english: 'Good wine, bad neighbours' },
];

/** The grounds of battles by their Latin names. */
export const groundsInLatin: Readonly<Record<TerrainId, string>> = {
  plains: 'campī',
  forest: 'silva',
  mountains: 'montēs',
  swamp: 'palūs',
  desert: 'sōlitūdō',
  coastal: 'lītus',
  underground: 'caverna',
  magical: 'lūcus sacer',
};
