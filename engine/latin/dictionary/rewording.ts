// English that says a thing roundabout, said plainly before it is read: "long live the king" is "may the king live"; "please" is set aside.
// Invariant: a rewording keeps the sense; what is set aside comes back in Latin before or behind.
import { isMass } from '../sentences/englishNouns.ts';

/** Tokens to read instead, and the Latin that goes around what they give. */
export type Rewording = {
  readonly tokens: readonly string[];
  readonly before?: string;
  readonly behind?: string;
  /** One Latin word for another that stands first. */
  readonly swap?: readonly [from: string, to: string];
};

const INTENSIVE: Readonly<Record<string, readonly [after: readonly string[], latin: string]>> = {
  myself: [['i'], 'ipse'],
  yourself: [['you'], 'ipse'],
  himself: [['he'], 'ipse'],
  herself: [['she'], 'ipsa'],
  itself: [['it'], 'ipsum'],
  ourselves: [['we'], 'ipsī'],
  yourselves: [['you'], 'ipsī'],
  themselves: [['they'], 'ipsī'],
};

/** Phrases and what they come to. */
const PLAIN: readonly (readonly [from: string, to: string])[] = [
  ['would like to', 'want to'],
  ['sit down', 'sit'],
  ['lie down', 'lie'],
  ['fall down', 'fall'],
  ['come back', 'return'],
  ['comes back', 'returns'],
  ['came back', 'returned'],
  ['go back', 'return'],
  ['went back', 'returned'],
  ['come in', 'enter'],
  ['get up', 'rise'],
  ['get out', 'go out'],
  ['run away', 'flee'],
  ['ran away', 'fled'],
  ['hurry up', 'hurry'],
  ['find out', 'discover'],
  ['found out', 'discovered'],
  ['right now', 'now'],
  ['a liar', 'untruthful'],
  ['liars', 'untruthful'],
  ['two of us', 'two'],
  ['no longer', 'not now'],
  ['go to sleep', 'sleep'],
  ['went to sleep', 'slept'],
  ['be quiet', 'be silent'],
  ['got married', 'married'],
  ['grow up', 'grow'],
  ['kids', 'children'],
  ['mum', 'mother'],
  ['mom', 'mother'],
  ['dad', 'father'],
  ['guys', 'friends'],
  ['am going to', 'will'],
  ['are going to', 'will'],
  ['is going to', 'will'],
  ['has got to', 'must'],
  ['have got to', 'must'],
  ['can not', 'cannot'],
  ['no one may', 'no one can'],
  ['princess', "king 's daughter"],
  ['princesses', "king 's daughters"],
  ['blacksmith', 'smith'],
  ['blacksmiths', 'smiths'],
  ['would like', 'want'],
  ['both of them', 'both'],
  ['marched on', 'marched'],
  ['march on', 'march'],
  ['even though', 'although'],
  ['as well as', 'and'],
  ['lots of', 'many'],
  ['a great many', 'many'],
  ['speak latin', 'speak in latin'],
  ['speaks latin', 'speaks in latin'],
  ['write latin', 'write in latin'],
];

const without = (tokens: readonly string[], place: number, length: number): readonly string[] => [
  ...tokens.slice(0, place),
  ...tokens.slice(place + length),
];

const findPhrase = (tokens: readonly string[], words: readonly string[]): number =>
  tokens.findIndex((_, place) => words.every((word, i) => tokens[place + i] === word));

/** "bread, wine and water" as "bread and wine and water". */
const listed = (tokens: readonly string[]): readonly string[] | undefined => {
  const last = tokens.findLastIndex((token) => token === 'and' || token === 'or');
  const comma = tokens.indexOf(',');
  if (last < 0 || comma < 0 || comma > last) return undefined;
  const joiner = tokens[last] ?? 'and';
  const said = tokens.flatMap((token, place) =>
    token !== ',' || place > last ? [token] : place + 1 === last ? [] : [joiner],
  );
  return said;
};

const FEARS: Readonly<Record<string, string>> = {
  am: 'fear',
  are: 'fear',
  is: 'fears',
  was: 'feared',
  were: 'feared',
};

/** "We are afraid that it will fall" as "we fear that it may fall". */
const fearing = (tokens: readonly string[]): readonly string[] | undefined => {
  const place = tokens.findIndex(
    (token, at) => token === 'that' && /^(?:afraid|fear|fears|feared)$/.test(tokens[at - 1] ?? ''),
  );
  const will = tokens.findIndex((token, at) => at > place && /^(?:will|would)$/.test(token));
  const be = FEARS[tokens[place - 2] ?? ''];
  if (place < 1 || (will < 0 && be === undefined)) return undefined;
  const before = be === undefined ? tokens.slice(0, place) : [...tokens.slice(0, place - 2), be];
  return [
    ...before,
    ...tokens
      .slice(place)
      .map((token, at) => (at + place !== will ? token : token === 'will' ? 'may' : 'might')),
  ];
};

const textStarts = (tokens: readonly string[], start: string): boolean =>
  start.split(' ').every((word, place) => tokens[place] === word);

/** Of these one says in English "for" which, in Latin of which: hope of peace. */
const LONGINGS = /^(?:hope|love|desire|thirst|respect|passion|hatred|lust|greed|longing|hunger)$/;
const OPENING = /^(?:the|a|my|our|your|his|her|their|no|and|of|with|without|,)$/;

/** Behind these "of" is about what. */
const TELLING =
  /^(?:sing|sings|sang|singing|speak|speaks|spoke|speaking|dream|dreams|dreaming|tell|tells|told|think|thinks|thinking|talk|talks)$/;

/** English that no gloss has, or has otherwise, by what it comes to. */
const AMISS: Readonly<Record<string, string>> = {
  'many times': 'often',
  'a coward': 'cowardly',
  cowards: 'cowardly men',
  'born of': 'born from',
  coward: 'cowardly man',
  'unto death': 'until death',
  'the fallen': 'the dead',
  woods: 'forest',
  'is on fire': 'is burning',
  'was on fire': 'was burning',
  'hold fast': 'hold firmly',
  'stand fast': 'stand firmly',
  'all else': 'all things',
};

/** Giving back is one word in Latin. */
const GIVING: Readonly<Record<string, string>> = {
  give: 'return',
  gives: 'returns',
  gave: 'returned',
  given: 'returned',
};

/** Wordings that would be read, but amiss, put plainly before anything else is tried. */
export const unmistaken = (tokens: readonly string[]): readonly string[] => {
  for (const [from, to] of Object.entries(AMISS)) {
    const words = from.split(' ');
    const place = findPhrase(tokens, words);
    if (place >= 0)
      return unmistaken([...tokens.slice(0, place), ...to.split(' '), ...tokens.slice(place + words.length)]);
  }
  const back = tokens.findIndex(
    (token, at) =>
      token === 'back' && tokens.slice(Math.max(0, at - 4), at).some((one) => Object.hasOwn(GIVING, one)),
  );
  const give = tokens.findLastIndex((token, at) => at < back && Object.hasOwn(GIVING, token));
  if (back > 0 && give >= 0 && back > give)
    return unmistaken(
      tokens.flatMap((token, at) => (at === back ? [] : at === give ? [GIVING[token] ?? token] : [token])),
    );
  const yet = tokens.lastIndexOf('yet');
  const not = tokens.lastIndexOf('not', yet);
  if (not >= 0 && yet > not + 1)
    return unmistaken([
      ...tokens.slice(0, not + 1),
      'yet',
      ...tokens.slice(not + 1, yet),
      ...tokens.slice(yet + 1),
    ]);
  const enemy = tokens.findIndex(
    (token, at) => token === 'enemy' && /^(?:are|were|have)$/.test(tokens[at + 1] ?? ''),
  );
  if (enemy >= 0) return unmistaken(tokens.map((token, at) => (at === enemy ? 'enemies' : token)));
  if (textStarts(tokens, 'would you like')) return unmistaken(['do', 'you', 'want', ...tokens.slice(3)]);
  const some = tokens.findIndex(
    (token, at) => (token === 'some' || token === 'any') && isMass(tokens[at + 1] ?? ''),
  );
  if (some > 0) return unmistaken(tokens.filter((_, at) => at !== some));
  if (tokens[0] === 'see' && tokens[1] === 'you') return ['i', 'will', ...tokens];
  const topic = tokens.findIndex((token, at) => token === 'of' && TELLING.test(tokens[at - 1] ?? ''));
  if (topic > 0) return tokens.map((token, at) => (at === topic ? 'about' : token));
  const place = tokens.findIndex(
    (token, at) =>
      token === 'for' &&
      at > 0 &&
      LONGINGS.test(tokens[at - 1] ?? '') &&
      (at === 1 || OPENING.test(tokens[at - 2] ?? '')),
  );
  return place < 0 ? tokens : tokens.map((token, at) => (at === place ? 'of' : token));
};

/** Other ways to put the same text, likeliest first. */
export const rewordings = (tokens: readonly string[]): readonly Rewording[] => {
  const list: Rewording[] = [];
  const [first = '', second = ''] = tokens;
  if (first === 'may' && (second === 'i' || second === 'we'))
    list.push({
      tokens: ['can', ...tokens.slice(1)],
      swap: second === 'i' ? ['Possumne', 'Licetne mihi'] : ['Possumusne', 'Licetne nōbīs'],
    });
  const everyone = textStarts(tokens, 'all of us')
    ? 3
    : /^(?:we|they) all$/.test(`${first} ${second}`)
      ? 2
      : 0;
  if (everyone > 0)
    list.push({ tokens: [first === 'they' ? 'they' : 'we', ...tokens.slice(everyone)], before: 'omnēs' });
  if (/^there (?:was|were) once$/.test(tokens.slice(0, 3).join(' ')))
    list.push({ tokens: without(tokens, 2, 1), before: 'ōlim' });
  if (first === 'whoever') list.push({ tokens: ['he', 'who', ...tokens.slice(1)] });
  const please = tokens.indexOf('please');
  if (please >= 0 && (please === 0 || please === tokens.length - 1)) {
    const rest = without(tokens, please, 1).filter(
      (token, place, all) => token !== ',' || (place > 0 && place < all.length - 1),
    );
    list.push({ tokens: rest, behind: 'quaesō' });
  }
  if (tokens[0] === 'long' && tokens[1] === 'live')
    list.push({ tokens: ['may', ...tokens.slice(2), 'live'] });
  for (const [word, [subjects, latin]] of Object.entries(INTENSIVE)) {
    const place = tokens.indexOf(word);
    if (place === 1 && subjects.includes(tokens[0] ?? ''))
      list.push({ tokens: without(tokens, place, 1), before: latin });
  }
  for (const [from, to] of PLAIN) {
    const words = from.split(' ');
    const place = findPhrase(tokens, words);
    if (place >= 0)
      list.push({
        tokens: [...tokens.slice(0, place), ...to.split(' '), ...tokens.slice(place + words.length)],
      });
  }
  if (tokens[0] === 'where' && tokens.at(-1) === 'from')
    list.push({ tokens: ['whence', ...tokens.slice(1, -1)] });
  const [behind = ''] = tokens.slice(-1);
  if (
    /^(?:who|whom|what|which)$/.test(first) &&
    /^(?:with|from|about|against|to|for|by|in|at|on|under)$/.test(behind)
  )
    list.push({ tokens: [behind, first === 'who' ? 'whom' : first, ...tokens.slice(1, -1)] });
  if (/^(?:is|are|was|were)$/.test(first) && second === 'there') list.push({ tokens: without(tokens, 1, 1) });
  const tongue = tokens.findIndex(
    (token, at) =>
      at > 0 &&
      /^(?:latin|greek)$/.test(token) &&
      /^(?:learn|stud|know|kn[eo]w|teach|taught|understand|understood|love|read)/.test(tokens[at - 1] ?? ''),
  );
  if (tongue > 0)
    list.push({
      tokens: [
        ...tokens.slice(0, tongue),
        'the',
        tokens[tongue] ?? '',
        'language',
        ...tokens.slice(tongue + 1),
      ],
    });
  if (first === 'from' && second === 'where') list.push({ tokens: ['whence', ...tokens.slice(2)] });
  const feared = fearing(tokens);
  if (feared) list.push({ tokens: feared });
  const pointed = tokens.at(-1) ?? '';
  if (
    tokens[0] === 'whose' &&
    /^(?:this|that|these|those)$/.test(pointed) &&
    /^(?:is|are)$/.test(tokens.at(-2) ?? '')
  )
    list.push({ tokens: ['whose', ...tokens.slice(-2), ...tokens.slice(1, -2)] });
  const free = tokens.lastIndexOf('free');
  const set = tokens.indexOf('set');
  if (set >= 0 && free > set + 1)
    list.push({
      tokens: [...tokens.slice(0, set), 'free', ...tokens.slice(set + 1, free), ...tokens.slice(free + 1)],
    });
  const hard = tokens.lastIndexOf('hard');
  if (hard > 0 && !/^(?:a|the|is|are|was|were|be|not|so|too|very)$/.test(tokens[hard - 1] ?? ''))
    list.push({ tokens: tokens.map((token, place) => (place === hard ? 'diligently' : token)) });
  const plainList = listed(tokens);
  if (plainList) list.push({ tokens: plainList });
  return list;
};

/** Without the capital of a beginning, and with it. */
export const lowered = (latin: string): string => latin.charAt(0).toLowerCase() + latin.slice(1);
export const raised = (latin: string): string => latin.charAt(0).toUpperCase() + latin.slice(1);

/** The Latin of a rewording with what was set aside. `isName`: the first word keeps its capital. */
export const dressed = (said: string, { before, behind, swap }: Rewording, isName: boolean): string => {
  const latin = swap ? said.replace(swap[0], swap[1]) : said;
  const opened = before === undefined ? latin : `${raised(before)} ${isName ? latin : lowered(latin)}`;
  return behind === undefined ? opened : opened.replace(/([.!?]?)$/, `, ${behind}$1`);
};

/** How English sets main clauses side by side, and Latin. */
const JOINERS: Readonly<Record<string, string>> = {
  and: 'et',
  but: 'sed',
  or: 'aut',
  so: 'itaque',
  therefore: 'ergō',
  for: 'nam',
  yet: 'tamen',
  thus: 'sīc',
};

/** A text in two halves: the tokens of each, the Latin between, and before both. */
export type Halves = {
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly between: string;
  readonly before?: string;
};

/** Where a text may fall into two main clauses, from the left. */
export const halvesOf = (tokens: readonly string[]): readonly Halves[] => {
  const list: Halves[] = [];
  const isEither = tokens[0] === 'either';
  for (const [place, token] of tokens.entries()) {
    const isComma = token === ',';
    const next = tokens[place + 1] ?? '';
    const word = isComma ? next : token;
    const latin = Object.hasOwn(JOINERS, word) ? JOINERS[word] : undefined;
    if (place === 0 || (!isComma && latin === undefined) || (!isComma && tokens[place - 1] === ',')) continue;
    const width =
      (isComma ? 1 : 0) +
      (latin === undefined ? 0 : 1) +
      (word === 'and' && tokens[place + (isComma ? 2 : 1)] === 'therefore' ? 1 : 0);
    const isPair = isEither && word === 'or';
    const left = tokens.slice(isPair ? 1 : 0, place);
    const right = tokens.slice(place + width);
    if (left.length === 0 || right.length === 0) continue;
    const between =
      latin === undefined ? ', ' : isComma || !/^(?:et|aut)$/.test(latin) ? `, ${latin} ` : ` ${latin} `;
    list.push({ left, right, between, ...(isPair ? { before: 'aut' } : {}) });
  }
  return list;
};

/** Two sentences as one; the second loses its capital unless it is a name's. */
export const oneOfTwo = (
  first: string,
  second: string,
  { between, before }: Halves,
  isName: boolean,
): string => {
  const start = before === undefined ? first : `${raised(before)} ${lowered(first)}`;
  return start.replace(/[.!?]$/, '') + between + (isName ? second : lowered(second));
};
