// A row of English words as parts of a sentence: what is linked with the other text, and small words that say who, where, when and whether.
import { AUXILIARIES } from '../../reading/english.ts';
import type { Words } from '../besidePlain.ts';
import { isMark } from '../besideTurns.ts';
import type { Link, Manner } from './links.ts';
import { JOINING, NEAR, ownerOf, personOf, PLACES, TELLING } from './small.ts';

export type What =
  | 'verb'
  | 'thing'
  | 'quality'
  | 'word'
  | 'person'
  | 'owner'
  | 'place'
  | 'telling'
  | 'joining'
  | 'who'
  | 'mark'
  | 'be'
  | 'modal'
  | 'not'
  | 'near'
  | 'that';

/** A part; `id` is the number of its link, the same in both texts. */
export interface Part {
  readonly what: What;
  readonly text: string;
  readonly id: number;
  readonly manner?: Manner;
  readonly isMany?: boolean;
}

const NONE = -1;
const BE = /^(?:am|is|are|was|were|be|been|being|has|have|had|having)$/;
const MODAL = /^(?:would|should|may|might|must|can|could|will|do|does|did)$/;

const smallPart = (word: string, next: string | undefined, isEnd: boolean): Part | undefined => {
  const of = (what: What, text = word): Part => ({ what, text, id: NONE });
  if (isMark(word)) return of('mark');
  if (BE.test(word)) return of('be');
  if (MODAL.test(word)) return of('modal');
  if (word === 'her' && !isEnd && next === 'thing') return of('owner', 'she');
  const person = personOf(word);
  if (person !== undefined) return of('person', person);
  const owner = ownerOf(word);
  if (owner !== undefined) return of('owner', owner);
  if (NEAR.test(word)) return of('near', 'this');
  if (word === 'that' || word === 'those') return of('that');
  if (/^(?:who|which|whose)$/.test(word)) return of('who');
  if (TELLING.has(word)) return of('telling');
  if (JOINING.has(word)) return of('joining');
  if (PLACES.has(word)) return of('place');
  return undefined;
};

const WHAT = { verb: 'verb', noun: 'thing', quality: 'quality', word: 'word' } as const;

/** A row of words without its "not" and "no", and before which of them each stood. */
export interface Bare {
  readonly words: Words;
  readonly nots: readonly number[];
}

const AUXILIARY = new Set(AUXILIARIES);

export const bareOf = (words: Words): Bare => {
  const nots: number[] = [];
  const bare: string[] = [];
  for (const word of words)
    if (word === 'not' || word === 'no')
      // "Does not want": it denies all of the verb.
      nots.push(AUXILIARY.has(bare.at(-1) ?? '') ? bare.length - 1 : bare.length);
    else bare.push(word);
  return { words: bare, nots };
};

/** The parts of one side, of links that cover each of its words that says something. */
export const partsOf = ({ words, nots }: Bare, links: readonly Link[], isMine: boolean): readonly Part[] => {
  const at = new Map<number, number>();
  for (const [id, link] of links.entries()) {
    const [from, to] = isMine ? link.mine : link.theirs;
    for (let i = from; i < to; i += 1) at.set(i, id);
  }
  const parts: Part[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const id = at.get(i);
    const word = words[i] ?? '';
    for (const place of nots) if (place === i) parts.push({ what: 'not', text: 'not', id: NONE });
    if (id === undefined) {
      const nextId = at.get(i + 1);
      const nextKind = nextId === undefined ? undefined : links[nextId]?.kind;
      const part = smallPart(
        word,
        nextKind === 'noun' || nextKind === 'quality' ? 'thing' : undefined,
        i + 1 === words.length,
      );
      if (part) parts.push(part);
      continue;
    }
    const link = links[id];
    if (!link || at.get(i - 1) === id) continue;
    const [from, to] = isMine ? link.mine : link.theirs;
    parts.push({
      what: WHAT[link.kind],
      text: words.slice(from, to).join(' '),
      id,
      manner: isMine ? link.myManner : link.theirManner,
      isMany: link.isMany,
    });
  }
  return parts;
};
