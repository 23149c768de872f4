// What is wrong with Latin, said slot by slot: what was written, what is needed and what asks for it (governors.ts).
// Invariant: each fault names a word of the answer or of the key.
import type { Analysis, LatinIndex } from '../../../analyse.ts';
import { lemmaOf } from '../../../analyse.ts';
import type { Features } from '../../../features.ts';
import { differing, FEATURE_NAMES, featuresOf } from '../../../features.ts';
import { fold } from '../../../fold.ts';
import { formsAt, inflect } from '../../../inflect.ts';
import { asking, called, nearest } from './governors.ts';
import type { LatinMatch, Written } from './matchLatin.ts';
import type { Slot } from './textSlots.ts';
import { lacking } from '../verdict.ts';
import type { Fault } from '../verdict.ts';

const TENSED = new Set(['tense', 'mood']);

/** The cases that a form may be, where it is of the right number: the vocative only if nothing else. */
const casesOf = (readings: readonly Analysis[], wanted: Features): string => {
  const found = readings
    .filter(({ features }) => differing(features, wanted).join('') === 'case')
    .flatMap(({ features }) => features.case ?? []);
  const cases = [...new Set(found)];
  const likely = cases.length > 1 ? cases.filter((one) => one !== 'voc') : cases;
  return `the ${likely.map((one) => FEATURE_NAMES[one]).join(' or ')}`;
};

const NO = new Set(['non', 'haud', 'ne']);

/** The auxiliary of a compound form whose participle this slot is. */
const auxiliaryOf = (slots: readonly Slot[], slot: Slot): Slot | undefined => {
  if (slot.role === 'verb')
    return slots.find(({ role, clause }) => role === 'auxiliary' && clause === slot.clause);
  const next = slots[slots.indexOf(slot) + 1];
  return slot.spellings && next?.lexemes[0] === 'sum_v' && slot.cells.some((cell) => cell.includes('part'))
    ? next
    : undefined;
};

/** What a slot asks of the word that was written; undefined where its text leaves open which form it is. */
const meantBy = (
  { lexeme, features }: Analysis,
  { spellings, cells, text }: Slot,
  wanted: Features,
): Features | undefined => {
  if (!spellings) return wanted;
  const own = cells
    .filter((cell) =>
      formsAt(lexeme, cell).some((form) => text.startsWith(form.text) || fold(form.text) === fold(text)),
    )
    .flatMap((cell) => featuresOf(cell) ?? []);
  const sameVoice = own.filter(({ voice }) => voice === features.voice);
  const [first, ...others] = (sameVoice.length > 0 ? sameVoice : own).toSorted(
    (one, other) => differing(one, features).length - differing(other, features).length,
  );
  const isSure =
    first &&
    others.every(
      (other) =>
        differing(other, features).length > differing(first, features).length ||
        differing(other, features).join() === differing(first, features).join(),
    );
  return isSure ? first : undefined;
};

/** A word that was written in the place of a slot, of the slot's own lexeme: what is wrong with its form. */
const formFault = (
  index: LatinIndex,
  slots: readonly Slot[],
  open: readonly Slot[],
  slot: Slot,
  text: string,
  readings: readonly [Analysis, ...(readonly Analysis[])],
): Fault => {
  const wanted = featuresOf(slot.cells[0] ?? '') ?? {};
  const [own] = readings;
  const meant = meantBy(own, slot, wanted);
  const kinds = differing(own.features, meant ?? wanted);
  // The form is right: it asks where nothing is asked.
  if (kinds.length === 0 && own.enclitic === 'ne' && slot.enclitic !== 'ne')
    return { kind: 'ending', message: `*${text}* asks, by its *-ne*; here it must be *${slot.text}*.` };
  const isCase = kinds.length === 1 && kinds[0] === 'case';
  const wrote = isCase ? casesOf(readings, meant ?? wanted) : called(own.lexeme, own.features, kinds);
  const auxiliary = auxiliaryOf(slots, slot);
  const isCompound = auxiliary !== undefined && open.includes(auxiliary);
  const needed = isCompound || !meant ? '' : ` ${called(own.lexeme, meant, kinds)}`;
  const ownForm =
    isCompound || slot.spellings || own.lexeme.id === slot.lexemes[0]
      ? slot.text
      : (inflect(own.lexeme, wanted)[0]?.text ?? slot.text);
  const isTensed = kinds.some((kind) => TENSED.has(kind)) && slot.role === 'verb';
  return {
    kind: isTensed ? 'tense' : 'ending',
    message: `You wrote *${text}*, ${wrote}; ${asking(index, slots, slot, kinds)}${needed} *${ownForm}${isCompound ? ` ${auxiliary.text}` : ''}*.`,
  };
};

const slotFault = (
  index: LatinIndex,
  slots: readonly Slot[],
  open: readonly Slot[],
  slot: Slot,
  spare: readonly Written[],
  isStrict: boolean,
): Fault => {
  const wanted = featuresOf(slot.cells[0] ?? '') ?? {};
  for (const word of spare) {
    const [own, ...others] = nearest(
      word.readings.filter(({ lexeme }) => slot.lexemes.includes(lexeme.id)),
      wanted,
    );
    if (!own) continue;
    if (isStrict && fold(word.text) === fold(slot.text))
      return { kind: 'macron', message: `Mind the macrons: *${slot.text}*, not *${word.text}*.` };
    if (slot.cells[0] === 'form')
      return { kind: 'word', message: `Here *${slot.text}* is needed, not *${word.text}*.` };
    return formFault(index, slots, open, slot, word.text, [own, ...others]);
  }
  const no = NO.has(fold(slot.text)) ? spare.find(({ text }) => NO.has(fold(text))) : undefined;
  if (no) return { kind: 'negation', message: `The "not" is *${slot.text}* here, not *${no.text}*.` };
  const lexeme = index.byId(slot.lexemes[0] ?? '');
  const from =
    lexeme && slot.cells[0] !== 'form' && fold(lemmaOf(lexeme)) !== fold(slot.text)
      ? ` (from *${lemmaOf(lexeme)}*)`
      : '';
  return lacking(`*${slot.text}*${from}`, 'latin');
};

/** What a learner may leave out and still have said the sentence. */
const isSmall = ({ role }: Slot): boolean =>
  role.endsWith('attribute') || role === 'adverb' || role === 'preposition' || role === 'degree';

interface LatinFaults {
  readonly errors: readonly Fault[];
  /** Are they together one slip? */
  readonly isSlip: boolean;
  /** The score, as far as it rests on how much of the sentence is there. */
  readonly share: number;
}

const listed = (words: readonly Written[]): string => words.map(({ text }) => `*${text}*`).join(', ');

/** Is one fault, of these open slots, no more than a form, or the loss of a small word? */
const isSmallFault = ({ kind }: Fault, slot: Slot | undefined): boolean => {
  if (kind === 'missing') return slot !== undefined && isSmall(slot) && slot.role !== 'negation';
  return kind === 'ending' || kind === 'tense' || kind === 'macron' || kind === 'negation';
};

/** The noun of a phrase all of whose words, and no others, are wrong: then its ending is the slip. `isPrefixed`: a preposition too many went before it. */
const phraseAtFault = (
  slots: readonly Slot[],
  open: readonly Slot[],
  errors: readonly Fault[],
  isPrefixed: boolean,
): Slot | undefined => {
  const head = open.find(({ agrees }) => agrees === undefined);
  const isPhrase =
    head !== undefined &&
    head.role !== 'verb' &&
    open.every((one) => one === head || slots[one.agrees ?? -1] === head) &&
    errors.every(({ kind }) => kind === 'ending' || (isPrefixed && kind === 'extra'));
  return isPhrase ? head : undefined;
};

/** Every fault of a Latin answer, and whether together they are one slip. */
export const latinFaults = (
  index: LatinIndex,
  slots: readonly Slot[],
  match: Exclude<LatinMatch, { is: 'right' }>,
  isStrict: boolean,
): LatinFaults => {
  if (match.is === 'misplaced') return { errors: [match.fault], isSlip: true, share: 70 };
  const { spare, filled, of } = match;
  const share = (filled * 85) / of;
  const said = match.open.map((slot) => ({
    slot,
    fault: slotFault(index, slots, match.open, slot, spare, isStrict),
  }));
  const isSaidWithVerb = (one: Slot): boolean =>
    said.some(({ slot, fault }) => fault.kind !== 'missing' && auxiliaryOf(slots, slot) === one);
  const hasOtherNo = said.some(({ fault }) => fault.kind === 'negation');
  const kept = said.filter(({ slot }) => !isSaidWithVerb(slot) && !(hasOtherNo && fold(slot.text) === 'ut'));
  const open = kept.map(({ slot }) => slot);
  const errors: Fault[] = kept.map(({ fault }) => fault);
  const unknown = spare.filter(({ readings }) => readings.length === 0);
  const needless = spare.filter(
    ({ readings, text }) =>
      readings.length > 0 &&
      !(hasOtherNo && (NO.has(fold(text)) || fold(text) === 'ut')) &&
      !readings.some(({ lexeme }) => open.some((slot) => slot.lexemes.includes(lexeme.id))),
  );
  const [lone, ...more] = kept;
  const isOneForOne = spare.length === 1 && needless.length + unknown.length === 1;
  if (lone?.fault.kind === 'missing' && more.length === 0 && isOneForOne) {
    const [kind, remark] =
      unknown.length > 0
        ? (['unknown', ', which is no Latin form I know'] as const)
        : (['word', ''] as const);
    const message = `*${lone.slot.text}* is needed here, not ${listed(spare)}${remark}.`;
    return { errors: [{ kind, message }], isSlip: false, share };
  }
  if (unknown.length > 0)
    errors.push({ kind: 'unknown', message: `Not a Latin form I know: ${listed(unknown)}.` });
  if (needless.length > 0) errors.push({ kind: 'extra', message: `Not wanted here: ${listed(needless)}.` });
  if (errors.length === 0) errors.push({ kind: 'word', message: 'The forms do not fit together.' });
  const [first] = errors;
  if (first && errors.length === 1 && isSmallFault(first, open[0])) return { errors, isSlip: true, share };
  const isPrefixed =
    needless.length === 1 &&
    unknown.length === 0 &&
    needless[0]?.readings.some(({ lexeme }) => lexeme.pos === 'prep') === true;
  const head = phraseAtFault(slots, open, errors, isPrefixed);
  return head === undefined
    ? { errors, isSlip: false, share }
    : { errors: errors.filter((_, at) => open[at] === head), isSlip: true, share: 75 };
};
