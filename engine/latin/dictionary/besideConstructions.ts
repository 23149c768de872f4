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

/** Constructions of English, said in one way. */
export const constructed = (lore: Lore, text: string): string => {
  let said = withInfinitives(lore, text);
  if (lore.isHadPast && !lore.isDone) said = earlier(lore, said);
  // Why, where the Latin has a word for it; when or because, where it has cum.
  if (hasForm(lore, REASON))
    said = said.replaceAll(
      /(^|, | )(?:since|as) (?=(?:\w+ ){1,4}?(?:is|are|was|were|had|has|have|did|\w+ed|flew|went|came)\b)/g,
      '$1because ',
    );
  else if (hasForm(lore, /^(?:cum|quum)$/))
    said = said.replaceAll(/(^|, | )(?:since|because) (?!then\b)/g, '$1when ');
  if (hasForm(lore, /^bene$/))
    said = said.replaceAll(/\b(?:it|that|this|all) is (?:good|well|fine|great|all right)\b/g, 'it is well');
  if (hasForm(lore, /^(?:cap|cep)/))
    said = said.replaceAll(
      /\b(city|town|camp|fortress|troy|rome|carthage|corinth) (?:had fallen|fell|has fallen)\b/g,
      '$1 had been taken',
    );
  return said;
};
