// Whether the words of one clause fit each other: a predicate its subject, an object its verb, ut its mood, in its rest. Invariant: only a
// clause with one verb and no joints is judged, and only what admits of no other reading.
import { verbIds } from '../../lexemeIds.ts';
import { fold } from '../../fold.ts';
import type { ReadWord } from '../../reading/latin.ts';
import { agree, isFinite, isVerb } from '../../reading/latin.ts';
import { isAttribute, JOINS } from './clauseWords.ts';

const SUBORDINATES = new Set(
  'ut ne si nisi cum quod quia qui quae quem quam quo qua cui cuius quos quas quibus quorum dum ubi postquam an quamquam antequam priusquam sicut tamquam velut utinam'.split(
    ' ',
  ),
);

/** A predicate beside a form of sum that has another gender or number than the one subject of its clause. */
const predicateFault = (words: readonly ReadWord[]): string | undefined => {
  const verbs = words.filter(isVerb);
  const [verb] = verbs;
  if (
    !verb ||
    verbs.length > 1 ||
    words.some(({ word }) => JOINS.has(fold(word))) ||
    !verb.readings.every(({ lexeme, features }) => lexeme.id === 'sum_v' && features.person === 3)
  )
    return undefined;
  const number = verb.readings[0]?.features.number;
  if (
    words.some(({ readings }) =>
      readings.some(
        ({ lexeme }) =>
          lexeme.pos === 'pron' && lexeme.kind !== 'demonstrative' && lexeme.kind !== 'possessive',
      ),
    )
  )
    return undefined;
  const nouns = words.filter(
    ({ readings }) =>
      readings.some(({ lexeme, features }) => lexeme.pos === 'noun' && features.case === 'nom') &&
      !readings.some(({ features }) => features.mood === 'part'),
  );
  const [subject] = nouns;
  if (
    !subject ||
    nouns.length > 1 ||
    !subject.readings.every(
      ({ lexeme, features }) => lexeme.pos === 'noun' && features.case !== 'acc' && features.case !== 'abl',
    )
  )
    return undefined;
  const standing = subject.readings.filter(({ features }) => features.case === 'nom');
  const [noun] = standing;
  if (!noun || words.some(({ readings }) => readings.some(({ features }) => features.mood === 'inf')))
    return undefined;
  if (!standing.some(({ features }) => features.number === number))
    return `${subject.word} does not agree with ${verb.word}`;
  const loose = words.find(
    (one) =>
      (isAttribute(one) || one.readings.some(({ features }) => features.mood === 'part')) &&
      one.readings.some(({ features }) => features.case === 'nom') &&
      one.readings.every(
        ({ features }) =>
          features.case === 'nom' ||
          features.case === 'voc' ||
          (features.gender === 'n' && features.number === 'pl'),
      ) &&
      !one.readings.some((reading) => standing.some((each) => agree(reading, each))),
  );
  return loose ? `${loose.word} does not agree with ${subject.word}` : undefined;
};

/** A nominative beside a verb of the first or second person, joined or not, with nothing else to govern it. */
const personFault = (words: readonly ReadWord[]): string | undefined => {
  const verbs = words.filter(isVerb);
  const [verb] = verbs;
  if (
    !verb ||
    verbs.length > 1 ||
    words.some(({ word }) => SUBORDINATES.has(fold(word))) ||
    !verb.readings.every(
      ({ lexeme, features }) =>
        features.person === 1 &&
        features.number === 'sg' &&
        lexeme.id !== 'sum_v' &&
        lexeme.gov?.some((pattern) => pattern.startsWith('acc')),
    )
  )
    return undefined;
  const isNamed = (one: ReadWord): boolean =>
    one.readings.length > 0 &&
    one.readings.every(({ lexeme, features }) => lexeme.pos === 'noun' && features.case === 'nom');
  const isSubject = (one: ReadWord, at: number): boolean => {
    const beside = [words[at - 1], words[at + 1]].filter(
      (next) => next && isAttribute(next) && next.readings.some(({ features }) => features.case === 'nom'),
    );
    const shared = beside.flatMap(
      (next) => next?.readings.flatMap((each) => one.readings.filter((noun) => agree(each, noun))) ?? [],
    );
    return (
      one.readings.every(({ lexeme }) => lexeme.pos === 'noun') &&
      shared.length > 0 &&
      shared.every(({ features }) => features.case === 'nom' || features.case === 'voc')
    );
  };
  const noun = words.find((one, at) => isNamed(one) || isSubject(one, at));
  const hasObject = words.some(
    (one) => one !== noun && one.readings.some(({ features }) => features.case === 'acc'),
  );
  return noun && !hasObject && !words.some(({ word }) => fold(word) === 'ego')
    ? `${noun.word} is nominative, and ${verb.word} has no object`
    : undefined;
};

const STAYS = verbIds('habito sedeo maneo laboro dormio vivo iaceo sto ludo cano canto ceno lego edo bibo');

const PLACES = new Set([
  'place',
  'city',
  'house',
  'building',
  'earth',
  'sea',
  'water',
  'furniture',
  'nature',
  'sky',
]);

/** In with the accusative where the verb goes nowhere. */
const restFault = (words: readonly ReadWord[]): string | undefined => {
  const verbs = words.filter(isVerb);
  if (
    verbs.length !== 1 ||
    !verbs[0]?.readings.every(({ lexeme }) => STAYS.has(lexeme.id)) ||
    words.some(({ readings }) => readings.some(({ features }) => features.mood === 'part'))
  )
    return undefined;
  const at = words.findIndex(({ word }) => fold(word) === 'in' || fold(word) === 'sub');
  const next = words
    .slice(at + 1, at + 3)
    .find(({ readings }) => readings.some(({ lexeme }) => lexeme.pos === 'noun'));
  const isTowards =
    next &&
    next.readings.length > 0 &&
    next.readings.every(({ features }) => features.case === 'acc') &&
    next.readings.some(({ lexeme }) => lexeme.tags.some((tag) => PLACES.has(tag)));
  return at >= 0 && isTowards
    ? `${words[at]?.word ?? ''} ${next.word} is accusative, and ${verbs[0].word} goes nowhere`
    : undefined;
};

const clauseOf = (words: readonly ReadWord[]): ReadWord | undefined => {
  const verbs = words.filter(({ readings }) => readings.some(isFinite));
  const [verb] = verbs;
  if (!verb || verbs.length > 1 || !verb.readings.every(isFinite)) return undefined;
  return words.some(
    ({ word, readings }) =>
      JOINS.has(fold(word)) ||
      readings.some(
        ({ features }) => features.mood === 'inf' || features.mood === 'part' || features.mood === 'gerund',
      ),
  )
    ? undefined
    : verb;
};

const OBJECTIVE = /^acc/;
const AT_EASE = new Set(['time', 'season', 'place', 'city', 'number', 'quantity', 'size']);
const LIVING = new Set([
  'person',
  'people',
  'family',
  'role',
  'animal',
  'god',
  'name',
  'army',
  'politics',
  'myth',
  'body',
  'war',
]);

/** An accusative beside a verb that takes another case, and a thing in the nominative beside the one who does something to it. */
const objectFault = (words: readonly ReadWord[]): string | undefined => {
  const verb = clauseOf(words);
  if (!verb) return undefined;
  const governed = verb.readings.map(({ lexeme }) => lexeme.gov ?? []);
  const isFree = (at: number): boolean =>
    !words
      .slice(Math.max(0, at - 3), at)
      .some(({ readings }) => readings.some(({ lexeme }) => lexeme.pos === 'prep'));
  const nouns = words.filter(
    ({ readings }, at) =>
      readings.length > 0 &&
      isFree(at) &&
      readings.some(({ lexeme }) => lexeme.pos === 'noun') &&
      readings.every(({ lexeme }) => lexeme.pos === 'noun' || lexeme.pos === 'adj'),
  );
  const isIn = ({ readings }: ReadWord, ...cases: readonly string[]): boolean =>
    readings.every(({ features, lexeme }) => lexeme.pos !== 'noun' || cases.includes(features.case ?? ''));
  if (
    !verb.readings.some(({ lexeme }) => lexeme.id === 'sum_v') &&
    governed.every(
      (list) =>
        list.some((pattern) => pattern === 'dat' || pattern === 'abl') &&
        !list.some((pattern) => OBJECTIVE.test(pattern)),
    )
  ) {
    const object = nouns.find(
      (one) =>
        isIn(one, 'acc') && !one.readings.some(({ lexeme }) => lexeme.tags.some((tag) => AT_EASE.has(tag))),
    );
    if (object)
      return `${object.word} is accusative, and ${verb.word} takes the ${governed[0]?.includes('dat') ? 'dative' : 'ablative'}`;
  }
  const [only] = nouns;
  if (
    only &&
    nouns.length === 1 &&
    isIn(only, 'nom', 'acc', 'voc') &&
    governed.every(([first]) => first === 'none') &&
    verb.readings.every(
      ({ features }) =>
        features.person === 3 &&
        only.readings.every(
          (noun) => noun.features.number !== features.number && !noun.lexeme.tags.includes('time'),
        ),
    )
  )
    return `${only.word} does not agree with ${verb.word}`;
  const isActive = verb.readings.every(
    ({ features, lexeme }) =>
      features.person === 3 &&
      features.voice === 'act' &&
      lexeme.gov?.[0] === 'acc' &&
      !lexeme.gov.includes('none'),
  );
  const named = nouns.filter((one) => isIn(one, 'nom', 'voc'));
  const thing = named.find(
    ({ readings }) =>
      !readings.some(
        ({ lexeme }) => lexeme.flags.includes('proper') || lexeme.tags.some((tag) => LIVING.has(tag)),
      ),
  );
  const hasObject = words.some(({ readings }) =>
    readings.some(({ features, lexeme }) => features.case === 'acc' && lexeme.pos !== 'adv'),
  );
  return isActive && thing && named.length > 1 && !hasObject
    ? `${thing.word} is nominative, and ${verb.word} has no object`
    : undefined;
};

/** ut of asking and wanting with an indicative. */
const moodFault = (words: readonly ReadWord[]): string | undefined => {
  const at = words.findIndex(({ word }) => fold(word) === 'ut' || fold(word) === 'uti');
  if (at < 1 || words.filter(({ word }) => SUBORDINATES.has(fold(word))).length > 1) return undefined;
  const before = words.slice(0, at).filter(isVerb);
  const behind = words.slice(at + 1).filter(isVerb);
  const isAsking =
    before.length === 1 &&
    before[0]?.readings.every(({ lexeme }) => lexeme.gov?.some((pattern) => /(?:^|\+)ut$/.test(pattern)));
  const [verb] = behind;
  return isAsking && behind.length === 1 && verb?.readings.every(({ features }) => features.mood === 'ind')
    ? `${verb.word} is indicative behind ${before[0]?.word ?? ''} ut`
    : undefined;
};

/** What is wrong with the words of a clause, or undefined. */
export const fitFault = (words: readonly ReadWord[]): string | undefined =>
  predicateFault(words) ?? personFault(words) ?? restFault(words) ?? objectFault(words) ?? moodFault(words);
