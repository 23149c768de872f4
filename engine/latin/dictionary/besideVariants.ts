// One sentence of levelled English in other constructions that say the same: the other voice, a participle for a relative clause, a pronoun for who was
// named before. Both the answer and its author's English are put so, and compared in all of them.
// Invariant: who does what to whom stays as it was; what has no doer gets none but "they", or "we" where something must be done.
import { WAS } from '../reading/english.ts';
import { asJoined } from './besideJoined.ts';
import type { Words } from './besidePlain.ts';
import { asRelated } from './besideRelations.ts';
import { isMark, PARTICLES } from './besideTurns.ts';
import { basesOf, CLAUSE, givenTo, inActive } from './besideVoices.ts';
import type { Lore } from './besideWords.ts';

const MANNER = /ly$/;

/** The soldier who had been badly wounded is the badly wounded soldier; the girls who are singing are the singing girls. */
const asAttribute = (lore: Lore, words: Words): readonly Words[] => {
  const found: Words[] = [];
  for (let at = 1; at < words.length; at += 1) {
    if (!/^(?:who|that)$/.test(words[at] ?? '')) continue;
    const noun = isMark(words[at - 1]) ? at - 2 : at - 1;
    if (noun < 0 || isMark(words[noun])) continue;
    let to = at + 1;
    while (to < words.length && /^(?:am|is|are|was|were|has|have|had|been|being)$/.test(words[to] ?? ''))
      to += 1;
    if (to === at + 1) continue;
    const from = to;
    while (MANNER.test(words[to] ?? '') || /^(?:so|very|too|well)$/.test(words[to] ?? '')) to += 1;
    const word = words[to] ?? '';
    const isAttribute =
      basesOf(lore, word, 'part').length > 0 ||
      basesOf(lore, word, 'ing').length > 0 ||
      lore.phrases.has(word);
    const next = words[to + 1];
    if (!isAttribute || (next !== undefined && isMark(words[at - 1]) && !isMark(next))) continue;
    const rest = words.slice(next !== undefined && isMark(next) ? to + 2 : to + 1);
    found.push([...words.slice(0, noun), ...words.slice(from, to + 1), words[noun] ?? '', ...rest]);
  }
  return found;
};

/** Who was named in the sentence before is he, she, it, they; "that wall" beside another is that one. */
const namedBefore = (words: Words): readonly Words[] => {
  const found: Words[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (words[at - 1] === ';' && words.slice(0, at - 1).includes(word))
      for (const pronoun of ['they', 'he', 'she', 'it'])
        found.push([...words.slice(0, at), pronoun, ...words.slice(at + 1)]);
    if (words[at - 1] === 'that' && words.slice(0, at - 1).includes(word))
      found.push([...words.slice(0, at - 1), 'he', ...words.slice(at + 1)]);
  }
  return found;
};

/** After he sold it, the merchant walked; after the merchant sold it, he walked: after selling it. */
const withoutSubject = (lore: Lore, words: Words): readonly Words[] => {
  const comma = words.indexOf(',');
  if (comma < 3 || !/^(?:after|before|when)$/.test(words[0] ?? '')) return [];
  const verb = words.findIndex(
    (word, at) => at > 1 && at < comma && (word === 'had' || basesOf(lore, word, 'past').length > 0),
  );
  // Of what had been done nobody is the doer.
  if (verb < 0 || words.slice(verb, comma).includes('been') || WAS.test(words[verb] ?? '')) return [];
  const subject = words.slice(1, verb);
  const told = words.slice(verb, comma);
  const main = words.slice(comma + 1);
  const isPronoun = (word: string | undefined): boolean => /^(?:he|she|it|they)$/.test(word ?? '');
  if (subject.length === 1 && isPronoun(subject[0]) && isPronoun(main[0]) && main[0] !== subject[0])
    return [];
  if (subject.length === 1 && isPronoun(subject[0])) return [[words[0] ?? '', ...told, ',', ...main]];
  return isPronoun(main[0]) ? [[words[0] ?? '', ...told, ',', ...subject, ...main.slice(1)]] : [];
};

/** Whoever is addressed is addressed at the end; "lead him back" is "lead back him"; having said this: when this had been said. */
const rearranged = (lore: Lore, words: Words): readonly Words[] => {
  const found: Words[] = [];
  for (let at = 1; at < words.length - 2; at += 1)
    for (const end of [at + 2, at + 3])
      if (isMark(words[at]) && isMark(words[end]) && !CLAUSE.test(words[at + 1] ?? ''))
        found.push([...words.slice(0, at), ...words.slice(end + 1), ...words.slice(at, end)]);
  for (let at = 2; at < words.length; at += 1) {
    if (!PARTICLES.test(words[at] ?? '')) continue;
    for (let verb = at - 2; verb >= Math.max(0, at - 4); verb -= 1)
      if (lore.verbs.has(words[verb] ?? '') || lore.everyday.has(words[verb] ?? ''))
        found.push([
          ...words.slice(0, verb + 1),
          words[at] ?? '',
          ...words.slice(verb + 1, at),
          ...words.slice(at + 1),
        ]);
  }
  const comma = words.indexOf(',');
  if (lore.isDone && words[0] === 'having' && comma > 2)
    found.push(['when', ...words.slice(2, comma), 'had', 'been', words[1] ?? '', ...words.slice(comma)]);
  return found;
};

/** Frightened by it, he fled; he, frightened by it, fled; he was frightened by it and fled. */
const participleFirst = (lore: Lore, words: Words): readonly Words[] => {
  const found: Words[] = [];
  const isParticiple = (word: string | undefined): boolean =>
    word === 'having' ||
    word === 'although' ||
    word === 'aged' ||
    (lore.participles.has('perf') && basesOf(lore, word, 'part').length > 0) ||
    (lore.participles.has('pres') && basesOf(lore, word, 'ing').length > 0);
  const open = words.indexOf(',');
  const close = words.indexOf(',', open + 1);
  if (open > 0 && close > open && isParticiple(words[open + 1]))
    found.push([...words.slice(open + 1, close), ',', ...words.slice(0, open), ...words.slice(close + 1)]);
  const be = words.findIndex((word, at) => WAS.test(word) && isParticiple(words[at + 1]));
  const and = words.indexOf('and', be + 2);
  if (be > 0 && be < 5 && and > 0 && !ANDS.some((one) => lore.latin.has(one)))
    found.push([...words.slice(be + 1, and), ',', ...words.slice(0, be), ...words.slice(and + 1)]);
  return found;
};

const ANDS = ['et', 'ac', 'atque'];

/** The king, when he had heard it, went away: when the king had heard it, he went away. */
const clauseFirst = (_: Lore, words: Words): readonly Words[] => {
  const open = words.indexOf(',');
  const close = words.indexOf(',', open + 1);
  const [opening = '', who = ''] = words.slice(open + 1);
  return open > 0 &&
    open < 5 &&
    close > open + 2 &&
    /^(?:when|after|because|although|since|if|before)$/.test(opening) &&
    /^(?:he|she|it|they)$/.test(who)
    ? [
        [
          opening,
          ...words.slice(0, open),
          ...words.slice(open + 3, close),
          ',',
          who,
          ...words.slice(close + 1),
        ],
      ]
    : [];
};

/** Because it is unjust, they hate the law; because the law is unjust, they hate it. */
const exchanged = (lore: Lore, words: Words): readonly Words[] => {
  const comma = words.indexOf(',');
  const [opening = ''] = words;
  if (comma < 3 || !/^(?:because|since|if|although|when|unless)$/.test(opening)) return [];
  const verb = words.findIndex(
    (word, at) =>
      at > 1 &&
      at < comma &&
      (/^(?:is|are|was|were|had|has|have)$/.test(word) || basesOf(lore, word, 'past').length > 0),
  );
  const main = words.slice(comma + 1);
  const places = [...main.keys()].filter((at) => NAMELESS[main[at] ?? ''] !== undefined);
  const [place = -1] = places;
  const subject = words.slice(1, verb);
  if (
    verb < 2 ||
    places.length !== 1 ||
    (subject.length === 1 && /^(?:i|you|he|she|it|we|they)$/.test(subject[0] ?? ''))
  )
    return [];
  return [
    [
      opening,
      NAMELESS[main[place] ?? ''] ?? '',
      ...words.slice(verb, comma + 1),
      ...main.slice(0, place),
      ...subject,
      ...main.slice(place + 1),
    ],
  ];
};

const NAMELESS: Readonly<Record<string, string>> = {
  it: 'it',
  him: 'he',
  he: 'he',
  her: 'she',
  she: 'she',
  them: 'they',
  they: 'they',
};

const MOST = 20;

/** The constructions that a sentence may be put in, itself first. */
export const variantsOf = (lore: Lore, words: Words): readonly Words[] => {
  const all = new Map<string, Words>([[words.join(' '), words]]);
  const add = (found: readonly Words[]): void => {
    for (const one of found) if (all.size < MOST) all.set(one.join(' '), one);
  };
  const ways = [
    asJoined,
    asRelated,
    exchanged,
    clauseFirst,
    participleFirst,
    rearranged,
    asAttribute,
    withoutSubject,
    givenTo,
    inActive,
  ] as const;
  add(namedBefore(words));
  for (const way of ways) for (const one of [...all.values()].slice(0, MOST)) add(way(lore, one));
  return [...all.values()];
};
