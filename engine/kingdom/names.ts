// Which names a kingdom may bear: length, letters, and nothing a herald would refuse to call out (G-024, G-187).
// Pure and shared by founding, renaming and the window's forms; whether a name is taken is the store's to say.
import { fine, refuse, type Result } from '../core/result.ts';
import type { KingdomContent } from './content.ts';

const NAME_MIN = 3;
const NAME_MAX = 30;

// Latin script alone, so that no name can pass for another by borrowed letters.
const LETTERS = /^\p{Script=Latin}[\p{Script=Latin}\p{M}\p{Nd}]*(?:[ '’-][\p{Script=Latin}\p{M}\p{Nd}]+)*$/u;
const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
};

/** A name as the store should hold it: composed, blanks trimmed and single. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');

// Letters spelt out one by one are read as the word they spell.
const words = (text: string): string[] => {
  const read: string[] = [];
  let spelt = '';
  const folded = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[0134578]/gu, (sign) => DISGUISES[sign] ?? sign);
  for (const word of folded.split(/[^a-z]+/u)) {
    if (word.length === 1) {
      spelt += word;
      continue;
    }
    read.push(spelt, word);
    spelt = '';
  }
  return [...read, spelt].filter((word) => word !== '');
};

/** May a herald read this out? For every text that a player writes and others read (G-187). */
export const isFitToRead = (text: string, content: Pick<KingdomContent, 'unfitWords'>): boolean => {
  const spoken = words(text);
  return !content.unfitWords.some((unfit) =>
    unfit.startsWith('*')
      ? spoken.some((word) => word.includes(unfit.slice(1)))
      : spoken.some((word) => word === unfit),
  );
};

/** Why a kingdom can't be called this, if it can't. Expects a tidied name; total on any text. */
export const nameRefusal = (
  name: string,
  content: Pick<KingdomContent, 'unfitWords' | 'reservedNames'>,
): Result<void> => {
  if (name.length < NAME_MIN || name.length > NAME_MAX)
    return refuse({ code: 'kingdom_name_length', params: { min: NAME_MIN, max: NAME_MAX } });
  if (!LETTERS.test(name)) return refuse({ code: 'kingdom_name_letters', params: {} });
  const isReserved = words(name).some((word) => content.reservedNames.includes(word));
  return !isReserved && isFitToRead(name, content)
    ? fine
    : refuse({ code: 'kingdom_name_unfit', params: {} });
};
