// One sentence of levelled English said plainly beside its Latin: what English says in several ways, wherever the Latin has but one for it.
// Invariant: who does what to whom, how many and when stay as they were; both an answer and its author's English are put so.
import { inWords } from '../questions/grading/english/numberWords.ts';
import { replacing } from '../reading/certainText.ts';
import { pluralOf } from '../sentences/englishNouns.ts';
import { englishVerb } from '../sentences/englishVerbs.ts';
import { constructed, withReasons } from './besideConstructions.ts';
import { nearer } from './besideFreer.ts';
import { IDIOMS } from './besideIdioms.ts';
import { hasSome, pastOf, verbOf } from './besideLore.ts';
import { ALIKE, TURNS, WHO } from './besideSayings.ts';
import type { Lore } from './besideWords.ts';

export type Words = readonly string[];

/** Words that point at one thing of several. */
export const SHOWING = 'ille illa illud illum illam illo iste ista istud hic haec hoc hunc hanc';
const POINTING = 'ille illa illud illum illam illo is ea id eum eam eo iste ista hic haec hoc hunc hanc';

const MANY: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };

const isNoun = ({ phrases }: Lore, word: string): boolean =>
  [...(phrases.get(word) ?? [])].some((key) => /_n\d*\//.test(key));

export const isAdjective = ({ phrases }: Lore, word: string): boolean =>
  [...(phrases.get(word) ?? [])].some((key) => /_adj\d*\//.test(key));

/** What a thing may be so much that something follows. */
export const GREAT = /^(?:great|large|big|huge|small|bad|good|terrible|many|much|long|strong|fierce)$/;

/** A number of days or years: how long it went on. */
const NUMBER =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|many|few|several)';
const HOW_LONG = new RegExp(
  `(?<!\\b(?:for|in|after|within|before|every|during|of|than|last|next|these|those|only|and|${NUMBER.slice(3)} )(${NUMBER} (?:\\w+ )?(?:years|days|nights|hours|months|minutes|weeks))\\b(?! (?:ago|old|later|before|after|earlier|long)\\b)`,
  'g',
);

/** What was done before something else, by a clause with its own verb: when he had heard, after he heard, having heard. */
const beforehand = (lore: Lore, text: string): string => {
  const told = (been: string | undefined, verb: string): string | undefined =>
    been === undefined ? pastOf(lore, verb, 'part') : verbOf(lore, verb, 'part') && `was ${verb}`;
  return text
    .replaceAll(/(^|, )(?:after|once|as soon as|when) (\w+)/g, (whole, open: string, next: string) =>
      verbOf(lore, next, 'ing') === undefined ? `${open}when ${next}` : whole,
    )
    .replaceAll(/ (?:after|once|as soon as) (?=.+ )/g, ' when ')
    .replaceAll(
      /\bwhen ((?:\w+ ){1,4}?)had (been )?(\w+)/g,
      (whole, who: string, been: string | undefined, verb: string) => {
        const said = told(been, verb);
        return said === undefined ? whole : `when ${who}${said}`;
      },
    )
    .replace(
      /(^|, )(?:after )?having (been )?(\w+)/,
      (whole, open: string, been: string | undefined, verb: string) => {
        const said = told(been, verb);
        return said === undefined ? whole : `${open}when ${said}`;
      },
    )
    .replace(/(^|, )(?:after|upon|on) (\w+ing)\b/, (whole, open: string, verb: string) => {
      const said = pastOf(lore, verb, 'ing');
      return said === undefined ? whole : `${open}when ${said}`;
    });
};

/** Who was wounded, who is lying there: the wounded one, the one lying there, where the Latin has a participle. */
const asParticiples = (lore: Lore, text: string): string =>
  text
    .replaceAll(
      /\b(?:who|that) (?:had been|was|were|is|are|has been|have been) (\w+)/g,
      (whole, verb: string) =>
        (lore.participles.has('perf') && verbOf(lore, verb, 'part') !== undefined) ||
        (lore.participles.has('pres') && verbOf(lore, verb, 'ing') !== undefined)
          ? verb
          : whole,
    )
    .replaceAll(/\b(?:who|that) (\w+)/g, (whole, verb: string) => {
      const own = lore.verbs.get(verb)?.find(({ kind }) => /^(?:past|base|third)$/.test(kind));
      return own && lore.participles.has('pres') && own.head !== 'be' ? englishVerb(own.head).ing : whole;
    });

/** To lie is bad, lying is bad: it is bad to lie. */
const withDeedsBehind = (lore: Lore, text: string): string =>
  text.replace(
    /^(?:to )?(\w+)((?: (?!is\b|was\b)\w+){0,3}) (is|was) (\w+)((?: (?!than\b)\w+)?)((?: than .+)?)$/,
    (whole, verb: string, rest: string, be: string, what: string, more: string, than: string) => {
      const isDeed = whole.startsWith('to ') || verbOf(lore, verb, 'ing') !== undefined;
      const isQuality = isAdjective(lore, what) || isAdjective(lore, more.trim());
      return isDeed && isQuality
        ? `it ${be} ${what}${more} ${whole.startsWith('to ') ? 'to ' : ''}${verb}${rest}${than}`
        : whole;
    },
  );

/** "The conquered people" are the conquered, where the Latin names no people. */
const withoutPeople = (lore: Lore, text: string): string =>
  text.replaceAll(/\b(\w+) (?:people|men|ones|persons)\b/g, (whole, word: string) =>
    isAdjective(lore, word) || lore.verbs.get(word)?.some(({ kind }) => kind === 'part') ? word : whole,
  );

const HAVING: Readonly<Record<string, string>> = { me: 'i have', you: 'you have', us: 'we have' };

/** Many of them, somebody's by a dative, eagerness for a deed, what somebody says. */
const ofPartsAndStates = (lore: Lore, text: string): string => {
  let said = text.replaceAll(/\b(many|few|most|none|several) (?:of|among|out of) (?=\w)/g, '$1 ');
  if (hasSome(lore, 'mihi tibi nobis uobis vobis'))
    said = said
      .replace(
        /^there (?:is|are) (.+) to (me|you|us)$/,
        (_, what: string, who: string) => `${HAVING[who] ?? ''} ${what}`,
      )
      .replace(
        /^(.+) (?:is|are) to (me|you|us)$/,
        (_, what: string, who: string) => `${HAVING[who] ?? ''} ${what}`,
      );
  if (hasSome(lore, SAYS))
    said = said
      .replace(/^according to (.+?) , (.+)$/, '$1 says that $2')
      .replaceAll(/\b(?:tells|reports|states|declares|announces)(?: us| me)? that\b/g, 'says that');
  if (hasSome(lore, SAID))
    said = said.replaceAll(
      /\b(?:told us|told me|told|reported|stated|declared|announced) that\b/g,
      'said that',
    );
  return said.replaceAll(
    /\b(desirous|eager|keen|longing|fond|greedy|capable) (?:of|for) (\w+ing)\b/g,
    (whole, what: string, verb: string) => {
      const head = verbOf(lore, verb, 'ing');
      return head === undefined ? whole : `${what} to ${head}`;
    },
  );
};

const SAYS = 'dicit inquit ait';
const SAID = 'dixit dicebat inquit';

const withoutIdioms = replacing(IDIOMS);
const withoutTurns = replacing(TURNS);

/** One sentence said plainly. */
export const plainly = (lore: Lore, words: Words): string => {
  let said = words.map((word) => ALIKE[word] ?? word).join(' ');
  said = inWords(said)[0] ?? said;
  const turn = (from: RegExp, to: string): void => void (said = said.replaceAll(from, to));
  said = nearer(lore, said);
  said = withReasons(lore, withoutIdioms(said).replace(/^and (?=\w)/, ''));
  said = withoutTurns(said);
  if (hasSome(lore, POINTING)) {
    turn(/\b(?:that|this) (?:man|one|fellow)\b/g, 'he');
    turn(/\b(?:that|this) woman\b/g, 'she');
  }
  said = said.replace(HOW_LONG, 'for $1');
  said = said.replaceAll(/\bsuch (\w+)(?! that\b)/g, (whole, word: string) =>
    isAdjective(lore, word) || GREAT.test(word) ? `so ${word}` : whole,
  );
  turn(/^(?:it|there) (is|are|was|were) so (\w+) (\w+)(?: ,)? that\b/g, '$3 $1 so $2 that');
  said = withDeedsBehind(lore, said);
  if (hasSome(lore, 'si nisi')) {
    turn(/, then /g, ', ');
    turn(/\b(i|we) should\b/g, '$1 would');
  }
  if (!hasSome(lore, 'ambo ambae ambos ambas uterque utraque utrumque')) turn(/\bboth (?!of\b)/g, '');
  if (!hasSome(lore, 'qui quae quod'))
    turn(/(?<=, )who (?:is|are|was|were) (?=(?:(?!and\b)\w+ ){0,4}\w+(?: ,|$))/g, '');
  said = constructed(lore, ofPartsAndStates(lore, said));
  // By which means, where the Latin has neither "by" nor "with".
  if (!hasSome(lore, 'a ab') && ![...lore.latin].some((word) => word.endsWith('cum')))
    turn(/(?<=\w )with(?= \w)/g, 'by');
  if (hasSome(lore, 'unus una unum unam uno unius uni')) turn(/\bone (?=\w)/g, '');
  if (hasSome(lore, 'omnia omnium omnibus'))
    turn(/\ball(?: (?:things|of them|of it)\b| (?=(?:is|are|was|were)\b)| (?=,)|$)/g, 'everything ');
  if (hasSome(lore, 'multa multorum multis'))
    turn(/\b(?:lots?|much|great deal)(?: of things| things)?\b/g, 'many things');
  if (hasSome(lore, 'solus sola solum solam soli solae solos solas'))
    turn(
      /\b(?:(?:all )?by (?:my|your|him|her|it|our|them)sel(?:f|ves)|on (?:my|your|his|her|its|our|their) own|all alone)\b/g,
      'alone',
    );
  if (!hasSome(lore, 'me te nos uos eum eam eos eas illum illam illos illas'))
    turn(
      /\b(ask|asks|asked|asking) (?:me|us|him|her|them|you) (?=(?:why|whether|what|where|who|how|if|when)\b)/g,
      '$1 ',
    );
  if (
    !hasSome(
      lore,
      'homines hominum hominibus uiri uiros uirorum uiris populus populum populi populo gens gentes',
    )
  )
    said = withoutPeople(lore, said);
  if (lore.isBefore && !lore.isDone) said = beforehand(lore, said);
  if (lore.participles.size > 0) said = asParticiples(lore, said);
  // "Into" and "to", "at" and "in": one preposition of the Latin.
  if (hasSome(lore, 'in')) turn(/\binto\b/g, 'to');
  if (hasSome(lore, 'in') && !hasSome(lore, 'ad')) {
    turn(/\bat (?!(?:once|last|first|least|night)\b)/g, 'in ');
  }
  if (hasSome(lore, 'omnis omne omnes omnia omnium omnibus omnem')) {
    turn(/\beveryone\b/g, 'all');
    turn(/\ball (?:people|men)\b/g, 'all');
    said = said.replaceAll(
      /\bevery (\w+)(?: (is|was|has|does))?\b/g,
      (_, noun: string, verb?: string) =>
        `all ${pluralOf(noun)}${verb === undefined ? '' : ` ${MANY[verb] ?? verb}`}`,
    );
  }
  // A people at war is one enemy, or many.
  if (hasSome(lore, 'hostes hostium hostibus')) {
    turn(/\benemies\b/g, 'enemy');
    turn(/\benemy is\b/g, 'enemy are');
    turn(/\benemy was\b/g, 'enemy were');
    turn(/\benemy has\b/g, 'enemy have');
  }
  said = said.replaceAll(
    /\b(\w+)'s ((?:\w+ ){0,2}?)(\w+)\b/g,
    (whole, owner: string, between: string, noun: string) =>
      isNoun(lore, noun) &&
      (between === '' ||
        !between
          .trim()
          .split(' ')
          .some((word) => isNoun(lore, word)))
        ? `${between}${noun} of ${owner}`
        : whole,
  );
  if (lore.isDuty) {
    turn(/\b(?:has|have|needs|need|ought) to\b/g, 'must');
    turn(/\bshould\b/g, 'must');
    turn(/\b(?:is|are) to be\b/g, 'must be');
    turn(/\bhad to\b/g, 'must-have');
  }
  if (lore.isDone) {
    said = said.replace(/(^|, | )after (?:having )?(\w+ing)\b/, (whole, open: string, verb: string) => {
      const head = verbOf(lore, verb, 'ing');
      return head === undefined ? whole : `${open}having ${englishVerb(head).part[0] ?? verb}`;
    });
    turn(/(^|, )(?:after|once|as soon as|when) (?!(?!king\b)\w+ing\b)/g, '$1when ');
    turn(/ (?:after|once|as soon as) (?=.+ (?:had|was|were)\b)/g, ' when ');
    turn(new RegExp(`(^|, )when (${WHO}) had (.+?) , \\2 `, 'g'), '$1having $3 , $2 ');
    turn(new RegExp(`^(${WHO}) (.+?) when \\1 had `, 'g'), '$1 $2 having ');
    // When he had learned it, the general left: who is named is he, as in "having learned it, the general left".
    said = said.replace(
      /(^|, )when (?:he|she|they) had (?!been\b)(\w+) ([^,]+?) , (?!(?:he|she|it|they|i|you|we)\b)/,
      '$1having $2 $3 , ',
    );
    turn(/(^|, )([^,]+?) having been (\w+)(?= ,|$)/g, '$1when $2 had been $3');
  }
  if (hasSome(lore, 'tamen')) turn(/\b(?:still|all the same|even so|nonetheless|anyway)\b/g, 'nevertheless');
  if (hasSome(lore, 'tamen')) turn(/^(?:nevertheless|however|yet)(?: ,)? /g, 'but ');
  if (hasSome(lore, 'ergo igitur itaque')) {
    turn(/(^|, )(?:and )?(?:so|then)(?: ,)? /g, '$1therefore ');
    turn(/ then(?= ,|$)/g, ' therefore');
  }
  if (hasSome(lore, 'sed at tamen autem verum')) turn(/(^|, )(?:however|yet|still)(?: ,)? /g, '$1but ');
  return said.replaceAll(/ +/g, ' ').trim();
};
