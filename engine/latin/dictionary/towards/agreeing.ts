// Small words that Latin may say or leave to what stands about them: whose a thing is, who does it, this or that, "to be" in an infinitive.
// Invariant: nothing is left out that the English alone says.
import type { Analysis } from '../../analyse.ts';
import { formsAt } from '../../inflect.ts';
import type { Words } from '../authorsForms.ts';
import type { Rule, Side } from './sides.ts';
import { edited, has, placeOf } from './sides.ts';

/** The words but one. */
export const without = (words: Words, at: number): Words => words.filter((_, i) => i !== at);

/** Whether a word may be of one of these lexemes. */
export const isSomeId = (side: Side, at: number, ids: ReadonlySet<string>): boolean =>
  side.readings[at]?.some(({ lexeme: { id } }) => ids.has(id)) ?? false;

/** Whether a word agrees with a noun that stands beside it, or one word off. */
export const isBesideNoun = (side: Side, at: number): boolean =>
  [at - 1, at + 1, at - 2, at + 2].some((i) =>
    side.readings[i]?.some((noun) =>
      side.readings[at]?.some(
        (read) =>
          noun.lexeme.pos === 'noun' &&
          read.features.case === noun.features.case &&
          read.features.number === noun.features.number &&
          (noun.lexeme.gender === 'c' || read.features.gender === noun.lexeme.gender),
      ),
    ),
  );

/** What English says for an owner. */
const OWNED: Readonly<Record<string, RegExp>> = {
  meus_adj: /\bmy\b/i,
  tuus_adj: /\byour\b/i,
  suus_adj: /\b(?:his|her|its|their)\b/i,
  noster_adj: /\bour\b/i,
  vester_adj: /\byour\b/i,
};

const PEOPLE = new Set(['person', 'people', 'animal', 'name', 'role', 'god']);

/** Whether what is "his" may be of another than who does the deed: a doer himself, or of somebody else who is named. */
const mayBeAnothers = ({ readings, verbs, folded }: Side, at: number): boolean => {
  const isNoun = (place: number, isMeant: (read: Analysis) => boolean): boolean =>
    readings[place]?.some((read) => read.lexeme.pos === 'noun' && isMeant(read)) ?? false;
  const owned = [at - 1, at + 1].filter((place) => isNoun(place, () => true));
  return (
    verbs.every(({ readings: cells }) => cells.every(({ cell }) => !/\.3(?:sg|pl)$/.test(cell))) ||
    owned.some((place) => isNoun(place, ({ features: { case: of } }) => of === 'nom')) ||
    folded.includes('quam') ||
    readings.some(
      (list, place) =>
        !owned.includes(place) &&
        list.length > 0 &&
        list.every(
          ({ lexeme, features }) =>
            lexeme.pos === 'noun' && features.case !== 'nom' && lexeme.tags.some((tag) => PEOPLE.has(tag)),
        ),
    )
  );
};

/** Whose a thing is where nobody doubts: said where its author says it, left out where he does. */
export const owners: Rule = (own, { theirs, prompt }) => {
  const lexemesAt = (side: Side, at: number): readonly string[] =>
    side.readings[at]?.flatMap(({ lexeme: { id } }) => (OWNED[id]?.test(prompt) === true ? [id] : [])) ?? [];
  const isOwner = (side: Side, at: number): boolean => lexemesAt(side, at).length > 0;
  const count = (side: Side): number => side.words.filter((_, at) => isOwner(side, at)).length;
  const [ours, others] = [count(own), count(theirs)];
  // His, of another: eius is left out like suus.
  const eius = own.folded.findIndex((word) => word === 'eius' || word === 'eorum');
  if (
    eius >= 0 &&
    !has(theirs, 'eius', 'eorum') &&
    others === 0 &&
    /\b(?:his|her|their)\b/i.test(prompt) &&
    mayBeAnothers(own, eius)
  )
    return [without(own.words, eius)];
  if (ours > others)
    return own.words.flatMap((_, at) =>
      isOwner(own, at) && !has(theirs, own.folded[at] ?? '') && isBesideNoun(own, at)
        ? [without(own.words, at)]
        : [],
    );
  if (others <= ours) return [];
  return theirs.words.flatMap((word, at): readonly Words[] => {
    const [id] = lexemesAt(theirs, at);
    if (id === undefined || own.words.some((_, i) => lexemesAt(own, i).includes(id))) return [];
    // Set beside the noun that it agrees with.
    const noun = [at - 1, at + 1, at - 2, at + 2].find((i) =>
      theirs.readings[i]?.some(({ lexeme: { pos } }) => pos === 'noun'),
    );
    const place = noun === undefined ? -1 : placeOf(own, theirs.folded[noun] ?? '');
    return place < 0 ? [] : [[...own.words.slice(0, place + 1), word, ...own.words.slice(place + 1)]];
  });
};

const IS = new Set(['is_pron', 'ille_pron', 'hic_pron', 'iste_pron']);

/** Whom English speaks of by a pronoun, and what may say so in Latin. */
const SPOKEN: readonly (readonly [english: RegExp, cell: RegExp])[] = [
  [/ he /, /^nom\.sg\.m$/],
  [/ she /, /^nom\.sg\.f$/],
  [/ it /, /^nom\.sg\.[mf]$/],
  [/ they /, /^nom\.pl\.[mf]$/],
];

const SPEAKERS: Readonly<Record<string, string>> = { ego: '1sg', tu: '2sg', nos: '1pl', uos: '2pl' };

/** He, she, they: said by the ending of the verb, and "that" before whom a relative clause tells of. */
export const named: Rule = (own, { theirs, prompt }) => {
  const low = ` ${prompt.toLowerCase().replaceAll(/[^a-z]+/g, ' ')} `;
  const isBare = (side: Side, at: number): boolean => {
    return (
      side.folded[at - 1] !== 'quam' &&
      (side.readings[at] ?? []).some(
        ({ lexeme: { id }, key, features: { number = '' } }) =>
          (id === 'is_pron' || id === 'ille_pron') &&
          SPOKEN.some(([english, cell]) => english.test(low) && cell.test(key)) &&
          side.verbs.some(({ readings }) => readings.some(({ cell }) => cell.endsWith(`.3${number}`))),
      )
    );
  };
  const isBeforeRelative = (side: Side, at: number): boolean =>
    side.readings.slice(at + 1, at + 4).some((list) => list.some(({ lexeme: { id } }) => id === 'qui_pron'));
  const isNear = (side: Side, at: number): boolean =>
    [at - 1, at + 1].some((i) =>
      side.readings[i]?.some((noun) =>
        side.readings[at]?.some(
          (read) =>
            noun.lexeme.pos === 'noun' &&
            IS.has(read.lexeme.id) &&
            read.features.case === noun.features.case &&
            read.features.number === noun.features.number &&
            (noun.lexeme.gender === read.features.gender || noun.lexeme.gender === 'c'),
        ),
      ),
    );
  const dropped = own.words.flatMap((_, at): readonly Words[] => {
    const mayGo =
      isSomeId(own, at, IS) &&
      !has(theirs, own.folded[at] ?? '') &&
      ((isBare(own, at) && !isNear(own, at)) ||
        (/ the /.test(low) && isNear(own, at) && isBeforeRelative(own, at)));
    return mayGo ? [without(own.words, at)] : [];
  });
  if (dropped.length > 0) return dropped;
  const spoken = own.folded.flatMap((word, at): readonly Words[] => {
    const who = SPEAKERS[word];
    const isSaid = own.verbs.some(({ readings }) =>
      readings.some(({ cell }) => cell.endsWith(`.${who ?? ''}`)),
    );
    return who !== undefined && isSaid && !has(theirs, word) ? [without(own.words, at)] : [];
  });
  if (spoken.length > 0) return spoken;
  return theirs.words.flatMap((word, at): readonly Words[] =>
    !has(own, theirs.folded[at] ?? '') &&
    isBare(theirs, at) &&
    !isNear(theirs, at) &&
    !isBeforeRelative(theirs, at)
      ? [[word, ...own.words]]
      : [],
  );
};

const POINTING: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:this|these)\b/i, ['hic_pron', 'is_pron']],
  [/\b(?:that|those|it|him|her|them|he|she|they)\b/i, ['is_pron', 'ille_pron', 'iste_pron']],
  [/\b(?:same)\b/i, ['idem_pron']],
];
/** "That", of nothing that is named: id, hoc, illud. */
const ALONE = ['hic_pron', 'is_pron', 'ille_pron', 'iste_pron'];

/** This and that: hic or is, is or ille; of a thing by itself, one or several. */
export const pointed: Rule = (own, { theirs, prompt }) => {
  const groups = POINTING.flatMap(([pattern, ids]) => (pattern.test(prompt) ? [ids] : []));
  const isThing = (side: Side, at: number, { features }: Analysis): boolean =>
    features.gender === 'n' &&
    (features.case === 'acc' || features.case === 'nom') &&
    ![at - 1, at + 1].some((i) =>
      side.readings[i]?.some(
        ({ lexeme, features: { case: of } }) =>
          lexeme.pos === 'noun' && lexeme.gender === 'n' && (of === 'nom' || of === 'acc'),
      ),
    );
  return own.readings.flatMap((list, at) => {
    if (has(theirs, own.folded[at] ?? '')) return [];
    return list.flatMap((read) =>
      (/\bthat\b/i.test(prompt) && isThing(own, at, read) ? [...groups, ALONE] : groups).flatMap(
        (ids): readonly Words[] => {
          if (!ids.includes(read.lexeme.id)) return [];
          const isMeant = (other: Analysis, i: number): boolean =>
            ids.includes(other.lexeme.id) &&
            !has(own, theirs.folded[i] ?? '') &&
            (ids !== ALONE || isThing(theirs, i, other));
          const both = theirs.readings.flatMap((others, i) =>
            others.flatMap((other) => (isMeant(other, i) ? [{ other, i }] : [])),
          );
          const theirOwn = both.find(
            ({ other, i }) =>
              other.key === read.key ||
              (isThing(own, at, read) &&
                isThing(theirs, i, other) &&
                other.features.case === read.features.case),
          );
          // In another case than its author's: the same pronoun in its own.
          const [form] =
            both[0] && read.features.case === 'acc' ? formsAt(both[0].other.lexeme, read.key) : [];
          const word = theirOwn ? theirs.words[theirOwn.i] : form?.text;
          return word === undefined ? [] : [edited(own.words, new Map([[at, [word]]]))];
        },
      ),
    );
  });
};

/** "To be" left out of an infinitive where its author says it, and said where he leaves it out. */
export const beingThere: Rule = (own, { theirs }) => {
  const isThere = has(own, 'esse');
  const at = theirs.folded.indexOf('esse');
  if (isThere === at >= 0) return [];
  const isVerbal = (side: Side, place: number): boolean =>
    side.readings[place]?.some(
      ({ features: { mood, tense } }) => (mood === 'part' && tense !== 'pres') || mood === 'gerundive',
    ) ?? false;
  if (isThere) {
    const place = own.folded.indexOf('esse');
    return [place - 1, place + 1].some((i) => isVerbal(own, i)) ? [without(own.words, place)] : [];
  }
  const verbal = [at - 1, at + 1].find((i) => isVerbal(theirs, i));
  const place = verbal === undefined ? -1 : placeOf(own, theirs.folded[verbal] ?? '');
  return place < 0 ? [] : [[...own.words.slice(0, place + 1), 'esse', ...own.words.slice(place + 1)]];
};

const OBLIQUE = new Set(['gen', 'dat', 'abl']);

/** Whoever speaks, is spoken to or is "they" and no more, is a man or a woman: benignus sīs, benigna sīs. */
export const ofEither: Rule = (own, { theirs, prompt }) => {
  const person = /\bthey\b/i.test(prompt) ? /\.(?:[12](?:sg|pl)|3pl)$/ : /\.[12](?:sg|pl)$/;
  const speaks = ({ verbs, readings }: Side): boolean =>
    verbs.some(
      ({ at, readings: cells }) =>
        cells.every(({ cell }) => person.test(cell)) &&
        at.every((place) => readings[place]?.every(({ lexeme: { pos } }) => pos === 'verb')),
    );
  const isSpoken = speaks(own) && speaks(theirs);
  const isNamed = (side: Side, number: string | undefined): boolean =>
    side.readings.some((list) =>
      list.some(
        ({ lexeme: { pos }, features }) =>
          pos === 'noun' && features.case === 'nom' && features.number === number,
      ),
    );
  return own.readings.flatMap((list, at) =>
    has(theirs, own.folded[at] ?? '')
      ? []
      : list.flatMap((read): readonly Words[] => {
          const { case: of, number, gender, degree, mood, tense } = read.features;
          if (read.lexeme.pos === 'noun' || gender === 'n' || isNamed(own, number)) return [];
          const isCalled = of === 'voc';
          if (!(isSpoken && of === 'nom') && !isCalled) return [];
          const place = theirs.readings.findIndex(
            (others) =>
              (!isCalled || others.every(({ features }) => !OBLIQUE.has(features.case ?? ''))) &&
              others.some(
                ({ lexeme, features }) =>
                  lexeme === read.lexeme &&
                  features.case === of &&
                  features.number === number &&
                  features.degree === degree &&
                  features.mood === mood &&
                  features.tense === tense &&
                  features.gender !== gender &&
                  (features.gender !== 'n' || /\bthey\b/i.test(prompt)) &&
                  lexeme.pos !== 'pron',
              ),
          );
          const word = theirs.words[place];
          return word === undefined ? [] : [edited(own.words, new Map([[at, [word]]]))];
        }),
  );
};
