// What is wrong with Latin, said slot by slot: what was written, what is needed and what asks for it.
import type { LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis, LatinIndex } from '../analyse.ts';
import { lemmaOf } from '../analyse.ts';
import type { FeatureKind, Features } from '../features.ts';
import { describeFeatures, differing, FEATURE_NAMES, featuresOf } from '../features.ts';
import { fold } from '../fold.ts';
import { describeForm } from './describing.ts';
import type { LatinMatch, Written } from './matchLatin.ts';
import type { Fault } from './verdict.ts';

/** The reading of a word that comes nearest to what was needed. */
const nearest = (readings: readonly Analysis[], wanted: Features): Analysis | undefined =>
  readings.toSorted(
    (one, other) => differing(one.features, wanted).length - differing(other.features, wanted).length,
  )[0];

/** What a form is called when only these features matter: "the accusative", "the imperfect", "the third person plural". */
const called = (lexeme: Lexeme | undefined, features: Features, kinds: readonly FeatureKind[]): string => {
  const isFinite = features.person !== undefined;
  const whole = `the ${describeForm(lexeme, features)}`;
  if (kinds.length === 0 || kinds.includes('mood') || kinds.includes('degree')) return whole;
  const { case: grammaticalCase, number, gender, person, tense, voice } = features;
  const matters = (kind: FeatureKind): boolean => kinds.includes(kind);
  const who = isFinite && (matters('person') || matters('number')) ? describeFeatures({ person: person ?? 3, number: number ?? 'sg' }) : ''; // prettier-ignore
  const noun = describeFeatures({
    ...(matters('case') && grammaticalCase ? { case: grammaticalCase } : {}),
    ...(matters('number') && number && !isFinite ? { number } : {}),
    ...(matters('gender') && gender ? { gender } : {}),
  });
  const time = matters('tense') && tense ? FEATURE_NAMES[tense] : '';
  const side = matters('voice') && voice ? FEATURE_NAMES[voice] : '';
  const words = [who, time, side, noun].filter(Boolean).join(' ');
  return words ? `the ${words}` : whole;
};

const NEEDS: Readonly<Record<string, string>> = {
  'subject': 'the subject needs', 'predicate': 'it agrees with the subject and needs', 'vocative': 'someone addressed needs', 'genitive': 'an owner needs',
  'agent': 'the doer of a passive needs', 'standard': 'what is compared needs',
}; // prettier-ignore

/** What in the sentence asks for a slot's form. */
const asking = (slots: readonly LatinSlot[], slot: LatinSlot): string => {
  const { role, phrase, clause, agrees } = slot;
  const noun = agrees === undefined ? undefined : slots[agrees];
  if (noun && role.endsWith('attribute')) return `beside *${noun.text}* it must be`;
  const preposition =
    phrase === undefined ? undefined : slots.find((one) => one.phrase === phrase && one.role === 'preposition'); // prettier-ignore
  if (preposition && preposition !== slot) return `*${preposition.text}* needs`;
  const verb = slots.find((one) => one.clause === clause && one.role === 'verb' && !one.cells.some((cell) => cell.includes('inf'))) ?? slots.find((one) => one.role === 'verb'); // prettier-ignore
  if (role === 'object' || role === 'indirect') return verb ? `*${verb.text}* needs` : 'the object needs';
  if (role === 'verb') return 'here it must be';
  if (role === 'subject' && slot.cells[0]?.startsWith('acc')) return 'the subject of a reported statement needs'; // prettier-ignore
  if (role === 'subject' && slot.cells[0]?.startsWith('abl')) return 'an ablative absolute needs';
  return NEEDS[role] ?? 'here it must be';
};

const TENSED = new Set(['tense', 'mood']);

const slotFault = (
  index: LatinIndex,
  slots: readonly LatinSlot[],
  slot: LatinSlot,
  spare: readonly Written[],
  isStrict: boolean,
): Fault => {
  const wanted = featuresOf(slot.cells[0] ?? '') ?? {};
  for (const word of spare) {
    const own = nearest(word.readings.filter(({ lexeme }) => slot.lexemes.includes(lexeme.id)), wanted); // prettier-ignore
    if (!own) continue;
    if (isStrict && fold(word.text) === fold(slot.text))
      return { kind: 'macron', message: `Mind the macrons: *${slot.text}*, not *${word.text}*.` };
    if (slot.cells[0] === 'form')
      return { kind: 'word', message: `Here *${slot.text}* is needed, not *${word.text}*.` };
    const kinds = differing(own.features, wanted);
    const [wrote, needed] = [called(own.lexeme, own.features, kinds), called(own.lexeme, wanted, kinds)];
    return {
      kind: kinds.some((kind) => TENSED.has(kind)) && slot.role === 'verb' ? 'tense' : 'ending',
      message: `You wrote *${word.text}*, ${wrote}; ${asking(slots, slot)} ${needed} *${slot.text}*.`,
    };
  }
  const lexeme = index.byId(slot.lexemes[0] ?? '');
  const from = lexeme && slot.cells[0] !== 'form' && fold(lemmaOf(lexeme)) !== fold(slot.text) ? ` (from *${lemmaOf(lexeme)}*)` : ''; // prettier-ignore
  return { kind: 'missing', message: `*${slot.text}*${from} is missing.` };
};

/** What a learner may leave out and still have said the sentence. */
const isSmall = ({ role }: LatinSlot): boolean =>
  role.endsWith('attribute') || role === 'adverb' || role === 'preposition' || role === 'degree';

/** Every fault of a Latin answer, and whether together they are one slip. */
export const latinFaults = (
  index: LatinIndex,
  slots: readonly LatinSlot[],
  match: Exclude<LatinMatch, { is: 'right' }>,
  isStrict: boolean,
): { readonly errors: readonly Fault[]; readonly isSlip: boolean; readonly share: number } => {
  if (match.is === 'misplaced') return { errors: [match.fault], isSlip: true, share: 70 };
  const { open, spare, filled, of } = match;
  const errors: Fault[] = open.map((slot) => slotFault(index, slots, slot, spare, isStrict));
  const unknown = spare.filter(({ readings }) => readings.length === 0);
  const needless = spare.filter(
    ({ readings }) =>
      readings.length > 0 &&
      !readings.some(({ lexeme }) => open.some((slot) => slot.lexemes.includes(lexeme.id))),
  );
  const list = (words: readonly Written[]): string => words.map(({ text }) => `*${text}*`).join(', ');
  if (unknown.length > 0)
    errors.push({ kind: 'unknown', message: `Not a Latin form I know: ${list(unknown)}.` });
  if (needless.length > 0) errors.push({ kind: 'extra', message: `Not wanted here: ${list(needless)}.` });
  if (errors.length === 0) errors.push({ kind: 'word', message: 'The forms do not fit together.' });
  const [first] = errors;
  const [slot] = open;
  const isOneForm = first?.kind === 'ending' || first?.kind === 'tense' || first?.kind === 'macron';
  const isOneLoss = first?.kind === 'missing' && slot !== undefined && isSmall(slot) && slot.role !== 'negation'; // prettier-ignore
  if (errors.length === 1 && (isOneForm || isOneLoss))
    return { errors, isSlip: true, share: (filled * 85) / of };
  const head = open.find(({ agrees }) => agrees === undefined);
  const isOnePhrase = head !== undefined && head.role !== 'verb' && open.every((one) => one === head || slots[one.agrees ?? -1] === head) && errors.every(({ kind }) => kind === 'ending'); // prettier-ignore
  return isOnePhrase
    ? { errors: errors.filter((_, at) => open[at] === head), isSlip: true, share: 75 }
    : { errors, isSlip: false, share: (filled * 85) / of };
};
