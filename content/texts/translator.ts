// What the English to Latin translator says for itself: failures, refusals and the remarks beside an answer.
// `failed` is fixed by the specification; the others name the word or the part that stood in the way.

export const TRANSLATOR = {
  failed: 'Translation service encountered an error. Please try again.',
  unknown_word: 'The lexicon has no Latin for "{words}". What it does have stands below, word by word.',
  lost_thread:
    'Each word is in the lexicon, but from "{rest}" on the grammar could not follow. Here they are one by one; a simpler sentence may go through.',
  no_way_to_say:
    'The words are all there, but no verb among them takes its company in just that way. Here they are one by one; try the sentence with another verb.',
  too_long: 'That is more than can be taken in at once. Try it a sentence at a time.',
  no_words: 'There are no English words in that.',
} as const;
