// Two accusatives and what they become: naming and electing, becoming, teaching; and verbs with the genitive.
// Invariant: both accusatives differ in sense, so that neither could be the other.
import { nounIds } from '../../lexemeIds.ts';
import type { Frame } from './frame.ts';
import { clauseOf, objectOf, pronoun, straight, verbIn } from './frame.ts';

const NAMES = nounIds('marcus caesar cicero pompeius brutus cato scipio');

const OFFICES = nounIds('consul dux imperator');

const CALLINGS = nounIds('consul dux miles magister poeta medicus orator iudex centurio scriba faber');

const TAUGHT = [
  ['carmen_n', 'song'],
  ['musica_n', 'music'],
  ['ars_n', 'art'],
  ['lingua_n', 'language'],
] as const;

export const NAMING_FRAMES: readonly Frame[] = [
  {
    name: 'naming',
    level: 5,
    concepts: ['predicate accusative', 'two accusatives'],
    note: 'creō and appellō make of their object something else, in the same case; in the passive both are nominative.',
    make: (draft) => {
      const who = draft.named(draft.random.pick(NAMES), { number: 'sg' });
      const office = draft.named(draft.random.pick(OFFICES), { number: 'sg', article: 'none' });
      if (!who || !office) return undefined;
      const verb = draft.random.chance(500)
        ? verbIn('creo_v', 'elect', 'appoint', 'make', 'choose', 'create')
        : verbIn('appello_v', 'call', 'name');
      const act = { ...verb, stative: false };
      const tense = draft.tense('pres', 'perf', 'fut');
      if (draft.random.chance(400))
        return straight(clauseOf(act, who, [], { tense, voice: 'pass', noun: office }));
      const subject =
        draft.noun(['populace'], { adorned: 0, number: 'sg' }) ??
        draft.noun(['soldier'], { number: 'pl', adorned: 0 });
      return straight(
        subject &&
          clauseOf(act, subject, [objectOf(who), { role: 'second object', case: 'acc', phrase: office }], {
            tense,
          }),
      );
    },
  },
  {
    name: 'becoming',
    level: 5,
    concepts: ['fīō', 'predicate'],
    note: 'fīō "become" has a nominative on both sides.',
    make: (draft) => {
      const subject = draft.random.chance(400)
        ? draft.named(draft.random.pick(NAMES), { number: 'sg' })
        : draft.noun(['folk', 'pupil'], { number: 'sg', adorned: 0 });
      if (!subject || subject.gender !== 'm') return undefined;
      const isFamous = NAMES.includes(subject.lexeme);
      const noun = draft.named(draft.random.pick(isFamous ? OFFICES : CALLINGS), {
        number: 'sg',
        article: 'a',
      });
      if (noun && OFFICES.includes(noun.lexeme))
        return straight(
          clauseOf({ ...verbIn('fio_v', 'become', 'be made'), stative: false }, subject, [], {
            tense: draft.tense('pres', 'perf', 'fut'),
            noun: { ...noun, article: 'none' },
          }),
        );
      return straight(
        noun &&
          clauseOf({ ...verbIn('fio_v', 'become', 'be made'), stative: false }, subject, [], {
            tense: draft.tense('pres', 'perf', 'fut'),
            noun,
          }),
      );
    },
  },
  {
    name: 'teaching',
    level: 6,
    concepts: ['two accusatives'],
    note: 'doceō takes two accusatives: whom and what.',
    make: (draft) => {
      const subject = draft.noun(['teacher'], { adorned: 150, number: 'sg' });
      const pupil = subject && draft.noun(['pupil'], { adorned: 100 });
      const isLetters = draft.random.chance(350);
      const [taught, en] = draft.random.pick(TAUGHT);
      const what =
        pupil &&
        (isLetters
          ? pronoun('littera_n', ['letters', 'literature', 'reading and writing'], 'pl', 'f')
          : draft.named(taught, { article: 'a', number: 'sg', en }));
      return straight(
        subject &&
          pupil &&
          what &&
          clauseOf(
            { lexeme: 'doceo_v', en: 'teach', stative: false },
            subject,
            [objectOf(pupil), { role: 'second object', case: 'acc', phrase: what }],
            { tense: draft.tense() },
          ),
      );
    },
  },
  {
    name: 'genitive verb',
    level: 7,
    concepts: ['verbs with the genitive'],
    note: 'oblīvīscor and misereor take the genitive.',
    make: (draft) => {
      const subject = draft.noun(['human', 'soldier', 'ruler'], { adorned: 150 });
      const isPity = draft.random.chance(450);
      const object =
        subject &&
        draft.noun(isPity ? ['captive', 'human'] : ['beloved', 'esteem', 'homeland', 'dread'], {
          adorned: 100,
        });
      const verb = isPity
        ? { lexeme: 'misereor_v', en: 'pity', stative: true }
        : { lexeme: 'obliviscor_v', en: 'forget', stative: false };
      return straight(
        subject &&
          object &&
          clauseOf(verb, subject, [{ role: 'object', case: 'gen', phrase: object }], {
            tense: draft.tense('pres', 'perf', 'fut'),
            isNegated: draft.random.chance(250),
          }),
      );
    },
  },
];
