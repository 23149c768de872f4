// The stocks a ledger keeps count of, as the page names them: the resources in the order of their bar, and turns.
import { plural } from '@sigilla/content/texts/sentence.ts';
import { RESOURCE_WORDS } from '@sigilla/content/schema/resourceWords.ts';
import type { Stock } from '@sigilla/engine/kingdom/ledgerViews.ts';

const WORDS: Readonly<Record<Stock, { readonly label: string; readonly spoken: string }>> = {
  ...RESOURCE_WORDS,
  turns: { label: 'Turns', spoken: 'turns' },
};

export const STOCKS = Object.keys(WORDS) as Stock[];

/** "Gold". */
export const stockLabel = (stock: Stock): string => WORDS[stock].label;

/** What a stock is called within a sentence: "gold". */
export const spokenStock = (stock: Stock): string => WORDS[stock].spoken;

const ONE: Readonly<Partial<Record<Stock, string>>> = { turns: 'turn', researchPoints: 'research point' };

/** What so much of a stock is called: "turn" for one gone or come, "turns" for any other number. */
export const stockCounted = (stock: Stock, count: number): string =>
  plural(Math.abs(count), ONE[stock] ?? spokenStock(stock), spokenStock(stock));

/** The stock that the address names; gold when it names none. */
export const stockNamed = (name: string | null): Stock => STOCKS.find((stock) => stock === name) ?? 'gold';
