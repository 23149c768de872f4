// The sheet itself. On paper it is one page, black on white (SheetLeaf.module.css).
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { characterBook } from '@sigilla/content/characters/index.ts';
import { CHARACTER_MOTTOES } from '@sigilla/content/characters/names.ts';
import { ABILITIES, MOST_ABILITY } from '@sigilla/content/schema/character.ts';
import type { CharacterView } from '@sigilla/engine/characters/views.ts';
import { Drollery } from '../../ui/art/Drollery.tsx';
import { Folio } from '../../ui/art/Folio.tsx';
import { faceOfPortrait } from '../../ui/art/portrait/chosen.ts';
import { paint } from '../../ui/art/portrait/plan.ts';
import { StatRose } from '../../ui/art/StatRose.tsx';
import { FourBoxes } from './FourBoxes.tsx';
import { ABILITY_LABELS, article, modifier, scoresWords } from './words.ts';
import styles from './SheetLeaf.module.css';

interface SheetLeafProps {
  readonly character: CharacterView;
}

function Scores({ character: { derived } }: SheetLeafProps): ReactNode {
  return (
    <table className={styles.scores}>
      <caption className="visuallyHidden">Six scores</caption>
      <thead>
        <tr>
          <th scope="col">Ability</th>
          <th scope="col">Score</th>
          <th scope="col">Modifier</th>
          <th scope="col">Save</th>
        </tr>
      </thead>
      <tbody>
        {ABILITIES.map((ability) => {
          const save = derived.saves.find((one) => one.ability === ability);
          return (
            <tr key={ability}>
              <th scope="row">{ABILITY_LABELS[ability]}</th>
              <td>{derived.abilityScores[ability]}</td>
              <td>{modifier(derived.modifiers[ability])}</td>
              <td data-proficient={save?.isProficient}>
                {save === undefined ? '' : modifier(save.bonus)}
                {save?.isProficient === true && <span className="visuallyHidden"> (proficient)</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const Skill = ({ derived }: { readonly derived: CharacterView['derived'] }): ReactNode => (
  <ul className={styles.skills}>
    {derived.skills.map(({ id, name, bonus, isProficient, isExpert }) => (
      <li key={id} data-proficient={isProficient || undefined}>
        <span>{name}</span>
        {isExpert ? <small>expert</small> : isProficient && <small>trained</small>}
        <b>{modifier(bonus)}</b>
      </li>
    ))}
  </ul>
);

const listed = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(', '));

function Rest({ character }: SheetLeafProps): ReactNode {
  const { derived } = character;
  const { proficiencies, spellcasting, darkvision } = derived;
  const rows: readonly (readonly [string, string])[] = [
    ['Languages', listed(derived.languages)],
    ['Armour', `${derived.armour}; trained in ${listed(proficiencies.armour)}`],
    ['Weapons', listed(proficiencies.weapons)],
    ['Tools', listed(proficiencies.tools)],
    ['Equipment', listed(derived.equipment)],
    ...(spellcasting === null
      ? []
      : ([
          [
            'Spells',
            `by ${spellcasting.ability}, ${modifier(spellcasting.attackBonus)} to hit, saves against ${spellcasting.saveDc}`,
          ],
        ] as const)),
    ...(darkvision === 0 ? [] : ([['In the dark', `sees ${darkvision} feet`]] as const)),
    ['Scores', scoresWords(character)],
  ];
  return (
    <dl className={styles.rest}>
      {rows.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Those who cast from the first day have other folk at the foot of their leaf. */
const isMagical = (id: string): boolean => characterBook.classes.get(id)?.spellcasting?.fromLevel === 1;

export function SheetLeaf({ character }: SheetLeafProps): ReactNode {
  const { choices, derived, name, race, background, level } = character;
  const marks = useMemo(
    () => paint(faceOfPortrait(choices.portrait, choices.ancestry)),
    [choices.portrait, choices.ancestry],
  );
  const category = isMagical(choices.class) ? 'magical' : 'military';
  const motto = CHARACTER_MOTTOES[choices.background];
  return (
    <article className={styles.sheet} aria-label={name}>
      <Folio
        className={styles.folio}
        marks={marks}
        ground={choices.portrait.ground}
        height={610}
        foot={<Drollery of={category} />}
      >
        {motto !== undefined && (
          <p className={styles.motto} lang="la">
            {motto}
          </p>
        )}
        <p className={styles.note}>
          formerly {article(background)} {background.toLowerCase()}
        </p>
      </Folio>
      <div className={styles.words}>
        <h1>{name}</h1>
        <p className={styles.note}>
          {race} {character.class.toLowerCase()}, level {level} · proficiency{' '}
          {modifier(derived.proficiencyBonus)} · hit die d{derived.hitDie} · passive perception{' '}
          {derived.passivePerception}
        </p>
        <FourBoxes derived={derived} />
        <div className={styles.two}>
          <div className={styles.rose}>
            <StatRose
              most={MOST_ABILITY}
              stats={ABILITIES.map(
                (ability) => [ABILITY_LABELS[ability], derived.abilityScores[ability]] as const,
              )}
            />
          </div>
          <Scores character={character} />
        </div>
        <h2>Skills</h2>
        <Skill derived={derived} />
      </div>
      <div className={styles.foot}>
        <section>
          <h2>Features</h2>
          <ul className={styles.features}>
            {derived.features.map((one) => (
              <li key={`${one.from} ${one.name}`}>
                <b>{one.name}</b> <small>{one.from}</small>
                <br />
                {one.description}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>All the rest</h2>
          <Rest character={character} />
        </section>
      </div>
    </article>
  );
}
