// An answer's words put by those of its author that say the same: synonyms, verbs with what goes with them, set phrases.
// Invariant: a word is put for one in the same cell; a verb's object goes into the case that the author's verb takes.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { fold } from '../../fold.ts';
import { formsAt } from '../../inflect.ts';
import type { Words } from '../authorsForms.ts';
import { isAlike, isFree } from '../besideLatin.ts';
import { changesRole } from '../changesRole.ts';
import type { ObjectOf, VerbWay } from './latinSayings.ts';
import { tellsAlike } from './tenses.ts';
import type { Aim, Rule, Side, Verb } from './sides.ts';
import { edited, has, inCase, inPlaceOf, isOfCase, placeOf, textOf } from './sides.ts';

const SELVES: Readonly<Record<string, readonly string[]>> = {
  '1': ['me', 'nos'],
  '2': ['te', 'uos'],
  '3': ['se'],
};

/** What goes with a verb, for the person of its cell. */
const besides = (way: VerbWay, cell: string): readonly (readonly string[])[] =>
  way.beside.map((word) =>
    word === 'SELF' ? (SELVES[/\.([123])(?:sg|pl)$/.exec(cell)?.[1] ?? '3'] ?? []) : [word],
  );

/** Where the words stand that go with a verb, no other verb between; undefined where one is lacking. */
const placesOf = (
  side: Side,
  { at: own }: Verb,
  way: VerbWay,
  cell: string,
): readonly number[] | undefined => {
  const number = /\.[123](sg|pl)$/.exec(cell)?.[1];
  const verb = Math.max(...own);
  // With a participle (factus est) goes an adjective of its own gender.
  const told = own.flatMap((at) =>
    (side.readings[at] ?? []).flatMap(({ features }) =>
      features.mood === 'part' && features.case === 'nom' ? [features] : [],
    ),
  );
  const others = side.readings.flatMap((list, at) =>
    !own.includes(at) && list.length > 0 && list.every(({ features: { person } }) => person !== undefined)
      ? [at]
      : [],
  );
  const isNear = (at: number): boolean =>
    !others.some((other) => other > Math.min(at, verb) && other < Math.max(at, verb));
  const places = besides(way, cell).map((words) =>
    side.readings.findIndex(
      (list, at) =>
        isNear(at) &&
        (words[0]?.includes('_')
          ? list.some(
              ({ lexeme: { id }, features }) =>
                id === words[0] &&
                features.case === 'nom' &&
                (told.length === 0 ||
                  features.gender === undefined ||
                  told.some((of) => of.gender === features.gender && of.number === features.number)) &&
                (number === undefined || features.number === number),
            )
          : words.includes(side.folded[at] ?? '')),
    ),
  );
  return places.includes(-1) ? undefined : places;
};

/** How far a preposition reaches. */
const REACH = 3;

/** Out of the house, from Rome: what stands in the ablative alone is left in the accusative. */
const fromHome = (
  own: Side,
  theirs: Side,
  [from, to]: readonly [from: ObjectOf, to: ObjectOf],
): ReadonlyMap<number, Words> | undefined => {
  if (from.case !== 'abl' || to.case !== 'acc' || to.behind.length > 0) return undefined;
  const at = own.readings.findIndex((list) =>
    list.some(
      ({ lexeme: { id, tags }, features }) =>
        features.case === 'abl' && (id === 'domus_n' || id === 'rus_n' || tags.includes('city')),
    ),
  );
  const form = at < 0 ? undefined : inCase(own, at, theirs, ['abl'], ['acc']);
  return form === undefined ? undefined : new Map([[at, [form]]]);
};

/** The object of an answer's verb in the case that its author's takes, with the preposition that it asks for. */
const withObject = (
  own: Side,
  { theirs }: Aim,
  [from, to]: readonly [from: ObjectOf, to: ObjectOf],
): ReadonlyMap<number, Words> | undefined => {
  const changes = new Map<number, Words>();
  const behind = from.behind.length === 0 ? -1 : placeOf(own, ...from.behind);
  if (from.behind.length > 0 && behind < 0) return fromHome(own, theirs, [from, to]);
  if (from.behind.length === 0 && to.behind.length > 0 && has(own, ...to.behind)) return undefined;
  const place = to.behind.length === 0 ? -1 : placeOf(theirs, ...to.behind);
  if (to.behind.length > 0 && place < 0) return undefined;
  const preposition = place < 0 ? [] : [theirs.words[place] ?? ''];
  if (behind >= 0) changes.set(behind, preposition);
  const isWithin = (at: number, start: number): boolean => start < 0 || (at > start && at <= start + REACH);
  for (const at of own.words.keys()) {
    if (!isWithin(at, behind)) continue;
    if (has(theirs, own.folded[at] ?? '') && from.case !== to.case) continue;
    const form = inCase(own, at, theirs, [from.case], [to.case]);
    const their = form === undefined ? -1 : theirs.words.indexOf(form);
    if (form === undefined || !isWithin(their, place)) continue;
    const isFirst = behind < 0 && ![...changes.keys()].some((other) => other < at);
    changes.set(at, isFirst ? [...preposition, form] : [form]);
  }
  // Whoever stands in the case of the other verb beside this one is not the object that it asks for.
  const isAmiss =
    changes.size === 0 &&
    from.case !== to.case &&
    own.readings.some((_, at) => isOfCase(own, at, [to.case]) && has(theirs, own.folded[at] ?? '')) &&
    theirs.folded.every((word, at) => !isOfCase(theirs, at, [to.case]) || has(own, word));
  return isAmiss || (behind < 0 && preposition.length > 0 && changes.size === 0) ? undefined : changes;
};

const sameObject = (one: ObjectOf | undefined, other: ObjectOf | undefined): boolean =>
  one === undefined || other === undefined || JSON.stringify(one) === JSON.stringify(other);

/** Whether the participle of a verb agrees with some subject of its sentence, where one is named. */
export const isAgreeing = (side: Side, { at, readings: cells }: Verb): boolean => {
  if (at.length < 2) return true;
  const forms = at.flatMap((place) =>
    (side.readings[place] ?? []).filter(({ features: { mood } }) => mood === 'part'),
  );
  const told = forms.filter(({ features }) => features.case === 'nom');
  const isFinite = cells.some(({ cell }) => /[123](?:sg|pl)$/.test(cell));
  const participles = isFinite && told.length > 0 ? told : forms;
  const subjects = side.readings.flatMap((list) =>
    list.filter(({ lexeme: { pos }, features }) => pos === 'noun' && features.case === 'nom'),
  );
  return (
    subjects.length === 0 ||
    participles.every(({ features }) => features.case !== 'nom') ||
    participles.some(({ features }) =>
      subjects.some(
        ({ lexeme, features: of }) =>
          of.number === features.number &&
          (lexeme.gender === 'c' ? features.gender !== 'n' : lexeme.gender === features.gender),
      ),
    )
  );
};

/** One verb for another by a row of sayings. */
const bySaying = (
  own: Side,
  aim: Aim,
  [ownVerb, theirVerb]: readonly [own: Verb, theirs: Verb],
  [ownWay, theirWay, cell]: readonly [own: VerbWay, theirs: VerbWay, cell: string],
): Words | undefined => {
  const places = placesOf(own, ownVerb, ownWay, cell);
  const theirPlaces = placesOf(aim.theirs, theirVerb, theirWay, cell);
  if (!places || !theirPlaces || !isAgreeing(own, ownVerb)) return undefined;
  const object =
    ownWay.object && theirWay.object && !sameObject(ownWay.object, theirWay.object)
      ? withObject(own, aim, [ownWay.object, theirWay.object])
      : new Map<number, Words>();
  if (!object) return undefined;
  const beside = theirPlaces.map((place) => aim.theirs.words[place] ?? '');
  return edited(
    own.words,
    new Map<number, Words>([
      ...object,
      ...places.map((place): [number, Words] => [place, []]),
      ...inPlaceOf(ownVerb, [...beside, ...textOf(aim.theirs, theirVerb)]),
    ]),
  );
};

const waysOf = (aim: Aim, own: Lexeme, theirs: Lexeme): readonly (readonly [VerbWay, VerbWay])[] =>
  aim.sayings.verbs.flatMap((row) =>
    row.flatMap((one) =>
      one.verb !== own.id
        ? []
        : row.flatMap((other): readonly (readonly [VerbWay, VerbWay])[] =>
            other.verb === theirs.id && other !== one ? [[one, other]] : [],
          ),
    ),
  );

/** Another verb of the same sense, in the author's own cell. */
export const otherVerb: Rule = (own, aim) => {
  const known = new Set(aim.theirs.verbs.flatMap(({ readings }) => readings.map(({ lexeme }) => lexeme.id)));
  return own.verbs.flatMap((verb) =>
    verb.readings.flatMap(({ lexeme, cell }) =>
      aim.theirs.verbs.flatMap((other): readonly Words[] =>
        other.readings.flatMap((theirs): readonly Words[] => {
          if (!tellsAlike(cell, theirs.cell, aim, theirs.lexeme)) return [];
          const found = waysOf(aim, lexeme, theirs.lexeme).flatMap(([one, way]) => {
            const words = bySaying(own, aim, [verb, other], [one, way, cell]);
            return words ? [words] : [];
          });
          if (found.length > 0) return found;
          return lexeme !== theirs.lexeme &&
            !known.has(lexeme.id) &&
            isAgreeing(own, verb) &&
            isAlike(lexeme, theirs.lexeme, aim.english)
            ? [edited(own.words, new Map(inPlaceOf(verb, textOf(aim.theirs, other))))]
            : [];
        }),
      ),
    ),
  );
};

const NAMING = new Set(['noun', 'adj', 'adv', 'prep']);

/** Another noun, adjective, adverb or preposition of the same sense, in the author's own cell. */
export const otherWord: Rule = (own, aim) => {
  const known = new Set(aim.theirs.readings.flatMap((list) => list.map(({ lexeme }) => lexeme.id)));
  const beside = own.readings.flat();
  return own.readings.flatMap((list, at) => {
    // A friend may be an adjective too, and so may the other.
    const isTheirs = list.some(({ lexeme: { id, pos } }) => known.has(id) && pos !== 'adj');
    if (isTheirs || list.every(({ lexeme }) => known.has(lexeme.id))) return [];
    return list.flatMap((read): readonly Words[] => {
      if (!NAMING.has(read.lexeme.pos) || read.enclitic !== undefined || known.has(read.lexeme.id)) return [];
      const others = aim.theirs.readings.flatMap((theirs) =>
        theirs.flatMap(({ lexeme, key }) => {
          if (key !== read.key && lexeme.gender === read.lexeme.gender) return [];
          const isOne =
            aim.sayings.words.some((row) => row.has(read.lexeme.id) && row.has(lexeme.id)) ||
            isAlike(read.lexeme, lexeme, aim.english);
          return isOne && (lexeme.pos !== 'noun' || isFree(read, lexeme, beside)) ? [lexeme] : [];
        }),
      );
      return [...new Set(others)].flatMap((lexeme) => {
        const [form] = formsAt(lexeme, read.key);
        const place = aim.theirs.folded.indexOf(fold(form?.text ?? ''));
        return form && !changesRole(list, aim.theirs.readings, place, aim.prompt)
          ? [edited(own.words, new Map([[at, [form.text]]]))]
          : [];
      });
    });
  });
};

const standsAt = (folded: readonly string[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((word, i) => folded[at + i] === word);

/** A set phrase for another. */
export const otherPhrase: Rule = (own, { theirs, sayings }) =>
  sayings.phrases.flatMap((ways) =>
    ways.flatMap((phrase) => {
      const at = own.folded.findIndex((_, i) => standsAt(own.folded, i, phrase));
      if (at < 0) return [];
      return ways.flatMap((other): readonly Words[] => {
        const place = theirs.folded.findIndex((_, i) => standsAt(theirs.folded, i, other));
        if (other === phrase || place < 0) return [];
        const said = theirs.words.slice(place, place + other.length);
        return [[...own.words.slice(0, at), ...said, ...own.words.slice(at + phrase.length)]];
      });
    }),
  );

/** Verbs that take their object in two cases alike. */
const EITHER: Readonly<Record<string, readonly [string, string]>> = {
  obliviscor_v: ['gen', 'acc'],
  memini_v: ['gen', 'acc'],
  recordor_v: ['gen', 'acc'],
  egeo_v: ['abl', 'gen'],
  indigeo_v: ['abl', 'gen'],
  // Of things, in the neuter alone.
  credo_v: ['dat', 'acc'],
};

/** One verb with its object in another case that it takes as well: verba oblīvīscī, verbōrum. */
export const otherCase: Rule = (own, { theirs }) =>
  own.verbs.flatMap((verb) =>
    verb.readings.flatMap(({ lexeme }): readonly Words[] => {
      const pair = EITHER[lexeme.id];
      if (!pair || !theirs.verbs.some(({ readings }) => readings.some((other) => other.lexeme === lexeme)))
        return [];
      const isThing = (at: number): boolean =>
        lexeme.id !== 'credo_v' ||
        (own.readings[at]?.some(
          ({ lexeme: { pos }, features: { gender, number } }) =>
            pos === 'adj' && gender === 'n' && number === 'pl',
        ) ??
          false);
      return [pair, pair.toReversed()].flatMap(([from = '', to = '']): readonly Words[] => {
        const words = own.words.map((word, at) =>
          has(theirs, own.folded[at] ?? '') || !isThing(at)
            ? word
            : (inCase(own, at, theirs, [from], [to]) ?? word),
        );
        return words.join(' ') === own.words.join(' ') ? [] : [words];
      });
    }),
  );
