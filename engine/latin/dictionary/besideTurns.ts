// English beside English: one sentence in the orders and turns that say the same. Words are levelled; a comma and a semicolon are words of their own.
// Invariant: what is moved is an adverb, within its clause, or a part that begins as an adjunct or a clause does; who does what to whom stays where it stood.
import { englishTokens } from '../reading/english.ts';
import { inWords } from '../questions/grading/english/numberWords.ts';
import type { Lore } from './besideWords.ts';

export type Words = readonly string[];

export const COMMA = ',';
export const STOP = ';';

export const isMark = (word: string | undefined): boolean => word === COMMA || word === STOP;

/** Words that say the same wherever they stand. */
const ALIKE: Readonly<Record<string, string>> = {
  shall: 'will', onto: 'on', upon: 'on', everybody: 'everyone', nobody: 'no-one', anybody: 'anyone', maybe: 'perhaps', possibly: 'perhaps',
  mum: 'mother', mom: 'mother', mummy: 'mother', mommy: 'mother', dad: 'father', daddy: 'father', papa: 'father', kid: 'child', kids: 'children',
  granddad: 'grandfather', grandpa: 'grandfather', grandad: 'grandfather', grandma: 'grandmother', granny: 'grandmother', too: 'also', likewise: 'also',
  beneath: 'under', underneath: 'under', towards: 'to', till: 'until', whom: 'who', fishes: 'fish', thus: 'therefore', hence: 'therefore', oneself: 'yourself',
}; // prettier-ignore

const AUX = 'do|does|did|is|am|are|was|were|has|have|had|will|can|could|should|would|may|might|must';
const WHO = 'i|you|he|she|it|we|they';

/** Plain words for what English says in several. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\bno one\b/g, 'no-one'],
  [/ as well(?= [,;]|$)/g, ' also'],
  [/\b(not\b.*) either(?= [,;]|$)/g, '$1 also'],
  // After its noun; at the head of a question, or behind a preposition, it asks.
  [/(?<=\S )(?<!\b(?:and|or|but|of|in|on|at|to|by|for|from|with|under|near|[,;]) )which\b/g, 'that'],
  [/\b(it|he|she) is got\b/g, '$1 has'],
  [/\b(have|has|had) got\b/g, '$1'],
  [new RegExp(`\\b(have|has|had) (${WHO}) got\\b`), '$1 $2'],
  [/\breason(s?) for\b/g, 'reason$1 of'],
  [/\b(?:one|a) (hundred|thousand)\b/g, '$1'],
  [new RegExp(`\\b(${AUX}) not (${WHO})\\b`, 'g'), '$1 $2 not'],
  [new RegExp(`^(${AUX}) not (.+)$`), 'not: $1 $2'],
  [new RegExp(`^(${AUX}) (.+?) not (.+)$`), 'not: $1 $2 $3'],
  // "Surely he does", "he does, doesn't he" and "doesn't he do" expect the same answer.
  [new RegExp(`^(?:(and|but) )?(${WHO}) (.+?)(?: ,)? (?:${AUX}) (?:not \\2|\\2 not)$`), 'not: $1 $2 $3'],
  [
    new RegExp(`^(?!(?:(?:and|but) )?(?:${WHO}) )(.+?)(?: ,)? (?:${AUX}) (?:not (?:he|she|it|they)|(?:he|she|it|they) not)$`),
    'not: $1',
  ],
  [/^surely (?:, )?/, 'not: '],
  [/\bdo not have (?:any )?/g, 'have no '],
  [/\bdoes not have (?:any )?/g, 'has no '],
  [/\bdid not have (?:any )?/g, 'had no '],
  [/\b(have|has|had) not any\b/g, '$1 no'],
  [/\bnot (.+?) any(thing|body|-one)\b/g, '$1 no$2'],
  [/\bnobody\b/g, 'no-one'],
  [/\bnot ever\b/g, 'never'],
  [/\bnothing but\b/g, 'only'],
  [/^(.* )?there (is|are|was|were) no (\w+) ((?:in|on|under|at|near) .+)$/, '$1$3 $2 not $4'],
  [/^((?:in|on|under|at|near) .+) there (is|are|was|were) no (\w+)$/, '$3 $2 not $1'],
  [/\bthere may be\b/g, 'perhaps there is'],
  [/\b(\w+) may be\b/g, 'perhaps $1 is'],
  [/\b(?:some|any) (?!of\b)/g, ''],
  // What is there is somewhere.
  [/\bthere (is|are|was|were|will be) (.+?) (in|on|under|at|near|between|among|over|behind|before) /g, '$2 $1 $3 '],
  [/^((?:in|on|under|at|near|between|among|over|behind|before) .+?)(?: ,)? there (is|are|was|were|will be) (.+)$/, '$3 $2 $1'],
  [/\bthere (is|was|are|were|will be) (nothing|no-one) (?=more |\w+er )/g, '$2 $1 '],
  [/\bso (\w+) (was|were|is|are) (.+?)(?: ,)? that\b/g, '$3 $2 so $1 that'],
  [/^it (was|is) such (\w+) (\w+)(?: ,)? that\b/g, '$3 $1 so $2 that'],
  [/\b(?:was|were) able to\b/g, 'could'],
  [/\b(?:am|is|are) able to\b/g, 'can'],
  // What for: the one who is to do it is left unsaid where it is the one of whom all is told.
  [new RegExp(`\\b(?:so|in order) that (${WHO}) (?:will|would|may|might|should|can|could) `, 'g'), 'so-that $1 '],
  [/\b(?:in order|so as) not to\b/g, 'so-that not'],
  [/\b(?:in order|so as) to\b/g, 'so-that'],
  [new RegExp(`\\blest (${WHO}) (?:should |might |would )?`, 'g'), 'so-that $1 not '],
  [/(^|[,;] )(?:while|as|when) (?!(?:much|many|long|soon|well)\b)/g, '$1when '],
  [/ while /g, ' when '],
  // What is one to do, what should one do.
  [new RegExp(`^((?:what|who|where|how|why|when|to who)\\b.*?) (?:am|is|are) (${WHO}) to\\b`), '$1 will $2'],
  [new RegExp(`^((?:what|who|where|how|why|when|to who)\\b.*?) should (${WHO})\\b`), '$1 will $2'],
  [/\b(?:by|through|from) (?:means of )?(\w+ing)\b/g, 'by $1'],
  [/\b(?:because of|on account of|owing to|due to)\b/g, 'for'],
  [/\bonce more\b/g, 'again'],
  [/\b(?:all day long|all day|whole day|entire day|all day through)\b/g, 'whole-day'],
  [/\b(?:all night long|all night|whole night|entire night)\b/g, 'whole-night'],
  [/\b(wake|wakes|woke|woken|waking|eat|drink|finish|hurry|sit|stand|lie|fall) (?:up|down)\b/g, '$1'],
  [/\b(wake|wakes|woke|woken|waking) (\w+) up\b/g, '$1 $2'],
  [/(?<=, )who (?:is|are) (?=\w+(?: \w+)?(?: ,|$))/g, ''],
  [/\bthese things are\b/g, 'this is'],
  [/\bthese things were\b/g, 'this was'],
  [/\bthese things have\b/g, 'this has'],
  [/\bo (?=\w)/g, ''],
  [/(^|, )you (\w+)$/, '$1$2'],
  [/\bfor so long\b/g, 'so long'],
  [/\bsaid to (.+?) that\b/g, 'told $1 that'],
  [/^(?:i wish (?:that )?|would that |if only )/, 'if-only '],
  [/\bnor\b/g, 'and not'],
]; // prettier-ignore

/** Whether a Latin text has one of these words. */
export const hasSome = ({ latin }: Lore, words: string): boolean =>
  words.split(' ').some((word) => latin.has(word));
export const POINTING =
  'ille illa illud illum illam illo is ea id eum eam eo iste ista hic haec hoc hunc hanc';

/** One sentence said plainly. */
const plainly = (lore: Lore, words: Words): string => {
  let said = words.map((word) => ALIKE[word] ?? word).join(' ');
  said = inWords(said)[0] ?? said;
  const turn = (from: RegExp, to: string): void => void (said = said.replaceAll(from, to));
  for (const [from, to] of TURNS) said = said.replace(from, to);
  if (hasSome(lore, POINTING)) {
    turn(/\b(?:that|this) (?:man|one|fellow)\b/g, 'he');
    turn(/\b(?:that|this) woman\b/g, 'she');
  }
  if (lore.isDuty) {
    turn(/\b(?:has|have|needs|need|ought) to\b/g, 'must');
    turn(/\bshould\b/g, 'must');
    turn(/\b(?:is|are) to be\b/g, 'must be');
    turn(/\bhad to\b/g, 'must-have');
  }
  if (lore.isDone) {
    turn(/(^|, )(?:after|once|as soon as|when) (?!\w+ing\b)/g, '$1when ');
    turn(/ (?:after|once|as soon as) (?=.+ (?:had|was|were)\b)/g, ' when ');
    turn(new RegExp(`(^|, )when (${WHO}) had (.+?) , \\2 `, 'g'), '$1having $3 , $2 ');
    turn(new RegExp(`^(${WHO}) (.+?) when \\1 had `, 'g'), '$1 $2 having ');
    turn(/(^|, )([^,]+?) having been (\w+)(?= ,|$)/g, '$1when $2 had been $3');
  }
  if (hasSome(lore, 'tamen')) turn(/\b(?:still|all the same|even so|nonetheless|anyway)\b/g, 'nevertheless');
  if (hasSome(lore, 'ergo igitur itaque')) {
    turn(/(^|, )(?:and )?(?:so|then)(?: ,)? /g, '$1therefore ');
    turn(/ then(?= ,|$)/g, ' therefore');
  }
  if (hasSome(lore, 'sed at tamen autem verum')) turn(/(^|, )(?:however|yet|still)(?: ,)? /g, '$1but ');
  return said;
};

/** The words of a text, sentence by sentence, its commas among them. */
const sentencesOf = (text: string): readonly Words[] =>
  text
    .replace(/[.!?…"”’\s]+$/u, '')
    .split(/\s*[;:.!?—–]+(?=\s|$)\s*/u)
    .map((sentence) =>
      sentence
        .split(/\s*(,)(?=\s|$)\s*/u)
        .flatMap((piece) => (piece === COMMA ? [COMMA] : [...englishTokens(piece)])),
    );

/** Does he wake: he does wake; will you frighten: you will frighten; have we enough: we have enough. */
const uninverted = (lore: Lore, words: Words): Words => {
  const at = words.findIndex((word) => new RegExp(`^(?:${AUX})$`).test(word));
  const opening = words.slice(0, at).join(' ');
  if (
    at < 0 ||
    !/^(?:not:|(?:and|but) )?(?:not: )?(?:$|(?:\w+ ){0,2}(?:what|who|which|where|when|why|how|whose)\b)/.test(
      opening,
    )
  )
    return words;
  const aux = words[at] ?? '';
  const isHave = /^ha(?:ve|s|d)$/.test(aux);
  const kinds = /^(?:is|am|are|was|were)$/.test(aux) ? ['ing', 'part'] : isHave ? ['part'] : ['base'];
  const verb = words.findIndex(
    (word, i) =>
      i > at + 1 &&
      [...(lore.verbs.get(word) ?? []), ...(lore.everyday.get(word) ?? [])].some(({ kind }) =>
        kinds.includes(kind),
      ),
  );
  const to = verb > 0 ? verb : isHave && new RegExp(`^(?:${WHO})$`).test(words[at + 1] ?? '') ? at + 2 : -1;
  if (to < 0) return words;
  return [...words.slice(0, at), ...words.slice(at + 1, to), aux, ...words.slice(to)];
};

const OPENS =
  /^(?:and|or|but|who|whose|which|that|so-that|when|while|because|if|although|as|since|until|so|than|where|why|how|what|whether|lest|after|before|not:)$/;

/** A "not" and an adverb that stand between an auxiliary and its verb stand before both; then adverbs stand first in their clause. */
const withAdverbsFirst = ({ adverbs, phrases }: Lore, words: Words): Words => {
  const place = (adverb: string): string => [...(phrases.get(adverb) ?? [])].toSorted()[0] ?? adverb;
  const aux = new RegExp(`^(?:${AUX}|be|been)$`);
  const clauses: { readonly opening: string[]; readonly first: string[]; readonly rest: string[] }[] = [
    { opening: [], first: [], rest: [] },
  ];
  for (const [at, word] of words.entries()) {
    let last = clauses.at(-1);
    const next = words[at + 1];
    const isLast = next === undefined || isMark(next) || adverbs.has(next);
    if (isMark(word) || (OPENS.test(word) && !(word === 'not:' && at > 0) && !(word === 'that' && isLast))) {
      if (last === undefined || last.rest.length > 0 || last.first.length > 0)
        clauses.push((last = { opening: [], first: [], rest: [] }));
      last.opening.push(word);
    } else if (adverbs.has(word) && last) last.first.push(word);
    else if (word === 'not' && aux.test(last?.rest.at(-1) ?? '')) last?.rest.splice(-1, 0, word);
    else last?.rest.push(word);
  }
  return clauses.flatMap(({ opening, first, rest }) => [
    ...opening,
    ...first.toSorted((one, other) => place(one).localeCompare(place(other))),
    ...rest,
  ]);
};

const STARTS =
  /^(?:in|on|at|to|by|for|from|with|without|under|over|near|through|across|after|before|during|into|out|against|between|among|about|of|when|while|because|if|although|as|since|until|so|so-that|lest|whole-day|whole-night|every|once|unless)$/;
const PARTICLES = /^(?:up|out|off|down|away|back|on|in|ready)$/;
const GIVES =
  /^(?:g[ai]ve|send|sent|promis|show|t[eo]ll|told|teach|taught|offer|br[io]|hand|lend|lent|sell|sold|writ|wrote|pa[iy]|ow|grant|entrust|betray|deliver|leave|left|announc|report|assign)/;

/** Whether a part that begins so stands by itself: an adjunct or a clause, but not what somebody wants to do. */
const startsIn = (lore: Lore, [first = '', second = '']: Words): boolean =>
  STARTS.test(first) && !(first === 'to' && (lore.verbs.has(second) || lore.everyday.has(second)));

/** A part that is set off, or that begins as an adjunct does, stands before the rest or behind it; two at the end change places. */
export const rotations = (lore: Lore, words: Words): readonly Words[] => {
  const found: Words[] = [];
  const add = (...parts: readonly Words[]): void => void found.push(parts.flat());
  for (let at = 1; at < words.length; at += 1) {
    const [head, tail] = [words.slice(0, at), words.slice(at)];
    const [isHead, isTail] = [startsIn(lore, head), startsIn(lore, tail)];
    if (isHead || isTail || tail[0] === COMMA || head.at(-1) === COMMA) add(tail, [COMMA], head);
    // In the sky live the gods.
    if (isHead && (lore.verbs.has(tail[0] ?? '') || /^(?:is|are|was|were)$/.test(tail[0] ?? '')))
      add(tail.slice(1), tail.slice(0, 1), head);
    if (isTail)
      for (let next = at + 1; next < words.length; next += 1)
        if (startsIn(lore, words.slice(next))) add(head, words.slice(next), words.slice(at, next));
  }
  return found;
};

/** Small changes of order: what is joined, particles, "only", to whom one gives, "what with". */
export const shifts = (words: Words): readonly Words[] => {
  const found: Words[] = [];
  const add = (...parts: readonly Words[]): void => void found.push(parts.flat());
  for (let at = 1; at < words.length; at += 1) {
    const [head, tail] = [words.slice(0, at), words.slice(at)];
    // Two things joined change places.
    if (head.at(-1) === 'and' && head.length > 1)
      add(head.slice(0, -2), tail.slice(0, 1), ['and'], head.slice(-2, -1), tail.slice(1));
    // "Put the lamp out", "only drink water".
    if (PARTICLES.test(tail[0] ?? '') && (tail.length === 1 || isMark(tail[1]) || OPENS.test(tail[1] ?? '')))
      for (let to = Math.max(1, at - 4); to < at; to += 1)
        add(words.slice(0, to), tail.slice(0, 1), words.slice(to, at), tail.slice(1));
    if (head.at(-1) === 'only')
      for (const to of [1, 2, 3]) add(head.slice(0, -1), tail.slice(0, to), ['only'], tail.slice(to));
    // "Give it to him", "give him it".
    if (tail[0] === 'to')
      for (let to = Math.max(1, at - 4); to < at; to += 1)
        if (GIVES.test(words[to - 1] ?? '')) add(words.slice(0, to), tail.slice(1), words.slice(to, at));
    // "With what do you", "what do you with".
    if (tail.length === 1 && /^(?:with|to|from|for|in|at|on|by|of)$/.test(tail[0] ?? '')) add(tail, head);
  }
  return found;
};

export const isAsking = (text: string): boolean => /\?["”’\s]*$/u.test(text);

/** What stands by itself beside a sentence: with the city taken, with the poet singing. */
const WITH = /^with (.+?) (\w+)(?= ,)/;

/** The ways to read a text plainly: its adverbs first in their clauses, and as they stand. */
export const readPlainly = (lore: Lore, text: string): readonly Words[] => {
  const texts = new Set([text, text.replaceAll(/(\p{L})[’']s\b/gu, '$1 is')]);
  return [...texts].flatMap((one) => {
    const sentences = sentencesOf(one).map((sentence) => plainly(lore, sentence));
    const [, what = '', verb = ''] = WITH.exec(sentences[0] ?? '') ?? [];
    const others = (verb.endsWith('ing') ? ['was', 'were'] : ['had been']).map((be) => [
      (sentences[0] ?? '').replace(WITH, `when ${what} ${be} ${verb}`),
      ...sentences.slice(1),
    ]);
    const read = (all: readonly string[], isCanonical: boolean): Words =>
      all.flatMap((sentence, at) => {
        const words = sentence.split(' ').filter(Boolean);
        const straight = isAsking(text) || words[0] === 'not:' ? uninverted(lore, words) : words;
        return [...(at > 0 ? [STOP] : []), ...(isCanonical ? withAdverbsFirst(lore, straight) : straight)];
      });
    return [sentences, ...(verb === '' ? [] : others)].flatMap((all) => [read(all, true), read(all, false)]);
  });
};
