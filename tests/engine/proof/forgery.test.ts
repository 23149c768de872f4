// The forger's workshop: every field of a record changed alone; changed with every digest reckoned anew; changed, reckoned anew and sealed anew
// with another key; and whole battles fought again to somebody's taste by the realm itself, key and all. None passes whoever knows what the
// protocol (docs/BATTLE.md, “Proof”) lets them know.
import { describe, expect, it } from 'vitest';
import { utcDay } from '@sigilla/engine/core/day.ts';
import { Replay, battleSeed, seedHashOf } from '@sigilla/engine/battle/replay.ts';
import { battleReport } from '@sigilla/engine/battle/battleReport.ts';
import { fightBattle } from '@sigilla/engine/battle/resolve.ts';
import { drawSky } from '@sigilla/engine/battle/skies.ts';
import { bareOf, underSky } from '@sigilla/engine/battle/skyless.ts';
import { digestOf } from '@sigilla/engine/proof/digest.ts';
import type { Notary, NotaryView } from '@sigilla/engine/proof/notary.ts';
import { headOfClosing, headOfCommitment, headOfOpening, headOfRound } from '@sigilla/engine/proof/record.ts';
import type { ReplayProof } from '@sigilla/engine/proof/shapes.ts';
import { NOW } from '../../support/builders.ts';
import { NOTARY, notaryFrom } from '../../support/notary.ts';
import { PUBLISHED, fought, judged } from './records.ts';
import { some } from '../../support/tier.ts';

const { replay: TRUE, witness: WITNESS } = fought();
const FORGER = notaryFrom('f'.repeat(32));

type Path = readonly (string | number)[];

/** Every place of a document at which something other than an object or a list stands, and every empty one of these. */
const placesOf = (value: unknown, path: Path = []): readonly Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Object.entries(value);
  if (entries.length === 0) return [path];
  return entries.flatMap(([key, inner]) =>
    placesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};

const SPARE_HEX: Readonly<Record<string, string>> = { '0': '1' };

/** Something else of the same kind. */
const otherThan = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') {
    const [first = ''] = value;
    return value === '' ? 'forged' : `${SPARE_HEX[first] ?? (first === 'a' ? 'b' : '0')}${value.slice(1)}`;
  }
  return value === null ? 'forged' : 0;
};

const forgedAt = (record: Replay, path: Path): Replay => {
  const forged = structuredClone(record);
  let at: unknown = forged;
  for (const key of path.slice(0, -1)) at = (at as Record<string | number, unknown>)[key];
  const last = path.at(-1) ?? '';
  const holder = at as Record<string | number, unknown>;
  holder[last] = otherThan(holder[last]);
  return forged;
};

const proofOf = ({ proof }: Replay): ReplayProof => {
  if (proof === undefined) throw new Error('there is no proof');
  return proof;
};

/** Whatever a forger can reckon anew without the realm's key: seed's hash, hosts, words, and the chain; sealed by `notary`, or with the old seals. */
const reckonedAnew = (record: Replay, notary: Notary | null): Replay => {
  const proof = proofOf(record);
  const { setup, seed, nonces, rounds, report } = record;
  const seedHash = seedHashOf(seed);
  const commitment = {
    ...proof.sworn.commitment,
    seedHash,
    muster: digestOf({ bare: bareOf(setup), skies: proof.skies }),
    commanders: {
      attacker: { ...proof.sworn.commitment.commanders.attacker, kingdomName: setup.attacker.kingdomName },
      defender: { ...proof.sworn.commitment.commanders.defender, kingdomName: setup.defender.kingdomName },
    },
  };
  const seal = (head: string, old: string): string => notary?.seal(head) ?? old;
  const oath = headOfCommitment(commitment);
  const words = { attacker: nonces.challenger, defender: nonces.defender };
  let head = headOfOpening(oath, words, proof.opening.from, setup);
  const opening = { ...proof.opening, seal: seal(head, proof.opening.seal) };
  const seals = rounds.map((round, i) => {
    head = headOfRound(head, round, proof.given[i] ?? { attacker: false, defender: false });
    return seal(head, proof.seals[i] ?? '');
  });
  head = headOfClosing(head, seed, report, proof.closing.spoils, proof.closing.settledAt);
  return {
    ...record,
    seedHash,
    proof: {
      ...proof,
      sworn: { commitment, seal: seal(oath, proof.sworn.seal) },
      opening,
      seals,
      closing: { ...proof.closing, seal: seal(head, proof.closing.seal) },
    },
  };
};

/** The battle fought again from what a forged record says, so that it agrees with itself in every blow. */
const foughtAnew = (
  record: Replay,
  notary: Notary | null,
  orders = record.rounds.map((round) => round.orders),
): Replay => {
  const stirred = battleSeed(record.seed, record.nonces.challenger, record.nonces.defender);
  const { skies } = proofOf(record);
  const setup = underSky({ bare: bareOf(record.setup), skies }, drawSky(skies, stirred));
  const { state, rounds } = fightBattle(setup, stirred, (round) => {
    const given = orders[round - 1] ?? orders.at(-1);
    if (given === undefined) throw new Error('no orders');
    return given;
  });
  const given = rounds.map((_, i) => proofOf(record).given[i] ?? { attacker: false, defender: false });
  const forged = { ...record, setup, rounds: [...rounds], report: battleReport(setup, state, rounds) };
  return reckonedAnew(
    {
      ...forged,
      proof: {
        ...proofOf(record),
        given,
        seals: given.map((_, i) => proofOf(record).seals[i] ?? proofOf(record).closing.seal),
      },
    },
    notary,
  );
};

/** Is it a record at all? What is none is refused before anything is checked. */
const isRecord = (forged: Replay): boolean => Replay.safeParse(forged).success;

const PLACES = placesOf(TRUE);
const KINDS = [
  ['alone', (forged: Replay) => forged],
  ['with every digest reckoned anew', (forged: Replay) => reckonedAnew(forged, null)],
  ['reckoned anew and sealed with another key', (forged: Replay) => reckonedAnew(forged, FORGER)],
] as const;

describe('a true record', () => {
  it('is verified by whoever has asked the realm for its key, and says what is left to believe', () => {
    expect(judged(TRUE)).toMatchObject({ status: 'verified', fault: null });
    expect(judged(TRUE).believed).toEqual([
      'keyAsked',
      'nobodyWatched',
      'hostsTrue',
      'othersOrders',
      'noLeague',
    ]);
    expect(Replay.parse(JSON.parse(JSON.stringify(TRUE)))).toEqual(TRUE);
  });

  it('is verified further by the window that watched', () => {
    const known = PUBLISHED.keys;
    const verdict = judged(TRUE, { witness: WITNESS, known });
    expect(verdict.status).toBe('verified');
    expect(verdict.proved).toEqual([
      'fought',
      'seed',
      'hosts',
      'sky',
      'chain',
      'keyKept',
      'oathKept',
      'ownWord',
      'roundsKept',
      'endKept',
    ]);
    expect(verdict.believed).toEqual(['hostsTrue', 'othersOrders', 'noLeague']);
  });

  it('is called consistent and no more while nobody but the record speaks for it', () => {
    expect(judged(TRUE, { notary: null })).toMatchObject({ status: 'consistent', fault: null });
    expect(judged(TRUE, { notary: null }).believed).toContain('keyOfRecord');
  });
});

describe.each(KINDS)('a record with one field forged, %s', (_, finish) => {
  it('never passes, whichever of its fields it is, and is sealed anew as little as it is verified', () => {
    const passed = some(PLACES, 3).filter((path) => {
      const forged = forgedAt(TRUE, path);
      if (!isRecord(forged)) return false;
      const finished = finish(forged);
      // Whoever reckons anew what they have forged may have put the truth back.
      if (JSON.stringify(finished) === JSON.stringify(TRUE)) return false;
      return judged(finished).status !== 'forged';
    });
    expect(passed.map((path) => path.join('.'))).toEqual([]);
    expect(PLACES.length).toBeGreaterThan(400);
  });
});

describe('a battle fought anew to somebody’s taste', () => {
  const moreMen = (): Replay => {
    const forged = structuredClone(TRUE);
    for (const unit of forged.setup.attacker.units) unit.quantity += 30;
    return forged;
  };
  const CONSISTENT: readonly (readonly [string, () => Replay])[] = [
    ['another seed with its own hash', () => ({ ...TRUE, seed: '0123456789abcdef'.repeat(2) })],
    ['thirty men more', moreMen],
    ['another word', () => ({ ...TRUE, nonces: { ...TRUE.nonces, defender: 'another' } })],
    ['other orders', () => TRUE],
  ];
  const pressing = TRUE.rounds.map(({ orders }) => ({
    ...orders,
    attacker: { ...orders.attacker, stance: 'press' as const },
  }));
  const make = (name: string, forge: () => Replay, notary: Notary | null): Replay =>
    foughtAnew(forge(), notary, name === 'other orders' ? pressing : undefined);

  it.each(CONSISTENT)('(%s) agrees with itself and lacks the realm’s seals', (name, forge) => {
    for (const notary of [null, FORGER]) {
      const forged = make(name, forge, notary);
      expect(isRecord(forged)).toBe(true);
      expect(judged(forged, { notary: null }).status).toBe('consistent');
      expect(judged(forged)).toMatchObject({
        status: 'forged',
        fault: { code: expect.stringMatching(/Seal$/) as string },
      });
    }
  });

  it.each(CONSISTENT)(
    '(%s) by the realm itself, with its own key, does not pass the window that watched',
    (name, forge) => {
      const forged = make(name, forge, NOTARY);
      expect(judged(forged).status).toBe('verified');
      expect(judged(forged, { witness: WITNESS, known: PUBLISHED.keys })).toMatchObject({
        status: 'forged',
        fault: { code: expect.stringMatching(/^other/) as string },
      });
    },
  );

  it('is not passed off by a realm that publishes another key than the window has kept', () => {
    const forged = foughtAnew(TRUE, FORGER, pressing);
    const notary: NotaryView = { ...FORGER.view(utcDay(NOW)), chains: PUBLISHED.chains };
    expect(judged(forged, { notary })).toMatchObject({ status: 'verified' });
    expect(judged(forged, { notary, known: PUBLISHED.keys })).toMatchObject({ fault: { code: 'keys' } });
    expect(
      judged(forged, { notary: { ...notary, keys: [...PUBLISHED.keys, ...notary.keys] } }),
    ).toMatchObject({
      fault: { code: 'keys' },
    });
  });

  it('is not made of the beginning of one record and the end of another', () => {
    const other = fought({ attacker: 'another-word', defender: 'and-another' }).replay;
    const spliced = {
      ...TRUE,
      rounds: other.rounds,
      report: other.report,
      proof: {
        ...proofOf(TRUE),
        given: proofOf(other).given,
        seals: proofOf(other).seals,
        closing: proofOf(other).closing,
      },
    };
    expect(judged(spliced).status).toBe('forged');
    expect(judged(other, { witness: WITNESS })).toMatchObject({
      status: 'forged',
      fault: { code: 'otherOpening' },
    });
    expect(judged(TRUE, { battleId: 'another' })).toMatchObject({ fault: { code: 'otherBattle' } });
  });

  it('cannot shed its proof before whoever has kept the oath, and is never verified without one', () => {
    const { proof: _proof, ...bare } = TRUE;
    expect(judged(bare)).toMatchObject({ status: 'consistent', believed: ['noNotary'] });
    expect(judged(bare, { witness: WITNESS })).toMatchObject({
      status: 'forged',
      fault: { code: 'otherOath' },
    });
  });

  it('is found out by the window whose orders were not heard, whatever they hold', () => {
    const orders = { 1: { stance: 'press', ready: true } };
    expect(judged(TRUE, { witness: { ...WITNESS, orders } })).toMatchObject({
      fault: { code: 'otherOrders', round: 1 },
    });
    const heard = { 1: { ...TRUE.rounds[0]?.orders.attacker, ready: false } };
    expect(judged(TRUE, { witness: { ...WITNESS, orders: heard } }).proved).toContain('ownOrders');
    const unheardOf = { 1: { ...heard[1], unheardOf: 'kind of order' } };
    expect(judged(TRUE, { witness: { ...WITNESS, orders: unheardOf } })).toMatchObject({
      fault: { code: 'otherOrders' },
    });
  });
});
