// English constructions that its Latin has in one way, put plainly: whom one forces, what one prefers, what had been done before, why it was done.
// Invariant: who does what to whom, how many and when stay as they were; both an answer and its author's English are put so.
import { englishVerb } from '../sentences/englishVerbs.ts';
import { WHO } from './besideSayings.ts';
import { hasForm, verbOf } from './besideLore.ts';
import type { Lore } from './besideWords.ts';

/** "Made the slaves work": forced them to; "let them go": allowed them to. */
const withInfinitives = (lore: Lore, text: string): string => {
  const forced = (said: string, made: RegExp, plain: Readonly<Record<string, string>>): string =>
    said.replaceAll(made, (whole, verb: string, whom: string, deed: string) =>
      verbOf(lore, deed, 'base') !== undefined && verbOf(lore, deed, 'past') !== deed
        ? `${plain[verb] ?? verb} ${whom} to ${deed}`
        : whole,
    );
  let said = text;
  if (hasForm(lore, /^(?:co[eg]|compell|compul|iube|iuss|impell|impul)/))
    said = forced(said, /\b(make|makes|made|making) ((?!to\b)\w+(?: (?!to\b)\w+)??) (\w+)\b/g, {
      make: 'force',
      makes: 'forces',
      made: 'forced',
      making: 'forcing',
    });
  if (hasForm(lore, /^(?:sin|sii?u|pati|pass|permi|concess|conced)/))
    said = forced(said, /\b(let|lets) ((?!us\b|me\b)\w+(?: \w+)??) (\w+)\b/g, {
      let: 'allowed',
      lets: 'allows',
    });
  // "Prefer being poor to being base", "regret that I did it", "even bearing gifts".
  return said
    .replaceAll(
      /\b(prefers?|preferred) (\w+ing) (.+?) to (?:\w+ing )?/g,
      (whole, prefer: string, doing: string, what: string) => {
        const verb = verbOf(lore, doing, 'ing');
        return verb === undefined ? whole : `${prefer} to ${verb} ${what} than `;
      },
    )
    .replaceAll(
      new RegExp(`\\b(?:am sorry|are sorry|regret) (?:that )?(?:${WHO}) (\\w+)\\b`, 'g'),
      (whole, told: string) => {
        const verb = verbOf(lore, told, 'past');
        return verb === undefined ? whole : `regret having ${englishVerb(verb).part[0] ?? told}`;
      },
    )
    .replaceAll(
      /\beven (?:when|if|while|although|as) (?:they|he|she|it|you) (?:(?:is|are|was|were) )?(\w+)\b/g,
      (whole, told: string) => {
        const verb = (['base', 'third', 'past', 'ing'] as const)
          .map((kind) => verbOf(lore, told, kind))
          .find(Boolean);
        return verb === undefined || lore.participles.size === 0 ? whole : `even ${englishVerb(verb).ing}`;
      },
    );
};

/** What had been done is what was done, in a clause beside a perfect of the Latin. */
const earlier = (lore: Lore, text: string): string =>
  text.replaceAll(
    /\b((?:because|since|when|after|who|that|which|where) (?:(?!and\b|had\b|, )[\w'-]+ ){0,5}?)had (been )?(\w+)\b/g,
    (whole, opening: string, been: string | undefined, told: string) => {
      const verb = verbOf(lore, told, 'part');
      if (verb === undefined) return whole;
      const isMany = /(?:\b(?:they|we|you|who|that)|s) $/.test(opening) && !/\b(?:he|she|it) $/.test(opening);
      return been === undefined
        ? `${opening}${englishVerb(verb).past[0] ?? told}`
        : `${opening}${isMany ? 'were' : 'was'} ${told}`;
    },
  );

const REASON = /^(?:quod|quia|quoniam)$/;
const CERTAIN = /^(?:quidam|quaedam|quoddam|quendam|quandam|cuiusdam|cuidam|quodam|quadam)$/;

const isNoun = ({ phrases, verbs, adverbs }: Lore, word: string): boolean => {
  const keys = [...(phrases.get(word) ?? [])];
  return (
    !verbs.has(word) && !adverbs.has(word) && keys.length > 0 && keys.every((key) => /_n\d*\//.test(key))
  );
};

/** Two nouns in a row: the city gate is the gate of the city. */
const compounds = (lore: Lore, text: string): string =>
  text.replaceAll(
    /(?<=\w )(in|on|at|near|before|behind|from|under|over|through|across|outside|inside) ([a-z]+) (?!home\b)([a-z]+)\b/g,
    (whole, place: string, one: string, other: string) =>
      isNoun(lore, one) && isNoun(lore, other) && !lore.phrases.has(`${one} ${other}`)
        ? `${place} ${other} of ${one}`
        : whole,
  );

/** Why it was done, where the Latin has a word for it; before "as" is read as "when". */
export const withReasons = (lore: Lore, text: string): string =>
  hasForm(lore, REASON)
    ? text.replaceAll(
        /(^|, | )(?:since|as) (?=(?:\w+ ){1,4}?(?:am|is|are|was|were|had|has|have|did|do|does|can|could|will|would|\w+ed|flew|went|came)\b)/g,
        '$1because ',
      )
    : text;

/** Constructions of English, said in one way. */
export const constructed = (lore: Lore, text: string): string => {
  let said = withInfinitives(lore, text);
  const turn = (from: RegExp, to: string): void => void (said = said.replaceAll(from, to));
  if (lore.isHadPast && !lore.isDone) said = earlier(lore, said);
  // When or because, where it has cum.
  if (!hasForm(lore, REASON) && hasForm(lore, /^(?:cum|quum)$/))
    turn(/(^|, | )(?:since|because) (?!then\b)/g, '$1when ');
  if (hasForm(lore, /^bene$/))
    turn(/\b(?:it|that|this|all) is (?:good|well|fine|great|all right)\b/g, 'it is well');
  if (hasForm(lore, /^(?:cap|cep)/))
    turn(
      /\b(city|town|camp|fortress|troy|rome|carthage|corinth) (?:had fallen|fell|has fallen)\b/g,
      '$1 had been taken',
    );
  if (hasForm(lore, CERTAIN)) turn(/\bcertain (?=\w)/g, '');
  if (hasForm(lore, /^(?:fact|fia|fie|fi[to]$)/)) turn(/^(?:and )?there was (\w+)$/g, '$1 was made');
  if (hasForm(lore, /^(?:magis|plus)$/)) {
    turn(/\bprefer (?!to\b)(.+?) to (?!be\b)(.+)$/g, 'like $1 more than $2');
    turn(/\bprefers (?!to\b)(.+?) to (?!be\b)(.+)$/g, 'likes $1 more than $2');
    turn(/\bbetter than\b/g, 'more than');
  }
  return compounds(lore, said);
};
