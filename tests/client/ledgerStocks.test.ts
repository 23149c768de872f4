// What a ledger's line calls what went with it: one of a kind is one, whichever way it went.
import { describe, expect, it } from 'vitest';
import { STOCKS, spokenStock, stockCounted } from '../../client/realm/course/stocks.ts';

describe('what a line of the ledger calls a stock', () => {
  it('is one turn and one research point, come or gone, and several otherwise', () => {
    expect(stockCounted('turns', -1)).toBe('turn');
    expect(stockCounted('researchPoints', 1)).toBe('research point');
    expect(stockCounted('turns', 0)).toBe('turns');
    for (const stock of STOCKS) expect(stockCounted(stock, -2)).toBe(spokenStock(stock));
    // What has no number has one name.
    expect(stockCounted('gold', 1)).toBe('gold');
  });
});
