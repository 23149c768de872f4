// Where, whither, whence, when, how long and how: bare cases and prepositions.
import { nounIds, verbIds } from '../../lexemeIds.ts';
import type { Draft } from '../draft.ts';
import type { Argument, NounPhrase } from '../tree.ts';
import type { Frame } from './frame.ts';
import { humanVerb, toldIn } from './deeds.ts';
import { clauseOf, preposition, pronoun, stated, straight } from './frame.ts';

/** What one does at a place. */
const THERE = verbIds('habito maneo vivo laboro moror ambulo ceno');

/** What English arrives at or in. */
const ARRIVING = verbIds('advenio pervenio');

/** A place named without a preposition: town, home, country. */
const bare = (draft: Draft, way: 'at' | 'to' | 'from'): Argument | undefined => {
  const wanted = ({ at: 'loc', to: 'acc', from: 'abl' } as const)[way];
  const role = ({ at: 'place', to: 'goal', from: 'source' } as const)[way];
  if (draft.random.chance(450)) {
    const isHome = draft.random.chance(600);
    const en = isHome ? ['home'] : ['the country', 'the countryside', 'the farm'];
    const phrase = pronoun(isHome ? 'domus_n' : 'rus_n', en, 'sg', isHome ? 'f' : 'n');
    const words = { at: isHome ? ['at'] : ['in'], to: isHome ? undefined : ['to', 'into'], from: ['from'] }[
      way
    ];
    return { role, case: wanted, phrase, ...(words ? { en: words } : {}) };
  }
  const phrase = draft.noun(['named town'], { adorned: 0 });
  return phrase && { role, case: wanted, phrase, en: { at: ['in', 'at'], to: ['to'], from: ['from'] }[way] };
};

type Setting = readonly [
  verb: string,
  preposition: string,
  form: string,
  takes: 'acc' | 'abl',
  en: readonly string[],
  classes: string,
  number?: 'sg' | 'pl',
];

const SETTINGS: readonly Setting[] = [
  ['ambulo_v', 'per_prep', 'per', 'acc', ['through'], 'walked', 'sg'],
  ['curro_v', 'per_prep', 'per', 'acc', ['through', 'across'], 'walked', 'sg'],
  ['fugio_v', 'per_prep', 'per', 'acc', ['through'], 'walked', 'sg'],
  ['ambulo_v', 'prope_prep', 'prope', 'acc', ['near', 'close to'], 'near', 'sg'],
  ['sedeo_v', 'prope_prep', 'prope', 'acc', ['near', 'close to'], 'near', 'sg'],
  ['pugno_v', 'prope_prep', 'prope', 'acc', ['near', 'close to'], 'near', 'sg'],
  ['dormio_v', 'sub_prep', 'sub', 'abl', ['under', 'beneath'], 'shade', 'sg'],
  ['sedeo_v', 'sub_prep', 'sub', 'abl', ['under', 'beneath'], 'shade', 'sg'],
  ['iaceo_v', 'sub_prep', 'sub', 'abl', ['under', 'beneath'], 'shade', 'sg'],
  ['sto_v', 'ante_prep', 'ante', 'acc', ['in front of', 'before'], 'front', 'sg'],
  ['exspecto_v', 'ante_prep', 'ante', 'acc', ['in front of', 'before'], 'front', 'sg'],
  ['clamo_v', 'ante_prep', 'ante', 'acc', ['in front of', 'before'], 'front', 'sg'],
  ['pugno_v', 'pro_prep', 'prō', 'abl', ['for', 'on behalf of', 'in defence of'], 'homeland', 'sg'],
  ['pugno_v', 'contra_prep', 'contrā', 'acc', ['against'], 'enemy'],
  ['laboro_v', 'cum_prep', 'cum', 'abl', ['with', 'together with'], 'human'],
  ['ambulo_v', 'cum_prep', 'cum', 'abl', ['with', 'together with'], 'human'],
  ['venio_v', 'cum_prep', 'cum', 'abl', ['with', 'together with'], 'human'],
  ['ceno_v', 'apud_prep', 'apud', 'acc', ['at the house of', 'with', 'at the home of'], 'human'],
  ['maneo_v', 'apud_prep', 'apud', 'acc', ['at the house of', 'with', 'at the home of'], 'human'],
  ['venio_v', 'sine_prep', 'sine', 'abl', ['without'], 'arms'],
  ['ambulo_v', 'sine_prep', 'sine', 'abl', ['without'], 'human'],
  ['ceno_v', 'sine_prep', 'sine', 'abl', ['without'], 'human'],
  ['loquor_v', 'de_prep', 'dē', 'abl', ['about', 'of', 'concerning'], 'theme', 'sg'],
  ['canto_v', 'de_prep', 'dē', 'abl', ['about', 'of', 'concerning'], 'theme', 'sg'],
  ['fugio_v', 'propter_prep', 'propter', 'acc', ['because of', 'on account of'], 'fled'],
  ['fleo_v', 'propter_prep', 'propter', 'acc', ['because of', 'on account of'], 'wept'],
  ['curro_v', 'circum_prep', 'circum', 'acc', ['around', 'about'], 'building', 'sg'],
];

const MANNERS = [
  [verbIds('clamo canto loquor'), 'magnus_adj', 'vox_n', ['a loud voice', 'a great voice', 'a big voice'], ['in', 'with']],
  [verbIds('pugno defendo'), 'summus_adj', 'virtus_n', ['the greatest courage', 'the highest courage', 'very great courage', 'the utmost courage', 'supreme courage'], ['with']],
  [verbIds('laboro custodio curo'), 'magnus_adj', 'cura_n', ['great care'], ['with']],
  [verbIds('pugno oppugno'), 'magnus_adj', 'audacia_n', ['great boldness', 'great daring'], ['with']],
] as const; // prettier-ignore

/** How long one does a thing: for hours and nights, or for days and years. */
const SHORT = verbIds('dormio pugno exspecto ambulo laboro sedeo canto maneo');
const LONG = verbIds('maneo habito laboro exspecto vivo navigo doceo');

/** What one dates by the year. */
const OF_YEARS = verbIds('redeo venio discedo relinquo aedifico peto libero vendo emo navigo');
const ORDINALS = [
  ['primus_num', 'first'],
  ['secundus_num', 'second'],
  ['tertius_num', 'third'],
  ['quartus_num', 'fourth'],
  ['quintus_num', 'fifth'],
] as const;

export const PLACE_FRAMES: readonly Frame[] = [
  {
    name: 'places',
    level: 3,
    concepts: ['locative', 'place without a preposition'],
    note: 'Towns, domus and rūs need no preposition: Rōmae, Rōmam, Rōmā; domī, domum, domō.',
    make: (draft) => {
      const way = draft.random.pick(['at', 'to', 'from'] as const);
      const row = draft.verbThat(
        ({ verb, kind, whither, whence, subject }) =>
          kind === 'none' &&
          subject.includes('human') &&
          (way === 'at' ? THERE.has(verb) : way === 'to' ? whither !== undefined : whence !== undefined),
      );
      const subject =
        row &&
        (draft.random.chance(250) ? draft.person() : draft.noun(['human', 'soldier'], { adorned: 200 }));
      const place = bare(draft, way);
      const tense = draft.tense();
      const isArrival = row && ARRIVING.has(row.verb) && place?.role === 'goal' && place.en !== undefined;
      const there = place && isArrival ? { ...place, en: ['in', 'at', 'to'] } : place;
      return stated(
        draft,
        row &&
          subject &&
          there &&
          clauseOf(draft.choice(row), subject, [there], { tense: toldIn(row, tense) }),
      );
    },
  },
  {
    name: 'prepositions',
    level: 3,
    concepts: ['prepositions'],
    note: 'Each preposition governs its case: per, prope and ante the accusative, cum, sine and prō the ablative.',
    make: (draft) => {
      const [doing, prep, form, wanted, en, classes, number] = draft.random.pick(SETTINGS);
      const row = draft.verbThat(
        ({ verb, subject }) => verb === doing && (subject.includes('human') || subject.includes('soldier')),
      );
      const clause = draft.clause(row, draft.tense(), { plain: true, bare: 200 });
      const phrase =
        clause && draft.noun(classes.split(' '), { adorned: 150, ...(number ? { number } : {}) });
      if (!clause || !phrase) return undefined;
      const place: Argument = {
        role: 'place',
        case: wanted,
        preposition: preposition(prep, form, ...en),
        phrase,
      };
      return stated(draft, {
        ...clause,
        args: [
          ...clause.args
            .filter(({ role }) => role === 'object' || role === 'company')
            .slice(0, doing === 'exspecto_v' ? 1 : 0),
          place,
        ],
      });
    },
  },
  {
    name: 'manner',
    level: 6,
    concepts: ['ablative of manner'],
    note: 'How something is done: the ablative, with an adjective often without cum.',
    make: (draft) => {
      const [verbs, adjective, noun, en, words] = draft.random.pick(MANNERS);
      const row = draft.verbThat(({ verb, kind }) => verbs.has(verb) && kind !== 'with');
      const clause = draft.clause(row ?? draft.verbThat(({ verb }) => verbs.has(verb)), draft.tense(), {
        plain: true,
        bare: 150,
      });
      const phrase: NounPhrase = {
        ...pronoun(noun, en, 'sg', 'f'),
        adjective: { lexeme: adjective, en: '', degree: 'pos' },
      };
      return straight(
        clause && {
          ...clause,
          args: [
            ...clause.args.filter(({ role }) => role === 'object'),
            { role: 'manner', case: 'abl', en: words, phrase },
          ],
        },
      );
    },
  },
  {
    name: 'duration',
    level: 4,
    concepts: ['accusative of time', 'numerals'],
    note: 'How long: the accusative.',
    make: (draft) => {
      const isLong = draft.random.chance(600);
      const row = draft.verbThat(
        ({ verb, kind }) =>
          (isLong ? LONG : SHORT).has(verb) && (kind === 'none' || kind === 'with' || kind === 'acc'),
      );
      const clause = draft.clause(row, draft.tense('perf', 'impf', 'fut'), { plain: true, bare: 200 });
      const noun = draft.random.pick(nounIds(isLong ? 'annus dies mensis' : 'hora nox'));
      const [lexeme, en] = draft.random.pick([
        ['duo_num', 'two'],
        ['tres_num', 'three'],
        ['quattuor_num', 'four'],
        ['quinque_num', 'five'],
        ['decem_num', 'ten'],
        ['multus_adj', 'many'],
      ] as const);
      const span = draft.named(noun, { number: 'pl', article: 'none' });
      if (!clause || !span) return undefined;
      const determiner = { lexeme, en: lexeme === 'multus_adj' ? ['many', 'a lot of', 'lots of'] : [en] };
      const time: Argument = { role: 'time', case: 'acc', en: ['for', ''], phrase: { ...span, determiner } };
      const args =
        isLong && !verbIds('habito vivo').has(clause.verb.lexeme)
          ? clause.args.filter(({ role }) => role !== 'place')
          : clause.args;
      return straight({ ...clause, args: [...args, time] }, 'circumstance-first');
    },
  },
  {
    name: 'time when',
    level: 4,
    concepts: ['ablative of time', 'ordinals'],
    note: 'When: the ablative.',
    make: (draft) => {
      const clause = draft.clause(humanVerb(draft), draft.tense('perf', 'impf', 'fut'), {
        plain: true,
        bare: 150,
      });
      if (!clause) return undefined;
      const at = (phrase: NounPhrase | undefined, ...en: readonly string[]): Argument | undefined =>
        phrase && { role: 'time', case: 'abl', en, phrase };
      const [lexeme, ordinal] = draft.random.pick(ORDINALS);
      const determiner = { lexeme, en: [ordinal], show: `the ${ordinal}` };
      const counted = (noun: string): NounPhrase | undefined => {
        const phrase = draft.named(noun, { number: 'sg' });
        return phrase && { ...phrase, determiner };
      };
      const time = [
        () => (OF_YEARS.has(clause.verb.lexeme) ? at(counted('annus_n'), 'in', 'during') : undefined),
        () => at(counted('hora_n'), 'at', 'in', 'during', 'on'),
        () => at(counted('dies_n'), 'on', 'in', 'during'),
        () => at(draft.named('hiems_n', { number: 'sg' }), 'in', 'during'),
        () => at(draft.named('aestas_n', { number: 'sg' }), 'in', 'during'),
        () => at(pronoun('nox_n', ['night', 'the night'], 'sg', 'f'), 'at', 'by', 'in', 'during', 'on'),
      ][draft.random.below(6)]?.();
      return straight(time && { ...clause, args: [...clause.args, time] }, 'circumstance-first');
    },
  },
];
