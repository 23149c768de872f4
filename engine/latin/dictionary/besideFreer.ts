// English farther from its Latin than an idiom: how old somebody is, what he is allowed, a clause without its "he was", one and the other, what is feared to have
// happened. Texts are levelled (englishTokens), without articles, and are put so before idioms and turns are read.
// Invariant: what is put says what was said, of the same people and at the same time; what hangs on a word of the Latin is tried only where it has that word.
import { replacing } from '../reading/certainText.ts';
import { hasForm, hasSome, verbOf } from './besideLore.ts';
import { AUX, WHO } from './besideSayings.ts';
import type { Lore } from './besideWords.ts';

const NUMBER =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const CHILD = '(?:boy|girl|child|lad)';
const WAS = '(?:am|is|are|was|were|had been|has been|have been)';

/** Whatever the Latin. */
const FREER: readonly (readonly [RegExp, string])[] = [
  // A clause that need not say "he was".
  [new RegExp(`\\b(?:although|even though|though) (?:${WHO}) ${WAS} (?!not\\b|no\\b|going\\b|\\w+ing\\b)(\\w+)(?= ,|$)`, 'g'), 'although $1'],
  // Nor: and not.
  [new RegExp(`(?:, )?\\bnor (${AUX}) (${WHO}) `, 'g'), ' and $2 $1 not '],
  // One and the other.
  [/\bone of (?:who|whom|which|them) (was|is|were|are) (.+?)(?: ,)?(?: and)? (?:the )?other(?: \1)? /g, 'of who one $1 $2 , other '],
  [/ [;:,] one (was|is) (.+?)(?: [,;])?(?: and)? (?:the )?other(?: \1)? /g, ' , of who one $1 $2 , other '],
  [/\bof whom one\b/g, 'of who one'],
  [/(\bof who one (?:was|is) .+?)(?: ,)? and other(?: (?:was|is))? /g, '$1 , other '],
  // What is feared, and what may have happened.
  [/\b(fear|fears|feared|(?:am|is|are|was|were) afraid) lest /g, '$1 that '],
  [/\b(fear|fears|(?:am|is|are) afraid) (that )?((?:\w+ ){1,3}?)(?:may|might|should) have (?=\w+)/g, '$1 $2$3has '],
  // Orders.
  [/\bgave (?:orders?|commands?|instructions?) for (.+?) to\b/g, 'ordered $1 to'],
  [/\bgave (?:orders?|commands?|instructions?) that (.+?) (?:should )?be (?=\w)/g, 'ordered $1 to be '],
  [/\border(ed|s)? (?:the )?release of (.+?)(?= ,|$)/g, 'order$1 $2 to be released'],
  [/\border(ed|s)? (?:the )?destruction of (.+?)(?= ,|$)/g, 'order$1 $2 to be destroyed'],
  // Use and name.
  [/\bmakes no use of\b/g, 'does not use'],
  [/\bmake no use of\b/g, 'do not use'],
  [/\bmade no use of\b/g, 'did not use'],
  [/\bmakes use of\b/g, 'uses'],
  [/\bmake use of\b/g, 'use'],
  [/\bmade use of\b/g, 'used'],
  [/\b(?:after|from|for|with|by) (?:his|her|its)(?: own)? name\b/g, 'after himself'],
  // Small things.
  [/\b(?:for )?second time\b/g, 'again'],
  [/\blook(ed|s)? behind (?:him|her|me|them)(?:self|selves)?\b/g, 'look$1 back'],
  [/\b(find|finds|found|see|sees|saw) (.+?) (?:fast )?asleep\b/g, '$1 $2 sleeping'],
  [/\bfrom where (.+?)(?= ,|$)/g, 'where $1 from'],
  [/\bwhich (do|does|did) (.+?) , (\w+ or \w+)$/g, '$1 $2 $3'],
  [new RegExp(`\\bwhatever (?=(?:${WHO}) )`, 'g'), 'everything '],
  [new RegExp(`\\b(?:everything|all|anything) (?:that|which) (?=(?:${WHO}) )`, 'g'), 'everything '],
  [/\b(victor|winner|victory) in\b/g, '$1 of'],
  [/\bas (?:a )?joke\b/g, 'in jest'],
  [/\b(?:apart from|except for|with exception of)\b/g, 'except'],
  [/\bby name of\b/g, 'called'],
  [/\bnext to (?:each other|one another)\b/g, 'neighbouring'],
  [/\bone another\b/g, 'each other'],
  [/\bmount (?=(?:vesuvius|etna|olympus|parnassus|ida)\b)/g, ''],
]; // prettier-ignore

const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first', two: 'second', three: 'third', four: 'fourth', five: 'fifth', six: 'sixth', seven: 'seventh', eight: 'eighth', nine: 'ninth', ten: 'tenth',
}; // prettier-ignore

const SUBJECT: Readonly<Record<string, string>> = {
  me: 'i',
  him: 'he',
  her: 'she',
  us: 'we',
  them: 'they',
  you: 'you',
};

/** How old somebody is. */
const aged = (text: string): string =>
  text
    .replaceAll(new RegExp(`\\b(${NUMBER})[- ]years?[- ]old (${CHILD})\\b`, 'g'), '$2 of $1 years')
    .replaceAll(new RegExp(`\\b(${CHILD}) (?:of|aged) (${NUMBER})(?! years)\\b`, 'g'), '$1 of $2 years')
    .replaceAll(new RegExp(`\\b(${CHILD}) (${NUMBER}) years old\\b`, 'g'), '$1 of $2 years')
    .replaceAll(
      new RegExp(
        `\\b(?:(?:when|while|as) (?:(?:he|she) was )?)?${CHILD} of (${NUMBER}) years(?: old| of age)?\\b`,
        'g',
      ),
      'aged $1',
    )
    .replaceAll(new RegExp(`\\bat (?:the )?age of (${NUMBER})\\b`, 'g'), 'aged $1')
    .replaceAll(new RegExp(`\\bwhen (?:he|she) was (${NUMBER})(?: years old)?(?= ,|$)`, 'g'), 'aged $1');

/** What somebody is allowed. */
const allowed = (text: string): string =>
  text
    .replace(new RegExp(`^(?:am|is|are) (${WHO}|\\w+) (?:allowed|permitted|free) to `), 'may $1 ')
    .replace(
      /^is it (?:allowed|permitted|all right|okay|ok|possible)(?: for)?(?: (me|him|her|us|them|you))? to /,
      (_, whom: string | undefined) => `may ${SUBJECT[whom ?? 'me'] ?? 'i'} `,
    )
    .replace(new RegExp(`^(?:can|could) (${WHO}) `), 'may $1 ')
    .replaceAll(new RegExp(`\\b(${WHO}) (?:am|is|are) (?:allowed|permitted) to `, 'g'), '$1 may ')
    .replace(
      /^it is (?:allowed|permitted)(?: for)? (me|him|her|us|them|you) to /,
      (_, whom: string) => `${SUBJECT[whom] ?? 'i'} may `,
    );

const IMPERFECT = /(?:ba[mst]|ba[mn]us|batis|bant|ba[mnr]tur|batur|erat|erant)$/;

/** With the city captured: when it had been captured. */
const withDone = (lore: Lore, text: string): string =>
  text.replaceAll(
    /(^|, )with ((?:\w+ ){1,2}?)(\w+)(?= ,|$)/g,
    (whole, open: string, what: string, done: string) =>
      verbOf(lore, done, 'part') === undefined ? whole : `${open}when ${what}had been ${done}`,
  );

/** Tomorrow we are going, we will go; of the part that is told of tomorrow. */
const toCome = (lore: Lore, text: string): string =>
  text
    .split(/(?= [,;:] )/)
    .map((part) => willCome(lore, part))
    .join('');

const willCome = (lore: Lore, text: string): string =>
  /\b(?:tomorrow|tonight|next (?:year|week|month))\b/.test(text)
    ? text.replaceAll(
        /\b(?:am|is|are) (\w+ing)\b(?= to (\w+)|)/g,
        (whole, doing: string, next: string | undefined) => {
          const verb = verbOf(lore, doing, 'ing');
          // Going to do it is a future already.
          const isMeant = doing === 'going' && next !== undefined && verbOf(lore, next, 'base') !== undefined;
          return verb === undefined || isMeant ? whole : `will ${verb}`;
        },
      )
    : text;

/** Waged no war: did not wage war, whoever did. */
const notAny = (lore: Lore, text: string): string =>
  text.replaceAll(/(?<!\bnot )\b(\w+) no (?!longer\b|less\b|more\b)(?=\w)/g, (whole, told: string) => {
    const [past, third] = [verbOf(lore, told, 'past'), verbOf(lore, told, 'third')];
    if (/^(?:is|are|am|was|were|be|has|have|had|got|get|gets|there|with|of|in)$/.test(told)) return whole;
    if (past !== undefined && past !== told) return `did not ${past} `;
    return third === undefined ? whole : `does not ${third} `;
  });

const freer = replacing(FREER);

/** One sentence of English, nearer to what its Latin says. */
export const nearer = (lore: Lore, text: string): string => {
  let said = freer(text);
  if (hasForm(lore, /^lic(?:et|ebat|uit|eat)/)) said = allowed(said);
  if (hasSome(lore, 'annorum')) said = aged(said);
  if (hasSome(lore, 'multum multi'))
    said = said.replaceAll(/\b(?:great deal|good deal|lots?|plenty) of (?!things\b)/g, 'much ');
  if (hasForm(lore, IMPERFECT) && !hasSome(lore, 'si nisi ut ne utinam cum quin'))
    said = said
      .replaceAll(/(?<!\bwhat )\bwould (?!not\b|be\b|have\b)(?=\w+)/g, 'used to ')
      .replaceAll(/\b(?:kept|continued|went on)(?: on)? (\w+ing)\b/g, 'was $1');
  if (hasForm(lore, /^amant/))
    said = said.replaceAll(
      /\b(?:(?:someone|somebody|anyone|one|person|man|those|people) (?:who|that) (?:is in love|are in love|loves?)|(?:someone|somebody|one|person) in love|lovers)\b/g,
      'lover',
    );
  said = said.replaceAll(/\bday (\w+) of\b/g, (whole, count: string) =>
    ORDINALS[count] === undefined ? whole : `${ORDINALS[count]} day of`,
  );
  if (lore.isDone || lore.participles.has('perf')) said = withDone(lore, said);
  return notAny(lore, toCome(lore, said)).replaceAll(/ +/g, ' ').trim();
};
