// An owner whom nobody mentions: "your mother" of puella mātrem videt. Whose mother or friend one is, Latin leaves unsaid where it is clear, and clear are those
// who are spoken of: he and they always, I and you only where somebody speaks or is spoken to.
// Invariant: what the author or the Latin says of owners is never held against an answer.
import type { LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import { englishTokens } from '../reading/english.ts';
import { KIN } from '../questions/grading/english/matchEnglish.ts';

const OWNERS = [
  { person: 1, words: /^(?:my|our)$/, said: /^(?:i|me|we|us|my|our|mine|ours)$/, latin: /^(?:ego|nos|meus|noster|mecum|nobiscum)_/ },
  { person: 2, words: /^your$/, said: /^(?:you|your|yours|thy)$/, latin: /^(?:tu|uos|vos|tuus|uester|vester|tecum|vobiscum)_/ },
] as const; // prettier-ignore

/** Somebody spoken to as one's own. */
const CALLED = /(?:^|[,;:!]\s*)(?:o\s+)?(?:my|our)(?:\s+\p{L}+){1,2}\s*(?:[,;:.!?]|$)/iu;

/** The owner in an English answer to whom nothing leads: neither the Latin, nor its author, nor a speaker who begins with one of his own. */
export const strangerOwner = (
  index: LatinIndex,
  answer: string,
  references: readonly string[],
  latin: string,
): string | undefined => {
  const own = englishTokens(answer);
  const readings = wordsOf(latin).flatMap((form) => index.analyse(form));
  for (const { person, words, said, latin: ids } of OWNERS) {
    const at = own.findIndex((word, place) => words.test(word) && KIN.test(own[place + 1] ?? ''));
    if (at < 0) continue;
    const isMentioned =
      readings.some(
        ({ lexeme, features }) =>
          (features.person ?? (features.mood === 'imp' ? 2 : 3)) === person || ids.test(lexeme.id),
      ) || references.some((one) => englishTokens(one).some((word) => said.test(word)));
    // "My mother is at home", "stay, my friend": who speaks of his own speaks so.
    const isSpeaker = person === 1 && (at === 0 || CALLED.test(answer));
    if (!isMentioned && !isSpeaker) return own[at];
  }
  return undefined;
};
