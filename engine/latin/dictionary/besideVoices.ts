// One sentence of levelled English in the other voice: what is done to somebody is what somebody does, whom it is given to is who gets it.
// Invariant: who does what to whom stays as it was; what has no doer gets none but "they", or "we" where something must be done.
import { levelSpelling, WAS } from '../reading/english.ts';
import { englishVerb } from '../sentences/englishVerbs.ts';
import type { Words } from './besidePlain.ts';
import { PLACED } from './besideTurns.ts';
import type { VerbRead } from './besideVerbForms.ts';
import type { Lore } from './besideWords.ts';

export const CLAUSE =
  /^(?:and|or|but|who|which|that|so-that|when|while|because|if|although|since|until|unless|than|where|why|how|what|whether|after|before|not:|[,;])$/;
export const AS_OBJECT: Readonly<Record<string, string>> = {
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
/** The verbs that a word may be a form of, as such a form. */
export const basesOf = (lore: Lore, word: string | undefined, kind: VerbRead['kind']): readonly string[] => {
  const reads = [lore.verbs, lore.everyday, lore.alike].flatMap((verbs) => verbs.get(word ?? '') ?? []);
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
  if (WAS.test(be)) return [[past[0] ?? '']];
  return [[base], [third]];
};

const PASSIVE =
  /^(?:(?:will|would|can|could|must|should|may|might|to) (?:not )?(?:have been|be)|(?:have|has|had) (?:not )?been|(?:am|is|are|was|were) being|(?:not )?be|am|is|are|was|were)$/;

/** What is done to somebody is what somebody does. */
export const inActive = (lore: Lore, words: Words): readonly Words[] => {
  const found: Words[] = [];
  for (let at = 2; at < words.length; at += 1) {
    const bases = basesOf(lore, words[at], 'part');
    if (bases.length === 0) continue;
    const long = [4, 3, 2, 1].find((length) => PASSIVE.test(words.slice(at - length, at).join(' ')));
    if (long === undefined || at - long < 1) continue;
    const aux = words.slice(at - long, at).join(' ');
    let start = at - long;
    while (start > 0 && !CLAUSE.test(words[start - 1] ?? '')) start -= 1;
    // "Captured and burned by them": of either the doers are the same.
    const joined: string[] = [];
    let from = at + 1;
    while (words[from] === 'and' && basesOf(lore, words[from + 1], 'part').length > 0) {
      joined.push(basesOf(lore, words[from + 1], 'part')[0] ?? '');
      from += 2;
    }
    let end = from;
    while (end < words.length && !CLAUSE.test(words[end] ?? '')) end += 1;
    const subject = words.slice(start, at - long);
    const rest = words.slice(from, end);
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
        for (const [way, verb] of activeOf(aux, base).entries()) {
          const also = joined.flatMap((other) => ['and', ...(activeOf(aux, other)[way] ?? []).slice(-1)]);
          found.push([
            ...words.slice(0, start),
            ...doer,
            ...[...verb, ...also].map(levelSpelling),
            ...whom,
            ...others,
            ...words.slice(end),
          ]);
        }
  }
  return found;
};

/** Whom something is given: water is given to him, he is given water. */
export const givenTo = (_: Lore, words: Words): readonly Words[] => {
  const at = words.findIndex((word) =>
    /^(?:given|shown|told|sent|promised|offered|taught|granted)$/.test(word),
  );
  if (at < 2 || words[at + 1] === undefined || words.slice(at).includes('to')) return [];
  const long = [4, 3, 2, 1].find((length) => PASSIVE.test(words.slice(at - length, at).join(' ')));
  if (long === undefined || words.slice(at + 1).some((word) => CLAUSE.test(word) || word === 'by')) return [];
  const [whom, what] = [words.slice(0, at - long), words.slice(at + 1)];
  return [[...what, ...words.slice(at - long, at + 1), 'to', ...whom]];
};
