// English that says a thing roundabout, said plainly before it is read: "long live the king" is "may the king live"; "please" is set aside.
// Invariant: a rewording keeps the sense; what is set aside comes back in Latin before or behind.
import { findPhrase, IS, standsAt } from '../../reading/english.ts';

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
const PLAIN = [
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
].map(([from = '', to = '']) => ({ from: from.split(' '), to: to.split(' ') }));

const without = (tokens: readonly string[], place: number, length: number): readonly string[] => [
  ...tokens.slice(0, place),
  ...tokens.slice(place + length),
];

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

/** Of these one says in English "for" which, in Latin of which: hope of peace. */
export const LONGINGS = /^(?:hope|love|desire|thirst|respect|passion|hatred|lust|greed|longing|hunger)$/;
export const OPENING = /^(?:the|a|my|our|your|his|her|their|no|and|of|with|without|,)$/;

/** Behind these "of" is about what. */
export const TELLING =
  /^(?:sing|sings|sang|singing|speak|speaks|spoke|speaking|dream|dreams|dreaming|tell|tells|told|think|thinks|thinking|talk|talks)$/;

/** Other ways to put the same text, likeliest first. */
export const rewordings = (tokens: readonly string[]): readonly Rewording[] => {
  const list: Rewording[] = [];
  const [first = '', second = ''] = tokens;
  if (first === 'may' && (second === 'i' || second === 'we'))
    list.push({
      tokens: ['can', ...tokens.slice(1)],
      swap: second === 'i' ? ['Possumne', 'Licetne mihi'] : ['Possumusne', 'Licetne nōbīs'],
    });
  const everyone = standsAt(tokens, 0, ['all', 'of', 'us'])
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
  for (const { from, to } of PLAIN) {
    const place = findPhrase(tokens, from);
    if (place >= 0)
      list.push({ tokens: [...tokens.slice(0, place), ...to, ...tokens.slice(place + from.length)] });
  }
  if (tokens[0] === 'where' && tokens.at(-1) === 'from')
    list.push({ tokens: ['whence', ...tokens.slice(1, -1)] });
  const [behind = ''] = tokens.slice(-1);
  if (
    /^(?:who|whom|what|which)$/.test(first) &&
    /^(?:with|from|about|against|to|for|by|in|at|on|under)$/.test(behind)
  )
    list.push({ tokens: [behind, first === 'who' ? 'whom' : first, ...tokens.slice(1, -1)] });
  if (IS.test(first) && second === 'there') list.push({ tokens: without(tokens, 1, 1) });
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
