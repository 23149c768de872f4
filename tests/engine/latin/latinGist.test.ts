// A Latin answer that is judged by what it tells: other words and other constructions for its author's pass, and what changes who does it, to whom, when or where does not.
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { indexLexicon } from '@sigilla/engine/latin/analyse.ts';
import { saysLatinGist } from '@sigilla/engine/latin/dictionary/gist/latin/saysLatinGist.ts';
import { openSayings } from '@sigilla/engine/latin/dictionary/towards/latinSayings.ts';
import { describe, expect, it } from 'vitest';

const { lexicon, sayings } = readLibrary();
const index = indexLexicon(lexicon);
const allowed = openSayings(sayings);
const says = (prompt: string, reference: string, answer: string): boolean =>
  saysLatinGist(index, answer, { answer: 'latin', prompt, references: [reference] }, allowed(prompt));

/** English, its author's Latin, what says it too, and what does not. */
const ROWS: readonly (readonly [string, string, good: readonly string[], wrong: readonly string[]])[] = [
  [
    'The slaves carry water into the house.',
    'Servī aquam in casam portant.',
    ['Servī aquam in vīllam portant.', 'Servī aquam in domum ferunt.'],
    ['Servī aquam in urbem portant.', 'Servī aquam in vīllā portant.', 'Servī aquam in vīllās portant.'],
  ],
  [
    'The wounded soldiers were carried into the camp.',
    'Mīlitēs vulnerātī in castra portātī sunt.',
    ['Mīlitēs sauciī in castra portātī sunt.'],
    ['Mīlitēs sānī in castra portātī sunt.', 'Mīlitēs saucius in castra portātī sunt.'],
  ],
  [
    'The poet reads his poems to his friends.',
    'Poēta carmina sua amīcīs legit.',
    ['Poēta amīcīs suīs carmina recitat.'],
    ['Poēta amīcōs suōs carmina recitat.', 'Poēta amīcīs suīs carmina recitābat.'],
  ],
  ['I do not know what you want.', 'Nesciō quid velīs.', ['Quid velīs nesciō.'], ['Sciō quid velīs.']],
  [
    'I do not like wine.',
    'Vīnum mihi nōn placet.',
    ['Vīnum nōn amō.'],
    ['Vīnum nōn amat.', 'Vīnum amō.', 'Vīnum mē nōn amat.'],
  ],
  [
    'I have no time today.',
    'Hodiē tempus nōn habeō.',
    ['Hodiē nūllum tempus habeō.'],
    ['Hodiē nūllam tempus habeō.', 'Hodiē nūllum tempus nōn habeō.'],
  ],
  [
    'When the work was finished, the farmers went home.',
    'Opere cōnfectō, agricolae domum iērunt.',
    ['Labōre fīnītō agricolae domum abiērunt.'],
    ['Labor fīnītus agricolae domum abiērunt.', 'Labōre fīnītō agricola domum abiit.'],
  ],
  [
    'The Romans conquered the Greeks.',
    'Rōmānī Graecōs vīcērunt.',
    ['Rōmānī Graecōs dēvīcērunt.', 'Graecī ā Rōmānīs victī sunt.'],
    [
      'Graecī Rōmānōs vīcērunt.',
      'Rōmānī ā Graecīs victī sunt.',
      'Rōmānī Graecum vīcērunt.',
      'Rōmānī Graecōs vincent.',
    ],
  ],
  [
    'The queen, warned by a friend, fled from the city.',
    'Rēgīna ab amīcō monita ex urbe fūgit.',
    ['Rēgīna, cum ab amīcō monita esset, ex urbe fūgit.'],
    [
      'Rēgīna, cum ab amīcō monitum esset, ex urbe fūgit.',
      'Rēgīna, sī ab amīcō monita esset, ex urbe fūgit.',
      'Rēgīna amīcum monita ex urbe fūgit.',
    ],
  ],
  [
    'When the gates had been closed, nobody could enter.',
    'Portīs clausīs, nēmō intrāre poterat.',
    ['Cum portae clausae essent, nēmō intrāre poterat.'],
    [
      'Portās clausās nēmō intrāre poterat.',
      'Cum portae clausae nōn essent, nēmō intrāre poterat.',
      'Cum portae clausae erunt, nēmō intrāre poterat.',
    ],
  ],
  [
    'We must fight bravely.',
    'Nōbīs fortiter pugnandum est.',
    ['Fortiter pugnāre dēbēmus.', 'Necesse est nōbīs fortiter pugnāre.'],
    [
      'Fortiter pugnāre dēbētis.',
      'Nōbīs fortiter pugnandum erat.',
      'Fortiter pugnandum est.',
      'Fortiter pugnārī dēbēmus.',
    ],
  ],
  [
    'Peace must be sought by all citizens.',
    'Pāx omnibus cīvibus petenda est.',
    ['Omnēs cīvēs pācem petere dēbent.'],
    ['Omnēs cīvēs pācem petere dēbet.', 'Pāx omnibus cīvibus petendum est.'],
  ],
  [
    'They came to Rome to see the emperor.',
    'Rōmam vēnērunt ut imperātōrem vidērent.',
    ['Rōmam vēnērunt ad imperātōrem videndum.'],
    [
      'Rōmae vēnērunt ut imperātōrem vidērent.',
      'Rōmam vēnērunt nē imperātōrem vidērent.',
      'Rōmam vēnērunt ut imperātōrem videntis.',
    ],
  ],
  [
    'When Cicero was consul, Catiline made a conspiracy.',
    'Cicerōne cōnsule Catilīna coniūrātiōnem fēcit.',
    ['Cum Cicerō cōnsul esset, Catilīna coniūrātiōnem fēcit.'],
    [
      'Cum Cicerō cōnsul nōn esset, Catilīna coniūrātiōnem fēcit.',
      'Cum Catilīna cōnsul esset, Cicerō coniūrātiōnem fēcit.',
    ],
  ],
  [
    'He is said to have been a good king.',
    'Bonus rēx fuisse dīcitur.',
    ['Ille bonus rēx fuisse dīcitur.'],
    ['Bonus rēx esse dīcitur.', 'Bonus rēx dīcitur.'],
  ],
  [
    'The apple that fell from the tree was bad.',
    'Mālum quod ex arbore cecidit malum erat.',
    ['Mālum quod ab arbore cecidit malum erat.'],
    ['Mālum quī ex arbore cecidit malum erat.', 'Mālum quod ex arbore cadet malum erat.'],
  ],
  [
    'The wounded soldiers were carried into the camp.',
    'Mīlitēs vulnerātī in castra portātī sunt.',
    ['Vulnerātī mīlitēs in castra lātī sunt.'],
    ['Mīlitēs sauciī in castrīs portātī sunt.', 'Mīles saucius in castra portātus est.'],
  ],
];

describe.each(ROWS)('%s – %s', (english, reference, good, wrong) => {
  it.each(good)('is said by %s', (answer) => {
    expect(says(english, reference, answer)).toBe(true);
  });

  it.each(wrong)('is not said by %s', (answer) => {
    expect(says(english, reference, answer)).toBe(false);
  });
});
