// What somebody or something is: when I was a boy by a clause and by a noun beside, the city of Rome, one and the other, more brave than wise, a dog of either
// gender, what it pleases that is done.
// Invariant: persons and numbers stay; a word that is put in is the author's own.
import type { Analysis } from '../../analyse.ts';
import type { Words } from '../authorsForms.ts';
import type { Rule, Side } from './sides.ts';
import { edited, has, inPlaceOf, pairsOf, placeOf, textOf } from './sides.ts';

const WAS = /^impf\.(?:ind|subj)\./;

const isBeing = ({ lexeme: { id }, key }: Analysis): boolean => id === 'sum_v' && WAS.test(key);

/** Cum puer essem, as a sentence has it: its first and last place, and that of the noun. */
const stateIn = (
  side: Side,
):
  | { readonly from: number; readonly to: number; readonly noun: number; readonly being: number }
  | undefined => {
  const from = placeOf(side, 'cum');
  if (from < 0) return undefined;
  const being = [from + 1, from + 2].find((at) => side.readings[at]?.some(isBeing));
  const noun = being === undefined ? undefined : being === from + 1 ? from + 2 : from + 1;
  return being !== undefined &&
    noun !== undefined &&
    side.readings[noun]?.some(({ lexeme: { pos }, features }) => pos === 'noun' && features.case === 'nom')
    ? { from, to: Math.max(being, noun), noun, being }
    : undefined;
};

/** When I was a boy: cum puer essem, cum puer eram, puer. */
export const asChild: Rule = (own, { theirs, prompt }) => {
  if (!/\b(?:when|as|while)\b.*\b(?:was|were)\b/i.test(prompt)) return [];
  const [mine, their] = [stateIn(own), stateIn(theirs)];
  const isOne = (at: number, place: number): boolean =>
    own.readings[at]?.some(({ lexeme }) => theirs.readings[place]?.some((one) => one.lexeme === lexeme)) ??
    false;
  if (mine && their)
    return isOne(mine.noun, their.noun) &&
      own.readings[mine.being]?.some(({ features: { person, number } }) =>
        theirs.readings[their.being]?.some(
          ({ features }) => features.person === person && features.number === number,
        ),
      ) === true
      ? [edited(own.words, new Map([[mine.being, [theirs.words[their.being] ?? '']]]))]
      : [];
  if (mine && !has(theirs, 'cum')) {
    const place = theirs.words.findIndex((_, at) => isOne(mine.noun, at));
    return place < 0
      ? []
      : [[...own.words.slice(0, mine.from), theirs.words[place] ?? '', ...own.words.slice(mine.to + 1)]];
  }
  if (!their || has(own, 'cum')) return [];
  const at = own.words.findIndex(
    (_, place) =>
      isOne(place, their.noun) &&
      own.readings[place]?.some(({ features }) => features.case === 'nom') === true,
  );
  const isSpoken = theirs.readings[their.being]?.some(({ features: { person, number } }) =>
    own.verbs.some(({ readings }) =>
      readings.some(({ cell }) => cell.endsWith(`.${String(person)}${number ?? ''}`)),
    ),
  );
  return at < 0 || isSpoken !== true
    ? []
    : [edited(own.words, new Map([[at, theirs.words.slice(their.from, their.to + 1)]]))];
};

const CITY = /^urb(?:s|em|i|e)$|^oppid(?:um|o)$|^insul(?:a|am)$/;
const BEFORE = ['in', 'ad', 'ab', 'a', 'ex', 'e'];

/** The city of Rome: ad urbem Rōmam, Rōmam. */
export const cityOf: Rule = (own, { theirs }) => {
  const named = (side: Side): readonly { readonly from: number; readonly name: number }[] =>
    side.folded.flatMap((word, at) => {
      const isName =
        CITY.test(word) &&
        /^\p{Lu}/u.test(side.words[at + 1] ?? '') &&
        side.readings[at]?.some(({ features }) =>
          side.readings[at + 1]?.some(({ features: other }) => features.case === other.case),
        ) === true;
      if (!isName) return [];
      return [{ from: BEFORE.includes(side.folded[at - 1] ?? '') ? at - 1 : at, name: at + 1 }];
    });
  return [
    ...named(own).flatMap(({ from, name }): readonly Words[] =>
      has(theirs, own.folded[name] ?? '') && !theirs.folded.some((word) => CITY.test(word))
        ? [[...own.words.slice(0, from), ...own.words.slice(name)]]
        : [],
    ),
    ...(own.folded.some((word) => CITY.test(word))
      ? []
      : named(theirs).flatMap(({ from, name }): readonly Words[] => {
          const at = own.folded.indexOf(theirs.folded[name] ?? '-');
          return at < 0 || BEFORE.includes(own.folded[at - 1] ?? '')
            ? []
            : [edited(own.words, new Map([[at, theirs.words.slice(from, name + 1)]]))];
        })),
  ];
};

/** One and the other: alter … alter, ūnus … alter. */
export const oneAndOther: Rule = (own, { theirs, prompt }) => {
  if (!/\bone\b.*\bthe other\b/i.test(prompt)) return [];
  const places = (side: Side, id: string): readonly number[] =>
    side.readings.flatMap((list, at) => (list.some(({ lexeme }) => lexeme.id === id) ? [at] : []));
  const swap = (from: readonly number[], to: readonly number[]): readonly Words[] => {
    const [at, place] = [from[0], to[0]];
    if (at === undefined || place === undefined) return [];
    const isOneForm = own.readings[at]?.some(({ features }) =>
      theirs.readings[place]?.some(
        ({ features: other }) =>
          other.case === features.case &&
          other.number === features.number &&
          other.gender === features.gender,
      ),
    );
    return isOneForm === true ? [edited(own.words, new Map([[at, [theirs.words[place] ?? '']]]))] : [];
  };
  const [one, other] = [places(own, 'unus_num'), places(own, 'alter_adj')];
  const [theirOne, theirOther] = [places(theirs, 'unus_num'), places(theirs, 'alter_adj')];
  if (one.length === 1 && other.length === 1 && theirOther.length === 2) return swap(one, theirOther);
  return other.length === 2 && theirOne.length === 1 && theirOther.length === 1 ? swap(other, theirOne) : [];
};

/** More brave than wise: magis fortis quam sapiēns, fortior quam sapientior. */
export const rather: Rule = (own, { theirs, prompt }) => {
  if (!/\b(?:more|rather) \w+ than\b/i.test(prompt)) return [];
  const isOf = (side: Side, at: number, degree: string): boolean =>
    side.readings[at]?.some(
      ({ lexeme: { pos }, features }) => pos === 'adj' && (features.degree ?? 'pos') === degree,
    ) ?? false;
  const magis = placeOf(own, 'magis');
  const theirMagis = placeOf(theirs, 'magis');
  if (magis < 0 === theirMagis < 0) return [];
  const [from, to] = magis >= 0 ? ['pos', 'comp'] : ['comp', 'pos'];
  const changes = new Map<number, Words>();
  for (const [at, list] of own.readings.entries()) {
    if (!isOf(own, at, from)) continue;
    const place = theirs.readings.findIndex(
      (others, i) =>
        isOf(theirs, i, to) &&
        others.some((other) =>
          list.some((one) => one.lexeme === other.lexeme && one.features.case === other.features.case),
        ),
    );
    if (place >= 0) changes.set(at, [theirs.words[place] ?? '']);
  }
  if (changes.size !== 2) return [];
  const [first = 0] = changes.keys();
  if (magis >= 0) changes.set(magis, []);
  else changes.set(first, [theirs.words[theirMagis] ?? '', ...(changes.get(first) ?? [])]);
  return [edited(own.words, changes)];
};

/** A big dog, he or she: what agrees with a noun of either gender, in the other one. */
export const epicene: Rule = (own, { theirs }) =>
  own.readings.flatMap((list, at): readonly Words[] => {
    if (has(theirs, own.folded[at] ?? '')) return [];
    return list.flatMap((read): readonly Words[] => {
      const { case: of, number, gender, degree } = read.features;
      if (read.lexeme.pos === 'noun' || of === undefined || (gender !== 'm' && gender !== 'f')) return [];
      const isLike = (one: Analysis): boolean =>
        one.lexeme.pos === 'noun' && one.features.case === of && one.features.number === number;
      const nouns = own.readings.filter((_, i) => i !== at).filter((others) => others.some(isLike));
      const isEither =
        nouns.length > 0 &&
        nouns.every((others) => others.some((one) => isLike(one) && one.lexeme.gender === 'c'));
      const place = theirs.readings.findIndex((others) =>
        others.some(
          ({ lexeme, features }) =>
            lexeme === read.lexeme &&
            features.case === of &&
            features.number === number &&
            features.degree === degree &&
            features.mood === read.features.mood &&
            features.tense === read.features.tense &&
            features.voice === read.features.voice &&
            features.gender !== gender &&
            features.gender !== 'n',
        ),
      );
      return isEither && place >= 0 ? [edited(own.words, new Map([[at, [theirs.words[place] ?? '']]]))] : [];
    });
  });

const IMPERSONAL = new Set(['placeo_v', 'intersum_v', 'refert_v', 'oportet_v', 'licet_v', 'necesse_adj']);

/** It pleases the senate to send envoys, that envoys be sent: lēgātōs mittere, lēgātōs mittī. */
export const doneOrDoing: Rule = (own, aim) => {
  const { theirs } = aim;
  const isImpersonal = ({ readings }: Side): boolean =>
    readings.some((list) => list.some(({ lexeme: { id } }) => IMPERSONAL.has(id)));
  if (!isImpersonal(own) || !isImpersonal(theirs)) return [];
  const turned = (mine: RegExp, their: RegExp): readonly Words[] =>
    pairsOf(own, aim, mine, their).map((pair) =>
      edited(own.words, new Map(inPlaceOf(pair.own, textOf(theirs, pair.theirs)))),
    );
  return [...turned(/^pres\.inf\.pass/, /^pres\.inf\.act/), ...turned(/^pres\.inf\.act/, /^pres\.inf\.pass/)];
};

/** My dear: cāre, cārissime. */
export const dearest: Rule = (own, { theirs, prompt }) =>
  !/\bdear\b/i.test(prompt)
    ? []
    : own.readings.flatMap((list, at): readonly Words[] => {
        const place = theirs.readings.findIndex((others) =>
          others.some(
            (other) =>
              other.lexeme.id === 'carus_adj' &&
              list.some(
                (read) =>
                  read.lexeme === other.lexeme &&
                  read.features.case === other.features.case &&
                  read.features.number === other.features.number &&
                  read.features.degree !== other.features.degree,
              ),
          ),
        );
        return place < 0 ? [] : [edited(own.words, new Map([[at, [theirs.words[place] ?? '']]]))];
      });
