// An English answer that says its author's sentence in another construction passes; one that gives a deed to another doer, another time, number or condition does not.
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { indexLexicon } from '@sigilla/engine/latin/analyse.ts';
import { saysGist } from '@sigilla/engine/latin/dictionary/gist/saysGist.ts';
import { describe, expect, it } from 'vitest';

const index = indexLexicon(readLibrary().lexicon);
const says = (latin: string, own: string, answer: string): boolean => saysGist(index, answer, [own], latin);

describe('an English answer in a construction of its own', () => {
  it.each([
    [
      'Multōs annōs exsul in īnsulā vīxit.',
      'For many years he lived as an exile on an island.',
      'He lived on an island as an exile for many years.',
    ],
    [
      'Caesar pontem fēcit ut exercitum flūmen trādūceret.',
      'Caesar built a bridge to lead his army across the river.',
      'Caesar made a bridge so that he could lead his army across the river.',
    ],
    [
      'Puella, nē ā mātre vidērētur, sub mēnsā sē cēlāvit.',
      'The girl hid under the table so that she would not be seen by her mother.',
      "The girl hid under the table so that her mother wouldn't see her.",
    ],
    [
      'In alterā piscīnā aqua calida est.',
      'In the other pool the water is warm.',
      'In the other pool there is warm water.',
    ],
    [
      'Mīlitēs fessī, postquam diū ambulāvērunt, sub arboribus cōnsēdērunt.',
      'The tired soldiers, after they had walked for a long time, sat down under the trees.',
      'The tired soldiers walked for a long time and then sat down under the trees.',
    ],
  ])('passes where it says the same: %s', (latin, own, answer) => {
    expect(says(latin, own, answer)).toBe(true);
  });

  it.each([
    [
      'who does it',
      'Sī hoc fēcissēs, laudātus essēs.',
      'If you had done this, you would have been praised.',
      'If you had done this, you would have praised him.',
    ],
    [
      'whom it is done to',
      'Gladiō hostem necāvit.',
      'He killed the enemy with a sword.',
      'The enemy killed him with a sword.',
    ],
    [
      'who bids',
      'Mātrōna ancillīs imperāvit ut cēnam parārent.',
      'The lady ordered the slave-girls to prepare dinner.',
      'The slave-girls ordered the lady to prepare dinner.',
    ],
    [
      'who is bidden and who suffers it',
      'Dux captīvōs līberārī iussit.',
      'The general ordered the prisoners to be set free.',
      'The general ordered the prisoners to free him.',
    ],
    [
      'what for',
      'Servus fūgit nē caperētur.',
      'The slave fled so that he would not be caught.',
      'The slave fled and was not caught.',
    ],
    ['when', 'Ob eam causam discessit.', 'He left for that reason.', 'He leaves for that reason.'],
    [
      'the time of a clause',
      'Utinam frātrēs meī adessent!',
      'If only my brothers were here!',
      'If only my brothers had been here!',
    ],
    [
      'a condition',
      'Quia aeger sum, hodiē venīre nōn possum.',
      'I cannot come today because I am ill.',
      'I cannot come today although I am ill.',
    ],
    [
      'a "not"',
      'Timeō nē fūr pecūniam invēnerit.',
      'I am afraid that the thief has found the money.',
      'I am afraid that the thief has not found the money.',
    ],
    [
      'what is denied',
      'Puer dēlicātus labōrāre nōn vult.',
      'The pampered boy does not want to work.',
      'The pampered boy wants not to work.',
    ],
    [
      'who is laughing',
      'Aquila puerōs rīdentēs vīdit.',
      'The eagle saw the boys who were laughing.',
      'The laughing eagle saw the boys.',
    ],
    [
      'whom a clause is about',
      'Equus prīncipem, quem magister vīsitat, invēnit.',
      'The horse found the chief whom the teacher visits.',
      'The horse found the chief who visits the teacher.',
    ],
    [
      'what is told and what is named',
      'Magnus ursus parvus erat.',
      'The large bear was small.',
      'The small bear was large.',
    ],
    [
      'of whom a quality is said',
      'Vīta brevis, ars longa.',
      'Life is short, art is long.',
      'Life is long, art is short.',
    ],
    [
      'where',
      'Lūcia cum sorōre in hortō ambulat.',
      'Lucia walks in the garden with her sister.',
      'Lucia walks into the garden with her sister.',
    ],
    [
      'what is told of a noun',
      'Vīvunt tamen, quī flent.',
      'Yet those who weep are alive.',
      'Yet those who live are weeping.',
    ],
    ['who speaks', 'Legendō discimus.', 'We learn by reading.', 'You learn by reading.'],
    ['what by', 'Legendō discimus.', 'We learn by reading.', 'We read by learning.'],
    [
      'how many',
      'Ovēs in agrō nōn sunt.',
      'The sheep are not in the field.',
      'The sheep is not in the field.',
    ],
  ])('does not where it tells otherwise %s: %s', (_, latin, own, answer) => {
    expect(says(latin, own, answer)).toBe(false);
  });
});
