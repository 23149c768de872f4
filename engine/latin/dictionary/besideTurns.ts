// English beside English: one sentence in the orders and turns that say the same. Words are levelled; a comma and a semicolon are words of their own.
// Invariant: what is moved is an adverb, within its clause, or a part that begins as an adjunct or a clause does; who does what to whom stays where it stood.
import { remembered } from '../../core/remembered.ts';
import { englishTokens, IS } from '../reading/english.ts';
import type { Words } from './besidePlain.ts';
import { GREAT, isAdjective, plainly } from './besidePlain.ts';
import { AUX, WHO } from './besideSayings.ts';
import type { Lore } from './besideWords.ts';

const COMMA = ',';
export const STOP = ';';

export const isMark = (word: string | undefined): boolean => word === COMMA || word === STOP;

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
    !/^(?:not:|(?:and|but) )?(?:not: |never$|rarely$|seldom$)?(?:$|(?:\w+ ){0,2}(?:what|who|which|where|when|why|how|whose)\b)/.test(
      opening,
    )
  )
    return words;
  const aux = words[at] ?? '';
  const isHave = /^ha(?:ve|s|d)$/.test(aux);
  const kinds = IS.test(aux) ? ['ing', 'part'] : isHave ? ['part'] : ['base'];
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

/** How many words call somebody before he is asked: "friend, why do you …?" */
const calledBefore = (words: Words): number => {
  const comma = words.indexOf(COMMA);
  return comma > 0 &&
    comma < 4 &&
    new RegExp(`^(?:${AUX}|what|who|which|where|when|why|how|whose)$`).test(words[comma + 1] ?? '')
    ? comma + 1
    : 0;
};

export const OPENS =
  /^(?:and|or|but|who|whose|which|that|so-that|when|while|because|if|although|as|since|until|so|than|where|why|how|what|whether|lest|after|before|not:)$/;

/** A "not" and an adverb that stand between an auxiliary and its verb stand before both; then adverbs stand first in their clause. */
const withAdverbsFirst = (lore: Lore, words: Words): Words => {
  const { adverbs, phrases } = lore;
  const place = (adverb: string): string => [...(phrases.get(adverb) ?? [])].toSorted()[0] ?? adverb;
  const aux = new RegExp(`^(?:${AUX}|be|been)$`);
  const clauses: { readonly opening: string[]; readonly first: string[]; readonly rest: string[] }[] = [
    { opening: [], first: [], rest: [] },
  ];
  for (const [at, word] of words.entries()) {
    let last = clauses.at(-1);
    const next = words[at + 1];
    const isLast = next === undefined || isMark(next) || adverbs.has(next);
    // "So great an evil": it says how, and opens nothing.
    const isDegree = word === 'so' && (GREAT.test(next ?? '') || isAdjective(lore, next ?? ''));
    if (
      isMark(word) ||
      (OPENS.test(word) && !isDegree && !(word === 'not:' && at > 0) && !(word === 'that' && isLast))
    ) {
      if (last === undefined || last.rest.length > 0 || last.first.length > 0)
        clauses.push((last = { opening: [], first: [], rest: [] }));
      last.opening.push(word);
    } else if ((adverbs.has(word) || word.endsWith('-later')) && last) last.first.push(word);
    else if (word === 'not' && aux.test(last?.rest.at(-1) ?? '')) last?.rest.splice(-1, 0, word);
    else last?.rest.push(word);
  }
  return clauses.flatMap(({ opening, first, rest }) => [
    ...opening,
    ...first.toSorted((one, other) => place(one).localeCompare(place(other))),
    ...rest,
  ]);
};

/** What begins an adjunct or a clause. */
export const PLACED =
  /^(?:in|on|at|to|by|for|from|with|without|under|over|near|through|across|after|before|during|into|out|against|between|among|about|of|except|apart|when|while|because|if|although|as|since|until|so|so-that|lest|whole-day|whole-night|every|once|unless)$/;
export const PARTICLES = /^(?:up|out|off|down|away|back|on|in|ready)$/;
const GIVES =
  /^(?:g[ai]ve|send|sent|promis|show|t[eo]ll|told|teach|taught|offer|br[io]|hand|lend|lent|sell|sold|writ|wrote|pa[iy]|ow|grant|entrust|betray|deliver|leave|left|announc|report|assign)/;

/** Whether a part that begins so stands by itself: an adjunct or a clause, but not what somebody wants to do. */
const startsIn = (lore: Lore, [first = '', second = '']: Words): boolean =>
  PLACED.test(first) && !(first === 'to' && (lore.verbs.has(second) || lore.everyday.has(second)));

/** A part that is set off, or that begins as an adjunct does, stands before the rest or behind it; two at the end change places. */
export const rotations = (lore: Lore, words: Words): readonly Words[] => {
  const [first = ''] = words;
  if (/^(?:and|but)$/.test(first)) return rotations(lore, words.slice(1)).map((turned) => [first, ...turned]);
  const found: Words[] = [];
  const add = (...parts: readonly Words[]): void => void found.push(parts.flat());
  // "Today is the wedding."
  if (lore.adverbs.has(first) && IS.test(words[1] ?? '')) add([first], words.slice(2), words.slice(1, 2));
  for (let at = 1; at < words.length; at += 1) {
    const [head, tail] = [words.slice(0, at), words.slice(at)];
    const [isHead, isTail] = [startsIn(lore, head), startsIn(lore, tail)];
    if (isHead || isTail || tail[0] === COMMA || head.at(-1) === COMMA) add(tail, [COMMA], head);
    // In the sky live the gods.
    if (isHead && (lore.verbs.has(tail[0] ?? '') || IS.test(tail[0] ?? '')))
      add(tail.slice(1), tail.slice(0, 1), head);
    if (isTail)
      for (let next = at + 1; next < words.length; next += 1)
        if (startsIn(lore, words.slice(next))) add(head, words.slice(next), words.slice(at, next));
    // What stands in the midst of it: "the water in the pool is warm", "take it, boy, from him".
    if (isTail && !OPENS.test(tail[0] ?? ''))
      for (let next = at + 2; next < words.length && next <= at + 4; next += 1)
        add(words.slice(at, next), [COMMA], head, words.slice(next));
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
    if (
      PARTICLES.test(tail[0] ?? '') &&
      (tail.length === 1 || isMark(tail[1]) || OPENS.test(tail[1] ?? '') || PLACED.test(tail[1] ?? ''))
    )
      for (let to = Math.max(1, at - 4); to < at; to += 1)
        add(words.slice(0, to), tail.slice(0, 1), words.slice(to, at), tail.slice(1));
    if (head.at(-1) === 'only')
      for (const to of [1, 2, 3]) add(head.slice(0, -1), tail.slice(0, to), ['only'], tail.slice(to));
    // "Give it to him", "give him it".
    if (tail[0] === 'to')
      for (let to = Math.max(1, at - 4); to < at; to += 1)
        if (GIVES.test(words[to - 1] ?? '')) {
          const end = tail.findIndex(
            (word, i) => i > 1 && (isMark(word) || OPENS.test(word) || PLACED.test(word)),
          );
          const whom = end < 0 ? tail.slice(1) : tail.slice(1, end);
          add(words.slice(0, to), whom, words.slice(to, at), end < 0 ? [] : tail.slice(end));
        }
    // "With what do you", "what do you with".
    if (tail.length === 1 && /^(?:with|to|from|for|in|at|on|by|of)$/.test(tail[0] ?? '')) add(tail, head);
  }
  return found;
};

export const isAsking = (text: string): boolean => /\?["”’\s]*$/u.test(text);

/** What stands by itself beside a sentence: with the city taken, with the poet singing. */
const WITH = /^with (.+?) (\w+)(?= ,)/;

/** Texts kept as they were read beside one sentence: its author's, and the last answers. */
const MOST_TEXTS = 16;
const plain = new WeakMap<Lore, (text: string) => readonly Words[]>();

/** The ways to read a text plainly: its adverbs first in their clauses, and as they stand. One text is read by several, one after another. */
export const readPlainly = (lore: Lore, text: string): readonly Words[] => {
  const ofLore = plain.get(lore) ?? remembered(MOST_TEXTS, (one) => readAfresh(lore, one));
  plain.set(lore, ofLore);
  return ofLore(text);
};

const readAfresh = (lore: Lore, text: string): readonly Words[] => {
  const texts = new Set([
    text,
    text.replaceAll(/(\p{L})[’']s\b/gu, '$1 is'),
    text.replaceAll(/(\p{L})[’']d\b/gu, '$1 had'),
  ]);
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
        const called = isAsking(text) ? calledBefore(words) : 0;
        const isTurned = isAsking(text) || /^(?:not:|never|rarely|seldom)$/.test(words[0] ?? '');
        const straight = isTurned
          ? [...words.slice(0, called), ...uninverted(lore, words.slice(called))]
          : words;
        return [...(at > 0 ? [STOP] : []), ...(isCanonical ? withAdverbsFirst(lore, straight) : straight)];
      });
    return [sentences, ...(verb === '' ? [] : others)].flatMap((all) => [read(all, true), read(all, false)]);
  });
};
