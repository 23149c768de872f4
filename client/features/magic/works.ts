// What is done with magic, as deeds, the same wherever they are asked for.
import type { SpellDefinition } from '@sigilla/content/schema/spell.ts';
import type { TechnologyDefinition } from '@sigilla/content/schema/technology.ts';
import { abandonResearch } from '@sigilla/engine/actions/magic/abandonResearch.ts';
import { castSpell } from '@sigilla/engine/actions/magic/castSpell.ts';
import { hastenResearch } from '@sigilla/engine/actions/magic/hastenResearch.ts';
import { researchSpell } from '@sigilla/engine/actions/magic/researchSpell.ts';
import { researchTechnology } from '@sigilla/engine/actions/magic/researchTechnology.ts';
import { unexpectedly } from '../../realm/actions.tsx';
import { deed } from '../../realm/deed.ts';
import type { Deed } from '../../realm/deed.ts';

type Subject = SpellDefinition | TechnologyDefinition;

export const castingOf = ({ id, name }: SpellDefinition): Deed =>
  deed(
    castSpell,
    { spellId: id },
    {
      label: `Cast ${name}`,
      failed: unexpectedly(`${name} would not be spoken. Nothing was spent; please try again.`),
    },
  );

/** A study is seen on its candle: it needs no leaf to say so. */
export const studyingOf = (subject: Subject): Deed => {
  const words = {
    label: `Research ${subject.name}`,
    quiet: true,
    failed: unexpectedly(
      `The study of ${subject.name} could not be begun. Nothing was spent; please try again.`,
    ),
  };
  return 'school' in subject
    ? deed(researchSpell, { spellId: subject.id }, words)
    : deed(researchTechnology, { technologyId: subject.id }, words);
};

export const hasteningOf = ({ id, name }: Subject): Deed =>
  deed(hastenResearch, { studyId: id }, { label: `Put ${name} first`, quiet: true });

export const abandoningOf = ({ id, name }: Subject): Deed =>
  deed(abandonResearch, { studyId: id }, { label: `Give up ${name}` });
