// Which words of an English answer may stand for which of its author's, wherever they stand: of one Latin word, or of English that says the same, in the same number, degree and time.
// Invariant: a "not" is in no link, a finite verb is linked with no other time, and what is an infinitive on one side is none of the other's told verbs.
import { pluralOf } from '../../sentences/englishNouns.ts';
import type { Words } from '../besidePlain.ts';
import type { Stands } from '../besideRows.ts';
import type { Lore } from '../besideWords.ts';
import { LONGEST_PHRASE } from '../besideWords.ts';
import { isMark } from '../besideTurns.ts';
import { isSmall, personOf } from './small.ts';

/** What a word is of: who does something, how he is, what he does, or how and when. */
export type Kind = 'verb' | 'noun' | 'quality' | 'word';

/** How one side says a verb: who is told of suffers it; it is no told verb, but a participle or the like. */
export interface Manner {
  readonly isPassive: boolean;
  readonly isLoose: boolean;
  /** It is an infinitive, or what stands for one. */
  readonly isInfinitive: boolean;
}

/** A row of words of either side. */
export interface Link {
  readonly kind: Kind;
  readonly mine: readonly [from: number, to: number];
  readonly theirs: readonly [from: number, to: number];
  readonly myManner: Manner;
  readonly theirManner: Manner;
  readonly isMany: boolean;
}

interface Form {
  readonly sense: string;
  readonly said: string;
  readonly kind: Kind;
}

const SAID_OF_VERBS = /^(?:is )?(?:now(?: one)?|base|past|part|ing|to|then|has|later|can|could|having|had)$/;
const LOOSE = /^(?:ing|part|having)$/;
const PLAIN: Manner = { isPassive: false, isLoose: false, isInfinitive: false };

const kindOf = (sense: string): Kind => {
  if (/_n\d*\/|^~n/.test(sense)) return 'noun';
  return /_(?:adj|num|pron)\d*\/|^~q/.test(sense) ? 'quality' : 'word';
};

const BE = /^(?:am|is|are|was|were|be|been|being|has|have|had|having|get|gets|got)$/;
const MODAL = /^(?:would|should|may|might|must|let|can|could|will|do|does|did)$/;
const ASKED = /^(?:let|make|makes|made|see|saw|hear|heard)$/;

/** Whether a verb stands bare as one does that is bid, or that another word governs. */
const isBare = (words: Words, from: number): boolean => {
  const before = words[from - 1];
  return (
    before === undefined ||
    isMark(before) ||
    before === 'and' ||
    MODAL.test(before) ||
    words.slice(Math.max(0, from - 4), from).some((word) => word === SO_THAT || ASKED.test(word))
  );
};

const SO_THAT = 'so-that';

/** Whether a form is told by these words alone: what an auxiliary before them belongs to is more than they. */
const isWhole = (words: Words, from: number, to: number, said: string): boolean => {
  const before = words[from - 1] ?? '';
  // What has been done is suffered.
  if (
    !said.startsWith('is ') &&
    words.slice(from, to).includes('been') &&
    !words.slice(from, to).some((word) => word.endsWith('ing'))
  )
    return false;
  if (/^(?:past|ing|part)$/.test(said)) return !BE.test(before) && !MODAL.test(before);
  // What nobody is told of before is bidden.
  if (said === 'now' && words[from] !== 'do') if (from === 0 || isMark(before)) return false;
  // "To fight" and "fighting" are one thing, "were fighting" is another.
  if (said === 'to' && words[from] !== 'to') return words[from] === SO_THAT || !BE.test(before);
  if (/^(?:is )?base$/.test(said))
    return before !== 'to' && !/^(?:do|does|did|will|can|could)$/.test(before) && isBare(words, from);
  return !said.startsWith('now') || !(MODAL.test(before) || before === 'to');
};

interface Row {
  readonly from: number;
  readonly to: number;
  readonly forms: readonly Form[];
}

const headOf = (words: Words, from: number, to: number): number => {
  let at = from;
  while (at < to - 1 && (isSmall(words[at] ?? '') || words[at] === 'used' || words[at] === 'going')) at += 1;
  return at;
};

/** What every row of words may stand for: of what can be verb and noun, what the Latin has, or else what the words before it show. */
const formsIn = (stands: Stands, words: Words): readonly Row[] => {
  const kinds = words.map((word, at) => {
    const keys = [...stands([word])].map((key) => ({
      key,
      isVerb: SAID_OF_VERBS.test(key.slice(key.indexOf(' ') + 1)),
    }));
    const rendered = keys.filter(({ key }) => !key.startsWith('~'));
    if (rendered.length > 0)
      return { verb: rendered.some(({ isVerb }) => isVerb), other: rendered.some(({ isVerb }) => !isVerb) };
    const [isVerb, isOther] = [keys.some((one) => one.isVerb), keys.some((one) => !one.isVerb)];
    if (!isVerb || !isOther) return { verb: isVerb, other: true };
    const before = words[at - 1] ?? '';
    const isTold =
      personOf(before) !== undefined ||
      before === 'to' ||
      before === 'who' ||
      BE.test(before) ||
      MODAL.test(before);
    return { verb: isTold, other: !isTold };
  });
  return [...words.keys()].flatMap((from) =>
    Array.from({ length: Math.min(LONGEST_PHRASE, words.length - from) }, (_, i) => from + i + 1).flatMap(
      (to) => {
        const row = words.slice(from, to);
        if (row.every(isSmall) || row.some(isMark)) return [];
        const head = headOf(words, from, to);
        const forms = [...stands(row)].flatMap((key): readonly Form[] => {
          const at = key.indexOf(' ');
          const [sense, said] = [key.slice(0, at), key.slice(at + 1)];
          if (SAID_OF_VERBS.test(said))
            return kinds[head]?.verb && isWhole(words, from, to, said) ? [{ sense, said, kind: 'verb' }] : [];
          return to - from > 1 || kinds[from]?.other ? [{ sense, said, kind: kindOf(sense) }] : [];
        });
        return forms.length > 0 ? [{ from, to, forms }] : [];
      },
    ),
  );
};

const timeOf = (said: string): string => said.replace(/^is /, '');
const isPassive = (said: string): boolean => said.startsWith('is ') || said === 'part';

/** Whether two times are one, where the Latin has what both render. */
const isOneTime = (lore: Lore, one: string, other: string): boolean => {
  if (one === other) return true;
  const both = [one, other];
  const has = (time: string): boolean => both.includes(time);
  if (has('had') && has('past')) return lore.isHadPast || lore.isBefore || lore.isDone;
  return has('base') && has('to');
};

/** Whether a verb is said alike by two forms of it. */
const isSaidAlike = (lore: Lore, mine: string, theirs: string): boolean => {
  const [one, other] = [timeOf(mine), timeOf(theirs)];
  const isLoose = [LOOSE.test(one), LOOSE.test(other)];
  if (isLoose[0] && isLoose[1]) return one === other;
  if (isLoose[0] || isLoose[1]) {
    const [loose, told] = isLoose[0] ? [one, other] : [other, one];
    if (isPassive(mine) !== isPassive(theirs)) return false;
    if (loose === 'ing') return /^(?:now(?: one)?|then|past)$/.test(told);
    return loose === 'having' ? /^(?:had|past)$/.test(told) : /^(?:now(?: one)?|had|past|has)$/.test(told);
  }
  // Who does it is one or many on either side by itself, where the voice is another.
  const isTurned = isPassive(mine) !== isPassive(theirs);
  const bare = (time: string): string => (isTurned ? time.replace(/ one$/, '') : time);
  return isOneTime(lore, bare(one), bare(other));
};

/** What hangs on a told verb. */
const HANGING = /^(?:when|who|that|after|having)$/;

const rowOf = (words: Words, { from, to }: Row): Words => words.slice(from, to);

/** Whether both sides tell a verb as done before something, or neither; and two gerunds are no infinitives. */
const isOneAspect = (lore: Lore, mine: Words, one: Row, theirs: Words, other: Row, said: string): boolean => {
  const [here, there] = [rowOf(mine, one), rowOf(theirs, other)];
  if (said === 'to' && here[0] !== 'to' && there[0] !== 'to' && here[0] !== SO_THAT && there[0] !== SO_THAT)
    return false;
  const hangs = (word: string): boolean => HANGING.test(word);
  return (
    here.includes('had') === there.includes('had') ||
    ((lore.isBefore || lore.isDone || lore.isHadPast) && (mine.some(hangs) || theirs.some(hangs)))
  );
};

/** Whether two words are not one in two numbers, and neither stands in the other text as it is. */
const isOneNumber = (mine: Words, one: Row, theirs: Words, other: Row): boolean => {
  const [here, there] = [rowOf(mine, one).join(' '), rowOf(theirs, other).join(' ')];
  if (here === there) return true;
  if (pluralOf(here) === there || pluralOf(there) === here) return false;
  return !theirs.includes(here) && !mine.includes(there);
};

/** All rows of two texts that may stand for each other, the longest first. */
export const linksOf = (lore: Lore, stands: Stands, mine: Words, theirs: Words): readonly Link[] => {
  const found = new Map<string, Link>();
  const add = (link: Link): void => {
    const { kind, mine: of, theirs: their, myManner, theirManner } = link;
    const key = JSON.stringify([kind === 'verb', of, their, myManner, theirManner]);
    if (!found.has(key)) found.set(key, link);
  };
  const others = formsIn(stands, theirs);
  for (const one of formsIn(stands, mine))
    for (const other of others)
      for (const form of one.forms)
        for (const their of other.forms) {
          if (form.sense !== their.sense) continue;
          const isVerb = form.kind === 'verb';
          if (isVerb !== (their.kind === 'verb')) continue;
          if (isVerb ? !isSaidAlike(lore, form.said, their.said) : form.said !== their.said) continue;
          if (
            isVerb
              ? !isOneAspect(lore, mine, one, theirs, other, form.said)
              : !isOneNumber(mine, one, theirs, other)
          )
            continue;
          const manner = ({ said }: Form): Manner =>
            isVerb
              ? {
                  isPassive: isPassive(said),
                  isLoose: LOOSE.test(timeOf(said)),
                  isInfinitive: /^(?:to|base)$/.test(timeOf(said)),
                }
              : PLAIN;
          add({
            kind: form.kind,
            mine: [one.from, one.to],
            theirs: [other.from, other.to],
            myManner: manner(form),
            theirManner: manner(their),
            isMany: form.said === 'many',
          });
        }
  for (const [at, word] of mine.entries())
    for (const [place, other] of theirs.entries())
      if (word === other && !isSmall(word) && !lore.verbs.has(word) && !lore.everyday.has(word))
        add({
          kind: lore.adverbs.has(word) || word.endsWith('ly') ? 'word' : 'noun',
          mine: [at, at + 1],
          theirs: [place, place + 1],
          myManner: PLAIN,
          theirManner: PLAIN,
          isMany: false,
        });
  const width = ({ mine: [a, b], theirs: [c, d] }: Link): number => b - a + d - c;
  return [...found.values()].toSorted((one, other) => width(other) - width(one));
};
