// Words hung in the Memory Palace at somebody's wish, from the dictionary or from a deck. Invariant: a palace holds so many cards and no more.
import { MOST_HUNG, hangWords } from '@sigilla/engine/actions/palace/hangWords.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { cardId } from '@sigilla/engine/learning/palace/card.ts';
import type { Card, HousedWord, Skill } from '@sigilla/engine/learning/palace/card.ts';
import { cards } from '../../store/collections.ts';
import type { House } from '../house.ts';
import { give } from './answering.ts';
import type { Scholars } from './scholars.ts';

/** Cards of a palace. The whole lexicon with all skills would be twice that. */
export const MOST_CARDS = 6000;

/** Hangs words, a portion a commit; what was hung stays when a later portion fails. */
export const hang = async (
  house: House,
  accountId: AccountId,
  wanted: readonly { readonly word: HousedWord; readonly skill: Skill }[],
  source: Card['source'],
  most = MOST_CARDS,
): Promise<Result<{ readonly added: number; readonly known: number }>> => {
  const here = await house.store.count(cards, 'account', [accountId], { most: most + 1 });
  if (here + wanted.length > most) {
    // What hangs already takes no room.
    const ids = [...new Set(wanted.map(({ word, skill }) => cardId(accountId, word.lexeme, skill)))];
    const hanging = await house.store.getMany(cards, ids);
    const lacking = hanging.filter((card) => card === null).length;
    if (lacking > 0 && here + lacking > most) return refuse({ code: 'palace_full', params: { most } });
  }
  let [added, known] = [0, 0];
  for (let from = 0; from < wanted.length; from += MOST_HUNG) {
    const portion = wanted.slice(from, from + MOST_HUNG);
    const wire = hangWords.wire({ cards: portion, source });
    const done = await give(house, accountId, undefined, undefined, wire);
    if (!done.ok) return done;
    const report = hangWords.report.parse(done.value);
    added += report.added;
    known += report.known;
  }
  return ok({ added, known });
};

/** Words of the dictionary hung by their ids. Refuses `word_unknown` for an id that no book has. */
export const hangByIds = async (
  house: House,
  scholars: Scholars,
  accountId: AccountId,
  ids: readonly string[],
  skills: readonly Skill[],
): Promise<Result<{ readonly added: number; readonly known: number }>> => {
  const found = await scholars.ask('named', ids);
  if (!found.ok) return found;
  const words = found.value.flatMap((word) => word ?? []);
  if (words.length < ids.length) return refuse({ code: 'word_unknown', params: {} });
  const wanted = words.flatMap((word) =>
    skills.filter((skill) => skill !== 'inflect' || word.inflects).map((skill) => ({ word, skill })),
  );
  return hang(house, accountId, wanted, 'dictionary');
};
