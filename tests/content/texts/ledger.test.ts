// Every reason that can stand in a ledger has words of its own, and a kind by which it is found.
import { describe, expect, it } from 'vitest';
import {
  LEDGER_KINDS,
  LEDGER_REASONS,
  ledgerReason,
  SYSTEM_REASONS,
} from '@sigilla/content/texts/ledgerReasons.ts';
import { DEEDS } from '@sigilla/engine/actions/registry.ts';

// What the realm itself writes is typed by SYSTEM_REASONS' keys (engine/kingdom/ledger.ts, Reason); what rulers do, by their verbs.
const CAN_OCCUR = [...DEEDS.map(({ verb }) => verb.id), ...Object.keys(SYSTEM_REASONS)];

describe('the reasons of a ledger', () => {
  it('have words, each that can occur and none besides', () => {
    expect(LEDGER_REASONS.toSorted()).toEqual(CAN_OCCUR.toSorted());
  });

  it.each(CAN_OCCUR)('%s is told in a line of its own', (reason) => {
    const { kind, words } = ledgerReason(reason);
    expect(Object.keys(LEDGER_KINDS)).toContain(kind);
    expect(words).toMatch(/^[A-Z][^_/{}]{8,60}$/);
    expect(LEDGER_REASONS.filter((other) => ledgerReason(other).words === words)).toEqual([reason]);
  });

  it('that an earlier version wrote and nobody knows any more are never shown as codes', () => {
    expect(ledgerReason('tithe_of_1066').words).not.toContain('tithe');
  });
});
