// What the English to Latin translator says for itself: its failure, its refusals. They stand beside the code, as the grader's remarks do,
// since the engine takes no texts from content. `failed` is fixed by the specification; the others name the word or part in the way.
export const REMARKS = {
  failed: 'Translation service encountered an error. Please try again.',
  tooLong: 'That is more than can be taken in at once. Try it a sentence at a time.',
  noWords: 'There are no English words in that.',
  noWayToSay:
    'The words are all there, but no verb among them takes its company in just that way. Here they are one by one; try the sentence with another verb.',
  respelt: (word: string, meant: string): string => `“${word}” was read as “${meant}”.`,
  alreadyLatin: 'That reads like Latin already. The dictionary says what its words are.',
  unknownWords: (words: readonly string[]): string =>
    `The lexicon has no Latin for "${words.join(', ')}". What it does have stands below, word by word.`,
  lostThread: (rest: string): string =>
    `Each word is in the lexicon, but from "${rest}" on the grammar could not follow. Here they are one by one; a simpler sentence may go through.`,
} as const;
