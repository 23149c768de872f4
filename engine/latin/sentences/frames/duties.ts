// The gerundive of obligation: what must be done, and who must do it.
// Invariant: the doer stands in the dative, the thing in the nominative.
import type { Argument } from '../tree.ts';
import { concerned } from './cases.ts';
import { allowsPassive, LIFELESS } from './deeds.ts';
import type { Frame } from './frame.ts';
import { clauseOf, objectOf, straight, verbIn } from './frame.ts';

export const DUTY_FRAMES: readonly Frame[] = [
  {
    name: 'obligation',
    level: 8,
    concepts: ['gerundive of obligation'],
    note: 'Gerundive with sum: must be done.',
    manner: 'with the gerundive',
    make: (draft) => {
      const row = draft.verbThat(
        (one) => allowsPassive(one) && (one.scenes === undefined || one.subject.includes('human')),
      );
      const subject = row && draft.noun(row.object, { adorned: 250 });
      return straight(
        row &&
          subject &&
          clauseOf(draft.choice(row), subject, [], {
            tense: draft.tense('pres', 'impf'),
            mood: 'gerundive',
            voice: 'pass',
            isNegated: draft.random.chance(150),
          }),
      );
    },
  },
  {
    name: 'who must',
    level: 8,
    concepts: ['gerundive of obligation', 'dative of the agent'],
    note: 'With the gerundive of obligation the doer stands in the dative.',
    manner: 'with the gerundive',
    make: (draft) => {
      const row = draft.verbThat(
        (one) =>
          allowsPassive(one) &&
          (one.subject.includes('human') || one.subject.includes('soldier')) &&
          (one.object?.some((name) => LIFELESS.has(name)) ?? false),
      );
      const subject = row && draft.noun(row.object, { adorned: 150 });
      const who =
        row &&
        concerned(
          draft,
          row.subject.filter((name) => name === 'human' || name === 'soldier'),
        );
      if (!row || !subject || !who) return undefined;
      const tense = draft.random.pick(['pres', 'pres', 'impf', 'fut'] as const);
      const verb = draft.choice(row);
      const must =
        tense === 'pres'
          ? verbIn('debeo_v', 'must', 'have to', 'ought', 'need to')
          : verbIn('debeo_v', 'have to', 'need to');
      const body = clauseOf(verb, who.subject, [objectOf(subject)], { mood: 'inf' });
      const active = clauseOf(must, who.subject, [], {
        tense,
        complement: { kind: 'infinitive', clause: body },
      });
      const by: Argument = { role: 'agent', case: 'dat', en: ['by'], phrase: who.dative };
      const passive = clauseOf(verb, subject, [by], {
        tense: tense === 'fut' ? 'pres' : tense,
        mood: 'gerundive',
        voice: 'pass',
      });
      const latin = clauseOf(verb, subject, [{ role: 'agent', case: 'dat', phrase: who.dative }], {
        tense,
        mood: 'gerundive',
        voice: 'pass',
      });
      return straight({ ...latin, asEnglish: tense === 'fut' ? [active] : [active, passive] });
    },
  },
];
