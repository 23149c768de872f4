// What composed sentences say: idiom on the Latin side, English that is English on the other.
import { describe, expect, it } from 'vitest';
import { randomFork } from '@sigilla/engine/core/random.ts';
import { isContrary } from '@sigilla/engine/latin/sentences/contrary.ts';
import { composeSentence } from '@sigilla/engine/latin/sentences/compose.ts';
import { latinMaterial } from './latinMaterial.ts';
import { clause, np } from './smallLexicon.ts';
import { often } from '../../support/tier.ts';

const { index, frames } = latinMaterial;

const composed = (focus: string, level: number, count = often(40, 400)) =>
  Array.from({ length: count }, (_, at) =>
    composeSentence({ index, frames, random: randomFork(`sense ${at}`, 'compose'), level, focus }),
  ).filter((one) => one !== undefined);

const offending = (focus: string, level: number, wrong: RegExp): readonly string[] =>
  composed(focus, level)
    .map(({ latin, english }) => `${latin} ${english}`)
    .filter((said) => wrong.test(said));

describe('a composed sentence', () => {
  it('sets no adverb between "to" and its verb, and denies before it', () => {
    expect(offending('said to', 10, /\b(?:is|are|was|were) said to (?:today|now|often|here|not)\b/)).toEqual(
      [],
    );
    expect(offending('resolved', 9, /\bto not\b/)).toEqual([]);
  });
  it('calls nobody what it then says of them, nor the contrary: no easy arts are difficult', () => {
    const told = [...composed('predicate', 4, often(120, 600)), ...composed('comparison', 6)];
    expect(told.filter(({ tree }) => isContrary(index, tree)).map(({ english }) => english)).toEqual([]);
    const art = { adjective: { lexeme: 'facilis_adj', en: 'easy', degree: 'pos' } } as const;
    const hard = {
      predicate: { adjective: { lexeme: 'difficilis_adj', en: 'difficult', degree: 'pos' } },
    } as const;
    expect(isContrary(index, { clause: clause('sum', np('ars', art), undefined, hard) })).toBe(true);
    expect(isContrary(index, { clause: clause('sum', np('ars'), undefined, hard) })).toBe(false);
  });
  it('opens with what English says in several words, where that would part a verb from who does it', () => {
    for (const level of [7, 9])
      expect(
        offending('tenses', level, /\b(?:I|[Ww]e|[Yy]ou|[Tt]hey) (?:in the morning|every day|in vain) /),
      ).toEqual([]);
  });
  it('gives a wife to no woman', () => {
    const wives = composed('possession', 6, often(120, 600)).filter(({ tree }) => {
      const { subject, args } = tree.clause;
      const owner = args.find(({ role }) => role === 'possessor')?.phrase;
      return subject.kind === 'noun' && subject.lexeme === 'uxor_n' && owner?.gender === 'f';
    });
    expect(wives).toEqual([]);
  });
  it('values nothing at a price that could be the quality of those who value it', () => {
    const men = composed('value', 9).filter(
      ({ tree }) => tree.clause.subject.number === 'pl' && tree.clause.subject.gender === 'm',
    );
    expect(men).toEqual([]);
  });
  it('does nothing afterwards before something else', () => {
    expect(offending('before', 9, /^(?:Ante|Prius)quam .*\b(?:posteā|mox|statim|tandem|deinde)\b/)).toEqual(
      [],
    );
  });
  it('arrives at a town, is at home in the locative, and breaks into what it breaks into', () => {
    expect(offending('places', 5, /arriv\w* to\b/)).toEqual([]);
    for (const focus of ['simple', 'tenses', 'infinitive'])
      expect(
        offending(focus, 5, /\bin domō (?!su|nos|meā|tuā|magn|parv)|ad \p{L}+ irru|in \p{L}+(?:e|ā|ō) migr/u),
      ).toEqual([]);
  });
  it('takes up by its verb alone no subject that is one in Latin and many in English', () => {
    expect(offending('because', 8, /the people,? (?:because|since) (?:he|she|it)\b/)).toEqual([]);
  });
  it('hates by ōdī and hated by ōderat, for these perfects tell of now', () => {
    for (const id of ['odi_v', 'memini_v']) {
      const word = index.byId(id);
      if (!word) throw new Error(`no ${id}`);
      const told = Array.from({ length: often(12, 60) }, (_, at) =>
        composeSentence({ index, frames, random: randomFork(`${id} ${at}`, 'compose'), level: 5, focus: 'tenses', word }),
      ).flatMap((one) => (one ? `${one.latin} ${one.english}` : []));
      expect(told.length, id).toBeGreaterThan(0);
      expect(told.filter((said) => /(?:ōd|memin)(?:ī|istī|it|imus|istis|ērunt)\b.*\b(?:hated|remembered)\b/u.test(said))).toEqual([]);
      expect(told.filter((said) => /(?:ōd|memin)er\p{L}+.*\bhad (?:hated|remembered)\b/u.test(said))).toEqual([]);
    }
  }); // prettier-ignore
  it('denies before "already", and says "perhaps" and "gladly" before the verb', () => {
    expect(offending('adverb', 6, /\bnot (?:already|perhaps|gladly)\b|\b(?:perhaps|gladly)\.$/)).toEqual([]);
  });
  it('knows nothing by night and is not glad by day', () => {
    expect(
      offending('glad that', 10, /\b(?:noctū|interdiū|hīc|illīc) (?:gaude|gaudē|dole|dolē|laet)/u),
    ).toEqual([]);
  });
});
