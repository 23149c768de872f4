// One sentence of levelled English in other constructions that say the same: the other voice, a participle for a relative clause, a pronoun for who was
// named before. Both the answer and its author's English are put so, and compared in all of them.
// Invariant: who does what to whom stays as it was; what has no doer gets none but "they", or "we" where something must be done.
import { englishVerb } from '../sentences/englishVerbs.ts';
import type { Words } from './besideTurns.ts';
import { isMark, PARTICLES, PLACED } from './besideTurns.ts';
import type { Lore } from './besideWords.ts';

const CLAUSE =
  /^(?:and|or|but|who|which|that|so-that|when|while|because|if|although|since|until|unless|than|where|why|how|what|whether|after|before|not:|[,;])$/;
const AS_OBJECT: Readonly<Record<string, string>> = {
  i: 'me',
  he: 'him',
  she: 'her',
  we: 'us',
  they: 'them',
};
const AS_SUBJECT: Readonly<Record<string, string>> = {
  me: 'i',
  him: 'he',
  her: 'she',
  us: 'we',
  them: 'they',
};
const MANNER = /ly$/;

/** The verbs that a word may be a form of, as such a form. */
const basesOf = (lore: Lore, word: string | undefined, kind: 'part' | 'past' | 'ing'): readonly string[] => {
  const reads = [...(lore.verbs.get(word ?? '') ?? []), ...(lore.everyday.get(word ?? '') ?? [])];
  return [...new Set(reads.flatMap((one) => (one.kind === kind ? [one.head] : [])))];
};

/** What an active verb looks like for an auxiliary of the passive. */
const activeOf = (aux: string, base: string): readonly (readonly string[])[] => {
  const { third, ing, past, part } = englishVerb(base);
  const [before = '', be = ''] = /^(.*?) ?(am|is|are|was|were|be|been|being)$/.exec(aux)?.slice(1) ?? [];
  if (be === 'being')
    return /^(?:is|am|are)$/.test(before)
      ? [
          ['is', ing],
          ['are', ing],
        ]
      : [
          ['was', ing],
          ['were', ing],
        ];
  if (be === 'been') return [[...before.replace(/^has/, 'have').split(' '), part[0] ?? '']];
  if (be === 'be') return [[...before.split(' ').filter(Boolean), base]];
  if (/^(?:was|were)$/.test(be)) return [[past[0] ?? '']];
  return [[base], [third]];
};

const PASSIVE =
  /^(?:(?:will|would|can|could|must|should|may|might|to) (?:not )?(?:have been|be)|(?:have|has|had) (?:not )?been|(?:am|is|are|was|were) being|(?:not )?be|am|is|are|was|were)$/;

/** What is done to somebody is what somebody does. */
const inActive = (lore: Lore, words: Words): readonly Words[] => {
  const found: Words[] = [];
  for (let at = 2; at < words.length; at += 1) {
    const bases = basesOf(lore, words[at], 'part');
    if (bases.length === 0) continue;
    const long = [4, 3, 2, 1].find((length) => PASSIVE.test(words.slice(at - length, at).join(' ')));
    if (long === undefined || at - long < 1) continue;
    const aux = words.slice(at - long, at).join(' ');
    let start = at - long;
    while (start > 0 && !CLAUSE.test(words[start - 1] ?? '')) start -= 1;
    let end = at + 1;
    while (end < words.length && !CLAUSE.test(words[end] ?? '')) end += 1;
    const subject = words.slice(start, at - long);
    const rest = words.slice(at + 1, end);
    const by = rest.indexOf('by');
    const agentEnd = by < 0 ? -1 : rest.findIndex((word, i) => i > by + 1 && PLACED.test(word));
    const agent = by < 0 ? [] : rest.slice(by + 1, agentEnd < 0 ? rest.length : agentEnd);
    const others = by < 0 ? rest : [...rest.slice(0, by), ...(agentEnd < 0 ? [] : rest.slice(agentEnd))];
    if (subject.length === 0 || (by >= 0 && agent.length === 0) || (by < 0 && !lore.isPassive)) continue;
    // These words having been said, who said them is he who left.
    if (by < 0 && lore.isDone && start > 0) continue;
    const [one = ''] = agent;
    const doers: readonly Words[] =
      by >= 0 ? [agent.length === 1 ? [AS_SUBJECT[one] ?? one] : agent] : [[lore.isDuty ? 'we' : 'they']];
    const whom = subject.length === 1 ? [AS_OBJECT[subject[0] ?? ''] ?? subject[0] ?? ''] : subject;
    for (const base of bases.slice(0, 2))
      for (const doer of doers)
        for (const verb of activeOf(aux, base))
          found.push([...words.slice(0, start), ...doer, ...verb, ...whom, ...others, ...words.slice(end)]);
  }
  return found;
};

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
  if (verb < 0 || words.slice(verb, comma).includes('been') || /^(?:was|were)$/.test(words[verb] ?? ''))
    return [];
  const subject = words.slice(1, verb);
  const told = words.slice(verb, comma);
  const main = words.slice(comma + 1);
  const isPronoun = (word: string | undefined): boolean => /^(?:he|she|it|they)$/.test(word ?? '');
  if (subject.length === 1 && isPronoun(subject[0]) && isPronoun(main[0]) && main[0] !== subject[0])
    return [];
  if (subject.length === 1 && isPronoun(subject[0])) return [[words[0] ?? '', ...told, ',', ...main]];
  return isPronoun(main[0]) ? [[words[0] ?? '', ...told, ',', ...subject, ...main.slice(1)]] : [];
};

/** Whom something is given: water is given to him, he is given water. */
const givenTo = (_: Lore, words: Words): readonly Words[] => {
  const at = words.findIndex((word) =>
    /^(?:given|shown|told|sent|promised|offered|taught|granted)$/.test(word),
  );
  if (at < 2 || words[at + 1] === undefined || words.slice(at).includes('to')) return [];
  const long = [4, 3, 2, 1].find((length) => PASSIVE.test(words.slice(at - length, at).join(' ')));
  if (long === undefined || words.slice(at + 1).some((word) => CLAUSE.test(word) || word === 'by')) return [];
  const [whom, what] = [words.slice(0, at - long), words.slice(at + 1)];
  return [[...what, ...words.slice(at - long, at + 1), 'to', ...whom]];
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

const MOST = 12;

/** The constructions that a sentence may be put in, itself first. */
export const variantsOf = (lore: Lore, words: Words): readonly Words[] => {
  const all = new Map<string, Words>([[words.join(' '), words]]);
  const add = (found: readonly Words[]): void => {
    for (const one of found) if (all.size < MOST) all.set(one.join(' '), one);
  };
  const ways = [rearranged, asAttribute, withoutSubject, givenTo, inActive] as const;
  add(namedBefore(words));
  for (const way of ways) for (const one of [...all.values()].slice(0, MOST)) add(way(lore, one));
  return [...all.values()];
};
