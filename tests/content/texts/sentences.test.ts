import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ERRORS,
  refusal,
  sentence,
  statusOf,
  type ErrorCode,
  type Refusal,
} from '@sigilla/content/texts/errors.ts';
import { fillSentence } from '@sigilla/content/texts/sentence.ts';
import { EVENTS, eventSentence, type EventCode, type EventText } from '@sigilla/content/texts/events.ts';

const errorCodes = Object.keys(ERRORS) as ErrorCode[];
const eventCodes = Object.keys(EVENTS) as EventCode[];

describe('refusals', () => {
  it('have a sentence that ends as one and a status a client understands', () => {
    for (const code of errorCodes) {
      const [status, text] = ERRORS[code];
      expect(status, code).toBeGreaterThanOrEqual(400);
      expect(status, code).toBeLessThan(600);
      expect(text, code).toMatch(/^(?=[A-Z{])([^{}]|\{\w+(\|[^{}|]*)*\})+$/);
      expect(statusOf(code)).toBe(status);
    }
  });

  it('put their parameters into the sentence, thousands grouped', () => {
    expect(sentence({ code: 'need_more_resource', params: { n: 3, resource: 'gold' } })).toBe(
      'Need 3 more gold',
    );
    expect(sentence({ code: 'army_full', params: { limit: 10_000 } })).toBe(
      'This army can hold 10,000 soldiers.',
    );
    expect(sentence({ code: 'need_more_resource', params: { n: 3782, resource: 'gold' } })).toBe(
      'Need 3,782 more gold',
    );
    expect(sentence(refusal('need_more_turns', { n: 1 }))).toBe('Need 1 more turn');
  });

  it('KR-063 SR-077 KT-200 keep the specification’s words', () => {
    const says = (one: Refusal) => sentence(one);
    expect(says({ code: 'action_in_progress', params: {} })).toBe(
      'Another action is in progress. Please wait a moment and try again.',
    );
    expect(says({ code: 'need_more_turns', params: { n: 2 } })).toBe('Need 2 more turns');
    expect(says({ code: 'supplies_needed', params: { gold: 50 } })).toBe('Need 50 gold for supplies');
    expect(says({ code: 'insufficient_resources', params: {} })).toBe('Insufficient resources');
    expect(says({ code: 'level_required', params: { level: 60, n: 59 } })).toBe(
      'Level 60 Required; need 59 more levels',
    );
    expect(says({ code: 'unexpected_error', params: {} })).toBe('Unexpected error occurred');
  });

  it('do not compile without their parameters, or under a code that there is not', () => {
    // @ts-expect-error -- the sentence names n
    const missing: Refusal = { code: 'need_more_turns', params: {} };
    // @ts-expect-error -- no such code
    const unknown: Refusal = { code: 'out_of_cheese', params: {} };
    expect([missing.code, unknown.code]).toHaveLength(2);
  });
});

describe('events', () => {
  it('have variants that differ and end as sentences do', () => {
    for (const code of eventCodes) {
      const variants: readonly string[] = EVENTS[code];
      expect(new Set(variants).size, code).toBe(variants.length);
      for (const text of variants) {
        // A hero's manner ends the sentence itself (tests/content/heroes/heroes.test.ts).
        expect(text.replace(/\{manner\}$/, 'so.'), code).toMatch(
          /^[^{}]*(\{\w+(\|[^{}|]*)*\}[^{}]*)*[.!?”]$/,
        );
      }
    }
  });

  it('are told the same way each time, and in another way for another number', () => {
    const tax = (variant: number): EventText => ({ code: 'taxCollected', params: { gold: 150 }, variant });
    expect(eventSentence(tax(5))).toBe(eventSentence(tax(5)));
    expect(new Set([0, 1, 2, 3].map((variant) => eventSentence(tax(variant)))).size).toBe(4);
    expect(eventSentence(tax(0))).toContain('150 gold');
  });
});

describe('sentences with counts', () => {
  /** Words that look like plurals after a number and are none, or are counted without one. */
  const UNCOUNTED = /^(gold|mana|land|is|was|has|joins|swears|waits|times|others|besides)$/;
  const sentences = [
    ...errorCodes.map((code) => [code, ERRORS[code][1]] as const),
    ...eventCodes.flatMap((code) => EVENTS[code].map((text: string) => [code, text] as const)),
  ];
  const paramsOf = (text: string): string[] => [
    ...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '')),
  ];
  /** Parameters that are names and phrases, not numbers. */
  const WORDS: Readonly<Record<string, string>> = {
    units: 'the recruits',
    building: 'Town',
    army: 'Main Army',
    kingdom: 'Aquilonia',
    attacker: 'Aquilonia',
    defender: 'Nordmark',
    winner: 'Aquilonia',
    loser: 'Nordmark',
    ground: 'on open plains',
    sky: 'under a clear sky',
    kind: 'a raid',
    artifact: 'Horn of the North',
    name: 'Aquilonia',
    old: 'Nordmark',
    resource: 'gold',
    path: 'harmonist',
    reason: 'name is missing',
    action: 'dance',
    server: 'north',
    zone: 'Mars',
    day: 'Monday',
  };
  const filled = (text: string, count: number): string =>
    fillSentence(text, Object.fromEntries(paramsOf(text).map((name) => [name, WORDS[name] ?? count])));

  it('never say one of many, nor many of one, whatever the number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sentences),
        fc.oneof(fc.constantFrom(0, 1, 2), fc.nat(20_000)),
        (row, n) => {
          const [code, text] = row;
          const said = filled(text, n);
          expect(said, code).not.toMatch(/[{}|#…]/);
          for (const [, figure = '', word = ''] of said.matchAll(
            /(?<![\d,])([\d,]+) (?:more )?(?:free )?([a-z]+)/g,
          )) {
            if (
              UNCOUNTED.test(word) ||
              !/^(?:round|turn|level|man|men|people|person|soul|hour|day|point|character|second|soldier|recruit|newcomer|family|company|compan)/.test(
                word,
              )
            )
              continue;
            const isOne = figure === '1';
            expect([code, said, /s$|^men$|^people$/.test(word)], code).toEqual([code, said, !isOne]);
          }
          // A count of people that is none has words of its own: nobody buries nought.
          if (paramsOf(text).includes('fallen'))
            expect(said, code).not.toMatch(/(?<!\d)0 (?:men|did)|number 0|burying 0/);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['{n} {n|turn|turns}', 1, '1 turn'],
    ['{n} {n|turn|turns}', 0, '0 turns'],
    ['{n|nobody falls|one falls|# fall}', 0, 'nobody falls'],
    ['{n|nobody falls|one falls|# fall}', 1, 'one falls'],
    ['{n|nobody falls|one falls|# fall}', 12_000, '12,000 fall'],
  ])('%s of %i is "%s"', (text, n, said) => {
    expect(fillSentence(text, { n })).toBe(said);
  });

  it('keep the specification’s words and are right for one', () => {
    const says = (n: number) => sentence({ code: 'level_required', params: { level: 60, n } });
    expect([says(59), says(1)]).toEqual([
      'Level 60 Required; need 59 more levels',
      'Level 60 Required; need 1 more level',
    ]);
    expect(sentence({ code: 'need_more_turns', params: { n: 1 } })).toBe('Need 1 more turn');
  });
});
