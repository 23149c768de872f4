// A Latin answer brought towards its author's sentence, step by step: each step says the same in other words, and is taken where the answer comes nearer by it.
// Invariant: every step is one of the rules; a text that is given back says what the answer says.
import type { Analysis, LatinIndex } from '../../analyse.ts';
import { wordsOf } from '../../analyse.ts';
import { remembered } from '../../../core/remembered.ts';
import { fold } from '../../fold.ts';
import { englishTokens } from '../../reading/english.ts';
import { hasMacrons } from '../../reading/latin.ts';
import type { Words } from '../authorsForms.ts';
import { inTheirTurns } from '../besideLatinTurns.ts';
import type { Prompt } from '../judgingFor.ts';
import { greatNumber } from './added.ts';
import { placedAgain } from './again.ts';
import { beingThere, named, ofEither, owners, pointed } from './agreeing.ts';
import { coming, either } from './asking.ts';
import { absolutes, having, participles, some } from './clauses.ts';
import { everyOne } from './everyOne.ts';
import { excesses } from './excesses.ts';
import { fears, preventing } from './preventing.ts';
import { duties, forbidding, orders } from './constructions.ts';
import { denials } from './denials.ts';
import { asMuch, facts, framed, preferring, someAndOthers } from './framing.ts';
import { but, byDoing, clauseForAnd, coordinated, joined } from './joining.ts';
import { little, nothing, otherNoun, withoutPeople } from './nouns.ts';
import { muchOf, partOf } from './partitives.ts';
import { counted, spokenTo } from './numbers.ts';
import { bareCases, otherRelation, places } from './prepositions.ts';
import { nobody, noneOf, notAny } from './nones.ts';
import { bothOf, each, moreThan, ofThem } from './quantities.ts';
import { reported } from './reports.ts';
import { abilities, voices } from './voices.ts';
import type { Sayings } from './latinSayings.ts';
import { measured } from './measured.ts';
import { gifts, habits, wishes } from './moods.ts';
import { otherCase, otherPhrase, otherVerb, otherWord } from './sayings.ts';
import { otherPast } from './tenses.ts';
import { advantage, anyOne, halves } from './turnedAbout.ts';
import type { Aim, Rule, Side } from './sides.ts';
import { sideOf } from './sides.ts';
import { byQuality, ofQuality } from './qualities.ts';
import {
  already,
  asking,
  asPossible,
  light,
  manyAnd,
  neither,
  ofDuty,
  ofTwo,
  repeated,
  saidTwice,
  setAgainst,
  whoMust,
  withoutAny,
} from './spare.ts';
import { aged, inDoing, nothingNew, oneself, partOfMany, reasons } from './reasons.ts';
import { asChild, cityOf, dearest, doneOrDoing, epicene, oneAndOther, rather } from './states.ts';
import { things } from './things.ts';
import { byBirth, events, later } from './times.ts';
import { called, greekNames } from './names.ts';
import { nouns, perceived, purposes, relatives, supines } from './verbals.ts';
import { asked, toldBefore, unsaid } from './unspoken.ts';
import { futures, unless } from './conditions.ts';
import { attracted, quin, results, toCome, toldToTell } from './consequents.ts';
import { befalling, needs, toldOfNobody } from './impersonals.ts';
import { feelings, lawful } from './lawful.ts';
import { afterHeHad, countedAfter, cumInverted, lasting, room, timed } from './moments.ts';
import { connecting, relativeFirst, theOneWho, whence, whoever } from './relating.ts';
import { adverbs, andNo, byHowMuch, except, undone } from './sparing.ts';
import { bySpeakers, known } from './speakers.ts';
import { deliberating, neverWished, supposing, tasks, wary, wished } from './wills.ts';

const RULES: readonly Rule[] = [
  otherWord,
  otherVerb,
  otherPhrase,
  otherPast,
  owners,
  named,
  pointed,
  counted,
  beingThere,
  bareCases,
  perceived,
  supines,
  relatives,
  purposes,
  voices,
  duties,
  orders,
  forbidding,
  but,
  coordinated,
  joined,
  light,
  absolutes,
  participles,
  places,
  having,
  fears,
  preventing,
  some,
  reported,
  denials,
  habits,
  wishes,
  excesses,
  gifts,
  things,
  partOf,
  muchOf,
  otherCase,
  measured,
  otherNoun,
  withoutPeople,
  nothing,
  little,
  ofQuality,
  byQuality,
  later,
  byBirth,
  events,
  either,
  coming,
  framed,
  facts,
  preferring,
  asMuch,
  someAndOthers,
  clauseForAnd,
  byDoing,
  toldBefore,
  asked,
  otherRelation,
  abilities,
  nouns,
  ofEither,
  unsaid,
  dearest,
  bothOf,
  ofThem,
  notAny,
  nobody,
  noneOf,
  moreThan,
  each,
  repeated,
  withoutAny,
  asPossible,
  setAgainst,
  already,
  asking,
  whoMust,
  ofTwo,
  ofDuty,
  manyAnd,
  neither,
  saidTwice,
  toldOfNobody,
  befalling,
  needs,
  lawful,
  feelings,
  wished,
  neverWished,
  deliberating,
  supposing,
  wary,
  tasks,
  results,
  attracted,
  toldToTell,
  quin,
  toCome,
  connecting,
  whence,
  whoever,
  theOneWho,
  except,
  countedAfter,
  afterHeHad,
  timed,
  lasting,
  room,
  futures,
  bySpeakers,
  known,
  adverbs,
  byHowMuch,
  undone,
  andNo,
  relativeFirst,
  asChild,
  cityOf,
  oneAndOther,
  rather,
  epicene,
  doneOrDoing,
  reasons,
  aged,
  nothingNew,
  partOfMany,
  called,
  everyOne,
  oneself,
  inDoing,
  unless,
  cumInverted,
  placedAgain,
  greatNumber,
  greekNames,
  halves,
  anyOne,
  advantage,
];

/** How many words the two have apart. */
const apart = (words: Words, theirs: Side, folded: (word: string) => string): number => {
  const left = [...theirs.folded];
  let spare = 0;
  for (const word of words.map(folded)) {
    const at = left.indexOf(word);
    if (at < 0) spare += 1;
    else left.splice(at, 1);
  }
  return spare + left.length;
};

/** The words with "et" before whatever has "-que" behind it, if its author has none so. */
const unhung = (index: LatinIndex, words: Words, { readings }: Side): Words => {
  const isHung = (list: readonly Analysis[]): boolean =>
    list.length > 0 && list.every(({ enclitic }) => enclitic === 'que');
  return readings.some(isHung)
    ? words
    : words.flatMap((word, at) =>
        at > 0 && isHung(index.analyse(word)) ? ['et', word.slice(0, -'que'.length)] : [word],
      );
};

const MOST_STEPS = 24;
/** Words of an answer and of what it becomes. */
const MOST_FOLDED = 500;
const MOST_GIVEN = 6;
/** What is left apart may be no more than its slots forgive. */
const NEAR = 2;

/** Texts that say what an answer says, each nearer to one of the author's; the nearest first, and last of all what came nearest though it is still far. */
export function* approaches(
  index: LatinIndex,
  answer: string,
  { references, prompt }: Prompt,
  sayings: Sayings,
): Generator<string> {
  const english = englishTokens(prompt);
  const isMarked = hasMacrons(answer);
  const folded = remembered(MOST_FOLDED, fold);
  const rules = [...RULES, spokenTo(index.byId)];
  for (const reference of references) {
    const inTurns = inTheirTurns(index, reference, prompt);
    const turned: Rule = ({ words }) => inTurns(words);
    const aim: Aim = {
      theirs: sideOf(index, wordsOf(reference), hasMacrons(reference)),
      english,
      prompt,
      sayings,
    };
    const start = unhung(index, wordsOf(answer), aim.theirs);
    const seen = new Set([start.join(' ')]);
    let edge = [{ words: start, apart: apart(start, aim.theirs, folded), isOwn: true }];
    let given = 0;
    let nearest: Words | undefined;
    let nearestApart = Infinity;
    for (let step = 0; step < MOST_STEPS && edge.length > 0 && given < MOST_GIVEN; step += 1) {
      const [first, ...rest] = edge;
      if (!first) break;
      if (!first.isOwn && (nearest === undefined || first.apart < nearestApart)) {
        nearest = first.words;
        nearestApart = first.apart;
      }
      if (!first.isOwn && first.apart <= NEAR) {
        given += 1;
        yield first.words.join(' ');
      }
      const own = sideOf(index, first.words, isMarked);
      const next = [...rules, turned]
        .flatMap((rule) => rule(own, aim))
        .flatMap((words) => {
          const key = words.join(' ');
          const far = apart(words, aim.theirs, folded);
          if (seen.has(key) || far > first.apart) return [];
          seen.add(key);
          return [{ words, apart: far, isOwn: false }];
        });
      edge = [...next, ...rest].toSorted((one, other) => one.apart - other.apart);
    }
    if (nearest && nearestApart > NEAR) yield nearest.join(' ');
  }
}
