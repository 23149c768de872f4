// English said roundabout, put plainly: "were he here" is "if he were here", "however sad he is" is "although he is sad".
// An answer is judged by these readings as well, each of which must still be accounted for word by word, so a rule may offer
// more than English allows. Invariant: a rephrasing says what the answer said; it drops no "not" and exchanges no roles.
import { certainText } from '../../../reading/certainText.ts';
import { pluralOf } from '../../../sentences/englishNouns.ts';
import type { Tokens } from './matchEnglish.ts';
import { inWords } from './numberWords.ts';

/** What a wording may be said as; nothing when it is not that wording. */
export type Rule = (text: string) => readonly string[];

/** Every place where the pattern is found, put otherwise. */
const turn = (
  pattern: RegExp,
  ...into: readonly (string | ((...found: readonly string[]) => readonly string[]))[]
): Rule => {
  const certain = certainText(pattern);
  return (text) => {
    const match = text.includes(certain) ? pattern.exec(text) : null;
    if (!match) return [];
    return into.flatMap((next) =>
      typeof next === 'string'
        ? [text.replace(pattern, next)]
        : next(...match.map((part) => part ?? '')).map(
            (said) => text.slice(0, match.index) + said + text.slice(match.index + match[0].length),
          ),
    );
  };
};

/** The verbs that an -ing may belong to. */
const basesOf = (ing: string): readonly string[] => {
  const stem = ing.slice(0, -3);
  return [
    stem,
    `${stem}e`,
    ...(/(.)\1$/.test(stem) ? [stem.slice(0, -1)] : []),
    ...(stem.endsWith('y') ? [`${stem.slice(0, -1)}ie`] : []),
  ];
};

/** A word moved behind each of the words that follow it. */
const moved =
  (pattern: RegExp, put: (rest: readonly string[], word: string) => readonly string[]): Rule =>
  (text) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const before = text.slice(0, match.index);
    const [, word = '', kept = ''] = match;
    const rest = text
      .slice(match.index + match[0].length)
      .split(' ')
      .filter(Boolean);
    return put([...kept.split(' ').filter(Boolean), ...rest], word).map((said) => before + said);
  };
const behindEach = (words: readonly string[], word: string): readonly string[] =>
  words.map((_, at) => [...words.slice(0, at + 1), word, ...words.slice(at + 1)].join(' '));

/** Time of a form of "be", as an auxiliary says it of one and of many. */
const timesOf = (be: string): 'now' | 'past' | 'later' =>
  /will|shall/.test(be) ? 'later' : /^(?:is|are|am)/.test(be) ? 'now' : 'past';
const BELONG = {
  now: ['belongs to', 'belong to'],
  past: ['belonged to'],
  later: ['will belong to'],
} as const;

const NEED = { now: ['needs', 'need'], past: ['needed'], later: ['will need'] } as const;
const OWNED: Readonly<Record<string, readonly string[]>> = {
  mine: ['me'],
  yours: ['you'],
  his: ['him'],
  hers: ['her'],
  ours: ['us'],
  theirs: ['them'],
};

const SUBJECTIVE: Readonly<Record<string, string>> = {
  me: 'i',
  us: 'we',
  him: 'he',
  her: 'she',
  them: 'they',
};

const POSSESSIVE: Readonly<Record<string, string>> = { them: 'their', him: 'his', her: 'her', it: 'its' };
const MANNERS: Readonly<Record<string, string>> = {
  carefully: 'care',
  courageously: 'courage',
  bravely: 'courage',
  diligently: 'diligence',
  joyfully: 'joy',
  happily: 'joy',
  angrily: 'anger',
  boldly: 'boldness',
  wisely: 'wisdom',
};

const DEPART: Readonly<Record<string, string>> = {
  leave: 'depart',
  leaves: 'departs',
  left: 'departed',
  leaving: 'departing',
};

const RULES: readonly Rule[] = [
  inWords,
  turn(/\bnot ever\b/, 'never'),
  turn(/\b(?:really|exceedingly|exceptionally|incredibly|terribly|ever so) (?=\w)/, 'very '),
  turn(/\b(have|has|had) got\b/, '$1'),
  turn(/\b(have|has) not got\b/, (_, form = '') => [`${form === 'has' ? 'does' : 'do'} not have`]),
  turn(/\b(?:those|these) (?:men|people|ones|persons)\b/, 'them', 'they'),
  turn(/\bwould rather\b/, 'prefer to', 'prefers to', 'preferred to'),
  turn(/\b(leave|leaves|left|leaving)\b/, (_, form = '') => [`${DEPART[form] ?? ''} from`]),
  turn(/\b(?:some|any) (?!of\b)/, ''),
  turn(/\bnot (.+?) any(thing|one|body)\b/, (_, verb = '', what = '') =>
    (what === 'thing' ? ['nothing'] : ['no one', 'nobody']).map((none) => `${verb} ${none}`),
  ),
  turn(/\b(deserve|deserves|deserved)\b/, (_, form = '') =>
    (form === 'deserved' ? ['was', 'were'] : ['is', 'are', 'am']).map((be) => `${be} worthy of`),
  ),
  turn(
    /\bnor (do|does|did|will|had|have|has|is|are|was|were|can|could) (\w+) /,
    'and $2 $1 not ',
    'nor $2 $1 not ',
  ),
  turn(/\b(\w+) enough (not )?to /, 'so $1 as $2to '),
  turn(/\b(?:loudly|aloud)\b/, 'in loud voice'),
  turn(/\b(be|is|are|was|were) (\w+)'s (\w+)$/, '$1 $3 to $2', '$1 $3 of $2'),
  turn(/\b(elected|chosen|appointed|made|named|created) as\b/, '$1'),
  turn(/\bdespite being\b/, () =>
    ['he', 'she', 'it', 'they', 'i', 'we', 'you'].flatMap((who) =>
      ['was', 'were', 'is', 'are', 'am'].map((be) => `although ${who} ${be}`),
    ),
  ),
  turn(/\bwith (?:very )?(?:much|lot of|good deal of) /, 'with great '),
  turn(
    /\b(?:very )?(carefully|courageously|bravely|diligently|joyfully|happily|angrily|boldly|wisely)\b/,
    (_, how = '') => [`with great ${MANNERS[how] ?? how}`],
  ),
  // The infinitive as a subject.
  turn(/^to (.+) (is|was|will be|would be) (not )?(\w+)$/, 'it $2 $3$4 to $1'),
  turn(
    /^(\w+ing)( .+)? (is|was|will be|would be) (not )?(\w+)$/,
    (_, ing = '', rest = '', be = '', not = '', how = '') =>
      basesOf(ing).map((base) => `it ${be} ${not}${how} to ${base}${rest}`),
  ),
  turn(
    /^it (is|was|will be) (not )?(\w+) to (\w+) (.+)$/,
    '$5 $1 $2$3 to $4',
    (_, be = '', not = '', how = '', verb = '', what = '') => [
      `${what} ${be.replace('is', 'are').replace('was', 'were')} ${not}${how} to ${verb}`,
    ],
  ),
  // Allowed and forbidden.
  turn(/\bcould( not)?\b/, 'was$1 allowed to', 'were$1 allowed to'),
  turn(/\b(?:can|may)( not)?\b/, 'is$1 allowed to', 'are$1 allowed to', 'am$1 allowed to'),
  turn(/\bable to\b/, 'allowed to'),
  turn(/\b((?:forb|prohib)\w+ .+?) from (\w+ing)\b/, (_, before = '', ing = '') =>
    basesOf(ing).map((base) => `${before} to ${base}`),
  ),
  moved(/\b(let|lets) /, (words, form) =>
    words
      .slice(1)
      .flatMap((_, at) =>
        (form === 'lets' ? ['allows'] : ['allowed', 'allow']).map((allow) =>
          [allow, ...words.slice(0, at + 1), 'to', ...words.slice(at + 1)].join(' '),
        ),
      ),
  ),
  // None, neither, either.
  turn(/\b(?:no|not single) (\w+)\b/, (_, noun = '') => [`none of ${pluralOf(noun)}`, `none of ${noun}`]),
  turn(/\bno (\w+ \w+)\b/, (_, noun = '') => [`none of ${pluralOf(noun)}`, `none of ${noun}`]),
  turn(/\bnot one of\b/, 'none of'),
  turn(/\bnot (.+?) either (.+) or (.+)$/, '$1 neither $2 nor $3'),
  moved(/\b(neither|both|either) /, behindEach),
  // Conditions and concessions without a conjunction.
  moved(/^(were|had|should) /, (words, aux) => behindEach(words, aux).map((said) => `if ${said}`)),
  turn(
    /\b(?:however|no matter how) (\w+) (.+?) (?:may|might) be\b/,
    'although $2 is $1',
    'although $2 are $1',
  ),
  turn(/\b(?:however|no matter how) (\w+) (.+?) (is|are|was|were)\b/, 'although $2 $3 $1'),
  // Prepositions before who and what, or said twice.
  moved(/\b(for|to|at|after|in|by|with|from|about|on) ((?:whom|what|which|who)\b)/, (words, preposition) =>
    behindEach(words, preposition),
  ),
  turn(/ (for|to|of|in|at|with|by|from|into|on|about|after) (.+) (or|and|nor) \1 /, ' $1 $2 $3 '),
  turn(/\b(\w+) of (them|him|her|it)\b/, (_, noun = '', who = '') => [`${POSSESSIVE[who] ?? ''} ${noun}`]),
  turn(/\b(\w+ \w+) of (them|him|her|it)\b/, (_, noun = '', who = '') => [
    `${POSSESSIVE[who] ?? ''} ${noun}`,
  ]),
  turn(/^(does|do|did|is|are|was|were|has|have|had|will|can|could|should) (.+?) not /, '$1 not $2 '),
  turn(/\bthere (is|are|was|were) (nothing|nobody|no one) (?!in\b|on\b|under\b|at\b)/, '$2 $1 '),
  // Having, needing, fighting.
  turn(/\bthere (is|are|was|were|will be) (.+) (?:to|for) (.+)$/, (_, be = '', what = '', who = '') =>
    BELONG[timesOf(be)].map((verb) => `${what} ${verb} ${who}`),
  ),
  turn(
    /^(.+) (is|are|was|were|will be) (mine|yours|his|hers|ours|theirs)$/,
    (_, what = '', be = '', who = '') =>
      BELONG[timesOf(be)].flatMap((verb) => (OWNED[who] ?? []).map((one) => `${what} ${verb} ${one}`)),
  ),
  turn(/^there (is|was|will be) need (?:of|for) (.+) (?:for|to) (.+)$/, (_, be = '', what = '', who = '') =>
    NEED[timesOf(be)].map((verb) => `${SUBJECTIVE[who] ?? who} ${verb} ${what}`),
  ),
  turn(/\b(is|was|will be) (?:fight|battle|struggle)\b/, '$1 fighting'),
  turn(/^fighting (?:took place|happened|occurred)\b/, 'there was fighting'),
  turn(/^there (was|is) (\w+ing)\b/, (_, be = '', ing = '') =>
    basesOf(ing).map((base) => `people ${be === 'was' ? 'did ' : ''}${base}`),
  ),
  turn(/^it (is|was|was being|is being) fought\b/, (_, be = '') => [
    `there ${be.replace(' being', '')} fighting`,
  ]),
  turn(/^(.+) happened to (\w+)\b/, 'it happened that $1 did $2'),
  turn(/^(.+) happens to (\w+)\b/, 'it happens that $1 does $2', 'it happens that $1 do $2'),
  turn(/^it so happen/, 'it happen'),
  turn(/\b(have|has|had) no doubt\b/, (_, have = '') => [
    `${{ have: 'do', has: 'does' }[have] ?? 'did'} not doubt`,
  ]),
  turn(/\bashamed about\b/, 'ashamed of'),
  turn(/^(.+) (shamed|shames) (.+)$/, (_, what = '', verb = '', who = '') =>
    (verb === 'shamed' ? ['was', 'were'] : ['am', 'is', 'are']).map(
      (be) => `${SUBJECTIVE[who] ?? who} ${be} ashamed of ${what}`,
    ),
  ),
  turn(/\bsource of\b/, 'object of'),
  // Worth and esteem.
  turn(
    /\b(think|thinks|thought) (little|nothing|much|lot|lots|highly|great deal) of (.+)$/,
    (_, form = '', worth = '', who = '') => [
      `${{ think: 'value', thinks: 'values' }[form] ?? 'valued'} ${who} ${worth}`,
    ],
  ),
  turn(/\b(will|would|shall) not value (.+) (?:much|highly)$/, '$1 value $2 little'),
  turn(
    /\b(?:do|does|did) not (value|esteem|rate) (.+) (?:much|highly)$/,
    (found = '', verb = '', who = '') => [
      `${found.startsWith('did') ? `${verb.replace(/e$/, '')}ed` : found.startsWith('does') ? `${verb}s` : verb} ${who} little`,
    ],
  ),
  turn(
    /\b(?:at|of|as of) (little|great|much|no|so great|so much) ?(?:value|worth|importance|esteem)?$/,
    '$1',
  ),
  // Who led.
  turn(
    /\bunder (?:leadership|command|generalship|lead) of (\w+)\b/,
    'with $1 as leader',
    'with $1 as commander',
  ),
  turn(
    /\bunder (\w+?)(?:'s)? (?:leadership|command|generalship|lead)\b/,
    'with $1 as leader',
    'with $1 as commander',
  ),
  turn(
    /\bwith (\w+) (?:leading|commanding|in command|in charge)\b/,
    'with $1 as leader',
    'with $1 as commander',
  ),
  turn(/^(?:with )?(\w+) being (\w+)\b/, 'with $1 as $2'),
  turn(/\bunder (\w+)\b/, 'with $1 as leader', 'with $1 as commander'),
  turn(/\b(?:in|during|under) (?:reign|rule) of (\w+)\b/, 'when $1 was emperor', 'when $1 was king'),
  turn(/\bin (?:consulship of (\w+)|(\w+)'s consulship)\b/, 'when $1$2 was consul'),
  turn(/\b(?:with|through) (?:his |her |their |my |our |your )?(\w+ing)\b/, 'by $1'),
];

/** A possessive typed without its apostrophe, wherever an s may hide one. */
const withApostrophe: Rule = (text) =>
  [...text.matchAll(/\b\w{2,}(?=s\b)/g)].map(
    ({ index, 0: stem }) => `${text.slice(0, index + stem.length)}'${text.slice(index + stem.length)}`,
  );
const MOST_READINGS = 200;

/** Other ways to put an answer, by at most two of the rules; what they were made of is not among them. */
export const rephrasingsOf = (readings: readonly Tokens[]): readonly Tokens[] => {
  const seen = new Set(readings.map((tokens) => tokens.join(' ')));
  const own = seen.size;
  let edge: readonly string[] = [...seen];
  for (let depth = 0; depth < 2 && seen.size < MOST_READINGS; depth += 1) {
    edge = edge
      .flatMap((text) => [...RULES, withApostrophe].flatMap((rule) => rule(text)))
      .filter((text) => !seen.has(text) && seen.size < MOST_READINGS && seen.add(text));
  }
  return [...seen].slice(own).map((text) => text.split(' ').filter(Boolean));
};
