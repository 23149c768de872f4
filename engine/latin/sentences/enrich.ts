// What makes a sentence longer than its construction needs: adjectives, owners, adverbs, times, participles and relative clauses, put into
// the tree that a frame has made. Invariants: the construction stays what it was; what is added is drawn like all else, so that no word
// comes twice and everything suits its noun; nothing is added to what English builds otherwise.
import { adverbIds, verbIds } from '../lexemeIds.ts';
import { isPast } from './agreement.ts';
import type { Draft } from './draft.ts';
import { allowsPassive, OWNED, toldIn } from './frames/deeds.ts';
import type { Made } from './frames/frame.ts';
import { pronoun, same } from './frames/frame.ts';
import type { Argument, Clause, NounPhrase, Phrase } from './tree.ts';

/** The skill level from which sentences are longer than they need be. */
const ENRICHED_FROM = 6;

/** What is told of somebody to say who is meant. */
const TELLING =
  verbIds(`habito vivo laboro venio redeo advenio vinco servo libero aedifico scribo emo invenio curo custodio navigo incolo possideo relinquo
  amitto doceo colo visito vendo pugno canto ludo educo2 adiuvo capio aro mulgeo coquo texo guberno conscendo exploro recito`);

/** What has been done to somebody before he does anything. */
const SUFFERED = verbIds(
  'capio vulnero relinquo mitto laudo libero servo accuso invito arcesso decipio laedo irrideo derideo adiuvo punio',
);

/** How something follows on something else. */
const AT_ONCE: ReadonlySet<string> = new Set([
  'statim_adv',
  'confestim_adv',
  'extemplo_adv',
  'ilico_adv',
  'subito_adv',
  'repente_adv',
  'tandem_adv',
  'protinus_adv',
  'cito_adv',
  'mox_adv',
  'postea_adv',
]);

/** How, where and at what time of the day one acts: nobody is glad quickly, afraid by stealth or gradually, or ignorant by night. */
const OF_DEEDS = adverbIds(
  'cito raptim temere clam furtim frustra libenter hic illic noctu interdiu mane cotidie rursus iterum denuo paulatim sensim',
);

const TIMES = [
  () => pronoun('nox_n', ['night', 'the night'], 'sg', 'f'),
  (draft: Draft) => draft.named('hiems_n', { number: 'sg' }),
  (draft: Draft) => draft.named('aestas_n', { number: 'sg' }),
  (draft: Draft) => draft.named('autumnus_n', { number: 'sg' }),
  (draft: Draft) => ordinal(draft, 'dies_n'),
  (draft: Draft) => ordinal(draft, 'hora_n'),
] as const;
const ORDINALS = [
  ['primus_num', 'first'],
  ['secundus_num', 'second'],
  ['tertius_num', 'third'],
  ['quartus_num', 'fourth'],
  ['quintus_num', 'fifth'],
  ['sextus_num', 'sixth'],
] as const;

const ordinal = (draft: Draft, noun: string): NounPhrase | undefined => {
  const [lexeme, en] = draft.random.pick(ORDINALS);
  const phrase = draft.named(noun, { number: 'sg' });
  return phrase && { ...phrase, determiner: { lexeme, en: [en], show: `the ${en}` } };
};

/** A noun of which nothing more is said yet. */
const isPlain = (phrase: Phrase): phrase is NounPhrase =>
  phrase.kind === 'noun' &&
  phrase.article === 'the' &&
  !phrase.adjective &&
  !phrase.determiner &&
  isUnbranched(phrase);

const isUnbranched = (phrase: NounPhrase): boolean =>
  !(
    phrase.genitive ||
    phrase.name ||
    phrase.place ||
    phrase.isPart ||
    phrase.pronoun ||
    phrase.degree ||
    phrase.also ||
    phrase.apposition ||
    phrase.quality ||
    phrase.verbal ||
    phrase.relative ||
    phrase.participle ||
    phrase.asEnglish
  );

const described = (draft: Draft, phrase: NounPhrase): NounPhrase | undefined => {
  const adjective = draft.adjectiveFor(phrase);
  return adjective && { ...phrase, adjective };
};

const owned = (draft: Draft, phrase: NounPhrase): NounPhrase | undefined => {
  if (
    !draft.stock.isOf(
      phrase.lexeme,
      [...OWNED].filter((name) => name !== 'opening' && name !== 'crop'),
    )
  )
    return undefined;
  const owner = draft.noun(['human', 'ruler'], { adorned: 100 });
  return owner && !owner.determiner ? { ...phrase, genitive: owner } : undefined;
};

const isPerson = (draft: Draft, phrase: NounPhrase): boolean =>
  draft.stock.isOf(phrase.lexeme, ['human', 'soldier', 'enemy', 'captive']);

const tellingOf = (draft: Draft, phrase: NounPhrase, isPastTold: boolean): NounPhrase | undefined => {
  if (!isPerson(draft, phrase)) return undefined;
  const row = draft.verbThat(
    ({ verb, kind, subject }) =>
      TELLING.has(verb) &&
      (kind === 'acc' || kind === 'none') &&
      subject.some((name) => draft.stock.isOf(phrase.lexeme, [name])),
  );
  const tense = isPastTold
    ? draft.random.pick(['plup', 'impf'] as const)
    : draft.random.pick(['pres', 'perf'] as const);
  const told = row?.sudden && tense === 'pres' ? 'perf' : tense;
  const inner = row && draft.clause(row, toldIn(row, told), { subject: phrase, plain: true });
  return inner && { ...phrase, relative: { case: 'nom', clause: { ...inner, subject: same(phrase) } } };
};

/** Is somebody of this clause told of by what was done to them? Twice in one clause it would not be plain by whom and to whom. */
const hasSufferer = ({ subject, args }: Clause): boolean =>
  [subject, ...args.map(({ phrase }) => phrase)].some(
    (phrase) => phrase.kind === 'noun' && phrase.participle !== undefined,
  );

const suffering = (draft: Draft, phrase: NounPhrase): NounPhrase | undefined => {
  if (!isPerson(draft, phrase)) return undefined;
  const row = draft.verbThat(
    (one) =>
      SUFFERED.has(one.verb) &&
      allowsPassive(one) &&
      (one.object?.some((name) => draft.stock.isOf(phrase.lexeme, [name])) ?? false),
  );
  const agent = row && draft.noun(row.subject, { adorned: 100 });
  return row && agent && draft.stock.isAlive(agent.lexeme)
    ? { ...phrase, participle: { verb: draft.choice(row), tense: 'perf', agent } }
    : undefined;
};

/** More about a noun of this clause; the same clause when nothing suits. */
const furnished = (draft: Draft, clause: Clause, isOpen: boolean): Clause => {
  const subjects = clause.predicate || clause.noun ? [] : [-1];
  const places = [...subjects, ...clause.args.keys()].filter((at) =>
    isPlain(at < 0 ? clause.subject : (clause.args[at]?.phrase ?? clause.subject)),
  );
  if (places.length === 0) return clause;
  const at = draft.random.pick(places);
  const phrase = at < 0 ? clause.subject : clause.args[at]?.phrase;
  if (!phrase || phrase.kind !== 'noun') return clause;
  const way = draft.random.below(100);
  const more =
    isOpen && at < 0 && way < 34
      ? tellingOf(draft, phrase, isPast(clause.tense))
      : isOpen && at < 0 && way < 52 && !hasSufferer(clause)
        ? suffering(draft, phrase)
        : way < 70
          ? (owned(draft, phrase) ?? described(draft, phrase))
          : described(draft, phrase);
  if (!more) return clause;
  return at < 0
    ? { ...clause, subject: more }
    : {
        ...clause,
        args: clause.args.map((arg, place): Argument => (place === at ? { ...arg, phrase: more } : arg)),
      };
};

/** An adverb or a time for the deed of a main clause. */
const timed = (draft: Draft, clause: Clause): Clause => {
  if (clause.adverb || clause.extra || clause.predicate || clause.isNegated || clause.mood !== 'ind')
    return clause;
  // What is done before something else is done neither "afterwards" nor "at once"; what one is, one is not "often".
  if (/^(?:ante|prius)quam_/.test(clause.background?.opener?.lexemes[0] ?? '') || clause.noun?.quality)
    return clause;
  if (clause.args.some(({ role }) => role === 'time')) return clause;
  if (draft.random.chance(500)) {
    const isTold = clause.background !== undefined || clause.joined !== undefined;
    const adverb = draft.adverb(clause.tense, true, isTold ? AT_ONCE : undefined);
    const isUnfit = adverb && clause.verb.stative && OF_DEEDS.has(adverb.lexeme);
    return adverb && !isUnfit ? { ...clause, adverb } : clause;
  }
  if (clause.tense === 'pres' || clause.verb.stative) return clause;
  const phrase = draft.random.pick(TIMES)(draft);
  const at =
    phrase?.lexeme === 'dies_n'
      ? ['on', 'in', 'during']
      : phrase?.lexeme === 'nox_n' || phrase?.lexeme === 'hora_n'
        ? ['at', 'by', 'in', 'during', 'on']
        : ['in', 'during'];
  return phrase
    ? { ...clause, args: [...clause.args, { role: 'time', case: 'abl', en: at, phrase }] }
    : clause;
};

/** What is furnished besides the main clause: the clause that hangs from it, where it has a subject of its own. */
const deeper = (draft: Draft, clause: Clause): Clause => {
  const { background, complement } = clause;
  if (background && !background.clause.asEnglish)
    return { ...clause, background: { ...background, clause: furnished(draft, background.clause, false) } };
  if (
    complement &&
    !complement.clause.asEnglish &&
    (complement.kind === 'statement' || complement.kind === 'question')
  )
    return { ...clause, complement: { ...complement, clause: furnished(draft, complement.clause, false) } };
  return clause;
};

/** The tree with more said in it, the more the higher the level; as it is below the level where that begins. */
export const enriched = (draft: Draft, made: Made, level: number): Made => {
  if (!made || level < ENRICHED_FROM || made.mode !== 'statement' || made.clause.asEnglish) return made;
  let { clause } = made;
  const more = draft.random.below(level - ENRICHED_FROM + 2) + (level > 8 ? 1 : 0);
  for (let step = 0; step < more; step += 1) {
    const way = draft.random.below(100);
    if (way < 25) clause = timed(draft, clause);
    else if (way < 55) clause = deeper(draft, clause);
    else clause = furnished(draft, clause, true);
  }
  return clause === made.clause ? made : { ...made, clause };
};
