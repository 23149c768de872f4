// Which words of a free answer have to do with a question: those of question and model answer, their kin, words that render the same
// Latin. Invariant: an answer whose other words tell of something else is not judged at all, whatever noun of a good one it uses.
import type { LatinIndex } from '../../../analyse.ts';
import { englishTokens } from '../../../reading/english.ts';
import { DEEDS, isDeed, isKin, meaningsOf, stemOf } from '../../../reading/meanings.ts';
import { verbForms } from '../../../sentences/englishVerbs.ts';

/** Other words that tell nothing of what an answer is about. */
const PLAIN = new Set([
  ...`i you he she it we they me him her us them my your his its our their mine yours hers theirs himself herself itself themselves oneself myself yourself ourselves one ones
  this that these those who whom whose which what where when why how if whether as than because since although though while so then but and or nor both either neither whoever whatever whichever wherever whenever
  am is are was were be been being have has had having do does did doing done will would shall should may might can could must ought not no never
  of to in on at by for from with without into onto upon about over under after before between among against through during within out off up down away near beside behind beneath below above along across around round until till towards
  there here now again also too very only just even still yet already ever always often sometimes once really quite rather more most much many few some any all each every other others another own same such like
  thing things something anything everything nothing somebody someone anybody anyone everybody everyone nobody person persons people man men woman women human being beings way ways kind sort part parts time times place places fact reason reasons example instance case cases
  year years day days night nights hour word words name names side sides end piece pieces number matter question answer idea thought life death world city cities town towns state country land war peace work works law god gods king kings army
  soldier soldiers slave slaves boy boys girl girls master masters enemy enemies friend friends father fathers mother mothers son sons child children family wife husband brother sister poet poets writer writers author authors book books poem poems verse verses line lines house houses home
  good better best bad worse worst great big huge large small old older new long longer short young younger high low strong weak rich poor free true false real right wrong clear famous ancient early late own public private common ordinary simple easy hard difficult dangerous important necessary possible impossible different similar
  equal full empty open close alone dead alive afraid angry happy sad proud cruel kind able unable ready sure certain whole single double first second third last next little less least enough roman romans rome latin greek greeks italy emperor senate two three four five six seven ten hundred thousand
  today tomorrow later soon quickly slowly well badly instead almost nearly mostly mainly simply actually probably perhaps maybe usually together apart already ago everywhere somewhere anywhere else back according supposed course means plus`.split(
    /\s+/,
  ),
  ...DEEDS.flatMap(verbForms),
]);

const contentOf = (text: string): readonly string[] =>
  englishTokens(text).filter((word) => !PLAIN.has(word) && !/^\d+$/.test(word));

/** What a question is about, in its own words, and what else its passage tells. */
export type About = {
  readonly own: readonly string[];
  /** Beginnings of words that its points look for. */
  readonly points: readonly string[];
  readonly told: readonly string[];
};

/** How far a word leads away: a thing that is not spoken of far, a deed or quality a little, what the passage tells hardly. */
const AWAY = { thing: 1, other: 0.4, name: 0.3, told: 0.25, manner: 0.1 };

const isAdverb = (word: string): boolean =>
  /.{3}ly$/.test(word) && !/^(?:lovely|friendly|family|lonely|ugly|jelly|belly)$/.test(word);
const looksLikeDeed = (word: string): boolean =>
  /(?:ing|ed|ly|ful|ous|able|ive|al|ic|ish|tion|sion|ment|ness|ity|ship|hood|ism|ance|ence|ess)s?$/.test(
    word,
  );

/** Words of an answer that look like names: capitals behind its beginning. */
const namesIn = (answer: string): ReadonlySet<string> =>
  new Set(
    answer
      .split(/\s+/)
      .slice(1)
      .filter((word) => /^\p{Lu}\p{L}+/u.test(word))
      .flatMap(englishTokens),
  );

/** How many words of an answer belong to its question, how far the others lead away from it, and which they are. */
export const belonging = (
  index: LatinIndex,
  answer: string,
  about: About,
): { readonly own: number; readonly away: number; readonly words: readonly string[] } => {
  const { renders, things } = meaningsOf(index);
  const own = about.own.flatMap(contentOf);
  const stems = [...new Set(own.map(stemOf))];
  const told = [...new Set(about.told.flatMap(contentOf).map(stemOf))];
  const expressions = about.points.map(englishTokens);
  const points = expressions.flat().filter((word) => !PLAIN.has(word));
  const bare = expressions.flatMap((one) => (one.length === 1 ? one : []));
  const rendered = new Set([...own, ...points].flatMap((word) => [...(renders.get(word) ?? [])]));
  const names = namesIn(answer);
  const isKinOf = (all: readonly string[], word: string): boolean =>
    all.some((one) => isKin(one, stemOf(word)));
  const isPoint = (word: string): boolean => [...points, ...bare].some((point) => word.startsWith(point));
  const isOwn = (word: string): boolean =>
    isKinOf(stems, word) || [...(renders.get(word) ?? [])].some((at) => rendered.has(at));
  const awayBy = (word: string): number => {
    if (isKinOf(told, word)) return AWAY.told;
    if (isAdverb(word)) return AWAY.manner;
    const isUnrendered = (renders.get(word)?.size ?? 0) === 0;
    if (names.has(word) && isUnrendered) return AWAY.name;
    return things.has(word) || (isUnrendered && !looksLikeDeed(word)) ? AWAY.thing : AWAY.other;
  };
  let [mine, away] = [0, 0];
  const words: string[] = [];
  for (const word of new Set(englishTokens(answer).map((one) => one.replace(/'s$/, '')))) {
    if (isPoint(word)) mine += 1;
    else if (PLAIN.has(word) || /^\d+$/.test(word)) continue;
    else if (isOwn(word)) mine += 1;
    else {
      away += awayBy(word);
      words.push(word);
    }
  }
  return { own: mine, away, words };
};

const SAYS =
  /\b(?:i|you|he|she|it|we|they|there|is|are|was|were|has|had|have|did|does|do|will|would|can|could|may|might|must|should)\b/i;
const RESUMES =
  /^\W*(?:he|she|it|they|one|that|this|those|who|whoever|to|not|because|by|with|without|in|on|at|after|before|near|behind|beside|like|out|for|from|of|about|into|upon|under|over|through|as|since|so|if|when|how|why|only|just|both|either|neither|each|every\w*|any\w*)\b/i;

/**
 * How an answer speaks: as a phrase ("the island of Sicily"), as an answer that takes the question up ("he …", "because …", "Caesar …"), or as
 * a statement with a subject of its own, which may be about anything.
 */
export const mannerOf = (
  index: LatinIndex,
  answer: string,
  question: string,
): 'phrase' | 'answer' | 'statement' => {
  const [first] = contentOf(answer);
  const isAsked =
    first !== undefined && contentOf(question).some((word) => isKin(stemOf(word), stemOf(first)));
  if (/^\W*(?:i|my|we|our|you|your|let|there)\b/i.test(answer)) return 'statement';
  if (RESUMES.test(answer) || isAsked) return 'answer';
  return !SAYS.test(answer) &&
    englishTokens(answer).length <= 5 &&
    !englishTokens(answer)
      .slice(1)
      .some((word) => isDeed(index, word))
    ? 'phrase'
    : 'statement';
};
