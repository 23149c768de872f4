// The lexicon as it stands, word by word, against everything engine/latin/validateLexicon.ts asks of it; and the validator against bad words.
import { describe, expect, it } from 'vitest';
import { LEXICON_BATCHES, readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import type { LexemeInput } from '@sigilla/content/schema/lexeme.ts';
import { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { indexLexicon, wordsOf } from '@sigilla/engine/latin/analyse.ts';
import { englishVerb } from '@sigilla/engine/latin/sentences/englishVerbs.ts';
import { withoutMacrons } from '@sigilla/engine/latin/fold.ts';
import { validateLexicon } from '@sigilla/engine/latin/validateLexicon.ts';

const lexemes = readLexicon();

describe('the lexicon', () => {
  it('G-127 is a dictionary of five thousand words, each once', () => {
    expect(lexemes.length).toBeGreaterThanOrEqual(5_000);
    expect(new Set(lexemes.map(({ id }) => id)).size).toBe(lexemes.length);
  });
  const findings = validateLexicon(lexemes);
  it.each(Object.keys(LEXICON_BATCHES))('has nothing to mend in %s', (batch) => {
    const ids = new Set(LEXICON_BATCHES[batch]?.map((entry) => entry.id));
    expect(
      findings
        .filter((finding) => ids.has(finding.id))
        .map(({ id, field, message }) => `${id}  ${field}: ${message}`),
    ).toEqual([]);
  });

  it('gives a compound the vowels of the verb that it is made of: invehō, invēxī', () => {
    const verbs = new Map(lexemes.filter(({ pos }) => pos === 'verb').map((verb) => [verb.id, verb]));
    const prefixes = 'ab ad con contra de di dis e ex in inter ob per prae praeter pro re sub trans'.split(
      ' ',
    );
    const bare = ({ parts }: Lexeme): string => withoutMacrons(parts.slice(0, 2).join(' '));
    const made = (prefix: string, simple: Lexeme): string =>
      bare(simple).replaceAll(/^| /gu, (space) => `${space}${prefix}`);
    const pairs = [...verbs.values()].flatMap((compound) =>
      compound.related.flatMap((id) => {
        const simple = verbs.get(id);
        return simple !== undefined && prefixes.some((prefix) => bare(compound) === made(prefix, simple))
          ? [{ compound, simple }]
          : [];
      }),
    );
    expect(pairs.length).toBeGreaterThan(200);
    const strays = pairs.flatMap(({ compound, simple }) =>
      compound.parts.filter((part, at) => {
        const own = simple.parts[at] ?? '';
        return own !== '' && withoutMacrons(part).endsWith(withoutMacrons(own)) && !part.endsWith(own);
      }),
    );
    expect(strays).toEqual([]);
  });

  it('tells by a macron the tense that the English of an example tells: venit comes, vēnit came', () => {
    const index = indexLexicon(lexemes);
    const isOf = (key: string, tense: string): boolean => key.startsWith(`${tense}.ind.act.`);
    const tensesOf = (verb: Lexeme, english: ReadonlySet<string>) => {
      const forms = verb.senses.flatMap(({ en }) =>
        en.map((gloss) => englishVerb(gloss.split(' ')[0] ?? '')),
      );
      const says = (word: string): boolean => english.has(word);
      const has = says('has') || says('have') || says('had');
      return {
        now: !has && forms.some(({ base, third, ing }) => [base, third, ing].some(says)),
        past: forms.some(({ base, past, part }) =>
          [...past, ...(has ? part : [])].some((form) => (has || form !== base) && says(form)),
        ),
      };
    };
    const wrong = lexemes.flatMap(({ examples }) =>
      examples.flatMap(({ la, en }) => {
        const english = new Set(en.toLowerCase().split(/[^a-z]+/));
        return wordsOf(la).filter((word) => {
          const readings = index.analyse(word);
          return readings.some((now) => {
            const then = readings.find(
              ({ lexeme, key }) => lexeme.id === now.lexeme.id && key === now.key.replace(/^pres/, 'perf'),
            );
            if (!isOf(now.key, 'pres') || !then || now.exact === then.exact) return false;
            const told = tensesOf(now.lexeme, english);
            return now.exact ? told.past && !told.now : told.now && !told.past;
          });
        });
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the validator', () => {
  const base = { freq: 'moderate', level: 'basic' } as const;
  const found = (...entries: readonly LexemeInput[]): readonly string[] =>
    validateLexicon(entries.map((entry) => Lexeme.parse(entry))).map(({ id, field }) => `${id} ${field}`);
  const rosa: LexemeInput = {
    ...base,
    id: 'rosa_n',
    pos: 'noun',
    parts: ['rosa', 'rosae'],
    gender: 'f',
    senses: [['rose']],
  };

  it('has no word against a sound entry', () => {
    expect(
      found({ ...rosa, examples: [{ la: 'Rosa! Rosae rosārumque!', en: 'A rose! Roses, and of roses!' }] }),
    ).toEqual([]);
  });
  it('finds parts that do not inflect and quantities that cannot be', () => {
    expect(found({ ...rosa, parts: ['rosa', 'rosax'] })).toContain('rosa_n parts');
    expect(
      found({
        ...base,
        id: 'mens_n',
        pos: 'noun',
        parts: ['mens', 'mentis'],
        gender: 'f',
        senses: [['mind']],
      }),
    ).toEqual(['mens_n parts']);
    expect(
      found({ ...base, id: 'rosa_n', pos: 'noun', parts: ['rosa', 'rosae'], senses: [['rose']] }),
    ).toEqual(['rosa_n gender']);
    expect(found({ ...rosa, forms: { 'sg.gen': 'rosae' } })).toEqual(['rosa_n forms']);
  });
  it.each([
    ['mensis', 'mensis'],
    ['aequitas', 'aequitatis'],
    ['magnitudō', 'magnitudinis'],
    ['statiō', 'stationis'],
  ])('finds the short vowel of %s', (nominative, genitive) => {
    const noun: LexemeInput = {
      ...base,
      id: 'noun_n',
      pos: 'noun',
      parts: [nominative, genitive],
      gender: 'f',
      senses: [['thing']],
    };
    expect(new Set(found(noun))).toEqual(new Set(['noun_n parts']));
  });
  it('finds short -ēscō and -ōsus, and a long vowel before final m', () => {
    const verb: LexemeInput = {
      ...base,
      id: 'senesco_v',
      pos: 'verb',
      parts: ['senescō', 'senescere', 'senuī'],
      flags: ['intransitive'],
      gov: ['none'],
      senses: [['grow old']],
    };
    expect(found(verb)).toContain('senesco_v parts');
    expect(
      found({
        ...base,
        id: 'famosus_adj',
        pos: 'adj',
        parts: ['fāmosus', 'fāmosa', 'fāmosum'],
        senses: [['famous']],
      }),
    ).toEqual(['famosus_adj parts']);
    expect(found({ ...rosa, parts: ['bellūm', 'bellī'], gender: 'n', senses: [['war']] })).toEqual([
      'rosa_n parts',
    ]);
  });
  it('asks an example of every core word', () => {
    expect(found({ ...rosa, freq: 'very common' })).toEqual(['rosa_n examples']);
  });
  it('finds examples with unknown words, wrong macrons, or without the word itself', () => {
    expect(found({ ...rosa, examples: [{ la: 'Rosa pulchra.', en: 'A fair rose.' }] })).toEqual([
      'rosa_n examples',
    ]);
    expect(found({ ...rosa, examples: [{ la: 'Rōsae.', en: 'Roses.' }] })).toEqual(['rosa_n examples']);
    const lily: LexemeInput = {
      ...base,
      id: 'lilium_n',
      pos: 'noun',
      parts: ['līlium', 'līliī'],
      gender: 'n',
      senses: [['lily']],
    };
    expect(found(rosa, { ...lily, examples: [{ la: 'Rosa.', en: 'A rose.' }] })).toEqual([
      'lilium_n examples',
    ]);
  });
  it('finds doubles, strangers among the relatives, and notes in many coats', () => {
    expect(found(rosa, { ...rosa, id: 'rosa3_n' })).toEqual([]);
    expect(found(rosa, { ...rosa, id: 'rosam_n' })).toEqual(['rosam_n parts']);
    expect(found(rosa, rosa)).toContain('rosa_n id');
    expect(found({ ...rosa, related: ['lilium_n', 'rosa_n'] })).toEqual(['rosa_n related', 'rosa_n related']);
    const viola: LexemeInput = {
      ...base,
      id: 'viola_n',
      pos: 'noun',
      parts: ['viola', 'violae'],
      gender: 'f',
      senses: [['violet']],
    };
    expect(
      found(
        { ...rosa, usage: 'A flower that poets put into every garden they describe.' },
        { ...viola, usage: 'A flower that poets put into every garden they mention.' },
      ),
    ).toEqual(['viola_n usage']);
  });
  it('finds glosses and government that will not serve', () => {
    const ceno: LexemeInput = {
      ...base,
      id: 'ceno_v',
      pos: 'verb',
      parts: ['cēnō', 'cēnāre', 'cēnāvī', 'cēnātum'],
      senses: [['dine']],
      gov: ['none'],
    };
    expect(found(ceno)).toEqual(['ceno_v flags']);
    expect(found({ ...ceno, flags: ['intransitive'] })).toEqual([]);
    expect(found({ ...ceno, flags: ['intransitive'], gov: ['acc'] })).toEqual(['ceno_v flags']);
    expect(found({ ...ceno, flags: ['intransitive'], senses: [['to dine', 'eat (a meal)']] })).toEqual([
      'ceno_v senses',
      'ceno_v senses',
    ]);
    expect(found({ ...base, id: 'ad_prep', pos: 'prep', parts: ['ad'], senses: [['to']] })).toEqual([
      'ad_prep gov',
    ]);
  });
  it('asks an example of the commonest words', () => {
    expect(found({ ...rosa, rank: 12 })).toEqual(['rosa_n examples']);
    expect(found({ ...rosa, freq: 'very high' })).toEqual(['rosa_n examples']);
  });
});
