// Skills, expertise and languages: as many as class, ancestry and background leave to choose.
import type { ReactNode } from 'react';
import type { CharacterBook } from '@sigilla/content/schema/character.ts';
import { givenSkills, languagesToChoose, skillsToChoose } from '@sigilla/engine/characters/origins.ts';
import { Chips } from './Chips.tsx';
import { originsOfDraft, type Draft } from './draft.ts';
import styles from './Builder.module.css';

interface SkillsProps {
  readonly draft: Draft;
  readonly book: CharacterBook;
  readonly onChange: (changes: Partial<Draft>) => void;
}

export function Skills({ draft, book, onChange }: SkillsProps): ReactNode {
  const origins = originsOfDraft(draft, book);
  if (origins === null)
    return (
      <p className={styles.quiet}>
        Ancestry, class and background say what there is to know. Choose those first.
      </p>
    );
  const given = givenSkills(origins);
  const { choose, ofAnyKind } = skillsToChoose(origins);
  const own = origins.class.skills.from;
  const foreign = draft.skills.filter((id) => !own.includes(id)).length;
  const all = [...book.skills.values()];
  const offered = all.filter(
    ({ id }) => given.includes(id) || own.includes(id) || draft.skills.includes(id) || foreign < ofAnyKind,
  );
  const known = all.filter(({ id }) => given.includes(id) || draft.skills.includes(id));
  const languages = languagesToChoose(origins);
  return (
    <div className={styles.stack}>
      <Chips
        label="Skills"
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        given={given}
        chosen={draft.skills}
        most={choose}
        onChange={(skills) => onChange({ skills })}
      />
      {origins.class.expertise > 0 && (
        <Chips
          label="Expert in"
          options={known.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={draft.expertise}
          most={origins.class.expertise}
          onChange={(expertise) => onChange({ expertise })}
        />
      )}
      {languages > 0 && (
        <Chips
          label="Languages"
          options={[...book.languages.values()].map(({ id, name }) => ({ value: id, label: name }))}
          given={origins.ancestry.languages}
          chosen={draft.languages}
          most={languages}
          onChange={(chosen) => onChange({ languages: chosen })}
        />
      )}
    </div>
  );
}
