// The academy's books over REST: looked up by anyone, answered by scholars on threads of their own.
import { beforeAll, describe, expect, it } from 'vitest';
import { aServer, refusalOf, valueOf } from '../support/server.ts';
import type { Caller, TestServer } from '../support/server.ts';

let server: TestServer;
let reader: Caller;
beforeAll(async () => {
  server = await aServer();
  reader = server.visitor();
});

type Wish = NonNullable<NonNullable<Parameters<Caller['api']['latin']['dictionary']>[0]>['query']>;
const lookUp = (query: Wish) => reader.api.latin.dictionary({ query });

describe('the dictionary', () => {
  it('finds a word by an inflected form and says which form it is, without signing in', async () => {
    const { hits } = valueOf(await lookUp({ query: 'amaverat' }));
    expect(hits[0]).toMatchObject({ id: 'amo_v', match: 'form' });
    expect(hits[0]?.forms[0]).toContain('pluperfect');
  });

  it('finds a word by its English', async () => {
    const { hits } = valueOf(await lookUp({ query: 'queen' }));
    expect(hits.map(({ headword }) => headword)).toContain('rēgīna');
  });

  it('browses a letter page by page, by level and frequency', async () => {
    const wish = { letter: 'q', level: 'basic', frequency: 'all' } as const;
    const all = valueOf(await lookUp({ ...wish, limit: 50 }));
    const rest = valueOf(await lookUp({ ...wish, limit: 5, offset: 5 }));
    expect(rest.total).toBe(all.total);
    expect(rest.hits).toEqual(all.hits.slice(5, 10));
    for (const { headword, level } of all.hits) {
      expect(headword.toLowerCase()).toMatch(/^q/);
      expect(level).toBe('basic');
    }
  });

  it('LR-026 finds nothing for a blank wish', async () => {
    expect(valueOf(await lookUp({ query: '   ' }))).toMatchObject({ hits: [], total: 0 });
  });

  it('shows an entry with its forms, and refuses a word that is in no book', async () => {
    const { entry, table } = valueOf(await reader.api.latin.entry({ params: { id: 'rex_n' } }));
    expect(entry.latin).toBe('rēx, rēgis, m.');
    expect(table?.sections[0]?.rows.map(({ head }) => head)).toContain('genitive');
    expect(refusalOf(await reader.api.latin.entry({ params: { id: 'nemo_nullus' } })).code).toBe(
      'word_unknown',
    );
  });

  it('reads a form as it stands in a text', async () => {
    const { readings } = valueOf(await reader.api.latin.word({ query: { form: 'agricolīs' } }));
    expect(readings[0]).toMatchObject({ id: 'agricola_n', form: 'agricolīs', exact: true });
    expect(readings.map(({ features }) => features)).toContain('dative plural');
    expect(valueOf(await reader.api.latin.word({ query: { form: 'xyzzy' } })).readings).toEqual([]);
  });

  it('opens by a theme, alone and with a letter or a level', async () => {
    const beasts = valueOf(await lookUp({ theme: 'beasts', limit: 50 }));
    expect(beasts.total).toBeGreaterThan(80);
    expect(beasts.hits.map(({ id }) => id)).toContain('aquila_n');
    const withL = valueOf(await lookUp({ theme: 'beasts', letter: 'l', limit: 50 }));
    expect(withL.hits.map(({ id }) => id)).toEqual(expect.arrayContaining(['leo_n', 'lupus_n']));
    expect(withL.hits.every(({ headword }) => headword.startsWith('l'))).toBe(true);
    expect(valueOf(await lookUp({ theme: 'beasts', level: 'basic' })).total).toBeLessThan(beasts.total);
  });

  it('has a word for the day, the same for whoever asks, with its forms and something to tell', async () => {
    const { api } = server.visitor();
    const [today, again] = [
      valueOf(await api.latin.wordOfDay()),
      valueOf(await reader.api.latin.wordOfDay()),
    ];
    expect(again).toEqual(today);
    expect(today.day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(today.entry.examples.length).toBeGreaterThan(0);
    expect(today.entry.relatedWords?.length).toBeGreaterThan(0);
    expect(today.entry.etymology).toBeDefined();
    expect(today.table?.sections.length).toBeGreaterThan(0);
  });

  it('puts English into Latin, or says honestly that it can’t', async () => {
    const good = valueOf(await reader.api.latin.translate({ query: { text: 'the good king' } }));
    expect(good.translation).toMatchObject({ found: true, entry: { latin: 'bonus rēx' } });
    const poor = valueOf(await reader.api.latin.translate({ query: { text: 'qwx zzkp' } }));
    expect(poor.translation.found).toBe(false);
  });

  it('grades a cell of a table, macron-blind, and refuses one that is not there', async () => {
    const cell = { id: 'rex_n', section: 0, row: 1, column: 0 };
    const { table } = valueOf(await reader.api.latin.entry({ params: { id: 'rex_n' } }));
    const form = table?.sections[0]?.rows[1]?.cells[0]?.[0]?.text ?? '';
    const plain = form.normalize('NFD').replaceAll(/\p{M}/gu, '');
    for (const answer of [form, plain, ` ${form} `])
      expect(valueOf(await reader.api.latin.drill({ body: { ...cell, answer } })).isCorrect).toBe(true);
    const wrong = valueOf(await reader.api.latin.drill({ body: { ...cell, answer: 'rex rex' } }));
    expect(wrong).toMatchObject({ isCorrect: false, forms: expect.arrayContaining([form]) });
    expect(refusalOf(await reader.api.latin.drill({ body: { ...cell, row: 99, answer: 'x' } })).code).toBe(
      'cell_unknown',
    );
  });

  it('answers a hundred readers at once without a fault: served, or told to ask again', async () => {
    const asked = await Promise.all(
      Array.from({ length: 140 }, () =>
        reader.api.latin.translate({ query: { text: 'the king sees the girl' } }),
      ),
    );
    const refusals = asked.flatMap((one) => (one.ok ? [] : [one.failure.code]));
    expect(new Set(refusals)).toEqual(new Set(refusals.length > 0 ? ['scholars_busy'] : []));
    expect(asked.some((one) => one.ok)).toBe(true);
    expect(valueOf(await lookUp({ query: 'rex' })).hits[0]?.id).toBe('rex_n');
  });

  it('translates so often a minute for one address, and goes on looking up words for it', async () => {
    const strict = await aServer({ RATE_LIMIT_FACTOR: 0.01 });
    const { api } = strict.visitor();
    const ask = () => api.latin.translate({ query: { text: 'the good king' } });
    expect((await ask()).ok && (await ask()).ok).toBe(true);
    expect(refusalOf(await ask()).code).toBe('too_many_requests');
    expect((await api.latin.word({ query: { form: 'rex' } })).ok).toBe(true);
  });
});
