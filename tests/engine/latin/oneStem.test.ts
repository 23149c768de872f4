// No composed sentence says in English of a cook that he cooks; what the Latin says twice (a dancer who dances) is left to others too.
import { describe, expect, it } from 'vitest';
import { forkSeed, randomFork } from '@sigilla/engine/core/random.ts';
import { composeSentence } from '@sigilla/engine/latin/sentences/compose.ts';
import { isChiming, isOfOneStem } from '@sigilla/engine/latin/sentences/oneStem.ts';
import type { Clause } from '@sigilla/engine/latin/sentences/tree.ts';
import { latinMaterial } from './latinMaterial.ts';
import { clause, he, many, np } from './smallLexicon.ts';
import { often } from '../../support/tier.ts';

const { index, frames } = latinMaterial;

describe('a noun and a verb of one English stem', () => {
  it.each([
    ['cook', 'cook', true],
    ['woman cook', 'cook', true],
    ['cook of the king', 'cook', true],
    ['dancer', 'dance', true],
    ['sailor', 'sail to', true],
    ['rower', 'row', true],
    ['runner', 'run', true],
    ['carrier', 'carry', true],
    ['servant', 'serve', true],
    ['judge', 'judge', true],
    ['fisherman', 'fish', false],
    ['captain', 'cap', false],
    ['sea', 'see', false],
    ['wine', 'win', false],
    ['winter', 'win', false],
    ['letter', 'let', true],
    ['king', 'be angry', false],
    ['soldier', 'fight', false],
  ])('%s, %s: %s', (noun, verb, isOne) => {
    expect(isOfOneStem(noun, verb)).toBe(isOne);
  });

  const cook = { en: 'cook' };
  const cooking = { verb: { lexeme: 'paro_v', en: 'cook', stative: false } } as const;
  it.each<readonly [string, Clause, boolean]>([
    ['the doer', clause('video', np('rex', cook), np('puella'), cooking), true],
    ['the doer of a passive', clause('video', np('puella'), [{ role: 'agent', case: 'abl', phrase: np('rex', cook) }], { ...cooking, voice: 'pass' }), true],
    ['one of two doers', clause('video', np('puella', { also: { by: 'et', phrase: np('rex', cook) } }), np('urbs'), cooking), true],
    ['a relative clause', clause('video', he, np('rex', { ...cook, relative: { case: 'nom', clause: clause('video', he, np('urbs'), cooking) } })), true],
    ['a relative clause about somebody else', clause('video', he, np('rex', { ...cook, relative: { case: 'acc', clause: clause('video', he, undefined, cooking) } })), false],
    ['a participle', clause('video', he, np('rex', { ...cook, participle: { ...cooking, tense: 'pres' } })), true],
    ['a clause within', clause('venio', he, undefined, { background: { kind: 'cum', clause: clause('video', np('rex', cook), np('urbs'), cooking) } }), true],
    ['the owner of the thing done', clause('video', he, np('urbs', { genitive: np('rex', cook) }), cooking), true],
    ['the thing done', clause('video', he, np('urbs', cook), cooking), true],
    ['neither', clause('video', np('rex'), many('hostis')), false],
  ])('is found in %s', (_, main, isFound) => {
    const tree = { frame: 'test', mode: 'statement', order: 'subject-object-verb', clause: main } as const;
    expect(isChiming(tree)).toBe(isFound);
  }); // prettier-ignore
});

describe('what is composed', () => {
  it.each([1, 3, 5, 8, 10])('says at level %i of no cook that he cooks', (level) => {
    const heard = Array.from({ length: often(100, 400) }, (_, at) =>
      composeSentence({ index, frames, random: randomFork(forkSeed('5'.repeat(32), level * 100_000 + at)), level }),
    ); // prettier-ignore
    expect(heard.flatMap((one) => (one && isChiming(one.tree) ? one.english : []))).toEqual([]);
  });
});
