// Which word asks for the form of another, and what it asks for: "videt needs the accusative".
// Invariant: where nothing asks, nothing is said.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis, LatinIndex } from '../../../analyse.ts';
import type { FeatureKind, Features } from '../../../features.ts';
import { describeFeatures, differing, FEATURE_NAMES } from '../../../features.ts';
import { isPast } from '../../../sentences/agreement.ts';
import { describeForm } from '../../describing.ts';
import type { Slot } from './textSlots.ts';

/** The readings of a word that come nearest to what was needed, an infinitive before an imperative. */
export const nearest = (readings: readonly Analysis[], wanted: Features): readonly Analysis[] => {
  const far = ({ features }: Analysis): number =>
    10 * differing(features, wanted).length +
    Math.max(0, MOODS.indexOf(features.mood ?? 'ind')) / 10 +
    (isPast(wanted.tense ?? 'pres') && features.tense === 'pres' ? 0.05 : 0);
  const usual = readings.filter(({ form }) => form.variant === undefined);
  const sorted = (usual.length > 0 ? usual : readings).toSorted((one, other) => far(one) - far(other));
  const [first] = sorted;
  return sorted.filter((one) => first && Math.floor(far(one)) === Math.floor(far(first)));
};

/** What a form is called when only these features matter: "the accusative", "the imperfect", "the third person plural". */
export const called = (
  lexeme: Lexeme | undefined,
  features: Features,
  kinds: readonly FeatureKind[],
): string => {
  const { case: grammaticalCase, number, gender, person, tense, voice, mood } = features;
  const whole = `the ${describeForm(lexeme, features)}`;
  const isOneMood =
    person && mood && kinds.includes('mood') && kinds.every((kind) => kind === 'mood' || kind === 'tense');
  if (isOneMood)
    return `the ${kinds.includes('tense') && tense ? `${FEATURE_NAMES[tense]} ` : ''}${FEATURE_NAMES[mood]}`;
  if (kinds.length === 0 || kinds.includes('mood') || kinds.includes('degree')) return whole;
  const matters = (kind: FeatureKind): boolean => kinds.includes(kind);
  const who =
    person && (matters('person') || matters('number'))
      ? describeFeatures({ person: person ?? 3, number: number ?? 'sg' })
      : '';
  const noun = describeFeatures({
    ...(matters('case') && grammaticalCase ? { case: grammaticalCase } : {}),
    ...(matters('number') && number && !person ? { number } : {}),
    ...(matters('gender') && gender ? { gender } : {}),
  });
  const time = matters('tense') && tense ? FEATURE_NAMES[tense] : '';
  const side = matters('voice') && voice ? FEATURE_NAMES[voice] : '';
  const words = [who, time, side, noun].filter(Boolean).join(' ');
  return words ? `the ${words}` : whole;
};

const NEEDS: Readonly<Record<string, string>> = {
  'subject': 'the subject needs', 'predicate': 'it agrees with the subject and needs', 'vocative': 'someone addressed needs', 'genitive': 'an owner needs',
  'agent': 'the doer of a passive needs', 'standard': 'what is compared needs', 'possessor': 'the person concerned needs', 'end': 'what it serves as needs', 'price': 'a price needs',
  'manner': 'the manner needs', 'means': 'the means needs', 'company': 'company needs', 'place': 'the place where needs', 'goal': 'the place whither needs', 'source': 'the place whence needs',
  'quality': 'a quality needs', 'value': 'a value needs', 'name': 'the name needs', 'apposition': 'what says who it is needs', 'relative pronoun': 'in its own clause it must be',
}; // prettier-ignore

const isInfinitive = ({ cells }: Slot): boolean => cells.some((cell) => cell.includes('inf'));

/** What asks for the form of a noun that hangs from a verb or an adjective. */
const governor = (index: LatinIndex, slots: readonly Slot[], slot: Slot): Slot | undefined => {
  const { role, clause, cells } = slot;
  const own = slots.filter((one) => one.clause === clause);
  const finite =
    own.find((one) => one.role === 'verb' && !isInfinitive(one)) ?? slots.find((one) => one.role === 'verb');
  const next = own.find((one) => one.role === 'verb' && own.indexOf(one) > own.indexOf(slot));
  const takes = index
    .byId(next?.lexemes[0] ?? '')
    ?.gov?.some((pattern) => cells[0]?.startsWith(pattern.slice(0, 3)));
  const verb = next && isInfinitive(next) && takes ? next : finite;
  const supine = own.find((one) => one.role === 'supine');
  if (supine && role === 'goal') return supine;
  if (/^(?:object|indirect|second object|cause)$/.test(role)) return verb;
  const isBeside =
    role === 'standard' && !own.some((one) => one.role === 'than' || one.cells[0]?.startsWith('comp'));
  const opus = own.find(({ lexemes }) => lexemes[0] === 'opus_n');
  if (isBeside) return own.find((one) => one.role === 'predicate');
  if (role === 'means' && opus) return opus;
  return role === 'possessor' && cells[0]?.startsWith('dat') && verb?.lexemes[0] !== 'sum_v'
    ? verb
    : undefined;
};

const HERE = 'here it must be';
/** What says which form a word must have, where another word does: a preposition, a noun that it stands beside. */
const beside = ({ text }: Slot): string => `beside *${text}* it must be`;
const needs = ({ text }: Slot): string => `*${text}* needs`;

/** What asks for the form of a verb: the conjunction that opens its clause, the verb that it hangs from, its subject. */
const askingVerb = (
  slots: readonly Slot[],
  slot: Slot,
  noun: Slot | undefined,
  kinds: readonly FeatureKind[],
): string => {
  const { clause } = slot;
  if (kinds.includes('mood')) {
    const opener = slots.find(
      (one) => one.clause === clause && (one.role === 'conjunction' || one.role === 'question word'),
    );
    if (clause > 0 && opener) return `after *${opener.text}* it must be`;
    const finite = slots.find((one) => one.role === 'verb' && !isInfinitive(one));
    if (isInfinitive(slot) && finite) return needs(finite);
  }
  return noun && kinds.every((kind) => kind === 'gender' || kind === 'number')
    ? `with *${noun.text}* it must be`
    : HERE;
};

/** What asks for the case of a subject that is no nominative; undefined where it is one. */
const askingSubject = (slots: readonly Slot[], { clause, cells }: Slot): string | undefined => {
  const [cell = ''] = cells;
  if (cell.startsWith('abl')) return 'an ablative absolute needs';
  if (!cell.startsWith('acc')) return undefined;
  const finite = slots.find((one) => one.role === 'verb' && !isInfinitive(one));
  return finite && clause === finite.clause ? needs(finite) : 'the subject of a reported statement needs';
};

/** What in the sentence asks for a slot's form. */
export const asking = (
  index: LatinIndex,
  slots: readonly Slot[],
  slot: Slot,
  kinds: readonly FeatureKind[],
): string => {
  const { role, phrase, agrees, cells } = slot;
  const noun = agrees === undefined ? undefined : slots[agrees];
  if (noun && role.endsWith('attribute')) return beside(noun);
  const isNumber = kinds.length === 1 && kinds[0] === 'number';
  if (isNumber && /^(?!predicate|verb|participle|relative)/.test(role)) return HERE;
  const preposition =
    phrase === undefined
      ? undefined
      : slots.find((one) => one.phrase === phrase && one.role === 'preposition');
  if (preposition && preposition !== slot) return needs(preposition);
  if (role === 'verb') return askingVerb(slots, slot, noun, kinds);
  const ofSubject = role === 'subject' ? askingSubject(slots, slot) : undefined;
  if (ofSubject !== undefined) return ofSubject;
  if (role === 'time')
    return cells[0]?.startsWith('acc') ? 'how long it lasts needs' : 'when it happens needs';
  const word = governor(index, slots, slot);
  if (word) return needs(word);
  if (role === 'object') return 'the object needs';
  return noun && role === 'participle' ? beside(noun) : (NEEDS[role] ?? HERE);
};

const MOODS = ['ind', 'subj', 'inf', 'part', 'gerundive', 'gerund', 'supine', 'imp'];
