// What is wrong with Latin, said slot by slot: what was written, what is needed and what asks for it.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis, LatinIndex } from '../../analyse.ts';
import { lemmaOf } from '../../analyse.ts';
import type { FeatureKind, Features } from '../../features.ts';
import { describeFeatures, differing, FEATURE_NAMES, featuresOf } from '../../features.ts';
import { fold } from '../../fold.ts';
import { formsAt, inflect } from '../../inflect.ts';
import { isPast } from '../../sentences/tree.ts';
import { describeForm } from '../describing.ts';
import type { LatinMatch, Written } from './matchLatin.ts';
import type { Slot } from './textSlots.ts';
import type { Fault } from './verdict.ts';

const MOODS = ['ind', 'subj', 'inf', 'part', 'gerundive', 'gerund', 'supine', 'imp'];

/** The readings of a word that come nearest to what was needed, an infinitive before an imperative. */
const nearest = (readings: readonly Analysis[], wanted: Features): readonly Analysis[] => {
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
const called = (lexeme: Lexeme | undefined, features: Features, kinds: readonly FeatureKind[]): string => {
  const isFinite = features.person !== undefined;
  const whole = `the ${describeForm(lexeme, features)}`;
  const { case: grammaticalCase, number, gender, person, tense, voice, mood } = features;
  const isOneMood =
    isFinite && mood && kinds.includes('mood') && kinds.every((kind) => kind === 'mood' || kind === 'tense');
  if (isOneMood)
    return `the ${kinds.includes('tense') && tense ? `${FEATURE_NAMES[tense]} ` : ''}${FEATURE_NAMES[mood]}`;
  if (kinds.length === 0 || kinds.includes('mood') || kinds.includes('degree')) return whole;
  const matters = (kind: FeatureKind): boolean => kinds.includes(kind);
  const who =
    isFinite && (matters('person') || matters('number'))
      ? describeFeatures({ person: person ?? 3, number: number ?? 'sg' })
      : '';
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
  const isTime = role === 'time';
  const isBeside =
    role === 'standard' && !own.some((one) => one.role === 'than' || one.cells[0]?.startsWith('comp'));
  const opus = own.find(({ lexemes }) => lexemes[0] === 'opus_n');
  if (isBeside) return own.find((one) => one.role === 'predicate');
  if (role === 'means' && opus) return opus;
  return role === 'possessor' && !isTime && cells[0]?.startsWith('dat') && verb?.lexemes[0] !== 'sum_v'
    ? verb
    : undefined;
};

/** What in the sentence asks for a slot's form. */
const asking = (
  index: LatinIndex,
  slots: readonly Slot[],
  slot: Slot,
  kinds: readonly FeatureKind[],
): string => {
  const { role, phrase, clause, agrees, cells } = slot;
  const [cell = ''] = cells;
  const noun = agrees === undefined ? undefined : slots[agrees];
  if (noun && role.endsWith('attribute')) return `beside *${noun.text}* it must be`;
  const isMood = kinds.includes('mood');
  const isNumber = kinds.length === 1 && kinds[0] === 'number';
  if (isNumber && /^(?!predicate|verb|participle|relative)/.test(role)) return 'here it must be';
  const preposition =
    phrase === undefined
      ? undefined
      : slots.find((one) => one.phrase === phrase && one.role === 'preposition');
  if (preposition && preposition !== slot) return `*${preposition.text}* needs`;
  const opener = slots.find(
    (one) => one.clause === clause && (one.role === 'conjunction' || one.role === 'question word'),
  );
  if (role === 'verb' && isMood && clause > 0 && opener) return `after *${opener.text}* it must be`;
  const finite = slots.find((one) => one.role === 'verb' && !isInfinitive(one));
  if (role === 'verb' && isMood && isInfinitive(slot) && finite) return `*${finite.text}* needs`;
  if (role === 'verb')
    return noun && kinds.every((kind) => kind === 'gender' || kind === 'number')
      ? `with *${noun.text}* it must be`
      : 'here it must be';
  if (role === 'subject' && cell.startsWith('acc'))
    return finite && clause === finite.clause
      ? `*${finite.text}* needs`
      : 'the subject of a reported statement needs';
  if (role === 'subject' && cell.startsWith('abl')) return 'an ablative absolute needs';
  if (role === 'time') return cell.startsWith('acc') ? 'how long it lasts needs' : 'when it happens needs';
  const word = governor(index, slots, slot);
  if (word) return `*${word.text}* needs`;
  if (role === 'object') return 'the object needs';
  return noun && role === 'participle'
    ? `beside *${noun.text}* it must be`
    : (NEEDS[role] ?? 'here it must be');
};

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
    const readings = nearest(
      word.readings.filter(({ lexeme }) => slot.lexemes.includes(lexeme.id)),
      wanted,
    );
    const [own] = readings;
    if (!own) continue;
    if (isStrict && fold(word.text) === fold(slot.text))
      return { kind: 'macron', message: `Mind the macrons: *${slot.text}*, not *${word.text}*.` };
    if (slot.cells[0] === 'form')
      return { kind: 'word', message: `Here *${slot.text}* is needed, not *${word.text}*.` };
    const meant = meantBy(own, slot, wanted);
    const kinds = differing(own.features, meant ?? wanted);
    const isCase = kinds.length === 1 && kinds[0] === 'case';
    const wrote = isCase ? casesOf(readings, wanted) : called(own.lexeme, own.features, kinds);
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
      message: `You wrote *${word.text}*, ${wrote}; ${asking(index, slots, slot, kinds)}${needed} *${ownForm}${isCompound ? ` ${auxiliary.text}` : ''}*.`,
    };
  }
  const no = NO.has(fold(slot.text)) ? spare.find(({ text }) => NO.has(fold(text))) : undefined;
  if (no) return { kind: 'negation', message: `The "not" is *${slot.text}* here, not *${no.text}*.` };
  const lexeme = index.byId(slot.lexemes[0] ?? '');
  const from =
    lexeme && slot.cells[0] !== 'form' && fold(lemmaOf(lexeme)) !== fold(slot.text)
      ? ` (from *${lemmaOf(lexeme)}*)`
      : '';
  return { kind: 'missing', message: `*${slot.text}*${from} is missing.` };
};

/** What a learner may leave out and still have said the sentence. */
const isSmall = ({ role }: Slot): boolean =>
  role.endsWith('attribute') || role === 'adverb' || role === 'preposition' || role === 'degree';

/** Every fault of a Latin answer, and whether together they are one slip. */
export const latinFaults = (
  index: LatinIndex,
  slots: readonly Slot[],
  match: Exclude<LatinMatch, { is: 'right' }>,
  isStrict: boolean,
): { readonly errors: readonly Fault[]; readonly isSlip: boolean; readonly share: number } => {
  if (match.is === 'misplaced') return { errors: [match.fault], isSlip: true, share: 70 };
  const { spare, filled, of } = match;
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
  const list = (words: readonly Written[]): string => words.map(({ text }) => `*${text}*`).join(', ');
  const [lone] = kept;
  if (
    lone?.fault.kind === 'missing' &&
    kept.length === 1 &&
    needless.length + unknown.length === 1 &&
    spare.length === 1
  ) {
    const message = `*${lone.slot.text}* is needed here, not ${list(spare)}${unknown.length > 0 ? ', which is no Latin form I know' : ''}.`;
    return {
      errors: [{ kind: unknown.length > 0 ? 'unknown' : 'word', message }],
      isSlip: false,
      share: (filled * 85) / of,
    };
  }
  if (unknown.length > 0)
    errors.push({ kind: 'unknown', message: `Not a Latin form I know: ${list(unknown)}.` });
  if (needless.length > 0) errors.push({ kind: 'extra', message: `Not wanted here: ${list(needless)}.` });
  if (errors.length === 0) errors.push({ kind: 'word', message: 'The forms do not fit together.' });
  const [first] = errors;
  const [slot] = open;
  const isOneForm =
    first?.kind === 'ending' ||
    first?.kind === 'tense' ||
    first?.kind === 'macron' ||
    first?.kind === 'negation';
  const isOneLoss =
    first?.kind === 'missing' && slot !== undefined && isSmall(slot) && slot.role !== 'negation';
  if (errors.length === 1 && (isOneForm || isOneLoss))
    return { errors, isSlip: true, share: (filled * 85) / of };
  const head = open.find(({ agrees }) => agrees === undefined);
  const isOneWord =
    needless.length === 1 &&
    unknown.length === 0 &&
    needless[0]?.readings.some(({ lexeme }) => lexeme.pos === 'prep');
  const isOnePhrase =
    head !== undefined &&
    head.role !== 'verb' &&
    open.every((one) => one === head || slots[one.agrees ?? -1] === head) &&
    errors.every(({ kind }) => kind === 'ending' || (isOneWord && kind === 'extra'));
  return isOnePhrase
    ? { errors: errors.filter((_, at) => open[at] === head), isSlip: true, share: 75 }
    : { errors, isSlip: false, share: (filled * 85) / of };
};
