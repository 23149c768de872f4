// Nouns of another gender with whatever agrees with them, and such as Latin may leave to their adjective: illā pugnā, eō proeliō; bonī virī, bonī; nūlla rēs,
// nihil; a small dog, a puppy.
// Invariant: every word that could agree with the noun does, and takes its new gender, or stands with a noun of its own; else nothing is changed.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis } from '../../analyse.ts';
import { formsAt } from '../../inflect.ts';
import type { Words } from '../authorsForms.ts';
import { isAlike } from '../besideLatin.ts';
import { isBesideNoun } from './agreeing.ts';
import type { Rule, Side } from './sides.ts';
import { edited, sharesLexeme } from './sides.ts';

const ENDS_IN_GENDER = /\.[mfn]$/;

const isOfGender = (gender: string | undefined, { features }: Analysis): boolean =>
  features.gender === gender || (gender === 'c' && (features.gender === 'm' || features.gender === 'f'));

const isDescribing = ({ lexeme: { pos }, features, enclitic }: Analysis): boolean =>
  pos !== 'noun' && features.gender !== undefined && enclitic === undefined;

/** The other words of an answer in the gender of a noun that is put for one of its own; undefined where one of them goes with nothing. */
const agreeing = (
  own: Side,
  at: number,
  read: Analysis,
  gender: string,
): ReadonlyMap<number, Words> | undefined => {
  const { number, case: of } = read.features;
  const changes = new Map<number, Words>();
  const isLike = ({ features }: Analysis): boolean => features.number === number && features.case === of;
  const mates = [...own.words.keys()].filter(
    (place) =>
      place !== at && own.readings[place]?.some((one) => one.lexeme.pos === 'noun' && isLike(one)) === true,
  );
  for (const [place, list] of own.readings.entries()) {
    if (place === at || mates.includes(place)) continue;
    // A relative has the gender and number of its noun, and a case of its own.
    const isRelative =
      list.some(({ lexeme: { id } }) => id === 'qui_pron') &&
      own.folded[place] !== 'quam' &&
      place > at &&
      place < at + 4;
    if (own.folded[place] === 'quam') continue;
    const likely = list.filter(
      (one) => isDescribing(one) && (isLike(one) || (isRelative && one.features.number === number)),
    );
    if (likely.length === 0) continue;
    const fitting = likely.find((one) => isOfGender(read.lexeme.gender, one));
    const isOfOther = mates.some((mate) =>
      own.readings[mate]?.some(
        (noun) => isLike(noun) && likely.some((one) => isLike(one) && isOfGender(noun.lexeme.gender, one)),
      ),
    );
    if (!fitting) {
      if (isOfOther) continue;
      return undefined;
    }
    if (isOfOther && Math.abs(place - at) > 1) continue;
    const [form] = formsAt(fitting.lexeme, fitting.key.replace(ENDS_IN_GENDER, `.${gender}`));
    if (form) changes.set(place, [form.text]);
  }
  return changes;
};

const genderOf = ({ gender }: Lexeme): string => (gender === 'c' ? 'm' : (gender ?? 'm'));

/** Another noun of the same sense, of another gender: what agrees with it goes with it. */
export const otherNoun: Rule = (own, aim) => {
  const known = new Set(aim.theirs.readings.flatMap((list) => list.map(({ lexeme }) => lexeme.id)));
  return own.readings.flatMap((list, at) => {
    const isShared = list.some(({ lexeme }) => known.has(lexeme.id));
    if (list.some(({ lexeme: { id, pos } }) => pos === 'noun' && known.has(id))) return [];
    return list.flatMap((read): readonly Words[] => {
      if (read.lexeme.pos !== 'noun' || read.enclitic !== undefined) return [];
      const others = aim.theirs.readings.flatMap((theirs) =>
        theirs.flatMap(({ lexeme, key }) =>
          key === read.key &&
          lexeme.pos === 'noun' &&
          lexeme.gender !== read.lexeme.gender &&
          (aim.sayings.words.some((row) => row.has(read.lexeme.id) && row.has(lexeme.id)) ||
            isAlike(read.lexeme, lexeme, aim.english))
            ? [lexeme]
            : [],
        ),
      );
      return [...new Set(others)].flatMap((lexeme) => {
        const changes = agreeing(own, at, read, genderOf(lexeme));
        const [form] = formsAt(lexeme, read.key);
        return form && changes && (changes.size > 0 || isShared)
          ? [edited(own.words, new Map([...changes, [at, [form.text]]]))]
          : [];
      });
    });
  });
};

/** Men, women, soldiers, whom an adjective or pronoun may stand for by itself. */
const PEOPLE: Readonly<Record<string, RegExp>> = {
  vir_n: /\b(?:men|man|people|those|person|anyone|someone)\b/i,
  homo_n:
    /\b(?:men|man|people|those|person|anyone|someone|many|few|all|some|the (?:rich|poor|good|bad|wise))\b/i,
  femina_n: /\b(?:women|woman)\b/i,
  mulier_n: /\b(?:women|woman)\b/i,
  miles_n: /\b(?:his|my|our|your|their|its) (?:own )?(?:men|soldiers|troops)\b/i,
};

const goesWith = (side: Side, noun: number, at: number): boolean =>
  side.readings[at]?.some(
    (one) =>
      isDescribing(one) &&
      side.readings[noun]?.some(
        ({ lexeme, features }) =>
          lexeme.id in PEOPLE &&
          features.case === one.features.case &&
          features.number === one.features.number &&
          isOfGender(lexeme.gender, one),
      ),
  ) ?? false;

/** Good men, his men: with the noun or without it, as their author has it. */
export const withoutPeople: Rule = (own, { theirs, prompt }) => {
  const placesIn = (side: Side): readonly number[] =>
    [...side.words.keys()].filter((at) =>
      side.readings[at]?.some(({ lexeme: { id } }) => PEOPLE[id]?.test(prompt) === true),
    );
  const [ours, others] = [placesIn(own), placesIn(theirs)];
  if (ours.length > 0 && others.length === 0)
    return ours.flatMap((at) =>
      [at - 1, at + 1].some((place) => goesWith(own, at, place) && sharesLexeme(theirs, own, place))
        ? [own.words.filter((_, i) => i !== at)]
        : [],
    );
  if (ours.length > 0) return [];
  return others.flatMap((at) =>
    [at - 1, at + 1].flatMap((place): readonly Words[] => {
      const mine = own.folded.indexOf(theirs.folded[place] ?? '-');
      // Where the answer has a noun of its own, that is who is meant.
      return goesWith(theirs, at, place) && mine >= 0 && !isBesideNoun(own, mine)
        ? [edited(own.words, new Map([[mine, [own.words[mine] ?? '', theirs.words[at] ?? '']]]))]
        : [];
    }),
  );
};

/** Nothing: nihil, nūlla rēs, with what is said of it. */
export const nothing: Rule = (own, { theirs }) => {
  const nihil = theirs.folded.findIndex((word) => word === 'nihil' || word === 'nil');
  if (nihil < 0) return [];
  return own.readings.flatMap((list, at) =>
    list.flatMap((read): readonly Words[] => {
      if (read.lexeme.id !== 'res_n' || !/^(?:nom|acc)\.sg$/.test(read.key)) return [];
      const no = [at - 1, at + 1].find((place) =>
        own.readings[place]?.some(({ lexeme: { id } }) => id === 'nullus_adj'),
      );
      const changes = no === undefined ? undefined : agreeing(own, at, read, 'n');
      return no === undefined || !changes
        ? []
        : [
            edited(
              own.words,
              new Map<number, Words>([...changes, [no, []], [at, [theirs.words[nihil] ?? '']]]),
            ),
          ];
    }),
  );
};

/** What is small of its kind: the noun that says so, and the plain one. */
const SMALL: Readonly<Record<string, readonly string[]>> = {
  catellus_n: ['canis_n'],
  catulus_n: ['canis_n'],
  libellus_n: ['liber_n'],
  filiola_n: ['filia_n'],
  filiolus_n: ['filius_n'],
  oppidulum_n: ['oppidum_n'],
};

/** A little dog: canis parvus, catellus. */
export const little: Rule = (own, { theirs, prompt }) => {
  if (!/\b(?:little|small|puppy)\b/i.test(prompt)) return [];
  const plain = own.readings.flatMap((list, at) =>
    list.flatMap((read): readonly Words[] => {
      const kinds = SMALL[read.lexeme.id] ?? [];
      const place = theirs.readings.findIndex((others) =>
        others.some((other) => kinds.includes(other.lexeme.id) && other.key === read.key),
      );
      const size = [place - 1, place + 1].find((beside) =>
        theirs.readings[beside]?.some(
          ({ lexeme: { id }, features: { case: of } }) =>
            (id === 'parvus_adj' || id === 'exiguus_adj') && of === read.features.case,
        ),
      );
      return place < 0 || size === undefined
        ? []
        : [edited(own.words, new Map([[at, [theirs.words[place] ?? '', theirs.words[size] ?? '']]]))];
    }),
  );
  if (plain.length > 0) return plain;
  const small = theirs.readings.flat().filter(({ lexeme: { id } }) => id in SMALL);
  return own.readings.flatMap((list, at) =>
    list.flatMap((read) =>
      small.flatMap((their): readonly Words[] => {
        const isOne = SMALL[their.lexeme.id]?.includes(read.lexeme.id) === true && their.key === read.key;
        const size = [at - 1, at + 1, at - 2, at + 2].find((place) =>
          own.readings[place]?.some(
            ({ lexeme: { id }, features: { case: of, number } }) =>
              (id === 'parvus_adj' || id === 'exiguus_adj') &&
              of === read.features.case &&
              number === read.features.number,
          ),
        );
        const changes =
          isOne && size !== undefined ? agreeing(own, at, read, genderOf(their.lexeme)) : undefined;
        return changes && size !== undefined
          ? [edited(own.words, new Map<number, Words>([...changes, [size, []], [at, [their.form.text]]]))]
          : [];
      }),
    ),
  );
};
