// What a slot leaves open: words that may stand in another's place whatever the sentence, and words that may be there or not.
// Invariant: nothing here changes who does what, when or how many; what needs another construction is a restatement (restate.ts).
import type { LatinIndex } from '../../../analyse.ts';
import type { SentenceTree } from '../../../sentences/tree.ts';
import type { Slot } from './textSlots.ts';

const NOT = ['non_adv', 'haud_adv'];

/** Words of which any may stand for any other. */
const ALIKE: readonly (readonly string[])[] = [
  ['omnis_adj', 'cunctus_adj'],
  ['cur_adv', 'quare_adv'],
];

const SO = ['tam_adv', 'ita_adv', 'adeo_adv'];

/** Prepositions that say the same of an argument in one part. */
const PREPOSITIONS: readonly { readonly role: string; readonly of: readonly string[] }[] = [
  { role: 'source', of: ['ex_prep', 'a_prep', 'de_prep'] },
  { role: 'goal', of: ['ad_prep', 'in_prep'] },
  { role: 'place', of: ['prope_prep', 'iuxta_prep', 'ad_prep'] },
];

const PRONOUNS: Readonly<Record<string, readonly string[]>> = {
  '1sg': ['ego_pron'],
  '2sg': ['tu_pron'],
  '1pl': ['ego_pron'],
  '2pl': ['tu_pron'],
  '3sg': ['is_pron', 'ille_pron'],
  '3pl': ['is_pron', 'ille_pron'],
};

const GENDERS = ['m', 'f', 'n'] as const;

/** A subject that the ending of the verb has said already. */
const pronounOf = (slots: readonly Slot[], clause: number): readonly Slot[] => {
  const own = slots.filter((slot) => slot.clause === clause);
  const isSubject = ({ role, cells: [cell = ''], lexemes }: Slot): boolean =>
    role === 'subject' ||
    ((role === 'relative pronoun' || role === 'question word') &&
      (cell.startsWith('nom') || (cell === 'form' && lexemes.includes('quis_pron'))));
  if (own.some(isSubject)) return [];
  const finite = (slot: Slot): string => slot.cells.find((cell) => /\.[123](?:sg|pl)$/.test(cell)) ?? '';
  const verb = own.find((slot) => finite(slot) !== '');
  const who = verb ? finite(verb).slice(-3) : '';
  const number = who.slice(1);
  const isNamed =
    verb?.spellings !== undefined &&
    (who.startsWith('3') || own.some(({ lexemes }) => (PRONOUNS[who] ?? []).includes(lexemes[0] ?? '')));
  const isAsked = own.some(({ role }) => role === 'relative pronoun' || role === 'question word');
  if (
    who === '' ||
    isNamed ||
    (verb !== undefined && finite(verb).includes('.imp.')) ||
    (isAsked && who.startsWith('3'))
  )
    return [];
  const cells = [`nom.${number}`, ...GENDERS.map((gender) => `nom.${number}.${gender}`)];
  return [
    {
      text: '',
      lexemes: [...(PRONOUNS[who] ?? [])],
      cells,
      role: 'subject',
      clause,
      optional: true,
      ...(verb?.sentence === undefined ? {} : { sentence: verb.sentence }),
    },
  ];
};

/** A word that does not change and may be there or not. */
const mayBe = (lexeme: string, clause: number): Slot => ({
  text: '',
  lexemes: [lexeme],
  cells: ['form'],
  role: 'particle',
  clause,
  optional: true,
});

/** Words that add nothing: ō before a name called, ipse beside sē, tamen after "although". */
const particlesOf = (slots: readonly Slot[], tree: SentenceTree | undefined): readonly Slot[] => {
  const isDespite = tree?.clause.background?.answer?.includes('nevertheless') ?? false;
  const self = slots.find(({ lexemes, role }) => lexemes[0] === 'sui_pron' && role === 'object');
  const number = self?.cells[0]?.endsWith('pl') ? 'pl' : 'sg';
  const emphatic = ['nom', 'acc'].flatMap((one) => GENDERS.map((gender) => `${one}.${number}.${gender}`));
  return [
    ...(isDespite ? [mayBe('tamen_conj', 0)] : []),
    ...(slots.some(({ role }) => role === 'vocative') ? [mayBe('o_interj', 0)] : []),
    ...(self ? [{ ...mayBe('ipse_pron', self.clause), cells: emphatic }] : []),
  ];
};

/** What stands in other cells than the slot's own word: maximus for summus, nūllus for nēmō, the ablative Carthāgine for the locative. */
const othersOf = (index: LatinIndex, { lexemes, cells }: Slot): Pick<Slot, 'others'> => {
  const [own = ''] = lexemes;
  const [cell = ''] = cells;
  if (own === 'summus_adj')
    return { others: [{ lexeme: 'magnus_adj', cells: cells.map((one) => `sup.${one}`) }] };
  if (own === 'magnus_adj' && cell.startsWith('sup.'))
    return { others: [{ lexeme: 'summus_adj', cells: cells.map((one) => one.slice(4)) }] };
  if (own === 'nemo_pron') return { others: [{ lexeme: 'nullus_adj', cells: [`${cell.slice(0, 3)}.sg.m`] }] };
  if (own === 'quis_pron' && cell.endsWith('.sg.m')) {
    const cases = ['sg', 'pl'].flatMap((number) =>
      ['m', 'f'].map((gender) => `${cell.slice(0, 3)}.${number}.${gender}`),
    );
    return { others: [{ lexeme: own, cells: cases }] };
  }
  const isThird = index.byId(own)?.parts[1]?.endsWith('is') ?? false;
  return cell === 'loc.sg' && isThird ? { others: [{ lexeme: own, cells: ['abl.sg'] }] } : {};
};

/** Two that are denied together may have a verb in the plural: neque puer neque puella veniunt. */
const mayAgreeInPlural = (tree: SentenceTree | undefined): boolean => {
  const subject = tree?.clause.subject;
  return subject?.kind === 'noun' && subject.also?.both === true && subject.also.by === 'neque';
};

const CASES = new Set(['acc', 'dat', 'abl', 'gen']);

/** Of verbs with the same English those that govern the object as it stands. */
const governing = (index: LatinIndex, slots: readonly Slot[], verb: Slot): readonly string[] => {
  const object = slots.find(
    ({ role, clause, phrase }) => role === 'object' && clause === verb.clause && phrase === undefined,
  );
  const own = object?.cells[0]?.slice(0, 3) ?? '';
  const [first = '', ...others] = verb.lexemes;
  if (!CASES.has(own)) return verb.lexemes;
  return [
    first,
    ...others.filter((id) => index.byId(id)?.gov?.some((pattern) => pattern.split('+')[0] === own) ?? true),
  ];
};

/**
 * Slots as an answer may fill them: a pronoun beside a verb whose ending is its subject, "from" by any of its prepositions where English
 * says no more, haud for nōn, esse left out of a compound infinitive. `mayReword`: the sentence is a translation, not a given text.
 */
export const openSlots = (
  index: LatinIndex,
  slots: readonly Slot[],
  mayReword: boolean,
  tree?: SentenceTree,
): readonly Slot[] => {
  const count = (lexeme: string): number =>
    slots.filter(({ lexemes, role }) => role === 'coordinator' && lexemes[0] === lexeme).length;
  const mates = (slot: Slot): readonly Slot[] =>
    slots.filter(({ phrase }) => slot.phrase !== undefined && phrase === slot.phrase);
  const wide = slots.map((slot): Slot => {
    const { lexemes, role, cells, clause } = slot;
    const [own = ''] = lexemes;
    if (role === 'auxiliary' && cells.includes('pres.inf.act')) return { ...slot, optional: true };
    if (NOT.includes(own)) return { ...slot, lexemes: NOT };
    if (!mayReword) return slot;
    if (role === 'verb' && clause === 0 && mayAgreeInPlural(tree))
      return { ...slot, cells: [...cells, ...cells.map((cell) => cell.replace(/3sg$/, '3pl'))] };
    if (role === 'verb' && lexemes.length > 1)
      return { ...slot, lexemes: [...governing(index, slots, slot)] };
    if (role === 'degree' && SO.includes(own)) return { ...slot, lexemes: SO };
    if (own === 'pretium_n' && role === 'price') return { ...slot, optional: true };
    if (own === 'is_pron') return { ...slot, lexemes: [...lexemes, 'ille_pron'] };
    if (own === 'et_conj' && count(own) < 2) return { ...slot, lexemes: [own, 'ac_conj'] };
    if (own === 'aut_conj') return { ...slot, lexemes: [own, 'vel_conj'] };
    const alike = ALIKE.find((list) => list.includes(own));
    if (alike) return { ...slot, lexemes: [...alike] };
    const others = PREPOSITIONS.find(
      (row) =>
        row.of.includes(own) &&
        (row.role !== 'place' || own !== 'ad_prep') &&
        mates(slot).some((mate) => mate.role === row.role),
    );
    return others ? { ...slot, lexemes: [...others.of] } : { ...slot, ...othersOf(index, slot) };
  });
  const clauses = [...new Set(slots.map(({ clause }) => clause))];
  const pronouns = clauses.flatMap((clause) => pronounOf(slots, clause));
  return [...wide, ...pronouns, ...(mayReword ? particlesOf(slots, tree) : [])];
};
