// What is said, thought and asked: accusative and infinitive, reported questions, and what one is said to do.
// Invariant: the tense of what is told is seen from the main verb.
import type { Tense } from '../../features.ts';
import { verbIds } from '../../lexemeIds.ts';
import type { Draft } from '../draft.ts';
import type { Asker, Clause, Phrase, Sense } from '../tree.ts';
import { isPast } from '../agreement.ts';
import { anyVerb, humanVerb, isAskable, quietVerb } from './deeds.ts';
import type { Frame } from './frame.ts';
import {
  clauseOf,
  earlier,
  infinitive,
  passive,
  same,
  sequence,
  straight,
  verbIn,
  withComplement,
} from './frame.ts';
import { asker, eitherOr, WHO } from './questions.ts';

export const TOLD = verbIds('dico nuntio nego');

/** A main clause that says or thinks something. */
export const reportVerb = (draft: Draft, tense: Tense, among?: ReadonlySet<string>): Clause | undefined => {
  const row = draft.verbThat(({ kind, verb }) => kind === 'aci' && (among?.has(verb) ?? true));
  const subject = row && draft.noun(row.subject, { adorned: 100 });
  return row && subject && clauseOf(draft.choice(row), subject, [], { tense });
};

/** A main clause that asks or does not know. */
const wondering = (draft: Draft, tense: Tense): Clause | undefined => {
  const row = draft.verbThat(({ kind, verb }) => kind === 'ask' || verb === 'scio_v');
  const subject =
    row && (draft.random.chance(300) ? draft.person() : draft.noun(row.subject, { adorned: 100 }));
  return (
    row &&
    subject &&
    clauseOf(draft.choice(row), subject, [], {
      tense,
      isNegated: row.verb === 'scio_v' && draft.random.chance(500),
    })
  );
};

const WHETHER: Asker = { lexeme: 'num_part', form: 'num', en: ['whether', 'if'] };
const WHICH_OF_TWO: Asker = { lexeme: 'utrum_part', form: 'utrum', en: ['whether', 'if'] };
const ANYONE: Phrase = { kind: 'person', person: 3, number: 'sg', gender: 'm' };
const SHE = {
  m: ['his', 'his own'],
  f: ['her', 'her own', 'his', 'his own'],
  n: ['its', 'its own'],
} as const;

export const REPORT_FRAMES: readonly Frame[] = [
  {
    name: 'reported statement',
    level: 6,
    concepts: ['accusative and infinitive'],
    note: 'After verbs of saying and thinking: accusative and infinitive.',
    make: (draft) => {
      const main = reportVerb(draft, draft.tense('pres', 'perf', 'impf'));
      const tense = draft.random.pick(['pres', 'pres', 'perf', 'fut'] as const);
      const inner = draft.clause(anyVerb(draft), tense, { mood: 'inf', bare: 0, plain: true });
      return straight(withComplement(main, inner && { kind: 'statement', clause: inner }));
    },
  },
  {
    name: 'reported of oneself',
    level: 7,
    concepts: ['accusative and infinitive', 'reflexive pronoun', 'sē, suus'],
    note: 'In a report sē is whoever reports, and suus belongs to them.',
    make: (draft) => {
      const main = reportVerb(draft, draft.tense('pres', 'perf', 'impf'), TOLD);
      if (!main || main.subject.kind !== 'noun') return undefined;
      const tense = draft.random.pick(['pres', 'perf', 'fut'] as const);
      const inner = draft.clause(quietVerb(draft), tense, {
        subject: same(main.subject),
        mood: 'inf',
        plain: true,
      });
      const [object, ...rest] = inner?.args ?? [];
      if (!inner) return undefined;
      const isOwn =
        object?.role === 'object' &&
        !object.phrase.adjective &&
        !object.phrase.determiner &&
        draft.stock.isOf(object.phrase.lexeme, ['thing', 'text', 'steed', 'load']) &&
        draft.random.chance(500);
      const en = main.subject.count === 'pl' ? ['their', 'their own'] : SHE[main.subject.gender];
      const args = isOwn
        ? [{ ...object, phrase: { ...object.phrase, determiner: { lexeme: 'suus_adj', en } } }, ...rest]
        : inner.args;
      return straight(withComplement(main, { kind: 'statement', clause: { ...inner, args } }));
    },
  },
  {
    name: 'reported passive',
    level: 7,
    concepts: ['accusative and infinitive', 'passive infinitive'],
    note: 'The passive infinitive, too, stands with the accusative; the perfect agrees with it.',
    make: (draft) => {
      const main = reportVerb(draft, draft.tense('pres', 'perf', 'impf'));
      const inner = passive(draft, draft.random.pick(['pres', 'perf', 'perf'] as const));
      return straight(
        withComplement(main, inner && { kind: 'statement', clause: { ...inner, mood: 'inf' } }),
      );
    },
  },
  {
    name: 'said to',
    level: 7,
    concepts: ['nominative and infinitive'],
    note: 'dīcitur and vidētur keep the nominative: he is said to, he seems to.',
    make: (draft) => {
      const subject = draft.noun(['human', 'soldier', 'ruler'], { adorned: 150 });
      const body = subject && infinitive(draft, subject);
      if (!subject || !body) return undefined;
      const isSaid = draft.random.chance(550);
      const tense = isSaid ? 'pres' : draft.random.pick(['pres', 'impf'] as const);
      const complement = { kind: 'infinitive', clause: body } as const;
      const verb = isSaid ? { ...verbIn('dico_v', 'say'), stative: true } : verbIn('video_v', 'see');
      const main = clauseOf(verb, subject, [], { tense, voice: 'pass', complement });
      const seem = clauseOf(verbIn('video_v', 'seem', 'appear'), subject, [], { tense, complement });
      return straight(isSaid ? main : { ...main, asEnglish: [seem] });
    },
  },
  {
    name: 'indirect question',
    level: 7,
    concepts: ['indirect question', 'sequence of tenses'],
    note: 'A reported question takes the subjunctive.',
    make: (draft) => {
      const tense = draft.tense('pres', 'perf', 'impf');
      const main = wondering(draft, tense);
      const row = humanVerb(draft, isAskable);
      const asks = draft.random.chance(250) ? WHO : draft.random.chance(300) ? WHETHER : asker(draft, row);
      const innerTense: Tense = draft.random.chance(600) ? sequence(tense) : earlier(tense);
      const inner = draft.clause(row, innerTense, {
        mood: 'subj',
        plain: true,
        bare: 0,
        ...(asks?.is === 'subject' ? { subject: ANYONE } : {}),
      });
      return straight(asks && withComplement(main, inner && { kind: 'question', clause: inner, asks }));
    },
  },
  {
    name: 'indirect question of the future',
    level: 8,
    concepts: ['indirect question', 'sequence of tenses', 'future participle'],
    note: 'For the future a reported question has the future participle with sit or esset.',
    make: (draft) => {
      const tense = draft.tense('pres', 'perf', 'impf');
      const main = wondering(draft, tense);
      const row = humanVerb(draft, isAskable);
      const asks = draft.random.chance(400) ? WHETHER : draft.random.chance(300) ? WHO : asker(draft, row);
      const says: readonly (Tense | Sense)[] = isPast(tense)
        ? ['would', 'was about to']
        : ['fut', 'about to'];
      const inner = draft.clause(row, sequence(tense), {
        mood: 'subj',
        plain: true,
        bare: 0,
        ...(asks?.is === 'subject' ? { subject: ANYONE } : {}),
      });
      return straight(
        asks &&
          withComplement(
            main,
            inner && { kind: 'question', clause: { ...inner, isPeriphrastic: true, says }, asks },
          ),
      );
    },
  },
  {
    name: 'indirect double question',
    level: 8,
    concepts: ['indirect question', 'double question', 'utrum … an'],
    note: 'utrum … an also asks at second hand, then with the subjunctive.',
    manner: 'with utrum',
    make: (draft) => {
      const tense = draft.tense('pres', 'perf');
      const main = wondering(draft, tense);
      const inner = eitherOr(draft, 'subj', isPast(tense) ? 'impf' : 'pres');
      return straight(withComplement(main, inner && { kind: 'question', clause: inner, asks: WHICH_OF_TWO }));
    },
  },
];
